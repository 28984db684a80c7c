import type { AnyRow, AnyTable } from '@sen/domain/claims/fields';
import type { TableRows } from '@sen/domain/claims/file';
import { tableOf } from '@sen/domain/claims/tables';
import type { XmlElement } from 'libxml2-wasm';
import { DomainError } from '../../../engine/errors.ts';
import { elementOf, elementsOf } from '../../../engine/xml/document.ts';
import { withDocument } from './document.ts';

/** What a file of the portal holds: `ngayLap` is yyyymmdd, each visit its tables. `unknown` names elements that no definition has. */
export type ReadFile = { maCSKCB: string; ngayLap: string; hoSos: TableRows[][]; unknown: string[] };

/**
 * A file GIAMDINHHS with its tables, which may lie in it as base64, as text or as elements. The signature is not looked at: give what
 * `verifyFile` gives back where it matters. Throws CLAIM_UNREADABLE.
 */
export function readFile(xml: string): ReadFile {
  return withDocument(xml, 'GIAMDINHHS', ({ root }) => {
    if (root.name !== 'GIAMDINHHS') throw unreadable('GIAMDINHHS', `<${root.name}>`);
    const file = child(root, 'THONGTINHOSO');
    const unknown: string[] = [];
    const hoSos = elementsOf(child(file, 'DANHSACHHOSO')).map((hoSo) =>
      elementsOf(hoSo).map((part) => readPart(part, unknown)),
    );
    return {
      maCSKCB: child(child(root, 'THONGTINDONVI'), 'MACSKCB').content,
      ngayLap: child(file, 'NGAYLAP').content,
      hoSos,
      unknown,
    };
  });
}

/** The rows of one table; `unknown` takes the elements that its definition does not have. Throws CLAIM_UNREADABLE. */
export function readTable(table: AnyTable, xml: string, unknown: string[] = []): AnyRow[] {
  return withDocument(xml, table.code, ({ root }) => rowsOf(table, root, unknown));
}

function readPart(part: XmlElement, unknown: string[]): TableRows {
  const code = child(part, 'LOAIHOSO').content.trim();
  const table = tableOf(code);
  if (!table) throw unreadable(code, 'LOAIHOSO');
  const content = child(part, 'NOIDUNGFILE');
  const [inner] = elementsOf(content);
  if (inner) return { table, rows: rowsOf(table, inner, unknown) };
  const text = content.content.trim();
  const xml = text.startsWith('<') ? text : decoded(text, code);
  return { table, rows: readTable(table, xml, unknown) };
}

function rowsOf(table: AnyTable, root: XmlElement, unknown: string[]): AnyRow[] {
  if (root.name !== table.root) throw unreadable(table.code, `<${root.name}>`);
  if (!table.rows) return [rowOf(table, root, unknown)];
  return elementsOf(child(root, table.rows.list)).map((row) => rowOf(table, row, unknown));
}

function rowOf(table: AnyTable, element: XmlElement, unknown: string[]): AnyRow {
  const row: Record<string, string | null> = {};
  for (const name of Object.keys(table.fields)) row[name] = null;
  for (const { name, content } of elementsOf(element)) {
    if (name in row) row[name] = content === '' ? null : content;
    else unknown.push(`${table.code}.${name}`);
  }
  return row;
}

function decoded(text: string, code: string): string {
  const bytes = Buffer.from(text, 'base64');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw unreadable(code, 'base64');
  }
}

function child(parent: XmlElement, name: string): XmlElement {
  const found = elementOf(parent, name);
  if (!found) throw unreadable(parent.name, `<${name}>`);
  return found;
}

const unreadable = (part: string, why: string) => new DomainError('CLAIM_UNREADABLE', { part, why });
