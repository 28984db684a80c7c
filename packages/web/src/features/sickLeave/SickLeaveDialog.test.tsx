import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deviceStore } from '../../session/deviceStore.ts';
import { TextKeys } from '../../session/TextKeys.tsx';
import type { SessionOfPaper } from '../../ui/feature.ts';
import { Notices } from '../../ui/kit/Notices.tsx';
import { PrintingProvider } from '../../ui/Printing.tsx';
import SickLeaveDialog from './SickLeaveDialog.tsx';
import type { GiayNghiFragment } from './sickLeave.main.gen.ts';

vi.spyOn(deviceStore.drafts, 'get').mockResolvedValue(undefined);
vi.spyOn(deviceStore.drafts, 'put').mockResolvedValue(undefined);
vi.spyOn(deviceStore.drafts, 'delete').mockResolvedValue(undefined);
vi.stubGlobal('fetch', async () => new Response('%PDF-', { headers: { 'content-type': 'application/pdf' } }));
URL.createObjectURL = () => 'blob:x';
URL.revokeObjectURL = () => undefined;
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
afterEach(cleanup);

const session: SessionOfPaper = {
  _id: 'k',
  BenhNhan_Id: 'b',
  TiepNhan_Id: 't',
  Ngay: '2026-11-23',
  ChanDoan: 'Viêm phế quản cấp',
  BenhNhan: { GioiTinh: 'FEMALE', NgaySinh: '1991-06-12', NamSinh: 1991 },
  TiepNhan: { SoTheBHYT: 'DN4797912345678' },
};
const leave = {
  __typename: 'GiayNghiHuongBHXH',
  _id: 'g',
  version: 1,
  SoKCB: '7/2026',
  SoSeri: 'CT07260000007',
  TrangThai: 'DangSuDung',
  LoaiNghi: 'Thuong',
  TuoiThai: null,
  NguyenNhanDinhChi: null,
  TuNgay: '2026-11-23',
  DenNgay: '2026-11-25',
  SoNgay: 3,
  NgayCap: '2026-11-23',
  MaSoBHXH: '7912345678',
  DonViLamViec: 'Công ty May An Bình',
  ChanDoan: 'Viêm phế quản cấp',
  PhuongPhapDieuTri: 'Kháng sinh',
  HoTenCha: null,
  HoTenMe: null,
  LyDoCapLai: null,
  LyDoHuy: null,
  SoLanIn: 0,
  hanhDongs: [],
} as unknown as GiayNghiFragment; // all its fields
let kept: readonly object[];
let sent: Array<{ name: string; variables: Record<string, unknown> }>;

const server = new ApolloLink(
  ({ operationName: name = '', variables }) =>
    new Observable((observer) => {
      if (name === 'GiayNghiCuaKham')
        observer.next({
          data: {
            giayNghiHuongBHXHs: kept,
            benhNhan: { __typename: 'BenhNhan', _id: 'b', DonVi: 'Công ty May An Bình' },
          },
        });
      else {
        sent.push({ name, variables });
        kept = [leave];
        observer.next({ data: { createGiayNghiHuongBHXH: leave, capLaiGiayNghiHuongBHXH: leave } });
      }
      observer.complete();
    }),
);

async function open(props: { only?: string } = {}): Promise<void> {
  const client = new ApolloClient({ link: server, cache: new InMemoryCache() });
  render(
    <ApolloProvider client={client}>
      <TextKeys>
        <PrintingProvider>
          <SickLeaveDialog session={session} onClose={() => undefined} {...props} />
          <Notices />
        </PrintingProvider>
      </TextKeys>
    </ApolloProvider>,
  );
  await screen.findByText(/^DenNgay$|^number$|^Không tìm thấy|^Not found/);
}

beforeEach(() => {
  kept = [];
  sent = [];
});

it('begins with the day, the diagnosis, the number of the card and the employer', async () => {
  await open();
  fireEvent.click(screen.getAllByText('days')[2] as HTMLElement); // three days
  fireEvent.click(screen.getByText('saveAndPrint'));
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]?.variables['input']).toMatchObject({
    KhamBenh_Id: 'k',
    TuNgay: '2026-11-23',
    DenNgay: '2026-11-25',
    MaSoBHXH: '7912345678',
    DonViLamViec: 'Công ty May An Bình',
    ChanDoan: 'Viêm phế quản cấp',
  });
});

it('shows the one in use, with the acts that would succeed', async () => {
  const acts = [
    { action: 'sua', refusal: 'SICK_LEAVE_PRINTED' },
    { action: 'xoa', refusal: 'SICK_LEAVE_PRINTED' },
    { action: 'capLai', refusal: null },
    { action: 'huy', refusal: null },
  ];
  kept = [{ ...leave, hanhDongs: acts.map((one) => ({ ...one, __typename: 'ActionState' })) }];
  await open();
  expect(screen.queryByText(/^(Sửa giấy|Change)$/)).toBeNull();
  screen.getByText(/^(Hủy giấy|Cancel)$/);
  fireEvent.click(screen.getByText(/^(Cấp lại|Issue again)$/));
  fireEvent.change(await screen.findByLabelText(/reason/), { target: { value: 'Mất giấy' } });
  fireEvent.click(screen.getByText('again'));
  fireEvent.click(await screen.findByText('saveAndPrint'));
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]).toMatchObject({ name: 'CapLaiGiayNghi', variables: { id: 'g', LyDo: 'Mất giấy' } });
});

it('is removed only once that is answered with yes', async () => {
  kept = [{ ...leave, hanhDongs: [{ __typename: 'ActionState', action: 'xoa', refusal: null }] }];
  await open();
  const remove = /^(Xóa giấy|Remove)$/;
  fireEvent.click(screen.getByText(remove));
  await screen.findByText('removeAsk');
  expect(sent).toEqual([]);
  const [, yes] = screen.getAllByText(remove);
  fireEvent.click(yes as HTMLElement); // that of the question
  await expect.poll(() => sent.map(({ name }) => name)).toEqual(['XoaGiayNghi']);
});

it('opened from a list, shows that one alone, also a cancelled one, and begins none', async () => {
  kept = [{ ...leave, TrangThai: 'DaHuy', LyDoHuy: 'Sai ngày' }];
  await open({ only: 'g' });
  screen.getByText('number');
  expect(screen.queryByText('saveAndPrint')).toBeNull();
  cleanup();
  await open({ only: 'one that was removed' });
  expect(screen.queryByText('saveAndPrint')).toBeNull();
});
