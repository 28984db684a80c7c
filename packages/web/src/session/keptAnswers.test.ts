import { ApolloLink, execute, gql, Observable } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { beforeEach, expect, test } from 'vitest';
import type { AnswerRow } from './deviceStore.ts';
import { keptAnswers } from './keptAnswers.ts';

type Client = Parameters<typeof execute>[2]['client'];
const client = {} as Client; // the link does not ask it

beforeEach(() => localStorage.setItem('accessToken', 'token'));

function memory() {
  const rows = new Map<string, AnswerRow>();
  return {
    rows,
    get: async (key: string) => rows.get(key),
    put: async (row: AnswerRow) => void rows.set(row.key, row),
    delete: async (key: string) => void rows.delete(key),
    clear: async () => rows.clear(),
  };
}

/** Asks `name` of a server that answers or fails like this. */
function ask(
  store: ReturnType<typeof memory>,
  name: string,
  answer: ApolloLink.Result | Error,
  variables = {},
) {
  const server = new ApolloLink(
    () =>
      new Observable((observer) => {
        if (answer instanceof Error) return observer.error(answer);
        observer.next(answer);
        observer.complete();
      }),
  );
  const link = ApolloLink.from([keptAnswers(store), server]);
  return new Promise<unknown>((resolve, reject) => {
    execute(link, { query: gql(`query ${name} { a }`), variables }, { client }).subscribe({
      next: ({ data }) => resolve(data),
      error: reject,
    });
  });
}
const lost = new TypeError('Failed to fetch');
const failed = (status: number) =>
  new ServerError('failed', { response: new Response(null, { status }), bodyText: '' });

test('while the server is away the last answer to the same question is given', async () => {
  const store = memory();
  await ask(store, 'SearchICD', { data: { a: 1 } });
  expect(await ask(store, 'SearchICD', lost)).toEqual({ a: 1 });
  expect(await ask(store, 'SearchICD', failed(502))).toEqual({ a: 1 });
  await expect(ask(store, 'SearchICD', lost, { limit: 5 })).rejects.toBe(lost);
});

test('a refusal is told, not covered by what was kept', async () => {
  const store = memory();
  await ask(store, 'MyInfo', { data: { a: 1 } });
  await expect(ask(store, 'MyInfo', failed(401))).rejects.toThrow('failed');
});

test('an answer with errors and an answer about patients are not kept', async () => {
  const store = memory();
  await ask(store, 'MyInfo', { data: { a: null }, errors: [{ message: 'no' }] });
  await ask(store, 'PatientPage', { data: { a: 1 } });
  expect(store.rows.size).toBe(0);
  await expect(ask(store, 'PatientPage', lost)).rejects.toBe(lost);
});

test('an answer that comes after the sign-out is not kept', async () => {
  const store = memory();
  localStorage.clear();
  await ask(store, 'MyInfo', { data: { a: 1 } });
  expect(store.rows.size).toBe(0);
});

test('another person at the same device gets nothing of it', async () => {
  const store = memory();
  localStorage.setItem('userId', 'u1');
  await ask(store, 'MyInfo', { data: { a: 1 } });
  localStorage.setItem('userId', 'u2');
  await expect(ask(store, 'MyInfo', lost)).rejects.toBe(lost);
  localStorage.clear();
});
