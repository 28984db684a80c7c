const name = 'draftKey';
const tabName = 'draftKeyOfTab';

type Kept = { user: string; key: string };
let known: Kept | null = null;
let ofTab: string | null = null;
const listeners = new Set<() => void>();

/**
 * Takes the key that the server gave to its owner. It lives as long as this tab and its session, so that a reload while the server is away
 * finds the drafts.
 */
export function giveDraftKey(user: string, key: string): void {
  known = { user, key };
  try {
    sessionStorage.setItem(name, JSON.stringify(known));
  } catch {
    // a browser that refuses storage asks again after a reload
  }
  for (const tell of listeners) tell();
}

/**
 * The key of a person's drafts, 64 hexadecimal digits; null before the server gave it, and for everybody else. What is typed while nobody
 * is signed in, user '', has one of the tab: the first administrator of a site loses nothing by a reload.
 */
export function draftKeyOf(user: string): string | null {
  if (user === '') return keyOfTab();
  known ??= keptKey();
  return known?.user === user ? known.key : null;
}

/** Forgets the key: the session ends on this device. */
export function forgetDraftKey(): void {
  known = null;
  try {
    sessionStorage.removeItem(name);
  } catch {
    // nothing was kept
  }
}

/** Tells when a key has come. */
export function onDraftKey(tell: () => void): void {
  listeners.add(tell);
}

function keptKey(): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null') as Kept | null; // as kept above
  } catch {
    return null;
  }
}

function keyOfTab(): string {
  if (ofTab) return ofTab;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  ofTab = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  try {
    ofTab = sessionStorage.getItem(tabName) ?? ofTab;
    sessionStorage.setItem(tabName, ofTab);
  } catch {
    // a browser that refuses storage keeps them until a reload
  }
  return ofTab;
}
