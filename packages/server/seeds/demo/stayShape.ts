import type { DemoCase, Span } from './caseShape.ts';

export type WardCode = 'KNOI' | 'KNGO' | 'KNHI';

/** A drug of a treatment sheet, by code: the dose in its units, when, by which route. */
export type StayDrug = {
  ma: string;
  lieu: string;
  duong: string;
  /** 'HH:MM' each with commas between them; as needed without. */
  gio?: string;
  khiCan?: { lyDo: string; toiDa: number; cachGio: string };
  /** Millilitres, minutes. */
  truyen?: readonly [ml: string, phut: number];
  /** On which days of the stay, from 0; all when empty. */
  ngay?: Span;
};

/** Why people lie in a ward and what is done for them there; everything refers to the demo's catalogues by code. */
export type StayCase = Omit<DemoCase, 'tanSuat' | 'thuoc' | 'LoiDan'> & {
  khoa: WardCode;
  benhAn: string;
  LyDoVaoVien: string;
  /** The level of triage of who comes as an emergency; others come to the room. */
  capCuu?: 'Muc1' | 'Muc2' | 'Muc3';
  cachLy?: 'TiepXuc' | 'GiotBan' | 'KhongKhi';
  /** Days until the signs are those of a healthy person, and levels of care until then. */
  nangNgay: number;
  chamSoc: readonly ['I' | 'II', 'II' | 'III'];
  /** Litres of oxygen a minute on the bad days. */
  oxy?: number;
  /** Consciousness on the bad days where it is not clear. */
  yThuc?: 'C' | 'V';
  thuocs: readonly StayDrug[];
  an: readonly [sang: string, trua: string, toi: string];
  /** Tests of the ward on the day after the admission, and again on the third. */
  theoDoi?: readonly string[];
  /** The course day by day; the last one of the days after. */
  dienBien: readonly string[];
  /** Goes on to another ward on a day of the stay. */
  chuyen?: { ngay: number; den: WardCode; LyDo: string; TomTat: string };
  raVien: {
    KetQua: 'Khoi' | 'Do' | 'KhongThayDoi';
    PhuongPhap: string;
    HuongDieuTri: string;
    LoiDan: string;
    taiKham?: number;
    /** Leaves at the own wish. */
    xinVe?: boolean;
  };
};
