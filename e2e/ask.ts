import { readFileSync } from 'node:fs';
import path from 'node:path';
import { catalogueByName } from '@sen/domain/catalogues/all';
import { SignInDocument } from '../packages/web/src/features/identity/signIn.auth.gen.ts';
import { operations } from '../packages/web/src/gql/operations.gen.ts';
import { siteFetch } from './siteBase.ts';

/** A generated document: it carries the types of its answer and of its variables. */
type Document<R, V> = {
  definitions: readonly object[];
  __apiType?: (variables: V) => R;
};

/** An entry of a catalogue; the caller says which fields it reads. */
type Entry = { _id: string; version: number };

type Answer<R> = { data?: R; errors?: unknown };

/** A session of the API, with the cookie that it is worth nothing without. */
export type Session = { token: string; userId: string; cookie: { name: string; value: string } };

/** The password of every account of the demo. */
export const password = 'sen-2026';

const documents = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../packages/web/src/gql/documents.json'), 'utf8'),
) as Record<string, string>; // written by the build: ids to texts
const sessions = new Map<string, Promise<Session>>();

/** Sends an operation of the build as a person of the demo; answers its data. */
export async function ask<R, V>(username: string, document: Document<R, V>, variables: V): Promise<R> {
  return send(await sessionOf(username), document, variables);
}

/** The session that the tests of this worker share for a person of the demo. A test that ends sessions signs in by the page. */
export function sessionOf(username: string): Promise<Session> {
  const known = sessions.get(username);
  if (known) return known;
  const session = signInAs(username, password);
  sessions.set(username, session);
  return session;
}

/** Forgets the sessions: another site knows none of them. */
export function forgetSessions(): void {
  sessions.clear();
}

/** A new session of a person. */
export async function signInAs(username: string, password: string): Promise<Session> {
  const name = nameOf(SignInDocument);
  const response = await post(null, name, { info: { username, password } });
  const { login } = await read<{ login: { token: string; userId: string } }>(name, response);
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]?.split('='));
  const [key, value] = cookies.find((cookie) => cookie?.[0]?.includes('sen_companion')) ?? [];
  if (!key || !value) throw new Error('a sign-in without its cookie');
  return { ...login, cookie: { name: key, value } };
}

/** Entries of a catalogue, found by their code or name. */
export async function searchEntries<E extends Entry>(
  username: string,
  catalogue: string,
  searchString: string,
): Promise<E[]> {
  const session = await sessionOf(username);
  const answer = await sendNamed<{ entries: E[] }>(session, `Search${catalogue}`, { searchString, limit: 1 });
  return answer.entries;
}

/** Writes an entry of a catalogue: a new one where no id is given. */
export async function saveEntry(
  username: string,
  catalogue: string,
  variables: { id?: string; input: Record<string, unknown> },
): Promise<Entry> {
  const session = await sessionOf(username);
  const operation = `${variables.id ? 'Update' : 'Create'}${catalogue}`;
  return (await sendNamed<{ entry: Entry }>(session, operation, variables)).entry;
}

/** Sends an operation of the build in a session; answers its data. */
export function send<R, V>(session: Session, document: Document<R, V>, variables: V): Promise<R> {
  return sendNamed<R>(session, nameOf(document), variables);
}

async function sendNamed<R>(session: Session, name: string, variables: unknown): Promise<R> {
  return read<R>(name, await post(session, name, variables));
}

function post(session: Session | null, name: string, variables: unknown): Promise<Response> {
  const [id] = Object.entries(documents).find(([, text]) => text.match(/^\w+ (\w+)/)?.[1] === name) ?? [];
  return siteFetch(`/graphql/${serviceOf(name)}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(session ? { 'access-token': session.token, cookie: Object.values(session.cookie).join('=') } : {}),
    },
    body: JSON.stringify({ id, operationName: name, variables }),
  });
}

async function read<R>(name: string, response: Response): Promise<R> {
  const { data, errors } = (await response.json()) as Answer<R>; // of GraphQL
  if (errors || !data) throw new Error(`${name}: ${JSON.stringify(errors)}`);
  return data;
}

function nameOf(document: { definitions: readonly object[] }): string {
  const [operation] = document.definitions as ReadonlyArray<{ name?: { value: string } }>; // the first one, as generated
  return operation?.name?.value ?? '';
}

/** The service of an operation: a catalogue's knows its own. */
function serviceOf(name: string): string {
  const catalogue = catalogueByName(name.replace(/^(List|One|Search|Create|Update|Remove)/, ''));
  const service = operations[name]?.[0] ?? catalogue?.service;
  if (!service) throw new Error(`the build knows no operation ${name}`);
  return service;
}
