import type { InWardRowFragment, StayOrderFragment, StayTimesFragment } from './stays.main.gen.ts';

/** An order to admit with the stay that it began. */
export type Stay = StayOrderFragment & Omit<InWardRowFragment, 'NhapVien'>;
export type OpenedStay = Stay & StayTimesFragment;

/** What is told of a stay, as one. */
export function stayOf<T extends InWardRowFragment>({
  NhapVien,
  ...rest
}: T): StayOrderFragment & Omit<T, 'NhapVien'> {
  return { ...(NhapVien as StayOrderFragment), ...rest }; // a whole answer
}
