/** Why somebody sees a record of another facility. */
export const grounds = ['DieuTri', 'Quyen', 'MoHoSo'] as const;
export type Grounds = (typeof grounds)[number];

/** Why somebody does not: the place of work shows no records of others, or nothing connects the person with the patient. */
export type AccessRefusal = 'RECORD_OF_ANOTHER_FACILITY' | 'RECORD_NOT_IN_CARE';

/** What is known of a person and a patient whose record another facility made. */
export type AccessFacts = {
  /** The place of work hides the records of other facilities (Node.ChiXemHoSoCoSo). */
  hidden: boolean;
  /** The patient has been cared for lately at a facility where the person works. */
  inCare: boolean;
  /** The person has the right to the records of every facility. */
  everywhere: boolean;
  /** The person opened the record, saying why, and the time is not over. */
  opened: boolean;
};

/**
 * Whether a record of another facility is seen, and on which grounds (recordAccess 2). The mildest grounds count: who cares for the
 * patient does not need the right, and who has the right does not need a reason.
 */
export function accessTo(facts: AccessFacts): { grounds: Grounds } | { refusal: AccessRefusal } {
  if (facts.hidden) return { refusal: 'RECORD_OF_ANOTHER_FACILITY' };
  if (facts.inCare) return { grounds: 'DieuTri' };
  if (facts.everywhere) return { grounds: 'Quyen' };
  if (facts.opened) return { grounds: 'MoHoSo' };
  return { refusal: 'RECORD_NOT_IN_CARE' };
}

/** Characters that the words beside a reason have at least and at most. */
export const wordsLeast = 10;
export const wordsMost = 500;

/** What is wrong with the words that say why a record is opened; null when nothing is. */
export function wordsIssue(words: string): { code: string; details: Record<string, number> } | null {
  const { length } = words.trim().replace(/\s+/g, ' ');
  if (length < wordsLeast) return { code: 'TOO_SHORT', details: { min: wordsLeast } };
  return length > wordsMost ? { code: 'TOO_LONG', details: { max: wordsMost } } : null;
}
