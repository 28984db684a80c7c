import { useTranslation } from 'react-i18next';
import { Select } from '../../../ui/kit/Select.tsx';
import { useAccounts } from '../useAccounts.ts';
import type { Receipt } from './useReceiptBook.ts';

type Props = {
  /** Null for receipts of any account and of none. */
  value: string | null;
  /** Receipts of the days: an account that is no longer in use stands on them alone. */
  rows: readonly Receipt[];
  onChange: (account: string | null) => void;
};

/** The own bank account that money came to or went out of, where the house has one. */
export function AccountFilter({ value, rows, onChange }: Props) {
  const { t } = useTranslation('receiptBook');
  const { accounts } = useAccounts();
  const used = rows.flatMap(({ thanhToans }) => thanhToans.flatMap((part) => part.TaiKhoanNganHang ?? []));
  const names = new Map([...accounts, ...used].map(({ _id, ten }) => [_id, ten]));
  if (names.size === 0) return null;
  return (
    <Select
      aria-label={t('account')}
      placeholder={t('account')}
      allowClear
      value={value}
      options={[...names].map(([id, label]) => ({ value: id, label }))}
      onChange={(account) => onChange(account ?? null)}
    />
  );
}
