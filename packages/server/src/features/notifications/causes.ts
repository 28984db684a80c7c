import type { capBaoLai } from '@sen/domain/criticals/nguyHiem';
import { failuresTold, noticeOfFlags } from '@sen/domain/notifications/notices';
import type { Tx } from '../../engine/context.ts';
import type { OutboxCall } from '../../engine/jobs/outbox.ts';
import { notify } from './notify.ts';
import { performingRight } from './rights.ts';

/** What a notice needs to know of an order slip. */
export type NoticedSlip = {
  _id: string;
  Loai: string;
  BenhNhan_Id: string;
  KhamBenh_Id: string | null;
  NoiYeuCau_Id: string;
  NoiThucHien_Id: string | null;
  BacSiChiDinh_Id: string | null;
};

/** Tells who ordered of values outside their band in a returned result (notifications 2.1). */
export async function noticeOfResult(
  tx: Tx,
  slip: NoticedSlip,
  versionId: string,
  values: readonly { TenChiSo: string; CoKetQua: string | null }[],
): Promise<void> {
  const loai = noticeOfFlags(values.map((value) => value.CoKetQua));
  if (!loai) return;
  const noticed = values.filter((value) => noticeOfFlags([value.CoKetQua]) === loai);
  await notify(tx, {
    loai,
    khoa: versionId,
    ...toOrderer(slip),
    ...about(slip),
    noiDung: noticed.map((value) => value.TenChiSo),
  });
}

/** Tells who ordered, unless they did it themselves, that a preliminary result was taken back (notifications 2.6). */
export async function noticeOfTakenBack(
  tx: Tx,
  slip: NoticedSlip,
  versionId: string,
  noiDung: readonly string[],
): Promise<void> {
  if (isOrderer(tx, slip)) return;
  await notify(tx, { loai: 'SoBoThuHoi', khoa: versionId, ...toOrderer(slip), ...about(slip), noiDung });
}

/** Tells who ordered that the laboratory rejected the sample of a slip, which is taken again (notifications 2.8). */
export async function noticeOfRejection(
  tx: Tx,
  slip: NoticedSlip,
  rejectionId: string,
  noiDung: readonly string[],
): Promise<void> {
  if (isOrderer(tx, slip)) return;
  await notify(tx, { loai: 'MauTuChoi', khoa: rejectionId, ...toOrderer(slip), ...about(slip), noiDung });
}

/** Tells who ordered of findings that endanger the patient in a result that was read. */
export async function noticeOfFindings(
  tx: Tx,
  slip: NoticedSlip,
  versionId: string,
  noiDung: readonly string[],
): Promise<void> {
  if (noiDung.length === 0) return;
  await notify(tx, {
    loai: 'KetQuaNguyHiem',
    khoa: versionId,
    ...toOrderer(slip),
    ...about(slip),
    noiDung,
  });
}

/** Tells of a critical finding that nobody has acknowledged: the doctors of the place that ordered, or the room that found it. */
export async function noticeOfWaiting(
  tx: Tx,
  slip: NoticedSlip,
  { _id, level, noiDung }: { _id: string; level: (typeof capBaoLai)[number]; noiDung: readonly string[] },
): Promise<void> {
  const isOrdering = level === 'NoiChiDinh';
  const right = isOrdering ? 'KHAM_BENH' : performingRight(slip.Loai);
  const idNode = isOrdering ? slip.NoiYeuCau_Id : slip.NoiThucHien_Id;
  if (!right || !idNode) return;
  await notify(tx, {
    loai: 'NguyHiemChuaXacNhan',
    khoa: `${_id}:${level}`,
    nguoiNhan: { Quyen: right },
    idNode,
    ...about(slip),
    noiDung,
  });
}

/**
 * Tells of cancelled services (notifications 2.2): who ordered them unless they cancelled themselves, and the desk that was to perform
 * them unless it cancelled them.
 */
export async function noticeOfCancelled(
  tx: Tx,
  slip: NoticedSlip,
  lines: readonly { _id: string; TenDichVu: string }[],
): Promise<void> {
  const [first] = lines;
  if (!first) return;
  const noiDung = lines.map((line) => line.TenDichVu);
  const orderer = toOrderer(slip);
  if (!isOrderer(tx, slip) && tx.nodeId !== slip.NoiYeuCau_Id)
    await notify(tx, {
      loai: 'ChiDinhHuy',
      khoa: `${first._id}:orderer`,
      ...orderer,
      ...about(slip),
      noiDung,
    });
  const right = performingRight(slip.Loai);
  if (right && slip.NoiThucHien_Id && tx.nodeId !== slip.NoiThucHien_Id)
    await notify(tx, {
      loai: 'ChiDinhHuy',
      khoa: `${first._id}:desk`,
      nguoiNhan: { Quyen: right },
      idNode: slip.NoiThucHien_Id,
      ...about(slip),
      noiDung,
    });
}

/** Tells the store of a drug that runs out there, once a day (notifications 2.3). */
export async function noticeOfLowStock(
  tx: Tx,
  { Duoc_Id, TenDuoc, idNode, day }: { Duoc_Id: string; TenDuoc: string; idNode: string; day: string },
): Promise<void> {
  await notify(tx, {
    loai: 'ThuocSapHet',
    khoa: `${idNode}:${Duoc_Id}:${day}`,
    nguoiNhan: { Quyen: 'CAP_PHAT_THUOC' },
    idNode,
    BanGhi_Id: Duoc_Id,
    noiDung: [TenDuoc],
  });
}

/** Tells who keeps a store that a drug there is below its least; the caller sees to it that this is once until it is filled. */
export async function noticeOfLimit(
  tx: Tx,
  { _id, Duoc_Id, TenDuoc, idNode }: { _id: string; Duoc_Id: string; TenDuoc: string; idNode: string },
): Promise<void> {
  await notify(tx, {
    loai: 'ThuocSapHet',
    khoa: `${_id}:${tx.now().toISOString()}`,
    nguoiNhan: { Quyen: 'KHO_LAP_PHIEU' },
    idNode,
    BanGhi_Id: Duoc_Id,
    noiDung: [TenDuoc],
  });
}

/** Tells somebody, wherever they work, that they take part in a consultation; once of the same minutes. */
export async function noticeOfConsultation(
  tx: Tx,
  minutes: {
    _id: string;
    BenhNhan_Id: string;
    KhamBenh_Id: string;
    NhanVien_Id: string;
    noiDung: readonly string[];
  },
): Promise<void> {
  const { _id, NhanVien_Id, BenhNhan_Id, KhamBenh_Id, noiDung } = minutes;
  await notify(tx, {
    loai: 'MoiHoiChan',
    khoa: `${_id}:${NhanVien_Id}`,
    nguoiNhan: { NhanVien_Id },
    idNode: null,
    BanGhi_Id: _id,
    BenhNhan_Id,
    KhamBenh_Id,
    noiDung,
  });
}

/** Tells the prescriber of drugs that are charged otherwise since the visit has another payer; the room where nobody is named. */
export async function noticeOfRewriting(
  tx: Tx,
  toa: {
    _id: string;
    BenhNhan_Id: string;
    KhamBenh_Id: string;
    BacSi_Id: string | null;
    PhongBan_Id: string;
    khoa: string;
    noiDung: readonly string[];
  },
): Promise<void> {
  const { _id, BenhNhan_Id, KhamBenh_Id, BacSi_Id, PhongBan_Id, khoa, noiDung } = toa;
  await notify(tx, {
    loai: 'DonCanKeLai',
    khoa,
    nguoiNhan: BacSi_Id ? { NhanVien_Id: BacSi_Id } : { Quyen: 'KE_DON' },
    idNode: BacSi_Id ? null : PhongBan_Id,
    BanGhi_Id: _id,
    BenhNhan_Id,
    KhamBenh_Id,
    noiDung,
  });
}

/** What a notice needs to know of a request for an exemption. */
type NoticedExemption = { _id: string; MaYeuCau: string; BenhNhan_Id: string; NguoiDeNghi_Id: string };

/** Tells who may grant exemptions at the facility of the visit that one is asked for. */
export async function noticeOfExemption(
  tx: Tx,
  { _id, MaYeuCau, BenhNhan_Id }: NoticedExemption,
  idNode: string | null,
): Promise<void> {
  await notify(tx, {
    loai: 'DeNghiMienGiam',
    khoa: _id,
    nguoiNhan: { Quyen: 'VIEN_PHI_MIEN_GIAM' },
    ...{ idNode, ofFacility: true },
    BanGhi_Id: _id,
    BenhNhan_Id,
    noiDung: [MaYeuCau],
  });
}

/** Tells who asked for an exemption, wherever they work, that it was granted or refused. */
export async function noticeOfDecision(
  tx: Tx,
  { _id, MaYeuCau, BenhNhan_Id, NguoiDeNghi_Id }: NoticedExemption,
): Promise<void> {
  await notify(tx, {
    loai: 'MienGiamDaXuLy',
    khoa: _id,
    nguoiNhan: { NhanVien_Id: NguoiDeNghi_Id },
    idNode: null,
    BanGhi_Id: _id,
    BenhNhan_Id,
    noiDung: [MaYeuCau],
  });
}

/** What a notice needs to know of an early warning of the ward. */
type NoticedWarning = { _id: string; BenhNhan_Id: string; Khoa_Id: string; ThangDiem: string | null };

/** Tells the treating doctor of a patient, or the doctors of the ward, that an early warning score calls them; no points. */
export async function noticeOfEarlyWarning(
  tx: Tx,
  { _id, BenhNhan_Id, Khoa_Id, ThangDiem, BacSi_Id }: NoticedWarning & { BacSi_Id: string | null },
): Promise<void> {
  await notify(tx, {
    loai: 'CanhBaoSom',
    khoa: _id,
    nguoiNhan: BacSi_Id ? { NhanVien_Id: BacSi_Id } : { Quyen: 'KHAM_BENH' },
    idNode: Khoa_Id,
    BanGhi_Id: _id,
    BenhNhan_Id,
    noiDung: [ThangDiem ?? ''],
  });
}

/** Tells the doctors of the ward that nobody has answered an early warning in time. */
export async function noticeOfLateAnswer(
  tx: Tx,
  { _id, BenhNhan_Id, Khoa_Id, ThangDiem }: NoticedWarning,
): Promise<void> {
  await notify(tx, {
    loai: 'CanhBaoQuaHan',
    khoa: _id,
    nguoiNhan: { Quyen: 'KHAM_BENH' },
    idNode: Khoa_Id,
    BanGhi_Id: _id,
    BenhNhan_Id,
    noiDung: [ThangDiem ?? ''],
  });
}

/** Tells who runs the site of a call to outside that fails again and again (notifications 2.4). */
export async function noticeOfCall(tx: Tx, call: OutboxCall): Promise<void> {
  if (call.attempts !== failuresTold) return;
  await notify(tx, {
    loai: 'GoiNgoaiLoi',
    khoa: call._id,
    nguoiNhan: { Quyen: 'QUAN_TRI' },
    idNode: null,
    BanGhi_Id: call._id,
    noiDung: [call.adapter],
  });
}

function isOrderer({ user }: Tx, slip: NoticedSlip): boolean {
  return user?.NhanVien_Id != null && user.NhanVien_Id === slip.BacSiChiDinh_Id;
}

/** The doctor who ordered; the doctors of the ordering room where none is named. */
function toOrderer(slip: NoticedSlip) {
  return {
    nguoiNhan: slip.BacSiChiDinh_Id ? { NhanVien_Id: slip.BacSiChiDinh_Id } : { Quyen: 'KHAM_BENH' as const },
    idNode: slip.NoiYeuCau_Id,
  };
}

function about({ _id, BenhNhan_Id, KhamBenh_Id }: NoticedSlip) {
  return { BanGhi_Id: _id, BenhNhan_Id, KhamBenh_Id };
}
