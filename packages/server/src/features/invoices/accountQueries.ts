import type { KetQuaKiemTra } from '@sen/domain/connections/check';
import { and, asc, desc, eq, getTableColumns, ne, sql } from 'drizzle-orm';
import type { Ctx, Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { taiKhoanHoaDonTable as table } from './tables.ts';

export type TaiKhoanHoaDonRow = typeof table.$inferSelect;

/** An account as the API tells it: all but its passwords, with the names of the counters and people that use it. */
export type TaiKhoanHoaDon = Omit<
  TaiKhoanHoaDonRow,
  'MatKhau' | 'MatKhauPhatHanh' | 'NgayTao' | 'NguoiTao_Id' | 'NgayCapNhat' | 'NguoiCapNhat_Id'
> & { dungBoi: string[] };

/** Every account, those in use first. One statement, which leaves the passwords where they are. */
export function invoiceAccounts(ctx: Ctx): Promise<TaiKhoanHoaDon[]> {
  return shown(ctx).orderBy(asc(table.TamNgung), desc(table.TuNgay), asc(table.Ten));
}

/** One account as the API tells it. Error: NOT_FOUND. */
export async function shownAccount(ctx: Ctx, id: string): Promise<TaiKhoanHoaDon> {
  const [row] = await shown(ctx).where(eq(table._id, id));
  if (!row) throw new DomainError('NOT_FOUND');
  return row;
}

function shown(ctx: Ctx) {
  const { MatKhau, MatKhauPhatHanh, NgayTao, NguoiTao_Id, NgayCapNhat, NguoiCapNhat_Id, ...columns } =
    getTableColumns(table);
  const dungBoi = sql<string[]>`array(
    select n.name from auth.node n where n.id = any(${table.Node_Ids})
    union all select s.ten_nhan_vien from main.nhan_vien s where s.id = any(${table.NhanVien_Ids}))`;
  return ctx.db.select({ ...columns, dungBoi }).from(table);
}

/** How the last checks of the accounts that are not suspended ended. */
export async function invoiceChecks(ctx: Ctx): Promise<Array<KetQuaKiemTra | null>> {
  const rows = await ctx.db
    .select({ result: table.KetQuaKiemTra })
    .from(table)
    .where(eq(table.TamNgung, false));
  return rows.map(({ result }) => result);
}

/** Locks an account until the transaction ends. Error: NOT_FOUND. */
export async function lockInvoiceAccount(tx: Tx, id: string): Promise<TaiKhoanHoaDonRow> {
  const [row] = await tx.db.select().from(table).where(eq(table._id, id)).for('update');
  if (!row) throw new DomainError('NOT_FOUND');
  return row;
}

/** An account with its encrypted passwords, for who signs in with it. Error: NOT_FOUND. */
export async function invoiceAccount(ctx: Ctx, id: string): Promise<TaiKhoanHoaDonRow> {
  const [row] = await ctx.db.select().from(table).where(eq(table._id, id));
  if (!row) throw new DomainError('NOT_FOUND');
  return row;
}

/** Whether another account issues under the same serial; two who save one at once wait for each other. */
export async function serialTaken(
  tx: Tx,
  id: string,
  {
    NhaCungCap,
    MaSoThue,
    MauSo,
    KyHieu,
  }: Pick<TaiKhoanHoaDonRow, 'NhaCungCap' | 'MaSoThue' | 'MauSo' | 'KyHieu'>,
): Promise<boolean> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('tai_khoan_hoa_don', 0))`);
  const same = [
    eq(table.NhaCungCap, NhaCungCap),
    eq(table.MaSoThue, MaSoThue),
    eq(table.MauSo, MauSo),
    eq(table.KyHieu, KyHieu),
  ];
  const [other] = await tx.db
    .select({ _id: table._id })
    .from(table)
    .where(and(...same, ne(table._id, id)));
  return other !== undefined;
}

/** Fields of who uses an account that name what does not exist. */
export async function unknownUsers(
  tx: Tx,
  { Node_Ids, NhanVien_Ids }: Pick<TaiKhoanHoaDonRow, 'Node_Ids' | 'NhanVien_Ids'>,
): Promise<string[]> {
  const { rows } = await tx.db.execute<{ path: string }>(sql`
    select 'Node_Ids' as path from unnest(${sql.param(Node_Ids)}::uuid[]) as one
    where not exists (select from auth.node n where n.id = one)
    union select 'NhanVien_Ids' from unnest(${sql.param(NhanVien_Ids)}::uuid[]) as one
    where not exists (select from main.nhan_vien s where s.id = one)
    order by path desc`);
  return rows.map(({ path }) => path);
}
