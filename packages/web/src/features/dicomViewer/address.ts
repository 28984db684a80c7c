const uid = /^[0-9]+(\.[0-9]+)+$/;
const studiesMost = 2;

/** The studies that an address names, `1.2.3` or `1.2.3,1.2.4` to compare two. Null where it names none. */
export function studiesOf(files: string | undefined): string[] | null {
  const named = [...new Set((files ?? '').split(',').map((one) => one.trim()))];
  const fits = named.length <= studiesMost && named.every((one) => uid.test(one) && one.length <= 64);
  return fits ? named : null;
}

/** The address of the viewer for studies. */
export const viewerPath = (...studies: readonly string[]) => `/xem-dicom/${studies.join(',')}`;
