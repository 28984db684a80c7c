import type { Label } from '@sen/domain/catalogue/catalogue';
import { holdsWords } from '@sen/domain/names/find';
import { type Act, type AreaRow, areaRows, permissionsOfArea } from '@sen/domain/permissions/matrix';
import { type Permission, permissions } from '@sen/domain/permissions/permissions';

export type Shown = 'all' | 'held' | 'changed';
type Filter = { text: string; shown: Shown; held: ReadonlySet<string>; saved: ReadonlySet<string> };

/** The areas that fit a filter: by the words of the area or of one of its permissions, in either language. */
export function fittingAreas({ text, shown, held, saved }: Filter): AreaRow[] {
  const fits = (label: Label) => holdsWords(text, `${label.vi} ${label.en}`);
  return areaRows.filter((area) => {
    const own = permissionsOfArea(area);
    if (shown === 'held' && !own.some((one) => held.has(one))) return false;
    if (shown === 'changed' && !own.some((one) => held.has(one) !== saved.has(one))) return false;
    return fits(area.label) || own.some((one) => fits(permissions[one]));
  });
}

/** The permissions of an act in some areas. */
export function permissionsOfAct(areas: readonly AreaRow[], act: Act): Permission[] {
  return areas.flatMap((area) => area.acts[act] ?? []);
}

/** How a box stands that speaks for several permissions. */
export function boxOf(list: readonly string[], held: ReadonlySet<string>) {
  const count = list.filter((one) => held.has(one)).length;
  return { checked: count > 0 && count === list.length, indeterminate: count > 0 && count < list.length };
}

/** The list with some permissions given or taken; the rest keeps its order. */
export function withPermissions(list: readonly string[], some: readonly string[], on: boolean): string[] {
  const rest = list.filter((one) => !some.includes(one));
  return on ? [...list, ...some.filter((one) => !list.includes(one))] : rest;
}
