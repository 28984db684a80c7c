import { loaiBienLaiValues } from '@sen/domain/catalogues/fields';
import { code, moment, text, words } from '../../lists/columns.tsx';
import { defineListScreen } from '../../lists/defineListScreen.tsx';
import { period, today } from '../../lists/filters.tsx';
import { paged } from '../../lists/listPages.tsx';
import { Money } from '../../ui/Money.tsx';
import { OwedInvoicesDocument } from './invoices.main.gen.ts';
import { OwedActs } from './OwedActs.tsx';
import { useOwedBulk } from './useOwedBulk.tsx';
import { viewTabs } from './viewTabs.tsx';

/** Receipts of some days that have no invoice, and refunds that their invoice does not say: issued one by one, together, or summed up. */
export default defineListScreen({
  query: OwedInvoicesDocument,
  found: (answer) => answer.chuaLap,
  rows: (found) => found.data,
})({
  name: 'owedInvoices',
  texts: 'invoices',
  title: 'title',
  none: 'owed.none',
  count: 'owed.count',
  search: 'owed.search',
  needs: 'HOA_DON_XEM',
  pages: paged,
  filters: [period(today), viewTabs],
  events: ['HoaDonDienTu', 'BienLai'],
  rowName: (row) => `${row.MaBienLai} · ${row.TenBenhNhan}`,
  columns: [
    code('MaBienLai', 'receipt', { width: 150 }),
    moment('NgayBienLai', { label: 'at', width: 130 }),
    {
      key: 'TenBenhNhan',
      label: 'patient',
      width: 220,
      grow: true,
      heading: true,
      wraps: true,
      render: (row) => `${row.TenBenhNhan} · ${row.MaYTe}`,
    },
    words('LoaiBienLai', loaiBienLaiValues, { label: 'kind', width: 130 }),
    {
      key: 'SoTien',
      label: 'total',
      kind: 'money',
      width: 115,
      render: (row) => <Money value={row.HoaDonGoc_Id ? `-${row.SoTien}` : row.SoTien} strong />,
    },
    {
      key: 'HoaDonGoc',
      label: 'owed.why',
      width: 220,
      wraps: true,
      render: (row, { t }) => (row.HoaDonGoc ? t('owed.adjusts', { number: row.HoaDonGoc }) : t('owed.new')),
    },
    text('NguoiThu', { label: 'cashier', width: 150, wraps: true }),
  ],
  Acts: OwedActs,
  useBulk: useOwedBulk,
});
