import { siteBase } from '../siteBase.ts';
import { memoryStore } from './memoryStore.ts';

export type Device = 'wide' | 'narrow';
type Remembered = { cookies: ReadonlyArray<{ name: string; value: string }>; items: Record<string, string> };

const sizes = { wide: { width: 1366, height: 768 }, narrow: { width: 390, height: 844 } } as const;
/** The window's own controls. */
const { happyDOM: happyDom } = window as unknown as {
  happyDOM: { setURL: (address: string) => void; setViewport: (size: object) => void };
};
const kept = memoryStore();
let size: { width: number; height: number } = sizes.wide;

/** The window of happy-dom as a device: what it remembers, how large it is. */
export const device = {
  /** A device that remembers this and nothing else. */
  begin: (kind: Device, { cookies, items }: Remembered): void => {
    prepare();
    size = sizes[kind];
    happyDom.setViewport(size);
    device.goTo(`${siteBase()}/his/`);
    localStorage.clear();
    sessionStorage.clear();
    kept.clear();
    for (const one of document.cookie.split('; ')) setCookie(`${one.split('=')[0]}=; max-age=0; path=/`);
    for (const { name, value } of cookies) setCookie(`${name}=${value}; path=/`);
    for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value);
  },
  /** Is at an address, as a page that was just opened there. */
  goTo: (address: string): void => happyDom.setURL(address),
  /** The rows of a table that the device keeps. */
  rows: kept.rows,
};

function setCookie(text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no cookie store
  document.cookie = text;
}

let prepared = false;

/** What happy-dom lacks of a browser, once a thread. */
function prepare(): void {
  if (prepared) return;
  prepared = true;
  Object.defineProperty(globalThis, 'indexedDB', { configurable: true, value: kept.factory });
  // nothing is fetched before it is wanted: a test would be over meanwhile
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  // lists draw the rows that fit in: nothing has a layout here, so each box is as large as the window
  give('clientWidth', () => size.width);
  give('clientHeight', () => size.height);
}

/** Gives every element a property in the place of happy-dom's own. */
function give(property: string, get: () => unknown): void {
  let holder: object = document.createElement('div');
  while (!Object.hasOwn(holder, property)) holder = Object.getPrototypeOf(holder) as object; // one has it
  Object.defineProperty(holder, property, { configurable: true, get });
}
