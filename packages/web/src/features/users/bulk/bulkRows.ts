import type { Issue } from '@sen/domain/catalogue/validate';
import { holdsWords } from '@sen/domain/names/find';
import { isUsername } from '@sen/domain/names/username';
import { type Access, inputOf } from '../access.ts';
import type { CreateUserInput } from '../users.auth.gen.ts';
import type { StaffForBulkQuery } from './bulk.auth.gen.ts';

export type Staff = StaffForBulkQuery['staffWithoutAccount'][number];
/** What was typed for a chosen member of staff: null is the name that is proposed, and no access yet. */
export type BulkRow = { username: string | null; access: Access | null };
export type BulkRows = Readonly<Record<string, BulkRow>>;
export const freshRow: BulkRow = { username: null, access: null };

export type StaffFilter = { keyword: string; department: string | null; position: string | null };

/** The staff that fit a filter: by code and name without accents, department and position. */
export function fitting(staff: readonly Staff[], { keyword, department, position }: StaffFilter): Staff[] {
  return staff.filter(
    (one) =>
      (department === null || one.TenPhongBan === department) &&
      (position === null || one.TenChucVu === position) &&
      holdsWords(keyword, `${one.MaNhanVien} ${one.TenNhanVien}`),
  );
}

/** The account name of a row as it would be sent. */
export function usernameOf(one: Staff, row: BulkRow): string {
  return (row.username ?? one.proposedUsername).trim().toLowerCase();
}

/** What is wrong with the chosen rows by the staff's id, as far as it can be told here; `taken` are names in use. */
export function rowIssues(
  chosen: readonly Staff[],
  rows: BulkRows,
  taken: ReadonlySet<string>,
): Map<string, Issue[]> {
  const counts = new Map<string, number>();
  const names = chosen.map((one) => usernameOf(one, rows[one._id] ?? freshRow));
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Map(
    chosen.map((one, at) => {
      const username = names[at] ?? '';
      const { access } = rows[one._id] ?? freshRow;
      const issues: Issue[] = [];
      if (username === '') issues.push({ path: 'username', code: 'REQUIRED' });
      else if (!isUsername(username)) issues.push({ path: 'username', code: 'USERNAME_NOT_VALID' });
      else if (taken.has(username) || (counts.get(username) ?? 0) > 1)
        issues.push({ path: 'username', code: 'USERNAME_TAKEN', details: { username } });
      if (!access || inputOf(access).profiles.length === 0)
        issues.push({ path: 'profiles', code: 'REQUIRED' });
      return [one._id, issues];
    }),
  );
}

/** The chosen rows as the server takes them. */
export function inputsOf(chosen: readonly Staff[], rows: BulkRows): CreateUserInput[] {
  return chosen.map((one) => {
    const row = rows[one._id] ?? freshRow;
    const access = inputOf(row.access ?? { profiles: [], defaultProfile_Id: null });
    return { NhanVien_Id: one._id, username: usernameOf(one, row), ...access };
  });
}

/** The chosen rows without those that were sent. */
export function rowsBesides(rows: BulkRows, sent: readonly Pick<CreateUserInput, 'NhanVien_Id'>[]): BulkRows {
  const gone = new Set(sent.map((one) => one.NhanVien_Id));
  return Object.fromEntries(Object.entries(rows).filter(([id]) => !gone.has(id)));
}

/** The server's issues, `taiKhoan.3.username`, by the id of the staff that was sent there. */
export function issuesByStaff(
  issues: readonly Issue[],
  sent: readonly Pick<CreateUserInput, 'NhanVien_Id'>[],
): Map<string, Issue[]> {
  const found = new Map<string, Issue[]>();
  for (const issue of issues) {
    const [, at, ...path] = issue.path.split('.');
    const id = sent[Number(at)]?.NhanVien_Id;
    if (id) found.set(id, [...(found.get(id) ?? []), { ...issue, path: path.join('.') }]);
  }
  return found;
}

/** The access that all of these rows have alike; null when they differ or have none. */
export function commonAccess(ids: readonly string[], rows: BulkRows): Access | null {
  const [first, ...others] = ids.map((id) => rows[id]?.access ?? null);
  const text = JSON.stringify(first ?? null);
  return first && others.every((one) => JSON.stringify(one) === text) ? first : null;
}
