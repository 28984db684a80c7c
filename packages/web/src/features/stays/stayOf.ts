import type { InWardRowFragment, StayOrderFragment, StayTimesFragment } from './stays.main.gen.ts';

/** An order to admit with the stay that it began. */
export type Stay = StayOrderFragment & Omit<InWardRowFragment, 'NhapVien'>;
export type OpenedStay = Stay & StayTimesFragment;

/** The same of one stay with its times. */
export const openedStayOf = (one: object): OpenedStay => stayOf(one as InWardRowFragment & StayTimesFragment); // a whole answer

/** What is told of a stay, as one. */
export function stayOf<T extends InWardRowFragment>({
  NhapVien,
  ...rest
}: T): StayOrderFragment & Omit<T, 'NhapVien'> {
  return { ...(NhapVien as StayOrderFragment), ...rest }; // a whole answer
}
