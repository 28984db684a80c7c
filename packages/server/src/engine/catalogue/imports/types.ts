import type { Field, Label } from '@sen/domain/catalogue/catalogue';
import type { ColumnAnswers, ColumnFacts, Holds } from '@sen/domain/imports/columnFacts';
import type { OldFont } from '@sen/domain/imports/oldFonts';
import type { Ctx, SessionUser, Tx } from '../../context.ts';
import type { Cell } from './cells.ts';

/** Where the values of a plan's column come from: a column of the file (from 0), or one text for every line. */
export type MappedColumn = { column: number | null; fixed: string };
export type Mapping = Record<string, MappedColumn>;

export type ImportOptions = ColumnAnswers & {
  /** What happens to entries that exist: changed by their code, or left as they are. */
  existing: 'update' | 'skip';
  /** Suspends the entries that the file does not name. */
  suspendMissing: boolean;
  /** The old font whose letters are read as Unicode; null where the file stays as it is, undefined while nobody was asked. */
  oldFont?: OldFont | null | undefined;
  /** Is written as soon as its check has found no fault. */
  writeIfGood?: true;
};

/** What was found in a file. Rows count from 1 as a person counts them. */
export type SheetFacts = {
  kind: 'xlsx' | 'csv';
  /** Of text: utf-8, utf-16le, utf-16be, windows-1258 or, with an old font, windows-1252. */
  encoding: string | null;
  separator: string | null;
  sheet: string | null;
  /** The old font that the texts look like. */
  oldFont?: OldFont | null;
  /** Cells that are one in the sheet, as A5:A9; the first ones. */
  merged?: string[];
  /** Columns with days in numbers or with phones that lost their zero. */
  columns?: ColumnFacts[];
  rows: number;
  headerRow: number;
  /** The first lines, among which the header is looked for. */
  head: Array<{ row: number; cells: Cell[] }>;
};

/** A fault of one cell; `key` is the plan's column. */
export type LineIssue = {
  key: string;
  code: string;
  value: string;
  details: Record<string, string | number>;
};

/** A fault with the line of the file where it is. */
export type Fault = LineIssue & { row: number };

export type PartReport = {
  catalogue: string;
  Moi: number;
  Sua: number;
  KhongDoi: number;
  BoQua: number;
  Loi: number;
  /** Entries that would be suspended. */
  TamNgung: number;
};

/** What a file brings beside entries of catalogues, such as a price list; `path` is its screen, once it is there. */
export type Further = { label: Label; count: number; path: string | null };

/** What a check found; `byColumn` counts the faults of each of the plan's columns. */
export type CheckReport = {
  parts: PartReport[];
  issues: number;
  byColumn: Record<string, number>;
  seconds: number;
  /** What else would be written, and after the writing what was. */
  further?: Further[];
  /** References that found an entry only with letter case aside; the first ones. */
  spellings?: Array<{ catalogue: string; text: string; found: string }>;
  /** Cells that were mended since. */
  mended?: number;
  /** Set when the entries are written. */
  written?: { seconds: number; at: string };
};

/** Whoever started a step: a job acts with the same name and language. */
export type Actor = {
  user: SessionUser | null;
  profileId: string | null;
  nodeId: string | null;
  permissions: string[];
  language: 'vi' | 'en';
  clientId: string | null;
  ip: string | null;
  requestId: string;
};

/** A column that a plan wants of a file. */
export type PlanColumn = {
  key: string;
  label: Label;
  /** A line cannot be taken without it. */
  required: boolean;
  /** Required as well once this other column is chosen. */
  requiredWith?: string;
  /** What may have to be asked about once for the whole column. */
  holds?: Holds;
  /** What a line gets whose code tells it where the file has no such column, for the screen. */
  derived?: Label;
  /** Further headings under which official files have it. */
  headings?: readonly string[];
  /** Its place in the official file, from 1, for files whose headings are unlike. */
  place?: number;
  /** What every line gets when the file has no such column. */
  fixed?: string;
};

/** How a field is read: the text of a column, changed where official files write it in another way, with the help of others (`also`). */
export type PlanField = {
  from: string;
  also?: readonly string[];
  read?: (text: string, cell: (key: string) => string) => string;
  /** What a new entry gets where no cell says it; an existing one keeps its own. Wins over the text that every line gets. */
  derive?: (cell: (key: string) => string) => string;
};

/** One catalogue that a file fills. */
export type PlanPart = {
  catalogue: string;
  fields: Readonly<Record<string, PlanField>>;
  /**
   * Rows that an entry owns, by its field and their cells: a line of the file brings one at most of each, and lines with the code of an
   * earlier one bring further rows of its entry.
   */
  lines?: Readonly<Record<string, Readonly<Record<string, PlanField>>>>;
  /** Fixed values of fields that the file does not have. */
  constants?: Readonly<Record<string, unknown>>;
  /** Several lines may tell of one entry: the first counts. A line without a code tells of none. */
  repeated?: true;
  /** A mark that a code may carry: of two lines of one code, with and without it, the one with the mark counts. */
  mark?: PlanField;
  /** Only entries of which no earlier part about the same catalogue tells. */
  unlessEarlier?: true;
  /** Entries that the file does not name may be suspended. */
  whole?: true;
  /** Values for `after`, by name. */
  extra?: Readonly<Record<string, { field: Field } & PlanField>>;
};

/** What a check is asked for. */
export type CheckInput = {
  id: string;
  plan: ImportPlan;
  mapping: Mapping;
  options: ImportOptions;
  /** Lines up to this one are no data. */
  headerRow: number;
  rows: number;
  /** Told after each chunk; throws when the check is given up. */
  onProgress: (done: number) => Promise<void>;
};

/** What the writing of checked lines is asked for, in its transaction. */
export type RecordWrite = {
  id: string;
  /** Told of the lines that are done; throws when the import is given up. */
  onProgress: (done: number) => Promise<void>;
};

/** How a file becomes records that are no catalogue: their feature checks, writes and undoes by the lines and entries of the import. */
export type RecordImport = {
  /** Judges every line and keeps what would become of it (`nhap_danh_muc_muc`). */
  check: (ctx: Ctx, input: CheckInput) => Promise<CheckReport>;
  /** Writes what the check kept. Error: IMPORT_STALE. */
  write: (tx: Tx, input: RecordWrite) => Promise<void>;
  /** Takes it back; how many. Errors: IMPORT_UNDO_CHANGED, IMPORT_UNDO_IN_USE. */
  undo: (tx: Tx, id: string) => Promise<number>;
};

/** How a file becomes entries: one catalogue's own columns, or an official file. Later parts may refer to earlier ones. */
export type ImportPlan = {
  name: string;
  label: Label;
  /** What the file is and where it comes from. */
  note?: Label;
  permissions: readonly string[];
  /** The file of this kind that ships with Sen, in `official-lists`, and what it is. */
  shipped?: { file: string; source: Label };
  columns: readonly PlanColumn[];
  parts: readonly PlanPart[];
  /**
   * Texts for columns that a file lacks, by what the site has and what the first lines of the file say: every line gets them, and a person
   * may change them.
   */
  propose?: (
    ctx: Ctx,
    head: ReadonlyArray<{ cells: readonly Cell[] }>,
  ) => Promise<Readonly<Record<string, string>>>;
  /** Of records that are no catalogue. */
  records?: RecordImport;
  /** What else a checked file would bring. */
  foresee?: (ctx: Ctx, importId: string) => Promise<Further[]>;
  /** Writes that, in the transaction of the entries. */
  after?: (tx: Tx, importId: string) => Promise<Further[]>;
};
