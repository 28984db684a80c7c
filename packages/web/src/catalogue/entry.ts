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
