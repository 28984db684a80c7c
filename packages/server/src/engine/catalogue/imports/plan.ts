import type { CatalogueDef, Field } from '@sen/domain/catalogue/catalogue';
import { catalogueByName } from '@sen/domain/catalogues/all';
import { sheetFields } from '../columns.ts';
import type { ImportPlan, PlanColumn, PlanField } from './types.ts';

/** The column by which a sheet says that an entry is suspended; every catalogue has it. */
export const suspendedField: Field = { kind: 'bool', label: { vi: 'Tạm ngưng', en: 'Suspended' } };

/** The plan of a catalogue's own template: each column is a field. */
export function cataloguePlan(def: CatalogueDef): ImportPlan {
  const fields: Array<[string, Field]> = [...sheetFields(def), ['TamNgung', suspendedField]];
  const columns = fields.map(
    ([key, field]): PlanColumn => ({ key, label: field.label, required: field.required === true }),
  );
  return {
    name: def.name,
    label: def.label,
    permissions: [def.permission],
    columns,
    parts: [
      {
        catalogue: def.name,
        fields: Object.fromEntries(fields.map(([key]): [string, PlanField] => [key, { from: key }])),
        whole: true,
      },
    ],
  };
}

/** The plan of a name: an official file, or a catalogue of that name. */
export function planOf(name: string, officials: readonly ImportPlan[]): ImportPlan | null {
  const official = officials.find((plan) => plan.name === name);
  if (official) return official;
  const def = catalogueByName(name);
  return def ? cataloguePlan(def) : null;
}
