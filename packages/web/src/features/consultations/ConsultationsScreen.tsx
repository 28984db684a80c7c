import { hinhThucHoiChan, hoiChanActs, viTriHoiChan } from '@sen/domain/consultations/hoiChan';
import { lazy } from 'react';
import { code, moment, patient, state, text, words } from '../../lists/columns.tsx';
import { defineListScreen, ofRow } from '../../lists/defineListScreen.tsx';
import { mine, period, person, states, today } from '../../lists/filters.tsx';
import { paged } from '../../lists/listPages.tsx';
import { dayOf } from '../../ui/dateText.ts';
import { HoiChansDocument } from './list.main.gen.ts';
import { stateTones } from './stateTones.ts';

const MinutesDialog = lazy(() => import('./MinutesDialog.tsx'));

/** Consultations by day, state and person; each opens with its minutes. */
export default defineListScreen({
  query: HoiChansDocument,
  found: (answer) => answer.danhSachHoiChan,
  rows: (found) => found.data,
})({
  name: 'consultations',
  texts: 'consultations',
  title: 'title',
  none: 'list.none',
  count: 'list.count',
  search: 'list.search',
  counts: ({ DangSoan, HoanTat, DaHuy }) => ({ DangSoan, HoanTat, DaHuy }),
  pages: paged,
  filters: [
    person('NhanVien_Id', 'list.who'),
    mine('NhanVien_Id', 'list.mine'),
    period(today),
    states('TrangThai', hoiChanActs.states, { label: 'list.state', all: 'list.all' }),
  ],
  events: ['KhamBenh'],
  rowName: (row) => row.MaBienBanHoiChan,
  columns: [
    moment('NgayHoiChan'),
    patient('list.patient', { width: 260 }),
    state('TrangThai', hoiChanActs.states, stateTones, { label: 'list.state' }),
    text('DiaDiem', { width: 170 }),
    words('HinhThucHoiChan', hinhThucHoiChan, { width: 150, hidden: true }),
    text('TenChuToa', { label: 'ChuToa', width: 170 }),
    words('viTriCuaToi', viTriHoiChan, { label: 'list.myPart', width: 110, quiet: true }),
    text('soNguoi', { label: 'list.people', kind: 'number', width: 80, hidden: true }),
    {
      key: 'KetLuan',
      width: 260,
      wraps: true,
      render: (row) => row.KetLuan ?? <span className="soft">{row.ChanDoan}</span>,
    },
    code('MaBienBanHoiChan', 'list.code', { hidden: true }),
  ],
  byId: (id) => ({ id }),
  Opened: ofRow(({ row, onChanged, onClose }) => (
    <MinutesDialog
      session={{
        _id: row.KhamBenh_Id,
        TiepNhan_Id: row.TiepNhan_Id,
        BenhNhan_Id: row.BenhNhan_Id,
        Ngay: dayOf(row.NgayHoiChan),
      }}
      only={row._id}
      patient={`${row.TenBenhNhan} · ${row.MaYTe}`}
      onClose={() => {
        onClose();
        onChanged();
      }}
    />
  )),
});
