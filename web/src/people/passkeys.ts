/** Passkeys: the browser's half of the two ceremonies of WebAuthn. */

import { post } from "../api";
import type { Options, PersonView } from "../types/protocol";
import { creationOptions, passkeysAt, requestOptions, toBase64url, type Json } from "./bytes";

/** Can passkeys be used here, in this browser? */
export const passkeysWork = (): boolean => typeof PublicKeyCredential !== "undefined" && isSecureContext && passkeysAt(location.hostname);

/** The person has closed the browser's window, or waited too long: nothing to complain about. */
export class Dismissed extends Error {}

async function asked<T>(ceremony: Promise<T | null>): Promise<T> {
  let answer: T | null;
  try {
    answer = await ceremony;
  } catch (error) {
    if (error instanceof DOMException && ["NotAllowedError", "AbortError"].includes(error.name)) throw new Dismissed();
    throw error;
  }
  if (!answer) throw new Dismissed();
  return answer;
}

function answerOf(credential: PublicKeyCredential): Json {
  const response: Json = { clientDataJSON: toBase64url(credential.response.clientDataJSON) };
  if (credential.response instanceof AuthenticatorAttestationResponse) {
    response["attestationObject"] = toBase64url(credential.response.attestationObject);
    response["transports"] = credential.response.getTransports?.() ?? [];
  } else if (credential.response instanceof AuthenticatorAssertionResponse) {
    const { authenticatorData, signature, userHandle } = credential.response;
    response["authenticatorData"] = toBase64url(authenticatorData);
    response["signature"] = toBase64url(signature);
    if (userHandle) response["userHandle"] = toBase64url(userHandle);
  }
  return { id: credential.id, rawId: toBase64url(credential.rawId), type: credential.type, response, clientExtensionResults: {} };
}

/** Make a passkey for whoever is here; a guest becomes a member with this login. */
export async function makePasskey(login?: string): Promise<PersonView> {
  const { options, state } = await post<Options>("/api/passkeys/options", login === undefined ? {} : { login });
  const made = await asked(navigator.credentials.create({ publicKey: creationOptions(options) }));
  return post<PersonView>("/api/passkeys", { state, credential: answerOf(made as PublicKeyCredential) });
}

export async function signInWithPasskey(): Promise<PersonView> {
  const { options, state } = await post<Options>("/api/passkeys/sign-in/options");
  const used = await asked(navigator.credentials.get({ publicKey: requestOptions(options) }));
  return post<PersonView>("/api/passkeys/sign-in", { state, credential: answerOf(used as PublicKeyCredential) });
}
