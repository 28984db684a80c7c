import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { i18n, setLanguage } from '../../session/i18n.ts';
import { type Session, SessionContext } from '../../session/useSession.ts';
import SignResult from './SignResult.tsx';

let asked: Array<{ name: string | undefined; variables: Record<string, unknown> }> = [];
let signedAt: string | null = null;
let places = 1;

const place = () => ({
  __typename: 'ChuKyGiayTo',
  ViTri: 'ChuKyNguoiThucHien',
  NguoiKy: { __typename: 'RefLabel', _id: 'n', ma: 'NV1', ten: 'Trần An' },
  KyLuc: signedAt,
  PhienBan: signedAt ? 1 : null,
  DaDoi: false,
  hanhDongs: [
    { __typename: 'ActionState', action: 'ky', refusal: signedAt ? 'STATE' : null },
    { __typename: 'ActionState', action: 'thuHoi', refusal: signedAt ? null : 'STATE' },
  ],
});

const link = new ApolloLink(
  ({ operationName, variables }) =>
    new Observable((observer) => {
      asked.push({ name: operationName, variables });
      if (operationName === 'KyKetQua') signedAt = '2026-11-26T02:00:00.000Z';
      const of = Array.from({ length: places }, place);
      observer.next({ data: operationName === 'KyKetQua' ? { updateChuKyKetQua: of } : { chuKyGiayTo: of } });
      observer.complete();
    }),
);

beforeEach(async () => {
  asked = [];
  signedAt = null;
  places = 1;
  await setLanguage('en');
  await i18n.loadNamespaces(['common', 'signing']);
});
afterEach(cleanup);

function show(permissions: readonly string[]) {
  const session = { permissions: new Set(permissions) } as unknown as Session; // only this is read here
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <SessionContext.Provider value={session}>
        <SignResult id="slip" form="KetQuaThamDoChucNang" />
      </SessionContext.Provider>
    </ApolloProvider>,
  );
}

const open = () => fireEvent.click(screen.getByRole('button', { name: 'Signatures of the result' }));

it('signs the result by its slip, and says who has signed it', async () => {
  show(['KY_GIAY_TO', 'IN_AN']);
  open();
  await screen.findByText('not signed');
  fireEvent.click(screen.getByRole('button', { name: 'Sign' }));
  await screen.findByText(/^signed at/);
  const signed = asked.find(({ name }) => name === 'KyKetQua');
  expect(signed?.variables).toEqual({
    id: 'slip',
    input: { ViTri: 'ChuKyNguoiThucHien', ky: true, requestId: expect.any(String) },
  });
});

it('says so where nobody signs', async () => {
  places = 0;
  show(['KY_GIAY_TO', 'IN_AN']);
  open();
  await waitFor(() => expect(screen.getByText('Nobody signs this paper.')).toBeTruthy());
});

it('is offered to nobody who may not sign', () => {
  show(['IN_AN']);
  expect(screen.queryByRole('button')).toBeNull();
});
