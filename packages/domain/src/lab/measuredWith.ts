import type { Issue } from '../catalogue/validate.ts';

/** A service of a slip and the device that is said to have measured it. */
type Measured = { KhongKetQua: boolean; ThietBi_Id: string | null };

/** What a returned service of the laboratory must say of its device, at `ThietBi_Id`: which one it was, where the room has several. */
export function deviceIssues({ KhongKetQua, ThietBi_Id }: Measured, devices: number): Issue[] {
  return !KhongKetQua && devices > 1 && ThietBi_Id === null ? [{ path: 'ThietBi_Id', code: 'REQUIRED' }] : [];
}
