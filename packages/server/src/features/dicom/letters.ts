import type { Dictionary } from 'dcmjs';

/** Sets of letters that a text changes to by an escape (PS3.3 C.12.1.1.2), and what reads them. */
type Letters = { encoding: string; wrap?: (bytes: Uint8Array) => Uint8Array; wide?: boolean };

/** The sign in front of a change of letters. */
const escapes = '\x1b';

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const between = (before: string, after: string) => (bytes: Uint8Array) =>
  Uint8Array.from([...bytesOf(before), ...bytes, ...bytesOf(after)]);

const ascii: Letters = { encoding: 'latin1' };
const kana: Letters = { encoding: 'shift_jis' };
/** JIS X 0212 as EUC writes it: a sign in front of two high bytes. */
const inEuc = (bytes: Uint8Array) =>
  Uint8Array.from([...bytes].flatMap((byte, at) => (at % 2 === 0 ? [0x8f, byte | 0x80] : [byte | 0x80])));

/** Letters in the lower half, by their escape. */
const lower: Readonly<Record<string, Letters>> = {
  '(B': ascii,
  '(J': ascii,
  '$@': { encoding: 'iso-2022-jp', wrap: between('\x1b$B', '\x1b(B'), wide: true },
  $B: { encoding: 'iso-2022-jp', wrap: between('\x1b$B', '\x1b(B'), wide: true },
  '$(D': { encoding: 'euc-jp', wrap: inEuc, wide: true },
};
/** Letters in the upper half. */
const upper: Readonly<Record<string, Letters>> = {
  ')I': kana,
  '$)C': { encoding: 'euc-kr' },
  '$)A': { encoding: 'gbk' },
  '-A': { encoding: 'latin1' },
  '-B': { encoding: 'iso-8859-2' },
  '-C': { encoding: 'iso-8859-3' },
  '-D': { encoding: 'iso-8859-4' },
  '-F': { encoding: 'iso-8859-7' },
  '-G': { encoding: 'iso-8859-6' },
  '-H': { encoding: 'iso-8859-8' },
  '-L': { encoding: 'iso-8859-5' },
  '-M': { encoding: 'windows-1254' },
  '-T': { encoding: 'windows-874' },
};
/** The letters of the upper half with which a text begins, by the first set that is named. */
const first: Readonly<Record<string, string>> = {
  '13': ')I',
  '100': '-A',
  '101': '-B',
  '109': '-C',
  '110': '-D',
  '126': '-F',
  '127': '-G',
  '138': '-H',
  '144': '-L',
  '148': '-M',
  '149': '$)C',
  '166': '-T',
  '58': '$)A',
};

/** Whether a text may change its letters on its way. */
export const changesLetters = (sets: readonly string[]): boolean =>
  sets.some((set) => /^ISO 2022/i.test(set));

/**
 * A text whose letters change by escapes, given with a letter for each of its bytes, as people read it. At the end of a part (of a name, a
 * line, a value) it begins anew with its first letters.
 */
export function readLetters(raw: string, sets: readonly string[]): string {
  const begun = upper[first[/(\d+)\s*$/.exec(sets[0] ?? '')?.[1] ?? ''] ?? ''] ?? null;
  let [low, high]: [Letters, Letters | null] = [ascii, begun];
  let read = '';
  for (let at = 0; at < raw.length; ) {
    const change = raw[at] === escapes ? /^\$?[()-]?[@-Z]/.exec(raw.slice(at + 1, at + 4))?.[0] : undefined;
    if (change) {
      low = lower[change] ?? low;
      high = upper[change] ?? high;
      at += change.length + 1;
      continue;
    }
    const isHigh = raw.charCodeAt(at) >= 0x80;
    const end = endOf(raw, at, { isHigh, wide: !isHigh && low.wide === true });
    const bytes = bytesOf(raw.slice(at, end));
    const letters = isHigh ? (high ?? ascii) : low;
    read += new TextDecoder(letters.encoding).decode(letters.wrap?.(bytes) ?? bytes);
    at = end;
    if (!isHigh && !low.wide && /[\\^=\r\n\f\t]$/.test(raw.slice(0, at))) [low, high] = [ascii, begun];
  }
  return read;
}

/** Where letters of the same kind end: before an escape, behind what separates parts, or where the other half begins. */
function endOf(raw: string, from: number, { isHigh, wide }: { isHigh: boolean; wide: boolean }): number {
  for (let at = from; at < raw.length; at += wide ? 2 : 1) {
    if ((raw[at] === escapes && at > from) || raw.charCodeAt(at) >= 0x80 !== isHigh) return at;
    if (!isHigh && !wide && /[\\^=\r\n\f\t]/.test(raw[at] ?? '')) return at + 1;
  }
  return raw.length;
}

const texts = new Set(['PN', 'LO', 'SH', 'LT', 'ST', 'UC', 'UT']);
const oneValue = new Set(['LT', 'ST', 'UT']);

/** The elements of a data set with its texts as people read them, where they change their letters. */
export function withLetters(dict: Dictionary, sets: readonly string[]): Dictionary {
  return Object.fromEntries(
    Object.entries(dict).map(([tag, element]) => {
      const { vr, Value, _rawValue: raw } = element;
      if (vr === 'SQ')
        return [tag, { ...element, Value: (Value ?? []).map((one) => withLetters(one as Dictionary, sets)) }]; // items are data sets
      if (!texts.has(vr) || raw === undefined) return [tag, element];
      // a byte of a letter may look like what separates values
      const text = readLetters([raw].flat().map(String).join('\\'), sets);
      const values = oneValue.has(vr) ? [text] : text.split('\\');
      return [tag, { vr, Value: vr === 'PN' ? values.map(nameOf) : values }];
    }),
  );
}

/** A name in its groups of letters. */
function nameOf(text: string) {
  const [Alphabetic = '', Ideographic, Phonetic] = text.split('=');
  return { Alphabetic, ...(Ideographic ? { Ideographic } : {}), ...(Phonetic ? { Phonetic } : {}) };
}
