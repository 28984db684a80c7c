import type { CatalogueDef, Field } from '@sen/domain/catalogue/catalogue';
import { catalogues } from '@sen/domain/catalogues/all';
import { catalogueTrees } from '@sen/domain/catalogues/trees';
import { features } from '../packages/web/src/app/features.ts';

/** Catalogues whose entries have a page of their own. */
const withPage = new Set(features.flatMap(({ entryPages = {} }) => Object.keys(entryPages)));

/** What the screens of a catalogue are made of: the kinds of its fields, its form and its tree. */
function partsOf({ name, fields }: CatalogueDef): string[] {
  const form = withPage.has(name) ? `the page of ${name}` : 'a drawer';
  return [...Object.values(fields).flatMap(kindsOf), form, ...(catalogueTrees[name] ? ['a tree'] : [])];
}

function kindsOf(field: Field): string[] {
  if (field.kind === 'lines')
    return ['lines', ...Object.values(field.fields).map((cell) => `${cell.kind} in lines`)];
  return [field.kind === 'text' && field.multiline ? 'long text' : field.kind];
}

/** As few catalogues as show each of these parts: those that bring most come first. */
export function catalogueOfEachKind(): CatalogueDef[] {
  const chosen: CatalogueDef[] = [];
  const missing = new Set(catalogues.flatMap(partsOf));
  const brought = (def: CatalogueDef) => new Set(partsOf(def).filter((part) => missing.has(part))).size;
  while (missing.size > 0) {
    const [best] = [...catalogues].sort((one, other) => brought(other) - brought(one));
    if (!best) break;
    chosen.push(best);
    for (const part of partsOf(best)) missing.delete(part);
  }
  return chosen;
}
