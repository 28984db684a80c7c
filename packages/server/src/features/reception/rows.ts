import type { CardOf } from './cardsOf.ts';
import type { ServiceRoom } from './options.ts';
import type { TiepNhan } from './queries.ts';
import type { SucKhoeTiepNhanRow } from './tables.ts';

/** What the types of this feature are resolved from. */
export type Rows = {
  PhongTiepNhan: ServiceRoom;
  SucKhoeTiepNhan: SucKhoeTiepNhanRow;
  TheTrongDot: CardOf;
  TiepNhan: TiepNhan;
};
