import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deviceStore } from '../../../session/deviceStore.ts';
import { i18n, setLanguage } from '../../../session/i18n.ts';
import type { LabValue } from '../labEntry.ts';
import { RerunChoice } from './RerunChoice.tsx';
import { RerunDialog } from './RerunDialog.tsx';
import type { Rerun } from './Reruns.tsx';

const kept = new Map<string, unknown>();
vi.spyOn(deviceStore.drafts, 'get').mockImplementation(async (key) => kept.get(String(key)) as never);
vi.spyOn(deviceStore.drafts, 'put').mockImplementation(async (row) => {
  kept.set(row.key, row);
});
vi.spyOn(deviceStore.drafts, 'delete').mockImplementation(async (key) => {
  kept.delete(String(key));
});
afterAll(() => vi.restoreAllMocks());

let given: object[];
beforeEach(async () => {
  given = [];
  kept.clear();
  await setLanguage('en');
  await i18n.loadNamespaces(['common', 'lab']);
});
afterEach(cleanup);

const glucose = {
  ChiTiet_Id: 'c',
  MaChiSo: 'GLU',
  TenChiSo: 'Glucose',
  KieuDuLieu: 'So',
  KetQua: '30.1',
  DonViTinh: 'mmol/L',
  Min: '3.9',
  Max: '6.4',
  NguyHiemMax: '25',
  MucBinhThuong: '3.9 - 6.4',
  CoKetQua: 'HH',
} as unknown as LabValue; // the fields that the dialogs read
const rerun = {
  _id: 'r',
  version: 3,
  LyDo: 'Haemolysis suspected',
  KetQuaDau: '30.1',
  KetQuaLai: '5.4',
  ThietBi: { _id: 'd', ten: 'Cobas' },
} as unknown as Rerun; // as above
const give = async (of: object) => {
  given.push(of);
  return true;
};
const nothing = () => undefined;
const client = new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() });
const wrapper = ({ children }: { children: ReactNode }) => (
  <ApolloProvider client={client}>{children}</ApolloProvider>
);
const press = (name: RegExp | string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

it('marks critical values at the start, and wants a value and a reason', async () => {
  const values = [glucose, { ...glucose, MaChiSo: 'URE', TenChiSo: 'Urea', CoKetQua: 'N' as const }];
  render(<RerunDialog slip="s" values={values} busy={false} onAsk={give} onClose={nothing} />, { wrapper });
  const box = screen.getByRole('checkbox', { name: /Glucose/ });
  expect(box).toHaveProperty('checked', true);
  await act(async () => void fireEvent.click(box));
  await press(/^Mark for a rerun/);
  expect(screen.getByText('Mark a value')).toBeTruthy();
  expect(screen.getByText('Say why')).toBeTruthy();
  await act(async () => void fireEvent.click(screen.getByRole('checkbox', { name: /Urea/ })));
  await press('Haemolysis suspected');
  await press(/^Mark for a rerun/);
  expect(given).toEqual([{ LyDo: 'Haemolysis suspected', chiSos: [{ ChiTiet_Id: 'c', MaChiSo: 'URE' }] }]);
});

it('takes the new value of the device as it is, or the one that is typed; nothing is chosen by itself', async () => {
  const open = () =>
    render(<RerunChoice rerun={rerun} value={glucose} busy={false} onChoose={give} onClose={nothing} />);
  const choose = (name: RegExp) => act(async () => void fireEvent.click(screen.getByRole('radio', { name })));
  open();
  await press(/^Take this value/);
  expect(screen.getByText('Choose one of the two')).toBeTruthy();
  await choose(/^The new value: 5,4/);
  await press(/^Take this value/);
  cleanup();
  open();
  const field = screen.getByLabelText(/^New value/);
  await act(async () => void fireEvent.change(field, { target: { value: '5..6' } }));
  await choose(/^The first value: 30,1/);
  await press(/^Take this value/);
  expect(given).toHaveLength(1);
  await act(async () => void fireEvent.change(field, { target: { value: '5,6' } }));
  await press(/^Take this value/);
  expect(given).toEqual([
    { ChayLai_Id: 'r', versionChayLai: 3, Chon: 'Lai' },
    { ChayLai_Id: 'r', versionChayLai: 3, Chon: 'Dau', KetQuaLai: '5,6' },
  ]);
});

it('says when a value changes while it is chosen, takes the choice back and keeps what is typed', async () => {
  const dialog = (one: Rerun) => (
    <RerunChoice rerun={one} value={glucose} busy={false} onChoose={give} onClose={nothing} />
  );
  const { rerender } = render(dialog(rerun));
  await act(async () => void fireEvent.click(screen.getByRole('radio', { name: /^The new value: 5,4/ })));
  rerender(dialog({ ...rerun, KetQuaLai: '5.9' }));
  expect(screen.getByText(/^The values have changed.*the new one 5,9/)).toBeTruthy();
  await press(/^Take this value/);
  expect(given).toEqual([]);
  const field = screen.getByLabelText(/^New value/);
  expect(field).toHaveProperty('value', '5,9');
  await act(async () => void fireEvent.change(field, { target: { value: '6,1' } }));
  rerender(dialog({ ...rerun, KetQuaLai: '6.3' }));
  expect(field).toHaveProperty('value', '6,1');
});

it('keeps a typed reason and a typed value until they are sent', async () => {
  const ask = (onAsk: () => Promise<boolean>) =>
    render(<RerunDialog slip="s" values={[glucose]} busy={false} onAsk={onAsk} onClose={nothing} />, {
      wrapper,
    });
  const choose = () =>
    render(<RerunChoice rerun={rerun} value={glucose} busy={false} onChoose={give} onClose={nothing} />);
  const type = (label: RegExp, value: string) =>
    act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));
  const shows = (label: RegExp, value: string) =>
    vi.waitFor(() => expect(screen.getByLabelText(label)).toHaveProperty('value', value));
  const reason = /^Reason of the rerun/;
  const field = /^New value/;
  ask(async () => false);
  await type(reason, 'Clotted');
  await press(/^Mark for a rerun/);
  cleanup();
  ask(async () => true);
  await shows(reason, 'Clotted');
  await press(/^Mark for a rerun/);
  cleanup();
  choose();
  await type(field, '5,6');
  cleanup();
  choose();
  await shows(field, '5,6');
  await act(async () => void fireEvent.click(screen.getByRole('radio', { name: /^The new value: 5,6/ })));
  await press(/^Take this value/);
  expect(given).toEqual([{ ChayLai_Id: 'r', versionChayLai: 3, Chon: 'Lai', KetQuaLai: '5,6' }]);
  await vi.waitFor(() => expect(kept.size).toBe(0));
});

it('shows a value that was typed before the device sent another one beside that one, to be taken or not', async () => {
  const open = (one: Rerun) =>
    render(<RerunChoice rerun={one} value={glucose} busy={false} onChoose={give} onClose={nothing} />);
  const type = () =>
    act(async () => void fireEvent.change(screen.getByLabelText(/^New value/), { target: { value: '5,6' } }));
  const isThere = (value: string) =>
    expect(screen.getByLabelText(/^New value/)).toHaveProperty('value', value);
  const isBeside = () => screen.findByText(/was typed before this record changed/);
  const later = { ...rerun, version: 4, KetQuaLai: '6.3' };
  open(rerun);
  await type();
  cleanup();
  open(later);
  await isBeside();
  expect(screen.getByText(/^New value.*5,6$/)).toBeTruthy();
  isThere('6,3');
  await press('Use the draft');
  isThere('5,6');
  cleanup();
  kept.clear();
  open(rerun);
  await type();
  cleanup();
  open(later);
  await isBeside();
  await press('Discard it');
  isThere('6,3');
  await vi.waitFor(() => expect(kept.size).toBe(0));
});
