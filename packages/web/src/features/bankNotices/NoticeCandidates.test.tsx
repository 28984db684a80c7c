import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TextKeys } from '../../session/TextKeys.tsx';
import type { BankNoticeFragment } from './bankNotices.main.gen.ts';
import { NoticeCandidates } from './NoticeCandidates.tsx';
import type { NoticeActs } from './useBankNotice.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterAll(() => void vi.unstubAllGlobals());
let root: Root;
let place: HTMLElement;
beforeEach(() => {
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
});
afterEach(async () => {
  await act(() => root.unmount());
  document.body.replaceChildren();
});

const visit = (name: string, ConLai: string) => ({
  __typename: 'BenhNhanVienPhi',
  ...{ TiepNhan_Id: `visit ${name}`, BenhNhan_Id: `patient ${name}`, MaTiepNhan: 'TN-1', MaYTe: '26.1' },
  ...{ NgayTiepNhan: '2026-11-29T01:00:00Z', TenBenhNhan: name, ConLai },
});
const prepared = {
  __typename: 'GiaoDichTam',
  ...{
    _id: 'prepared',
    MaGiaoDich: 'SENK7QH4CWTX',
    SoTien: '45000.00',
    TrangThai: 'ChuaThuTien',
    HetHanLuc: '2026-11-29T03:00:00Z',
  },
  ...{ TiepNhan_Id: 'visit of it', BenhNhan_Id: 'p' },
  BenhNhan: { __typename: 'BenhNhan', _id: 'p', TenBenhNhan: 'Hồ Chuyển', MaYTe: '26.2' },
};
const link = new ApolloLink(
  ({ variables }) =>
    new Observable((answer) => {
      const giaoDich = { __typename: 'GiaoDichNganHang', _id: 'one', ungViens: [prepared] };
      const data = [visit('An', '45000.40'), visit('Bình', '30000.00')];
      answer.next({
        data: 'keyword' in variables ? { danhSach: { __typename: 'DanhSachVienPhi', data } } : { giaoDich },
      });
      answer.complete();
    }),
);
const collect = vi.fn(async () => true);
const press = (text: string) =>
  act(async () => [...place.querySelectorAll('button')].find((one) => one.textContent === text)?.click());

it('proposes what comes to the amount, and of a visit the bill where it does, else an advance', async () => {
  const notice = { _id: 'one', SoTien: '45000.00' } as BankNoticeFragment; // what the part reads
  const acts = { busy: false, collect } as unknown as NoticeActs;
  await act(async () =>
    root.render(
      <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
        <TextKeys>
          <NoticeCandidates notice={notice} acts={acts} />
        </TextKeys>
      </ApolloProvider>,
    ),
  );
  await vi.waitFor(() => expect(place.textContent).toContain('Hồ Chuyển'));
  await press('collect');
  expect(collect).toHaveBeenLastCalledWith({ GiaoDichTam_Id: 'prepared' });

  const field = place.querySelector('#notice-visit') as HTMLInputElement; // the search
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'an');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await vi.waitFor(async () => {
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(place.textContent).toContain('Bình');
  });
  await press('collectLines');
  const of = (name: string) => ({ TiepNhan_Id: `visit ${name}`, BenhNhan_Id: `patient ${name}` });
  expect(collect).toHaveBeenLastCalledWith({ ...of('An'), LoaiBienLai: 'ThuTien' });
  await press('takeAdvance');
  expect(collect).toHaveBeenLastCalledWith({ ...of('Bình'), LoaiBienLai: 'TamUng' });
});
