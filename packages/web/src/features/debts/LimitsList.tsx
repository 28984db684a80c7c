import { lazy } from 'react';
import { text } from '../../lists/columns.tsx';
import { defineListScreen, ofRow } from '../../lists/defineListScreen.tsx';
import { whole } from '../../lists/listPages.tsx';
import { Money } from '../../ui/Money.tsx';
import { DebtLimitsDocument } from './limits.main.gen.ts';
import { viewTabs } from './viewTabs.tsx';

const LimitForm = lazy(() => import('./LimitForm.tsx'));

/** Limits of single debtors; where a debtor has none, that of its group or of the house counts. */
export default defineListScreen({
  query: DebtLimitsDocument,
  found: (answer) => answer,
  rows: (found) => found.hanMucNos,
})({
  name: 'debtLimits',
  texts: 'debts',
  title: 'title',
  none: 'limit.none',
  count: 'limit.count',
  needs: 'CONG_NO_XEM',
  pages: whole,
  filters: [viewTabs],
  rowName: (row) => row.BenhNhan?.ten ?? row.CongTy?.ten ?? '',
  columns: [
    {
      key: 'NguoiNo',
      label: 'debtor',
      width: 260,
      grow: true,
      heading: true,
      render: (row) => row.BenhNhan?.ten ?? row.CongTy?.ten ?? null,
      value: (row) => row.BenhNhan?.ten ?? row.CongTy?.ten ?? null,
    },
    {
      key: 'Ma',
      label: 'debtorCode',
      kind: 'code',
      render: (row) => row.BenhNhan?.ma ?? row.CongTy?.ma ?? null,
      value: (row) => row.BenhNhan?.ma ?? row.CongTy?.ma ?? null,
    },
    {
      key: 'HanMuc',
      label: 'limit.HanMuc',
      kind: 'money',
      width: 140,
      render: (row, { t }) =>
        row.HanMuc === null ? (
          <span className="soft">{t('limit.ofGroup')}</span>
        ) : (
          <Money value={row.HanMuc} strong />
        ),
      value: (row) => (row.HanMuc === null ? null : Number(row.HanMuc)),
    },
    {
      key: 'NhomCongNo',
      label: 'group',
      width: 200,
      render: (row) => row.NhomCongNo?.ten ?? null,
      value: (row) => row.NhomCongNo?.ten ?? null,
    },
    text('GhiChu', { label: 'limit.GhiChu', width: 260, wraps: true }),
  ],
  Opened: ofRow(({ row, onChanged, onClose }) => (
    <LimitForm
      row={row}
      onDone={() => {
        onChanged();
        onClose();
      }}
      onClose={onClose}
    />
  )),
  begin: {
    text: 'limit.begin',
    word: 'moi',
    needs: 'CONG_NO_SUA',
    Begun: ({ onDone, onClose }) => <LimitForm row={null} onDone={onDone} onClose={onClose} />,
  },
});
