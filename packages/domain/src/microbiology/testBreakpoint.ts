import type { Breakpoint } from './susceptibility.ts';

/** Cefotaxim against Enterobacterales by disc, for tests. */
export const cefotaxim = {
  KhangSinh_Id: 'CTX',
  ViKhuan_Id: null,
  NhomViKhuan: 'Enterobacterales',
  LoaiBenhPham_Id: null,
  PhuongPhap: 'KhoanhGiay',
  MucS: 20,
  MucR: 17,
  Nguon: 'EUCAST v14.0',
  HieuLucTu: '2024-01-01',
  HieuLucDen: null,
} as const satisfies Breakpoint;
