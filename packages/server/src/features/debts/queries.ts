import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { logged } from '../../engine/audit/audit.ts';
import type { Ctx } from '../../engine/context.ts';
import { loadOne } from '../../engine/loaders.ts';
import type { DongCuaNo, HanMucCuaNguoiNo, QueryHanMucCuaNguoiNoArgs } from '../../gql/main.ts';
import { chargeRows, postingRows, receiptRows } from '../cashier/sql.ts';
import { patientById } from '../patients/queries.ts';
import { requireVisible, visibleRecords } from '../recordAccess/visible.ts';
import { debtById } from './facts.ts';
import { refusalOfDebt, termsOf } from './limits.ts';
import {
  type CongNoRow,
  congNoDongTable,
  congNoTable,
  type HanMucNoRow,
  hanMucNoTable,
  type NhacNoRow,
  nhacNoTable,
  type PhatSinhRow,
  phatSinhTable,
  type XoaNoRow,
  xoaNoTable,
} from './tables.ts';

const made = ({ NoiTiepNhan_Id, BenhNhan_Id }: CongNoRow) => ({ node: NoiTiepNhan_Id, BenhNhan_Id });

/** One debt for a screen; the reading is logged. Errors: NOT_FOUND, RECORD_OF_ANOTHER_FACILITY, RECORD_NOT_IN_CARE. */
export async function openDebt(ctx: Ctx, id: string): Promise<CongNoRow> {
  const debt = await debtById(ctx, id);
  await requireVisible(ctx, made(debt));
  const { BenhNhan_Id } = debt;
  return logged(ctx, { entity: 'CongNo', entityId: id, BenhNhan_Id }, Promise.resolve(debt));
}

/** The debts of a patient that the caller may see, those of one visit where it is named: open ones first, the oldest before others. */
export async function debtsOf(
  ctx: Ctx,
  { BenhNhan_Id, TiepNhan_Id }: { BenhNhan_Id: string; TiepNhan_Id?: string | null | undefined },
): Promise<CongNoRow[]> {
  const rows = await ctx.db
    .select()
    .from(congNoTable)
    .where(
      and(
        eq(congNoTable.BenhNhan_Id, BenhNhan_Id),
        TiepNhan_Id ? eq(congNoTable.TiepNhan_Id, TiepNhan_Id) : undefined,
      ),
    )
    .orderBy(desc(sql`${congNoTable.TrangThai} = 'ConNo'`), congNoTable.NgayHan, congNoTable._id)
    .limit(200);
  return visibleRecords(ctx, rows, made);
}

/** What a debtor owes and may owe, and what stands in the way of a debt of an amount. */
export async function limitOfDebtor(ctx: Ctx, args: QueryHanMucCuaNguoiNoArgs): Promise<HanMucCuaNguoiNo> {
  const { BenhNhan_Id, SoTien } = args;
  const terms = await termsOf(
    ctx,
    { BenhNhan_Id, CongTy_Id: args.CongTy_Id ?? null },
    args.NhomCongNo_Id ?? null,
  );
  const { conNo, hanMuc, ngayQuaHan, soNgayChan, NgayHan, NhomCongNo_Id } = terms;
  return {
    ...{ conNo, hanMuc, soNgayQuaHan: ngayQuaHan, soNgayChan, NgayHan, NhomCongNo_Id },
    refusal: SoTien ? (refusalOfDebt(terms, SoTien)?.code ?? null) : null,
  };
}

/** Limits of debtors, the highest first. */
export async function limits(ctx: Ctx): Promise<HanMucNoRow[]> {
  const rows = await ctx.db
    .select()
    .from(hanMucNoTable)
    .orderBy(sql`${hanMucNoTable.HanMuc} desc nulls last`, hanMucNoTable._id)
    .limit(2000);
  return rows;
}

/** The label of the patient of a limit. */
export async function patientOfLimit(ctx: Ctx, { BenhNhan_Id }: HanMucNoRow) {
  if (!BenhNhan_Id) return null;
  const { _id, MaYTe, TenBenhNhan } = await patientById(ctx, BenhNhan_Id);
  return { _id, ma: MaYTe, ten: TenBenhNhan };
}

/** One limit; null when there is none. */
export async function limitById(ctx: Ctx, id: string): Promise<HanMucNoRow | null> {
  const [row] = await ctx.db.select().from(hanMucNoTable).where(eq(hanMucNoTable._id, id));
  return row ?? null;
}

/** Whose debt it is, as lists name it; read together for all debts of a request. */
export async function nameOfDebtor(ctx: Ctx, debt: CongNoRow): Promise<string> {
  const { LoaiNguoiNo, NguoiBaoLanh, CongTy_Id } = debt;
  if (LoaiNguoiNo === 'BenhNhan') return (await patientById(ctx, debt.BenhNhan_Id)).TenBenhNhan;
  if (LoaiNguoiNo === 'BaoLanh' && NguoiBaoLanh) return NguoiBaoLanh;
  const names = await loadOne(ctx, 'debts:company', CongTy_Id, async (of, ids) => {
    const { rows } = await of.db.execute<{ id: string; name: string }>(
      sql`select id, ten_cong_ty as name from main.cong_ty where id = any(${sql.param([...ids])}::uuid[])`,
    );
    return new Map(rows.map(({ id, name }) => [id, name]));
  });
  return names ?? '';
}

type DebtLine = DongCuaNo & { CongNo_Id: string };

/** What a debt was written over, in the order of the bill. */
export const chargedLines = (ctx: Ctx, { _id }: CongNoRow): Promise<DebtLine[]> =>
  ofDebt(ctx, 'lines', _id, async (of, ids) => {
    const { rows } = await of.db.execute<DebtLine>(sql`
      select d.id as "_id", d.cong_no_id as "CongNo_Id", v.ma as "Ma", v.ten as "Ten", d.so_tien::text as "SoTien", d.da_xoa::text as "DaXoa"
      from ${congNoDongTable} d join ${chargeRows} v on v.id = d.vien_phi_dong_id
      where d.cong_no_id = any(${sql.param([...ids])}::uuid[]) order by v.ngay_y_lenh, d.id`);
    return rows;
  });

/** What moved a debt, the newest first. */
export const movementsOf = (ctx: Ctx, { _id }: CongNoRow): Promise<PhatSinhRow[]> =>
  ofDebt(ctx, 'movements', _id, async (of, ids) =>
    of.db
      .select()
      .from(phatSinhTable)
      .where(inArray(phatSinhTable.CongNo_Id, [...ids]))
      .orderBy(desc(phatSinhTable.Luc), desc(phatSinhTable._id)),
  );

/** The reminders of a debt, the newest first. */
export const remindersOf = (ctx: Ctx, { _id }: CongNoRow): Promise<NhacNoRow[]> =>
  ofDebt(ctx, 'reminders', _id, async (of, ids) =>
    of.db
      .select()
      .from(nhacNoTable)
      .where(inArray(nhacNoTable.CongNo_Id, [...ids]))
      .orderBy(desc(nhacNoTable.LucNhac), desc(nhacNoTable._id)),
  );

/** The write-offs of a debt, the newest first. */
export const writeOffsOf = (ctx: Ctx, { _id }: CongNoRow): Promise<XoaNoRow[]> =>
  ofDebt(ctx, 'writeOffs', _id, async (of, ids) =>
    of.db
      .select()
      .from(xoaNoTable)
      .where(inArray(xoaNoTable.CongNo_Id, [...ids]))
      .orderBy(desc(xoaNoTable.NgayDeNghi), desc(xoaNoTable._id)),
  );

type Receipt = { CongNo_Id: string; BienLai_Id: string };

/** Ids of the receipts whose money stands on the lines of a debt since it was written, or did until they were cancelled, the newest first. */
export const receiptsOfDebt = async (ctx: Ctx, { _id }: CongNoRow): Promise<string[]> => {
  const rows = await ofDebt(ctx, 'receipts', _id, async (of, ids) => {
    const { rows: found } = await of.db.execute<Receipt>(sql`
      select d.cong_no_id as "CongNo_Id", r.id as "BienLai_Id"
      from (select distinct l.cong_no_id, p.bien_lai_id from ${linesOf(ids)} l
        join ${postingRows} p on p.vien_phi_dong_id = l.vien_phi_dong_id and p.so_tien > 0) d
      join ${receiptRows} r on r.id = d.bien_lai_id
      join ${congNoTable} c on c.id = d.cong_no_id and r.ngay_tao >= c.ngay_no
      order by r.ngay_tao desc, r.id desc`);
    return found;
  });
  return rows.map(({ BienLai_Id }) => BienLai_Id);
};

function linesOf(ids: readonly string[]): SQL {
  return sql`(select cong_no_id, vien_phi_dong_id from ${congNoDongTable} where cong_no_id = any(${sql.param([...ids])}::uuid[]))`;
}

/** Rows of a debt, read together for all debts of a request. */
async function ofDebt<R extends { CongNo_Id: string }>(
  ctx: Ctx,
  name: string,
  id: string,
  read: (of: Ctx, ids: readonly string[]) => Promise<R[]>,
): Promise<R[]> {
  const found = await loadOne(ctx, `debts:${name}`, id, async (of, ids) => {
    const groups = new Map<string, R[]>();
    for (const row of await read(of, ids))
      groups.set(row.CongNo_Id, [...(groups.get(row.CongNo_Id) ?? []), row]);
    return groups;
  });
  return found ?? [];
}
