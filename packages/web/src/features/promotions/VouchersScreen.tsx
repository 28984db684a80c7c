import { voucherActs } from '@sen/domain/promotions/acts';
import { lazy } from 'react';
import { code, day, state, text } from '../../lists/columns.tsx';
import { defineListScreen } from '../../lists/defineListScreen.tsx';
import { around, period, states } from '../../lists/filters.tsx';
import { paged } from '../../lists/listPages.tsx';
import { CheckCode } from './CheckCode.tsx';
import { useMoves, vouchers } from './moves.tsx';
import { releaseTones } from './tones.ts';
import { VouchersDocument } from './vouchers.main.gen.ts';

const NewVoucher = lazy(() => import('./NewVoucher.tsx'));

/** Days around today whose vouchers are seen at first. */
const shownDays = 90;

/** Vouchers that hold on some days, by state, found by code or name; each opens with what it takes off and its history. */
export default defineListScreen({
  query: VouchersDocument,
  found: (answer) => answer.danhSachVoucher,
  rows: (found) => found.data,
})({
  name: 'vouchers',
  texts: 'promotions',
  title: 'voucher.title',
  none: 'voucher.none',
  count: 'voucher.count',
  search: 'voucher.search',
  needs: 'KHUYEN_MAI_XEM',
  counts: ({ ChuaPhatHanh, DaPhatHanh, DaKetThuc, DaHuy }) => ({
    ChuaPhatHanh,
    DaPhatHanh,
    DaKetThuc,
    DaHuy,
  }),
  pages: paged,
  filters: [
    period(around(shownDays, shownDays)),
    states('TrangThai', voucherActs.states, { label: 'state', all: 'all' }),
  ],
  events: ['KhuyenMai'],
  rowName: (row) => row.MaVoucher,
  useBulk: ({ refetch }) => useMoves(vouchers, refetch),
  columns: [
    code('MaVoucher', 'voucher.code', { width: 160, heading: true }),
    text('TenVoucher', { label: 'voucher.name', width: 220, grow: true, wraps: true }),
    state('TrangThai', voucherActs.states, releaseTones, { label: 'state' }),
    {
      key: 'GiaTri',
      label: 'voucher.says',
      width: 280,
      wraps: true,
      render: (row) => row.NoiDung,
    },
    text('SoLuongConLai', { label: 'voucher.left', width: 90, kind: 'number' }),
    text('SoLuongDaDung', { label: 'voucher.used', width: 90, kind: 'number' }),
    day('NgayBatDau', { label: 'from' }),
    day('NgayKetThuc', { label: 'to' }),
  ],
  Acts: CheckCode,
  Opened: lazy(() => import('./VoucherDialog.tsx')),
  begin: { text: 'voucher.begin', word: 'moi', needs: 'KHUYEN_MAI_SUA', Begun: NewVoucher },
});
