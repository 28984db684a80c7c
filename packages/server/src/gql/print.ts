export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar day, YYYY-MM-DD. */
  Date: { input: string; output: string; }
  /** An instant, ISO 8601 in UTC. */
  DateTime: { input: Date; output: Date | string; }
  /** A decimal number as text, such as "351000.00"; never a float. */
  Decimal: { input: string; output: string; }
  /** Any JSON value. */
  JSON: { input: unknown; output: unknown; }
  /** A decimal number as text that may be below zero, also where somebody enters it; a Decimal that is entered may not. */
  SignedDecimal: { input: string; output: string; }
};

/** Whether an act is possible now, and why not. */
export type ActionState = {
  /** The act's name, as in the acts of the object. */
  action: Scalars['String']['output'];
  /** The label of the act in the user's language is kept by the client; this is the code of the refusal, or null when allowed. */
  refusal?: Maybe<Scalars['String']['output']>;
};

/** What a template looks like on the sample of its form. */
export type BanXemTruoc = {
  /** The faults of the template. */
  diagnostics: Array<LoiMauIn>;
  /** Pages; 0 when the template has faults. */
  pages: Scalars['Int']['output'];
  /** The PDF in base64; null when the template has faults. */
  pdf?: Maybe<Scalars['String']['output']>;
  /** All pages below each other as one SVG; null when the template has faults. */
  svg?: Maybe<Scalars['String']['output']>;
};

/** A print form, such as the receipt. */
export type BieuMau = {
  /** Its code. */
  MaMauIn: Scalars['String']['output'];
  /** Its name in English. */
  en: Scalars['String']['output'];
  /** Its paper. */
  giay: KhoGiay;
  /** The labels that ship with Sen. */
  labelsGoc: Array<NhanMauIn>;
  /** The version that prints today; 0 is the one that ships with Sen. */
  phienBanApDung: Scalars['Int']['output'];
  /** The versions of this site, the newest first. */
  phienBans: Array<MauIn>;
  /** How many drafts of it there are. */
  soBanNhap: Scalars['Int']['output'];
  /** The template that ships with Sen. */
  templateGoc: Scalars['String']['output'];
  /** Its name in Vietnamese. */
  vi: Scalars['String']['output'];
};

/** Paper of a form. */
export type KhoGiay =
  /** A4 upright. */
  | 'a4'
  /** A5 upright. */
  | 'a5'
  /** A5 lying. */
  | 'a5_landscape'
  /** Label of 50 by 30 mm. */
  | 'label50x30'
  /** Roll of 80 mm. */
  | 'roll80';

/** A fault of a template. */
export type LoiMauIn = {
  /** Column from 1. */
  column?: Maybe<Scalars['Int']['output']>;
  /** The file: main.typ is the template, others are helpers of Sen. */
  file: Scalars['String']['output'];
  /** Line from 1; null when the fault has no place. */
  line?: Maybe<Scalars['Int']['output']>;
  /** What is wrong, as the compiler says it. */
  message: Scalars['String']['output'];
};

/** This site's version of a print form. */
export type MauIn = {
  /** Note. */
  GhiChu?: Maybe<Scalars['String']['output']>;
  /** Code of the form. */
  MaMauIn: Scalars['String']['output'];
  /** When it was changed last. */
  NgayCapNhat: Scalars['DateTime']['output'];
  /** Draft, released or withdrawn. */
  TrangThai: TrangThaiMauIn;
  /** The day from which it prints, once released. */
  TuNgay?: Maybe<Scalars['Date']['output']>;
  /** Id. */
  _id: Scalars['ID']['output'];
  /** Acts with the code of their refusal, or null for those that would succeed now. */
  hanhDongs: Array<ActionState>;
  /** Its labels. */
  labels: Array<NhanMauIn>;
  /** Number of the version, from 1 for each form. */
  soPhienBan: Scalars['Int']['output'];
  /** Typst template. */
  template: Scalars['String']['output'];
  /** The version that it was copied from; 0 is the shipped one. */
  tuPhienBan: Scalars['Int']['output'];
  /** Version of the record; give it back with a change. */
  version: Scalars['Int']['output'];
};

/** Everything that can be changed through this service. */
export type Mutation = {
  /** Makes a draft of a form from one of its versions. */
  createMauIn: MauIn;
  /** Withdraws a released version, or discards a draft. `TrangThai` is the state that was seen. */
  huyMauIn: MauIn;
  /** Releases a draft from a day on. A template that cannot print its sample in both languages is refused, with its lines. */
  phatHanhMauIn: MauIn;
  /** Discards drafts, all or none; answers how many. A version that was released is withdrawn instead. */
  removeMauIn: Scalars['Int']['output'];
  /** Changes a draft. CONFLICT carries the current one. */
  updateMauIn: MauIn;
};


/** Everything that can be changed through this service. */
export type MutationCreateMauInArgs = {
  input: TaoMauInInput;
};


/** Everything that can be changed through this service. */
export type MutationHuyMauInArgs = {
  TrangThai: TrangThaiMauIn;
  id: Scalars['ID']['input'];
};


/** Everything that can be changed through this service. */
export type MutationPhatHanhMauInArgs = {
  TuNgay: Scalars['Date']['input'];
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/** Everything that can be changed through this service. */
export type MutationRemoveMauInArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be changed through this service. */
export type MutationUpdateMauInArgs = {
  id: Scalars['ID']['input'];
  input: SuaMauInInput;
};

/** Language of a print. */
export type NgonNguIn =
  /** English. */
  | 'en'
  /** Vietnamese. */
  | 'vi';

/** A text of a print form in both languages. */
export type NhanMauIn = {
  /** English. */
  en: Scalars['String']['output'];
  /** The key by which the template reads it. */
  khoa: Scalars['String']['output'];
  /** Vietnamese. */
  vi: Scalars['String']['output'];
};

/** A text of a print form in both languages. */
export type NhanMauInInput = {
  /** English. */
  en: Scalars['String']['input'];
  /** The key by which the template reads it. */
  khoa: Scalars['String']['input'];
  /** Vietnamese. */
  vi: Scalars['String']['input'];
};

/** Everything that can be asked of this service. */
export type Query = {
  /** One print form with its versions. */
  mauIn: BieuMau;
  /** All print forms by code. */
  mauIns: Array<BieuMau>;
  /** The print forms whose code or name holds every word of a text, without regard to accents. */
  searchMauIn: Array<BieuMau>;
  /** Sets a template on the sample of its form. Nothing is kept. */
  xemTruocMauIn: BanXemTruoc;
};


/** Everything that can be asked of this service. */
export type QueryMauInArgs = {
  code: Scalars['String']['input'];
};


/** Everything that can be asked of this service. */
export type QuerySearchMauInArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  searchString?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be asked of this service. */
export type QueryXemTruocMauInArgs = {
  code: Scalars['String']['input'];
  labels: Array<NhanMauInInput>;
  language: NgonNguIn;
  template: Scalars['String']['input'];
};

/** A record that another refers to: enough to show it. */
export type RefLabel = {
  /** The record's id. */
  _id: Scalars['ID']['output'];
  /** Its code, when it has one. */
  ma?: Maybe<Scalars['String']['output']>;
  /** Its name. */
  ten: Scalars['String']['output'];
};

/** One field to sort a list by. */
export type SortInput = {
  /** True for descending order. */
  desc?: InputMaybe<Scalars['Boolean']['input']>;
  /** The field's name. */
  field: Scalars['String']['input'];
};

/** A draft as a whole. */
export type SuaMauInInput = {
  /** Note. */
  GhiChu?: InputMaybe<Scalars['String']['input']>;
  /** All labels, in their order; at most 300 of 500 characters each. */
  labels: Array<NhanMauInInput>;
  /** Typst template; at most 20000 characters. */
  template: Scalars['String']['input'];
  /** The version of the record that was changed. */
  version: Scalars['Int']['input'];
};

/** From what a draft is made. */
export type TaoMauInInput = {
  /** Code of the form. */
  MaMauIn: Scalars['String']['input'];
  /** The version to copy; 0 or nothing copies the shipped one. */
  tuPhienBan?: InputMaybe<Scalars['Int']['input']>;
};

/** States of a version of a print form. */
export type TrangThaiMauIn =
  /** Withdrawn. */
  | 'DaHuy'
  /** Released. */
  | 'DaPhatHanh'
  /** Draft. */
  | 'Nhap';
