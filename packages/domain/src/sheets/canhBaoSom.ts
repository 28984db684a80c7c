import type { Label } from '../catalogue/catalogue.ts';

/** By what a ward watches its patients. */
export const canhBaoSom = {
  TheoTuoi: { vi: 'NEWS2 từ 16 tuổi, PEWS dưới 16 tuổi', en: 'NEWS2 from 16 years on, PEWS below' },
  NEWS2: { vi: 'Chỉ NEWS2 (từ 16 tuổi)', en: 'NEWS2 alone (from 16 years on)' },
  Khong: { vi: 'Không dùng', en: 'None' },
} as const satisfies Record<string, Label>;
export type CanhBaoSom = keyof typeof canhBaoSom;
