import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { setLanguage } from '../../packages/web/src/session/i18n.ts';
import { forgetSessions, sessionOf } from '../ask.ts';
import { siteBase, useSite } from '../siteBase.ts';
import { storageOf } from '../storage.ts';
import { type Device, device } from './device.ts';
import { openScreen, type Screen } from './screen.tsx';

declare global {
  /** `fetch` without the cookies of the window. */
  var fetchOutside: typeof fetch;
}

export type ScreenSite = {
  /** Opens a device of somebody who is signed in at a path, as a load of the page does. One is open at a time. */
  open: (
    username: string,
    path: string,
    options?: { device?: Device; language?: 'vi' | 'en' },
  ) => Promise<Screen>;
};

/**
 * A site of this file's own, with the demo in a database of its own and a real API, and the real screens over it in a window of happy-dom.
 * `settings` are those of the server. What needs an eye, a second device or the browser itself is tested in a browser: README.md.
 */
export function screenSite(settings: Record<string, string> = {}): ScreenSite {
  let open: Screen | null = null;
  const close = async () => {
    const before = open;
    open = null;
    await before?.close();
  };
  beforeAll(async () => {
    const base = await askDoor('POST', JSON.stringify(settings));
    useSite({ base, fetch: fetchOutside });
    forgetSessions();
  });
  afterEach(close);
  afterAll(() => askDoor('DELETE', siteBase()));
  return {
    open: async (username, path, { device: kind = 'wide', language = 'vi' } = {}) => {
      await close();
      device.begin(kind, storageOf(await sessionOf(username)));
      await setLanguage(language);
      open = await openScreen(path);
      return open;
    },
  };
}

/** Asks the process that serves the sites (packages/server/test/screenSites.ts) to begin or to end one; answers its address. */
async function askDoor(method: string, body: string): Promise<string> {
  const answer = await fetchOutside(inject('screenSites'), { method, body });
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}
