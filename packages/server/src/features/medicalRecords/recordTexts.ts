/** Texts of a record; empty text counts as nothing. */
export const recordTexts = [
  'LyDoVaoVien',
  'QuaTrinhBenhLy',
  'TienSuBenh',
  'TienSuGiaDinh',
  'KhamLamSang',
  'TomTatCanLamSang',
  'ChanDoan',
  'HuongDieuTri',
] as const;
