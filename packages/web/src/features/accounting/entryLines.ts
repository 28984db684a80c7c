import type { Issue } from '@sen/domain/catalogue/validate';
import type { PostReceiptMutationVariables, ReceiptEntryFragment } from './accounting.main.gen.ts';

/** The money of a receipt with its entries: what the form is about. */
export type ReceiptEntries = { _id: string; entries: readonly ReceiptEntryFragment[] };
/** The accounts that are typed, each by the path of its field. */
export type EntryValues = Readonly<Record<string, string>>;
type Line = PostReceiptMutationVariables['input']['dongs'];

export const accountFields = ['TaiKhoanNo', 'TaiKhoanCo'] as const;
export type AccountField = (typeof accountFields)[number];

/** What tells the money of a receipt from its other parts. */
export const keyOf = ({
  ThanhToan_Id,
  LoaiButToan,
}: Pick<ReceiptEntryFragment, 'ThanhToan_Id' | 'LoaiButToan'>) => `${ThanhToan_Id}:${LoaiButToan}`;

/** Where an account stands in the form. */
export const pathOf = (entry: ReceiptEntryFragment, field: AccountField) => `${keyOf(entry)}:${field}`;

/** The accounts of the entries, or what the catalogues would give where there is none yet. */
export function entryValues({ entries }: ReceiptEntries): EntryValues {
  return Object.fromEntries(
    entries.flatMap((entry) => {
      const { ButToan, NoDeXuat, CoDeXuat } = entry;
      return [
        [pathOf(entry, 'TaiKhoanNo'), ButToan?.TaiKhoanNo ?? NoDeXuat ?? ''],
        [pathOf(entry, 'TaiKhoanCo'), ButToan?.TaiKhoanCo ?? CoDeXuat ?? ''],
      ];
    }),
  );
}

/** Rises with each entry that is made or corrected. */
export const versionOf = ({ entries }: ReceiptEntries): number =>
  entries.reduce((sum, { ButToan }) => sum + (ButToan?.version ?? 0), 0);

/** What saving sends: money that has no entry and has both accounts now, and entries whose accounts are others. */
export function changedLines(
  { entries }: ReceiptEntries,
  values: EntryValues,
): Extract<Line, readonly unknown[]> {
  return entries.flatMap((entry) => {
    if (entry.TinhTrang === 'DaXuat') return [];
    const { ThanhToan_Id, LoaiButToan, ButToan } = entry;
    const [TaiKhoanNo = '', TaiKhoanCo = ''] = accountFields.map((field) => textAt(entry, field, values));
    const same = ButToan?.TaiKhoanNo === TaiKhoanNo && ButToan.TaiKhoanCo === TaiKhoanCo;
    if (same || !TaiKhoanNo || !TaiKhoanCo) return [];
    return [{ ThanhToan_Id, LoaiButToan, version: ButToan?.version ?? null, TaiKhoanNo, TaiKhoanCo }];
  });
}

/** A line that was typed in has both accounts or none. */
export function entryIssues(record: ReceiptEntries, values: EntryValues): Issue[] {
  const known = entryValues(record);
  return record.entries.flatMap((entry) => {
    const paths = accountFields.map((field) => pathOf(entry, field));
    const empty = accountFields.filter((field) => !textAt(entry, field, values));
    const isTyped = paths.some((path) => (values[path] ?? '').trim() !== known[path]);
    const isHalf = empty.length === 1 || (empty.length === 2 && entry.ButToan !== null);
    if (entry.TinhTrang === 'DaXuat' || !isTyped || !isHalf) return [];
    return empty.map((field) => ({ path: pathOf(entry, field), code: 'REQUIRED' }));
  });
}

/** Issues of the server, which name the lines that were sent, at the fields of the form. */
export function entryIssuesAt(
  issues: readonly Issue[],
  sent: EntryValues,
  record: ReceiptEntries | null,
): Issue[] {
  const lines = record ? changedLines(record, sent) : [];
  return issues.map((issue) => {
    const [, at = '', field = ''] = /^dongs\.(\d+)\.(\w+)$/.exec(issue.path) ?? [];
    const line = lines[Number(at)];
    return line && at !== '' ? { ...issue, path: `${keyOf(line)}:${field}` } : issue;
  });
}

const textAt = (entry: ReceiptEntryFragment, field: AccountField, values: EntryValues) =>
  (values[pathOf(entry, field)] ?? '').trim();
