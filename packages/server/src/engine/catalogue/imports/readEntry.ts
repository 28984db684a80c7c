import { type CatalogueDef, type Field, suspendedField } from '@sen/domain/catalogue/catalogue';
import { validate, validateField } from '@sen/domain/catalogue/validate';
import type { Row } from '../queries.ts';
import { brokenFault } from './cells.ts';
import type { Step } from './gather.ts';
import { fieldText, isChosen, type Line, newText } from './line.ts';
import { readOwned } from './owned.ts';
import { readOne } from './readCell.ts';
import type { Resolver } from './resolve.ts';
import type { Fault, Mapping, PlanField, PlanPart } from './types.ts';

/** The fields of a part that the mapping gives something for; what is not mapped leaves an entry as it is. */
export function givenFields(part: PlanPart, mapping: Mapping): Array<[string, PlanField]> {
  return Object.entries(part.fields).filter(([, { from, also = [] }]) =>
    [from, ...also].some((key) => isChosen(mapping, key)),
  );
}

/** The field of a catalogue, its own or the one that every catalogue has. */
export function fieldOf(def: CatalogueDef, name: string): Field | undefined {
  return name === 'TamNgung' ? suspendedField : def.fields[name];
}

/** What lines say of an entry: its values by the first, the rows that it owns by all; and what is wrong with their cells. `before` is the entry that they change. */
export function readEntry(
  { part, def, owned, today }: Step,
  fields: ReadonlyArray<readonly [string, PlanField]>,
  lines: readonly [Line, ...Line[]],
  before: Row | null,
  resolver: Resolver,
): { entry: Row; issues: Fault[] } {
  const [line] = lines;
  const own = readOwned(owned, lines, before, resolver);
  const given: Row = { ...part.constants, ...own.values };
  const issues: Fault[] = [];
  const sources = new Map(fields.map(([name, { from }]) => [name, from]));
  const fault = (name: string, code: string, value: string, details: Fault['details'] = {}) =>
    issues.push({ row: line.row, key: sources.get(name) ?? name, code, value, details });
  for (const [name, source] of fields) {
    const field = fieldOf(def, name);
    if (!field) throw new Error(`${def.name} has no field ${name}`);
    const broken = line.error(source.from);
    if (broken !== null) {
      fault(name, ...brokenFault(broken));
      continue;
    }
    if (before && source.derive && !line.hasCell(source.from) && line.text(source.from) === '') continue;
    const text = before ? fieldText(line, source) : newText(line, source);
    const read = readOne(field, text, before?.[name], resolver);
    if (read.ok) given[name] = read.value;
    else fault(name, read.code, text, read.details ?? {});
  }
  const entry = { ...fieldsOf(def, before), ...given };
  issues.push(...own.faults);
  const faulty = new Set(issues.map((issue) => `${issue.row} ${issue.key}`));
  for (const issue of validate(def, entry, today)) {
    const [name = '', index, cell] = issue.path.split('.');
    // what is wrong with an entry already is no fault of the file
    if (before && !(name in given)) continue;
    if (def.fields[name]?.kind === 'lines') {
      const row = own.rows.get(name)?.[Number(index)] ?? line.row;
      const cells = part.lines?.[name] ?? {};
      const source = cell ? cells[cell] : Object.values(cells)[0];
      const at = lines.find((one) => one.row === row) ?? line;
      if (source && !faulty.has(`${row} ${source.from}`))
        issues.push(faultOf(at, source, issue.code, issue.details));
      continue;
    }
    const from = sources.get(issue.path) ?? issue.path;
    if (faulty.has(`${line.row} ${from}`)) continue;
    const source = fields.find(([name]) => name === issue.path)?.[1];
    fault(issue.path, issue.code, source ? fieldText(line, source) : '', issue.details ?? {});
  }
  return { entry, issues };
}

/** Values that the plan uses beside the entry. */
export function readExtra(part: PlanPart, line: Line, resolver: Resolver): { extra: Row; issues: Fault[] } {
  const extra: Row = {};
  const issues: Fault[] = [];
  for (const [name, { field, ...source }] of Object.entries(part.extra ?? {})) {
    const text = fieldText(line, source);
    const read = readOne(field, text, undefined, resolver);
    const wrong = read.ok
      ? validateField(name, field, read.value)[0]
      : { ...read, details: read.details ?? {} };
    if (wrong) issues.push(faultOf(line, source, wrong.code, wrong.details));
    else if (read.ok) extra[name] = read.value;
  }
  return { extra, issues };
}

function faultOf(line: Line, source: PlanField, code: string, details: Fault['details'] = {}): Fault {
  return { row: line.row, key: source.from, code, value: fieldText(line, source), details };
}

function fieldsOf(def: CatalogueDef, before: Row | null): Row {
  if (!before) return {};
  return Object.fromEntries([...Object.keys(def.fields), 'TamNgung'].map((name) => [name, before[name]]));
}
