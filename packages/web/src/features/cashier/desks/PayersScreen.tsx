import { tinhTrangDoiDoiTuong } from '@sen/domain/cashier/doiDoiTuong';
import { loaiTiepNhan } from '@sen/domain/reception/loaiTiepNhan';
import { lazy } from 'react';
import { code, moment, patient, state } from '../../../lists/columns.tsx';
import { defineListScreen } from '../../../lists/defineListScreen.tsx';
import { choice, period, states, today } from '../../../lists/filters.tsx';
import { paged } from '../../../lists/listPages.tsx';
import { Money } from '../../../ui/Money.tsx';
import { VisitsByPayerDocument } from './payers.main.gen.ts';
import { payerTones } from './tones.ts';

/** Visits by who pays for them: a payer is changed with what it makes due before the eyes; a closed visit says who can help. */
export default defineListScreen({
  query: VisitsByPayerDocument,
  found: (answer) => answer.danhSach,
  rows: (found) => found.data,
})({
  name: 'payers',
  texts: 'payers',
  title: 'title',
  none: 'none',
  count: 'count',
  search: 'search',
  needs: 'VIEN_PHI_XEM',
  counts: ({ CoTheDoi, DaDoi, DaKhoa }) => ({ CoTheDoi, DaDoi, DaKhoa }),
  pages: paged,
  filters: [
    period(today),
    choice('LoaiTiepNhan', loaiTiepNhan, 'kind'),
    states('TinhTrang', tinhTrangDoiDoiTuong, { label: 'state', all: 'all' }),
  ],
  events: ['VienPhi', 'TiepNhan', 'BienLai'],
  rowName: (row) => `${row.TenBenhNhan} · ${row.MaTiepNhan}`,
  columns: [
    moment('NgayTiepNhan', { label: 'at' }),
    patient('patient'),
    { key: 'DoiTuong', label: 'payer', width: 170, render: (row) => row.DoiTuong?.ten ?? null },
    code('SoTheBHYT', 'card', { width: 170 }),
    {
      key: 'BHChiTra',
      label: 'fund',
      kind: 'money',
      hidden: true,
      render: (row) => <Money value={row.BHChiTra} />,
    },
    {
      key: 'BenhNhanTT',
      label: 'own',
      kind: 'money',
      render: (row) => <Money value={row.BenhNhanTT} strong />,
    },
    { key: 'ConLai', label: 'due', kind: 'money', render: (row) => <Money value={row.ConLai} /> },
    {
      key: 'ThuThua',
      label: 'back',
      kind: 'money',
      hidden: true,
      render: (row) => <Money value={row.ThuThua} />,
    },
    state('TinhTrang', tinhTrangDoiDoiTuong, payerTones, { label: 'state' }),
    {
      key: 'vuongMac',
      label: 'stops',
      width: 240,
      grow: true,
      wraps: true,
      render: (row, { t }) => row.vuongMac ?? (row.soLanDoi > 0 ? t('times', { count: row.soLanDoi }) : null),
    },
  ],
  Opened: lazy(() => import('./PayerDeskDialog.tsx')),
});
