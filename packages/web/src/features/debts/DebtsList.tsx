import { loaiNguoiNo } from '@sen/domain/debts/congNo';
import { tinhTrangNo } from '@sen/domain/debts/tinhTrangNo';
import { lazy } from 'react';
import { code, day, moment, state, text } from '../../lists/columns.tsx';
import { defineListScreen } from '../../lists/defineListScreen.tsx';
import { choice, entry, states } from '../../lists/filters.tsx';
import { paged } from '../../lists/listPages.tsx';
import { currentLanguage } from '../../session/i18n.ts';
import { formatDate } from '../../ui/dateText.ts';
import { Money } from '../../ui/Money.tsx';
import { byAge } from './AgeStrip.tsx';
import { writtenBetween } from './days.tsx';
import { type DebtRowFragment, DebtsDocument } from './debts.main.gen.ts';
import { debtTones } from './tones.ts';
import { useDebtsBulk } from './useDebtsBulk.tsx';
import { viewTabs } from './viewTabs.tsx';

const amount = (key: 'SoTien' | 'DaThu' | 'ConLai', hidden = false) => ({
  key,
  label: `sum.${key}`,
  kind: 'money' as const,
  width: 105,
  hidden,
  render: (row: DebtRowFragment) => <Money value={row[key]} strong={key === 'ConLai'} />,
});

/** Debts, those longest due first: who owes, since when, how old, how much; each opens with all that became of it. */
export default defineListScreen({
  query: DebtsDocument,
  found: (answer) => answer.danhSach,
  rows: (found) => found.data,
})({
  name: 'debts',
  texts: 'debts',
  title: 'title',
  none: 'none',
  count: 'count',
  search: 'search',
  needs: 'CONG_NO_XEM',
  counts: ({ QuaHan, ConHan, ChoDuyet, TatToan, DaXoaNo, DaHuy, TuoiNo }) => ({
    ...{ QuaHan, ConHan, ChoDuyet, TatToan, DaXoaNo, DaHuy },
    ChuaDenHan: Number(TuoiNo.ChuaDenHan),
    Ngay1Den30: Number(TuoiNo.Ngay1Den30),
    Ngay31Den60: Number(TuoiNo.Ngay31Den60),
    Ngay61Den90: Number(TuoiNo.Ngay61Den90),
    TrenNgay90: Number(TuoiNo.TrenNgay90),
  }),
  pages: paged,
  filters: [
    writtenBetween,
    choice('LoaiNguoiNo', loaiNguoiNo, 'kind'),
    entry('NhomCongNo_Id', 'NhomCongNo', 'group'),
    viewTabs,
    byAge,
    states('TinhTrang', tinhTrangNo, { label: 'state', all: 'all' }),
  ],
  events: ['CongNo', 'XacNhanBHYT'],
  rowName: (row) => `${row.MaCongNo} · ${row.NguoiNo}`,
  columns: [
    {
      key: 'NguoiNo',
      label: 'debtor',
      width: 210,
      grow: true,
      heading: true,
      wraps: true,
      render: (row) => (
        <span className="debt-who">
          {row.NguoiNo} <small>{loaiNguoiNo[row.LoaiNguoiNo][currentLanguage()]}</small>
        </span>
      ),
    },
    {
      key: 'TenBenhNhan',
      label: 'patient',
      width: 150,
      wraps: true,
      render: (row) => (row.LoaiNguoiNo === 'BenhNhan' ? row.MaYTe : `${row.TenBenhNhan} · ${row.MaYTe}`),
    },
    code('MaCongNo', 'code', { width: 118 }),
    { key: 'NgayNo', label: 'since', kind: 'day', width: 98, render: (row) => formatDate(row.NgayNo) },
    day('NgayHan', { label: 'due', width: 98 }),
    {
      key: 'soNgayQuaHan',
      label: 'overdue',
      kind: 'number',
      width: 84,
      render: (row, { t }) =>
        row.soNgayQuaHan > 0 ? (
          <span className={row.soNgayQuaHan > 30 ? 'debt-late grave' : 'debt-late'}>
            {t('days', { count: row.soNgayQuaHan })}
          </span>
        ) : null,
    },
    amount('SoTien', true),
    amount('DaThu', true),
    amount('ConLai'),
    state('TinhTrang', tinhTrangNo, debtTones, { label: 'state', width: 125 }),
    text('NguoiChoNo', { label: 'letGoBy', width: 130, wraps: true }),
    text('NhomCongNo', { label: 'group', width: 130, wraps: true, hidden: true }),
    {
      key: 'LanNhac',
      label: 'reminded',
      width: 100,
      render: (row, { t }) =>
        row.LanNhac > 0 ? t('remindedTimes', { count: row.LanNhac, day: formatDate(row.NhacLuc) }) : null,
      wraps: true,
    },
    text('SoDienThoai', { label: 'phone', width: 120, hidden: true }),
    code('MaTiepNhan', 'visit', { hidden: true }),
    moment('NhacLuc', { label: 'remindedAt', hidden: true }),
  ],
  useBulk: useDebtsBulk,
  Opened: lazy(() => import('./DebtDialog.tsx')),
});
