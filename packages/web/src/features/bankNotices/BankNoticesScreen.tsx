import { giaoDichNganHangActs, lyDoCho } from '@sen/domain/bankNotices/giaoDichNganHang';
import { lazy } from 'react';
import { moment, state, text, words } from '../../lists/columns.tsx';
import { defineListScreen } from '../../lists/defineListScreen.tsx';
import { choice, period, states, today } from '../../lists/filters.tsx';
import { paged } from '../../lists/listPages.tsx';
import { Money } from '../../ui/Money.tsx';
import { BankNoticesDocument } from './bankNotices.main.gen.ts';
import { ReadStatement } from './ReadStatement.tsx';
import { noticeTones } from './tones.ts';

/** Transfers that arrived: those that wait whatever their day, the others of some days; a waiting one opens to be collected. */
export default defineListScreen({
  query: BankNoticesDocument,
  found: (answer) => answer.danhSach,
  rows: (found) => found.data,
})({
  name: 'bankNotices',
  texts: 'bankNotices',
  title: 'title',
  none: 'none',
  count: 'count',
  search: 'search',
  needs: 'GIAO_DICH_NGAN_HANG',
  counts: ({ ChoXuLy, DaThuTien, BoQua, DaHuy }) => ({ ChoXuLy, DaThuTien, BoQua, DaHuy }),
  pages: paged,
  filters: [
    period(today),
    choice('LyDoCho', lyDoCho, 'reason'),
    states('TrangThai', giaoDichNganHangActs.states, { label: 'state', all: 'all' }),
  ],
  events: ['GiaoDichNganHang'],
  rowName: (row) => row.NoiDung,
  columns: [
    moment('NgayGiaoDich', { label: 'at' }),
    {
      key: 'SoTien',
      label: 'amount',
      kind: 'money',
      render: (row) => <Money value={row.SoTien} strong={row.TrangThai === 'ChoXuLy'} />,
    },
    text('NoiDung', { label: 'content', width: 320, grow: true, heading: true, wraps: true }),
    state('TrangThai', giaoDichNganHangActs.states, noticeTones, { label: 'state' }),
    words('LyDoCho', lyDoCho, { label: 'reason', width: 160 }),
    { key: 'BienLai', label: 'receipt', width: 150, render: (row) => row.BienLai?.MaBienLai ?? null },
    text('MaThamChieu', { label: 'reference', width: 170 }),
    text('NguoiChuyen', { label: 'payer', width: 170, hidden: true }),
    text('SoTaiKhoan', { label: 'account', width: 150, hidden: true }),
    text('TenNganHang', { label: 'bank', width: 130, hidden: true }),
  ],
  Acts: ReadStatement,
  Opened: lazy(() => import('./BankNoticeDialog.tsx')),
});
