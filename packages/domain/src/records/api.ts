/** An enumeration of the API: its name, what it says, and what its values mean where that is more than their labels. */
export type ApiEnum = { name: string; about: string; values?: Readonly<Record<string, string>> };

/**
 * How the API shows a record: its GraphQL type, input, enumerations and labels of references are derived from its fields and its table.
 * What has a shape of its own (computed values, rows, arguments) stands in the feature's *.graphql as `extend type`. Names of fields are
 * checked when the schema is built.
 */
export type RecordApi = {
  /** What one of it is, in a sentence. */
  about: string;
  /** Fields that the type has not, or has in a shape of their own. */
  without?: readonly string[];
  /** What it says of who made it and when. */
  also?: readonly ('NgayTao' | 'NguoiTao_Id' | 'NgayCapNhat' | 'NguoiCapNhat_Id')[];
  /** References whose labels stand beside them, each with its catalogue: `BacSi_Id` gives `BacSi`. */
  labels?: Readonly<Record<string, string>>;
  /** Fields whose values are an enumeration: one that is declared here, or the name of one that is declared elsewhere. */
  enums?: Readonly<Record<string, ApiEnum | string>>;
  /** What somebody writes of it; what is required here must be given each time. */
  input?: {
    about: string;
    /** The name where it is not `<name>Input`. */
    name?: string;
    fields: readonly string[];
    required?: readonly string[];
    /** What a field means where that is not what it means when it is read. */
    describe?: Readonly<Record<string, string>>;
  };
  /** What fields mean, where that is neither their label nor what fields of their name usually mean. */
  describe?: Readonly<Record<string, string>>;
};

/** What fields of these names mean in most records. */
export const usualMeaning: Readonly<Record<string, string>> = {
  _id: 'Record id.',
  version: 'Grows with every change; sent back with an update.',
  TrangThai: 'State.',
  BenhNhan_Id: 'The patient.',
  TiepNhan_Id: 'The reception.',
  KhamBenh_Id: 'The session.',
  LyDoHuy: 'Why it was cancelled.',
  LyDo: 'Why.',
  ChanDoanICD_Id: 'Main disease.',
  ChanDoanICD: 'Label of the main disease.',
  ChanDoanPhuICD_Ids: 'Secondary diseases.',
  ChanDoanPhuICDs: 'Labels of the secondary diseases.',
  ChanDoan: 'Diagnosis as the paper says it.',
  BacSi_Id: 'The doctor who signs.',
  BacSi: 'Label of the doctor.',
  hanhDongs: 'Acts with the code of their refusal, or null for those that would succeed now.',
};

/** What fields of these names mean in most inputs. */
export const usualInput: Readonly<Record<string, string>> = {
  requestId: 'Makes a repeated request harmless; for a new record.',
  version: 'The version that was seen; for a change.',
  KhamBenh_Id: 'The session; for a new record.',
};

/** Names of fields, with blanks between them. */
export const names = (text: string): readonly string[] => text.trim().split(/\s+/);
