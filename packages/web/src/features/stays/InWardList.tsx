import { day, moment } from '../../lists/columns.tsx';
import { defineListScreen } from '../../lists/defineListScreen.tsx';
import { whole } from '../../lists/listPages.tsx';
import { Isolation, labelText, named, person } from './columns.tsx';
import StayDialog from './StayDialog.tsx';
import { stayOf } from './stayOf.ts';
import { InWardDocument } from './stays.main.gen.ts';
import { viewTabs } from './viewTabs.tsx';
import { wardFilter } from './WardChoice.tsx';

/** Who lies in a ward, by bed. */
export default defineListScreen({
  query: InWardDocument,
  found: (answer) => answer.nguoiBenhTrongKhoa,
  rows: (found) => found.map(stayOf),
})({
  name: 'ward-stays',
  texts: 'stays',
  title: 'title',
  none: 'inWard.none',
  pages: whole,
  filters: [wardFilter('Khoa_Id'), viewTabs],
  events: ['NoiTru'],
  rowName: (row) => row.MaNhapVien,
  Opened: StayDialog,
  columns: [
    named('Giuong_Id', (row) => row.Giuong, 110),
    person((row) => row.BenhNhan),
    { key: 'SoBenhAn', width: 110, render: (row) => row.SoBenhAn ?? '–' },
    { key: 'ChanDoanICD_Id', width: 210, wraps: true, render: (row) => labelText(row.ChanDoanICD) },
    named('BacSiDieuTri_Id', (row) => row.BacSiDieuTri, 150),
    moment('NgayVaoKhoa', { width: 130 }),
    day('DuKienRaVien', { width: 110 }),
    { key: 'CachLy', width: 140, render: (row) => <Isolation value={row.CachLy} /> },
    named('ChuyenDen_Id', (row) => row.ChuyenDen, 140),
  ],
});
