import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { deviceStore } from '../../session/deviceStore.ts';
import type { SessionOfPaper } from '../../ui/feature.ts';
import { usePaperForm } from '../papers/usePaperForm.ts';
import type { CaBenhCuaKhamQuery, CaBenhFragment } from './caseReports.main.gen.ts';
import { report as paper } from './reportPaper.ts';

vi.spyOn(deviceStore.drafts, 'get').mockResolvedValue(undefined);
vi.spyOn(deviceStore.drafts, 'put').mockResolvedValue(undefined);
vi.spyOn(deviceStore.drafts, 'delete').mockResolvedValue(undefined);
afterAll(() => vi.restoreAllMocks());
afterEach(cleanup);

const report = (over: object) =>
  ({ __typename: 'BaoCaoCaBenh', _id: 'r', version: 1, hanhDongs: [], ...over }) as unknown as CaBenhFragment; // what the form reads of it
const session = { _id: 'k', Ngay: '2026-11-20' } as unknown as SessionOfPaper; // as above
const answer = { viecBaoCaoCaBenh: null, baoCaoCaBenhs: [] } as CaBenhCuaKhamQuery; // as above

it('reads the reports when somebody else saved it first, and saves what both allow', async () => {
  let stored = report({ version: 2, NoiO: 'Huế' });
  const asked: string[] = [];
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        if (operationName === 'SubApp') return;
        asked.push(operationName);
        const input = variables['input'] as { version: number; NoiLamViec: string } | undefined; // what this test sends
        if (operationName === 'CaBenhCuaKham')
          observer.next({ data: { viecBaoCaoCaBenh: null, baoCaoCaBenhs: [stored] } });
        else if (input?.version === 1)
          observer.next({ errors: [{ message: 'CONFLICT', extensions: { code: 'CONFLICT' } }] });
        else {
          stored = { ...stored, version: 3, NoiLamViec: input?.NoiLamViec ?? null };
          observer.next({ data: { updateBaoCaoCaBenh: stored } });
        }
        observer.complete();
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  const first = report({});
  const { result } = renderHook(
    () => usePaperForm(paper, { session, answer, record: first, again: null, onDone: () => undefined }),
    { wrapper },
  );
  await expect.poll(() => result.current.ready).toBe(true);
  await act(async () => result.current.store.change({ NoiLamViec: 'School' }));
  await act(async () => void (await result.current.save()));
  expect(asked).toEqual(['SuaCaBenh', 'CaBenhCuaKham', 'SuaCaBenh']);
  expect(result.current.record).toMatchObject({ version: 3, NoiO: 'Huế', NoiLamViec: 'School' });
});
