import type { Issue } from '@sen/domain/catalogue/validate';
import { announceConnection, isReached } from './connection.ts';
import { i18n } from './i18n.ts';
import { clientId, storageKeys, stored } from './session.ts';

/** The headers of every request: session, node, profile, language, page. */
export function requestHeaders(): Record<string, string> {
  const all = {
    'access-token': stored(storageKeys.token),
    'current-node': stored(storageKeys.node),
    'current-profile': stored(storageKeys.profile),
    'accept-language': i18n.language,
    'client-id': clientId(),
  };
  return Object.fromEntries(Object.entries(all).filter((pair): pair is [string, string] => Boolean(pair[1])));
}

/** A refusal of a route beside GraphQL, its message in the user's language; `issues` where it says what is wrong by field. */
export class HttpRefusal extends Error {
  readonly code: string;
  readonly issues: readonly Issue[];
  constructor(code: string, message: string, issues: readonly Issue[]) {
    super(message);
    this.code = code;
    this.issues = issues;
  }
}

export type Ask = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> };

/** Asks a route beside GraphQL (files, Excel, prints) as the signed-in user. Throws HttpRefusal with the server's message. */
export async function authorisedFetch(path: string, options: Ask = {}): Promise<Response> {
  const headers = { ...options.headers, ...requestHeaders() };
  const answer = await fetch(path, { ...options, headers }).catch((error: unknown) => {
    announceConnection(false);
    throw error;
  });
  announceConnection(isReached(answer.status));
  if (answer.ok) return answer;
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
  const body: unknown = isJson ? await answer.json().catch(() => null) : null;
  throw refusalOf(body) ?? new TypeError(`status code ${answer.status}`);
}

/** What a body says was refused, or null where it is not the server's own. */
export function refusalOf(body: unknown): HttpRefusal | null {
  if (typeof body !== 'object' || body === null || !('code' in body) || !('message' in body)) return null;
  const { details } = body as { details?: { issues?: Issue[] } }; // as the server's httpAnswer writes it
  return new HttpRefusal(String(body.code), String(body.message), details?.issues ?? []);
}

/** Gives a file of the server to the user under a name. With a body it is asked by that: what is asked may be too long for an address. */
export async function download(path: string, name: string, body?: object): Promise<void> {
  const answer = await authorisedFetch(path, body ? posted(body) : {});
  saveFile(await answer.blob(), name);
}

function posted(body: object): Ask {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

/** Gives a file to the user under a name. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
