import { tinhTrangHoSo } from '@sen/domain/claims/sending/tinhTrang';
import { lazy } from 'react';
import { moment, patient, state, text } from '../../lists/columns.tsx';
import { defineListScreen } from '../../lists/defineListScreen.tsx';
import { choice, filterOf, only, period, states, thisMonth } from '../../lists/filters.tsx';
import { paged } from '../../lists/listPages.tsx';
import { Money } from '../../ui/Money.tsx';
import { ClaimsDocument } from './claims.main.gen.ts';
import { Deadline } from './Deadline.tsx';
import { saidOf } from './saidOf.ts';
import { claimTones } from './tones.ts';
import { useClaimsBulk } from './useClaimsBulk.tsx';
import { viewTabs } from './viewTabs.tsx';

const payers = {
  true: { vi: 'Có BHYT', en: 'Insured' },
  false: { vi: 'Không BHYT', en: 'Not insured' },
} as const;

const { draw } = choice('CoBHYT', payers, 'payer');
const insured = filterOf<{ CoBHYT: boolean | null }, unknown>({
  key: 'CoBHYT',
  draw,
  variables: (value) => ({ CoBHYT: value === null ? null : value === 'true' }),
});

/** Visits that have ended, with how their claims stand: those that ended first come first. */
export default defineListScreen({
  query: ClaimsDocument,
  found: (answer) => answer.hoSo,
  rows: (found) => found.data,
})({
  name: 'claims',
  texts: 'claims',
  title: 'title',
  none: 'none',
  count: 'count',
  search: 'search',
  needs: 'HO_SO_BHYT_XEM',
  counts: ({ ChuaGui, CanSua, DangGui, DaNhan, HopLe, QuaHan }) => ({
    ...{ ChuaGui, CanSua, DangGui, DaNhan, HopLe, QuaHan },
  }),
  pages: paged,
  filters: [
    period(thisMonth),
    insured,
    only('QuaHan', 'lateOnly', 'QuaHan'),
    viewTabs,
    states('TinhTrang', tinhTrangHoSo, { label: 'state', all: 'all' }),
  ],
  events: ['HoSoBHYT'],
  rowName: (row) => `${row.MaTiepNhan} · ${row.TenBenhNhan}`,
  columns: [
    { ...patient('patient'), width: 250, grow: true, heading: true },
    text('MaTiepNhan', { label: 'visit', width: 135 }),
    text('SoTheBHYT', { label: 'card', width: 160 }),
    moment('NgayKetThuc', { label: 'ended', width: 130 }),
    {
      key: 'HanGui',
      label: 'due',
      width: 160,
      render: (row) => (
        <Deadline at={row.HanGui} open={row.TinhTrang === 'ChuaGui' || row.TinhTrang === 'CanSua'} />
      ),
    },
    {
      key: 'BHChiTra',
      label: 'fund',
      kind: 'money',
      width: 110,
      render: (row) => row.BHChiTra && <Money value={row.BHChiTra} strong />,
    },
    state('TinhTrang', tinhTrangHoSo, claimTones, { label: 'state', width: 150 }),
    {
      key: 'LoiThongBao',
      label: 'said',
      width: 190,
      wraps: true,
      render: (row, { t }) =>
        row.LoiThongBao
          ? saidOf(row.LoiThongBao, t)
          : row.DaDoi && row.TinhTrang === 'CanSua'
            ? t('changedSince')
            : row.MaGiaoDich,
    },
  ],
  useBulk: useClaimsBulk,
  Opened: lazy(() => import('./ClaimDialog.tsx')),
});
