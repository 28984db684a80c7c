import { nhapVienActs } from '@sen/domain/admission/nhapVien';
import { moment, state, text } from '../../lists/columns.tsx';
import { defineListScreen } from '../../lists/defineListScreen.tsx';
import { period, today } from '../../lists/filters.tsx';
import { whole } from '../../lists/listPages.tsx';
import { labelText, named, person } from './columns.tsx';
import { ExpectedDocument } from './expected.main.gen.ts';
import StayDialog from './StayDialog.tsx';
import { stayTones } from './tones.ts';
import { viewTabs } from './viewTabs.tsx';
import { wardFilter } from './WardChoice.tsx';

/** Whom a ward expects: patients whose doctors ordered their admission, and what became of their orders. */
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
    state('TrangThai', nhapVienActs.states, stayTones, { label: 'state', width: 150 }),
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
