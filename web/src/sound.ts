/** The sounds of the table, made by the browser itself: no files. Quiet, short, nothing loops. */

import { settings } from "./settings.svelte";

export type SoundName = "die" | "knock" | "canvas" | "paper" | "coins" | "quill" | "thunder" | "creak" | "bell" | "bells" | "cork";

/** What an act sounds like when its board does not say: by the words in the name of its kind. */
const BY_WORD: [RegExp, SoundName][] = [
  [/roll|die|dice|event|spin/, "die"],
  [/move|sail|voyage/, "canvas"],
  [/buy|sell|pay|gold|take|produce|bid|lose/, "coins"],
  [/treaty|sign|contract|claim/, "quill"],
  [/card|see|look|reveal|draw|discard|tile|discover|pick|deal/, "paper"],
  [/storm|hurricane/, "thunder"],
  [/end|pass|decline|start/, "paper"],
];

/** The sound of a kind of act. */
export function soundOf(kind: string, own: Record<string, SoundName | null> = {}): SoundName | null {
  if (kind in own) return own[kind]!;
  return BY_WORD.find(([word]) => word.test(kind))?.[1] ?? "knock";
}

let audio: AudioContext | undefined;
let out: GainNode;
let hiss: AudioBuffer;

function wake(): void {
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
}

// a browser lets a page sound only after its visitor has touched it
for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, () => settings.sound && wake(), { passive: true });

/** A second of noise, the raw stuff of wood, paper, canvas and thunder. */
function noise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  return buffer;
}

interface Shape {
  at: number; // seconds from now
  rise: number;
  fall: number;
  loud: number;
}

/** A gain that rises and falls. */
function shaped(context: AudioContext, { at, rise, fall, loud }: Shape): GainNode {
  const gain = context.createGain();
  const start = context.currentTime + at;
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.linearRampToValueAtTime(loud, start + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + rise + fall);
  gain.connect(out);
  return gain;
}

/** A tone that may slide from one pitch to another. */
function tone(context: AudioContext, from: number, to: number, shape: Shape, wave: OscillatorType = "sine"): void {
  const source = context.createOscillator();
  const start = context.currentTime + shape.at;
  const end = start + shape.rise + shape.fall;
  source.type = wave;
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(to, end);
  source.connect(shaped(context, shape));
  source.start(start);
  source.stop(end);
}

/** Filtered noise that may slide too. */
function rush(context: AudioContext, kind: BiquadFilterType, from: number, to: number, sharp: number, shape: Shape): void {
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  const start = context.currentTime + shape.at;
  const end = start + shape.rise + shape.fall;
  source.buffer = hiss;
  source.loop = true;
  filter.type = kind;
  filter.Q.value = sharp;
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(to, end);
  source.connect(filter).connect(shaped(context, shape));
  source.start(start, Math.random() * 0.5);
  source.stop(end);
}

/** Wood on wood. */
function wood(context: AudioContext, at: number, pitch: number, loud: number): void {
  tone(context, pitch, pitch * 0.6, { at, rise: 0.002, fall: 0.09, loud: loud * 0.6 });
  rush(context, "bandpass", pitch * 4, pitch * 3, 3, { at, rise: 0.001, fall: 0.035, loud });
}

/** A struck bell: a few partials, each dying in its own time. */
function strike(context: AudioContext, at: number): void {
  for (const [ratio, loud, fall] of [[1, 0.16, 1.6], [2.01, 0.08, 1.1], [2.76, 0.06, 0.8], [5.4, 0.03, 0.35]] as const) {
    tone(context, 880 * ratio, 880 * ratio, { at, rise: 0.003, fall, loud });
  }
}

const SOUNDS: Record<SoundName, (context: AudioContext) => void> = {
  die: (c) => [0, 0.11, 0.2, 0.27, 0.32].forEach((at, i) => wood(c, at, 320 - 25 * i, 0.3 - 0.045 * i)),
  knock: (c) => wood(c, 0, 210, 0.34),
  canvas: (c) => rush(c, "lowpass", 300, 1100, 0.7, { at: 0, rise: 0.18, fall: 0.4, loud: 0.14 }),
  paper: (c) => rush(c, "highpass", 2400, 5200, 0.4, { at: 0, rise: 0.05, fall: 0.16, loud: 0.07 }),
  coins: (c) => {
    for (const [at, pitch] of [[0, 3100], [0.09, 3650]] as const) {
      tone(c, pitch, pitch, { at, rise: 0.002, fall: 0.22, loud: 0.07 });
      tone(c, pitch * 1.51, pitch * 1.5, { at, rise: 0.002, fall: 0.12, loud: 0.04 });
    }
  },
  quill: (c) => [0, 0.12, 0.2].forEach((at) => rush(c, "bandpass", 3200, 4300, 2, { at, rise: 0.03, fall: 0.08, loud: 0.09 })),
  thunder: (c) => rush(c, "lowpass", 190, 60, 0.8, { at: 0, rise: 0.12, fall: 1.5, loud: 0.4 }),
  creak: (c) => tone(c, 92, 61, { at: 0, rise: 0.12, fall: 0.5, loud: 0.1 }, "sawtooth"),
  bell: (c) => strike(c, 0),
  bells: (c) => [0, 0.55].forEach((at) => strike(c, at)),
  cork: (c) => tone(c, 190, 420, { at: 0, rise: 0.01, fall: 0.07, loud: 0.22 }),
};

/** Let something sound, if the visitor wants to hear it. */
export function sound(name: SoundName | null): void {
  if (!name || !settings.sound || settings.volume <= 0 || !("AudioContext" in globalThis)) return;
  if (!audio || audio.state !== "running") return; // not allowed to sound yet
  if (!hiss) {
    hiss = noise(audio);
    out = audio.createGain();
    out.connect(audio.destination);
  }
  out.gain.value = 0.5 * settings.volume;
  SOUNDS[name](audio);
}
