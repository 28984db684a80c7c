import { defineActs } from '../acts/acts.ts';
import type { GhiChuTin } from './deviceMessage.ts';

/** Why a result of a device waits for a person. */
export const lyDoCho = {
  KhongMau: { vi: 'Không có mẫu này', en: 'Unknown sample' },
  KhongMa: { vi: 'Mã máy chưa ghép', en: 'Code not mapped' },
  KhongChiDinh: { vi: 'Chỉ số không được chỉ định', en: 'Not ordered' },
  DaTra: { vi: 'Phiếu đã trả kết quả', en: 'Result already returned' },
  DaHuy: { vi: 'Phiếu đã hủy', en: 'Slip cancelled' },
  KhacNoi: { vi: 'Phiếu của cơ sở khác', en: 'Slip of another facility' },
  KhacDonVi: { vi: 'Đơn vị khác', en: 'Another unit' },
  GiaTriSai: { vi: 'Giá trị không hợp lệ', en: 'Not a value' },
  MauTuChoi: { vi: 'Mẫu đã bị từ chối', en: 'Sample rejected' },
  ChuaChinhThuc: { vi: 'Máy báo chưa chính thức', en: 'Not final, says the analyser' },
  KhacNguoi: { vi: 'Máy ghi người khác với người của mẫu', en: 'The analyser names another person' },
  NhieuMau: { vi: 'Tin nêu nhiều mẫu, không rõ mẫu nào', en: 'The message names several samples' },
  KhongHieu: { vi: 'Giá trị nhiều phần, không rõ phần nào', en: 'A value of several parts, not understood' },
  NhieuGiaTri: { vi: 'Một mã có nhiều giá trị trong một tin', en: 'Several values of one code in a message' },
  KiemChuanLe: { vi: 'Mẫu kiểm chuẩn, không khớp vật liệu nào', en: 'A control that fits no material' },
} as const;

export type LyDoCho = keyof typeof lyDoCho;

/** What the acts on a result of a device decide on. */
export type KetQuaThietBiFacts = {
  TrangThai: TrangThaiKetQuaThietBi;
  node: string;
  LyDoCho: LyDoCho | null;
};

export type TrangThaiKetQuaThietBi = 'ChoGhep' | 'ChoChon' | 'DaVao' | 'KiemChuan' | 'KhongDung' | 'DaBo';

/** A result that a device sent: into a slip at once, or by a person, or thrown away. */
export const ketQuaThietBiActs = defineActs<KetQuaThietBiFacts>()({
  name: 'KetQuaThietBi',
  states: {
    ChoGhep: { vi: 'Chờ ghép', en: 'To be assigned' },
    ChoChon: { vi: 'Chờ chọn', en: 'To be chosen' },
    DaVao: { vi: 'Đã vào phiếu', en: 'In the slip' },
    KiemChuan: { vi: 'Kiểm chuẩn', en: 'Quality control' },
    KhongDung: { vi: 'Không dùng', en: 'Not used' },
    DaBo: { vi: 'Đã bỏ', en: 'Thrown away' },
  },
  acts: {
    gan: {
      permission: 'KET_QUA_THIET_BI',
      label: { vi: 'Gán vào phiếu', en: 'Assign to a slip' },
      move: { from: ['ChoGhep'] },
      refuse: ({ LyDoCho }) => (LyDoCho === 'MauTuChoi' ? 'SAMPLE_REJECTED' : null),
    },
    bo: {
      permission: 'KET_QUA_THIET_BI',
      label: { vi: 'Bỏ kết quả', en: 'Throw the result away' },
      move: { from: ['ChoGhep'], to: 'DaBo' },
    },
  },
});

/** What the acts on a raw message decide on. */
export type TinThietBiFacts = { TrangThai: KetQuaTin; node: string };

export type KetQuaTin = keyof typeof ketQuaTin;

/** What became of a message. */
export const ketQuaTin = {
  Nhan: { vi: 'Đã nhận', en: 'Taken' },
  TrungLap: { vi: 'Lặp lại', en: 'Repeated' },
  Hong: { vi: 'Hỏng', en: 'Broken' },
  ChoXem: { vi: 'Chờ xem', en: 'To be looked at' },
  DaXem: { vi: 'Đã xem', en: 'Looked at' },
  ChoGui: { vi: 'Chờ gửi', en: 'To be sent' },
  DaGui: { vi: 'Đã gửi', en: 'Sent' },
  BiTuChoi: { vi: 'Máy từ chối', en: 'Refused by the analyser' },
} as const;

/** A raw message: what was not understood of one waits until a person has looked at it. */
export const tinThietBiActs = defineActs<TinThietBiFacts>()({
  name: 'TinThietBi',
  states: ketQuaTin,
  acts: {
    xem: {
      permission: 'KET_QUA_THIET_BI',
      label: { vi: 'Đánh dấu đã xem', en: 'Mark as looked at' },
      move: { from: ['ChoXem'], to: 'DaXem' },
    },
  },
});

/** Faults of the line: the analyser sends the message again. */
export const faultsAskedAgain: readonly string[] = ['checksum', 'form', 'number', 'incomplete'];

/** Of a message that was read: what makes it wait for a person. */
export const notesThatWait: readonly GhiChuTin[] = ['NOTHING_READ', 'UNKNOWN_RECORD'];

/** Raw messages are kept for so many days. */
export const keepMessagesDays = 30;
