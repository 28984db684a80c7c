import type { SupplyUse } from './queries.ts';

/** What the types of this feature are resolved from. */
export type Rows = {
  SuDungVatTu: SupplyUse;
};
