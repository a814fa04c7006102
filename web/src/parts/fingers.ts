/** Are things touched with a finger here? Then they are tapped, not clicked. */
export const fingers = (): boolean => !!globalThis.matchMedia?.("(pointer: coarse)").matches;
