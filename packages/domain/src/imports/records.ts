import { inUse, plan, sha256 } from '../records/commonFields.ts';
import { logOnly, number, text } from '../records/fields.ts';
import { defineRecord, type RecordDef, stateField } from '../records/record.ts';

/** One file on its way into a catalogue. */
export const nhapDanhMucRecord = defineRecord({
  name: 'NhapDanhMuc',
  label: { vi: 'Tệp nhập danh mục', en: 'File imported into a list' },
  table: null,
  fields: {
    file: logOnly(text('Tệp', 'File')),
    sha256: logOnly(sha256),
    plan: logOnly(plan),
    rows: logOnly(number('Số dòng', 'Rows')),
    mended: logOnly(number('Số ô đã sửa', 'Cells mended')),
    decided: logOnly(number('Số dòng đã quyết định', 'Lines decided')),
    decidedAll: logOnly(
      text('Quyết định cho mọi dòng trùng', 'Decision for all lines that resemble records'),
    ),
    undone: logOnly(number('Số mục hoàn tác', 'Entries undone')),
    TrangThai: logOnly(
      stateField({
        DaDoc: { vi: 'Đã đọc', en: 'Read' },
        DangKiemTra: { vi: 'Đang kiểm tra', en: 'Being checked' },
        DaKiemTra: { vi: 'Đã kiểm tra', en: 'Checked' },
        DangGhi: { vi: 'Đang ghi', en: 'Being written' },
        DaGhi: { vi: 'Đã ghi', en: 'Written' },
        DaHuy: inUse.DaHuy,
        DaHoanTac: { vi: 'Đã hoàn tác', en: 'Undone' },
        Loi: { vi: 'Lỗi', en: 'Failed' },
      }),
    ),
  },
});

export const importsRecords: readonly RecordDef[] = [nhapDanhMucRecord];
