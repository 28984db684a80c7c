import type { CheckIssue } from '../catalogue/catalogue.ts';

/** The AE title of Sen where a modality names none. */
export const usualAeTitle = 'SEN';

/** What is wrong with an AE title: letters of ASCII without a backslash, at most 16 (DICOM PS3.5, VR AE); its length is a matter of the field. */
export function aeTitleIssues(path: string, value: unknown): CheckIssue[] {
  return typeof value === 'string' && /[^ -~]|\\/.test(value) ? [{ path, code: 'DICOM_AE_TITLE' }] : [];
}
