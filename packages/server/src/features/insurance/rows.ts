import type { LookUp, Treatment } from './lookUps.ts';
import type { CardCheck } from './portal.ts';

/** What the types of this feature are resolved from. */
export type Rows = {
  LanKhamNoiKhac: Treatment;
  LanTraCuuThe: LookUp;
  TraCuuThe: CardCheck;
};
