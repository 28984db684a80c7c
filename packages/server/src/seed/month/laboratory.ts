import { desksOf } from '../../../seeds/demo/desks.ts';
import { resultsOf } from '../../../seeds/demo/findings.ts';
import { seeded } from '../../../seeds/demo/random.ts';
import { layMau, luuKetQua, traKetQua } from '../../features/lab/commands.ts';
import { indicesOfSlip } from '../../features/lab/indices.ts';
import { slipsOfVisit } from '../../features/orders/queries.ts';
import type { SlipRow } from '../../features/orders/tables.ts';
import { callWaiting, type Place } from './counter.ts';

/** Takes the samples of a visit. */
export async function takeSamples({ tx, visit, TiepNhan_Id }: Place): Promise<void> {
  await callWaiting(tx, TiepNhan_Id, 'XetNghiem', desksOf(visit.room).laboratory[1]);
  for (const slip of await labSlips({ tx, TiepNhan_Id }, 'SanSang')) {
    await layMau(tx, slip._id, { oldState: 'SanSang' });
    tx.loaders.clear();
  }
}

/** Enters the results of a visit; those of a visit that stays at this stage are entered by half. */
export async function enterResults({ tx, visit, TiepNhan_Id }: Place): Promise<void> {
  const random = seeded(visit.seed + 2);
  for (const slip of await labSlips({ tx, TiepNhan_Id }, 'ChuaKetQua')) {
    const indices = await indicesOfSlip(tx, slip);
    const values = resultsOf(random, visit.illness, indices);
    const entered = visit.stage === 'DaNhapKetQua' ? Math.ceil(indices.length / 2) : indices.length;
    await luuKetQua(tx, slip._id, {
      version: slip.version,
      ketQuas: indices.slice(0, entered).map(({ ChiTiet_Id, MaChiSo }) => ({
        ChiTiet_Id,
        MaChiSo,
        KetQua: values.get(MaChiSo) ?? '',
      })),
    });
    tx.loaders.clear();
  }
}

/** Verifies and returns the results of a visit. */
export async function returnResults({ tx, TiepNhan_Id }: Place): Promise<void> {
  for (const slip of await labSlips({ tx, TiepNhan_Id }, 'ChuaKetQua')) {
    await traKetQua(tx, slip._id, {
      oldState: 'ChuaKetQua',
      XacNhanNguyHiem: 'Đã báo bác sĩ chỉ định qua điện thoại',
    });
    tx.loaders.clear();
  }
}

/** The laboratory slips of a visit in a state. */
async function labSlips(
  { tx, TiepNhan_Id }: Pick<Place, 'tx' | 'TiepNhan_Id'>,
  state: SlipRow['TrangThai'],
): Promise<SlipRow[]> {
  const slips = await slipsOfVisit(tx, TiepNhan_Id);
  return slips.filter((slip) => slip.Loai === 'XetNghiem' && slip.TrangThai === state);
}
