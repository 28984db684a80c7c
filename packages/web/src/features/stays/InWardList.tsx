import { day, moment } from '../../lists/columns.tsx';
import { defineListScreen } from '../../lists/defineListScreen.tsx';
import { whole } from '../../lists/listPages.tsx';
import { StateTag } from '../../ui/StateTag.tsx';
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
    { key: 'Giuong_Id', width: 80, kind: 'code', render: (row) => row.Giuong?.ma ?? '–' },
    person((row) => row.BenhNhan),
    { key: 'SoBenhAn', width: 124, render: (row) => row.SoBenhAn ?? '–' },
    { key: 'ChanDoanICD_Id', width: 210, wraps: true, render: (row) => labelText(row.ChanDoanICD) },
    named('BacSiDieuTri_Id', (row) => row.BacSiDieuTri, 150),
    moment('NgayVaoKhoa', { width: 130 }),
    day('DuKienRaVien', { width: 110 }),
    {
      key: 'notes',
      width: 170,
      wraps: true,
      render: (row, { t }) => (
        <span className="bed-marks">
          <Isolation value={row.CachLy} />
          {row.ChuyenDen ? (
            <StateTag tone="called">{t('goesTo', { ward: row.ChuyenDen.ten })}</StateTag>
          ) : null}
        </span>
      ),
    },
  ],
});
