import { inUse, plan, sha256 } from '../records/commonFields.ts';
import { number, text, told } from '../records/fields.ts';
import { defineRecord, type RecordDef, stateField } from '../records/record.ts';

/** One file on its way into a catalogue. */
export const nhapDanhMucRecord = defineRecord({
  name: 'NhapDanhMuc',
  label: { vi: 'Tệp nhập danh mục', en: 'File imported into a list' },
  table: null,
  fields: {
    file: told(text('Tệp', 'File')),
    sha256: told(sha256),
    plan: told(plan),
    rows: told(number('Số dòng', 'Rows')),
    mended: told(number('Số ô đã sửa', 'Cells mended')),
    decided: told(number('Số dòng đã quyết định', 'Lines decided')),
    decidedAll: told(text('Quyết định cho mọi dòng trùng', 'Decision for all lines that resemble records')),
    undone: told(number('Số mục hoàn tác', 'Entries undone')),
    TrangThai: told(
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
