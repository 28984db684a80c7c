/** How a Sen is reached: a browser's cookies and its rules about origins are not those of a test that asks by itself. */
export type Site = { base: string; fetch: typeof fetch };

let used: Site | null = null;

/** From now on tests of this process run against this Sen. */
export function useSite(site: Site): void {
  used = site;
}

/** The address of the Sen that the tests of this process run against; empty before there is one. */
export const siteBase = (): string => used?.base ?? '';

/** Asks that Sen, as no browser. */
export const siteFetch = (path: string, options: RequestInit): Promise<Response> =>
  (used?.fetch ?? fetch)(siteBase() + path, options);
