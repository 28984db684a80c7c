import type { PostReceiptMutationVariables, ReceiptEntryFragment } from './accounting.main.gen.ts';

export type Accounts = { TaiKhoanNo: string; TaiKhoanCo: string };
type Line = PostReceiptMutationVariables['input']['dongs'];

/** What tells the money of a receipt from its other parts. */
export const keyOf = ({
  ThanhToan_Id,
  LoaiButToan,
}: Pick<ReceiptEntryFragment, 'ThanhToan_Id' | 'LoaiButToan'>) => `${ThanhToan_Id}.${LoaiButToan}`;

/** The accounts as the form shows them: what was typed, else those of the entry, else what the catalogues would give. */
export function accountsNow(entry: ReceiptEntryFragment, typed: Partial<Accounts> = {}): Accounts {
  const { ButToan, NoDeXuat, CoDeXuat } = entry;
  return {
    TaiKhoanNo: typed.TaiKhoanNo ?? ButToan?.TaiKhoanNo ?? NoDeXuat ?? '',
    TaiKhoanCo: typed.TaiKhoanCo ?? ButToan?.TaiKhoanCo ?? CoDeXuat ?? '',
  };
}

/** What saving sends: money that has no entry and has both accounts now, and entries whose accounts are others. */
export function changedLines(
  entries: readonly ReceiptEntryFragment[],
  typed: Readonly<Record<string, Partial<Accounts>>>,
): Extract<Line, readonly unknown[]> {
  return entries.flatMap((entry) => {
    if (entry.TinhTrang === 'DaXuat') return [];
    const { ThanhToan_Id, LoaiButToan, ButToan } = entry;
    const now = accountsNow(entry, typed[keyOf(entry)]);
    const same = ButToan?.TaiKhoanNo === now.TaiKhoanNo && ButToan.TaiKhoanCo === now.TaiKhoanCo;
    if (same || !now.TaiKhoanNo.trim() || !now.TaiKhoanCo.trim()) return [];
    return [{ ThanhToan_Id, LoaiButToan, version: ButToan?.version ?? null, ...now }];
  });
}
