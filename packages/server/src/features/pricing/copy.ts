import type { Issue } from '@sen/domain/catalogue/validate';
import { dec } from '@sen/domain/money/decimal';
import { type SQL, sql } from 'drizzle-orm';
import { actor, type Ctx } from '../../engine/context.ts';
import { refuseIssues } from '../../engine/errors.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { createBangGia } from './commands.ts';
import { itemFits, itemPrices, items, type LoaiMuc } from './items.ts';
import { auditAndAnnounce, lockList } from './lockedList.ts';
import { priceTables } from './writePrices.ts';

/** How prices become others: by a percentage, up or down, to whole steps of some dong. */
export type DoiGia = { phanTram: string; lamTron: number };
export type SaoChepInput = DoiGia & {
  LoaiGia_Id: string;
  TenBangGia: string;
  TuNgay: string;
  SoQuyetDinh?: string | null | undefined;
  GhiChu?: string | null | undefined;
};

/**
 * Makes a draft with the prices of another list, each changed by a percentage and rounded half-up to the step; services that were
 * removed are left out. Answers its id. Errors: BAD_INPUT, NOT_FOUND.
 */
export async function saoChepBangGia(ctx: Ctx, id: string, input: SaoChepInput): Promise<string> {
  refuseIssues(doiGiaIssues(input));
  return inTransaction(ctx, async (tx) => {
    const from = await lockList(tx, id, 'saoChep');
    const { phanTram, lamTron, ...head } = input;
    const made = await createBangGia(tx, { ...head, LoaiBangGia: from.LoaiBangGia });
    for (const { table, item } of priceTables)
      await tx.db.execute(sql`
        insert into ${table} (id, bang_gia_id, ${item}, don_gia, nguoi_tao_id)
        select gen_random_uuid(), ${made}::uuid, g.${item}, ${changed(sql`g.don_gia`, input)}, ${actor(tx)}::uuid
        from ${table} g join ${items} i on i.id = g.${item} where g.bang_gia_id = ${id}::uuid`);
    await auditAndAnnounce(tx, 'UPDATE', made, { saoChepTu_Id: id, phanTram, lamTron });
    return made;
  });
}

export type GiaSaoChep = {
  Loai: LoaiMuc;
  Muc_Id: string;
  Ma: string;
  Ten: string;
  giaTruoc: string;
  giaSau: string;
};

/** What some prices of a list would become, by code: those that fit a text, six at most. One statement. Errors: BAD_INPUT. */
export async function xemTruocSaoChep(
  ctx: Ctx,
  id: string,
  input: DoiGia,
  keyWord: string | null,
): Promise<GiaSaoChep[]> {
  refuseIssues(doiGiaIssues(input));
  const { rows } = await ctx.db.execute<GiaSaoChep>(sql`
    select i.loai as "Loai", i.id as "Muc_Id", i.ma as "Ma", i.ten as "Ten", g.don_gia as "giaTruoc",
      ${changed(sql`g.don_gia`, input)}::numeric(18, 2) as "giaSau"
    from ${itemPrices} g join ${items} i on i.id = g.muc_id
    where g.bang_gia_id = ${id}::uuid and ${itemFits({ keyWord })} order by i.loai, i.ma, i.id limit 6`);
  return rows;
}

/** The changed price: whole numbers only, so that no digit is lost; halves go up. */
function changed(price: SQL, { phanTram, lamTron }: DoiGia): SQL {
  const times = dec(phanTram).plus(100).toFixed();
  return sql`div(2 * ${price} * ${times}::numeric + 100 * ${lamTron}::numeric, 200 * ${lamTron}::numeric) * ${lamTron}::numeric`;
}

const stepMost = 1_000_000;

function doiGiaIssues({ phanTram, lamTron }: DoiGia): Issue[] {
  const issues: Issue[] = [];
  if (dec(phanTram).lt(-100)) issues.push({ path: 'phanTram', code: 'TOO_SMALL', details: { min: '-100' } });
  if (dec(phanTram).gt(1000)) issues.push({ path: 'phanTram', code: 'TOO_LARGE', details: { max: '1000' } });
  if (lamTron < 1) issues.push({ path: 'lamTron', code: 'TOO_SMALL', details: { min: '1' } });
  if (lamTron > stepMost)
    issues.push({ path: 'lamTron', code: 'TOO_LARGE', details: { max: String(stepMost) } });
  return issues;
}
