import { tinhTrangXacNhan } from '@sen/domain/cashier/xacNhanBHYT';
import { loaiTiepNhan } from '@sen/domain/reception/loaiTiepNhan';
import { lazy } from 'react';
import { code, moment, patient, state, text } from '../../../lists/columns.tsx';
import { defineListScreen } from '../../../lists/defineListScreen.tsx';
import { around, choice, period, states } from '../../../lists/filters.tsx';
import { paged } from '../../../lists/listPages.tsx';
import { Money } from '../../../ui/Money.tsx';
import { ConfirmationSum } from './ConfirmationSum.tsx';
import { VisitsToConfirmDocument } from './confirmations.main.gen.ts';
import { confirmationTones } from './tones.ts';
import { useConfirmations } from './useConfirmations.tsx';

/** So many findings stand in the list; the dialogue tells all. */
const shownMost = 2;

/** Visits that the fund pays for, of the days within which a claim is sent: what is ready is confirmed, many at once. */
export default defineListScreen({
  query: VisitsToConfirmDocument,
  found: (answer) => answer.danhSach,
  rows: (found) => found.data,
})({
  name: 'confirmations',
  texts: 'confirmations',
  title: 'title',
  none: 'none',
  count: 'count',
  search: 'search',
  needs: 'VIEN_PHI_XEM',
  counts: ({ SanSang, ChuaDu, DaXacNhan }) => ({ SanSang, ChuaDu, DaXacNhan }),
  pages: paged,
  filters: [
    period(around(7)),
    choice('LoaiTiepNhan', loaiTiepNhan, 'kind'),
    states('TinhTrang', tinhTrangXacNhan, { label: 'state', all: 'all' }),
  ],
  events: ['VienPhi', 'XacNhanBHYT', 'TiepNhan'],
  rowName: (row) => `${row.TenBenhNhan} · ${row.MaTiepNhan}`,
  columns: [
    moment('NgayTiepNhan', { label: 'at' }),
    patient('patient'),
    code('SoTheBHYT', 'card', { width: 170 }),
    text('MaDoiTuongKCB', { label: 'why', width: 90, hidden: true }),
    { key: 'BHChiTra', label: 'fund', kind: 'money', render: (row) => <Money value={row.BHChiTra} strong /> },
    { key: 'BNCCT', label: 'coPaid', kind: 'money', render: (row) => <Money value={row.BNCCT} /> },
    {
      key: 'ConLai',
      label: 'due',
      kind: 'money',
      hidden: true,
      render: (row) => <Money value={row.ConLai} />,
    },
    state('TinhTrang', tinhTrangXacNhan, confirmationTones, { label: 'state' }),
    {
      key: 'vuongMac',
      label: 'stops',
      width: 300,
      grow: true,
      wraps: true,
      render: (row, { t }) =>
        [
          row.NguoiXacNhan ? t('signed', { name: row.NguoiXacNhan.ten }) : row.vuongMac,
          ...row.phatHiens.slice(0, shownMost).map((one) => one.noiDung),
          row.phatHiens.length > shownMost
            ? t('moreFindings', { count: row.phatHiens.length - shownMost })
            : null,
        ]
          .filter(Boolean)
          .join(' · ') || null,
    },
    moment('NgayXacNhan', { label: 'confirmedAt', hidden: true }),
  ],
  useBulk: useConfirmations,
  Above: ConfirmationSum,
  Opened: lazy(() => import('./ConfirmationDialog.tsx')),
});
