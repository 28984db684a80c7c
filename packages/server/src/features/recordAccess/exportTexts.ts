import type { Label } from '@sen/domain/catalogue/catalogue';
import type { Grounds } from '@sen/domain/recordAccess/access';
import type { AccessKind } from './accessLog.ts';

/** The heads of the columns, in their order. */
export const columns: readonly Label[] = [
  { vi: 'Từ lúc', en: 'From' },
  { vi: 'Đến lúc', en: 'Until' },
  { vi: 'Nhân viên', en: 'Staff' },
  { vi: 'Tài khoản', en: 'Account' },
  { vi: 'Cách dùng', en: 'Use' },
  { vi: 'Hồ sơ', en: 'Records' },
  { vi: 'Số lần', en: 'Times' },
  { vi: 'Nơi làm việc', en: 'Place' },
  { vi: 'Địa chỉ máy', en: 'Address' },
  { vi: 'Căn cứ', en: 'Grounds' },
  { vi: 'Lý do', en: 'Reason' },
];

/** What was done with a record. */
export const kindLabels: Readonly<Record<AccessKind, Label>> = {
  Xem: { vi: 'Xem', en: 'Viewed' },
  In: { vi: 'In', en: 'Printed' },
  Xuat: { vi: 'Xuất tệp', en: 'Exported' },
};

/** On which grounds; `CoSo` for records of the own facility, which need none. */
export const groundsLabels: Readonly<Record<Grounds | 'CoSo', Label>> = {
  CoSo: { vi: 'Hồ sơ của cơ sở mình', en: 'Records of the own facility' },
  DieuTri: { vi: 'Đang điều trị tại cơ sở mình', en: 'In care at the own facility' },
  Quyen: { vi: 'Có quyền xem mọi cơ sở', en: 'Right to every facility' },
  MoHoSo: { vi: 'Mở bằng lý do', en: 'Opened with a reason' },
};
