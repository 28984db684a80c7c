/** A scanner that types like a keyboard: its keys come faster than a person's, and a terminator ends them. */
export type Wedge = { text: string; last: number };

export const emptyWedge: Wedge = { text: '', last: 0 };

/** Longest pause between two keys of a scanner, in ms; slow Bluetooth ones stay below. People rarely do, and not for long. */
const pause = 60;
const shortest = 6;

export type Fed = {
  wedge: Wedge;
  /** The scanned text, when this key ended a scan. */
  scan: string | null;
  /** Whether the keys so far look like a scanner's: the page keeps them out of the field that has the cursor. */
  scanning: boolean;
};

/** Feeds one key (as KeyboardEvent.key) and its time in ms. */
export function feedKey(wedge: Wedge, key: string, at: number): Fed {
  const quick = wedge.text !== '' && at - wedge.last <= pause;
  if (key === 'Enter' || key === 'Tab') {
    const scan = quick && wedge.text.length >= shortest ? wedge.text : null;
    return { wedge: emptyWedge, scan, scanning: false };
  }
  // Modifiers and dead keys come with a scanner's capitals; they end nothing.
  if ([...key].length !== 1) return { wedge, scan: null, scanning: quick };
  const text = quick ? wedge.text + key : key;
  return { wedge: { text, last: at }, scan: null, scanning: quick && text.length >= shortest };
}

const marks: Readonly<Record<string, string>> = {
  '\u0301': 's',
  '\u0300': 'f',
  '\u0309': 'r',
  '\u0303': 'x',
  '\u0323': 'j',
};

/**
 * Whether a Vietnamese input method has changed what a scanner typed: letters with marks stand in a text that has none by its
 * form, such as a card number. Names of a chip card have marks by right, so that only the first field is looked at.
 */
export function looksGarbled(text: string): boolean {
  return /[\u0300-\u036fđĐ]/.test((text.split('|')[0] ?? '').normalize('NFD'));
}

/**
 * Undoes what Telex does to a text of ASCII letters: ố back to oos, đ to dd. It is exact for one letter at a time; where Telex
 * dropped a key that it took for a correction, nothing can bring it back, and the caller should ask for another scan.
 */
export function ungarble(text: string): string {
  return [...text.normalize('NFC')].map(untelex).join('');
}

function untelex(char: string): string {
  if (char === 'đ') return 'dd';
  if (char === 'Đ') return 'DD';
  const [base = '', ...rest] = [...char.normalize('NFD')];
  if (rest.length === 0) return char;
  const upper = base !== base.toLowerCase();
  const keys = rest.map((mark) => {
    if (mark === '\u0302') return base.toLowerCase();
    if (mark === '\u0306' || mark === '\u031b') return 'w';
    return marks[mark] ?? mark;
  });
  const typed = base.toLowerCase() + keys.join('');
  return upper ? typed.toUpperCase() : typed;
}
