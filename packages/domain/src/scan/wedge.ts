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

/**
 * What a scanner puts before a code: the mark of UTF-8, as itself or as a Western page shows it, letters of no width, and the identifier of
 * the kind of code, such as ]Q1 of a QR code.
 */
const before = /^(?:\p{Cc}|\p{Cf}|\p{Zs}|\ufffe|ï»¿|\][A-Za-z][0-9A-Za-z](?=.{3}))+/u;

/** A scanned text without what its scanner puts before it. */
export function withoutScannerMarks(text: string): string {
  return text.replace(before, '');
}

/** Feeds one key (as KeyboardEvent.key) and its time in ms. */
export function feedKey(wedge: Wedge, key: string, at: number): Fed {
  const quick = wedge.text !== '' && at - wedge.last <= pause;
  if (key === 'Enter' || key === 'Tab') {
    const scan = quick && wedge.text.length >= shortest ? withoutScannerMarks(wedge.text) : null;
    return { wedge: emptyWedge, scan, scanning: false };
  }
  // Modifiers and dead keys come with a scanner's capitals; they end nothing.
  if ([...key].length !== 1) return { wedge, scan: null, scanning: quick };
  const text = quick ? wedge.text + key : key;
  return { wedge: { text, last: at }, scan: null, scanning: quick && text.length >= shortest };
}

/** The keys that write a crossed d and the marks: a key of the mark's own, or the letter once more. */
type Keys = { crossed: string; marks: Readonly<Record<string, string | 'again'>> };

const telexKeys: Keys = {
  crossed: 'dd',
  marks: {
    '\u0301': 's',
    '\u0300': 'f',
    '\u0309': 'r',
    '\u0303': 'x',
    '\u0323': 'j',
    '\u0302': 'again',
    '\u0306': 'w',
    '\u031b': 'w',
  },
};
const vniKeys: Keys = {
  crossed: 'd9',
  marks: {
    '\u0301': '1',
    '\u0300': '2',
    '\u0309': '3',
    '\u0303': '4',
    '\u0323': '5',
    '\u0302': '6',
    '\u031b': '7',
    '\u0306': '8',
  },
};

/**
 * Whether a Vietnamese input method has changed what a scanner typed: letters with marks stand in a text that has none by its
 * form, such as a slip or an insurance card, whose names are hexadecimal. Names of a chip card, which begins with twelve digits,
 * have marks by right.
 */
export function looksGarbled(text: string): boolean {
  return !/^\d{12}\|/.test(text) && /[\u0300-\u036fđĐ]/.test(text.normalize('NFD'));
}

/**
 * Undoes what an input method does to a text of ASCII letters. Telex: ố back to oos, đ to dd; VNI: ố to o61, đ to d9. VNI is
 * taken where it alone gives the form of a slip or of a card. It is exact for a mark typed right after its letter; where
 * the method moved a mark or dropped a key that it took for a correction, nothing can bring it back: scan again.
 */
export function ungarble(text: string): string {
  const [telex, vni] = [undo(text, telexKeys), undo(text, vniKeys)];
  return !hasOurForm(telex) && hasOurForm(vni) ? vni : telex;
}

/** A slip, or a card whose name, when it follows, is hexadecimal. */
function hasOurForm(text: string): boolean {
  return /^(?:[A-Z]{2}\d{6}-\d{4,}|(?:[A-Z]{2}[1-5]\d{12}|\d{10})(?:\|[0-9a-f]*(?:\|.*)?)?)$/i.test(text);
}

function undo(text: string, keys: Keys): string {
  return [...text.normalize('NFC')].map((char) => keysOf(char, keys)).join('');
}

function keysOf(char: string, { crossed, marks }: Keys): string {
  const lower = char.toLowerCase();
  const upper = char !== lower;
  const [base = '', ...rest] = [...lower.normalize('NFD')];
  const keys = rest.map((mark) => (marks[mark] === 'again' ? base : (marks[mark] ?? mark)));
  const typed = lower === 'đ' ? crossed : base + keys.join('');
  return upper ? typed.toUpperCase() : typed;
}
