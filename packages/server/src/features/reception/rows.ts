import type { ServiceRoom } from './options.ts';
import type { TiepNhan } from './queries.ts';

/** What the types of this feature are resolved from. */
export type Rows = {
  PhongTiepNhan: ServiceRoom;
  TiepNhan: TiepNhan;
};
