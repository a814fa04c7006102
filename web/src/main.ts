import "./fonts.css";
import "$art/tokens.css";
import "$art/components.css";
import "./shell.css";
import "./marks.css";
import kit from "$art/board-kit.svg?raw";
import symbols from "$art/symbols-shell.svg?raw";
import { mount } from "svelte";
import App from "./App.svelte";
import { addArt } from "./art";
import { notices } from "./notices.svelte";
import { loadWords, t } from "./words.svelte";

// After an upgrade of the server the parts of these pages that were not loaded yet are gone: the page is loaded anew, if the server is there, but
// not again and again.
addEventListener("vite:preloadError", () => {
  const last = Number(sessionStorage.getItem("reloaded") ?? 0);
  if (Date.now() - last < 60_000) return;
  void fetch("/healthz").then(({ ok }) => {
    if (!ok) return;
    sessionStorage.setItem("reloaded", String(Date.now()));
    location.reload();
  }, () => notices.say(t("error-offline"), true));
});

addArt(symbols, kit);
await loadWords();
mount(App, { target: document.getElementById("app")! });
