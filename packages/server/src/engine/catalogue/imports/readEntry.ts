import type { CatalogueDef, Field } from '@sen/domain/catalogue/catalogue';
import { validate, validateField } from '@sen/domain/catalogue/validate';
import { catalogueByName } from '@sen/domain/catalogues/all';
import type { Row } from '../queries.ts';
import { type Cell, textOf } from './cells.ts';
import { suspendedField } from './plan.ts';
import type { Found, Resolver } from './resolve.ts';
import type { LineIssue, Mapping, PlanField, PlanPart } from './types.ts';
import { readValue } from './values.ts';

/** A line as the plan sees it: the text of each of its columns. */
export type Line = { row: number; text: (key: string) => string; error: (key: string) => string | null };

/** The line of a file through a mapping. */
export function lineOf(row: number, cells: readonly Cell[], mapping: Mapping): Line {
  const cellOf = (key: string): Cell | undefined => {
    const chosen = mapping[key];
    if (!chosen) return undefined;
    return chosen.column === null ? chosen.fixed : cells[chosen.column];
  };
  return {
    row,
    text: (key) => textOf(cellOf(key)),
    error: (key) => {
      const cell = cellOf(key);
      return typeof cell === 'object' ? cell.error : null;
    },
  };
}

/** The text of a field in a line. */
export function fieldText(line: Line, { from, read }: PlanField): string {
  const text = line.text(from);
  return read ? read(text, line.text).trim() : text;
}

/** The fields of a part that the mapping gives something for; what is not mapped leaves an entry as it is. */
export function givenFields(part: PlanPart, mapping: Mapping): Array<[string, PlanField]> {
  const isChosen = (key: string) => {
    const chosen = mapping[key];
    return chosen !== undefined && (chosen.column !== null || chosen.fixed.trim() !== '');
  };
  return Object.entries(part.fields).filter(([, { from, also = [] }]) => [from, ...also].some(isChosen));
}

/** The field of a catalogue, its own or the one that every catalogue has. */
export function fieldOf(def: CatalogueDef, name: string): Field | undefined {
  return name === 'TamNgung' ? suspendedField : def.fields[name];
}

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
    for (const text of partsOf(field, fieldText(line, source))) texts.add(text);
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

/** What a line says of an entry: its values, and what is wrong with its cells. `before` is the entry that it changes. */
export function readEntry(
  def: CatalogueDef,
  fields: ReadonlyArray<readonly [string, PlanField]>,
  constants: Row,
  line: Line,
  before: Row | null,
  resolver: Resolver,
): { entry: Row; issues: LineIssue[] } {
  const given: Row = { ...constants };
  const issues: LineIssue[] = [];
  const sources = new Map(fields.map(([name, { from }]) => [name, from]));
  const fault = (name: string, code: string, value: string, details: LineIssue['details'] = {}) =>
    issues.push({ key: sources.get(name) ?? name, code, value, details });
  for (const [name, source] of fields) {
    const field = fieldOf(def, name);
    if (!field) throw new Error(`${def.name} has no field ${name}`);
    const broken = line.error(source.from);
    if (broken !== null) {
      fault(name, 'CELL_ERROR', broken, { value: broken });
      continue;
    }
    const text = fieldText(line, source);
    const read = readOne(field, text, before?.[name], resolver);
    if (read.ok) given[name] = read.value;
    else fault(name, read.code, text, read.details ?? {});
  }
  const entry = { ...fieldsOf(def, before), ...given };
  const faulty = new Set(issues.map((issue) => issue.key));
  for (const issue of validate(def, entry)) {
    const from = sources.get(issue.path) ?? issue.path;
    // rows that an entry owns stand in no sheet; what is wrong with an entry already is no fault of the file
    if (before && !(issue.path in given)) continue;
    if (faulty.has(from)) continue;
    const source = fields.find(([name]) => name === issue.path)?.[1];
    fault(issue.path, issue.code, source ? fieldText(line, source) : '', issue.details ?? {});
  }
  return { entry, issues };
}

/** Values that the plan uses beside the entry. */
export function readExtra(
  part: PlanPart,
  line: Line,
  resolver: Resolver,
): { extra: Row; issues: LineIssue[] } {
  const extra: Row = {};
  const issues: LineIssue[] = [];
  for (const [name, { field, ...source }] of Object.entries(part.extra ?? {})) {
    const text = fieldText(line, source);
    const read = readOne(field, text, undefined, resolver);
    const wrong = read.ok
      ? validateField(name, field, read.value)[0]
      : { ...read, details: read.details ?? {} };
    if (wrong) issues.push({ key: source.from, code: wrong.code, value: text, details: wrong.details ?? {} });
    else if (read.ok) extra[name] = read.value;
  }
  return { extra, issues };
}

type ReadOne =
  | { ok: true; value: unknown }
  | { ok: false; code: string; details?: Record<string, string | number> };

function readOne(field: Field, text: string, before: unknown, resolver: Resolver): ReadOne {
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
  const details = { name: catalogueByName(catalogue)?.label.vi ?? catalogue };
  if (hit === null) return { ok: false, code: 'REFERENCE_UNKNOWN', details };
  if (hit === 'ambiguous') return { ok: false, code: 'REFERENCE_AMBIGUOUS', details };
  const kept = before === hit.id || (Array.isArray(before) && before.includes(hit.id));
  return hit.suspended && !kept ? { ok: false, code: 'REFERENCE_SUSPENDED', details } : null;
}

function fieldsOf(def: CatalogueDef, before: Row | null): Row {
  if (!before) return {};
  return Object.fromEntries([...Object.keys(def.fields), 'TamNgung'].map((name) => [name, before[name]]));
}
