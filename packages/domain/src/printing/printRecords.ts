import type { Label } from '../catalogue/catalogue.ts';
import { defineRecord, type RecordDef } from '../records/record.ts';

const acts: Readonly<Record<string, Label>> = {
  In: { vi: 'In', en: 'Print of' },
  Xem: { vi: 'Xem trước', en: 'Preview of' },
};

/** What the operation log holds of a print form: its prints and previews, under the form's own name (`In DonThuoc`). */
export function printRecords(form: string, label: Label): RecordDef[] {
  return Object.entries(acts).map(([act, name]) =>
    defineRecord({
      name: `${act} ${form}`,
      label: { vi: `${name.vi} ${label.vi}`, en: `${name.en} ${label.en}` },
      table: null,
      fields: {},
    }),
  );
}
