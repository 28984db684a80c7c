import { defineListScreen } from '../../lists/defineListScreen.tsx';
import { whole } from '../../lists/listPages.tsx';
import { formatDateTime } from '../../ui/dateText.ts';
import { StateTag } from '../../ui/StateTag.tsx';
import { named, person } from './columns.tsx';
import { TransfersWaitingDocument } from './stays.main.gen.ts';
import TransferDialog from './TransferDialog.tsx';
import { viewTabs } from './viewTabs.tsx';
import { wardFilter } from './WardChoice.tsx';
import { waited } from './waited.ts';

/** Transfers to and from a ward that wait for an answer, the longest first. */
export default defineListScreen({
  query: TransfersWaitingDocument,
  found: (answer) => answer.chuyenKhoaCho,
  rows: (found) => found.map((one) => ({ ...one, _id: one.phieu._id })),
})({
  name: 'ward-transfers',
  texts: 'stays',
  title: 'title',
  none: 'transfers.none',
  pages: whole,
  filters: [wardFilter('Khoa_Id'), viewTabs],
  events: ['NoiTru'],
  rowName: ({ phieu }) => phieu.BenhNhan?.TenBenhNhan ?? '',
  Opened: TransferDialog,
  columns: [
    {
      key: 'ThoiGianGui',
      kind: 'moment',
      sortable: true,
      value: ({ phieu }) => phieu.ThoiGianGui,
      render: ({ phieu }) => formatDateTime(phieu.ThoiGianGui),
    },
    person(({ phieu }) => phieu.BenhNhan),
    named('KhoaDi_Id', ({ phieu }) => phieu.KhoaDi, 170),
    named('KhoaDen_Id', ({ phieu }) => phieu.KhoaDen, 170),
    { key: 'LyDo', width: 220, wraps: true, render: ({ phieu }) => phieu.LyDo },
    {
      key: 'waited',
      width: 130,
      value: ({ phutCho }) => phutCho,
      render: ({ phutCho, quaHan }, { t }) => (
        <StateTag tone={quaHan ? 'urgent' : 'waiting'}>{waited(phutCho, t)}</StateTag>
      ),
    },
  ],
});
