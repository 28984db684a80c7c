import { useTranslation } from 'react-i18next';
import { Select } from '../../../ui/kit/Select.tsx';
import { useAccounts } from '../useAccounts.ts';

type Props = {
  /** Null for the usual one. */
  value: string | null;
  outgoing: boolean;
  onChange: (account: string | null) => void;
};

/** Which own bank account a transfer comes to, or goes out of, where the house has several. */
export function AccountChoice({ value, outgoing, onChange }: Props) {
  const { t } = useTranslation('cashier');
  const { accounts, usual } = useAccounts();
  const options = [
    ...(usual === null ? [{ value: '', label: t('accountOfSettings') }] : []),
    ...accounts.map((one) => ({
      value: one._id,
      label: `${one.ten} · ${one.TenNganHang} ${one.SoTaiKhoan}`,
    })),
  ];
  if (options.length < 2) return null;
  return (
    <label htmlFor="pay-account">
      {t(outgoing ? 'accountOut' : 'account')}
      <Select
        id="pay-account"
        value={value ?? usual ?? ''}
        options={options}
        onChange={(account) => onChange(account || null)}
      />
    </label>
  );
}
