/** Where the visitor is. One page, real addresses: links are ordinary links, and back and forward work. */

class Route {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));
  hash = $state(location.hash.slice(1));

  #read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.hash = location.hash.slice(1);
  }

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
    document.addEventListener("click", (event) => {
      const link = (event.target as Element | null)?.closest?.("a[href]");
      if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || link.target || link.hasAttribute("download")) return;
      if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
  }

  /** Go to an address of ours. */
  go(to: string, { replace = false } = {}): void {
    const same = new URL(to, location.href).pathname === location.pathname;
    history[replace ? "replaceState" : "pushState"](null, "", to);
    this.#read();
    if (!same && !this.hash) scrollTo(0, 0);
  }

  /** The parts of the address, when it fits a pattern such as `/table/:id`; else null. */
  match(pattern: string): Record<string, string> | null {
    const want = pattern.split("/");
    const have = this.path.replace(/\/$/, "").split("/");
    if (want.length !== have.length) return null;
    const out: Record<string, string> = {};
    for (const [i, part] of want.entries()) {
      if (part.startsWith(":")) out[part.slice(1)] = decodeURIComponent(have[i]!);
      else if (part !== have[i]) return null;
    }
    return out;
  }
}

export const route = new Route();
