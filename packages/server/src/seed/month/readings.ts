import { orderKinds } from '@sen/domain/orders/orderKinds';
import type { Desk } from '../../../seeds/demo/desks.ts';
import { pick, seeded } from '../../../seeds/demo/random.ts';
import { fieldFindings } from '../../../seeds/demo/reportFields.ts';
import type { Tx } from '../../engine/context.ts';
import { changeSlipState } from '../../features/orders/commands.ts';
import { slipsOfVisit } from '../../features/orders/queries.ts';
import type { SlipRow } from '../../features/orders/tables.ts';
import { type ResultInput, returnResult, saveResult } from '../../features/readings/commands.ts';
import { fieldsInHand } from '../../features/readings/fields.ts';
import type { Reading } from '../../features/readings/reading.ts';
import { devicesOf, servicesOfSlip, templatesOf } from '../../features/readings/services.ts';
import { callWaiting, type Place } from './counter.ts';
import { asStaff } from './hospital.ts';

/** Who records in a room and who concludes there. */
export type Readers = { technician: Desk; doctor: Desk };

/** Writes what was found of a slip in work. */
export type Save = (place: Place, tx: Tx, slip: SlipRow, input: ResultInput) => Promise<void>;

/**
 * The orders of a kind whose results are read, as they are begun, described by a ready conclusion, and returned; `rooms` by code. `save`:
 * where a kind says more than its services.
 */
export function readingSteps(
  reading: Reading,
  rooms: Readonly<Record<string, Readers>>,
  save: Save = (_place, tx, slip, input) => saveResult(tx, reading, slip._id, input),
) {
  /** The slips of the kind of a visit in a state, each with the person whose work the act is. */
  const each = async (
    { hospital, tx, TiepNhan_Id }: Place,
    state: SlipRow['TrangThai'],
    who: keyof Readers,
    act: (tx: Tx, slip: SlipRow, desk: Desk) => Promise<void>,
  ) => {
    const slips = (await slipsOfVisit(tx, TiepNhan_Id)).filter(
      (slip) => reading.kinds.includes(slip.Loai) && slip.TrangThai === state,
    );
    for (const slip of slips) {
      const desk = Object.values(rooms).find(
        (readers) => hospital.id(`Node:${readers.doctor[1]}`) === slip.NoiThucHien_Id,
      )?.[who];
      if (!desk) continue;
      await act(await asStaff(hospital, tx, desk), slip, desk);
      tx.loaders.clear();
    }
  };
  return {
    begin: (place: Place) =>
      each(place, 'SanSang', 'technician', async (tx, slip, desk) => {
        const queue = orderKinds.get(slip.Loai)?.queue;
        if (queue) await callWaiting(tx, place.TiepNhan_Id, queue, desk[1]);
        await changeSlipState(tx, slip._id, 'batDau', { expected: 'SanSang' });
      }),
    describe: (place: Place) => {
      const random = seeded(place.visit.seed + 4);
      const sizes = seeded(place.visit.seed + 14);
      return each(place, 'ChuaKetQua', 'technician', async (tx, slip) => {
        const ketQuas = await Promise.all(
          (await servicesOfSlip(tx, slip._id)).map(async (service) => {
            const { _id, MoTa, KetLuan, DeNghi } = pick(random, await templatesOf(tx, service));
            const truongs = fieldFindings(sizes, await fieldsInHand(tx, slip, service, []));
            const [device] = await devicesOf(tx, service.DichVu_Id, slip.NoiThucHien_Id);
            const said = { TuDienKetLuan_Id: _id, MoTa, KetLuan, DeNghi, ThietBi_Id: device?._id ?? null };
            return { ChiTiet_Id: service.ChiTiet_Id, ...said, truongs };
          }),
        );
        await save(place, tx, slip, { version: slip.version, ketQuas });
      });
    },
    giveBack: (place: Place) =>
      each(place, 'ChuaKetQua', 'doctor', (tx, slip) =>
        returnResult(tx, reading, slip._id, { oldState: 'ChuaKetQua' }),
      ),
  };
}
