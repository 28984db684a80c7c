import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { code, moment, patient, text } from '../../lists/columns.tsx';
import { defineListScreen } from '../../lists/defineListScreen.tsx';
import { around, filterOf, period } from '../../lists/filters.tsx';
import type { ListTools } from '../../lists/listDef.ts';
import { paged } from '../../lists/listPages.tsx';
import { useMayOpen } from '../../session/useMayOpen.ts';
import { Segmented } from '../../ui/kit/choices.tsx';
import { Money } from '../../ui/Money.tsx';
import { showDecimal } from '../../ui/numberText.ts';
import { StateTag } from '../../ui/StateTag.tsx';
import { ExportUnpaid } from './ExportDebts.tsx';
import {
  UnpaidOrdersDocument,
  type UnpaidOrdersQuery,
  type UnpaidRowFragment,
} from './receivables.main.gen.ts';
import { reportPeriod } from './reportPeriod.tsx';
import { billPath, useBillLink } from './useBillLink.ts';
import { viewTabs } from './viewTabs.tsx';

/** Days back whose visits are looked through at first. */
const shownDays = 30;

const kinds = ['all', 'unpaid', 'owed'] as const;

/** What was let go as a debt, or what was not. */
const letGo = filterOf<Readonly<{ GhiNo: boolean | null }>, boolean>({
  key: 'GhiNo',
  under: true,
  variables: (GhiNo) => ({ GhiNo }),
  draw: ({ value, onChange, t }) => (
    <Segmented<(typeof kinds)[number]>
      aria-label={t('unpaid.kind')}
      value={value === null ? 'all' : value ? 'owed' : 'unpaid'}
      onChange={(kind) => onChange(kind === 'all' ? null : kind === 'owed')}
      options={kinds.map((kind) => ({ value: kind, label: t(`unpaid.${kind}`) }))}
    />
  ),
});

/** What was ordered or prescribed in visits of some days and is not paid, the oldest first; each leads to its bill. */
export default defineListScreen({
  query: UnpaidOrdersDocument,
  found: (answer) => answer.chuaThu,
  rows: (found) => found.data,
})({
  name: 'unpaidOrders',
  texts: 'debts',
  title: 'title',
  none: 'unpaid.none',
  count: 'unpaid.count',
  needs: 'CONG_NO_XEM',
  pages: paged,
  filters: [period(around(shownDays), 'startDate', 'endDate'), reportPeriod('startDate'), viewTabs, letGo],
  events: ['VienPhi', 'BienLai', 'CongNo'],
  rowName: (row) => `${row.TenBenhNhan} · ${row.Ten}`,
  columns: [
    moment('NgayYLenh', { label: 'unpaid.orderedAt', width: 135 }),
    patient('patient', { width: 200, wraps: true }),
    { key: 'MaTiepNhan', label: 'visit', width: 130, render: (row) => <BillLink row={row} /> },
    text('Ten', { label: 'unpaid.name', width: 220, wraps: true }),
    code('MaPhieu', 'unpaid.slip', { width: 125, hidden: true }),
    text('BacSi', { label: 'unpaid.doctor', width: 150, wraps: true }),
    text('NoiChiDinh', { label: 'unpaid.place', width: 150, wraps: true, hidden: true }),
    {
      key: 'SoLuong',
      label: 'unpaid.quantity',
      kind: 'number',
      width: 60,
      render: (row) => showDecimal(row.SoLuong),
    },
    {
      key: 'PhaiTra',
      label: 'unpaid.owed_sum',
      kind: 'money',
      width: 115,
      hidden: true,
      render: (row) => <Money value={row.PhaiTra} />,
    },
    {
      key: 'ConLai',
      label: 'unpaid.left',
      kind: 'money',
      width: 115,
      render: (row) => <Money value={row.ConLai} strong />,
    },
    { key: 'GhiNo', label: 'state', width: 200, render: (row) => <Signs row={row} /> },
  ],
  Acts: ExportUnpaid,
  Above: UnpaidSum,
});

function BillLink({ row }: { row: UnpaidRowFragment }) {
  const mayOpen = useMayOpen();
  const bill = useBillLink();
  return mayOpen(billPath) ? <Link to={bill(row)}>{row.MaTiepNhan}</Link> : row.MaTiepNhan;
}

function Signs({ row }: { row: UnpaidRowFragment }) {
  const { t } = useTranslation('debts');
  return (
    <span className="debt-signs">
      {row.GhiNo ? <StateTag tone="called">{t('unpaid.isOwed')}</StateTag> : null}
      {row.ThucHien ? <StateTag tone="done">{t('unpaid.performed')}</StateTag> : null}
    </span>
  );
}

function UnpaidSum({ found }: ListTools<UnpaidOrdersQuery['chuaThu']>) {
  const { t } = useTranslation('debts');
  if (!found || found.totalRows === 0) return null;
  return (
    <p className="soft">
      {t('unpaid.sum', { count: found.soLuot })} <Money value={found.ConLai} strong />
    </p>
  );
}
