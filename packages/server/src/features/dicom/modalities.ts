import { usualAeTitle } from '@sen/domain/dicom/aeTitle';
import type { lyDoTuChoi } from '@sen/domain/dicom/studies';
import { sql } from 'drizzle-orm';
import type { Ctx, Tx } from '../../engine/context.ts';
import { emit } from '../../engine/events/events.ts';
import { mayLaTable } from './tables.ts';

/** A modality that is let in. */
export type Modality = {
  _id: string;
  version: number;
  MaAE: string;
  AESen: string;
  DiaChi: string | null;
  LoaiMay: string;
  PhongBan_Ids: string[];
  DichVu_Ids: string[];
  KhongDau: boolean;
};

/** The modalities in use; one statement. */
export async function modalitiesInUse(db: Ctx['db']): Promise<Modality[]> {
  const { rows } = await db.execute<Modality>(sql`
    select id as "_id", version, trim(ma_ae) as "MaAE", coalesce(nullif(trim(ae_sen), ''), ${usualAeTitle}) as "AESen",
      nullif(trim(dia_chi), '') as "DiaChi", loai_may as "LoaiMay", phong_ban_ids as "PhongBan_Ids",
      coalesce(dich_vu_ids, '{}') as "DichVu_Ids", coalesce(khong_dau, false) as "KhongDau"
    from main.may_dicom
    where trang_thai = 'DangSuDung' and not tam_ngung and coalesce(cardinality(phong_ban_ids), 0) > 0`);
  return rows;
}

/** The first room of a modality: where its studies are while they are of no order. */
export const firstRoom = ({ PhongBan_Ids: [first] }: Modality): string => {
  if (!first) throw new Error('a modality without a room is not served');
  return first;
};

/** What a modality did last. */
type Seen = 'lien_ket_luc' | 'anh_cuoi_luc' | 'danh_sach_luc';

/** Notes when a modality spoke last. */
export async function noteSeen(ctx: Ctx, MayDICOM_Id: string, what: Seen): Promise<void> {
  const column = sql.identifier(what);
  await ctx.db.execute(sql`
    update main.tinh_trang_may_dicom set ${column} = ${ctx.now().toISOString()}::timestamptz where may_dicom_id = ${MayDICOM_Id}`);
}

/** Notes the last error of a modality: a code of the list of errors. */
export async function noteError(ctx: Ctx, MayDICOM_Id: string, Loi: string): Promise<void> {
  await ctx.db.execute(sql`
    update main.tinh_trang_may_dicom set loi = ${Loi}, loi_luc = ${ctx.now().toISOString()}::timestamptz
    where may_dicom_id = ${MayDICOM_Id}`);
}

/** So many refused callers are kept at most: whoever calls under ever new names fills no disk. */
const callersMost = 200;

/** Keeps that a caller was refused. */
export async function noteRefused(
  ctx: Ctx,
  caller: { MaAE: string; AESen: string; DiaChi: string; LyDo: keyof typeof lyDoTuChoi },
): Promise<void> {
  const { rows } = await ctx.db.execute<{ many: boolean }>(
    sql`select count(*) >= ${callersMost} as many from ${mayLaTable}`,
  );
  if (rows[0]?.many)
    await ctx.db.execute(
      sql`delete from ${mayLaTable} where id in (select id from ${mayLaTable} order by lan_cuoi limit 1)`,
    );
  await ctx.db
    .insert(mayLaTable)
    .values({ ...caller, LanCuoi: ctx.now() })
    .onConflictDoUpdate({
      target: [mayLaTable.MaAE, mayLaTable.AESen, mayLaTable.DiaChi, mayLaTable.LyDo],
      set: { SoLan: sql`${mayLaTable.SoLan} + 1`, LanCuoi: ctx.now() },
    });
}

/** Open screens of a room hear of its studies. */
export function tellStudy(tx: Tx, study: { _id: string; NoiThucHien_Id: string }, slip?: string | null) {
  return emit(tx, {
    module: 'DICOM',
    process: 'update',
    idNode: study.NoiThucHien_Id,
    data: { CaDICOM_Id: study._id, DichVuYeuCau_Id: slip ?? null },
  });
}
