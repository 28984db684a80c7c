import type { ReportField } from '@sen/domain/readings/fields';
import type { EarlierFields } from './fields.ts';
import type { LineResult, ReadingResult } from './queries.ts';
import type { ReadingLine } from './workList.ts';

/** What the types of this feature are resolved from. */
export type Rows = {
  DongPhongDoc: ReadingLine;
  KetQuaMoTa: LineResult;
  TruongKetQua: ReportField;
  TruongLanTruoc: EarlierFields;
  PhieuKetQuaMoTa: ReadingResult;
  PhienBanKetQuaMoTa: ReadingResult['phienBans'][number];
};
