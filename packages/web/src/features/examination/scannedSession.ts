type Found = { _id: string; NgayKham: string; BenhNhan?: { MaYTe: string } | null };

/** A code of this shape is a number of a ticket, a paper or a patient; anything else that was scanned or typed, such as a card or a word, is none. */
export function scannedCode(text: string): string | null {
  const code = text.trim().toUpperCase();
  return /^(?=(?:.*\d){3})[A-Z0-9.-]{3,30}$/.test(code) ? code : null;
}

/** The session that a patient's code means: the only one of today in this room; null when there is none or more than one. */
export function sessionOfToday(
  found: readonly Found[],
  code: string,
  isToday: (at: string) => boolean,
): string | null {
  const own = found.filter((one) => one.BenhNhan?.MaYTe === code && isToday(one.NgayKham));
  return own.length === 1 ? (own[0]?._id ?? null) : null;
}
