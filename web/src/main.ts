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
import { settings } from "./settings.svelte";
import { loadWords } from "./words.svelte";

addArt(symbols, kit);
await loadWords(settings.language);
mount(App, { target: document.getElementById("app")! });
