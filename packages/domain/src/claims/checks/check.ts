import type { Label } from '../../catalogue/catalogue.ts';
import type { TableCode } from '../fields.ts';
import type { ClaimFile } from '../file.ts';
import type { ClaimFacts } from './facts.ts';

/** An error makes the portal refuse the file; a warning is for a person to look at. */
export type Severity = 'error' | 'warning';

/** Where a person mends it. */
export const mendPlaces = {
  reception: { vi: 'Tiếp nhận', en: 'Reception' },
  order: { vi: 'Chỉ định, y lệnh', en: 'Orders' },
  diagnosis: { vi: 'Chẩn đoán, kết thúc khám', en: 'Diagnosis, end of the examination' },
  result: { vi: 'Trả kết quả', en: 'Results' },
  ward: { vi: 'Khoa điều trị', en: 'Ward' },
  bill: { vi: 'Viện phí, xác nhận BHYT', en: 'Fees, confirmation' },
  paper: { vi: 'Giấy tờ của đợt khám', en: 'Papers of the visit' },
  staff: { vi: 'Danh mục nhân sự', en: 'Staff' },
  catalogue: { vi: 'Danh mục', en: 'Catalogues' },
} as const satisfies Record<string, Label>;
export type MendAt = keyof typeof mendPlaces;

/** What a check found: the row by its place in the table, null where the table as a whole is meant. `because` is its sentence, `details` its values. */
export type Finding = {
  id: string;
  severity: Severity;
  mendAt: MendAt;
  table: TableCode;
  row: number | null;
  field: string | null;
  details: Readonly<Record<string, string>>;
  because: Label;
};

/** A finding as a check gives it: what it leaves out is that of the check. */
export type Found = Pick<Finding, 'table' | 'row' | 'field'> &
  Partial<Pick<Finding, 'severity' | 'mendAt' | 'details' | 'because'>>;

/** One thing that is checked before a file is sent. */
export type Check = {
  id: string;
  severity: Severity;
  label: Label;
  mendAt: MendAt;
  /** Works with money by the time of its order: not run while an order lies outside the stay, or before the first release. */
  byTime?: true;
  find: (file: ClaimFile, facts: ClaimFacts) => Found[];
};

/** A finding in XML1. */
export const inSummary = (field: string, more: Omit<Found, 'table' | 'row' | 'field'> = {}): Found => ({
  table: 'XML1',
  row: 0,
  field,
  ...more,
});
