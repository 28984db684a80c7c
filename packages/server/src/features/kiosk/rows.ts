import type { ServiceRoom } from '../reception/options.ts';
import type { Offered } from './options.ts';

/** What the types of this feature are resolved from. */
export type Rows = {
  KioskDichVu: Offered;
  KioskPhong: ServiceRoom;
};
