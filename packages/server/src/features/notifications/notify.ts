import { type LoaiThongBao, mucCua, type NguoiNhan } from '@sen/domain/notifications/notices';
import { actor, type Tx } from '../../engine/context.ts';
import { emit } from '../../engine/events/events.ts';
import { thongBaoTable } from './tables.ts';

export type Notice = {
  loai: LoaiThongBao;
  /** The cause: a second notice of the kind with the same key is not made. */
  khoa: string;
  nguoiNhan: NguoiNhan;
  idNode: string | null;
  /** The place is a whole facility: events of places do not reach its desks, so all are told to look. */
  ofFacility?: boolean;
  BanGhi_Id?: string | null;
  BenhNhan_Id?: string | null;
  KhamBenh_Id?: string | null;
  /** Names that everybody may read who is told: services, indices, a drug; no results. */
  noiDung: readonly string[];
};

/** Makes a notice in the transaction of its cause (notifications 1), and tells the place of it. */
export async function notify(tx: Tx, notice: Notice): Promise<void> {
  const { loai, khoa, nguoiNhan, idNode, noiDung } = notice;
  const [made] = await tx.db
    .insert(thongBaoTable)
    .values({
      Loai: loai,
      Muc: mucCua[loai],
      Khoa: khoa,
      NhanVien_Id: 'NhanVien_Id' in nguoiNhan ? nguoiNhan.NhanVien_Id : null,
      Quyen: 'Quyen' in nguoiNhan ? nguoiNhan.Quyen : null,
      Node_Id: idNode,
      BanGhi_Id: notice.BanGhi_Id ?? null,
      BenhNhan_Id: notice.BenhNhan_Id ?? null,
      KhamBenh_Id: notice.KhamBenh_Id ?? null,
      NoiDung: noiDung,
      NgayTao: tx.now(),
      NguoiTao_Id: actor(tx),
    })
    .onConflictDoNothing()
    .returning({ _id: thongBaoTable._id });
  const at = notice.ofFacility ? null : idNode;
  if (made) await emit(tx, { module: 'ThongBao', process: 'create', idNode: at, data: { _id: made._id } });
}
