import { errorText, isErrorCode } from '@sen/domain/errors/errors';
import { trangThaiGuiDon } from '@sen/domain/prescriptions/lienThongActs';
import type { TFunction } from 'i18next';
import { code, moment, patient, state, text } from '../../../lists/columns.tsx';
import { defineListScreen } from '../../../lists/defineListScreen.tsx';
import { period, states, today } from '../../../lists/filters.tsx';
import { paged } from '../../../lists/listPages.tsx';
import { currentLanguage } from '../../../session/i18n.ts';
import { NationalActs } from './NationalActs.tsx';
import { type DonLienThongFragment, DonThuocLienThongsDocument } from './national.main.gen.ts';
import { tones } from './tones.ts';

/** What is on its way is asked about again so often. */
const whileWaiting = 5_000;

/** How the prescriptions of ended examinations stand with the national system; what failed says why and is sent again. */
export default defineListScreen({
  query: DonThuocLienThongsDocument,
  found: (answer) => answer.donThuocLienThongs,
  rows: (found) => found.data,
})({
  name: 'national-prescriptions',
  texts: 'prescriptions',
  title: 'national.title',
  none: 'national.none',
  count: 'national.count',
  search: 'national.search',
  counts: (found) => found.counts,
  pages: paged,
  filters: [
    period(today),
    states('TrangThai', trangThaiGuiDon, { label: 'national.state', all: 'national.all' }),
  ],
  events: ['KhamBenh'],
  poll: (found) => (found && found.counts.Cho + found.counts.ChoThuHoi > 0 ? whileWaiting : 0),
  rowName: (row) => row.MaDonThuoc,
  columns: [
    code('MaDonThuoc', 'national.code', { width: 150, heading: true }),
    state('TrangThai', trangThaiGuiDon, tones, { label: 'national.state' }),
    patient('national.patient', { width: 220, heading: false }),
    { key: 'LoaiToa', label: 'kind', width: 100, render: (row, { t }) => t(`kinds.${row.LoaiToa}`) },
    text('TenBacSi', { label: 'national.doctor', width: 170 }),
    moment('NgayKe', { label: 'national.written' }),
    moment('NgayGui', { label: 'national.sent' }),
    moment('NgayThuHoi', { label: 'national.withdrawn' }),
    {
      key: 'lyDoLoi',
      label: 'national.reason',
      width: 260,
      wraps: true,
      quiet: true,
      render: (row, { t }) => reasons(row, t),
    },
    {
      key: 'send',
      label: 'national.act',
      width: 110,
      render: (row, { refetch }) => <NationalActs row={row} onDone={refetch} />,
    },
  ],
});

/** Why it was taken back and what replaces it, and why the last try failed. */
function reasons(row: DonLienThongFragment, t: TFunction): string | null {
  const failed = row.TrangThai === 'Loi' || row.TrangThai === 'LoiThuHoi';
  const texts = [
    row.LyDoHuy,
    row.MaDonThayThe && t('national.replacedBy', { code: row.MaDonThayThe }),
    failed && lastFailure(row, t),
  ];
  return texts.filter(Boolean).join(' · ') || null;
}

/** Why the last try failed: Sen's own reason, or what the system said. */
function lastFailure({ lyDoLoi, lanGui }: DonLienThongFragment, t: TFunction): string {
  const reason = lyDoLoi && isErrorCode(lyDoLoi) ? errorText(lyDoLoi, currentLanguage()) : (lyDoLoi ?? '');
  return `${reason} (${t('national.tries', { count: lanGui })})`;
}
