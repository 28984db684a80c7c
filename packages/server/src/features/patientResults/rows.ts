import type { Link, SlipLinks } from './queries.ts';
import type { LuotMoRow } from './tables.ts';

/** What the types of this feature are resolved from. */
export type Rows = {
  LienKetCuaPhieu: SlipLinks;
  LienKetKetQua: Link;
  LuotMoKetQua: LuotMoRow;
};
