import { type LienKetState, stateOfLink } from '@sen/domain/patientResults/lienKetKetQua';
import { desc, eq, inArray, or, sql } from 'drizzle-orm';
import { auditView } from '../../engine/audit/audit.ts';
import type { Ctx } from '../../engine/context.ts';
import { accountRows } from '../identity/sql.ts';
import { slipById } from '../orders/queries.ts';
import { slipRows } from '../orders/sql.ts';
import type { SlipRow } from '../orders/tables.ts';
import { readSetting } from '../system/queries.ts';
import { isReaderOfVisit, requireReader } from './reader.ts';
import { isTakenBack, standsOf } from './scope.ts';
import { type LienKetRow, type LuotMoRow, lienKetTable, luotMoTable } from './tables.ts';
import { linkPath } from './token.ts';

/** A link as whoever gave it to the patient sees it. */
export type Link = Omit<LienKetRow, 'TrangThai'> & {
  TrangThai: LienKetState;
  /** The page's address below the site while it opens. */
  duongDan: string | null;
  TenNguoiTao: string | null;
  luotMos: LuotMoRow[];
  /** Openings beyond those that are listed. */
  conNua: boolean;
};

export type SlipLinks = { bat: boolean; diaChiTrang: string | null; daTra: boolean; lienKets: Link[] };

const openingsMost = 50;

/** The links to the result of a slip and to all results of its visit, the newest first, with their last openings. The address of the visit's is for whoever may read all of them. Errors: those of requireReader. */
export async function linksOfSlip(ctx: Ctx, id: string): Promise<SlipLinks> {
  const slip = await slipById(ctx, id);
  await requireReader(ctx, slip, false);
  await auditView(ctx, { entity: 'LienKetKetQua', entityId: id, BenhNhan_Id: slip.BenhNhan_Id });
  const { bat } = await readSetting(ctx, 'patientResults');
  const rows = await ctx.db
    .select({
      link: lienKetTable,
      name: sql<string | null>`(select coalesce(s.ten_nhan_vien, u.username) from ${accountRows} u
        left join main.nhan_vien s on s.id = u.nhan_vien_id where u.id = ${lienKetTable}.nguoi_tao_id)`,
    })
    .from(lienKetTable)
    .where(
      or(
        eq(lienKetTable.DichVuYeuCau_Id, id),
        sql`${lienKetTable.CaLuotKham} and ${lienKetTable.DichVuYeuCau_Id} in
          (select s.id from ${slipRows} s where s.tiep_nhan_id = ${slip.TiepNhan_Id})`,
      ),
    )
    .orderBy(desc(lienKetTable.NgayTao));
  const openings = await openingsOf(
    ctx,
    rows.map(({ link }) => link._id),
  );
  const ofVisit = rows.some(({ link }) => link.CaLuotKham) && (await isReaderOfVisit(ctx, slip));
  const lienKets = await Promise.all(
    rows.map(async ({ link, name }) => {
      const mine = openings.filter((one) => one.LienKet_Id === link._id);
      return {
        ...(await shown(ctx, slip, link, !link.CaLuotKham || ofVisit)),
        TenNguoiTao: name,
        luotMos: mine.slice(0, openingsMost),
        conNua: mine.length > openingsMost,
      };
    }),
  );
  const stand = (await standsOf(ctx, [slip])).get(slip._id);
  const daTra = stand?.takenBack === false;
  return { bat, diaChiTrang: ctx.config.siteUrl ?? null, daTra, lienKets };
}

async function shown(ctx: Ctx, slip: SlipRow, link: LienKetRow, mayRead: boolean) {
  const takenBack = !link.CaLuotKham && (await isTakenBack(ctx, slip, link.PhienBan));
  const TrangThai = stateOfLink(link, takenBack, ctx.now());
  const duongDan = TrangThai === 'HieuLuc' && mayRead ? addressOfLink(ctx, slip, link) : null;
  return { ...link, TrangThai, duongDan };
}

/** The address of a link's page below the site. A link of a visit names no slip. */
export function addressOfLink({ config }: Ctx, slip: SlipRow, link: LienKetRow): string {
  const named = { benhNhan: slip.BenhNhan_Id, soPhieu: link.CaLuotKham ? null : slip.SoPhieuYeuCau };
  return linkPath(config, named, { linkId: link._id, until: link.HetHan });
}

async function openingsOf(ctx: Ctx, links: readonly string[]): Promise<LuotMoRow[]> {
  if (links.length === 0) return [];
  const ranked = ctx.db.$with('ranked').as(
    ctx.db
      .select({
        id: luotMoTable._id,
        rank: sql<number>`row_number() over (partition by ${luotMoTable.LienKet_Id} order by ${luotMoTable.Luc} desc)`.as(
          'rank',
        ),
      })
      .from(luotMoTable)
      .where(inArray(luotMoTable.LienKet_Id, [...links])),
  );
  const rows = await ctx.db
    .with(ranked)
    .select({ opening: luotMoTable })
    .from(ranked)
    .innerJoin(luotMoTable, eq(luotMoTable._id, ranked.id))
    .where(sql`${ranked.rank} <= ${openingsMost + 1}`)
    .orderBy(desc(luotMoTable.Luc));
  return rows.map(({ opening }) => opening);
}
