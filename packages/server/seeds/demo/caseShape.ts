/** A drug of a case: code, days, doses of the four times of a day ('1-0-1-0'), how to take it; a quantity where doses give none. */
export type CaseDrug = readonly [code: string, days: number, doses: string, how: string, quantity?: string];

/** From, to: both included. */
export type Span = readonly [number, number];

/** Why people come, what the doctor finds, orders and prescribes. Everything refers to the demo's catalogues by code. */
export type DemoCase = {
  ma: string;
  /** Years of age of those who have it. */
  tuoi: Span;
  gioiTinh?: 'MALE' | 'FEMALE';
  /** How often it comes against the others. */
  tanSuat: number;
  dichVu: string;
  phong: readonly string[];
  LyDoKham: string;
  TrieuChung: string;
  ChanDoan: string;
  ICD: string;
  /** Vital signs away from those of a healthy person. */
  sinhHieu?: Partial<Record<'Mach' | 'NhietDo' | 'HuyetApCao' | 'HuyetApThap' | 'NhipTho' | 'SpO2', Span>>;
  manTinh?: boolean;
  xetNghiem?: readonly string[];
  /** The share of patients whose tests are ordered; all when empty. */
  tyLeXetNghiem?: number;
  /** Functional tests, images and procedures that are ordered with the laboratory's. */
  thamDo?: readonly string[];
  /** Results away from normal, by index: a range of numbers, or a word. */
  ketQua?: Readonly<Record<string, Span | string>>;
  thuoc: readonly CaseDrug[];
  LoiDan: string;
  /** Days until the follow-up. */
  taiKham?: number;
};
