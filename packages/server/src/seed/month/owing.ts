import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { DemoDebt } from '../../../seeds/demo/debts.ts';
import type { DemoVisit } from '../../../seeds/demo/visits.ts';
import type { Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { letGo } from '../../features/debts/commands.ts';
import type { CongNoRow } from '../../features/debts/tables.ts';
import type { Hospital } from './hospital.ts';

/** Lets the patient of a visit go owing what is due. */
export async function owe(hospital: Hospital, tx: Tx, visit: DemoVisit, debt: DemoDebt): Promise<void> {
  const { LoaiNguoiNo, CongTy, NguoiBaoLanh, SoDienThoai, NhomCongNo, LyDo } = debt;
  await letGo(tx, {
    ...{ requestId: v7(), TiepNhan_Id: hospital.receptions.get(visit.so) ?? '' },
    ...{ BenhNhan_Id: hospital.patients.get(visit.patient) ?? '', LoaiNguoiNo, LyDo },
    CongTy_Id: CongTy ? hospital.id(`CongTy:${CongTy}`) : null,
    NguoiBaoLanh: NguoiBaoLanh ?? null,
    SoDienThoai: SoDienThoai ?? null,
    NhomCongNo_Id: hospital.id(`NhomCongNo:${NhomCongNo}`),
  });
}

/** What further costs of a visit that is owed belong to: the same debtor. */
export async function oweMore(tx: Tx, TiepNhan_Id: string): Promise<void> {
  const debt = await firstDebt(tx, TiepNhan_Id);
  const { BenhNhan_Id, LoaiNguoiNo, CongTy_Id, NguoiBaoLanh, SoDienThoai, NhomCongNo_Id, LyDo } = debt;
  const whose = { LoaiNguoiNo, CongTy_Id, NguoiBaoLanh, SoDienThoai, NhomCongNo_Id };
  await letGo(tx, { requestId: v7(), TiepNhan_Id, BenhNhan_Id, LyDo, ...whose });
}

export type Debt = Pick<
  CongNoRow,
  | '_id'
  | 'BenhNhan_Id'
  | 'LoaiNguoiNo'
  | 'CongTy_Id'
  | 'NguoiBaoLanh'
  | 'SoDienThoai'
  | 'NhomCongNo_Id'
  | 'LyDo'
>;

/** The oldest open debt of a visit. Errors: NOT_FOUND. */
export async function firstDebt(tx: Tx, TiepNhan_Id: string): Promise<Debt> {
  const { rows } = await tx.db.execute<Debt>(sql`
    select id as "_id", benh_nhan_id as "BenhNhan_Id", loai_nguoi_no as "LoaiNguoiNo", cong_ty_id as "CongTy_Id", nguoi_bao_lanh as "NguoiBaoLanh",
      so_dien_thoai as "SoDienThoai", nhom_cong_no_id as "NhomCongNo_Id", ly_do as "LyDo"
    from main.cong_no where tiep_nhan_id = ${TiepNhan_Id} and trang_thai = 'ConNo' order by ngay_no, id limit 1`);
  const [debt] = rows;
  if (!debt) throw new DomainError('NOT_FOUND', { entity: 'CongNo' });
  return debt;
}
