import type { Issue } from '../catalogue/validate.ts';

/** Why somebody at a kiosk is sent to the desk, with a number. The screens have a plain sentence for each. */
export const deskReasons = [
  /** The code is no card: a token of an app, or damaged. */
  'KhongDocDuoc',
  /** Nobody has the id that was typed. */
  'KhongTimThay',
  /** The card says another name or year of birth than the record. */
  'KhongKhop',
  /** More than one record fits. */
  'NhieuNguoi',
  /** The record is cancelled, or of somebody who died. */
  'HoSoKhongDung',
  /** Too many wrong ids were typed at this kiosk. */
  'ThuQuaNhieu',
  /** A new person may not, or not with what the card tells, be made at the kiosk. */
  'NguoiMoi',
  /** Nothing is known by which the portal could be asked. */
  'KhongCoThe',
  'TheBiTuChoi',
  'CongKhongTraLoi',
  /** The card pays nothing here without a paper that the desk has to see. */
  'TraiTuyen',
  /** Received today, or prescribed days are not over: the desk asks why. */
  'DaTiepNhan',
  /** What cannot be done at the kiosk for another reason. */
  'Khac',
] as const;

export type DeskReason = (typeof deskReasons)[number];

type Refused = { code: string; details: Readonly<Record<string, unknown>> };

/**
 * Why a reception that was refused is one for the desk; null for what is no decision about the person, such as a right that the kiosk
 * lacks.
 */
export function reasonOfRefusal({ code, details }: Refused): DeskReason | null {
  switch (code) {
    case 'PATIENT_CANCELLED':
    case 'PATIENT_DIED':
      return 'HoSoKhongDung';
    case 'PATIENT_DUPLICATE':
    case 'PATIENT_DUPLICATE_PHONE':
      return 'NguoiMoi';
    case 'NEEDS_CONFIRMATION':
      return reasonOfQuestion(details);
    case 'BAD_INPUT':
      return reasonOfIssues(details['issues']);
    default:
      return null;
  }
}

/** What the desk would be asked to confirm: a kiosk confirms nothing in the place of staff. */
function reasonOfQuestion({ what, warnings }: Refused['details']): DeskReason {
  if (what === 'CARD_REFUSED') return 'TheBiTuChoi';
  if (typeof what === 'string' && what.startsWith('PATIENT_DUPLICATE')) return 'NguoiMoi';
  return warnings === undefined ? 'Khac' : 'DaTiepNhan';
}

function reasonOfIssues(issues: unknown): DeskReason {
  const found = Array.isArray(issues) ? (issues as readonly Issue[]) : []; // what BAD_INPUT carries
  const codes = found.map(({ code }) => code);
  if (codes.includes('RECEIVED_TODAY_REASON') || codes.includes('DRUGS_LEFT_REASON')) return 'DaTiepNhan';
  if (codes.some((code) => code.startsWith('CARD_'))) return 'TheBiTuChoi';
  return 'Khac';
}
