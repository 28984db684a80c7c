/** The letters that an accession number may have (DICOM PS3.5, VR SH). */
export const accessionMost = 16;

/**
 * The accession number of the nth line of an order slip, counted from 1 in the order in which the lines were made, cancelled ones too:
 * `YC261126-00001` and 2 are `YC26112600001-2`, 15 letters of 16; from 100,000 slips a day or 100 lines on, the slip's letters go first.
 */
export function accessionOf(SoPhieuYeuCau: string, line: number): string {
  const whole = `${SoPhieuYeuCau.replace('-', '')}-${line}`;
  return whole.length <= accessionMost ? whole : whole.replace(/^YC/, '');
}

/** What an accession number names: a slip, and its line unless it was written without. Null where it is none of ours. */
export function slipLineOf(accession: string): { SoPhieuYeuCau: string; line: number | null } | null {
  const found = /^(?:YC)?(\d{6})-?(\d{5,7})(?:-(\d{1,3}))?$/.exec(accession.trim().toUpperCase());
  if (!found) return null;
  return { SoPhieuYeuCau: `YC${found[1]}-${found[2]}`, line: found[3] ? Number(found[3]) : null };
}
