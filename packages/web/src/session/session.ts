import { newId } from './newId.ts';

/** What the browser keeps of a session: the spec's local-storage keys. */
export const storageKeys = {
  token: 'accessToken',
  userId: 'userId',
  username: 'username',
  language: 'language',
  node: 'currentNode',
  /** The place that nobody chose: the first of the profile's. */
  firstNode: 'firstNode',
  profile: 'currentProfile',
  theme: 'theme',
  text: 'textSize',
  density: 'density',
  menu: 'menuPlace',
} as const;

type Key = (typeof storageKeys)[keyof typeof storageKeys];

/** A kept value, or null; a browser that refuses storage counts as empty. */
export function stored(key: Key): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value; null takes it away. */
export function store(key: Key, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // a browser that refuses storage forgets at the end of the page
  }
}

/** A user counts as signed in when a token is kept at load. */
export function isSignedIn(): boolean {
  return stored(storageKeys.token) !== null;
}

/** Ends the session on this device: everything kept here goes. Drafts live in IndexedDB, encrypted, and stay. */
export function clearSession(): void {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // nothing was kept
  }
}

/** The node to work at: the kept one while the profile still allows it, else the first allowed one. */
export function chooseNode(kept: string | null, allowed: ReadonlyArray<{ _id: string }>): string | null {
  const found = allowed.find((node) => node._id === kept);
  return found?._id ?? allowed[0]?._id ?? null;
}

export type Language = 'vi' | 'en';

/** The language: kept, else the site's default once settings are known, else the browser's, else Vietnamese. */
export function chooseLanguage(
  kept: string | null,
  siteDefault: string | null,
  browser: string | null,
): Language {
  const primary = browser?.toLowerCase().split('-')[0] ?? null;
  const found = [kept, siteDefault, primary].find((one) => one === 'vi' || one === 'en');
  return found === 'en' ? 'en' : 'vi';
}

const client = newId();

/** The id of this page, so that it does not refetch what it caused itself. */
export function clientId(): string {
  return client;
}
