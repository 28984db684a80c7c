import type { Link, Meaning, RawMessage, WaitingResult } from './queries.ts';

/** What the types of this feature are resolved from. */
export type Rows = {
  KetNoiThietBi: Link;
  MaMayChiSo: Meaning;
  KetQuaThietBi: WaitingResult;
  TinThietBi: RawMessage;
};
