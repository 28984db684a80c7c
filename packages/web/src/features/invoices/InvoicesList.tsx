import { hoaDonActs, loaiHoaDon } from '@sen/domain/invoices/hoaDonDienTu';
import { tinhTrangHoaDon } from '@sen/domain/invoices/tinhTrang';
import { lazy } from 'react';
import { day, state, text, words } from '../../lists/columns.tsx';
import { defineListScreen } from '../../lists/defineListScreen.tsx';
import { choice, period, states, thisMonth } from '../../lists/filters.tsx';
import { paged } from '../../lists/listPages.tsx';
import { Money } from '../../ui/Money.tsx';
import { InvoicesDocument } from './invoices.main.gen.ts';
import { numberOf } from './numberOf.ts';
import { invoiceTones } from './tones.ts';
import { useInvoicesBulk } from './useInvoicesBulk.tsx';
import { viewTabs } from './viewTabs.tsx';

/** Invoices of some days, the newest first; each opens with its lines, its receipts and what was said to the provider. */
export default defineListScreen({
  query: InvoicesDocument,
  found: (answer) => answer.danhSach,
  rows: (found) => found.data,
})({
  name: 'invoices',
  texts: 'invoices',
  title: 'title',
  none: 'none',
  count: 'count',
  search: 'search',
  needs: 'HOA_DON_XEM',
  counts: ({ CanXuLy, DangGui, DaPhatHanh, DaThayDoi }) => ({ CanXuLy, DangGui, DaPhatHanh, DaThayDoi }),
  pages: paged,
  filters: [
    period(thisMonth),
    choice('LoaiHoaDon', loaiHoaDon, 'kind'),
    viewTabs,
    states('TinhTrang', tinhTrangHoaDon, { label: 'state', all: 'all' }),
  ],
  events: ['HoaDonDienTu'],
  rowName: (row) => `${numberOf(row)} · ${row.DonViMua ?? row.NguoiMua ?? ''}`,
  columns: [
    { key: 'SoHoaDon', label: 'number', width: 120, heading: true, render: (row) => numberOf(row) },
    day('NgayHoaDon', { label: 'date', width: 98 }),
    {
      key: 'NguoiMua',
      label: 'buyer',
      width: 230,
      grow: true,
      wraps: true,
      render: (row) => [row.DonViMua, row.NguoiMua].filter(Boolean).join(' · '),
    },
    { key: 'BenhNhan', label: 'patient', width: 105, render: (row) => row.BenhNhan?.ma },
    words('LoaiHoaDon', loaiHoaDon, { label: 'kind', width: 170, wraps: true }),
    {
      key: 'TongTien',
      label: 'total',
      kind: 'money',
      width: 115,
      render: (row) => (
        <Money value={row.LoaiHoaDon === 'DieuChinh' ? `-${row.TongTien}` : row.TongTien} strong />
      ),
    },
    state('TrangThai', hoaDonActs.states, invoiceTones, { label: 'state', width: 150 }),
    text('LoiThongBao', { label: 'said', width: 210, wraps: true }),
  ],
  useBulk: useInvoicesBulk,
  Opened: lazy(() => import('./InvoiceDialog.tsx')),
});
