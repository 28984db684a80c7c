import { phanLoaiCa } from '@sen/domain/caseReports/baoCaoCaBenh';
import { trangThaiCa } from '@sen/domain/caseReports/trangThaiCa';
import { lazy } from 'react';
import { code, moment, patient, state, text, words } from '../../lists/columns.tsx';
import { defineListScreen, ofRow } from '../../lists/defineListScreen.tsx';
import { around, entry, only, period, states } from '../../lists/filters.tsx';
import { paged } from '../../lists/listPages.tsx';
import { dayOf } from '../../ui/dateText.ts';
import { StateTag } from '../../ui/StateTag.tsx';
import { CaBenhsDocument } from './list.main.gen.ts';
import { lookBack } from './lookBack.ts';
import { deadlineTones, stateTones } from './tones.ts';

const CaseReportDialog = lazy(() => import('./CaseReportDialog.tsx'));

/** Cases of notifiable diseases by day, state and disease: what is due and late first; each opens its report. */
export default defineListScreen({
  query: CaBenhsDocument,
  found: (answer) => answer.danhSachCaBenh,
  rows: (found) => found.data,
})({
  name: 'caseReports',
  texts: 'caseReports',
  title: 'title',
  none: 'list.none',
  count: 'list.count',
  search: 'list.search',
  counts: ({ ChuaLap, Nhap, DaGui, BiThayThe, DaHuy, QuaHan }) => ({
    ChuaLap,
    Nhap,
    DaGui,
    BiThayThe,
    DaHuy,
    QuaHan,
  }),
  pages: paged,
  filters: [
    entry('ICD_Id', 'ICD', 'list.disease'),
    only('quaHan', 'list.late', 'QuaHan'),
    period(around(lookBack)),
    states('TrangThai', trangThaiCa, { label: 'list.state', all: 'list.all' }),
  ],
  events: ['KhamBenh'],
  rowName: (row) => `${row.TenBenhNhan} ${row.SoBaoCao ?? ''}`,
  columns: [
    moment('NgayKham', { label: 'list.found' }),
    patient('list.patient'),
    {
      key: 'TenICD',
      label: 'list.disease',
      width: 260,
      wraps: true,
      render: (row) => `${row.MaICD} ${row.TenICD}`,
    },
    state('TrangThai', trangThaiCa, stateTones, { label: 'list.state' }),
    moment('HanBaoCao', { label: 'list.until' }),
    {
      key: 'Han',
      label: 'list.deadline',
      kind: 'state',
      render: ({ Han }, { t }) =>
        Han ? <StateTag tone={deadlineTones[Han]}>{t(`deadline.${Han}`)}</StateTag> : null,
    },
    words('PhanLoaiCa', phanLoaiCa, { width: 110, quiet: true }),
    code('SoBaoCao', 'list.number'),
    moment('NgayGui', { hidden: true }),
    text('NoiNhan', { width: 180, hidden: true }),
    text('SoThamChieu', { width: 130, hidden: true }),
    text('Nhom', { label: 'list.group', width: 80, hidden: true }),
  ],
  Opened: ofRow(({ row, onChanged, onClose }) => (
    <CaseReportDialog
      session={{
        _id: row.KhamBenh_Id,
        TiepNhan_Id: row.TiepNhan_Id,
        BenhNhan_Id: row.BenhNhan_Id,
        Ngay: dayOf(row.NgayKham),
      }}
      patient={`${row.TenBenhNhan} · ${row.MaYTe}`}
      onClose={() => {
        onClose();
        onChanged();
      }}
    />
  )),
});
