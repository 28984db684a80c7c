import { defineActs } from '../acts/acts.ts';

/** Why a study belongs to no order yet. */
export const lyDoChuaGhep = {
  KhongSoTruyCap: { vi: 'Máy không gửi số truy cập', en: 'No accession number was sent' },
  KhongPhieu: { vi: 'Không có phiếu của số truy cập', en: 'No order of the accession number' },
  KhacBenhNhan: { vi: 'Mã người bệnh khác với phiếu', en: 'The patient id is not that of the order' },
  PhieuDaHuy: { vi: 'Phiếu đã hủy hoặc chưa gửi', en: 'The order is cancelled or not sent' },
  KhacNoi: { vi: 'Phiếu của cơ sở khác', en: 'The order is of another facility' },
  DaGo: { vi: 'Đã gỡ khỏi phiếu', en: 'Taken off its order' },
} as const;

/** Why a picture was kept aside and is in no study. */
export const lyDoDeRieng = {
  KhacNoiDung: {
    vi: 'Cùng mã ảnh nhưng nội dung khác',
    en: 'The same picture id with another content',
  },
  KhacBenhNhan: {
    vi: 'Cùng ca chụp nhưng người bệnh khác',
    en: 'The same study with another patient',
  },
} as const;

/** What the acts on a study decide on: where its order is performed, else the first room of the modality that sent it. */
export type CaDICOMFacts = { TrangThai: 'ChuaGhep' | 'DaGhep'; node: string };

/** A study that a modality sent: of an order at once, or by a person. */
export const caDICOMActs = defineActs<CaDICOMFacts>()({
  name: 'CaDICOM',
  states: {
    ChuaGhep: { vi: 'Chưa ghép phiếu', en: 'Of no order yet' },
    DaGhep: { vi: 'Đã ghép phiếu', en: 'Of an order' },
  },
  initial: 'ChuaGhep',
  acts: {
    gan: {
      permission: 'CHAN_DOAN_HINH_ANH',
      label: { vi: 'Ghép vào phiếu', en: 'Attach to an order' },
      move: { from: ['ChuaGhep'], to: 'DaGhep' },
    },
    chuyen: {
      permission: 'CHAN_DOAN_HINH_ANH',
      label: { vi: 'Chuyển sang phiếu khác', en: 'Move to another order' },
      move: { from: ['DaGhep'] },
    },
    go: {
      permission: 'CHAN_DOAN_HINH_ANH',
      label: { vi: 'Gỡ khỏi phiếu', en: 'Take off its order' },
      move: { from: ['DaGhep'], to: 'ChuaGhep' },
    },
  },
});

/** Why a caller was refused. */
export const lyDoTuChoi = {
  MayLa: { vi: 'Máy chưa khai báo', en: 'Unknown modality' },
  SaiDiaChi: { vi: 'Sai địa chỉ IP của máy', en: 'Another address than that of the modality' },
  SaiAESen: { vi: 'Gọi sai AE title của Sen', en: 'Called another AE title than that of Sen' },
} as const;

/** How a modality stands. */
export const trangThaiMayDICOM = {
  Tat: { vi: 'Tạm ngưng', en: 'Suspended' },
  KhongChay: { vi: 'Dịch vụ không chạy', en: 'Service not running' },
  Loi: { vi: 'Lỗi', en: 'Error' },
  Cho: { vi: 'Chờ máy kết nối', en: 'Waiting for the modality' },
  DaKetNoi: { vi: 'Đã kết nối hôm nay', en: 'Connected today' },
} as const;

/** A node that has not said for so long that it serves a modality does so no more. */
const beatMs = 40_000;

/** How a modality stands at a moment; `today` begins at `dayStart`. */
export function modalityState(
  of: { TamNgung: boolean; NhipTim: Date | null; LoiDichVu: string | null; LienKetLuc: Date | null },
  now: Date,
  dayStart: Date,
): keyof typeof trangThaiMayDICOM {
  if (of.TamNgung) return 'Tat';
  if (!of.NhipTim || now.getTime() - of.NhipTim.getTime() > beatMs) return 'KhongChay';
  if (of.LoiDichVu) return 'Loi';
  return of.LienKetLuc && of.LienKetLuc >= dayStart ? 'DaKetNoi' : 'Cho';
}
