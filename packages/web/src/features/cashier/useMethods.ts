import { useQuery } from '@apollo/client/react';
import { CashierMethodsDocument } from './cashier.main.gen.ts';

export type Kind = 'TienMat' | 'ChuyenKhoan' | 'QuetThe';
export const kinds = ['TienMat', 'ChuyenKhoan', 'QuetThe'] as const satisfies readonly Kind[];

/** The ways of paying at the counter, one of each kind: the default one, else the first. */
export function useMethods(): Partial<Record<Kind, string>> {
  const { data } = useQuery(CashierMethodsDocument, { fetchPolicy: 'cache-first' });
  const active = (data?.hinhThucs.data ?? []).filter((one) => one.isActive);
  return Object.fromEntries(
    kinds.flatMap((kind) => {
      const ofKind = active.filter((one) => one.Loai === kind);
      const found = ofKind.find((one) => one.MacDinh) ?? ofKind[0];
      return found ? [[kind, found._id]] : [];
    }),
  );
}
