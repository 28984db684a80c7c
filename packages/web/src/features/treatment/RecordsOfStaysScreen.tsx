import { benhAnActs } from '@sen/domain/medicalRecords/benhAn';
import { Navigate, useLocation } from 'react-router';
import { code, moment, patient, state, text } from '../../lists/columns.tsx';
import { defineListScreen, ofRow } from '../../lists/defineListScreen.tsx';
import { around, entry, period, place, states } from '../../lists/filters.tsx';
import { paged } from '../../lists/listPages.tsx';
import { LockIcon } from '../../ui/icons.tsx';
import type { Tone } from '../../ui/StateTag.tsx';
import { RecordsOfStaysDocument } from './treatment.main.gen.ts';

const tones: Readonly<Record<'DangDieuTri' | 'DaKetThuc' | 'DaHuy', Tone>> = {
  DangDieuTri: 'progress',
  DaKetThuc: 'done',
  DaHuy: 'cancelled',
};

/** The records of stays by ward, state, kind and begin; each opens at the page of its stay. */
export default defineListScreen({
  query: RecordsOfStaysDocument,
  found: (answer) => answer.danhSachBenhAnNoiTru,
  rows: (found) => found.data,
})({
  name: 'stay-records',
  texts: 'treatment',
  title: 'records.title',
  none: 'records.none',
  count: 'records.count',
  search: 'records.search',
  counts: ({ DangDieuTri, DaKetThuc, DaHuy }) => ({ DangDieuTri, DaKetThuc, DaHuy }),
  pages: paged,
  filters: [
    place('Khoa_Id', 'records.ward', 'DEPARTMENT'),
    entry('LoaiBenhAn_Id', 'LoaiBenhAn', 'records.kind'),
    period(around(30)),
    states('TrangThai', benhAnActs.states, { label: 'records.state', all: 'records.all' }),
  ],
  events: ['BenhAn', 'NoiTru'],
  rowName: (row) => row.SoBenhAn,
  columns: [
    code('SoBenhAn', 'records.number', { width: 130 }),
    patient('records.patient', { width: 240 }),
    text('NamSinh', { label: 'records.born', kind: 'number', width: 80 }),
    state('TrangThai', benhAnActs.states, tones, { label: 'records.state', width: 130 }),
    {
      key: 'KhoaLuc',
      label: 'records.locked',
      width: 70,
      render: (row, { t }) => (row.KhoaLuc ? <LockIcon aria-label={t('records.locked')} /> : null),
    },
    text('TenKhoa', { label: 'records.ward', width: 150 }),
    text('TenLoaiBenhAn', { label: 'records.kind', width: 140 }),
    moment('ThoiGianVaoVien', { label: 'records.begin' }),
    {
      key: 'ChanDoan',
      label: 'records.disease',
      width: 220,
      wraps: true,
      render: (row) => [row.MaICD, row.ChanDoan].filter(Boolean).join(' – '),
    },
    text('TenBacSi', { label: 'records.doctor', width: 150 }),
  ],
  byId: (id) => ({ id }),
  Opened: ofRow(({ row }) => <ToStay id={row.NhapVien_Id} />),
});

function ToStay({ id }: { id: string }) {
  const narrow = useLocation().pathname.startsWith('/m/');
  return <Navigate replace to={`${narrow ? '/m' : ''}/kham-benh-noi-tru?id=${id}&tab=record`} />;
}
