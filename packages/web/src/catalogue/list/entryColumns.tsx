import { type CatalogueDef, commonFields, type Field, isWithheld } from '@sen/domain/catalogue/catalogue';
import { formatDateTime } from '../../ui/dateText.ts';
import type { Entry } from '../../ui/entry.ts';
import type { CellKind, ColumnFilter, GridColumn } from '../../ui/grid/columns.ts';
import { StateTag } from '../../ui/StateTag.tsx';
import { cellOf } from '../cells.ts';
import { RefsPicker } from '../RefPicker.tsx';

type Language = 'vi' | 'en';
type Options = {
  language: Language;
  permissions: { has: (permission: string) => boolean };
  /** The word of a suspended entry. */
  suspended: string;
  /** Fields that are filtered otherwise, such as by the branch of a tree. */
  taken: ReadonlySet<string>;
};

const kinds: Readonly<Partial<Record<Field['kind'], CellKind>>> = {
  number: 'number',
  money: 'money',
  quantity: 'number',
  bool: 'bool',
  date: 'day',
  datetime: 'moment',
  enum: 'choice',
};

const unsortable: ReadonlySet<Field['kind']> = new Set(['refs', 'lines', 'image']);

/** The columns of a catalogue's list: every field that stands in one cell; those that the definition does not list come by choice. */
export function entryColumns(def: CatalogueDef, options: Options): ReadonlyArray<GridColumn<Entry>> {
  const { language, permissions, taken } = options;
  const fields = Object.entries(def.fields).filter(
    ([name, field]) =>
      field.kind !== 'lines' && field.kind !== 'image' && !isWithheld(def, name, permissions),
  );
  const own = fields.map(([name, field]) => ({
    ...fieldColumn(def, name, field, { language, filtered: !taken.has(name) }),
    hidden: !('list' in field && field.list),
  }));
  return [...own, ...common(options)];
}

/** The column of a field. */
export function fieldColumn(
  def: CatalogueDef,
  name: string,
  field: Field,
  { language, filtered }: { language: Language; filtered: boolean },
): GridColumn<Entry> {
  const filter = filtered ? filterOf(field, language) : null;
  return {
    key: name,
    label: field.label[language],
    kind: name === def.code ? 'code' : (kinds[field.kind] ?? 'text'),
    ...(name === def.display ? { grow: true, width: 240 } : {}),
    ...(name === def.code ? { heading: true } : {}),
    ...(filter ? { filter } : {}),
    sortable: !unsortable.has(field.kind),
    render: (entry) => cellOf(name, field, entry, language),
  };
}

/** What every entry has: suspended stands only where some entry is. */
function common({ language, suspended }: Options): Array<GridColumn<Entry>> {
  return Object.entries(commonFields).map(([key, field]): GridColumn<Entry> => {
    const filter = filterOf(field, language);
    const shared = { key, label: field.label[language], sortable: true, ...(filter ? { filter } : {}) };
    if (field.kind === 'datetime')
      return {
        ...shared,
        kind: 'moment',
        hidden: true,
        render: (entry) => formatDateTime(String(entry[key])),
      };
    return {
      ...shared,
      kind: 'state',
      quiet: true,
      render: (entry) => (entry.TamNgung ? <StateTag tone="waiting">{suspended}</StateTag> : ''),
    };
  });
}

function filterOf(field: Field, language: Language): ColumnFilter | null {
  switch (field.kind) {
    case 'text':
      return { kind: 'contains' };
    case 'enum':
      return {
        kind: 'choices',
        empty: !field.required,
        options: Object.entries(field.values).map(([value, label]) => ({ value, label: label[language] })),
      };
    case 'ref':
    case 'refs':
      return {
        kind: 'pick',
        empty: !field.required,
        draw: ({ label, value, onChange }) => (
          <RefsPicker to={field.to} aria-label={label} value={value} onChange={onChange} />
        ),
      };
    case 'bool':
      return { kind: 'bool' };
    case 'number':
    case 'money':
    case 'quantity':
      return { kind: 'numbers' };
    case 'date':
      return { kind: 'days' };
    case 'datetime':
      return { kind: 'moments' };
    default:
      return null;
  }
}
