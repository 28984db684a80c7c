import type { LoaiLech } from '@sen/domain/evening/findings';
import type { FoundLine, SoKhuyet } from '../cashier/eveningFindings.ts';
import type { EveningRead } from './read.ts';
import type { GiaiTrinhSoRow } from './tables.ts';

/** What the types of this feature are resolved from. */
export type Rows = {
  DoiChieuNgay: EveningRead;
  DongLech: FoundLine & { loai: LoaiLech };
  SoKhuyet: SoKhuyet;
  GiaiTrinhSo: GiaiTrinhSoRow;
};
