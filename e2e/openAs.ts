import type { Browser, Page } from '@playwright/test';
import { sessionOf } from './ask.ts';
import { type Device, type Language, openDevice } from './steps.ts';

/** A device of a person of the demo who has signed in before; nothing is opened on it yet. */
export async function openAs(
  browser: Browser,
  username: string,
  device: Device = 'wide',
  language: Language = 'vi',
): Promise<Page> {
  return openDevice(browser, device, language, { session: await sessionOf(username) });
}
