// Makes the TypeScript types from the Python protocol: web/src/types/protocol.ts, and picture.ts in each game's board folder.
//   npm run types            writes them
//   npm run types -- --check fails when they are not up to date
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const check = process.argv.includes("--check");
const python = existsSync(".venv/bin/python") ? ".venv/bin/python" : "python3";
const schema = JSON.parse(execFileSync(python, ["-m", "carrack.server.schema"], { maxBuffer: 1 << 26 }).toString());
const options = {
  bannerComment: "// Made from the Python types by `npm run types`; do not edit.",
  additionalProperties: false,
  style: { printWidth: 120 },
};

/** One module with every type of a schema's $defs. */
async function module(defs, name) {
  const root = { $defs: defs, title: name, type: "object", additionalProperties: false, required: Object.keys(defs), properties: {} };
  for (const key of Object.keys(defs)) root.properties[key] = { $ref: `#/$defs/${key}` };
  return compile(root, name, options);
}

const files = { "web/src/types/protocol.ts": await module(schema.protocol.$defs, "Everything") };
for (const [game, picture] of Object.entries(schema.games)) {
  const folder = `src/carrack/games/${game}/board`;
  if (!existsSync(`src/carrack/games/${game}`)) continue; // a game in a package of its own has no board
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true });
  files[`${folder}/picture.ts`] = await compile(picture, "Picture", options);
}

let stale = 0;
for (const [path, text] of Object.entries(files)) {
  if (existsSync(path) && readFileSync(path, "utf8") === text) continue;
  stale++;
  if (check) console.error(`${path} is not up to date: run npm run types`);
  else writeFileSync(path, text);
}
process.exit(check && stale ? 1 : 0);
