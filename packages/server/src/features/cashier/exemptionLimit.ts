import {
  type AboveLimit,
  aboveLimit,
  type HanMucMienGiam,
  mostFor,
} from '@sen/domain/cashier/exemptionLimit';
import { owedOfAll } from '@sen/domain/exemptions/grants';
import { dec, sum, toMoney } from '@sen/domain/money/decimal';
import { sql } from 'drizzle-orm';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import type { Ctx } from '../../engine/context.ts';
import { linesOfVisit } from './queries.ts';

type Limit = HanMucMienGiam & { cuaToi: string | null };

/** The limits of the house, each with the position of the caller; none where the house states none. */
async function limitsOf(ctx: Ctx): Promise<Limit[]> {
  const { rows } = await ctx.db.execute<Limit>(sql`
    select h.chuc_vu_id as "ChucVu_Id", c.ten_chuc_vu as "TenChucVu", h.so_tien_toi_da as "SoTienToiDa",
      h.phan_tram_toi_da::float8 as "PhanTramToiDa",
      (select n.chuc_vu_id from ${catalogueTable('NhanVien')} n where n.id = ${ctx.user?.NhanVien_Id ?? null}::uuid) as "cuaToi"
    from ${catalogueTable('HanMucMienGiam')} h left join ${catalogueTable('DM_ChucVu')} c on c.id = h.chuc_vu_id
    where h.trang_thai = 'DangSuDung' and not h.tam_ngung order by h.ma_han_muc`);
  return rows;
}

/**
 * Why the caller may not let these lines of a visit off, or null: what one person lets off of a visit, by these acts and earlier ones, is
 * within the limit of the position (exemptions 1). A line that gets no more than it has does not count, unless that is `written` already.
 */
export async function limitRefusal(
  ctx: Ctx,
  TiepNhan_Id: string,
  grants: ReadonlyArray<{ VienPhiDong_Id: string; SoTien: string }>,
  already: 'written' | null = null,
): Promise<AboveLimit | null> {
  const limits = await limitsOf(ctx);
  if (limits.length === 0 || ctx.user === null) return null;
  const lines = await linesOfVisit(ctx, TiepNhan_Id);
  const asked = new Map(grants.map((one) => [one.VienPhiDong_Id, one.SoTien]));
  const raised = lines.filter(({ _id, MienGiam }) => dec(asked.get(_id) ?? '0').gt(already ? '0' : MienGiam));
  if (raised.length === 0) return null;
  const others = lines.filter(({ _id, MienGiam }) => !asked.has(_id) && dec(MienGiam).gt(0));
  const own = await grantedBy(
    ctx,
    others.map(({ _id }) => _id),
  );
  const SoTien = toMoney(
    sum([
      ...raised.map(({ _id }) => asked.get(_id) ?? '0'),
      ...others.filter(({ _id }) => own.has(_id)).map(({ MienGiam }) => MienGiam),
    ]),
  );
  return aboveLimit(limits, limits[0]?.cuaToi ?? null, owedOfAll(lines), SoTien);
}

/** The most that the caller may let off of a visit in all, by the limit of the position; null without a limit. */
export async function mostExempted(ctx: Ctx, TiepNhan_Id: string): Promise<string | null> {
  const limits = await limitsOf(ctx);
  if (limits.length === 0 || ctx.user === null) return null;
  return mostFor(limits, limits[0]?.cuaToi ?? null, owedOfAll(await linesOfVisit(ctx, TiepNhan_Id)));
}

/** Which of these lines the caller exempted last. */
async function grantedBy(ctx: Ctx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await ctx.db.execute<{ id: string; who: string | null }>(sql`
    select distinct on (m.vien_phi_dong_id) m.vien_phi_dong_id as id, m.nguoi_duyet_id as who
    from main.vien_phi_mien_giam m where m.vien_phi_dong_id = any(${sql.param([...ids])}::uuid[])
    order by m.vien_phi_dong_id, m.id desc`);
  return new Set(rows.filter(({ who }) => who === ctx.user?.NhanVien_Id).map(({ id }) => id));
}
