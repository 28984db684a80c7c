import { type CatalogueDef, suspendedField } from '../catalogue/catalogue.ts';
import { inUse, plan, sha256 } from './commonFields.ts';
import { data, lines, logOnly, number, text } from './fields.ts';
import { defineRecord, type Fields, type RecordDef, stateField } from './record.ts';

/** What an export and an import of a catalogue say. */
const fileFields = {
  rows: logOnly(number('Số dòng', 'Rows')),
  columns: logOnly(data('Cột', 'Columns')),
  filter: logOnly(data('Bộ lọc', 'Filter')),
  file: logOnly(text('Tệp', 'File')),
  sha256: logOnly(sha256),
  plan: logOnly(plan),
  parts: logOnly(
    lines('Phần', 'Parts', {
      catalogue: text('Danh mục', 'List'),
      Moi: number('Mới', 'New'),
      Sua: number('Sửa', 'Changed'),
      KhongDoi: number('Không đổi', 'Unchanged'),
      BoQua: number('Bỏ qua', 'Skipped'),
      Loi: number('Lỗi', 'Faulty'),
      TamNgung: number('Tạm ngưng', 'Suspended'),
    }),
  ),
};

/** An entry of a catalogue as a record: its fields, its state, and what its exports and imports say. */
export function catalogueRecord(def: CatalogueDef): RecordDef {
  const { name, label, service, display } = def;
  const fields: Fields = {
    ...fileFields,
    TrangThai: stateField(inUse),
    TamNgung: suspendedField,
    ...def.fields,
  };
  return defineRecord({ name, label, service, display: [display], fields });
}
