import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { notices } from '../../ui/kit/noticeStore.ts';
import { type QueueState, useQueue } from './useQueue.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterAll(() => void vi.unstubAllGlobals());

/** A server that answers when it is told to; it knows who is called. */
let asked: Array<{ name: string; idTicket: unknown; answer: () => void }>;
let called: string[];
let goiSoNgoai: { __typename: 'GoiSoNgoai'; MatTu: string | null } | null;
let refusal: string | null;
let requestIds: unknown[];
let queue: QueueState;
let root: Root;

const ticket = (_id: string) => ({ __typename: 'VeHangDoi', _id });
function dataOf(name: string, idTicket: unknown): Record<string, unknown> {
  if (name !== 'HangDoi') return { ve: ticket(String(idTicket ?? called[0])) };
  const dangGoi = called.map(ticket);
  return {
    hangDoi: { __typename: 'HangDoi', cho: [], dangGoi, dangPhucVu: [], vang: [], soXong: 0, goiSoNgoai },
  };
}
const server = new ApolloLink(
  ({ operationName = '', variables }) =>
    new Observable((observer) => {
      if (operationName === 'SubApp') return;
      const idTicket = variables['input']?.idTicket ?? null;
      if (variables['input']) requestIds.push(variables['input'].requestId);
      asked.push({
        name: operationName,
        idTicket,
        answer: () => {
          if (refusal === 'LOST') return observer.error(new TypeError('Failed to fetch'));
          const errors = refusal ? [{ message: refusal, extensions: { code: refusal } }] : undefined;
          observer.next(errors ? { errors } : { data: dataOf(operationName, idTicket) });
          observer.complete();
        },
      });
    }),
);

function Bar() {
  queue = useQueue('KhamBenh', 'PK01', null);
  return null;
}
/** Answers the request that waits longest. */
const answer = () => act(async () => asked.shift()?.answer());
const waiting = () => asked.map(({ name }) => name);

beforeEach(async () => {
  asked = [];
  goiSoNgoai = null;
  refusal = null;
  requestIds = [];
  called = ['old'];
  const client = new ApolloClient({
    link: server,
    cache: new InMemoryCache(),
    // the answers have only what the acts look at
    defaultOptions: { watchQuery: { fetchPolicy: 'no-cache' }, mutate: { fetchPolicy: 'no-cache' } },
  });
  root = createRoot(document.createElement('div'));
  await act(() =>
    root.render(
      <ApolloProvider client={client}>
        <Bar />
      </ApolloProvider>,
    ),
  );
  // the texts are read first
  await vi.waitFor(() => expect(waiting()).toEqual(['HangDoi']));
  await answer();
});
afterEach(() => act(() => root.unmount()));

it('calls nobody again while the next one is being called, nor before the screen knows who that is', async () => {
  expect(queue.called.map(({ _id }) => _id)).toEqual(['old']);
  await act(async () => void queue.call());
  await act(async () => void queue.recall('old'));
  await act(async () => void queue.call());
  await act(async () => void queue.recallLast());
  await act(async () => void queue.recallLast());
  expect(waiting()).toEqual(['GoiSoKhamBenh']);
  expect(queue.busy).toBe(true);

  called = ['new', 'old'];
  await answer();
  await act(async () => void queue.recall('old'));
  expect(waiting()).toEqual(['HangDoi']);
  expect(queue.busy).toBe(true);

  // the key that was pressed meanwhile means the new one, once
  await answer();
  expect(queue.called.map(({ _id }) => _id)).toEqual(['new', 'old']);
  expect(asked.map(({ name, idTicket }) => [name, idTicket])).toEqual([['GoiLaiKhamBenh', 'new']]);
});

it('is free again after a call that was refused', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await act(async () => void queue.call());
  called = [];
  await answer();
  await answer();
  expect(queue.busy).toBe(false);
  told.mockRestore();
});

it('asks with the same request again after a lost answer, and with another one once it was answered', async () => {
  await act(async () => void queue.call());
  refusal = 'LOST';
  await answer();
  refusal = null;
  await answer();
  await act(async () => void queue.call());
  await answer();
  await answer();
  await act(async () => void queue.call());
  const [first, again, next] = requestIds;
  expect(again).toBe(first);
  expect(next).not.toBe(first);
});

it('offers the next one of its own queue when the system outside names somebody unknown, and says while that is away', async () => {
  await act(async () => void queue.call());
  refusal = 'QMS_CUSTOMER_UNKNOWN';
  await answer();
  refusal = null;
  goiSoNgoai = { __typename: 'GoiSoNgoai', MatTu: '2026-11-20T01:00:00Z' };
  await answer();
  expect(queue.outsideAwaySince).toBe('2026-11-20T01:00:00Z');
  const offered = notices.now().messages.find((one) => one.act);
  await act(async () => offered?.act?.run());
  expect(waiting()).toEqual(['GoiSoCuaSenKhamBenh']);
});
