import { moment, text } from '../../lists/columns.tsx';
import { defineListScreen } from '../../lists/defineListScreen.tsx';
import { period, today } from '../../lists/filters.tsx';
import { whole } from '../../lists/listPages.tsx';
import { labelText, named, person } from './columns.tsx';
import { ExpectedDocument } from './expected.main.gen.ts';
import StayDialog from './StayDialog.tsx';
import { viewTabs } from './viewTabs.tsx';
import { wardFilter } from './WardChoice.tsx';

/** Whom a ward expects: patients whose doctors ordered their admission, and transfers from other wards beside them. */
export default defineListScreen({
  query: ExpectedDocument,
  found: (answer) => answer.getTiepNhanNhapVienByKhoa,
  rows: (found) => found,
})({
  name: 'ward-admissions',
  texts: 'stays',
  title: 'title',
  none: 'expected.none',
  pages: whole,
  filters: [wardFilter('KhoaNhapVien_Id'), period(today, 'startDate', 'endDate'), viewTabs],
  events: ['KhamBenh', 'NoiTru'],
  rowName: (row) => row.MaNhapVien,
  Opened: StayDialog,
  columns: [
    { ...moment('ThoiGianVaoVien'), sortable: true, value: (row) => row.ThoiGianVaoVien },
    person((row) => row.BenhNhan),
    {
      key: 'ChanDoanICD_Id',
      width: 210,
      wraps: true,
      render: (row) => labelText(row.ChanDoanICD),
    },
    text('LyDoVaoVien', { width: 200, wraps: true }),
    named('LoaiBenhAn_Id', (row) => row.LoaiBenhAn, 130),
    named('BacSiChiDinh_Id', (row) => row.BacSiChiDinh, 160),
  ],
});
