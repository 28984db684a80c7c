/** What decides who issues with an account; days are 'YYYY-MM-DD'. */
export type UsedBy = {
  Node_Ids: readonly string[];
  NhanVien_Ids: readonly string[];
  TuNgay: string;
  TamNgung: boolean;
};

/**
 * The account that a cashier issues with on a day: their own, else that of the counter, else that of the whole facility; of several
 * the one in use since last. Suspended ones and those of a later day never.
 */
export function accountFor<A extends UsedBy>(
  accounts: readonly A[],
  who: { NhanVien_Id: string | null; Node_Id: string | null; day: string },
): A | null {
  const usable = accounts
    .filter((one) => !one.TamNgung && one.TuNgay <= who.day)
    .sort((one, other) => other.TuNgay.localeCompare(one.TuNgay));
  const holds = (ids: readonly string[], id: string | null) => id !== null && ids.includes(id);
  return (
    usable.find((one) => holds(one.NhanVien_Ids, who.NhanVien_Id)) ??
    usable.find((one) => holds(one.Node_Ids, who.Node_Id)) ??
    usable.find((one) => one.NhanVien_Ids.length === 0 && one.Node_Ids.length === 0) ??
    null
  );
}
