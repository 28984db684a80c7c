import type { Field } from '@sen/domain/catalogue/catalogue';
import { catalogueByName } from '@sen/domain/catalogues/all';

/** One record to seed. A reference is written 'Catalogue:code', a list of them as an array of such texts. */
export type SeedRow = Record<string, unknown>;

/** The rows of one catalogue; those that others refer to come first. */
export type SeedTable = { catalogue: string; rows: SeedRow[] };

/**
 * Reads rows written as lines of cells between bars, the first line naming the fields: easier to review than JSON.
 * Cells become what the field's kind asks for: '1' a true boolean, 'A;B' a list of references, an empty cell nothing.
 */
export function table(catalogue: string, text: string): SeedTable {
  const def = catalogueByName(catalogue);
  if (!def) throw new Error(`no catalogue ${catalogue}`);
  return { catalogue, rows: readRows(`${catalogue} rows`, def.fields, text) };
}

/** The rows of tables of one catalogue. */
export function together(first: SeedTable, ...others: readonly SeedTable[]): SeedTable {
  return { ...first, rows: [...first.rows, ...others.flatMap(({ rows }) => rows)] };
}

/** Puts lines written like a table into the records they belong to; the column Cua holds the code of the owner. */
export function withLines(owner: SeedTable, field: string, text: string): SeedTable {
  const def = catalogueByName(owner.catalogue);
  const lines = def?.fields[field];
  const code = def?.code;
  if (lines?.kind !== 'lines' || code === undefined) throw new Error(`no lines ${owner.catalogue}.${field}`);
  const owned = { Cua: { kind: 'text', label: lines.label, max: 50 } as const, ...lines.fields };
  const cells = readRows(`${owner.catalogue}.${field}`, owned, text);
  const rows = owner.rows.map((row) => ({
    ...row,
    [field]: cells.filter(({ Cua }) => Cua === row[code]).map(({ Cua: _owner, ...line }) => line),
  }));
  return { catalogue: owner.catalogue, rows };
}

function readRows(what: string, fields: Readonly<Record<string, Field>>, text: string): SeedRow[] {
  const [head = '', ...body] = text.trim().split('\n');
  const names = head.split('|');
  return body.map((line, index) => {
    const cells = line.split('|');
    if (cells.length !== names.length) throw new Error(`${what}, line ${index + 1}: ${cells.length} cells`);
    const row: SeedRow = {};
    names.forEach((name, column) => {
      const field = fields[name];
      const cell = cells[column]?.trim();
      if (!field) throw new Error(`${what}: no field ${name}`);
      if (cell) row[name] = cellValue(field, cell);
    });
    return row;
  });
}

function cellValue(field: Field, cell: string): unknown {
  switch (field.kind) {
    case 'bool':
      return cell === '1';
    case 'ref':
      return `${field.to}:${cell}`;
    case 'refs':
      return cell.split(';').map((code) => `${field.to}:${code.trim()}`);
    default:
      return cell;
  }
}

/** The fields that tell a record from the others of its catalogue, so that a second seeding updates it. */
export function naturalKey(catalogue: string): readonly string[] {
  if (catalogue === 'GiaTriThamChieu') return ['DichVu_Id', 'MaChiSo'];
  if (catalogue === 'ICDThuongDung') return ['ICD_Id', 'PhongBan_Id', 'NhanVien_Id'];
  const code = catalogueByName(catalogue)?.code;
  if (code === undefined) throw new Error(`${catalogue} has no natural key`);
  return [code];
}

/** The references of a row as 'Catalogue:code', those inside its lines included. */
export function refsOf(fields: Readonly<Record<string, Field>>, row: SeedRow): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = row[name];
    if (value === undefined) return [];
    if (field.kind === 'ref') return [String(value)];
    if (!Array.isArray(value)) return [];
    if (field.kind === 'refs') return value.map(String);
    if (field.kind !== 'lines') return [];
    return value.flatMap((line: SeedRow) => refsOf(field.fields, line));
  });
}

/** Orders tables so that every catalogue follows those it refers to. Throws on a circle. */
export function inOrder(tables: readonly SeedTable[]): SeedTable[] {
  const ordered: SeedTable[] = [];
  const waiting = new Map(tables.map((one) => [one.catalogue, one]));
  if (waiting.size < tables.length) throw new Error('a catalogue stands twice in a list of tables');
  const visit = (one: SeedTable, path: readonly string[]): void => {
    if (path.includes(one.catalogue)) throw new Error(`circle: ${[...path, one.catalogue].join(' > ')}`);
    if (!waiting.has(one.catalogue)) return;
    for (const name of targets(one.catalogue)) {
      const needed = waiting.get(name);
      if (needed && name !== one.catalogue) visit(needed, [...path, one.catalogue]);
    }
    if (waiting.delete(one.catalogue)) ordered.push(one);
  };
  for (const one of tables) visit(one, []);
  return ordered;
}

function targets(catalogue: string): string[] {
  const walk = (fields: Readonly<Record<string, Field>>): string[] =>
    Object.values(fields).flatMap((field) => {
      if (field.kind === 'lines') return walk(field.fields);
      return field.kind === 'ref' || field.kind === 'refs' ? [field.to] : [];
    });
  return walk(catalogueByName(catalogue)?.fields ?? {});
}
