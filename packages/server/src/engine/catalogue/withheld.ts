import { isWithheld } from '@sen/domain/catalogue/catalogue';
import { catalogueByName } from '@sen/domain/catalogues/all';
import type { Ctx } from '../context.ts';

/** What stands in the place of a value that is withheld. */
export const hidden = '***';

const none: ReadonlySet<string> = new Set();

/** The fields of a catalogue that are withheld from the caller; none for what is no catalogue. */
export function withheldFrom(ctx: Ctx, name: string): ReadonlySet<string> {
  const def = catalogueByName(name);
  return def
    ? new Set(Object.keys(def.fields).filter((field) => isWithheld(def, field, ctx.permissions)))
    : none;
}
