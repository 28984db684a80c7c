import type { MucThe, TuyenDen } from '@sen/domain/estimates/duToan';

type DemoEstimate = {
  /** How many days ago it was asked for, and for how many days it is good. */
  ngay: number;
  hieuLuc: number;
  TenNguoiHoi: string;
  SoDienThoai: string;
  payer: 'BHYT' | 'DICHVU';
  MucThe?: MucThe;
  TuyenDen?: TuyenDen;
  GhiChu?: string;
  dichVu: readonly string[];
  thuoc: ReadonlyArray<readonly [code: string, quantity: string]>;
};

/** Estimates of the demo; services and drugs by their code. */
export const demoEstimates: readonly DemoEstimate[] = [
  {
    ...{ ngay: 12, hieuLuc: 7, TenNguoiHoi: 'Phan Thị Thu Trang', SoDienThoai: '0905000321' },
    ...{ payer: 'DICHVU', dichVu: ['KB-NOI', 'HA-MRISONAO'], thuoc: [], GhiChu: 'Hỏi qua điện thoại' },
  },
  {
    ...{ ngay: 2, hieuLuc: 30, TenNguoiHoi: 'Vũ Quốc Bảo', SoDienThoai: '0905000654' },
    ...{ payer: 'DICHVU', dichVu: ['KB-NOI', 'SA-BUNG', 'SA-BUNG', 'SA-BUNG', 'XN-CBC'] },
    thuoc: [['T001', '20']],
  },
  {
    ...{ ngay: 1, hieuLuc: 30, TenNguoiHoi: 'Lâm Ngọc Diệp', SoDienThoai: '0905000987' },
    ...{ payer: 'BHYT', MucThe: 'Muc4', TuyenDen: 'ChuyenTuyen' },
    ...{ dichVu: ['KB-NOI', 'HA-MRISONAO'], thuoc: [['T001', '10']] },
  },
];
