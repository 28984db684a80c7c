import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { sessionOf } from './ask.ts';
import { type Device, type Language, openDevice } from './steps.ts';
import { siteBase } from './test.ts';

/** A browser of its own for a person of the demo who has signed in before; nothing is opened in it yet. */
export async function openAs(
  browser: Browser,
  username: string,
  device: Device = 'wide',
  language: Language = 'vi',
  options: BrowserContextOptions = {},
): Promise<Page> {
  const { token, userId, cookie } = await sessionOf(username);
  const localStorage = Object.entries({ accessToken: token, userId }).map(([name, value]) => ({
    name,
    value,
  }));
  const companion = {
    ...cookie,
    domain: new URL(siteBase()).hostname,
    path: '/',
    expires: -1,
    httpOnly: true,
    secure: false,
    sameSite: 'Strict' as const,
  };
  return openDevice(browser, device, language, {
    ...options,
    storageState: { cookies: [companion], origins: [{ origin: siteBase(), localStorage }] },
  });
}
