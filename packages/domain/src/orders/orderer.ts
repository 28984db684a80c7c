import type { Issue } from '../catalogue/validate.ts';

/** Who asks for what is ordered at a desk: a doctor of the house, or a doctor elsewhere whose paper the patient brings. */
export type Orderer = {
  BacSiChiDinh_Id?: string | null | undefined;
  TenBacSiNgoai?: string | null | undefined;
  NoiChiDinhNgoai?: string | null | undefined;
  ChanDoan?: string | null | undefined;
};

/** Whether the order comes from elsewhere: a doctor or a place outside is named. */
export function isFromOutside({ TenBacSiNgoai, NoiChiDinhNgoai }: Orderer): boolean {
  return Boolean(TenBacSiNgoai?.trim() || NoiChiDinhNgoai?.trim());
}

/** What a desk must still say of an order (spec 5): the doctor, outside also the place, and the diagnosis. */
export function ordererIssues(orderer: Orderer, outside = isFromOutside(orderer)): Issue[] {
  const needed: ReadonlyArray<keyof Orderer> = outside
    ? ['TenBacSiNgoai', 'NoiChiDinhNgoai', 'ChanDoan']
    : ['BacSiChiDinh_Id', 'ChanDoan'];
  return needed.filter((path) => !orderer[path]?.trim()).map((path) => ({ path, code: 'REQUIRED' }));
}
