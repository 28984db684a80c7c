type Hour = { SoTien?: string | null | undefined; thuongLe: string };

/** The hours from the first to the last in which money moved, or usually moves. */
export function openHours<H extends Hour>(hours: readonly H[]): readonly H[] {
  const isOpen = ({ SoTien, thuongLe }: Hour) =>
    (SoTien !== null && SoTien !== undefined) || Number(thuongLe) !== 0;
  const first = hours.findIndex(isOpen);
  return first < 0 ? [] : hours.slice(first, hours.findLastIndex(isOpen) + 1);
}
