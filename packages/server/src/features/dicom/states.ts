import { usualAeTitle } from '@sen/domain/dicom/aeTitle';
import { modalityState } from '@sen/domain/dicom/studies';
import { desc, sql } from 'drizzle-orm';
import { type Ctx, today } from '../../engine/context.ts';
import type { MayLaDICOM, TinhTrangMayDICOM } from '../../gql/main.ts';
import { dayStart } from '../orders/queries.ts';
import { mayLaTable, tinhTrangTable } from './tables.ts';

type StateRow = Omit<TinhTrangMayDICOM, 'TrangThai' | 'Cong'> & {
  TamNgung: boolean;
  NhipTim: Date | string | null;
};

/** How the modalities of the caller's rooms stand, by name. One statement. */
export async function modalityStates(ctx: Ctx): Promise<TinhTrangMayDICOM[]> {
  const { rows } = await ctx.db.execute<StateRow>(sql`
    select m.id as "MayDICOM_Id", m.ma_ae as "MaAE", m.ten_may_dicom as "TenMayDICOM", m.loai_may as "LoaiMay",
      coalesce(nullif(trim(m.ae_sen), ''), ${usualAeTitle}) as "AESen", m.tam_ngung as "TamNgung", t.nhip_tim as "NhipTim",
      t.loi_dich_vu as "LoiDichVu", t.lien_ket_luc as "LienKetLuc", t.anh_cuoi_luc as "AnhCuoiLuc",
      t.danh_sach_luc as "DanhSachLuc", t.loi as "Loi", t.loi_luc as "LoiLuc"
    from main.may_dicom m left join ${tinhTrangTable} t on t.may_dicom_id = m.id
    where m.trang_thai = 'DangSuDung' and m.phong_ban_ids && ${sql.param([...ctx.nodeIds])}::uuid[]
    order by m.ten_may_dicom`);
  const start = dayStart(today(ctx));
  return rows.map(({ TamNgung, NhipTim, ...row }) => ({
    ...row,
    Cong: ctx.config.dicomPort,
    TrangThai: modalityState(
      {
        TamNgung,
        NhipTim: dateOf(NhipTim),
        LoiDichVu: row.LoiDichVu ?? null,
        LienKetLuc: dateOf(row.LienKetLuc),
      },
      ctx.now(),
      start,
    ),
  }));
}

const dateOf = (value: Date | string | null | undefined) => (value ? new Date(value) : null);

const callersShown = 50;

/** Callers that were refused, the last first. */
export async function refusedCallers(ctx: Ctx): Promise<MayLaDICOM[]> {
  return ctx.db.select().from(mayLaTable).orderBy(desc(mayLaTable.LanCuoi)).limit(callersShown);
}
