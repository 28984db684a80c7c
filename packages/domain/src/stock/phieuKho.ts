import { defineActs } from '../acts/acts.ts';

/** Kinds of stock papers: goods received from a supplier, opening stock, transfer between stores, stock-take. */
export const loaiPhieuKho = {
  NhapMua: { vi: 'Nhập mua', en: 'Goods received' },
  TonDau: { vi: 'Tồn đầu kỳ', en: 'Opening stock' },
  ChuyenKho: { vi: 'Chuyển kho', en: 'Transfer' },
  KiemKe: { vi: 'Kiểm kê', en: 'Stock-take' },
} as const;

export type LoaiPhieuKho = keyof typeof loaiPhieuKho;
export const loaiPhieuKhos = Object.keys(loaiPhieuKho) as [LoaiPhieuKho, ...LoaiPhieuKho[]]; // the keys just above

/** What the acts on a paper decide on. `node` is the store's, `nodeNhan` that of the store which a transfer goes to. */
export type PhieuKhoFacts = {
  TrangThai: string;
  LoaiPhieu: LoaiPhieuKho;
  node: string | null;
  nodeNhan: string | null;
  /** Something of what the paper brought in was promised, handed out or moved on. */
  daDung: boolean;
};

const isTransfer = ({ LoaiPhieu }: PhieuKhoFacts) => LoaiPhieu === 'ChuyenKho';

/** The life of a stock paper; stock moves with `xacNhan`, `gui`, `nhan`, `tuChoi` and `huy`. */
export const phieuKhoActs = defineActs<PhieuKhoFacts>()({
  name: 'PhieuKho',
  initial: 'Nhap',
  states: {
    Nhap: { vi: 'Nháp', en: 'Draft' },
    DaXacNhan: { vi: 'Đã xác nhận', en: 'Confirmed' },
    DangChuyen: { vi: 'Đang chuyển', en: 'In transit' },
    DaNhan: { vi: 'Đã nhận', en: 'Received' },
    DaTuChoi: { vi: 'Bị từ chối', en: 'Refused' },
    DaHuy: { vi: 'Đã hủy', en: 'Cancelled' },
  },
  acts: {
    sua: {
      permission: 'KHO_LAP_PHIEU',
      label: { vi: 'Sửa phiếu', en: 'Change the paper' },
      move: { from: ['Nhap'] },
    },
    xacNhan: {
      permission: 'KHO_XAC_NHAN',
      label: { vi: 'Xác nhận', en: 'Confirm' },
      move: { from: ['Nhap'], to: 'DaXacNhan' },
      refuse: (phieu) => (isTransfer(phieu) ? 'STOCK_OTHER_KIND' : null),
    },
    gui: {
      permission: 'KHO_XAC_NHAN',
      label: { vi: 'Xuất chuyển', en: 'Send' },
      move: { from: ['Nhap'], to: 'DangChuyen' },
      refuse: (phieu) => (isTransfer(phieu) ? null : 'STOCK_OTHER_KIND'),
    },
    nhan: {
      permission: 'KHO_XAC_NHAN',
      label: { vi: 'Nhận hàng', en: 'Receive' },
      at: ({ nodeNhan }) => nodeNhan,
      move: { from: ['DangChuyen'], to: 'DaNhan' },
    },
    tuChoi: {
      permission: 'KHO_XAC_NHAN',
      label: { vi: 'Từ chối nhận', en: 'Refuse' },
      at: ({ nodeNhan }) => nodeNhan,
      move: { from: ['DangChuyen'], to: 'DaTuChoi' },
    },
    bo: {
      permission: 'KHO_LAP_PHIEU',
      label: { vi: 'Bỏ phiếu nháp', en: 'Discard the draft' },
      move: { from: ['Nhap'], to: 'DaHuy' },
    },
    huy: {
      permission: 'KHO_XAC_NHAN',
      label: { vi: 'Hủy phiếu', en: 'Cancel the paper' },
      move: { from: ['DaXacNhan', 'DangChuyen'], to: 'DaHuy' },
      refuse: (phieu) => {
        if (phieu.LoaiPhieu === 'KiemKe') return 'STOCK_TAKE_STANDS';
        return phieu.daDung ? 'STOCK_PAPER_USED' : null;
      },
    },
  },
});

export type TrangThaiPhieuKho = keyof typeof phieuKhoActs.states;
