type Numbered = { Pattern?: string; Serial: string; SoHoaDon: number | null };

/** Serial and number as people read them, `C26TBV 125`; the serial alone before there is a number. */
export function numberOf({ Serial, SoHoaDon }: Numbered): string {
  return SoHoaDon === null ? Serial : `${Serial} ${SoHoaDon}`;
}
