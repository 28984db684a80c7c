import type { Field } from '@sen/domain/catalogue/catalogue';
import { catalogueByName } from '@sen/domain/catalogues/all';
import { type Line, newText } from './line.ts';
import type { Found, Resolver } from './resolve.ts';
import type { PlanField } from './types.ts';
import { readValue } from './values.ts';

/** The texts of a line that refer to other entries, by catalogue. */
export function wantedReferences(
  fields: ReadonlyArray<readonly [PlanField, Field]>,
  line: Line,
  wanted: Map<string, Set<string>>,
): void {
  for (const [source, field] of fields) {
    if (field.kind !== 'ref' && field.kind !== 'refs') continue;
    const texts = wanted.get(field.to) ?? new Set();
    wanted.set(field.to, texts);
    for (const text of partsOf(field, newText(line, source))) texts.add(text);
  }
}

/** The references in a cell: several are parted by semicolons, commas or line breaks. */
function partsOf(field: Field, text: string): string[] {
  if (text === '') return [];
  if (field.kind !== 'refs') return [text];
  return text
    .split(/[;,\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

type ReadOne =
  | { ok: true; value: unknown }
  | { ok: false; code: string; details?: Record<string, string | number> };

/** The value of a field from a text; `before` is the id, or the ids, that the field had, which may be suspended meanwhile. */
export function readOne(field: Field, text: string, before: unknown, resolver: Resolver): ReadOne {
  if (field.kind !== 'ref' && field.kind !== 'refs') return readValue(field, text);
  const all = partsOf(field, text).map((part) => ({ part, hit: resolver.find(field.to, part) }));
  const ids: string[] = [];
  for (const { hit } of all) {
    const refused = refusalOf(field.to, hit, before);
    if (refused || hit === null || hit === 'ambiguous')
      return refused ?? { ok: false, code: 'REFERENCE_MISSING' };
    ids.push(hit.id);
  }
  return { ok: true, value: field.kind === 'refs' ? ids : (ids[0] ?? null) };
}

function refusalOf(catalogue: string, hit: Found, before: unknown): ReadOne | null {
  const details = { ...(catalogueByName(catalogue)?.label ?? { vi: catalogue, en: catalogue }) };
  if (hit === null) return { ok: false, code: 'REFERENCE_UNKNOWN', details };
  if (hit === 'ambiguous') return { ok: false, code: 'REFERENCE_AMBIGUOUS', details };
  const kept = before === hit.id || (Array.isArray(before) && before.includes(hit.id));
  return hit.suspended && !kept ? { ok: false, code: 'REFERENCE_SUSPENDED', details } : null;
}
