import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

/** The scripts that a page fetched since the last question, by name with their size after gzip, in kB. */
export type Scripts = { taken: () => Promise<Map<string, number>> };

/** Watches a page for the scripts it fetches, but those already known by name. A script counts once: the browser keeps it. */
export function watchScripts(page: Page, known: ReadonlySet<string> = new Set()): Scripts {
  const seen = new Set<string>();
  let waiting: Array<Promise<[string, number]>> = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.endsWith('.js') || seen.has(pathname) || known.has(nameOf(pathname))) return;
    seen.add(pathname);
    waiting.push(sizeOf(response, pathname));
  });
  return {
    taken: async () => {
      const found = new Map(await Promise.all(waiting));
      waiting = [];
      return found;
    },
  };
}

const nameOf = (pathname: string) => pathname.split('/').pop() ?? pathname;

async function sizeOf(response: Response, pathname: string): Promise<[string, number]> {
  // A page that is left or closed while it still fetches has no body to weigh: its next page asks for the script again.
  const body = await response.body().catch(() => null);
  return [nameOf(pathname), body ? gzipSync(body, { level: 9 }).length / 1000 : 0];
}

/** The sum of what was fetched, in whole kB. */
export function sumOf(scripts: ReadonlyMap<string, number>): number {
  return Math.round([...scripts.values()].reduce((sum, size) => sum + size, 0));
}
