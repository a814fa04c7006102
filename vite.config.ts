import { svelte } from "@sveltejs/vite-plugin-svelte";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { defineConfig, type Plugin } from "vite";

const web = new URL("./web/", import.meta.url).pathname;
const server = process.env.CARRACK_SERVER ?? "http://127.0.0.1:8503"; // where `npm run dev` finds the games

/** Writes a .br and a .gz beside every text of the bundle: the server sends them as they are. */
function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      for (const [name, file] of Object.entries(bundle)) {
        if (!/\.(js|css|svg|json|html|webmanifest)$/.test(name)) continue;
        const data = Buffer.from(file.type === "chunk" ? file.code : file.source);
        const br = brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
        this.emitFile({ type: "asset", fileName: `${name}.br`, source: br });
        this.emitFile({ type: "asset", fileName: `${name}.gz`, source: gzipSync(data, { level: 9 }) });
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
    outDir: new URL("./src/carrack/server/static", import.meta.url).pathname,
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content policy allows no fonts in data: addresses
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: {
    host: "127.0.0.1",
    fs: { allow: ["."] },
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"] },
} as Parameters<typeof defineConfig>[0]);
