import { requireWellFormed } from './wellFormed.ts';
import type { Zip } from './zip.ts';

export type Attributes = Readonly<Record<string, string>>;

/** What the cells of a workbook refer to. */
export type Workbook = {
  sheets: Array<{ name: string; path: string; hidden: boolean }>;
  /** Shared texts by number. */
  texts: string[];
  /** Which cell styles show their number as a day or a time. */
  dateStyles: boolean[];
  /** Days between the file's first day and 1970-01-01. */
  firstDay: number;
};

/** Reads all of a workbook but its sheets; null when it is none. */
export function readWorkbook(zip: Zip): Workbook | null {
  const book = partText(zip, 'xl/workbook.xml');
  if (book === null) return null;
  const targets = new Map(
    tags(partText(zip, 'xl/_rels/workbook.xml.rels') ?? '', 'Relationship').map((one) => [
      one['Id'] ?? '',
      one['Target'] ?? '',
    ]),
  );
  const sheets = tags(book, 'sheet').map((one) => {
    const target = targets.get(one['r:id'] ?? one['id'] ?? '') ?? '';
    const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
    return { name: one['name'] ?? '', path, hidden: (one['state'] ?? 'visible') !== 'visible' };
  });
  const is1904 = tags(book, 'workbookPr').some((one) => /^(1|true)$/.test(one['date1904'] ?? ''));
  return {
    sheets,
    texts: sharedTexts(partText(zip, 'xl/sharedStrings.xml') ?? ''),
    dateStyles: dateStylesOf(partText(zip, 'xl/styles.xml') ?? ''),
    firstDay: is1904 ? 24_107 : 25_569,
  };
}

/** A part as text; elements that some programs write with the prefix of their namespace lose it. */
function partText(zip: Zip, name: string): string | null {
  const bytes = zip.read(name);
  if (bytes === null) return null;
  requireWellFormed(bytes);
  return withoutPrefix(bytes.toString('utf8'));
}

/** XML whose elements are written as `x:row` as if they were `row`. */
export function withoutPrefix(xml: string): string {
  return xml.replace(/<(\/?)[A-Za-z]\w*:/g, '<$1');
}

function tags(xml: string, name: string): Attributes[] {
  return [...xml.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'))].map((found) =>
    attributesOf(found[1] ?? ''),
  );
}

/** The attributes of an element. */
export function attributesOf(text: string): Attributes {
  return Object.fromEntries(
    [...text.matchAll(/([\w:]+)\s*=\s*"([^"]*)"/g)].map(([, name = '', value = '']) => [name, plain(value)]),
  );
}

function sharedTexts(xml: string): string[] {
  return [...xml.matchAll(/<si\b[^>]*?(?:\/>|>([\s\S]*?)<\/si>)/g)].map(([, inner = '']) => textsIn(inner));
}

/** The text of an element: its runs joined, without the reading aids of Asian scripts. */
export function textsIn(xml: string): string {
  const runs = xml.replace(/<rPh\b[\s\S]*?<\/rPh>/g, '').matchAll(/<t\b[^>]*?(?:\/>|>([\s\S]*?)<\/t>)/g);
  return [...runs].map(([, text = '']) => plain(text)).join('');
}

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** Text as it was before it was written into XML. */
export function plain(text: string): string {
  if (!text.includes('&') && !text.includes('_x')) return text;
  return text
    .replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
      if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
      if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
      return named[name ?? ''] ?? whole;
    })
    .replace(/_x([\dA-F]{4})_/gi, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** Number formats that every program knows as days and times. */
const isKnownDate = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

function dateStylesOf(xml: string): boolean[] {
  const formats = new Map(
    tags(xml, 'numFmt').map((one) => [Number(one['numFmtId']), one['formatCode'] ?? '']),
  );
  const cells = /<cellXfs\b[^>]*>([\s\S]*?)<\/cellXfs>/.exec(xml)?.[1] ?? '';
  return tags(cells, 'xf').map((one) => {
    const id = Number(one['numFmtId'] ?? 0);
    // words in quotation marks and colours in brackets are no parts of a day
    const code = (formats.get(id) ?? '').replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '');
    return isKnownDate(id) || /[dmyhs]/i.test(code.replace(/general/gi, ''));
  });
}
