import { defineWorkflow } from '../workflow/workflow.ts';

/** An order slip as its workflow sees it. */
export type DichVuYeuCauFacts = {
  TrangThai: string;
  /** Whether money was collected for a live line. */
  daThuTien?: boolean;
  /** Whether every live line may be performed: paid, free, or an emergency. */
  duocPhepThucHien?: boolean;
};

const mayPerform = (slip: DichVuYeuCauFacts) => (slip.duocPhepThucHien ? null : 'SERVICE_NOT_PAID');
const notPaid = (slip: DichVuYeuCauFacts) => (slip.daThuTien ? 'SERVICE_PAID' : null);

/** The life of an order slip (spec 4): draft, ready, begun, result, result viewed; its lines share the state. */
export const dichVuYeuCauWorkflow = defineWorkflow<DichVuYeuCauFacts>()({
  name: 'DichVuYeuCau',
  initial: 'Nhap',
  states: {
    Nhap: { vi: 'Nháp', en: 'Draft' },
    SanSang: { vi: 'Sẵn sàng', en: 'Ready' },
    ChuaKetQua: { vi: 'Chưa có kết quả', en: 'No result yet' },
    CoKetQua: { vi: 'Có kết quả', en: 'Has result' },
    DaXemKetQua: { vi: 'Đã xem kết quả', en: 'Result viewed' },
    DaHuy: { vi: 'Đã hủy', en: 'Cancelled' },
  },
  transitions: {
    gui: { from: ['Nhap'], to: 'SanSang', permission: 'CHI_DINH', label: { vi: 'Gửi', en: 'Send' } },
    batDau: {
      from: ['SanSang'],
      to: 'ChuaKetQua',
      permission: 'XET_NGHIEM',
      label: { vi: 'Bắt đầu thực hiện', en: 'Begin' },
      guard: mayPerform,
    },
    huyBatDau: {
      from: ['ChuaKetQua'],
      to: 'SanSang',
      permission: 'XET_NGHIEM',
      label: { vi: 'Hủy bắt đầu', en: 'Undo the begin' },
    },
    traKetQua: {
      from: ['ChuaKetQua'],
      to: 'CoKetQua',
      permission: 'XET_NGHIEM_DUYET',
      label: { vi: 'Trả kết quả', en: 'Return the result' },
    },
    huyKetQua: {
      from: ['CoKetQua'],
      to: 'ChuaKetQua',
      permission: 'XET_NGHIEM_HUY',
      label: { vi: 'Hủy kết quả', en: 'Cancel the result' },
    },
    xemKetQua: {
      from: ['CoKetQua'],
      to: 'DaXemKetQua',
      permission: 'CHI_DINH',
      label: { vi: 'Đã xem kết quả', en: 'Note as viewed' },
    },
    // The order of an examination is performed by the doctor who examines.
    batDauKham: {
      from: ['SanSang'],
      to: 'ChuaKetQua',
      permission: 'KHAM_BENH',
      label: { vi: 'Bắt đầu khám', en: 'Begin the examination' },
      guard: mayPerform,
    },
    huyKham: {
      from: ['ChuaKetQua', 'DaXemKetQua'],
      to: 'SanSang',
      permission: 'KHAM_BENH_HUY',
      label: { vi: 'Hủy phiên khám', en: 'Cancel the examination' },
    },
    ketThucKham: {
      from: ['ChuaKetQua'],
      to: 'DaXemKetQua',
      permission: 'KHAM_BENH',
      label: { vi: 'Kết thúc khám', en: 'End the examination' },
    },
    huy: {
      from: ['Nhap', 'SanSang'],
      to: 'DaHuy',
      permission: 'CHI_DINH',
      label: { vi: 'Hủy', en: 'Cancel' },
      guard: notPaid,
    },
  },
});

export type DichVuYeuCauAction = keyof typeof dichVuYeuCauWorkflow.transitions;
export type DichVuYeuCauState = keyof typeof dichVuYeuCauWorkflow.states;

/** The act that leads from one state to another by hand, or null when none does. Those of examinations are left out. */
export function actionBetween(from: string, to: string): DichVuYeuCauAction | null {
  const actions = Object.keys(dichVuYeuCauWorkflow.transitions) as DichVuYeuCauAction[]; // the keys of the record
  return (
    actions.find((action) => {
      const move = dichVuYeuCauWorkflow.transitions[action];
      return !action.endsWith('Kham') && move.to === to && move.from.some((state) => state === from);
    }) ?? null
  );
}
