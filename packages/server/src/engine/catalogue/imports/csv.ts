import { withoutFormulaMark } from '@sen/domain/files/csv';
import { detectOldFont, vietnameseShare } from '@sen/domain/imports/oldFonts';
import { DomainError } from '../../errors.ts';

export type Decoded = { text: string; encoding: string };

/** Pages and XML that some portals call a sheet, and PDF: read as separated text they would only confuse. */
const otherFormat = /^\ufeff?\s*(?:<(?:!doctype|html|table|\?xml|workbook)\b|<\?xml|%PDF-)/i;

/**
 * The text of a file: UTF-8 and UTF-16 with their mark or without, else Windows-1258, the Vietnamese code page of old programs, whose
 * accents stand apart and are joined; or the Western page where an old font was written with it. Error: NOT_A_SHEET for what is no text.
 */
export function decodeText(bytes: Buffer): Decoded {
  const encoding = encodingOf(bytes);
  // an old font has the signs of the Western page: joined as Vietnamese accents they would be lost
  const text =
    encoding === 'windows-1252'
      ? new TextDecoder(encoding).decode(bytes)
      : new TextDecoder(encoding).decode(bytes).normalize('NFC');
  if (text.slice(0, 4096).includes('\u0000') || otherFormat.test(text)) throw new DomainError('NOT_A_SHEET');
  return { text, encoding };
}

function encodingOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const head = bytes.subarray(0, 4096);
  const zeros = (from: number) => head.filter((byte, at) => at % 2 === from && byte === 0).length;
  if (zeros(1) > head.length / 4) return 'utf-16le';
  if (zeros(0) > head.length / 4) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return isOldFont(bytes.subarray(0, 65_536)) ? 'windows-1252' : 'windows-1258';
  }
}

/** Whether text of a Western page makes more sense in an old font than as the Vietnamese page. */
function isOldFont(bytes: Buffer): boolean {
  const read = (encoding: string) => new TextDecoder(encoding).decode(bytes).normalize('NFC').split(/\r?\n/);
  const western = new TextDecoder('windows-1252').decode(bytes).split(/\r?\n/);
  const font = detectOldFont(western);
  return font !== null && vietnameseShare(western, font) > vietnameseShare(read('windows-1258'));
}

const separators = [',', ';', '\t', '|'] as const;

/** The separator that parts the first lines into the same number of columns, the most of them; outside quotation marks. */
export function separatorOf(text: string): string {
  const lines = text
    .slice(0, 20_000)
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, 20);
  const score = (separator: string) => {
    const counts = lines.map((line) => line.split(separator).length - 1);
    const usual = counts[Math.floor(counts.length / 2)] ?? 0;
    return usual * 100 + counts.filter((count) => count === usual && count > 0).length;
  };
  return [...separators].sort((a, b) => score(b) - score(a))[0] ?? ',';
}

export type CsvLine = { row: number; cells: string[] };

/**
 * The lines of separated text, RFC 4180: a quoted cell may hold separators, line breaks and doubled quotation marks. Lines without any
 * text are left out, but count. Error: UNCLOSED_QUOTE with its line.
 */
export function* csvLines(text: string, separator: string): Generator<CsvLine> {
  let [row, at] = [1, text.charCodeAt(0) === 0xfeff ? 1 : 0];
  let cells: string[] = [];
  const special = new RegExp(`[${separator === '\t' ? '\\t' : separator}\\r\\n]`, 'g');
  let lineRow = row;
  while (at <= text.length) {
    let cell: string;
    if (text[at] === '"') {
      const end = closingQuote(text, at + 1);
      if (end < 0) throw new DomainError('UNCLOSED_QUOTE', { row });
      const inner = text.slice(at + 1, end);
      row += breaksIn(inner);
      cell = inner.replaceAll('""', '"');
      special.lastIndex = end + 1;
    } else {
      special.lastIndex = at;
      cell = '';
    }
    const found = special.exec(text);
    const stop = found?.index ?? text.length;
    if (cell === '') cell = text[at] === '"' ? '' : text.slice(at, stop);
    cells.push(withoutFormulaMark(cell));
    const ended = found === null || text[stop] !== separator;
    at = stop + (text[stop] === '\r' && text[stop + 1] === '\n' ? 2 : 1);
    if (!ended) continue;
    if (cells.some((one) => one.trim() !== '')) yield { row: lineRow, cells };
    cells = [];
    row += 1;
    lineRow = row;
  }
}

function closingQuote(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 2)) {
    if (text[at + 1] !== '"') return at;
  }
  return -1;
}

function breaksIn(text: string): number {
  return text.match(/\r\n|\r|\n/g)?.length ?? 0;
}
