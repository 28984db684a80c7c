import type { Issue } from '@sen/domain/catalogue/validate';
import type { ToaThuocChiTietRow, ToaThuocRow } from './tables.ts';

/** What the types of this feature are resolved from. */
export type Rows = {
  LoiToaThuoc: Issue;
  ToaThuoc: ToaThuocRow;
  ToaThuocChiTiet: ToaThuocChiTietRow;
};
