import { sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { masterData } from '../../engine/events/masterData.ts';

/** What a charge line copies from the catalogue on the day it is ordered. */
export type ChargeFacts = {
  Ma: string;
  Ten: string;
  NhomChiPhi: string;
  DonViTinh: string | null;
  ChuyenKhoa_Id: string | null;
  phamVi: number;
  tyLeBH: number;
};

/** The facts of services by id; their cost group is the kind of their service type. */
export function factsOfServices(ctx: Ctx, ids: readonly string[]): Promise<Map<string, ChargeFacts>> {
  return masterData(ctx, 'charge of a service', ids, (missing) => readServices(ctx, missing));
}

async function readServices(ctx: Ctx, ids: string[]): Promise<Map<string, ChargeFacts>> {
  const { rows } = await ctx.db.execute<ChargeFacts & { id: string }>(sql`
    select d.id, d.ma_dich_vu as "Ma", d.ten_dich_vu as "Ten", coalesce(t.loai, 'Khac') as "NhomChiPhi", u.ten_don_vi_tinh as "DonViTinh",
      d.chuyen_khoa_id as "ChuyenKhoa_Id", case d.pham_vi_bhyt when 'TrongPhamVi' then 1 else 2 end as "phamVi",
      coalesce(d.ty_le_bhyt, 100)::int as "tyLeBH"
    from main.dm_dich_vu d
    left join main.nhom_dich_vu n on n.id = d.nhom_dich_vu_id
    left join main.loai_dich_vu t on t.id = n.loai_dich_vu_id
    left join main.don_vi_tinh u on u.id = d.don_vi_tinh_id
    where d.id = any(${sql.param(ids)}::uuid[])`);
  return byId(rows);
}

/** The facts of drugs and supplies by id. */
export function factsOfDrugs(ctx: Ctx, ids: readonly string[]): Promise<Map<string, ChargeFacts>> {
  return masterData(ctx, 'charge of a drug', ids, (missing) => readDrugs(ctx, missing));
}

async function readDrugs(ctx: Ctx, ids: string[]): Promise<Map<string, ChargeFacts>> {
  const { rows } = await ctx.db.execute<ChargeFacts & { id: string }>(sql`
    select d.id, d.ma_duoc as "Ma", d.ten_duoc as "Ten", coalesce(d.loai_hang, 'Thuoc') as "NhomChiPhi", u.ten_don_vi_tinh as "DonViTinh",
      null::uuid as "ChuyenKhoa_Id", case when d.la_bhyt then 1 else 2 end as "phamVi", coalesce(d.ty_le_bhyt, 100)::int as "tyLeBH"
    from pharmacy.duoc d left join main.don_vi_tinh u on u.id = d.don_vi_tinh_id
    where d.id = any(${sql.param(ids)}::uuid[])`);
  return byId(rows);
}

function byId(rows: ReadonlyArray<ChargeFacts & { id: string }>): Map<string, ChargeFacts> {
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}
