import { cachNhac, tinhTrangHen } from '@sen/domain/followUps/giayHen';
import { code, day, patient, state, text } from '../../lists/columns.tsx';
import { defineListScreen, ofRow } from '../../lists/defineListScreen.tsx';
import { around, period, person, place, states } from '../../lists/filters.tsx';
import { paged } from '../../lists/listPages.tsx';
import { currentLanguage } from '../../session/i18n.ts';
import { formatDate, formatDateTime } from '../../ui/dateText.ts';
import { FollowUpDialog } from './FollowUpDialog.tsx';
import { TaiKhamsDocument } from './list.main.gen.ts';
import { lookBack } from './lookBack.ts';
import { tones } from './tones.ts';

/** Follow-ups by day, state, room and doctor: who is due, who did not come; each opens to be reminded of and received. */
export default defineListScreen({
  query: TaiKhamsDocument,
  found: (answer) => answer.danhSachTaiKham,
  rows: (found) => found.data,
})({
  name: 'followUps',
  texts: 'followUps',
  title: 'title',
  none: 'list.none',
  count: 'list.count',
  search: 'list.search',
  counts: ({ ChoDen, QuaHen, DaDen, DaHuy }) => ({ ChoDen, QuaHen, DaDen, DaHuy }),
  pages: paged,
  filters: [
    place('PhongBan_Id', 'list.room', 'ROOM'),
    person('BacSi_Id', 'list.doctor'),
    period(around(lookBack, lookBack)),
    states('TinhTrang', tinhTrangHen, { label: 'list.state', all: 'list.all' }),
  ],
  events: ['KhamBenh', 'TiepNhan'],
  rowName: (row) => `${row.TenBenhNhan} ${formatDate(row.NgayHen)}`,
  columns: [
    day('NgayHen'),
    {
      ...patient('list.patient', { width: 300 }),
      render: (row) => `${row.TenBenhNhan}, ${row.NamSinh} · ${row.MaYTe}`,
    },
    text('SoDienThoai', { label: 'list.phone', width: 120 }),
    state('TinhTrang', tinhTrangHen, tones, { label: 'list.state' }),
    text('TenPhong', { label: 'list.where', width: 160, wraps: true }),
    text('TenBacSi', { label: 'BacSiHen_Id', width: 150 }),
    {
      key: 'LucNhac',
      label: 'list.reminded',
      width: 170,
      wraps: true,
      render: ({ LucNhac, CachNhac }) =>
        LucNhac && CachNhac ? `${formatDateTime(LucNhac)} · ${cachNhac[CachNhac][currentLanguage()]}` : null,
    },
    code('SoGiayHen', 'list.number'),
    text('GhiChuNhac', { label: 'GhiChu', width: 200, wraps: true, hidden: true }),
    text('NguoiNhac', { label: 'list.by', width: 160, hidden: true }),
    text('LyDoHen', { width: 200, wraps: true, hidden: true }),
    day('NgayKham', { label: 'list.examined', hidden: true }),
  ],
  Opened: ofRow(FollowUpDialog),
});
