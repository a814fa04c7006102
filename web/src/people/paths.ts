/** Where to go after signing in: only to a page of ours, whatever an address says. */
export function ownPath(to: string | null, origin: string, otherwise = "/"): string {
  if (!to?.startsWith("/")) return otherwise;
  let url: URL;
  try {
    url = new URL(to, origin);
  } catch {
    return otherwise;
  }
  // `//elsewhere` and `/\elsewhere` leave the site; the API is not a page, and signing in again leads nowhere
  if (url.origin !== new URL(origin).origin || /^\/(api|ws|sign-in)(\/|$)/.test(url.pathname)) return otherwise;
  return url.pathname + url.search + url.hash;
}
