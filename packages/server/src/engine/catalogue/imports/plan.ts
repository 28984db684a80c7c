import { type CatalogueDef, type Field, type Label, suspendedField } from '@sen/domain/catalogue/catalogue';
import { catalogueByName } from '@sen/domain/catalogues/all';
import type { Holds } from '@sen/domain/imports/columnFacts';
import { defineRegistry } from '../../points.ts';
import { ownedColumns, sheetFields } from '../columns.ts';
import type { ImportPlan, PlanColumn, PlanField } from './types.ts';

/** The plans of files of authorities that an import understands. */
export const officialFile = defineRegistry<ImportPlan>('officialFile', ({ name }) => name);

/** The plan of a catalogue's own template: each column is a field. */
export function cataloguePlan(def: CatalogueDef): ImportPlan {
  const fields: Array<[string, Field]> = [...sheetFields(def), ['TamNgung', suspendedField]];
  const columns = fields.map(
    ([key, field]): PlanColumn => ({
      key,
      label: field.label,
      required: field.required === true,
      ...holdsOf(field),
    }),
  );
  const owned = ownedColumns(def);
  const lines: Record<string, Record<string, PlanField>> = {};
  for (const { key, lines: name, cell } of owned) lines[name] = { ...lines[name], [cell]: { from: key } };
  return {
    name: def.name,
    label: def.label,
    ...(owned.length > 0 ? { note: ownedNote(def) } : {}),
    permissions: [def.permission],
    // a file may change the other columns alone; a new entry without its rows is refused line by line
    columns: [
      ...columns,
      ...owned.map(
        ({ key, label, field }): PlanColumn => ({ key, label, required: false, ...holdsOf(field) }),
      ),
    ],
    parts: [
      {
        catalogue: def.name,
        fields: Object.fromEntries(fields.map(([key]): [string, PlanField] => [key, { from: key }])),
        ...(owned.length > 0 ? { lines } : {}),
        whole: true,
      },
    ],
  };
}

/** What the column of a field holds that may have to be asked about. */
export function holdsOf(field: Field): { holds?: Holds } {
  if (field.kind === 'date' || field.kind === 'datetime') return { holds: 'day' };
  return field.kind === 'text' && field.pattern === 'phone' ? { holds: 'phone' } : {};
}

function ownedNote(def: CatalogueDef): Label {
  const owners = Object.values(def.fields).filter(({ kind }) => kind === 'lines');
  const names = (language: 'vi' | 'en') =>
    owners.map(({ label }) => label[language].toLowerCase()).join(', ');
  return {
    vi: `Một mục có thể chiếm nhiều dòng: mỗi dòng một dòng con (${names('vi')}), lặp lại mã của mục; các cột khác chỉ cần ở dòng đầu.`,
    en: `An entry may take several lines: one for each row that it owns (${names('en')}), each with the code of the entry; other columns are needed in its first line only.`,
  };
}

/** The plan of a name: an official file, or a catalogue of that name. */
export function planOf(name: string, officials: readonly ImportPlan[]): ImportPlan | null {
  const official = officials.find((plan) => plan.name === name);
  if (official) return official;
  const def = catalogueByName(name);
  return def ? cataloguePlan(def) : null;
}
