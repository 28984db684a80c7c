import { csvLine } from '@sen/domain/files/csv';
import type { TFunction } from 'i18next';
import { saveFile } from '../../../session/http.ts';
import { formatDateTime } from '../../../ui/dateText.ts';
import type { DayRange } from '../../../ui/periods.ts';
import { accountsOf, signedValue, wayText } from './columns.tsx';
import type { Receipt } from './useReceiptBook.ts';

type T = TFunction<['receiptBook', 'cashier']>;

/** Gives the receipts that are shown to the user as a table for a spreadsheet, in their order. */
export function exportReceipts(t: T, rows: readonly Receipt[], { from, to }: DayRange): void {
  const days = from === to ? from : `${from}-${to}`;
  saveFile(new Blob([tableOf(t, rows)], { type: 'text/csv;charset=utf-8' }), `so-bien-lai-${days}.csv`);
}

/** The same as text: UTF-8 with its mark, amounts in whole digits, below 0 where money went out. */
export function tableOf(t: T, rows: readonly Receipt[]): string {
  const head = [
    t('number'),
    t('kind'),
    t('at'),
    t('patient'),
    t('patientCode'),
    t('cashierName'),
    t('way'),
    t('account'),
    t('state'),
    t('amount'),
    t('cancelledFor'),
  ];
  const lines = rows.map((row) => [
    row.MaBienLai,
    t(`cashier:kind.${row.LoaiBienLai}`),
    formatDateTime(row.NgayBienLai),
    row.BenhNhan?.TenBenhNhan ?? '',
    row.BenhNhan?.MaYTe ?? '',
    row.NguoiThu?.ten ?? '',
    wayText(t, row),
    accountsOf(row).join(', '),
    t(`cashier:receiptState.${row.TrangThai}`),
    signedValue(row).replace(/\.00$/, ''),
    row.LyDoHuy ?? '',
  ]);
  return `\ufeff${[head, ...lines].map(csvLine).join('')}`;
}
