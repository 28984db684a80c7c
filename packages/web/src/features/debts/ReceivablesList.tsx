import { loaiNguoiNo } from '@sen/domain/debts/congNo';
import { lazy } from 'react';
import { code, day, text, words } from '../../lists/columns.tsx';
import { defineListScreen, ofRow } from '../../lists/defineListScreen.tsx';
import { choice, entry, period, thisMonth } from '../../lists/filters.tsx';
import { paged } from '../../lists/listPages.tsx';
import { Money } from '../../ui/Money.tsx';
import { ExportDebts } from './ExportDebts.tsx';
import { PeriodSums } from './PeriodSums.tsx';
import { type DebtorRowFragment, ReceivablesDocument } from './receivables.main.gen.ts';
import { reportPeriod } from './reportPeriod.tsx';
import { ages } from './tones.ts';
import { viewTabs } from './viewTabs.tsx';

type Sum = 'DauKy' | 'PhatSinh' | 'DaThu' | 'DaXoa' | 'DaGiam' | 'CuoiKy';

const amount = (key: Sum, look: { hidden?: boolean } = {}) => ({
  key,
  label: `sum.${key}`,
  kind: 'money' as const,
  width: 115,
  ...look,
  render: (row: DebtorRowFragment) => <Money value={row[key]} strong={key === 'CuoiKy'} />,
});

const aged = ages.map((key) => ({
  key,
  label: `age.${key}`,
  kind: 'money' as const,
  width: 108,
  render: (row: DebtorRowFragment) =>
    Number(row[key]) === 0 ? <span className="soft">–</span> : <Money value={row[key]} />,
}));

/** What each debtor owes at the end of some days by age, and what moved it since their beginning. */
export default defineListScreen({
  query: ReceivablesDocument,
  found: (answer) => answer.phaiThu,
  rows: (found) => found.data,
})({
  name: 'receivables',
  texts: 'debts',
  title: 'title',
  none: 'noDebtors',
  count: 'countDebtors',
  needs: 'CONG_NO_XEM',
  pages: paged,
  filters: [
    period(thisMonth, 'startDate', 'endDate'),
    reportPeriod('startDate'),
    choice('LoaiNguoiNo', loaiNguoiNo, 'kind'),
    entry('NhomCongNo_Id', 'NhomCongNo', 'group'),
    viewTabs,
  ],
  events: ['CongNo', 'XacNhanBHYT'],
  rowName: (row) => row.NguoiNo,
  columns: [
    text('NguoiNo', { label: 'debtor', width: 180, grow: true, heading: true, wraps: true }),
    words('LoaiNguoiNo', loaiNguoiNo, { label: 'kindOf', width: 115 }),
    code('MaNguoiNo', 'debtorCode', { width: 120, hidden: true }),
    text('SoDienThoai', { label: 'phone', width: 120, hidden: true }),
    { key: 'soKhoan', label: 'debtsOpen', kind: 'number', width: 70, render: (row) => row.soKhoan },
    day('HanCuNhat', { label: 'oldestDue', width: 100 }),
    amount('DauKy', { hidden: true }),
    amount('PhatSinh', { hidden: true }),
    amount('DaThu', { hidden: true }),
    amount('DaXoa', { hidden: true }),
    amount('DaGiam', { hidden: true }),
    amount('CuoiKy'),
    ...aged,
  ],
  Acts: ExportDebts,
  Above: PeriodSums,
  Opened: ofRow(lazy(() => import('./DebtorDialog.tsx'))),
});
