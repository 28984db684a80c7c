/** The UID of DICOM that an id has (PS3.5 B.2): a UUID as a number below 2.25. */
export function uidOfId(id: string): string {
  return `2.25.${BigInt(`0x${id.replaceAll('-', '')}`)}`;
}

/** The id that such a UID was made of; null for a UID of another kind. */
export function idOfUid(uid: string): string | null {
  const [, digits] = /^2\.25\.(\d{1,39})$/.exec(uid) ?? [];
  const hex = digits ? BigInt(digits).toString(16).padStart(32, '0') : '';
  return hex.length === 32 ? hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5') : null;
}
