import { LyDo } from '@sen/domain/catalogues/LyDo';
import { moment, text } from '../../lists/columns.tsx';
import { defineListScreen } from '../../lists/defineListScreen.tsx';
import { choice, period, person, thisMonth } from '../../lists/filters.tsx';
import { paged } from '../../lists/listPages.tsx';
import { ExportReasons } from './ExportReasons.tsx';
import { kindText, MostGiven } from './MostGiven.tsx';
import { GivenReasonsDocument } from './reasons.main.gen.ts';

/** /ly-do-da-neu: why acts were cancelled, refunded, exempted, unlocked or adjusted, by kind, days and person. */
export default defineListScreen({
  query: GivenReasonsDocument,
  found: (answer) => answer.lyDoDaNeus,
  rows: (found) => found.data,
})({
  name: 'reasons',
  texts: 'reasons',
  title: 'title',
  none: 'none',
  needs: 'LY_DO_XEM',
  pages: paged,
  filters: [
    period(thisMonth),
    choice('loai', LyDo.fields.LoaiLyDo.values, 'kind'),
    person('NhanVien_Id', 'person'),
  ],
  rowName: (row) => row.text,
  columns: [
    moment('at'),
    { key: 'loai', label: 'kind', width: 150, wraps: true, render: (row, { t }) => kindText(t, row.loai) },
    {
      key: 'LyDo',
      label: 'reason',
      width: 190,
      wraps: true,
      render: (row, { t }) => row.LyDo?.ten ?? <span className="soft">{t('own')}</span>,
    },
    text('text', { label: 'words', width: 220, grow: true, wraps: true, heading: true }),
    text('doiTuong', { label: 'what', width: 150, wraps: true }),
    {
      key: 'NhanVien',
      label: 'person',
      width: 160,
      wraps: true,
      render: (row) => row.TenNhanVien ?? row.username,
    },
    text('noiLamViec', { label: 'place', width: 150, wraps: true }),
  ],
  Acts: ExportReasons,
  Above: MostGiven,
});
