/** A text in both languages of the product. */
export type Label = { vi: string; en: string };

export type TextPattern = 'code' | 'phone' | 'email' | 'taxCode' | 'host';

/**
 * One field of a catalogue. `list: true` shows it as a column of the list. `confidential: true` is for what concerns a person or the
 * house alone: it is given only to who may change the catalogue, and a list is neither searched, sorted nor filtered by it for others.
 */
export type Field = Kind & { confidential?: true };

type Kind =
  | {
      kind: 'text';
      label: Label;
      required?: true;
      max: number;
      unique?: true;
      pattern?: TextPattern;
      /** So many digits and nothing else. */
      digits?: number;
      multiline?: true;
      list?: true;
    }
  /** One that is `plain` counts nothing, such as a port: its digits are not grouped. */
  | { kind: 'number'; label: Label; required?: true; min?: string; max?: string; plain?: true; list?: true }
  | { kind: 'money' | 'quantity'; label: Label; required?: true; min?: string; max?: string; list?: true }
  | { kind: 'bool' | 'date' | 'datetime' | 'colour'; label: Label; required?: true; list?: true }
  | {
      kind: 'enum';
      type: string;
      label: Label;
      required?: true;
      values: Readonly<Record<string, Label>>;
      /** What most entries have: a new one begins with it on the screen. */
      usual?: string;
      list?: true;
    }
  /** The id of a stored PNG or JPEG that was sent for this field; `maxBytes` in bytes. */
  | { kind: 'image'; label: Label; required?: true; maxBytes: number }
  | { kind: 'ref' | 'refs'; to: string; label: Label; required?: true; list?: true }
  | { kind: 'lines'; label: Label; fields: Readonly<Record<string, Field>>; required?: true };

export type Service = 'auth' | 'main' | 'pharmacy' | 'print';

export type OperationNames = {
  list: string;
  one: string;
  search: string;
  create: string;
  update: string;
  remove: string;
  batch: string;
};

export type CatalogueDef = {
  name: string;
  service: Service;
  label: Label;
  /** Group of the catalogue index, a key of `catalogueGroups`. */
  group: string;
  /** Permission to change, and to see confidential fields; the others every signed-in user reads, since every picker does. */
  permission: string;
  /**
   * Whoever holds this permission writes the entries that are their own, those whose field names their member of staff; the others
   * need `permission`. Names are told apart among those of an owner and among shared ones, or, where they are `oneNameInAll`, among all.
   */
  own?: { field: string; permission: string; oneNameInAll?: true };
  fields: Readonly<Record<string, Field>>;
  searchBy: readonly string[];
  /** Field shown where another record refers to this one; the code goes before it in pickers. */
  display: string;
  code?: string;
  /** Without a code: the fields that together tell an entry from others, so that a file that comes again changes it and adds none. */
  key?: readonly string[];
  /** Read-only fields, each another field's text without accents: `TenKhongDau` of `TenDichVu`. */
  withoutAccents?: Readonly<Record<string, string>>;
  /** Pairs of dates or numbers of which the second may not be less than the first. */
  ordered?: ReadonlyArray<readonly [from: string, to: string]>;
  /** Fields whose values have a default (`MacDinh`) each, such as the kinds of reasons; one in all otherwise. */
  defaultWithin?: readonly string[];
  /** What no field tells by itself: several of them judged together. `today` (2026-12-31) is null where no clock is at hand. */
  check?: (entry: Readonly<Record<string, unknown>>, today: string | null) => CheckIssue[];
  operations?: Partial<OperationNames>;
  /** Further arguments of the list and the search, each with the field that it filters: `loaiLyDo` by `LoaiLyDo`. */
  filters?: Readonly<Record<string, string>>;
};

/** A fault that the own check of a definition finds, at a field. */
export type CheckIssue = { path: string; code: string; details?: Record<string, string | number> };

/** Whether an entry is suspended: every catalogue has this field, `TamNgung`, beside its own. */
export const suspendedField: Field = { kind: 'bool', label: { vi: 'Tạm ngưng', en: 'Suspended' } };

/** What every entry has beside the fields of its definition, as lists show, sort and filter it. */
export const commonFields: Readonly<Record<string, Field>> = {
  TamNgung: suspendedField,
  NgayTao: { kind: 'datetime', label: { vi: 'Ngày tạo', en: 'Made on' } },
  NgayCapNhat: { kind: 'datetime', label: { vi: 'Ngày cập nhật', en: 'Changed on' } },
};

/** Declares a catalogue; the identity function, for its type and for one place to search. */
export function defineCatalogue<const D extends CatalogueDef>(def: D): D {
  return def;
}

/** What a new entry begins with on the screen: the value that most entries of the catalogue have. */
export function usualValues(def: Pick<CatalogueDef, 'fields'>): Record<string, string> {
  const usual = Object.entries(def.fields).flatMap(([name, field]) =>
    field.kind === 'enum' && field.usual ? [[name, field.usual]] : [],
  );
  return Object.fromEntries(usual);
}

/** Whether a field is withheld from whoever holds these permissions. */
export function isWithheld(
  def: Pick<CatalogueDef, 'permission' | 'fields'>,
  field: string,
  permissions: { has: (permission: string) => boolean },
): boolean {
  const spec = Object.hasOwn(def.fields, field) ? def.fields[field] : undefined;
  return spec?.confidential === true && !permissions.has(def.permission);
}

/** The names of the seven operations: those of the specification where it has them, else the regular pattern. */
export function operationNames(def: CatalogueDef): OperationNames {
  const key = /^[A-Z]{2,}_/.test(def.name)
    ? def.name.charAt(0).toLowerCase() + def.name.slice(1)
    : def.name.replace(/^[A-Z]+(?=[A-Z][a-z])|^[A-Z]+$|^[A-Z]/, (head) => head.toLowerCase());
  return {
    list: `${key}s`,
    one: key,
    search: `search${def.name}`,
    create: `create${def.name}`,
    update: `update${def.name}`,
    remove: `remove${def.name}`,
    batch: `batch${def.name}`,
    ...def.operations,
  };
}
