import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useOpeningReasons } from './useOpeningReasons.ts';

afterEach(cleanup);

const reason = (_id: string, TenLyDo: string) => ({ __typename: 'LyDo', _id, MaLyDo: _id, TenLyDo });

function reasonsFor(chosen: string | null) {
  const asked: string[] = [];
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        const isKept = operationName === 'KeptReasons';
        if (isKept) asked.push(...variables['ids']);
        const data = isKept
          ? { getLyDosByIds: [reason('old', 'Transfer')] }
          : { getLyDosByType: [reason('now', 'Emergency')] };
        observer.next({ data });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  return { asked, result: renderHook(() => useOpeningReasons(chosen), { wrapper }).result };
}

it('names a reason that is no longer offered while a draft holds it', async () => {
  const { asked, result } = reasonsFor('old');
  await waitFor(() =>
    expect(result.current).toEqual([
      { value: 'now', label: 'Emergency' },
      { value: 'old', label: 'Transfer' },
    ]),
  );
  expect(asked).toEqual(['old']);
});

it.each(['now', null])(
  'asks for nothing more where the reason is offered, or none is chosen: %s',
  async (chosen) => {
    const { asked, result } = reasonsFor(chosen);
    await waitFor(() => expect(result.current).toEqual([{ value: 'now', label: 'Emergency' }]));
    expect(asked).toEqual([]);
  },
);
