/** Eyes that are nobody's seat, as the server counts them. */

export const SPECTATOR = -1;
export const EVERYTHING = -2;
