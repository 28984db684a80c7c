import { type Desk, examiners } from '../../../seeds/demo/desks.ts';
import { pick, seeded } from '../../../seeds/demo/random.ts';
import type { Tx } from '../../engine/context.ts';
import { functionalTestReading } from '../../features/functionalTests/functionalTestReading.ts';
import { changeSlipState } from '../../features/orders/commands.ts';
import { slipsOfVisit } from '../../features/orders/queries.ts';
import type { SlipRow } from '../../features/orders/tables.ts';
import { returnResult, saveResult } from '../../features/readings/commands.ts';
import { servicesOfSlip, templatesOf } from '../../features/readings/services.ts';
import { callWaiting, type Place } from './counter.ts';
import { asStaff } from './hospital.ts';

/** Begins the functional tests of a visit. */
export async function beginTests(place: Place): Promise<void> {
  await eachSlip(place, 'SanSang', examiners.technician, async (tx, slip) => {
    await callWaiting(tx, place.TiepNhan_Id, 'ThamDoChucNang', examiners.technician[1]);
    await changeSlipState(tx, slip._id, 'batDau', { expected: 'SanSang' });
  });
}

/** Writes what the functional tests of a visit found, by a ready conclusion. */
export async function describeTests(place: Place): Promise<void> {
  const random = seeded(place.visit.seed + 4);
  await eachSlip(place, 'ChuaKetQua', examiners.technician, async (tx, slip) => {
    const services = await servicesOfSlip(tx, slip._id);
    const ketQuas = await Promise.all(
      services.map(async (service) => {
        const { _id, MoTa, KetLuan, DeNghi } = pick(random, await templatesOf(tx, service));
        return { ChiTiet_Id: service.ChiTiet_Id, TuDienKetLuan_Id: _id, MoTa, KetLuan, DeNghi };
      }),
    );
    await saveResult(tx, functionalTestReading, slip._id, { version: slip.version, ketQuas });
  });
}

/** Verifies and returns the functional tests of a visit. */
export async function returnTests(place: Place): Promise<void> {
  await eachSlip(place, 'ChuaKetQua', examiners.doctor, (tx, slip) =>
    returnResult(tx, functionalTestReading, slip._id, { oldState: 'ChuaKetQua' }),
  );
}

/** The slips of functional tests of a visit in a state, each with the person whose work the act is. */
async function eachSlip(
  { hospital, tx, TiepNhan_Id }: Place,
  state: SlipRow['TrangThai'],
  desk: Desk,
  act: (tx: Tx, slip: SlipRow) => Promise<void>,
): Promise<void> {
  const slips = await slipsOfVisit(tx, TiepNhan_Id);
  for (const slip of slips) {
    if (slip.Loai !== 'ThamDoChucNang' || slip.TrangThai !== state) continue;
    await act(await asStaff(hospital, tx, desk), slip);
    tx.loaders.clear();
  }
}
