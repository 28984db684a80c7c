import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deviceStore } from '../../session/deviceStore.ts';
import { TextKeys } from '../../session/TextKeys.tsx';
import type { ResolutionPartProps } from '../../ui/feature.ts';
import { Notices } from '../../ui/kit/Notices.tsx';
import { PrintingProvider } from '../../ui/Printing.tsx';
import TransferPart from './TransferPart.tsx';

vi.spyOn(deviceStore.drafts, 'get').mockResolvedValue(undefined);
vi.spyOn(deviceStore.drafts, 'put').mockResolvedValue(undefined);
vi.spyOn(deviceStore.drafts, 'delete').mockResolvedValue(undefined);
afterAll(() => vi.restoreAllMocks());
afterEach(cleanup);

const allowed = (...acts: string[]) =>
  acts.map((action) => ({ __typename: 'ActionState' as const, action, refusal: null }));
const session: ResolutionPartProps['session'] = {
  _id: 'k',
  BenhNhan_Id: 'b',
  TiepNhan_Id: 't',
  Ngay: '2026-11-23',
  TrangThai: 'DangKham',
  TrieuChungLamSang: 'Đau ngực',
  hanhDongs: allowed('lapChuyenVien'),
};
const record = {
  __typename: 'KhamBenh_ChuyenVien',
  _id: 'c',
  version: 1,
  MaChuyenVien: 'CV1',
  SoChuyenVien: '1',
  TrangThai: 'DangSuDung',
  KhamBenh_Id: 'k',
  BenhNhan_Id: 'b',
  TiepNhan_Id: 't',
  BacSiKham_Id: null,
  NgayChuyen: '2026-11-23T01:00:00.000Z',
  BenhVien_Id: null,
  BenhVien: null,
  HinhThucChuyen_Id: null,
  HinhThucChuyen: null,
  LyDoChuyen: 'DuDieuKien',
  DauHieuLamSang: null,
  KetQuaLamSang: null,
  ChanDoanICD_Id: 'i',
  ChanDoanPhuICD_Ids: [],
  PhuongPhapDungDieuTri: null,
  TinhTrangBenhNhan: null,
  HuongDieuTri: null,
  ChuyenTuNgay: null,
  ChuyenDenNgay: null,
  PhuongTienVanChuyen: null,
  SoLuotChuyen: 1,
  HoTenNguoiDuaDi: null,
  HieuLucMotNam: false,
  ThayTheCho_Id: null,
  LyDoCapLai: null,
  LyDoHuy: null,
  HanGiay: '2026-12-07',
  SoLanIn: 0,
  hanhDongs: allowed('sua', 'xoa', 'huy'),
};
type Stored = { [K in keyof typeof record]: unknown };

let kept: Stored[];
/** What each act sent, and the code with which the next one is refused; null where it is done. */
let sent: Array<{ name: string; variables: Record<string, unknown> }>;
let refusal: string | null;
let saveSession: () => Promise<unknown>;
const onChanged = vi.fn();

const server = new ApolloLink(
  ({ operationName: name = '', variables }) =>
    new Observable((observer) => {
      if (name === 'ChuyenVienCuaKham') observer.next({ data: { getKhamBenh_ChuyenVienByBenhNhanId: kept } });
      else {
        sent.push({ name, variables });
        if (refusal) observer.next({ errors: [{ message: refusal, extensions: { code: refusal } }] });
        else {
          const { requestId, ...fields } = (variables['input'] ?? {}) as Record<string, unknown>; // as the form sends it
          const done = { ...record, ...fields, version: 2 };
          kept = name === 'XoaChuyenVien' ? [] : [done];
          observer.next({
            data: {
              createKhamBenh_ChuyenVien: done,
              updateKhamBenh_ChuyenVien: done,
              removeKhamBenh_ChuyenVien: 1,
            },
          });
        }
        refusal = null;
      }
      observer.complete();
    }),
);

const part = (over: Partial<ResolutionPartProps>, client: ApolloClient) => (
  <ApolloProvider client={client}>
    <TextKeys>
      <PrintingProvider>
        <TransferPart session={session} chosen save={() => saveSession()} onChanged={onChanged} {...over} />
        <Notices />
      </PrintingProvider>
    </TextKeys>
  </ApolloProvider>
);
function open(over: Partial<ResolutionPartProps> = {}) {
  const client = new ApolloClient({ link: server, cache: new InMemoryCache() });
  const { rerender } = render(part(over, client));
  return (next: Partial<ResolutionPartProps>) => rerender(part(next, client));
}
const type = async (field: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(field), { target: { value } });
const inputs = () => sent.map(({ variables }) => variables['input']);

beforeEach(() => {
  kept = [record];
  sent = [];
  refusal = null;
  saveSession = async () => session;
  onChanged.mockClear();
});

it('begins with what the session knows, once the session is saved', async () => {
  kept = [];
  open();
  saveSession = async () => null; // refused
  const write = await screen.findByText('write');
  await act(async () => fireEvent.click(write));
  expect(screen.queryByRole('dialog')).toBeNull();
  saveSession = async () => session;
  fireEvent.click(write);
  fireEvent.click(await screen.findByText('save'));
  await expect.poll(() => onChanged.mock.calls.length).toBe(1);
  expect(inputs()).toMatchObject([
    { KhamBenh_Id: 'k', LyDoChuyen: 'DuDieuKien', DauHieuLamSang: 'Đau ngực' },
  ]);
  expect(inputs()[0]).toHaveProperty('requestId');
  await screen.findByText(/forDays/);
});

it('is begun only where the chosen resolution is a transfer and the session allows it', async () => {
  kept = [];
  const again = open({ chosen: false });
  again({ session: { ...session, hanhDongs: [] } });
  again({});
  await screen.findByText('write'); // the answer is there
  again({ chosen: false });
  expect(screen.queryByText('write')).toBeNull();
  again({ session: { ...session, hanhDongs: [] } });
  expect(screen.queryByText('write')).toBeNull();
});

it('takes the record of an open session back without a reason, and reads anew what may be done', async () => {
  open();
  fireEvent.click(await screen.findByText(/^(Remove the transfer|Xóa phiếu chuyển)$/));
  fireEvent.click(within(await screen.findByRole('dialog')).getByText('remove'));
  await screen.findByText('missing');
  expect(sent).toEqual([{ name: 'XoaChuyenVien', variables: { id: 'c' } }]);
  expect(onChanged).toHaveBeenCalledOnce();
});

it('says why taking back was refused, and reads anew what may be done', async () => {
  open();
  refusal = 'EXAM_ENDED';
  fireEvent.click(await screen.findByText(/^(Remove the transfer|Xóa phiếu chuyển)$/));
  fireEvent.click(within(await screen.findByRole('dialog')).getByText('remove'));
  await expect.poll(() => onChanged.mock.calls.length).toBe(1);
  screen.getByText(/forDays/);
});

it('reads anew what may be done with it when its session has ended', async () => {
  const again = open();
  await screen.findByText(/^(Remove the transfer|Xóa phiếu chuyển)$/);
  kept = [{ ...record, hanhDongs: allowed('huy') }];
  again({ session: { ...session, TrangThai: 'DaKham' } });
  await screen.findByText(/^(Cancel the transfer|Hủy phiếu chuyển)$/);
});

it('takes in what somebody else saved meanwhile in other fields, and saves on that', async () => {
  open();
  fireEvent.click(await screen.findByText(/^(Change the transfer|Sửa phiếu chuyển)$/));
  await type('HuongDieuTri', 'Can thiệp mạch vành');
  kept = [{ ...record, version: 2, PhuongTienVanChuyen: 'Xe cấp cứu' }];
  refusal = 'CONFLICT';
  fireEvent.click(screen.getByText('save'));
  await expect
    .poll(() => inputs())
    .toMatchObject([
      { version: 1, PhuongTienVanChuyen: null },
      { version: 2, PhuongTienVanChuyen: 'Xe cấp cứu', HuongDieuTri: 'Can thiệp mạch vành' },
    ]);
});

it('asks about a field that both changed, by its name on the paper', async () => {
  open();
  fireEvent.click(await screen.findByText(/^(Change the transfer|Sửa phiếu chuyển)$/));
  await type('HuongDieuTri', 'Can thiệp');
  kept = [{ ...record, version: 2, HuongDieuTri: 'Phẫu thuật' }];
  refusal = 'CONFLICT';
  fireEvent.click(screen.getByText('save'));
  await screen.findByText('Phẫu thuật');
  expect(sent).toHaveLength(1);
});
