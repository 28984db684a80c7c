import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { type Session, SessionContext } from '../../session/useSession.ts';
import type { TiepNhanInput } from './clinic.main.gen.ts';
import { useReceiveAndExamine } from './useReceiveAndExamine.ts';

afterEach(cleanup);

const input = { requestId: 'r' } as TiepNhanInput; // it is only handed on

function open(thuSau: boolean) {
  const sent: string[] = [];
  const link = new ApolloLink(
    ({ operationName = '' }) =>
      new Observable((observer) => {
        sent.push(operationName);
        observer.next({ data: { session: { __typename: 'KhamBenh', _id: 'k', TiepNhan: null } } });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const session = { settings: { facility: { thuSau } } } as unknown as Session; // all that is read of it
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>
      <SessionContext value={session}>{children}</SessionContext>
    </ApolloProvider>
  );
  const { result } = renderHook(() => useReceiveAndExamine(), { wrapper });
  return { sent, hook: result.current, atDesk: vi.fn(async () => null) };
}

it('receives and examines at once where services come first', async () => {
  const { sent, hook, atDesk } = open(true);
  await hook.receive(input, atDesk);
  expect([sent, hook.opened.current, atDesk.mock.calls.length]).toEqual([['ReceiveAndExamine'], 'k', 0]);
});

it('receives by one and the same operation of the desk where the site collects first', async () => {
  const { sent, hook, atDesk } = open(false);
  await hook.receive(input, atDesk);
  await hook.receive(input, atDesk);
  expect([sent, hook.opened.current]).toEqual([[], null]);
  expect(atDesk.mock.calls).toEqual([[input], [input]]);
});
