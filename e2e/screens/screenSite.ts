import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { setLanguage } from '../../packages/web/src/session/i18n.ts';
import { forgetSessions, sessionOf } from '../ask.ts';
import { siteBase, useSite } from '../siteBase.ts';
import { storageOf } from '../storage.ts';
import { type Device, device } from './device.ts';
import { letRequestsGo } from './onItsWay.ts';
import { makeScreen, type Screen } from './screen.tsx';

declare global {
  /** `fetch` without the cookies of the window. */
  var fetchOutside: typeof fetch;
}

type Language = 'vi' | 'en';

let open: Screen | null = null;

/**
 * Gives this file a site of its own: the demo in a database of its own, a real API, and the real screens over it in a window of happy-dom.
 * `settings` are those of the server. What needs an eye, a second device or the browser itself is tested in a browser: README.md.
 */
export function screenSite(settings: Record<string, string> = {}): void {
  beforeAll(async () => {
    const base = await askDoor('POST', JSON.stringify(settings));
    useSite({ base, fetch: fetchOutside });
    forgetSessions();
  });
  afterEach(close);
  afterAll(() => askDoor('DELETE', siteBase()));
}

/** A device of a person of the demo who has signed in before; nothing is opened on it yet. One is there at a time. */
export async function openAs(
  username: string,
  kind: Device = 'wide',
  language: Language = 'vi',
): Promise<Screen> {
  await close();
  device.begin(kind, storageOf(await sessionOf(username)));
  await setLanguage(language);
  open = makeScreen();
  return open;
}

async function close(): Promise<void> {
  const before = open;
  open = null;
  await before?.close();
  letRequestsGo();
}

/** Asks the process that serves the sites (packages/server/test/screenSites.ts) to begin or to end one; answers its address. */
async function askDoor(method: string, body: string): Promise<string> {
  const answer = await fetchOutside(inject('screenSites'), { method, body });
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}
