import type { Person } from '@sen/domain/names/duplicate';
import type { Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { readSetting } from '../system/queries.ts';
import { type Duplicate, findDuplicates, sharesPhone } from './duplicates.ts';

type Judged = {
  person: Person;
  /** The record that is changed; null for a new one. */
  id: string | null;
  /** Whether the phone is written just now. */
  newPhone: boolean;
  /** Somebody saw what is there and decided that this is another person. */
  accepted: boolean;
};

/** Whom a question names at most: a phone of a household or of a company has many owners. */
const namedMost = 5;

/**
 * Refuses a person who is known already, and asks about one who may be. Errors: PATIENT_DUPLICATE (the same papers or card, whatever
 * anybody confirms), PATIENT_DUPLICATE_PHONE (the site allows a phone on one record only), NEEDS_CONFIRMATION (likely duplicates, then
 * those with the same phone).
 */
export async function refuseDuplicates(tx: Tx, { person, id, newPhone, accepted }: Judged): Promise<void> {
  const found = await findDuplicates(tx, person, id);
  const likely = found.filter((one) => one.level !== 'none').map(duplicateView);
  const [likeliest] = likely;
  if (likeliest?.level === 'block')
    throw new DomainError('PATIENT_DUPLICATE', { ...likeliest.BenhNhan, duplicates: likely });
  const samePhone = newPhone ? found.filter(sharesPhone).slice(0, namedMost).map(duplicateView) : [];
  const [owner] = samePhone;
  if (owner && (await readSetting(tx, 'patient')).tuChoiTrungDienThoai)
    throw new DomainError('PATIENT_DUPLICATE_PHONE', { ...owner.BenhNhan, duplicates: samePhone });
  if (accepted) return;
  if (likeliest) throw asking('PATIENT_DUPLICATE', likely);
  if (owner) throw asking('PATIENT_DUPLICATE_PHONE', samePhone);
}

function asking(what: string, duplicates: ReadonlyArray<ReturnType<typeof duplicateView>>): DomainError {
  return new DomainError('NEEDS_CONFIRMATION', { confirm: 'xacNhanTrung', what, duplicates });
}

function duplicateView({ score, level, reasons, BenhNhan }: Duplicate) {
  const { _id, MaYTe, TenBenhNhan, NamSinh } = BenhNhan;
  return { score, level, reasons, BenhNhan: { _id, MaYTe, TenBenhNhan, NamSinh } };
}
