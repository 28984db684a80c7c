import type { CatalogueDef, Field, Label } from '@sen/domain/catalogue/catalogue';
import { catalogueByName } from '@sen/domain/catalogues/all';
import { eq } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { catalogueTable } from './tables.ts';

/** The fields of an entry that stand in a line of a sheet; pictures stand in none. */
export function sheetFields(def: CatalogueDef): Array<[string, Field]> {
  return Object.entries(def.fields).filter(([, field]) => field.kind !== 'lines' && field.kind !== 'image');
}

/** A column of the rows that an entry owns: `key` names it in a sheet, such as `ChiTiets.SoLuong`. */
export type OwnedColumn = {
  key: string;
  lines: string;
  cell: string;
  field: Field;
  label: Label;
  required: boolean;
};

/** The columns of the rows that entries own; each row stands in a line of its own, which repeats the code of its entry. */
export function ownedColumns(def: CatalogueDef): OwnedColumn[] {
  return Object.entries(def.fields).flatMap(([lines, owner]) =>
    owner.kind !== 'lines'
      ? []
      : Object.entries(owner.fields).map(([cell, field]) => ({
          key: `${lines}.${cell}`,
          lines,
          cell,
          field,
          label: {
            vi: `${owner.label.vi}: ${field.label.vi}`,
            en: `${owner.label.en}: ${field.label.en}`,
          },
          required: owner.required === true && field.required === true,
        })),
  );
}

/** The fields that tell an entry from others of its catalogue: its code, else its key; none where it has neither. */
export function keyFields(def: CatalogueDef): readonly string[] {
  return def.code ? [def.code] : (def.key ?? []);
}

/** How a sheet writes what a definition refers to: by its code, or by its name where people read it. By catalogue and id. */
export async function referenceTexts(
  ctx: Ctx,
  def: CatalogueDef,
  by: 'code' | 'name',
): Promise<Map<string, Map<string, string>>> {
  const targets = new Set(
    [...sheetFields(def).map(([, field]) => field), ...ownedColumns(def).map(({ field }) => field)].flatMap(
      (field) => (field.kind === 'ref' || field.kind === 'refs' ? [field.to] : []),
    ),
  );
  const codes = new Map<string, Map<string, string>>();
  for (const name of targets) {
    const target = catalogueByName(name);
    const table = catalogueTable(name);
    const column = target
      ? table[by === 'code' ? (target.code ?? target.display) : target.display]
      : undefined;
    if (!column) continue;
    const rows = await ctx.db
      .select({ _id: table._id, text: column })
      .from(table)
      .where(eq(table.TrangThai, 'DangSuDung'));
    codes.set(name, new Map(rows.map((row) => [String(row._id), String(row.text)])));
  }
  return codes;
}

/** The text of a field in a sheet: a reference by its code, yes as x, a choice by its label: the Vietnamese one, which an import reads, unless told. */
export function cellText(
  field: Field,
  value: unknown,
  ids: ReadonlyMap<string, ReadonlyMap<string, string>>,
  language: keyof Label = 'vi',
): string {
  if (value === null || value === undefined) return '';
  switch (field.kind) {
    case 'bool':
      return value === true ? 'x' : '';
    case 'enum':
      return field.values[String(value)]?.[language] ?? String(value);
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
