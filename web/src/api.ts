/** The REST API. What is refused becomes a `Refusal`, with a sentence for people. */

import type { Problem } from "./types/protocol";

export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly sentence: string,
    readonly rule = "",
  ) {
    super(sentence);
  }
}

async function ask<T>(method: string, path: string, body?: unknown, signal: AbortSignal | null = null): Promise<T> {
  let response: Response, answer: unknown, json: boolean;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
      signal,
    });
    json = response.headers.get("content-type")?.startsWith("application/json") ?? false;
    answer = json ? await response.json() : await response.text();
  } catch {
    throw new Refusal(0, "offline", "The server cannot be reached.");
  }
  if (response.ok) return answer as T;
  const problem = (json ? answer : { code: "server", sentence: response.statusText, rule: "" }) as Problem;
  throw new Refusal(response.status, problem.code, problem.sentence, problem.rule);
}

/** An address with what follows its question mark; empty values are left out. */
export function address(path: string, query: Record<string, string | number | boolean | null | undefined>): string {
  const given = Object.entries(query).filter(([, value]) => value !== "" && value !== null && value !== undefined);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text ? `${path}?${text}` : path;
}

export const get = <T>(path: string): Promise<T> => ask<T>("GET", path);
export const post = <T>(path: string, body?: unknown, signal?: AbortSignal): Promise<T> => ask<T>("POST", path, body, signal);
export const patch = <T>(path: string, body: unknown): Promise<T> => ask<T>("PATCH", path, body);
export const put = <T>(path: string, body?: unknown): Promise<T> => ask<T>("PUT", path, body);
export const del = <T>(path: string): Promise<T> => ask<T>("DELETE", path);
