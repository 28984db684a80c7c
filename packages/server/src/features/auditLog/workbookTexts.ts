import type { Label } from '@sen/domain/catalogue/catalogue';
import type { AuditAction } from '../../engine/audit/audit.ts';
import { entityLabel } from './labels.ts';

/** Columns of the workbook in their order, with their widths in characters. */
export const columns: ReadonlyArray<{ label: Label; width: number }> = [
  { label: { vi: 'Thời gian', en: 'Time' }, width: 20 },
  { label: { vi: 'Tài khoản', en: 'Account' }, width: 14 },
  { label: { vi: 'Nhân viên', en: 'Staff' }, width: 24 },
  { label: { vi: 'Nơi làm việc', en: 'Place' }, width: 24 },
  { label: { vi: 'Thao tác', en: 'Act' }, width: 12 },
  { label: { vi: 'Loại bản ghi', en: 'Kind of record' }, width: 22 },
  { label: { vi: 'Mã bản ghi', en: 'Record id' }, width: 38 },
  { label: { vi: 'Mã người bệnh', en: 'Patient code' }, width: 16 },
  { label: { vi: 'Người bệnh', en: 'Patient' }, width: 24 },
  { label: { vi: 'Địa chỉ máy', en: 'Address' }, width: 16 },
  { label: { vi: 'Mã yêu cầu', en: 'Request id' }, width: 38 },
  { label: { vi: 'Thay đổi', en: 'Changes' }, width: 60 },
];

/** What the kinds of acts are called. */
export const acts: Readonly<Record<AuditAction, Label>> = {
  APPROVED: { vi: 'Duyệt', en: 'Approved' },
  CANCEL: { vi: 'Hủy', en: 'Cancelled' },
  CREATE: { vi: 'Thêm', en: 'Added' },
  DELETE: { vi: 'Xóa', en: 'Removed' },
  EXPORT: { vi: 'Xuất', en: 'Exported' },
  IMPORT: { vi: 'Nhập', en: 'Imported' },
  LOGIN: { vi: 'Đăng nhập', en: 'Signed in' },
  LOGOUT: { vi: 'Đăng xuất', en: 'Signed out' },
  UPDATE: { vi: 'Sửa', en: 'Changed' },
  VIEW: { vi: 'Xem', en: 'Viewed' },
};

export type SheetTexts = ReturnType<typeof sheetTexts>;

/** The texts of a workbook in one language; times are those of Vietnam. */
export function sheetTexts(language: 'vi' | 'en') {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Ho_Chi_Minh',
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return {
    language,
    title: { vi: 'Lịch sử thao tác', en: 'Operation log' }[language],
    time: (at: string) => clock.format(new Date(at)).replace(',', ''),
    entity: (entity: string) => entityLabel(entity, language),
    cut: (rows: number) =>
      ({
        vi: `Chỉ có ${rows} dòng mới nhất; hãy thu hẹp bộ lọc để xuất phần còn lại.`,
        en: `Only the newest ${rows} rows; narrow the filter to export the rest.`,
      })[language],
  };
}
