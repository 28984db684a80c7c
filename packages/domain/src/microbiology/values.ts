import type { Label } from '../catalogue/catalogue.ts';

// The words that catalogues, results and papers of microbiology have in common.

/** Groups of organisms, as tables of breakpoints divide them. */
export const nhomViKhuan = {
  Enterobacterales: { vi: 'Enterobacterales', en: 'Enterobacterales' },
  Pseudomonas: { vi: 'Pseudomonas', en: 'Pseudomonas' },
  Acinetobacter: { vi: 'Acinetobacter', en: 'Acinetobacter' },
  Staphylococcus: { vi: 'Staphylococcus', en: 'Staphylococcus' },
  Streptococcus: { vi: 'Streptococcus', en: 'Streptococcus' },
  Enterococcus: { vi: 'Enterococcus', en: 'Enterococcus' },
  Haemophilus: { vi: 'Haemophilus', en: 'Haemophilus' },
  Nam: { vi: 'Nấm', en: 'Fungi' },
  Khac: { vi: 'Khác', en: 'Other' },
} as const satisfies Record<string, Label>;

export const nhomKhangSinh = {
  Penicillin: { vi: 'Penicillin', en: 'Penicillins' },
  Cephalosporin: { vi: 'Cephalosporin', en: 'Cephalosporins' },
  Carbapenem: { vi: 'Carbapenem', en: 'Carbapenems' },
  Aminoglycosid: { vi: 'Aminoglycosid', en: 'Aminoglycosides' },
  Fluoroquinolon: { vi: 'Fluoroquinolon', en: 'Fluoroquinolones' },
  Macrolid: { vi: 'Macrolid, lincosamid', en: 'Macrolides, lincosamides' },
  Glycopeptid: { vi: 'Glycopeptid', en: 'Glycopeptides' },
  Oxazolidinon: { vi: 'Oxazolidinon', en: 'Oxazolidinones' },
  Tetracyclin: { vi: 'Tetracyclin', en: 'Tetracyclines' },
  Sulfonamid: { vi: 'Sulfonamid, trimethoprim', en: 'Sulfonamides, trimethoprim' },
  Polymyxin: { vi: 'Polymyxin', en: 'Polymyxins' },
  KhangNam: { vi: 'Kháng nấm', en: 'Antifungals' },
  Khac: { vi: 'Khác', en: 'Other' },
} as const satisfies Record<string, Label>;

/** How susceptibility is measured: the zone around a disc in mm, or the least concentration that inhibits in mg/L. */
export const phuongPhapKhangSinhDo = {
  KhoanhGiay: { vi: 'Khoanh giấy (mm)', en: 'Disc (mm)' },
  MIC: { vi: 'MIC (mg/L)', en: 'MIC (mg/L)' },
} as const satisfies Record<string, Label>;

export const mucNhayCam = {
  S: { vi: 'Nhạy', en: 'Susceptible' },
  I: { vi: 'Trung gian', en: 'Intermediate' },
  R: { vi: 'Kháng', en: 'Resistant' },
} as const satisfies Record<string, Label>;

export const trangThaiCay = {
  KhongNuoiCay: { vi: 'Không nuôi cấy', en: 'Not cultured' },
  DangTheoDoi: { vi: 'Đang ủ, theo dõi', en: 'Incubating' },
  KhongMoc: { vi: 'Không mọc', en: 'No growth' },
  CoMoc: { vi: 'Có mọc', en: 'Growth' },
} as const satisfies Record<string, Label>;

/** Marks of resistance that are told of an organism. */
export const dauHieuDeKhang = {
  ESBL: { vi: 'ESBL', en: 'ESBL' },
  AmpC: { vi: 'AmpC', en: 'AmpC' },
  CRE: { vi: 'CRE', en: 'CRE' },
  Carbapenemase: { vi: 'Carbapenemase', en: 'Carbapenemase' },
  MRSA: { vi: 'MRSA', en: 'MRSA' },
  VRE: { vi: 'VRE', en: 'VRE' },
  MDR: { vi: 'MDR', en: 'MDR' },
  XDR: { vi: 'XDR', en: 'XDR' },
} as const satisfies Record<string, Label>;

export type NhomViKhuan = keyof typeof nhomViKhuan;
export type NhomKhangSinh = keyof typeof nhomKhangSinh;
export type PhuongPhapKhangSinhDo = keyof typeof phuongPhapKhangSinhDo;
export type MucNhayCam = keyof typeof mucNhayCam;
export type TrangThaiCay = keyof typeof trangThaiCay;
export type DauHieuDeKhang = keyof typeof dauHieuDeKhang;
