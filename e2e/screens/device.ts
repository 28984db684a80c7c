import { siteBase } from '../siteBase.ts';
import { computedStyle } from './computedStyle.ts';
import { memoryStore } from './memoryStore.ts';
import { until } from './until.ts';

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
  /** Waits until nothing of what was shown is on its way: it would be heard by what comes next. */
  quiet: (): Promise<void> =>
    until(
      () => 'the window does not come to rest',
      () => (requests === 0 && sockets.size === 0) || `${requests} requests, ${sockets.size} sockets`,
    ),
  /** The rows of a table that the device keeps. */
  rows: kept.rows,
};

function setCookie(text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no cookie store
  document.cookie = text;
}

let requests = 0;
const sockets = new Set<WebSocket>();

/** Notes what is on its way. */
function watchTheLine(): void {
  const { fetch: ask, WebSocket: Socket } = globalThis;
  globalThis.fetch = async (input, init) => {
    requests += 1;
    try {
      return await ask(input, init);
    } finally {
      requests -= 1;
    }
  };
  globalThis.WebSocket = class extends Socket {
    constructor(address: string | URL, protocols?: string | string[]) {
      super(address, protocols);
      sockets.add(this);
      this.addEventListener('close', () => sockets.delete(this));
    }
  };
}

let prepared = false;

/** What happy-dom lacks of a browser, once a thread. */
function prepare(): void {
  if (prepared) return;
  prepared = true;
  watchTheLine();
  Object.defineProperty(globalThis, 'indexedDB', { configurable: true, value: kept.factory });
  // nothing is fetched before it is wanted: a test would be over meanwhile
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  Object.defineProperty(globalThis, 'getComputedStyle', { configurable: true, value: computedStyle });
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
