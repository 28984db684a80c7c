import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** A cell as it stands in the sheet: a text never becomes a formula. */
export type SheetCell = string | number | null;

/** How the cells of a line look. */
export type CellStyle = 'plain' | 'bold' | 'soft' | 'fault';

export type SheetBook = {
  /** Adds a line; wait for it before many more are added. */
  row: (cells: readonly SheetCell[], style?: CellStyle | ((column: number) => CellStyle)) => Promise<void>;
  /** The whole workbook. */
  end: () => Promise<Buffer>;
};

const styles: readonly CellStyle[] = ['plain', 'bold', 'soft', 'fault'];
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/**
 * Begins a workbook of one sheet that is written line by line (ECMA-376). `frozen` lines stay in sight; `widths` are those of the columns in
 * characters. With `at`, the time that its parts are of, the same lines always give the same bytes.
 */
export function sheetBook(
  name: string,
  { widths, frozen, at }: { widths: readonly number[]; frozen: number; at?: Date },
): SheetBook {
  const zip = new ZipFile();
  const sheet = new PassThrough();
  const part = at ? { mtime: at } : {};
  for (const [place, xml] of Object.entries(fixedParts(name)))
    zip.addBuffer(Buffer.from(head + xml), place, part);
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml', part);
  zip.end();
  const made = buffer(zip.outputStream as PassThrough); // what yazl makes
  made.catch(() => undefined); // told by `end`
  sheet.write(head + sheetStart(widths, frozen));
  let count = 0;
  return {
    row: async (cells, style = 'plain') => {
      count += 1;
      const styleOf = typeof style === 'function' ? style : () => style;
      const xml = cells.map((cell, at) => cellXml(cell, columnName(at) + count, styleOf(at))).join('');
      if (!sheet.write(`<row r="${count}">${xml}</row>`)) await once(sheet, 'drain');
    },
    end: () => {
      sheet.end('</sheetData></worksheet>');
      return made;
    },
  };
}

function cellXml(cell: SheetCell, place: string, style: CellStyle): string {
  const look = style === 'plain' ? '' : ` s="${styles.indexOf(style)}"`;
  if (cell === null || cell === '') return look ? `<c r="${place}"${look}/>` : '';
  if (typeof cell === 'number') return `<c r="${place}"${look}><v>${cell}</v></c>`;
  return `<c r="${place}"${look} t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

/** The name of a column from 0: A, Z, AA. */
function columnName(at: number): string {
  const last = String.fromCharCode(65 + (at % 26));
  return at < 26 ? last : columnName(Math.floor(at / 26) - 1) + last;
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
// biome-ignore lint/suspicious/noControlCharactersInRegex: those that XML does not take
const foreign = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** Text inside XML; what XML cannot hold is left out, and what a reader would take for an escaped sign is escaped itself. */
function escaped(text: string): string {
  return text
    .replace(foreign, '')
    .replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[&<>"]/g, (sign) => signs[sign] ?? sign)
    .replaceAll('\r', '_x000D_');
}

function sheetStart(widths: readonly number[], frozen: number): string {
  const pane = `<pane ySplit="${frozen}" topLeftCell="A${frozen + 1}" activePane="bottomLeft" state="frozen"/>`;
  const columns = widths.map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  return `<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews>${columns.length > 0 ? `<cols>${columns.join('')}</cols>` : ''}<sheetData>`;
}

/** All parts but the sheet. */
function fixedParts(name: string): Record<string, string> {
  const title = escaped(name.slice(0, 31).replace(/[*?:\\/[\]]/g, ' '));
  const relation = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${relations}/${kind}" Target="${target}"/>`;
  const override = (part: string, kind: string) =>
    `<Override PartName="/xl/${part}.xml" ContentType="${types}.${kind}+xml"/>`;
  const font = (inner: string) => `<font>${inner}<sz val="11"/><name val="Calibri"/></font>`;
  const look = (font: number, fill: number) =>
    `<xf numFmtId="0" fontId="${font}" fillId="${fill}" borderId="0" xfId="0"/>`;
  return {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('workbook', 'sheet.main')}${override('worksheets/sheet1', 'worksheet')}${override('styles', 'styles')}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships">${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="${title}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships">${relation('rId1', 'worksheet', 'worksheets/sheet1.xml')}${relation('rId2', 'styles', 'styles.xml')}</Relationships>`,
    // in the order of `styles`
    'xl/styles.xml': `<styleSheet xmlns="${main}"><fonts count="3">${font('')}${font('<b/>')}${font('<i/><color rgb="FF6B7280"/>')}</fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFFDE2E2"/></patternFill></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4">${look(0, 0)}${look(1, 0)}${look(2, 0)}${look(0, 2)}</cellXfs></styleSheet>`,
  };
}
