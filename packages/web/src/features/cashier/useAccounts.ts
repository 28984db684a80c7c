import { useQuery } from '@apollo/client/react';
import { CashierAccountsDocument } from './cashier.main.gen.ts';

/** The own bank accounts that transfers come to, and the one that is used without a choice; null where the settings name another one. */
export function useAccounts() {
  const { data } = useQuery(CashierAccountsDocument, { fetchPolicy: 'cache-first' });
  const accounts = data?.taiKhoans ?? [];
  return { accounts, usual: accounts.find((one) => one.macDinh)?._id ?? null };
}
