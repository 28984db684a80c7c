import type { CatalogueDef, Field } from '@sen/domain/catalogue/catalogue';
import { catalogueByName } from '@sen/domain/catalogues/all';
import type { Ctx } from '../context.ts';
import type { Row } from './queries.ts';
import { catalogueTable } from './tables.ts';

/** A cell that cannot be read; `column` is the field's name. */
export type CellIssue = { column: string; code: string };

/** The fields that stand in a sheet: rows owned by an entry do not fit in one line and are left out. */
export function sheetFields(def: CatalogueDef): Array<[string, Field]> {
  return Object.entries(def.fields).filter(([, field]) => field.kind !== 'lines');
}

/** Codes and ids of the catalogues that a definition refers to, read once for a whole sheet. */
export async function referenceCodes(ctx: Ctx, def: CatalogueDef): Promise<Map<string, Map<string, string>>> {
  const targets = new Set(
    sheetFields(def).flatMap(([, field]) =>
      field.kind === 'ref' || field.kind === 'refs' ? [field.to] : [],
    ),
  );
  const codes = new Map<string, Map<string, string>>();
  for (const name of targets) {
    const target = catalogueByName(name);
    const table = catalogueTable(name);
    const column = target ? table[target.code ?? target.display] : undefined;
    if (!column) continue;
    const rows = await ctx.db.select({ _id: table._id, code: column, state: table.TrangThai }).from(table);
    const alive = rows.filter((row) => row.state === 'DangSuDung');
    codes.set(name, new Map(alive.map((row) => [String(row.code), String(row._id)])));
  }
  return codes;
}

/** The text of a field in a sheet: a reference by its code, yes as x, a choice by its Vietnamese label. */
export function cellText(
  field: Field,
  value: unknown,
  ids: ReadonlyMap<string, ReadonlyMap<string, string>>,
): string {
  if (value === null || value === undefined) return '';
  switch (field.kind) {
    case 'bool':
      return value === true ? 'x' : '';
    case 'enum':
      return field.values[String(value)]?.vi ?? String(value);
    case 'ref':
      return ids.get(field.to)?.get(String(value)) ?? '';
    case 'refs':
      return Array.isArray(value)
        ? value.map((id) => ids.get(field.to)?.get(String(id)) ?? '').join('; ')
        : '';
    case 'number':
    case 'money':
    case 'quantity':
      return String(value).replace(/\.0+$|(\.\d*?)0+$/, '$1');
    default:
      return value instanceof Date ? value.toISOString() : String(value);
  }
}

/** Reads one line of a sheet into an entry; what cannot be read becomes an issue of its column. */
export function readCells(
  def: CatalogueDef,
  cells: ReadonlyMap<string, string>,
  codes: ReadonlyMap<string, ReadonlyMap<string, string>>,
): { entry: Row; issues: CellIssue[] } {
  const entry: Row = {};
  const issues: CellIssue[] = [];
  for (const [name, field] of sheetFields(def)) {
    const text = cells.get(name)?.trim();
    if (text === undefined) continue;
    const read = readCell(field, text, codes);
    if (read.ok) entry[name] = read.value;
    else issues.push({ column: name, code: read.code });
  }
  return { entry, issues };
}

type Read = { ok: true; value: unknown } | { ok: false; code: string };

function readCell(field: Field, text: string, codes: ReadonlyMap<string, ReadonlyMap<string, string>>): Read {
  if (text === '')
    return { ok: true, value: field.kind === 'bool' ? false : field.kind === 'refs' ? [] : null };
  switch (field.kind) {
    case 'bool':
      return { ok: true, value: /^(x|1|true|có|co|yes)$/i.test(text) };
    case 'enum': {
      const found = Object.entries(field.values).find(([value, label]) =>
        [value, label.vi, label.en].some((one) => one.toLowerCase() === text.toLowerCase()),
      );
      return found ? { ok: true, value: found[0] } : { ok: false, code: 'NOT_IN_LIST' };
    }
    case 'ref': {
      const id = codes.get(field.to)?.get(text);
      return id ? { ok: true, value: id } : { ok: false, code: 'REFERENCE_MISSING' };
    }
    case 'refs': {
      const wanted = text.split(/[;,]/).map((code) => code.trim());
      const found = wanted.map((code) => codes.get(field.to)?.get(code));
      return found.every((id) => id !== undefined)
        ? { ok: true, value: found }
        : { ok: false, code: 'REFERENCE_MISSING' };
    }
    case 'date': {
      const local = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
      if (!local) return { ok: true, value: text.slice(0, 10) };
      const [, day = '', month = '', year = ''] = local;
      return { ok: true, value: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` };
    }
    case 'number':
    case 'money':
    case 'quantity':
      return { ok: true, value: text.replace(/\s/g, '').replace(',', '.') };
    default:
      return { ok: true, value: text };
  }
}
