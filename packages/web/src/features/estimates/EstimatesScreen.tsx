import { tinhTrangDuToan } from '@sen/domain/estimates/duToan';
import { lazy } from 'react';
import { code, day, state, text } from '../../lists/columns.tsx';
import { defineListScreen } from '../../lists/defineListScreen.tsx';
import { around, period, states } from '../../lists/filters.tsx';
import { paged } from '../../lists/listPages.tsx';
import { Money } from '../../ui/Money.tsx';
import { type DongDuToanTrongListFragment, DuToansDocument } from './estimates.main.gen.ts';
import { tones } from './tones.ts';

/** Days back whose estimates are seen at first. */
const shownDays = 30;

const amount = (key: 'ThanhTien' | 'BHChiTra' | 'KhuyenMai' | 'PhaiTra') => ({
  key,
  label: `sum.${key}`,
  kind: 'money' as const,
  render: (row: DongDuToanTrongListFragment) => <Money value={row[key]} strong={key === 'PhaiTra'} />,
});

/** Estimates by the day they were made, by state; each opens with its lines, its print and what may be done with it. */
export default defineListScreen({
  query: DuToansDocument,
  found: (answer) => answer.danhSachDuToan,
  rows: (found) => found.data,
})({
  name: 'estimates',
  texts: 'estimates',
  title: 'title',
  none: 'none',
  count: 'count',
  search: 'search',
  needs: 'DU_TOAN_XEM',
  counts: ({ HieuLuc, HetHan, DaChuyen, DaHuy }) => ({ HieuLuc, HetHan, DaChuyen, DaHuy }),
  pages: paged,
  filters: [
    period(around(shownDays, 0)),
    states('TinhTrang', tinhTrangDuToan, { label: 'state', all: 'all' }),
  ],
  events: ['DuToan'],
  rowName: (row) => `${row.SoDuToan} ${row.TenNguoiHoi}`,
  columns: [
    code('SoDuToan', 'number'),
    text('TenNguoiHoi', { label: 'who', width: 190, grow: true, heading: true, wraps: true }),
    text('SoDienThoai', { label: 'phone', width: 120 }),
    state('TinhTrang', tinhTrangDuToan, tones, { label: 'state' }),
    text('TenDoiTuong', { label: 'payer', width: 150, wraps: true }),
    amount('ThanhTien'),
    amount('BHChiTra'),
    amount('KhuyenMai'),
    amount('PhaiTra'),
    day('Ngay', { label: 'madeOn' }),
    day('HieuLucDen', { label: 'validUntil' }),
    text('TenNguoiLap', { label: 'madeBy', width: 150, hidden: true }),
    text('MaYTe', { label: 'patientCode', width: 120, hidden: true }),
  ],
  Opened: lazy(() => import('./EstimateDialog.tsx')),
  begin: {
    text: 'begin',
    word: 'moi',
    needs: 'DU_TOAN_SUA',
    Begun: lazy(() => import('./NewEstimate.tsx')),
  },
});
