// svelte-check has been seen to report nothing at all, and to call that a success. Here it has to find the faults that are in canary/:
// in a module, in the script of a component, and in its markup.
//   npm run canary
import { spawnSync } from "node:child_process";

const FAULTS = ["wrong.ts 2322", "Wrong.svelte 2322", "Wrong.svelte a11y_missing_attribute"]; // file, and what is said of it

const options = ["--tsconfig", "web/make/canary/tsconfig.json", "--fail-on-warnings", "--output", "machine-verbose"];
const run = spawnSync("npx", ["svelte-check", ...options], { encoding: "utf8" });
const found = new Set();
for (const line of run.stdout.split("\n")) {
  if (!line.includes("{")) continue;
  const { filename, code } = JSON.parse(line.slice(line.indexOf("{")));
  found.add(`${filename.split("/").at(-1)} ${code}`);
}
const missed = FAULTS.filter((fault) => !found.has(fault));
if (run.status === 0 || missed.length) {
  console.error(`svelte-check does not find what is wrong: ${missed.join(", ") || "its status is 0"}\n${run.stdout}${run.stderr}`);
  process.exit(1);
}
console.log(`svelte-check finds what is wrong: ${FAULTS.length} faults of ${FAULTS.length}`);
