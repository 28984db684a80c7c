import { phamViMienGiam, yeuCauMienGiamActs } from '@sen/domain/exemptions/yeuCauMienGiam';
import { loaiTiepNhan } from '@sen/domain/reception/loaiTiepNhan';
import { lazy } from 'react';
import { code, moment, patient, state, text } from '../../lists/columns.tsx';
import { defineListScreen } from '../../lists/defineListScreen.tsx';
import { around, choice, period, states } from '../../lists/filters.tsx';
import { paged } from '../../lists/listPages.tsx';
import { currentLanguage } from '../../session/i18n.ts';
import { Money } from '../../ui/Money.tsx';
import { ExemptionsDocument } from './exemptions.main.gen.ts';
import { exemptionTones } from './tones.ts';

/** Requests for exemptions: those that wait whatever their day, and the decided ones of the days before; each opens to be decided. */
export default defineListScreen({
  query: ExemptionsDocument,
  found: (answer) => answer.danhSach,
  rows: (found) => found.data,
})({
  name: 'exemptions',
  texts: 'exemptions',
  title: 'title',
  none: 'none',
  count: 'count',
  search: 'search',
  needs: 'VIEN_PHI_XEM',
  counts: ({ ChoDuyet, DaDuyet, TuChoi, DaRut }) => ({ ChoDuyet, DaDuyet, TuChoi, DaRut }),
  pages: paged,
  filters: [
    period(around(7)),
    choice('LoaiTiepNhan', loaiTiepNhan, 'kind'),
    states('TrangThai', yeuCauMienGiamActs.states, { label: 'state', all: 'all' }),
  ],
  events: ['MienGiam'],
  rowName: (row) => `${row.TenBenhNhan} · ${row.MaYeuCau}`,
  columns: [
    moment('NgayDeNghi', { label: 'askedAt' }),
    patient('patient'),
    {
      key: 'PhamVi',
      label: 'scope',
      width: 130,
      render: (row, { t }) =>
        row.PhamVi === 'TheoDong'
          ? t('services', { count: row.soDichVu })
          : [phamViMienGiam.CaLuot[currentLanguage()], row.PhanTram === null ? '' : `${row.PhanTram} %`]
              .filter(Boolean)
              .join(' · '),
    },
    {
      key: 'SoTienDeNghi',
      label: 'amount',
      kind: 'money',
      render: (row) => (
        <Money value={row.SoTienDuyet ?? row.SoTienDeNghi} strong={row.TrangThai === 'ChoDuyet'} />
      ),
    },
    text('LyDo', { label: 'reason', width: 220, grow: true, wraps: true }),
    state('TrangThai', yeuCauMienGiamActs.states, exemptionTones, { label: 'state' }),
    text('TenNguoiDeNghi', { label: 'askedBy', width: 160 }),
    text('TenNguoiDuyet', { label: 'decidedBy', width: 160 }),
    text('LyDoTuChoi', { label: 'whyRefused', width: 200, wraps: true, hidden: true }),
    moment('NgayDuyet', { label: 'decidedAt', hidden: true }),
    code('MaYeuCau', 'code', { width: 120, hidden: true }),
    code('MaTiepNhan', 'visit', { width: 130, hidden: true }),
  ],
  begin: {
    text: 'begin',
    word: 'moi',
    needs: 'VIEN_PHI_DE_NGHI_MIEN_GIAM',
    Begun: lazy(() => import('./NewExemption.tsx')),
  },
  Opened: lazy(() => import('./ExemptionDialog.tsx')),
});
