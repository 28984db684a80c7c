import type { NguoiThamGia } from '@sen/domain/consultations/hoiChan';
import type { Tx } from '../../engine/context.ts';
import { noticeOfConsultation } from '../notifications/causes.ts';
import { moment } from '../printing/format.ts';
import type { HoiChanRow } from './tables.ts';

/** Tells people, wherever they work, that they take part; the one who writes the minutes knows. A person is told once of the same minutes. */
export async function invite(tx: Tx, row: HoiChanRow, people: readonly NguoiThamGia[]): Promise<void> {
  const { _id, BenhNhan_Id, KhamBenh_Id, MaBienBanHoiChan, NgayHoiChan, DiaDiem } = row;
  const noiDung = [MaBienBanHoiChan, moment(NgayHoiChan.toISOString()), DiaDiem];
  for (const { NhanVien_Id } of people) {
    if (NhanVien_Id === tx.user?.NhanVien_Id) continue;
    await noticeOfConsultation(tx, { _id, BenhNhan_Id, KhamBenh_Id, NhanVien_Id, noiDung });
  }
}
