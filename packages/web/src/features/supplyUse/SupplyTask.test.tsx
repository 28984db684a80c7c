import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deviceStore } from '../../session/deviceStore.ts';
import { TextKeys } from '../../session/TextKeys.tsx';
import { SupplyTask } from './SupplyTask.tsx';
import type { Use } from './supplyValues.ts';

vi.spyOn(deviceStore.drafts, 'get').mockResolvedValue(undefined);
vi.spyOn(deviceStore.drafts, 'put').mockResolvedValue(undefined);
vi.spyOn(deviceStore.drafts, 'delete').mockResolvedValue(undefined);
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterAll(() => void vi.unstubAllGlobals());
afterEach(cleanup);

const proposed: Use = {
  _id: null,
  version: null,
  DichVuYeuCau_Id: 'slip',
  DichVuYeuCauChiTiet_Id: 'line',
  BuoiLieuTrinh_Id: null,
  TenDichVu: 'Rạch áp xe',
  TrangThai: 'DangSuDung',
  Kho: null,
  khos: [{ _id: 'store', ten: 'Kho lẻ' }],
  dongs: [
    {
      Duoc_Id: 'gauze',
      TenDuoc: 'Gạc',
      HamLuong: null,
      DonViTinh: 'Miếng',
      SoLuong: '2.000',
      DinhMuc: '2.000',
      LyDo: null,
      MucCanhBao: '5',
      canhBaoDaDuyets: [],
      los: [],
    },
  ],
  dinhMucs: [{ Duoc_Id: 'gauze', TenDuoc: 'Gạc', SoLuong: '2.000', MucCanhBao: '5' }],
  NgayDuyet: null,
  NguoiDuyet: null,
  LyDoHuyDuyet: null,
  hanhDongs: [
    { action: 'sua', refusal: null },
    { action: 'duyet', refusal: null },
    { action: 'huyDuyet', refusal: 'SUPPLY_USE_NOT_VERIFIED' },
  ],
};

const inStore = (Duoc_Id: string, TenDuoc: string, DonViTinh: string) => ({
  __typename: 'VatTuTrongKho',
  Duoc_Id,
  TenDuoc,
  HamLuong: null,
  DonViTinh,
  SoLuongKhaDung: '6.000',
  HanDung: '2099-12-31',
  sapHetHan: false,
});

let sent: Array<{ operationName: string | undefined; variables: Record<string, unknown> }>;
const answers: Record<string, () => object> = {
  VatTuTrongKho: () => ({ tonVatTus: [inStore('gauze', 'Gạc', 'Miếng'), inStore('gloves', 'Găng', 'Đôi')] }),
  LuuVatTuSuDung: () => ({
    saveSuDungVatTu: { __typename: 'SuDungVatTu', ...proposed, _id: 'use', version: 1 },
  }),
  DuyetVatTuSuDung: () => ({
    verifySuDungVatTu: {
      __typename: 'SuDungVatTu',
      ...proposed,
      _id: 'use',
      version: 2,
      TrangThai: 'DaDuyet',
    },
  }),
};
const server = new ApolloLink(
  ({ operationName, variables }) =>
    new Observable((observer) => {
      sent.push({ operationName, variables });
      observer.next({ data: answers[operationName ?? '']?.() ?? {} });
      observer.complete();
    }),
);

async function show(use: Use) {
  const client = new ApolloClient({ link: server, cache: new InMemoryCache() });
  let shown: ReturnType<typeof render> | undefined;
  await act(async () => {
    shown = render(
      <ApolloProvider client={client}>
        <TextKeys>
          <SupplyTask use={use} refetch={() => undefined} />
        </TextKeys>
      </ApolloProvider>,
    );
  });
  await act(async () => new Promise((done) => setTimeout(done, 50)));
  if (!shown) throw new Error('nothing is shown');
  return shown;
}
const read = ['VatTuTrongKho', 'ReasonsOfKind'];
const names = () => sent.map((one) => one.operationName).filter((name) => !read.includes(name ?? ''));
const wait = () => act(async () => new Promise((done) => setTimeout(done, 50)));

beforeEach(() => {
  sent = [];
});

it('shows what the quota proposes with the stock, and warns of what is left', async () => {
  const { container } = await show(proposed);
  expect(container.textContent).toContain('Gạc');
  expect(container.textContent).toContain('warning.SUPPLY_LOW');
  expect(container.textContent).not.toContain('row.LyDo Gạc');
});

it('asks why where more than the quota was used, and sends nothing before', async () => {
  const { container, getByText } = await show(proposed);
  const amount = container.querySelector<HTMLInputElement>('[data-field="SoLuong"] input');
  if (!amount) throw new Error('no quantity');
  await act(async () => void fireEvent.change(amount, { target: { value: '3' } }));
  expect(container.textContent).toContain('over');
  await act(async () => void fireEvent.click(getByText('verify')));
  await wait();
  expect(names()).toEqual([]);
  expect(container.querySelector('[role="alert"]')).not.toBeNull();
  const reason = container.querySelector<HTMLInputElement>('[data-field="LyDo"] input');
  if (!reason) throw new Error('no reason');
  await act(async () => void fireEvent.change(reason, { target: { value: 'Chảy máu' } }));
  await act(async () => void fireEvent.click(getByText('verify')));
  await wait();
  expect(names()).toEqual(['LuuVatTuSuDung', 'DuyetVatTuSuDung']);
  expect(sent.find((one) => one.operationName === 'LuuVatTuSuDung')?.variables['input']).toMatchObject({
    Kho_Id: 'store',
    version: null,
    dongs: [{ Duoc_Id: 'gauze', SoLuong: '3', LyDo: 'Chảy máu' }],
  });
});

it('goes on by Enter from the quantity to what is added next', async () => {
  const { container } = await show(proposed);
  const amount = container.querySelector<HTMLInputElement>('[data-field="SoLuong"] input');
  if (!amount) throw new Error('no quantity');
  amount.focus();
  await act(async () => void fireEvent.keyDown(amount, { key: 'Enter' }));
  expect(document.activeElement?.id).toContain('dongs');
});

it('adds what the store has, asks how much and why where the quota names none, and verifies both', async () => {
  const { container, getByLabelText, getByText } = await show(proposed);
  const picker = getByLabelText('add');
  // what was written already is not offered once more
  for (const key of ['ArrowDown', 'Enter']) await act(async () => void fireEvent.keyDown(picker, { key }));
  await wait();
  expect([...container.querySelectorAll('tbody tr')].map((row) => row.textContent)).toEqual([
    expect.stringContaining('Gạc'),
    expect.stringContaining('Găng'),
  ]);
  await act(async () => void fireEvent.click(getByText('verify')));
  await wait();
  expect(names()).toEqual([]);
  expect(container.querySelector('[role="alert"]')).not.toBeNull();
  const amount = getByLabelText('row.SoLuong Găng');
  expect(document.activeElement).toBe(amount);
  await act(async () => void fireEvent.change(amount, { target: { value: '2' } }));
  // the quota names none of it
  const why = getByLabelText('row.LyDo Găng');
  await act(async () => void fireEvent.change(why, { target: { value: 'Chảy máu' } }));
  await act(async () => void fireEvent.click(getByText('verify')));
  await wait();
  expect(names()).toEqual(['LuuVatTuSuDung', 'DuyetVatTuSuDung']);
  expect(sent.find((one) => one.operationName === 'LuuVatTuSuDung')?.variables['input']).toMatchObject({
    dongs: [
      { Duoc_Id: 'gauze', SoLuong: '2.000' },
      { Duoc_Id: 'gloves', SoLuong: '2', LyDo: 'Chảy máu' },
    ],
  });
});

it('that is verified is read with its lots, and is given back by who may', async () => {
  const [row] = proposed.dongs;
  if (!row) throw new Error('no row');
  const { container, getByText } = await show({
    ...proposed,
    _id: 'use',
    version: 2,
    TrangThai: 'DaDuyet',
    Kho: { _id: 'store', ten: 'Kho lẻ' },
    dongs: [{ ...row, los: [{ SoLo: 'L1', HanDung: '2099-12-31', SoLuong: '2.000' }] }],
    hanhDongs: [
      { action: 'sua', refusal: 'SUPPLY_USE_VERIFIED' },
      { action: 'huyDuyet', refusal: null },
    ],
  });
  expect(container.textContent).toContain('L1');
  expect(container.querySelector('table')).toBeNull();
  getByText('unverify');
});
