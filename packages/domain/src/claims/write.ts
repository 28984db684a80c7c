import { dec } from '../money/decimal.ts';
import type { AnyRow, AnyTable, ClaimField } from './fields.ts';
import { isXmlText } from './validate.ts';

const HALF_UP = 1;
const DECLARATION = '<?xml version="1.0" encoding="utf-8"?>\n';

/** What the facility signs into stands empty until then. */
const UNSIGNED = '<CHUKYDONVI></CHUKYDONVI>';

/**
 * A table as XML, its elements in the order of the definition; what has no value is an empty element. Throws RangeError, naming table, row
 * and field, where a value is no number or holds what XML cannot. A table without rows has one row, its root.
 */
export function tableXml(table: AnyTable, rows: readonly AnyRow[]): string {
  const fields = Object.entries(table.fields);
  if (!table.rows) {
    const [row, ...others] = rows;
    if (!row || others.length > 0) throw new RangeError(`${table.code} has one row, not ${rows.length}`);
    return DECLARATION + rowXml(table, table.root, fields, row, 0);
  }
  const { list, row: tag } = table.rows;
  const body = rows.map((row, at) => rowXml(table, tag, fields, row, at)).join('');
  return `${DECLARATION}<${table.root}><${list}>${body}</${list}>${table.signed ? UNSIGNED : ''}</${table.root}>`;
}

/** One part of an envelope: a table and its XML. */
export type FilePart = { code: string; xml: string };

/**
 * The file of one visit: each table as base64 of its UTF-8 within GIAMDINHHS, to be signed into CHUKYDONVI. `ngayLap` is yyyymmdd; `base64`
 * is the encoder of who calls.
 */
export function envelopeXml(
  { maCSKCB, ngayLap, parts }: { maCSKCB: string; ngayLap: string; parts: readonly FilePart[] },
  base64: (text: string) => string,
): string {
  const files = parts.map(
    ({ code, xml }) =>
      `<FILEHOSO><LOAIHOSO>${code}</LOAIHOSO><NOIDUNGFILE>${base64(xml)}</NOIDUNGFILE></FILEHOSO>`,
  );
  return [
    `${DECLARATION}<GIAMDINHHS><THONGTINDONVI><MACSKCB>${escaped(maCSKCB)}</MACSKCB></THONGTINDONVI>`,
    `<THONGTINHOSO><NGAYLAP>${escaped(ngayLap)}</NGAYLAP><SOLUONGHOSO>1</SOLUONGHOSO>`,
    `<DANHSACHHOSO><HOSO>${files.join('')}</HOSO></DANHSACHHOSO></THONGTINHOSO>${UNSIGNED}</GIAMDINHHS>`,
  ].join('');
}

/** A value as it stands in a file: decimals with all their places, half-up; everything else as it is. */
export function writtenValue(field: ClaimField, value: string): string {
  if (field.kind !== 'decimal') return value;
  if (!/^\d+(\.\d+)?$/.test(value)) throw new RangeError(`'${value}' is no number`);
  return dec(value).toFixed(field.decimals, HALF_UP);
}

/** A row as it reads back: every decimal with all its places. Throws RangeError where a value is no number. */
export function writtenRow<R extends AnyRow>(table: AnyTable, row: R): R {
  const written = Object.entries(table.fields).map(([name, field]) => {
    const value = row[name] ?? null;
    return [name, value === null ? null : writtenValue(field, value)];
  });
  return Object.fromEntries(written) as R; // the same names
}

function rowXml(
  table: AnyTable,
  tag: string,
  fields: ReadonlyArray<[string, ClaimField]>,
  row: AnyRow,
  at: number,
): string {
  let xml = `<${tag}>`;
  for (const [name, field] of fields) {
    const value = row[name] ?? null;
    xml += value === null ? `<${name}/>` : `<${name}>${content(table, name, field, value, at)}</${name}>`;
  }
  return `${xml}</${tag}>`;
}

function content(table: AnyTable, name: string, field: ClaimField, value: string, at: number): string {
  const where = () => `${table.code}, row ${at + 1}, ${name}`;
  if (!isXmlText(value)) throw new RangeError(`${where()}: a character that XML cannot hold`);
  if (field.kind === 'text') return `<![CDATA[${value.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
  try {
    return escaped(writtenValue(field, value));
  } catch {
    throw new RangeError(`${where()}: '${value}' is no number`);
  }
}

function escaped(value: string): string {
  return /[&<>]/.test(value)
    ? value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    : value;
}
