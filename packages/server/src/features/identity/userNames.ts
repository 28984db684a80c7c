import { tenKhongDau } from '@sen/domain/names/key';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';

/** The account name that a person's name makes: 'Trần Minh Đức' is 'ductm'. Never shorter than three letters. */
export function usernameOf(name: string): string {
  const words = tenKhongDau(name)
    .replace(/[^a-z0-9 ]/g, '')
    .split(' ')
    .filter((word) => word !== '');
  const given = words.at(-1) ?? '';
  const others = words.slice(0, -1).map((word) => word.charAt(0));
  return `${given}${others.join('')}`.slice(0, 36).padEnd(3, '0');
}

/** A free account name for a member of staff: with a number behind it when the plain one is taken. Error: NOT_FOUND. */
export async function proposeUsername(ctx: Ctx, NhanVien_Id: string): Promise<string> {
  const staff = await ctx.db.execute<{ name: string }>(
    sql`select ten_nhan_vien as name from main.nhan_vien where id = ${NhanVien_Id} and trang_thai = 'DangSuDung'`,
  );
  const name = staff.rows[0]?.name;
  if (name === undefined) throw new DomainError('NOT_FOUND', { entity: 'NhanVien' });
  const taken = await usernamesLike(ctx, [name]);
  const [free] = freeUsernames([name], taken);
  if (free === undefined) throw new Error('a name without a proposal');
  return free;
}

/** A free account name for each name, in their order: with a number behind it when the plain one is taken or given to one before. */
export function freeUsernames(names: readonly string[], taken: ReadonlySet<string>): string[] {
  const given = new Set(taken);
  const last = new Map<string, number>();
  return names.map((name) => {
    const plain = usernameOf(name);
    let number = last.get(plain) ?? 1;
    let free = number === 1 ? plain : `${plain}${number}`;
    while (given.has(free)) {
      number += 1;
      free = `${plain}${number}`;
    }
    last.set(plain, number);
    given.add(free);
    return free;
  });
}

/** The account names in use that begin like those which the names make. One statement. */
export async function usernamesLike(ctx: Ctx, names: readonly string[]): Promise<Set<string>> {
  const starts = [...new Set(names.map((name) => `${usernameOf(name)}%`))];
  const { rows } = await ctx.db.execute<{ username: string }>(
    sql`select username from auth.account where username like any(${sql.param(starts)}::text[])`,
  );
  return new Set(rows.map((row) => row.username));
}

/** Which of these account names are in use. One statement. */
export async function takenUsernames(ctx: Ctx, usernames: readonly string[]): Promise<string[]> {
  const names = [...new Set(usernames.map((name) => name.trim().toLowerCase()))];
  const { rows } = await ctx.db.execute<{ username: string }>(
    sql`select username from auth.account where username = any(${sql.param(names)}::text[])`,
  );
  return rows.map((row) => row.username);
}
