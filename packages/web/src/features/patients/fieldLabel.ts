import { benhNhanDef } from '@sen/domain/reception/benhNhan';
import { currentLanguage } from '../../session/i18n.ts';

/** The label of a patient's field in the language of the screen; null for a field of something else. */
export function patientFieldLabel(field: string): string | null {
  const spec = benhNhanDef.fields[field];
  return spec ? spec.label[currentLanguage()] : null;
}
