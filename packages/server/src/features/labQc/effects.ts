import type { Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { devicesOfSlip } from '../devices/queries.ts';
import { indicesOfSlip } from '../lab/indices.ts';
import { devicesOfReruns, valueKey } from '../lab/reruns.ts';
import { newestValues } from '../lab/versions.ts';
import type { OrderEffect } from '../orders/points.ts';
import type { SlipRow } from '../orders/tables.ts';
import { readSetting } from '../system/queries.ts';
import { rejectedFor } from './queries.ts';
import type { KetQuaKiemChuanRow } from './tables.ts';

/** What warns at the verification of a slip: the unresolved rejected controls of its indices; nothing once it is returned. */
export function warningsOfSlip(ctx: Ctx, slip: SlipRow): Promise<KetQuaKiemChuanRow[]> {
  return slip.TrangThai === 'ChuaKetQua' ? rejectedOfSlip(ctx, slip) : Promise.resolve([]);
}

/** Of the device that sent a value, of a chosen rerun that which measured it; of all devices of the laboratory where a person enters it. */
async function rejectedOfSlip(ctx: Ctx, slip: SlipRow): Promise<KetQuaKiemChuanRow[]> {
  if (!slip.NoiThucHien_Id) return [];
  const [indices, devices, values] = await Promise.all([
    indicesOfSlip(ctx, slip),
    devicesOfSlip(ctx, slip._id),
    newestValues(ctx, slip._id),
  ]);
  const again = await devicesOfReruns(ctx, slip._id, values);
  const measured = indices.map((index) => ({
    MaChiSo: index.MaChiSo,
    ThietBi_Id: again.get(valueKey(index)) ?? devices.get(index.MaChiSo) ?? null,
  }));
  return rejectedFor(ctx, slip.NoiThucHien_Id, measured);
}

/** Where the site says so, no result is returned of an index whose control is rejected and not resolved. Errors: QC_UNRESOLVED. */
export const refuseRejected: OrderEffect = {
  kind: 'XetNghiem',
  run: async (tx, slip, action) => {
    if (action !== 'traKetQua' || !(await readSetting(tx, 'labQc')).chanTraKetQua) return {};
    const found = await rejectedOfSlip(tx, slip);
    if (found.length > 0)
      throw new DomainError('QC_UNRESOLVED', {
        indices: [...new Set(found.map(({ TenChiSo }) => TenChiSo))].join(', '),
      });
    return {};
  },
};
