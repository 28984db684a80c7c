import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { i18n, setLanguage } from '../../../session/i18n.ts';
import type { SavedToa } from '../usePaymentRequests.ts';
import type { Prescription } from '../usePrescription.ts';
import { SavedPrescriptions } from './SavedPrescriptions.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterAll(() => void vi.unstubAllGlobals());

let root: Root;
let place: HTMLElement;
let sent: Array<{ name: string; variables: Record<string, unknown> }>;
const refetch = vi.fn();
const server = new ApolloLink(
  ({ operationName = '', variables }) =>
    new Observable((observer) => {
      sent.push({ name: operationName, variables });
      observer.next({ data: { soToa: 1, suppliesSupplyRequestPayment: 'YeuCauThanhToan' } });
      observer.complete();
    }),
);

beforeEach(async () => {
  await setLanguage('en');
  await i18n.loadNamespaces(['common', 'prescriptions']);
  sent = [];
  refetch.mockClear();
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
});
afterEach(async () => {
  await act(() => root.unmount());
  document.body.replaceChildren();
});

const toa = (LoaiToa: SavedToa['LoaiToa'], TrangThai: string, ...may: string[]) =>
  ({
    _id: LoaiToa,
    MaDonThuoc: `25366${LoaiToa}`,
    LoaiToa,
    TrangThai,
    hanhDongs: ['yeuCauThanhToan', 'huyYeuCauThanhToan', 'huy', 'sua'].map((action) => ({
      action,
      refusal: may.includes(action) ? null : 'STATE_CHANGED',
    })),
  }) as unknown as SavedToa; // what the list shows
const setReplacing = vi.fn();
const show = (toas: SavedToa[], dirty = false, ended = false) => {
  const values = { toas, dirty, KhamBenh_Id: 'exam', refetch, replacing: null, setReplacing };
  const prescription = values as unknown as Prescription; // as above
  const client = new ApolloClient({ link: server, cache: new InMemoryCache() });
  return act(() =>
    root.render(
      <ApolloProvider client={client}>
        <SavedPrescriptions prescription={prescription} onPrint={() => undefined} ended={ended} />
      </ApolloProvider>,
    ),
  );
};
const buttons = () => [...place.querySelectorAll('button')];
const named = (text: string) => buttons().filter((one) => one.textContent === text);

it('asks for the payment of a prescription that may be paid, as the state was seen', async () => {
  await show([toa('Thuong', 'DaKe', 'yeuCauThanhToan'), toa('MuaNgoai', 'DaKe')]);
  const asks = named('Ask for payment');
  expect(asks.map((one) => one.getAttribute('aria-label'))).toEqual(['Ask for payment 25366Thuong']);
  await act(async () => asks[0]?.click());
  expect(sent).toEqual([
    { name: 'YeuCauThanhToanToa', variables: { input: { ToaThuoc_Id: 'Thuong', TrangThai: 'DaKe' } } },
  ]);
  expect(refetch).toHaveBeenCalledOnce();
});

it('asks for nothing while lines are typed that are not saved', async () => {
  await show([toa('Thuong', 'DaKe', 'yeuCauThanhToan')], true);
  expect(named('Ask for payment')[0]?.disabled).toBe(true);
});

it('takes the requests back, drugs and supplies apart', async () => {
  await show([toa('VTYT', 'YeuCauThanhToan', 'huyYeuCauThanhToan')]);
  expect(named('Take back the request to pay the drugs')).toEqual([]);
  await act(async () => named('Take back the request to pay the supplies')[0]?.click());
  expect(sent).toEqual([{ name: 'HuyYeuCauThanhToanVatTu', variables: { KhamBenh_Id: 'exam' } }]);
});

it('offers to cancel or replace only after the end, and what may be', async () => {
  await show([toa('MuaNgoai', 'DaKe', 'huy', 'sua')]);
  expect([...named('Cancel'), ...named('Replace the prescription')]).toEqual([]);
  await show([toa('MuaNgoai', 'DaKe', 'huy', 'sua'), toa('BHYT', 'DaCap')], false, true);
  expect(named('Cancel').map((one) => one.getAttribute('aria-label'))).toEqual(['Cancel 25366MuaNgoai']);
  expect(named('Replace the prescription')).toEqual([]);
  await show([toa('MuaNgoai', 'DaKe', 'huy', 'sua')], false, true);
  expect(named('Replace the prescription')).toHaveLength(1);
});
