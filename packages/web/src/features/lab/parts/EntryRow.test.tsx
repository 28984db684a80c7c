import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { i18n, setLanguage } from '../../../session/i18n.ts';
import type { LabValue } from '../labEntry.ts';
import { EntryRow } from './EntryRow.tsx';
import type { Rerun } from './Reruns.tsx';

afterEach(cleanup);

const value = {
  ChiTiet_Id: 'c',
  MaChiSo: 'GLU',
  TenChiSo: 'Glucose',
  KieuDuLieu: 'So',
  Min: null,
  Max: null,
  MucBinhThuong: '3.9 - 6.4',
} as unknown as LabValue; // what a row reads
const rerun = { _id: 'r', KetQuaLai: null } as unknown as Rerun; // as above
const nothing = () => undefined;

it.each([
  ['5,6', /^5,6 was typed/],
  ['', /^The value was cleared/],
])('says of a value that waits for a rerun what was typed when that began: %j', async (aside, said) => {
  await setLanguage('en');
  await i18n.loadNamespaces(['lab']);
  const acts = { onChange: nothing, onMove: nothing, onFocus: nothing, onLeave: nothing, onRerun: nothing };
  const row = { value, at: 0, KetQua: '30,1', GhiChu: '', sent: [], editable: true, issue: null };
  render(
    <table>
      <tbody>
        <EntryRow {...row} {...acts} rerun={rerun} aside={aside} />
      </tbody>
    </table>,
  );
  expect(screen.getByRole('alert').textContent).toMatch(said);
});
