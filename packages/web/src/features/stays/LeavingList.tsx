import { nhapVienActs } from '@sen/domain/admission/nhapVien';
import { hinhThucOf, hinhThucRaVien } from '@sen/domain/discharges/raVienNoiTru';
import { moment } from '../../lists/columns.tsx';
import { defineListScreen } from '../../lists/defineListScreen.tsx';
import { whole } from '../../lists/listPages.tsx';
import { currentLanguage } from '../../session/i18n.ts';
import { StateTag } from '../../ui/StateTag.tsx';
import { labelText, named, person } from './columns.tsx';
import { LeavingInWardDocument, type LeavingRowFragment } from './leaving.main.gen.ts';
import StayDialog from './StayDialog.tsx';
import { stayOf } from './stayOf.ts';
import type { InWardRowFragment } from './stays.main.gen.ts';
import { stayTones } from './tones.ts';
import { viewTabs } from './viewTabs.tsx';
import { wardFilter } from './WardChoice.tsx';

const rowOf = ({ noiTru, ...one }: LeavingRowFragment) => ({
  ...stayOf(noiTru as InWardRowFragment), // a whole answer
  ...one,
  ThoiGianRaVien: one.raVien?.ThoiGianRaVien ?? null,
});

/** Whose discharge was ordered in a ward, who waits for the bill, and who has left today. */
export default defineListScreen({
  query: LeavingInWardDocument,
  found: (answer) => answer.nguoiBenhRaVien,
  rows: (found) => (found as readonly LeavingRowFragment[]).map(rowOf), // a whole answer
})({
  name: 'ward-leaving',
  texts: 'stays',
  title: 'title',
  none: 'leaving.none',
  pages: whole,
  filters: [wardFilter('Khoa_Id'), viewTabs],
  events: ['NoiTru'],
  rowName: (row) => row.MaNhapVien,
  Opened: StayDialog,
  columns: [
    {
      key: 'state',
      width: 140,
      sortable: true,
      value: (row) => row.TrangThai,
      render: (row) => (
        <StateTag tone={stayTones[row.TrangThai]}>
          {nhapVienActs.states[row.TrangThai][currentLanguage()]}
        </StateTag>
      ),
    },
    person((row) => row.BenhNhan),
    { key: 'SoBenhAn', width: 124, render: (row) => row.SoBenhAn ?? '–' },
    moment('ThoiGianRaVien', { width: 130 }),
    {
      key: 'LoaiRaVien',
      width: 140,
      render: (row) => (row.raVien ? hinhThucRaVien[hinhThucOf(row.raVien)][currentLanguage()] : '–'),
    },
    {
      key: 'ChanDoan',
      width: 210,
      wraps: true,
      render: (row) => row.raVien?.ChanDoan ?? labelText(row.ChanDoanICD),
    },
    named('BacSiDieuTri_Id', (row) => row.BacSiDieuTri, 150),
    {
      key: 'stands',
      width: 120,
      render: (row, { t }) =>
        row.TrangThai !== 'DaRaVien' && row.vuongMacs.length > 0 ? (
          <StateTag tone="urgent">{t('leaving.stands', { count: row.vuongMacs.length })}</StateTag>
        ) : null,
    },
  ],
});
