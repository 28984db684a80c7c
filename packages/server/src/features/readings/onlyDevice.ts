import { actor, type Tx } from '../../engine/context.ts';
import { insertRows } from '../../engine/sql/rows.ts';
import type { SlipRow } from '../orders/tables.ts';
import type { Reading } from './reading.ts';
import { type Device, devicesOf, type ReadService } from './services.ts';

/** A service of a slip with the devices of the room that can do it. */
export type ServiceDevices = { service: ReadService; devices: readonly Device[] };

/** The devices of a slip's room by service: one statement. */
export function devicesOfServices(
  tx: Tx,
  slip: SlipRow,
  services: readonly ReadService[],
): Promise<ServiceDevices[]> {
  return Promise.all(
    services.map(async (service) => ({
      service,
      devices: await devicesOf(tx, service.DichVu_Id, slip.NoiThucHien_Id),
    })),
  );
}

/** With the begin the only device that can do a service is written down; one of several is chosen later. One statement. */
export async function noteOnlyDevices(
  tx: Tx,
  { tables: { ketQuaTable } }: Reading,
  slip: SlipRow,
  PhienBan: number,
  found: readonly ServiceDevices[],
): Promise<void> {
  await insertRows(
    tx,
    ketQuaTable,
    found.flatMap(({ service: { ChiTiet_Id }, devices: [device, ...others] }) =>
      device && others.length === 0
        ? [
            {
              DichVuYeuCau_Id: slip._id,
              PhienBan,
              ChiTiet_Id,
              ThietBi_Id: device._id,
              NguoiTao_Id: actor(tx),
            },
          ]
        : [],
    ),
  );
}
