import type { DiUng } from '@sen/domain/patients/allergies';
import { kieuBenhNhan } from '@sen/domain/reception/benhNhan';
import type { TFunction } from 'i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { allergyText } from '../../ui/AllergyPills.tsx';
import type { ConflictLine } from '../../ui/ConflictDialog.tsx';
import type { Choice } from '../../ui/recordForm/recordSurroundings.ts';
import { patientFieldLabel } from './fieldLabel.ts';
import type { PatientDetailFragment } from './patients.main.gen.ts';
import type { PatientFormField, PatientValues } from './patientValues.ts';

/** The label of a field of the form. */
export function patientLabel(path: string, t: TFunction<'patients'>): string {
  if (path.startsWith('DiUngs')) return t('allergy.title');
  return path === 'birth' ? t('birth') : (patientFieldLabel(path) ?? path);
}

/** Both versions of a record in words; what was chosen in the form alone has no name here. */
export function patientLines(
  { paths, mine, theirs, record }: Choice<PatientDetailFragment, Partial<PatientValues>>,
  t: TFunction<'patients'>,
): ConflictLine[] {
  const names = namesIn(record);
  return paths.map((path) => ({
    path,
    label: patientLabel(path, t),
    mine: inWords(path, mine[path as PatientFormField], names, t), // paths are its fields
    theirs: inWords(path, theirs[path as PatientFormField], names, t),
  }));
}

/** The names of what a record refers to, by id. */
function namesIn(record: object | null): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const value of Object.values(record ?? {}).flat()) {
    if (typeof value === 'object' && value !== null && '_id' in value && 'ten' in value)
      names.set(String(value._id), String(value.ten));
  }
  return names;
}

/** A value of the form in words, for comparing two versions. */
function inWords(
  path: string,
  value: unknown,
  names: ReadonlyMap<string, string>,
  t: TFunction<'patients'>,
): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no', { ns: 'common' });
  if (path === 'GioiTinh') return t(`sex.${value as 'MALE'}`, { ns: 'common' });
  if (path === 'KieuBenhNhan') return kieuBenhNhan[value as 'VietNam'][currentLanguage()];
  if (path === 'DiUngs')
    return (value as readonly DiUng[]) // the form's own field
      .map((one) =>
        allergyText({ ...one, HoatChat: { ten: names.get(one.HoatChat_Id) ?? t('chosenInForm') } }),
      )
      .join(', ');
  if (/_Ids?$/.test(path)) {
    const ids = Array.isArray(value) ? value : [value];
    return ids.map((id) => names.get(String(id)) ?? t('chosenInForm')).join(', ') || '–';
  }
  if (typeof value !== 'object') return String(value);
  return Object.values(value).filter(Boolean).join(', ') || '–';
}
