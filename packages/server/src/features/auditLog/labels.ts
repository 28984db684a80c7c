import { catalogues } from '@sen/domain/catalogues/all';
import { catalogueRecord } from '@sen/domain/records/catalogueRecord';
import type { Fields, RecordDef, RecordField } from '@sen/domain/records/record';
import { recordDefs } from '../../engine/acts/recordDefs.ts';

type Language = 'vi' | 'en';

const ofCatalogues: ReadonlyMap<string, RecordDef> = new Map(
  catalogues.map((def) => [def.name, catalogueRecord(def)]),
);

/** The record of a kind: what a feature keeps, or an entry of a catalogue; undefined for an unknown kind. */
export function recordOf(entity: string): RecordDef | undefined {
  return recordDefs.get(entity) ?? ofCatalogues.get(entity);
}

/** What a kind of record is called; one that nothing names answers its own name. */
export function entityLabel(entity: string, language: Language): string {
  return recordOf(entity)?.label[language] ?? entity;
}

/** Every kind of record that the log may hold, by its name in the language. */
export function knownEntities(language: Language): Array<{ entity: string; ten: string }> {
  return [...recordDefs.all(), ...ofCatalogues.values()]
    .filter((record) => record.inside === undefined)
    .map(({ name, label }) => ({ entity: name, ten: label[language] }))
    .sort((a, b) => a.ten.localeCompare(b.ten, language));
}

const indexes = new Map<RecordDef, ReadonlyMap<string, RecordField>>();

/** A field of a kind of record by its name, the record's own before those of its rows; null where the record has none. */
export function fieldOf(entity: string, name: string): RecordField | null {
  const record = recordOf(entity);
  if (!record) return null;
  const index = indexes.get(record) ?? indexOf(record.fields);
  indexes.set(record, index);
  return index.get(name) ?? null;
}

function indexOf(fields: Fields): Map<string, RecordField> {
  const inside = Object.values(fields).flatMap((one) =>
    one.kind === 'lines' ? [...indexOf(one.fields)] : [],
  );
  return new Map([...inside.reverse(), ...Object.entries(fields)]); // the last of a name wins
}

/** What a field of a kind of record is called, one inside another after that one's name (`Hồ sơ · Bác sĩ`). Null where nothing names it. */
export function fieldLabel(entity: string, field: string, language: Language): string | null {
  const labels = field.split('.').map((name) => fieldOf(entity, name)?.label[language] ?? null);
  if (labels[0] === null) return null;
  return labels.map((label, at) => label ?? field.split('.')[at]).join(' · ');
}

/** Paths of the fields of a record, however deep, that nothing names. */
export function fieldsWithoutName(entity: string, record: unknown, path = ''): string[] {
  if (Array.isArray(record)) return record.flatMap((one) => fieldsWithoutName(entity, one, path));
  if (typeof record !== 'object' || record === null) return [];
  return Object.entries(record).flatMap(([name, value]) => {
    const inner = path === '' ? name : `${path}.${name}`;
    const field = fieldOf(entity, name);
    if (!field) return [inner];
    return field.kind === 'data' ? [] : fieldsWithoutName(entity, value, inner);
  });
}
