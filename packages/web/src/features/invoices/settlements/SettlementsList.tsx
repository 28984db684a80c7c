import { quyetToanActs } from '@sen/domain/invoices/quyetToan';
import { lazy } from 'react';
import { day, state, text } from '../../../lists/columns.tsx';
import { defineListScreen } from '../../../lists/defineListScreen.tsx';
import { around, period } from '../../../lists/filters.tsx';
import { paged } from '../../../lists/listPages.tsx';
import { Money } from '../../../ui/Money.tsx';
import { viewTabs } from '../viewTabs.tsx';
import { InvoiceState } from './InvoiceState.tsx';
import { periodOf } from './periodOf.ts';
import { SettlementsDocument } from './settlements.main.gen.ts';

/** Three years: there is one a month at most. */
const shownDays = 3 * 366;

const SettlementForm = lazy(() => import('./SettlementForm.tsx'));

/** Settlements with the insurance: what it accepted of a period, and whether that stands in an invoice. */
export default defineListScreen({
  query: SettlementsDocument,
  found: (answer) => answer.danhSach,
  rows: (found) => found.data,
})({
  name: 'settlements',
  texts: 'invoices',
  title: 'title',
  none: 'settlement.none',
  count: 'settlement.count',
  search: 'settlement.search',
  needs: 'HOA_DON_XEM',
  pages: paged,
  filters: [period(around(shownDays)), viewTabs],
  events: ['HoaDonDienTu'],
  rowName: (row) => `${periodOf(row)} · ${row.SoBienBan}`,
  columns: [
    { key: 'Ky', label: 'settlement.period', width: 100, heading: true, render: (row) => periodOf(row) },
    text('SoBienBan', { label: 'settlement.record', width: 140, wraps: true }),
    day('NgayBienBan', { label: 'settlement.on', width: 125 }),
    {
      key: 'SoTienDeNghi',
      label: 'settlement.claimed',
      kind: 'money',
      width: 155,
      render: (row) => <Money value={row.SoTienDeNghi} />,
    },
    {
      key: 'chapNhanHienTai',
      label: 'settlement.accepted',
      kind: 'money',
      width: 190,
      render: (row) => <Money value={row.chapNhanHienTai} strong />,
    },
    {
      key: 'HoaDon',
      label: 'settlement.invoice',
      width: 230,
      grow: true,
      render: (row) => <InvoiceState row={row} />,
    },
    state(
      'TrangThai',
      quyetToanActs.states,
      { HieuLuc: 'done', DaHuy: 'cancelled' },
      { label: 'state', width: 110 },
    ),
  ],
  Opened: lazy(() => import('./SettlementDialog.tsx')),
  begin: {
    text: 'settlement.begin',
    word: 'moi',
    needs: 'HOA_DON_QUYET_TOAN',
    Begun: ({ onDone, onClose }) => <SettlementForm row={null} onDone={onDone} onClose={onClose} />,
  },
});
