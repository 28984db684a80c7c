import { templatesFor } from '@sen/domain/orders/textResult';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { queryPrepared } from '../../engine/database/database.ts';
import { loadOne } from '../../engine/loaders.ts';
import { orderLineRows } from '../orders/sql.ts';

/** A live line of a slip with what the catalogue says of its service. */
export type ReadService = {
  DichVuYeuCau_Id: string;
  ChiTiet_Id: string;
  DichVu_Id: string;
  TenDichVu: string;
  NhomDichVu_Id: string | null;
  KhongKetQua: boolean;
  SoLuong: number;
  /** In minutes. */
  ThoiGianThucHienToiThieu: number | null;
};

/** The services of slips in their order: one statement. */
export async function servicesOfSlips(ctx: Ctx, slipIds: readonly string[]): Promise<ReadService[]> {
  const { rows } = await ctx.db.execute<ReadService>(sql`
    select c.dich_vu_yeu_cau_id as "DichVuYeuCau_Id", c.id as "ChiTiet_Id", c.dich_vu_id as "DichVu_Id", c.ten_dich_vu as "TenDichVu",
      d.nhom_dich_vu_id as "NhomDichVu_Id", coalesce(d.khong_ket_qua, false) as "KhongKetQua", c.so_luong::float8 as "SoLuong",
      d.thoi_gian_thuc_hien_toi_thieu::float8 as "ThoiGianThucHienToiThieu"
    from ${orderLineRows} c
    join main.dm_dich_vu d on d.id = c.dich_vu_id
    where c.dich_vu_yeu_cau_id = any(${sql.param([...slipIds])}::uuid[]) and c.trang_thai <> 'DaHuy'
    order by c.thu_tu, c.id`);
  return rows;
}

/** The services of one slip. */
export function servicesOfSlip(ctx: Ctx, slipId: string): Promise<ReadService[]> {
  return servicesOfSlips(ctx, [slipId]);
}

/** A ready conclusion of the catalogue. */
export type Template = {
  _id: string;
  TenTuDienKetLuan: string;
  DichVu_Ids: string[];
  NhomDichVu_Id: string | null;
  MoTa: string | null;
  KetLuan: string;
  DeNghi: string | null;
};

/** The ready conclusions for a service, the nearest first; read together for all services of a slip. */
export async function templatesOf(
  ctx: Ctx,
  service: Pick<ReadService, 'DichVu_Id' | 'NhomDichVu_Id'>,
): Promise<Template[]> {
  const found = await loadOne(ctx, 'conclusions', service.DichVu_Id, async (of, ids) => {
    const { rows } = await queryPrepared<Template>(of.db, 'sen_conclusions', conclusions, [ids]);
    return new Map(ids.map((id) => [id, rows]));
  });
  return templatesFor(found ?? [], service);
}

const conclusions = `
  select k.id as "_id", k.ten_tu_dien_ket_luan as "TenTuDienKetLuan", coalesce(k.dich_vu_ids, '{}') as "DichVu_Ids",
    k.nhom_dich_vu_id as "NhomDichVu_Id", k.mo_ta as "MoTa", k.ket_luan as "KetLuan", k.de_nghi as "DeNghi"
  from main.tu_dien_ket_luan k
  where k.trang_thai = 'DangSuDung' and not k.tam_ngung and (k.dich_vu_ids && $1::uuid[]
    or (coalesce(cardinality(k.dich_vu_ids), 0) = 0
      and (k.nhom_dich_vu_id is null or k.nhom_dich_vu_id in (select d.nhom_dich_vu_id from main.dm_dich_vu d where d.id = any($1::uuid[])))))
  order by k.ma_tu_dien_ket_luan`;

export type Device = { _id: string; ma: string | null; ten: string };

/** The devices that perform a service in a room, or anywhere; read together for all services of a slip. */
export async function devicesOf(ctx: Ctx, DichVu_Id: string, room: string | null): Promise<Device[]> {
  const found = await loadOne(ctx, `devices ${room}`, DichVu_Id, async (of, ids) => {
    const { rows } = await queryPrepared<Device & { of: string[] }>(of.db, 'sen_devices', devices, [
      ids,
      room,
    ]);
    return new Map(ids.map((id) => [id, rows.filter((row) => row.of.includes(id))]));
  });
  return found ?? [];
}

const devices = `
  select t.id as "_id", t.ma_thiet_bi as ma, t.ten_thiet_bi as ten, t.dich_vu_ids as "of"
  from main.thiet_bi t
  where t.trang_thai = 'DangSuDung' and not t.tam_ngung and t.dich_vu_ids && $1::uuid[]
    and (t.phong_ban_id is null or t.phong_ban_id = $2::uuid)
  order by t.ma_thiet_bi`;
