import { tenKhongDau } from '@sen/domain/names/key';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';

const valid = /^[a-z0-9][a-z0-9._-]{2,39}$/;

/** Whether a text may be an account name. */
export function isUsername(text: string): boolean {
  return valid.test(text);
}

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
  const plain = usernameOf(name);
  const { rows } = await ctx.db.execute<{ username: string }>(
    sql`select username from auth.account where username like ${`${plain}%`}`,
  );
  const taken = new Set(rows.map((row) => row.username));
  let free = plain;
  for (let number = 2; taken.has(free); number++) free = `${plain}${number}`;
  return free;
}
