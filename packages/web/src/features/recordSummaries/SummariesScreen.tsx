import { nguoiYeuCau, yeuCauTomTatActs } from '@sen/domain/recordSummaries/yeuCauTomTat';
import { lazy } from 'react';
import { code, day, moment, patient, state, text } from '../../lists/columns.tsx';
import { defineListScreen } from '../../lists/defineListScreen.tsx';
import { around, only, period, states } from '../../lists/filters.tsx';
import { paged } from '../../lists/listPages.tsx';
import { currentLanguage } from '../../session/i18n.ts';
import { YeuCauTomTatsDocument } from './list.main.gen.ts';
import { requestTones } from './tones.ts';

const NewRequestDialog = lazy(() => import('./NewRequestDialog.tsx'));

/**
 * Requests for summaries of medical records, those that are not done first; each opens with its summary, `?BenhNhan_Id=` begins one of a
 * patient.
 */
export default defineListScreen({
  query: YeuCauTomTatsDocument,
  found: (answer) => answer.danhSachYeuCauTomTat,
  rows: (found) => found.data,
})({
  name: 'recordSummaries',
  texts: 'recordSummaries',
  title: 'title',
  none: 'list.none',
  count: 'list.count',
  search: 'list.search',
  counts: ({ DaYeuCau, DaLap, DaGiao, TuChoi, QuaHen }) => ({ DaYeuCau, DaLap, DaGiao, TuChoi, QuaHen }),
  pages: paged,
  filters: [
    only('quaHen', 'list.late', 'QuaHen'),
    period(around(30)),
    states('TrangThai', yeuCauTomTatActs.states, { label: 'list.state', all: 'list.all' }),
  ],
  events: ['TomTatHoSo'],
  rowName: (row) => `${row.TenBenhNhan} ${row.SoYeuCau}`,
  columns: [
    code('SoYeuCau', 'list.number'),
    patient('list.patient'),
    state('TrangThai', yeuCauTomTatActs.states, requestTones, { label: 'list.state' }),
    day('NgayHen'),
    {
      key: 'HoTenNguoiYeuCau',
      label: 'list.who',
      width: 220,
      render: (row) =>
        row.NguoiYeuCau === 'NguoiBenh'
          ? nguoiYeuCau.NguoiBenh[currentLanguage()]
          : [row.HoTenNguoiYeuCau, row.QuanHe].filter(Boolean).join(' – '),
    },
    text('MucDich', { width: 200, wraps: true }),
    text('SoBan', { width: 80, quiet: true }),
    code('SoTomTat', 'list.summary'),
    day('NgayYeuCau', { hidden: true }),
    moment('NgayGiao', { hidden: true }),
    text('NguoiNhan', { width: 160, hidden: true }),
    text('LyDoTuChoi', { width: 180, hidden: true }),
  ],
  Opened: lazy(() => import('./RequestDialog.tsx')),
  begin: {
    text: 'new',
    word: 'BenhNhan_Id',
    Begun: ({ of, ...others }) => <NewRequestDialog BenhNhan_Id={of || null} {...others} />,
  },
});
