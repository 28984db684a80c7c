/** The number as printed and called: the queue's letter, U for priority, and three digits ("A015"). */
export function ticketText(ticket: { prefix: string | null; number: number; isPriority: boolean }): string {
  return `${ticket.isPriority ? 'U' : (ticket.prefix ?? '')}${String(ticket.number).padStart(3, '0')}`;
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
