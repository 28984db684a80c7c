import type { LineResult, TestResult } from './queries.ts';
import type { TestLine } from './workList.ts';

/** What the types of this feature are resolved from. */
export type Rows = {
  DongThamDoChucNang: TestLine;
  KetQuaThamDoChucNang: LineResult;
  PhieuThamDoChucNang: TestResult;
  PhienBanThamDoChucNang: TestResult['phienBans'][number];
};
