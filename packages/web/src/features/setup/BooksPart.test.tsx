import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, render } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { deviceStore } from '../../session/deviceStore.ts';
import { setLanguage } from '../../session/i18n.ts';
import { BooksPart } from './BooksPart.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
// a device that keeps nothing
vi.spyOn(deviceStore.drafts, 'get').mockResolvedValue(undefined);
vi.spyOn(deviceStore.drafts, 'delete').mockResolvedValue();
beforeAll(() => setLanguage('en'));
afterEach(cleanup);
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const book = {
  TenQuyenBienLai: 'Thu tiền 2026 – Trần Thị Mai',
  KyHieu: 'TT26-01',
  Loai: 'ThuTien',
  Min_Number: '1',
  Max_Number: '9999999',
  NguoiSuDung_Id: 'mai',
};

it('makes the books with the fields that the server takes, and no other', async () => {
  const sent: unknown[] = [];
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        if (operationName === 'SetupMakeBooks') sent.push(variables['quyen']);
        const ready = [{ __typename: 'QuyenBienLaiCoSan', ...book, TenNhanVien: 'Trần Thị Mai' }];
        observer.next({ data: { quyenBienLaiCoSan: ready, taoQuyenBienLaiCoSan: 1 } });
        observer.complete();
      }),
  );
  const onBack = vi.fn();
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  await act(async () => {
    render(
      <ApolloProvider client={client}>
        <BooksPart onBack={onBack} />
      </ApolloProvider>,
    );
  });
  await expect.poll(() => document.querySelectorAll('[role=row]').length).toBe(2); // the head and the book
  await act(async () => document.querySelector<HTMLButtonElement>('.setup-foot .primary')?.click());
  await expect.poll(() => onBack.mock.calls.length).toBe(1);
  expect(sent).toEqual([[book]]);
});
