import type { Field } from '../catalogue/catalogue.ts';
import { mucThe, tuyenDen } from './duToan.ts';

const count = { kind: 'quantity', label: { vi: 'Số lượng', en: 'Quantity' } } as const;

/** What is written of an estimate, as its form has it. */
export const duToanFields = {
  TenNguoiHoi: { kind: 'text', label: { vi: 'Người hỏi', en: 'Who asks' }, max: 100 },
  SoDienThoai: { kind: 'text', label: { vi: 'Điện thoại', en: 'Phone' }, max: 20, pattern: 'phone' },
  BenhNhan_Id: { kind: 'text', label: { vi: 'Người bệnh (nếu có)', en: 'Patient (if known)' }, max: 40 },
  HieuLucDen: { kind: 'date', label: { vi: 'Hiệu lực đến', en: 'Valid until' }, required: true },
  DoiTuong_Id: {
    kind: 'ref',
    to: 'DM_DoiTuong',
    label: { vi: 'Đối tượng', en: 'Payer' },
    required: true,
  },
  SoTheBHYT: {
    kind: 'text',
    label: { vi: 'Số thẻ BHYT (nếu có)', en: 'Insurance card (if known)' },
    max: 30,
  },
  MucThe: {
    kind: 'enum',
    type: 'MucThe',
    label: { vi: 'Mức hưởng', en: 'Level of the card' },
    values: mucThe,
  },
  TuyenDen: { kind: 'enum', type: 'TuyenDen', label: { vi: 'Tuyến', en: 'Route' }, values: tuyenDen },
  dichVus: {
    kind: 'lines',
    label: { vi: 'Dịch vụ', en: 'Services' },
    fields: {
      DichVu_Id: { kind: 'ref', to: 'DM_DichVu', label: { vi: 'Dịch vụ', en: 'Service' }, required: true },
      SoLuong: count,
    },
  },
  thuocs: {
    kind: 'lines',
    label: { vi: 'Thuốc', en: 'Drugs' },
    fields: {
      Duoc_Id: { kind: 'ref', to: 'Duoc', label: { vi: 'Thuốc', en: 'Drug' }, required: true },
      SoLuong: count,
    },
  },
  GhiChu: { kind: 'text', label: { vi: 'Ghi chú', en: 'Note' }, max: 500, multiline: true },
} as const satisfies Record<string, Field>;
