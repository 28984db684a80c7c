import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PhienKhamFragment } from './examination.main.gen.ts';
import { useTransfer } from './useTransfer.ts';

afterEach(cleanup);

const session = { _id: 'k', BenhNhan_Id: 'b', HuongGiaiQuyet_Id: null } as PhienKhamFragment; // all that the hook reads of it
let sent: Array<{ name: string; variables: Record<string, unknown> }>;
let refusal: string | null;
let live: boolean;
let told: string[];
let shown: ReturnType<typeof useTransfer>;
const onChanged = vi.fn();

const record = {
  __typename: 'KhamBenh_ChuyenVien',
  _id: 'c',
  version: 1,
  MaChuyenVien: 'CV1',
  SoChuyenVien: '1',
  TrangThai: 'DangSuDung',
  NgayChuyen: '2026-11-23T02:00:00.000Z',
  BenhVien_Id: null,
  BenhVien: null,
  HinhThucChuyen_Id: null,
  HinhThucChuyen: null,
  LyDoChuyen: 'DuDieuKien',
  DauHieuLamSang: null,
  KetQuaLamSang: null,
  PhuongPhapDungDieuTri: null,
  TinhTrangBenhNhan: null,
  HuongDieuTri: null,
  ChuyenTuNgay: null,
  ChuyenDenNgay: null,
  PhuongTienVanChuyen: null,
  HoTenNguoiDuaDi: null,
  HanGiay: '2026-12-07',
  LyDoHuy: null,
  hanhDongs: [],
};
const server = new ApolloLink(
  ({ operationName: name = '', variables }) =>
    new Observable((observer) => {
      if (name === 'ChuyenVienCuaKham')
        observer.next({ data: { getKhamBenh_ChuyenVienByBenhNhanId: live ? [record] : [] } });
      else {
        sent.push({ name, variables });
        live = false;
        if (refusal) observer.next({ errors: [{ message: refusal, extensions: { code: refusal } }] });
        else observer.next({ data: { removeKhamBenh_ChuyenVien: 1 } });
      }
      observer.complete();
    }),
);

function Work() {
  shown = useTransfer({
    session,
    resolution: null,
    save: async () => null,
    onChanged,
    tell: (text) => told.push(text),
  });
  return null;
}

beforeEach(async () => {
  sent = [];
  told = [];
  refusal = null;
  live = true;
  onChanged.mockClear();
  const client = new ApolloClient({ link: server, cache: new InMemoryCache() });
  render(
    <ApolloProvider client={client}>
      <Work />
    </ApolloProvider>,
  );
  await expect.poll(() => shown.record?._id).toBe('c');
});

it('takes the record of an open session back without a reason, and reads anew what may be done', async () => {
  await act(() => shown.remove());
  expect(sent).toEqual([{ name: 'XoaChuyenVien', variables: { ids: ['c'] } }]);
  expect(onChanged).toHaveBeenCalledOnce();
  expect(told).toEqual([]);
  await expect.poll(() => shown.record).toBeNull();
});

it('says why taking back was refused, and reads anew what may be done', async () => {
  refusal = 'EXAM_ENDED';
  await act(() => shown.remove());
  expect(told).toHaveLength(1);
  expect(onChanged).toHaveBeenCalledOnce();
});
