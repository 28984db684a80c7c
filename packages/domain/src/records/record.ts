import type { Label, Service } from '../catalogue/catalogue.ts';

export type Choices = Readonly<Record<string, Label>>;

type Kind =
  | { kind: 'text' | 'number' | 'money' | 'quantity' | 'bool' | 'date' | 'datetime' | 'colour' | 'image' }
  | { kind: 'enum'; values: Choices }
  /**
   * Ids of entries of a catalogue or of records, by name; several where a field may hold any of them. With `classes` a class goes
   * before the ids: `Major:id+id`.
   */
  | { kind: 'ref' | 'refs'; to: string | readonly string[]; classes?: Choices }
  /** Rows of this record, or one object; `of` names rows that are records themselves, so that an id may stand for a row. */
  | { kind: 'lines'; fields: Fields; of?: string }
  /** An object whose inner names are data themselves: whose profile, which column. */
  | { kind: 'data' };

/**
 * A field of a record, in the kinds of catalogues: a field of a catalogue is one of these. `personal` identifies or describes a person.
 * `from` says where a field comes from that is no column of the table: an act tells the operation log more than the table keeps, or the
 * value is gathered from rows of other tables.
 */
export type RecordField = Kind & { label: Label; personal?: true; from?: 'act' | 'rows' };

export type Fields = Readonly<Record<string, RecordField>>;

/** What a record needs to know of the acts on it: `ActSet` without the facts they decide on. */
type Acts = {
  name: string;
  states: Choices;
  acts: Readonly<Record<string, { label: Label; move?: { to?: string } }>>;
};

export type RecordDef = {
  /** As the operation log and the acts name it. */
  name: string;
  label: Label;
  service: Service;
  /** Its table in the service's schema where that is not the record's name; null when it has none. */
  table?: string | null;
  fields: Fields;
  /** The fields that tell one record from another: a code, a name. */
  display?: readonly string[];
  /** The record inside which the operation log holds it; it has no rows of its own there. */
  inside?: string;
  /** Whether acts are defined on it: the API tells which of them would succeed. */
  hasActs?: boolean;
};

type Definition<F extends Fields> = Omit<RecordDef, 'fields' | 'service' | 'hasActs'> & {
  service?: Service;
  fields: F;
  /** The sets of acts on it: its states and moves are theirs. */
  acts?: readonly Acts[];
};

/** Who and when: fields of every record with a table of its own (columns.ts of the server's engine). */
export const baseFields = {
  _id: { kind: 'text', label: { vi: 'Mã bản ghi', en: 'Record id' } },
  version: { kind: 'number', label: { vi: 'Phiên bản', en: 'Version' } },
  NgayTao: { kind: 'datetime', label: { vi: 'Ngày tạo', en: 'Added on' } },
  NguoiTao_Id: { kind: 'ref', to: 'account', label: { vi: 'Người tạo', en: 'Added by' } },
  NgayCapNhat: { kind: 'datetime', label: { vi: 'Ngày cập nhật', en: 'Changed on' } },
  NguoiCapNhat_Id: { kind: 'ref', to: 'account', label: { vi: 'Người cập nhật', en: 'Changed by' } },
} as const satisfies Fields;

/** Declares a record: its fields, with those that every record has and those that its acts say. */
export function defineRecord<const F extends Fields>({ acts = [], service = 'main', ...def }: Definition<F>) {
  const fields: Fields & F = { ...baseFields, ...moveFields(acts), ...def.fields };
  return { ...def, service, fields, hasActs: acts.length > 0 } satisfies RecordDef;
}

/** The state of a record, and the move that a row of the operation log names beside it. */
function moveFields(sets: readonly Acts[]): Fields {
  const states = Object.assign({}, ...sets.map((set) => set.states)) as Choices; // sets of one record share their states
  const moves = sets.flatMap(({ acts }) => Object.entries(acts).filter(([, act]) => act.move?.to));
  return {
    ...(Object.keys(states).length > 0 && { TrangThai: stateField(states) }),
    ...(moves.length > 0 && {
      action: {
        kind: 'enum',
        label: { vi: 'Thao tác', en: 'Act' },
        values: Object.fromEntries(moves.map(([name, { label }]) => [name, label])),
        from: 'act',
      },
    }),
  };
}

/** The state of a record on which no set of acts decides. */
export function stateField(values: Choices) {
  return { kind: 'enum', label: { vi: 'Trạng thái', en: 'State' }, values } as const;
}
