import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deviceStore } from '../../session/deviceStore.ts';
import { i18n, setLanguage } from '../../session/i18n.ts';
import { type Session, SessionContext } from '../../session/useSession.ts';
import LabQcScreen from './LabQcScreen.tsx';

vi.mock('./parts/LeveyDrawing.tsx', () => ({ default: () => null }));
const kept = new Map<string, unknown>();
vi.spyOn(deviceStore.drafts, 'get').mockImplementation(async (key) => kept.get(String(key)) as never);
vi.spyOn(deviceStore.drafts, 'put').mockImplementation(async (row) => {
  kept.set(row.key, row);
});
vi.spyOn(deviceStore.drafts, 'delete').mockImplementation(async (key) => {
  kept.delete(String(key));
});
afterAll(() => vi.restoreAllMocks());
afterEach(cleanup);

const target = {
  __typename: 'ChiSoKiemChuan',
  VatLieu_Id: 'm',
  version: 1,
  MaVatLieu: 'KC1',
  TenVatLieu: 'Control',
  SoLo: 'L1',
  HanDung: '2099-12-31',
  Muc: 'Muc1',
  ThietBi_Id: 'd',
  TenThietBi: 'Cobas',
  MaChiSo: 'GLU',
  TenChiSo: 'Glucose',
  DonViTinh: 'mmol/L',
  TrungBinh: '5',
  DoLechChuan: '0.2',
  TuTinh: false,
  TinhTrang: 'LoaiBo',
  ganNhat: null,
};
const run = {
  __typename: 'KetQuaKiemChuan',
  _id: 'r',
  version: 3,
  VatLieu_Id: 'm',
  VatLieu: { __typename: 'RefLabel', _id: 'm', ma: 'KC1', ten: 'Control' },
  Muc: 'Muc1',
  MaChiSo: 'GLU',
  TenChiSo: 'Glucose',
  DonViTinh: 'mmol/L',
  Luc: '2026-11-26T01:00:00.000Z',
  GiaTri: '5.8',
  TrungBinh: '5',
  DoLechChuan: '0.2',
  DiemZ: '4',
  DanhGia: 'LoaiBo',
  QuyTacs: ['W1_2s'],
  TrangThai: 'HieuLuc',
  TuThietBi: false,
  NguoiChay: null,
  GhiChu: null,
  NguyenNhan: null,
  KhacPhuc: null,
  NgayKhacPhuc: null,
  NguoiKhacPhuc: null,
  LyDoHuy: null,
  hanhDongs: [{ __typename: 'ActionState', action: 'khacPhuc', refusal: null }],
};

let sent: { name: string; variables: Record<string, unknown> }[];
const server = new ApolloLink(
  ({ operationName: name = '', variables }) =>
    new Observable((observer) => {
      if (name === 'SubApp') return;
      if (name === 'EnterControl' || name === 'CorrectControl') sent.push({ name, variables });
      const answers: Record<string, object> = {
        ControlTargets: { chiSoKiemChuans: [target] },
        ControlRuns: { ketQuaKiemChuans: [run] },
        EnterControl: { createKetQuaKiemChuan: run },
        CorrectControl: { khacPhucKiemChuan: run },
      };
      observer.next({ data: answers[name] ?? {} });
      observer.complete();
    }),
);

beforeEach(async () => {
  sent = [];
  kept.clear();
  await setLanguage('en');
  await i18n.loadNamespaces(['common', 'labQc', 'grid']);
});

async function open(permissions: readonly string[] = ['XET_NGHIEM']) {
  const session = {
    permissions: new Set(permissions),
    nodeId: 'room',
    nodes: [],
  } as unknown as Session; // what the screen reads of it
  const client = new ApolloClient({ link: server, cache: new InMemoryCache() });
  await act(async () =>
    render(
      <MemoryRouter>
        <SessionContext value={session}>
          <ApolloProvider client={client}>
            <LabQcScreen />
          </ApolloProvider>
        </SessionContext>
      </MemoryRouter>,
    ),
  );
}
const type = (label: RegExp, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));

it('enters a result with its time and a note, and says at the row when the time is none', async () => {
  await open();
  await waitFor(() => screen.getByLabelText(/^New value of Glucose/));
  await type(/^New value of Glucose/, '5,1');
  await type(/^When Glucose/, 'soon');
  await type(/^Note on the new value of Glucose/, ' New reagent ');
  const enter = () =>
    act(async () => void fireEvent.keyDown(screen.getByLabelText(/^New value of Glucose/), { key: 'Enter' }));
  await enter();
  expect(screen.getByRole('alert').textContent).toBeTruthy();
  const invalid = (label: RegExp) => screen.getByLabelText(label).getAttribute('aria-invalid');
  expect([invalid(/^When Glucose/), invalid(/^New value of Glucose/)]).toEqual(['true', 'false']);
  expect(sent).toEqual([]);
  await type(/^When Glucose/, '25/11/2026 08:30');
  await act(async () => void fireEvent.keyDown(screen.getByLabelText(/^When Glucose/), { key: 'Enter' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.variables['input']).toMatchObject({
    GiaTri: '5,1',
    Luc: '2026-11-25T01:30:00.000Z',
    GhiChu: 'New reagent',
  });
  expect(screen.getByLabelText(/^Note on the new value of Glucose/)).toHaveProperty('value', '');
});

it('keeps what is typed of a corrective action until it is saved', async () => {
  await open();
  const correct = () =>
    act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Correct' })));
  await waitFor(() => screen.getByRole('button', { name: 'Correct' }));
  await correct();
  await type(/^Cause/, 'Old reagent');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /^Back/ })));
  await correct();
  await waitFor(() => expect(screen.getByLabelText(/^Cause/)).toHaveProperty('value', 'Old reagent'));
  await type(/^What was done/, 'Changed it');
  const dialog = within(screen.getByRole('dialog'));
  await act(async () => void fireEvent.click(dialog.getByRole('button', { name: /^Save/ })));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.variables).toEqual({
    id: 'r',
    input: { NguyenNhan: 'Old reagent', KhacPhuc: 'Changed it', version: 3 },
  });
  expect(kept.size).toBe(0);
});

it('shows a draft that was typed over an earlier version beside the record, to be taken or not', async () => {
  await open();
  await waitFor(() => screen.getByRole('button', { name: 'Correct' }));
  const correct = () =>
    act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Correct' })));
  await correct();
  await type(/^Cause/, 'Old reagent');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /^Back/ })));
  await waitFor(() => expect(kept.size).toBe(1));
  for (const [key, row] of kept) kept.set(key, { ...(row as object), version: 2 });
  await correct();
  await waitFor(() => expect(screen.getByText(/Old reagent/)).toBeTruthy());
  expect(screen.getByLabelText(/^Cause/)).toHaveProperty('value', '');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Use the draft' })));
  expect(screen.getByLabelText(/^Cause/)).toHaveProperty('value', 'Old reagent');
});

it('is shown to nobody without a right of the laboratory', async () => {
  await open([]);
  expect(screen.queryByText('Quality control')).toBeNull();
});
