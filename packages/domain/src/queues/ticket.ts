type Letter = { prefix: string | null; isPriority: boolean };

/** Digits that the number of a ticket is filled up to. */
export const ticketDigits = 3;

/** What stands before the digits of a ticket: the queue's letter, or U for priority. */
export function ticketPrefix({ prefix, isPriority }: Letter): string {
  return isPriority ? 'U' : (prefix ?? '');
}

/** The number as printed and called: the queue's letter, U for priority, and three digits ("A015"). */
export function ticketText({ number, ...letter }: Letter & { number: number }): string {
  return `${ticketPrefix(letter)}${String(number).padStart(ticketDigits, '0')}`;
}

const digits = ['không', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín'];

/** A number as it is said: digits singly, letters by themselves: "A015" is "A không một năm" (domain 10). */
export function spokenNumber(text: string): string {
  return [...text].map((char) => digits[Number(char === ' ' ? Number.NaN : char)] ?? char).join(' ');
}

/** What is said aloud at a call, in Vietnamese. */
export function spokenCall(ticket: { KyHieu: string; name: string | null; place: string | null }): string {
  return [`Mời số ${spokenNumber(ticket.KyHieu)}`, ticket.name, ticket.place ? `vào ${ticket.place}` : null]
    .filter((part) => part !== null && part !== '')
    .join(', ');
}
