import type { Field } from '@sen/domain/catalogue/catalogue';
import { benhNhanDef } from '@sen/domain/reception/benhNhan';

/** What a file may say beside the fields of the form: the code of an earlier program. */
const beside: Readonly<Record<string, Field>> = {
  MaCu: { kind: 'text', label: { vi: 'Mã cũ', en: 'Earlier code' }, max: 30 },
};
/** The fields that a line of a file may have, by their columns. */
export const importedFields: Readonly<Record<string, Field>> = { ...beside, ...benhNhanDef.fields };
