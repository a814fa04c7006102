/** What travels between server and browser about passkeys: bytes as base64url. */

export type Json = Record<string, unknown>;

export function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

export function toBase64url(bytes: ArrayBuffer | Uint8Array): string {
  const letters = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Can passkeys be used here? They belong to a name: an address such as 127.0.0.1 has none. */
export function passkeysAt(host: string): boolean {
  return !/^[0-9.]+$|:|^\[/.test(host);
}

const described = (list: unknown): PublicKeyCredentialDescriptor[] =>
  ((list ?? []) as { id: string; type: "public-key" }[]).map((one) => ({ ...one, id: fromBase64url(one.id) }));

/** What the server asks a browser to make. */
export function creationOptions(json: Json): PublicKeyCredentialCreationOptions {
  const user = json["user"] as { id: string; name: string; displayName: string };
  return {
    ...(json as unknown as PublicKeyCredentialCreationOptions),
    challenge: fromBase64url(json["challenge"] as string),
    user: { ...user, id: fromBase64url(user.id) },
    excludeCredentials: described(json["excludeCredentials"]),
  };
}

export function requestOptions(json: Json): PublicKeyCredentialRequestOptions {
  return {
    ...(json as unknown as PublicKeyCredentialRequestOptions),
    challenge: fromBase64url(json["challenge"] as string),
    allowCredentials: described(json["allowCredentials"]),
  };
}
