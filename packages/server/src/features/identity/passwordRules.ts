import {
  type Owner,
  type PasswordFacts,
  type PasswordFault,
  passwordFault,
} from '@sen/domain/identity/password';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';

/** What is usual in Vietnam, beside the lists that come with the library. */
const usualHere = (
  'matkhau benhvien phongkham bacsi dieuduong duocsi yte suckhoe trungtam khoakham nhathuoc tiepdon thungan quantri ' +
  'vietnam hanoi saigon danang hochiminh anhyeuem emyeuanh yeuem yeuanh iloveyou xinchao camon hanhphuc maimai khongbiet ' +
  'nguyen tran pham hoang phan dang bui duong'
).split(' ');

/** So much of a password is weighed: enough to be sure of a long one, and quick. */
const weighed = 64;

/** The wordlists are large: they are read when somebody first chooses a password. */
let guesser: Promise<(password: string) => number> | null = null;
async function openGuesser(): Promise<(password: string) => number> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const factory = new ZxcvbnFactory({
    graphs: adjacencyGraphs,
    dictionary: { ...dictionary, usualHere },
  });
  return (password) => factory.check(password.slice(0, weighed)).guesses;
}

/** What is wrong with a new password of an account, at a field. */
export async function passwordIssues(
  path: string,
  password: string,
  facts: Omit<PasswordFacts, 'guesses'>,
): Promise<Array<PasswordFault & { path: string }>> {
  guesser ??= openGuesser();
  const guessesOf = await guesser;
  const fault = passwordFault(password, { ...facts, guesses: guessesOf(password) });
  return fault ? [{ path, ...fault }] : [];
}

/** What is known of the owner of an account: the account's name, and of the member of staff behind it. */
export async function ownerOf(
  ctx: Ctx,
  account: { username: string; NhanVien_Id: string | null },
): Promise<Owner> {
  const { rows } = await ctx.db.execute<Omit<Owner, 'username'>>(sql`
    select ten_nhan_vien as "TenNhanVien", so_dien_thoai as "SoDienThoai", ngay_sinh::text as "NgaySinh"
    from main.nhan_vien where id = ${account.NhanVien_Id}`);
  return { ...rows[0], username: account.username };
}
