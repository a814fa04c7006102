import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { defineConfig, type Plugin } from "vite";

const web = new URL("./web/", import.meta.url).pathname;
const pages = new URL("./src/carrack/server/static", import.meta.url).pathname;
const server = process.env.CARRACK_SERVER ?? "http://127.0.0.1:8503"; // where `npm run dev` finds the games

/** Writes a .br and a .gz beside every text of the bundle: the server sends them as they are. */
function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    enforce: "post",
    // when all else is written: the server sends no packed file that is older than what it was made from
    writeBundle() {
      for (const name of readdirSync(pages, { recursive: true, encoding: "utf8" })) {
        if (!/\.(js|css|svg|json|html|webmanifest)$/.test(name)) continue;
        const path = join(pages, name);
        const data = readFileSync(path);
        writeFileSync(`${path}.br`, brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
        writeFileSync(`${path}.gz`, gzipSync(data, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  root: web,
  cacheDir: process.env.VITE_CACHE ?? new URL("./node_modules/.vite", import.meta.url).pathname,
  plugins: [svelte({ configFile: new URL("./svelte.config.js", import.meta.url).pathname }), compressed()],
  resolve: { alias: { $web: `${web}src`, $art: `${web}art` } },
  build: {
    outDir: pages,
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content policy allows no fonts in data: addresses
    manifest: "manifest.json", // which chunk is what: the tests weigh them
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false }, // packing takes its time, and that is known
      // what the first page needs in one piece, not in one for each set of pages that share it
      output: { codeSplitting: { groups: [{ name: "shell", tags: ["$initial"] }] } },
    },
    target: "es2022",
  },
  server: {
    host: "127.0.0.1",
    fs: { allow: [new URL(".", import.meta.url).pathname] },
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"] },
} as Parameters<typeof defineConfig>[0]);
