import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { i18n, setLanguage } from '../../session/i18n.ts';
import { notices } from '../../ui/kit/noticeStore.ts';
import { useBegin } from './useBegin.ts';

afterEach(cleanup);

/** A server with these slips; those that are not paid name their services, one that is gone is refused. */
let unpaid: Record<string, string[]>;
let gone: string[];
let sent: string[];
let read: number;
const server = new ApolloLink(
  ({ operationName: name = '', variables }) =>
    new Observable((observer) => {
      const ids: string[] = variables['ids'] ?? [variables['id'] ?? variables['SoPhieuYeuCau']];
      sent.push(`${name} ${ids.join()}`);
      if (name === 'CanLamSangDuocPhep')
        observer.next({
          data: {
            checkDuocPhepThucHien: ids.map((id) => ({
              __typename: 'DuocPhepThucHien',
              DichVuYeuCau_Id: id,
              duocPhep: !unpaid[id],
              chuaThuTien: unpaid[id] ?? [],
            })),
          },
        });
      else if (ids.some((id) => gone.includes(id)))
        observer.next({ errors: [{ message: 'gone', extensions: { code: 'STATE_CHANGED' } }] });
      else {
        const slip = { __typename: 'DichVuYeuCau', _id: 's', BenhNhan: { _id: 'b', TenBenhNhan: 'Lan' } };
        observer.next({ data: { updateDichVuYeuCauStateBySoPhieu: slip } });
      }
      observer.complete();
    }),
);

beforeEach(async () => {
  [unpaid, gone, sent, read] = [{}, [], [], 0];
  for (const { id } of notices.now().messages) notices.readOut(id);
  await setLanguage('en');
  await i18n.loadNamespaces(['paraclinical']);
});

function bench() {
  const client = new ApolloClient({ link: server, cache: new InMemoryCache() });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  return renderHook(() => useBegin(() => (read += 1)), { wrapper }).result;
}

it('leaves out those of many slips that are not paid, names what is not, and begins the others together', async () => {
  unpaid = { b: ['Ultrasound', 'ECG'] };
  const { current } = bench();
  const outcome = await act(() => current.begin(['a', 'b', 'c']));
  expect(outcome).toEqual({
    done: 2,
    refused: [{ key: 'b', reason: expect.stringMatching(/: Ultrasound, ECG$/) }],
  });
  expect(sent).toEqual(['CanLamSangDuocPhep a,b,c', 'CanLamSangBatDauNhieu a,c']);
  expect(read).toBe(1);
});

it('tries each by itself where one is refused for another reason', async () => {
  gone = ['c'];
  const { current } = bench();
  expect(await act(() => current.begin(['a', 'c']))).toMatchObject({
    done: 1,
    refused: [{ key: 'c' }],
  });
  expect(sent.slice(2)).toEqual(['CanLamSangBatDau a', 'CanLamSangBatDau c']);
});

it('begins one slip at once: the server refuses it where it is not paid', async () => {
  const { current } = bench();
  expect(await act(() => current.begin(['a']))).toEqual({ done: 1, refused: [] });
  expect(sent).toEqual(['CanLamSangBatDau a']);
});

it('begins the slip whose number is scanned, and says whose it is or why not', async () => {
  const { current } = bench();
  const told = () => notices.now().messages.map(({ text }) => text);
  await act(() => current.beginScanned('YC260307-00012'));
  expect(sent).toEqual(['CanLamSangBatDauSoPhieu YC260307-00012']);
  expect(told()).toEqual(['Slip YC260307-00012 is begun: Lan']);
  gone = ['YC260307-00013'];
  await act(() => current.beginScanned('YC260307-00013'));
  expect(told()).toHaveLength(2);
  expect(read).toBe(2);
});
