import type { NguoiThamGia } from '@sen/domain/consultations/hoiChan';
import type { Tx } from '../../engine/context.ts';
import { notify } from '../notifications/notify.ts';
import { moment } from '../printing/format.ts';
import type { HoiChanRow } from './tables.ts';

/** Tells people, wherever they work, that they take part; the one who writes the minutes knows. A person is told once of the same minutes. */
export async function invite(tx: Tx, row: HoiChanRow, people: readonly NguoiThamGia[]): Promise<void> {
  const { _id, BenhNhan_Id, KhamBenh_Id, MaBienBanHoiChan, NgayHoiChan, DiaDiem } = row;
  for (const { NhanVien_Id } of people) {
    if (NhanVien_Id === tx.user?.NhanVien_Id) continue;
    await notify(tx, {
      loai: 'MoiHoiChan',
      khoa: `${_id}:${NhanVien_Id}`,
      nguoiNhan: { NhanVien_Id },
      idNode: null,
      BanGhi_Id: _id,
      BenhNhan_Id,
      KhamBenh_Id,
      noiDung: [MaBienBanHoiChan, moment(NgayHoiChan.toISOString()), DiaDiem],
    });
  }
}
