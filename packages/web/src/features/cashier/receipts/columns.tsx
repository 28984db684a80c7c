import type { TFunction } from 'i18next';
import { formatDateTime } from '../../../ui/dateText.ts';
import type { GridColumn } from '../../../ui/grid/columns.ts';
import { Money } from '../../../ui/Money.tsx';
import { StateTag } from '../../../ui/StateTag.tsx';
import { isOutgoing } from '../payment.ts';
import type { Receipt } from './useReceiptBook.ts';

type T = TFunction<['receiptBook', 'cashier']>;

const kinds = ['ThuTien', 'TamUng', 'HoanUng', 'HoanTien'] as const;
const states = ['DaThuTien', 'DangHachToan', 'HachToanToanBo', 'DaHuy'] as const;
const ways = ['TienMat', 'ChuyenKhoan', 'QuetThe', 'Khac', 'NhieuHinhThuc'] as const;
type Way = (typeof ways)[number];

/** By what a receipt was paid: one way, several, or nothing. */
export function wayOf({ thanhToans }: Receipt): Way | null {
  const [first, ...further] = new Set(thanhToans.map(({ Loai }) => Loai));
  if (first === undefined) return null;
  return further.length > 0 ? 'NhieuHinhThuc' : (ways.find((one) => one === first) ?? 'Khac');
}

/** The own bank accounts that its money came to or went out of. */
export function accountsOf({ thanhToans }: Receipt): string[] {
  return [...new Set(thanhToans.flatMap((part) => part.TaiKhoanNganHang?.ten ?? []))];
}

/** The value of a receipt in dong, below 0 where money went out. */
export function signedValue(receipt: Receipt): string {
  return isOutgoing(receipt) ? `-${receipt.GiaTriBienLai}` : receipt.GiaTriBienLai;
}

/** The columns of the book; the cashiers that are chosen from are those of the receipts. */
export function receiptColumns(t: T, all: readonly Receipt[]): ReadonlyArray<GridColumn<Receipt>> {
  const choices = <V extends string>(values: readonly V[], label: (value: V) => string) => ({
    kind: 'choices' as const,
    options: values.map((value) => ({ value, label: label(value) })),
  });
  const cashiers = [...new Set(all.map((row) => row.NguoiThu?.ten ?? '').filter(Boolean))];
  return [
    {
      key: 'number',
      label: t('number'),
      kind: 'code',
      width: 170,
      heading: true,
      sortable: true,
      filter: { kind: 'contains' },
      value: (row) => row.MaBienLai,
      render: (row) => row.MaBienLai,
    },
    {
      key: 'kind',
      label: t('kind'),
      kind: 'choice',
      width: 110,
      filter: choices(kinds, (value) => t(`cashier:kind.${value}`)),
      value: (row) => row.LoaiBienLai,
      render: (row) => t(`cashier:kind.${row.LoaiBienLai}`),
    },
    {
      key: 'at',
      label: t('at'),
      kind: 'moment',
      width: 155,
      sortable: true,
      value: (row) => row.NgayBienLai,
      render: (row) => formatDateTime(row.NgayBienLai),
    },
    {
      key: 'patient',
      label: t('patient'),
      width: 200,
      grow: true,
      sortable: true,
      value: (row) => row.BenhNhan?.TenBenhNhan ?? null,
      render: (row) => (
        <>
          {row.BenhNhan?.TenBenhNhan ?? '–'} <small className="soft">{row.BenhNhan?.MaYTe}</small>
        </>
      ),
    },
    {
      key: 'cashier',
      label: t('cashierName'),
      width: 150,
      filter: choices(cashiers, (value) => value),
      value: (row) => row.NguoiThu?.ten ?? null,
      render: (row) => row.NguoiThu?.ten ?? '–',
    },
    {
      key: 'way',
      label: t('way'),
      kind: 'choice',
      width: 125,
      filter: choices(ways, (value) => t(`cashier:ways.${value}`)),
      value: wayOf,
      render: (row) => wayText(t, row),
    },
    // only where money came by bank
    ...(all.every((row) => accountsOf(row).length === 0)
      ? []
      : [
          {
            key: 'account',
            label: t('account'),
            width: 170,
            value: (row: Receipt) => accountsOf(row).join(', ') || null,
            render: (row: Receipt) => accountsOf(row).join(', ') || '–',
          },
        ]),
    {
      key: 'state',
      label: t('state'),
      kind: 'state',
      width: 180,
      filter: choices(states, (value) => t(`cashier:receiptState.${value}`)),
      value: (row) => row.TrangThai,
      render: (row) => (
        <StateTag state={row.TrangThai}>{t(`cashier:receiptState.${row.TrangThai}`)}</StateTag>
      ),
    },
    {
      key: 'amount',
      label: t('amount'),
      kind: 'money',
      width: 125,
      sortable: true,
      filter: { kind: 'numbers' },
      value: (row) => Number(signedValue(row)),
      render: (row) => (
        <span className="receipt-amount">
          <Money value={signedValue(row)} strong />
        </span>
      ),
    },
  ];
}

/** The way of paying in words; a dash where nothing was paid. */
export function wayText(t: T, receipt: Receipt): string {
  const way = wayOf(receipt);
  return way ? t(`cashier:ways.${way}`) : '–';
}
