/** The proof of fair luck, as far as a browser can give it. See src/carrack/tables/luck.py. */

/** Can this browser calculate fingerprints here? Only on https and on this very machine. */
export const able = (): boolean => typeof crypto !== "undefined" && crypto.subtle !== undefined;

/** The SHA-256 of a text, in hexadecimal. */
export async function fingerprint(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Is this the secret that was promised? The fingerprint is that of the secret as it is written, not of the bytes it stands for. */
export async function keeps(secret: string, commitment: string): Promise<boolean> {
  return (await fingerprint(secret)) === commitment;
}
