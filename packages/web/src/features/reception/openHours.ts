type Hour = { gio: number; soLuot: number; thuongLe: number };

/** The hours from the first to the last in which somebody came or usually comes. */
export function openHours<H extends Hour>(hours: readonly H[]): readonly H[] {
  const isOpen = ({ soLuot, thuongLe }: Hour) => soLuot > 0 || thuongLe > 0;
  const first = hours.findIndex(isOpen);
  return first < 0 ? [] : hours.slice(first, hours.findLastIndex(isOpen) + 1);
}
