import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, render } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deviceStore } from '../../session/deviceStore.ts';
import type { PhienKhamFragment } from './examination.main.gen.ts';
import type { PhieuChuyenVienFragment } from './transfer.main.gen.ts';
import { transferValues } from './transferValues.ts';
import { useTransferForm } from './useTransferForm.ts';

vi.spyOn(deviceStore.drafts, 'get').mockResolvedValue(undefined);
vi.spyOn(deviceStore.drafts, 'put').mockResolvedValue(undefined);
vi.spyOn(deviceStore.drafts, 'delete').mockResolvedValue(undefined);
afterAll(() => vi.restoreAllMocks());
afterEach(cleanup);

const session = {
  _id: 'k',
  BenhNhan_Id: 'b',
  Ngay: '2026-11-23',
  TrieuChungLamSang: 'Đau ngực',
} as PhienKhamFragment; // all that the form reads of it
let saved: PhieuChuyenVienFragment;
/** What each save sent, and the code with which the next ones are refused, in turn; null where they are done. */
let sent: Array<{ name: string; variables: Record<string, unknown> }>;
let refusals: string[];
let done: number;
let shown: ReturnType<typeof useTransferForm>;

const typed = (record: object) => ({ __typename: 'KhamBenh_ChuyenVien', ...record });
const server = new ApolloLink(
  ({ operationName: name = '', variables }) =>
    new Observable((observer) => {
      const answer = (data: Record<string, unknown>) => observer.next({ data });
      if (name === 'ChuyenVienCuaKham') answer({ getKhamBenh_ChuyenVienByBenhNhanId: [typed(saved)] });
      else {
        sent.push({ name, variables });
        const code = refusals.shift();
        if (code) observer.next({ errors: [{ message: code, extensions: { code } }] });
        else {
          const { requestId, KhamBenh_Id, ...fields } = variables['input'] as Record<string, unknown>; // as the form sends it
          saved = { ...saved, ...fields, version: saved.version + 1 };
          answer({ [`${name === 'LapChuyenVien' ? 'create' : 'update'}KhamBenh_ChuyenVien`]: typed(saved) });
        }
      }
      observer.complete();
    }),
);

function Work({ record }: { record: PhieuChuyenVienFragment | null }) {
  shown = useTransferForm(session, record, null, () => {
    done += 1;
  });
  return null;
}

async function open(record: PhieuChuyenVienFragment | null): Promise<void> {
  const client = new ApolloClient({
    link: server,
    cache: new InMemoryCache(),
  });
  await act(async () =>
    render(
      <ApolloProvider client={client}>
        <Work record={record} />
      </ApolloProvider>,
    ),
  );
  await expect.poll(() => shown.ready).toBe(true);
}

beforeEach(() => {
  saved = {
    ...transferValues(null, session),
    _id: 't',
    version: 1,
    MaChuyenVien: 'CV1',
    SoChuyenVien: '1',
    TrangThai: 'DangSuDung',
    NgayChuyen: '2026-11-23T01:00:00.000Z',
    BenhVien_Id: 'bv',
    BenhVien: { _id: 'bv', ma: 'BV', ten: 'Bệnh viện', __typename: 'RefLabel' },
    HinhThucChuyen: null,
    HanGiay: '2026-12-31',
    LyDoHuy: null,
    hanhDongs: [],
  } as unknown as PhieuChuyenVienFragment; // all its fields
  sent = [];
  refusals = [];
  done = 0;
});

it('begins a new record with what the session knows', async () => {
  await open(null);
  await act(async () => shown.change({ BenhVien_Id: 'bv' }));
  await act(() => shown.save());
  const input = sent[0]?.variables['input'];
  expect(input).toMatchObject({ KhamBenh_Id: 'k', BenhVien_Id: 'bv', DauHieuLamSang: 'Đau ngực' });
  expect(input).toHaveProperty('requestId');
  expect(done).toBe(1);
});

it('takes in what somebody else saved meanwhile in other fields, and saves on that', async () => {
  await open(saved);
  await act(async () => shown.change({ HuongDieuTri: 'Can thiệp mạch vành' }));
  saved = { ...saved, version: 2, PhuongTienVanChuyen: 'Xe cấp cứu' };
  refusals = ['CONFLICT'];
  await act(() => shown.save());
  expect(sent.map(({ variables }) => variables['input'])).toMatchObject([
    { version: 1, PhuongTienVanChuyen: null },
    { version: 2, PhuongTienVanChuyen: 'Xe cấp cứu', HuongDieuTri: 'Can thiệp mạch vành' },
  ]);
  expect(done).toBe(1);
});

it('asks about a field that both changed, by its name on the paper', async () => {
  await open(saved);
  await act(async () => shown.change({ HuongDieuTri: 'Can thiệp' }));
  saved = { ...saved, version: 2, HuongDieuTri: 'Phẫu thuật' };
  refusals = ['CONFLICT'];
  await act(async () => void shown.save());
  await expect.poll(() => shown.conflict.open).toBe(true);
  expect(shown.conflict.lines).toMatchObject([
    { path: 'HuongDieuTri', mine: 'Can thiệp', theirs: 'Phẫu thuật' },
  ]);
  expect(done).toBe(0);
  await act(async () => shown.conflict.onKeepMine());
  await expect.poll(() => done).toBe(1);
  expect(saved.HuongDieuTri).toBe('Can thiệp');
});
