import type { Drawn } from './drawings.ts';
import type { Study } from './queries.ts';

/** What the types of this feature are resolved from. */
export type Rows = {
  CaDICOM: Study;
  BoHinhVeDICOM: Drawn;
};
