import type { CatalogueDef } from '@sen/domain/catalogue/catalogue';
import type { DocumentNode } from 'graphql';

/** A record that another refers to, as the API labels it. */
export type RefLabel = { _id: string; ma?: string | null; ten: string };

/** An entry of a catalogue as its documents ask for it: the definition's fields and what every entry has. */
export type Entry = Record<string, unknown> & {
  _id: string;
  version: number;
  TrangThai: string;
  TamNgung: boolean | null;
};

export type EntryPage = {
  page: { data: Entry[]; totalRows: number; totalPages: number; currentPage: number };
};

/** The seven operations of a catalogue. */
export type CatalogueDocuments = {
  list: DocumentNode;
  one: DocumentNode;
  search: DocumentNode;
  create: DocumentNode;
  update: DocumentNode;
  remove: DocumentNode;
  batch: DocumentNode;
};

export type EntryValues = Record<string, unknown>;

/** What the form of an entry is given, as a page or in a drawer. */
export type EntryFormProps = {
  def: CatalogueDef;
  documents: CatalogueDocuments;
  /** Null for a new entry. */
  entry: Entry | null;
  /** What a new entry starts with. */
  preset?: Readonly<EntryValues>;
  mayWrite: boolean;
  onClose: () => void;
  /** Told the entry as the server has it now, and whether somebody typed on meanwhile: that is kept as its draft. */
  onSaved: (entry: Entry, typedOn: boolean) => void;
  /** Begins the next new entry with these values, once this one is saved; without it the form offers none. */
  onAnother?: (preset: EntryValues) => void;
  /** The entry is gone; as `onClose` without it. */
  onRemoved?: () => void;
};
