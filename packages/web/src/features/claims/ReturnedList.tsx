import { dongTraActs, nguonTra } from '@sen/domain/claims/sending/dongTra';
import { lazy } from 'react';
import { patient, state, text, words } from '../../lists/columns.tsx';
import { defineListScreen } from '../../lists/defineListScreen.tsx';
import { period, states, thisMonth } from '../../lists/filters.tsx';
import { paged } from '../../lists/listPages.tsx';
import { Money } from '../../ui/Money.tsx';
import { ReturnedLinesDocument } from './claims.main.gen.ts';
import { Deadline } from './Deadline.tsx';
import { ReturnedActs } from './ReturnedActs.tsx';
import { lineTones } from './tones.ts';
import { viewTabs } from './viewTabs.tsx';

const { DaRut: _taken, ...shown } = dongTraActs.states;

/** Faults that the portal found and lines that the fund does not pay: those to be answered first come first. */
export default defineListScreen({
  query: ReturnedLinesDocument,
  found: (answer) => answer.dongTra,
  rows: (found) => found.data,
})({
  name: 'returnedClaimLines',
  texts: 'claims',
  title: 'title',
  none: 'returned.none',
  count: 'returned.count',
  search: 'returned.search',
  needs: 'HO_SO_BHYT_XEM',
  counts: ({ ChoXuLy, DaGiaiTrinh, ChapNhan, DaSua }) => ({ ChoXuLy, DaGiaiTrinh, ChapNhan, DaSua }),
  pages: paged,
  filters: [period(thisMonth), viewTabs, states('TrangThai', shown, { label: 'state', all: 'all' })],
  events: ['HoSoBHYT'],
  rowName: (row) => `${row.MaLienKet} · ${row.Ten ?? row.NoiDung}`,
  columns: [
    { ...patient('patient'), width: 190, heading: true },
    text('MaLienKet', { label: 'visit', width: 150 }),
    {
      key: 'Ten',
      label: 'returned.item',
      width: 190,
      wraps: true,
      render: (row, { t }) =>
        row.Ten ?? ([row.Bang, row.STT].filter(Boolean).join(' · ') || t('returned.file')),
    },
    {
      key: 'NoiDung',
      label: 'returned.why',
      width: 260,
      grow: true,
      wraps: true,
      render: (row) => [row.MaLoi, row.NoiDung].filter(Boolean).join(': '),
    },
    {
      key: 'SoTienTuChoi',
      label: 'returned.amount',
      kind: 'money',
      width: 110,
      render: (row) => (Number(row.SoTienTuChoi) === 0 ? null : <Money value={row.SoTienTuChoi} strong />),
    },
    {
      key: 'HanTraLoi',
      label: 'returned.due',
      width: 130,
      render: (row) => row.HanTraLoi && <Deadline at={row.HanTraLoi} open={row.TrangThai === 'ChoXuLy'} />,
    },
    words('Nguon', nguonTra, { label: 'returned.source', width: 140 }),
    state('TrangThai', dongTraActs.states, lineTones, { label: 'state', width: 150 }),
  ],
  Acts: ReturnedActs,
  Opened: lazy(() => import('./ReturnedDialog.tsx')),
});
