import { loaiButToan, tinhTrangButToan } from '@sen/domain/accounting/butToan';
import { loaiBienLaiValues } from '@sen/domain/catalogues/fields';
import { lazy } from 'react';
import { code, moment, state, text } from '../../lists/columns.tsx';
import { defineListScreen } from '../../lists/defineListScreen.tsx';
import { entry, period, person, place, states, today } from '../../lists/filters.tsx';
import { paged } from '../../lists/listPages.tsx';
import { currentLanguage } from '../../session/i18n.ts';
import { Money } from '../../ui/Money.tsx';
import { DayBookDocument } from './accounting.main.gen.ts';
import { DayBookActs } from './DayBookActs.tsx';
import { DayBookSums } from './DayBookSums.tsx';
import { entryTones } from './tones.ts';

/** The day book: money that came and went with the balance after each; a row opens the entries of its receipt. */
export default defineListScreen({
  query: DayBookDocument,
  found: (answer) => answer.soQuy,
  rows: (found) => found.data,
})({
  name: 'accounting',
  texts: 'accounting',
  title: 'title',
  none: 'none',
  count: 'count',
  search: 'search',
  needs: 'SO_QUY_XEM',
  counts: ({ ChuaDinhKhoan, DaDinhKhoan, DaXuat }) => ({ ChuaDinhKhoan, DaDinhKhoan, DaXuat }),
  pages: paged,
  filters: [
    period(today),
    entry('KyBaoCao_Id', 'KyBaoCao', 'period'),
    entry('HinhThucThanhToan_Id', 'HinhThucThanhToan', 'method'),
    entry('LoaiPhieuThuChi_Id', 'LoaiPhieuThuChi', 'voucher'),
    person('NguoiThu_Id', 'cashier'),
    place('QuayThu_Id', 'counter', 'ROOM'),
    states('TinhTrang', tinhTrangButToan, { label: 'state', all: 'all' }),
  ],
  events: ['BienLai', 'SoQuy'],
  rowName: (row) => row.MaBienLai,
  columns: [
    moment('Luc', { label: 'at' }),
    code('MaBienLai', 'receipt', { width: 145 }),
    {
      key: 'DienGiai',
      label: 'about',
      width: 220,
      grow: true,
      heading: true,
      wraps: true,
      render: (row) => {
        const language = currentLanguage();
        const what = loaiBienLaiValues[row.LoaiBienLai][language];
        const back = row.LoaiButToan === 'Dao' ? ` · ${loaiButToan.Dao[language]}` : '';
        return `${what}${back} · ${row.TenBenhNhan}`;
      },
    },
    { key: 'Thu', label: 'in', kind: 'money', width: 105, render: ({ Thu }) => Thu && <Money value={Thu} /> },
    {
      key: 'Chi',
      label: 'out',
      kind: 'money',
      width: 100,
      render: ({ Chi }) => Chi && <Money value={Chi} />,
    },
    {
      key: 'Ton',
      label: 'balance',
      kind: 'money',
      width: 120,
      render: (row) => <Money value={row.Ton} strong />,
    },
    text('TenHinhThuc', { label: 'method', width: 165, wraps: true }),
    {
      key: 'TaiKhoan',
      label: 'accounts',
      width: 100,
      render: ({ TaiKhoanNo, TaiKhoanCo }) => (TaiKhoanNo ? `${TaiKhoanNo} / ${TaiKhoanCo}` : null),
    },
    state('TinhTrang', tinhTrangButToan, entryTones, { label: 'state', width: 140 }),
    text('TenNguoiThu', { label: 'cashier', width: 150, hidden: true }),
    text('TenLoaiPhieu', { label: 'voucher', width: 150, hidden: true }),
    code('SoDot', 'batch', { hidden: true }),
    code('MaYTe', 'patientCode', { hidden: true }),
    text('NguoiNop', { label: 'payer', width: 150, hidden: true }),
  ],
  Above: DayBookSums,
  Acts: DayBookActs,
  Opened: lazy(() => import('./ReceiptEntriesDialog.tsx')),
});
