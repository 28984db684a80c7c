import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { i18n, setLanguage } from '../../../session/i18n.ts';
import type { LabValue } from '../labEntry.ts';
import { RerunChoice } from './RerunChoice.tsx';
import { RerunDialog } from './RerunDialog.tsx';
import type { Rerun } from './Reruns.tsx';

let given: object[];
beforeEach(async () => {
  given = [];
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
const give = (of: object) => given.push(of);
const nothing = () => undefined;
const press = (name: RegExp | string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));

it('marks critical values at the start, and wants a value and a reason', async () => {
  const values = [glucose, { ...glucose, MaChiSo: 'URE', TenChiSo: 'Urea', CoKetQua: 'N' as const }];
  render(<RerunDialog values={values} busy={false} onAsk={give} onClose={nothing} />);
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
