import { everyRight, refusal } from '@sen/domain/acts/acts';
import { nhapVienActs } from '@sen/domain/admission/nhapVien';
import type { ErrorCode } from '@sen/domain/errors/errors';
import type { ToDieuTriFacts } from '@sen/domain/treatment/toDieuTri';
import type { YLenhThuocFacts } from '@sen/domain/treatment/yLenhThuoc';
import type { Ctx } from '../../engine/context.ts';
import { loadStay, stayById } from '../admission/queries.ts';
import type { NhapVienRow } from '../admission/tables.ts';
import { factsOfStay } from '../admission/ward.ts';
import { recordOfStay } from '../medicalRecords/ofStay.ts';
import type { ToDieuTriRow, YLenhThuocRow } from './tables.ts';

/** Why a stay takes no orders now, whoever asks; null while it does. */
export function refusedOrders(stay: NhapVienRow): ErrorCode | null {
  return refusal(nhapVienActs, 'raYLenh', factsOfStay(stay, null), everyRight)?.code ?? null;
}

const stayOf = async (ctx: Ctx, id: string) =>
  (ctx.tx ? null : await loadStay(ctx, id)) ?? (await stayById(ctx, id));

/** What the acts on an entry decide on. */
export async function entryFacts(ctx: Ctx, row: ToDieuTriRow): Promise<ToDieuTriFacts> {
  const [stay, record] = await Promise.all([
    stayOf(ctx, row.NhapVien_Id),
    recordOfStay(ctx, row.NhapVien_Id),
  ]);
  return {
    TrangThai: row.TrangThai,
    node: stay.Khoa_Id ?? row.Khoa_Id,
    khongNhan: refusedOrders(stay),
    daKhoa: record?.daKhoa ?? false,
    cuaToi: row.BacSi_Id === ctx.user?.NhanVien_Id,
  };
}

/** What the acts on an order of a drug decide on. */
export async function drugOrderFacts(ctx: Ctx, row: YLenhThuocRow): Promise<YLenhThuocFacts> {
  const [stay, record] = await Promise.all([
    stayOf(ctx, row.NhapVien_Id),
    recordOfStay(ctx, row.NhapVien_Id),
  ]);
  const khongNhan = refusedOrders(stay) ?? (record?.daKhoa ? ('MEDICAL_RECORD_LOCKED' as const) : null);
  return { TrangThai: row.TrangThai, node: stay.Khoa_Id, khongNhan, hetHan: row.DenLuc <= ctx.now() };
}
