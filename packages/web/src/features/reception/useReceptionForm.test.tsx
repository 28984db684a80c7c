import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type DraftRow, deviceStore } from '../../session/deviceStore.ts';
import { type Session, SessionContext } from '../../session/useSession.ts';
import { drafts } from '../../ui/drafts.ts';
import { notices } from '../../ui/kit/noticeStore.ts';
import { useReceptionForm } from './useReceptionForm.ts';

const rows = new Map<string, DraftRow>();
vi.spyOn(deviceStore.drafts, 'get').mockImplementation(async (key) => rows.get(key));
vi.spyOn(deviceStore.drafts, 'put').mockImplementation(async (row) => void rows.set(row.key, row));
vi.spyOn(deviceStore.drafts, 'delete').mockImplementation(async (key) => void rows.delete(key));
afterAll(() => vi.restoreAllMocks());

const label = (_id: string) => ({ _id, ma: _id, ten: _id });
const person = (_id: string, version: number, SoDienThoai: string) => ({
  _id,
  version,
  MaYTe: _id,
  TenBenhNhan: `Người ${_id}`,
  GioiTinh: 'FEMALE',
  NgaySinh: '1980-01-02',
  NamSinh: 1980,
  SoDienThoai,
});
const visit = (_id: string, version: number, LyDoKham: string | null) => ({
  _id,
  version,
  BenhNhan_Id: 'p1',
  BenhNhan: person('p1', 1, '0912000111'),
  DoiTuong_Id: 'fee',
  UuTien: false,
  CoGiayChuyen: false,
  TaiKhamTheoHen: false,
  SoGiayHen: null,
  CapCuu: false,
  MienCungChiTra: false,
  LyDoKham,
  dichVus: [],
  Ves: [],
  hanhDongs: [{ action: 'sua', refusal: null }],
});
const service = {
  DichVu_Id: 'exam',
  MaDichVu: 'KB',
  TenDichVu: 'Khám',
  gias: [{ LoaiGia_Id: 'price', TenLoaiGia: 'Giá', LaBHYT: false, DonGia: '1' }],
  phongs: [{ ...label('room'), soCho: 0, duKienPhut: null }],
};
const defaults = {
  payers: {
    data: [{ _id: 'fee', MaDoiTuong: 'TP', TenDoiTuong: 'Thu phí', MacDinh: true, NhomDoiTuong: null }],
  },
  ethnics: { data: [] },
  nationalities: { data: [] },
  occupations: { data: [] },
};

type Answer = (variables: Record<string, unknown>) => unknown;
const create: Answer = ({ input }) => {
  sent.push(input as Record<string, unknown>);
  return { reception: visit('made', 1, 'sốt') };
};
/** Refuses once, since somebody else changed the patient. */
const refusedOnce = () => {
  changePatient();
  server.set('CreateReception', create);
  return refusal('CONFLICT');
};
let server: Map<string, Answer>;
/** Somebody else changes the patient. */
let changePatient: () => void;
let sent: Record<string, unknown>[];
let saved: string[];

const link = new ApolloLink(
  ({ operationName = '', variables }) =>
    new Observable((answer) => {
      const found = server.get(operationName)?.(variables);
      if (found instanceof Error) return answer.error(found);
      answer.next({ data: found as Record<string, unknown> }); // as each test answers
      answer.complete();
    }),
);
const refusal = (code: string, details = {}) =>
  new CombinedGraphQLErrors({ data: null, errors: [{ message: code, extensions: { code, details } }] });

// what the form reads of a session
const session = { nodeId: 'room', permissions: new Set(), settings: { patient: {} } } as unknown as Session;
let client: ApolloClient;

function Desk({ children }: { children: ReactNode }) {
  return (
    <ApolloProvider client={client}>
      <SessionContext value={session}>{children}</SessionContext>
    </ApolloProvider>
  );
}

function open() {
  const onSaved = (kept: { _id: string }, isNew: boolean) => saved.push(`${kept._id}${isNew ? ' new' : ''}`);
  const hook = renderHook(() => useReceptionForm(onSaved, String, { served: () => null }), { wrapper: Desk });
  return { ...hook, form: () => hook.result.current };
}
const ready = ({ form }: ReturnType<typeof open>) => vi.waitFor(() => expect(form().ready).toBe(true));
const line = { DichVu_Id: 'exam', LoaiGia_Id: 'price', NoiThucHien_Id: 'room' };

beforeEach(() => {
  const asked = { fetchPolicy: 'no-cache' } as const;
  client = new ApolloClient({
    link,
    cache: new InMemoryCache(),
    defaultOptions: { query: asked, watchQuery: asked, mutate: asked },
  });
  sent = [];
  saved = [];
  let phone = '0912000111';
  let version = 1;
  server = new Map<string, Answer>([
    ['ReceptionDefaults', () => defaults],
    ['ReceptionServices', () => ({ dichVuTiepNhans: [service] })],
    ['ReceptionProposal', () => ({ dichVuDeXuat: null })],
    [
      'ReceptionPatientById',
      ({ id }) => ({
        benhNhan: person(String(id), version, phone),
        tiepNhansByBenhNhan: [visit('old', 1, null)],
      }),
    ],
    ['ReceptionById', ({ id }) => ({ getTiepNhanById: visit(String(id), 1, 'ho') })],
    ['CreateReception', create],
  ]);
  changePatient = () => {
    phone = '0912999999';
    version = 2;
  };
});
afterEach(async () => {
  cleanup();
  await drafts.flush();
  rows.clear();
});

it('a new reception of a known patient keeps what was typed of the visit, and is sent with the record that it stands on', async () => {
  const desk = open();
  await ready(desk);
  act(() => desk.form().change({ LyDoKham: 'sốt', TenBenhNhan: 'Ng' }));
  await act(() => desk.form().take('p1'));
  expect(desk.form().values).toMatchObject({ TenBenhNhan: 'Người p1', LyDoKham: 'sốt', DoiTuong_Id: 'fee' });
  act(() => desk.form().change({ dichVus: [line] }));
  await act(async () => void (await desk.form().save()));
  expect(sent[0]).toMatchObject({ BenhNhan_Id: 'p1', LyDoKham: 'sốt', BenhNhan: { version: 1 } });
  expect(saved).toEqual(['made new']);
  act(() => desk.form().start());
  await ready(desk);
  expect(desk.form().values).toMatchObject({ BenhNhan_Id: null, TenBenhNhan: '', LyDoKham: null });
  expect(rows.size).toBe(0);
});

it('comes back after the page was left, with its patient as that is now', async () => {
  const before = open();
  await ready(before);
  await act(() => before.form().take('p1'));
  act(() => before.form().change({ LyDoKham: 'sốt', SoNha: 'Số 9' }));
  before.unmount();
  await drafts.flush();
  changePatient();
  const desk = open();
  await ready(desk);
  await vi.waitFor(() => expect(desk.form().patient?.version).toBe(2));
  expect(desk.form().values).toMatchObject({
    TenBenhNhan: 'Người p1',
    SoDienThoai: '0912999999',
    SoNha: 'Số 9',
    LyDoKham: 'sốt',
  });
  expect(desk.form().restoredAt).not.toBeNull();
  act(() => desk.form().discardDraft());
  expect(desk.form().values).toMatchObject({ BenhNhan_Id: null, TenBenhNhan: '', LyDoKham: null });
});

it('waits while a kept reception is looked at', async () => {
  const desk = open();
  await ready(desk);
  act(() => desk.form().change({ TenBenhNhan: 'Dở Dang' }));
  await act(() => desk.form().open('kept'));
  await ready(desk);
  expect(desk.form().values).toMatchObject({ TenBenhNhan: 'Người p1', LyDoKham: 'ho' });
  const looked = desk.form();
  expect(looked.isOpen('kept')).toBe(true);
  act(() => desk.form().start());
  await ready(desk);
  expect(desk.form().values).toMatchObject({ TenBenhNhan: 'Dở Dang', LyDoKham: null });
  // an answer about the kept one that comes only now finds it closed
  expect(looked.isOpen('kept')).toBe(false);
});

it('another patient leaves nothing of the one before, also from a kept reception', async () => {
  const desk = open();
  await ready(desk);
  await act(() => desk.form().take('p1'));
  act(() => desk.form().change({ LyDoKham: 'sốt' }));
  await act(() => desk.form().take('p2'));
  expect(desk.form().values).toMatchObject({ TenBenhNhan: 'Người p2', LyDoKham: null });
  await act(() => desk.form().open('kept'));
  await ready(desk);
  await act(() => desk.form().take('p2'));
  await vi.waitFor(() => expect(desk.form().values.TenBenhNhan).toBe('Người p2'));
  expect(desk.form().values.LyDoKham).toBeNull();
  expect(desk.form().reception).toBeNull();
});

it('goes on over a patient whom somebody else changed meanwhile', async () => {
  const desk = open();
  await ready(desk);
  await act(() => desk.form().take('p1'));
  act(() => desk.form().change({ LyDoKham: 'sốt', dichVus: [line] }));
  server.set('CreateReception', refusedOnce);
  await act(async () => void (await desk.form().save()));
  expect(sent[0]).toMatchObject({ BenhNhan: { version: 2, SoDienThoai: '0912999999' }, LyDoKham: 'sốt' });
  expect(saved).toEqual(['made new']);
});

it('asks about a field of the patient that both changed, and saves the choice', async () => {
  const desk = open();
  await ready(desk);
  await act(() => desk.form().take('p1'));
  act(() => desk.form().change({ SoDienThoai: '0912333333', dichVus: [line] }));
  server.set('CreateReception', refusedOnce);
  await act(async () => void desk.form().save());
  await vi.waitFor(() => expect(desk.form().conflict.open).toBe(true));
  expect(desk.form().conflict.lines).toEqual([
    { path: 'SoDienThoai', label: 'SoDienThoai', mine: '0912333333', theirs: '0912999999' },
  ]);
  await act(async () => desk.form().conflict.onKeepMine());
  expect(sent[0]).toMatchObject({ BenhNhan: { version: 2, SoDienThoai: '0912333333' } });
});

it('asks about a referral that is old, and saves with what was answered', async () => {
  const desk = open();
  await ready(desk);
  await act(() => desk.form().take('p1'));
  act(() => desk.form().change({ LyDoKham: 'sốt', dichVus: [line] }));
  server.set('CreateReception', () => {
    server.set('CreateReception', create);
    return refusal('NEEDS_CONFIRMATION', { confirm: 'chapNhanGiayChuyen', NgayGiayChuyen: '2026-01-05' });
  });
  await act(async () => {
    const saving = desk.form().save();
    await vi.waitFor(() => expect(notices.now().questions).toHaveLength(1));
    const [question] = notices.now().questions;
    question?.onOk?.();
    notices.answered(question?.id ?? 0);
    await saving;
  });
  expect(sent[0]).toMatchObject({ chapNhanGiayChuyen: true, LyDoKham: 'sốt' });
  expect(saved).toEqual(['made new']);
});

it('puts back whole what was cleared: the patient, what was typed, the history', async () => {
  const desk = open();
  await ready(desk);
  expect(desk.form().held()).toBeNull();
  await act(() => desk.form().take('p1'));
  await vi.waitFor(() => expect(desk.form().history).toHaveLength(1));
  await act(async () => desk.form().change({ LyDoKham: 'sốt', dichVus: [line] }));
  const held = desk.form().held();
  await act(async () => desk.form().start());
  expect(desk.form()).toMatchObject({
    patient: null,
    history: [],
    values: { LyDoKham: null, BenhNhan_Id: null },
  });
  expect(desk.form().held()).toBeNull();
  await act(async () => {
    if (held) desk.form().putBack(held);
  });
  expect(desk.form()).toMatchObject({
    patient: { _id: 'p1' },
    values: { BenhNhan_Id: 'p1', TenBenhNhan: 'Người p1', LyDoKham: 'sốt', dichVus: [line] },
  });
  expect(desk.form().history).toHaveLength(1);
});

it('puts back what was cleared from a visit that was opened meanwhile, too', async () => {
  const desk = open();
  await ready(desk);
  await act(async () => desk.form().change({ TenBenhNhan: 'NGUYỄN VĂN A' }));
  const held = desk.form().held();
  await act(async () => desk.form().start());
  await act(() => desk.form().open('v1'));
  await vi.waitFor(() => expect(desk.form().reception?._id).toBe('v1'));
  expect(desk.form().held()).toBeNull();
  await act(async () => {
    if (held) desk.form().putBack(held);
  });
  await vi.waitFor(() => expect(desk.form().values.TenBenhNhan).toBe('NGUYỄN VĂN A'));
  expect(desk.form().reception).toBeNull();
});
