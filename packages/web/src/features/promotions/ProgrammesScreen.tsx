import { chuongTrinhActs } from '@sen/domain/promotions/acts';
import { loaiChuongTrinh } from '@sen/domain/promotions/loaiKhuyenMai';
import { lazy } from 'react';
import { code, day, state, text, words } from '../../lists/columns.tsx';
import { defineListScreen } from '../../lists/defineListScreen.tsx';
import { around, choice, period, states } from '../../lists/filters.tsx';
import { paged } from '../../lists/listPages.tsx';
import { Money } from '../../ui/Money.tsx';
import { programmes, useMoves } from './moves.tsx';
import { KhuyenMaisDocument } from './programmes.main.gen.ts';
import { releaseTones } from './tones.ts';

const NewProgramme = lazy(() => import('./NewProgramme.tsx'));

/** Days around today whose programmes are seen at first. */
const shownDays = 90;

/** Promotion programmes that hold on some days, by state and kind; each opens with what it says, its trial and its history. */
export default defineListScreen({
  query: KhuyenMaisDocument,
  found: (answer) => answer.danhSachKhuyenMai,
  rows: (found) => found.data,
})({
  name: 'promotions',
  texts: 'promotions',
  title: 'programme.title',
  none: 'programme.none',
  count: 'programme.count',
  search: 'programme.search',
  needs: 'KHUYEN_MAI_XEM',
  counts: ({ ChuaPhatHanh, DaPhatHanh, DaKetThuc, DaHuy }) => ({
    ChuaPhatHanh,
    DaPhatHanh,
    DaKetThuc,
    DaHuy,
  }),
  pages: paged,
  filters: [
    choice('LoaiChuongTrinhKhuyenMai', loaiChuongTrinh, 'programme.kind'),
    period(around(shownDays, shownDays)),
    states('TrangThai', chuongTrinhActs.states, { label: 'state', all: 'all' }),
  ],
  events: ['KhuyenMai'],
  rowName: (row) => row.TenChuongTrinhKhuyenMai,
  useBulk: ({ refetch }) => useMoves(programmes, refetch),
  columns: [
    code('MaChuongTrinhKhuyenMai', 'code'),
    text('TenChuongTrinhKhuyenMai', {
      label: 'programme.name',
      width: 220,
      grow: true,
      heading: true,
      wraps: true,
    }),
    state('TrangThai', chuongTrinhActs.states, releaseTones, { label: 'state' }),
    text('NoiDung', { label: 'programme.says', width: 300, wraps: true }),
    day('NgayBatDau', { label: 'from' }),
    day('NgayKetThuc', { label: 'to' }),
    {
      key: 'SoTienDaKhuyenMai',
      label: 'programme.soFar',
      kind: 'money',
      render: (row) => <Money value={row.SoTienDaKhuyenMai} />,
    },
    words('LoaiChuongTrinhKhuyenMai', loaiChuongTrinh, { label: 'programme.kind', width: 180, hidden: true }),
  ],
  Opened: lazy(() => import('./ProgrammeDialog.tsx')),
  begin: { text: 'programme.begin', word: 'moi', needs: 'KHUYEN_MAI_SUA', Begun: NewProgramme },
});
