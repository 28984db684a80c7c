import { dec } from '@sen/domain/money/decimal';
import type { Ctx } from '../../engine/context.ts';
import { suppliesUsed } from './points.ts';
import type { VienPhiDongRow } from './tables.ts';

/**
 * The package of each billed supply that a service used, by line: what is in scope of one is capped (insurance 5). Where several services
 * used a supply, its lines go to them in order until the amount of each is reached; what is billed beyond that is in no package.
 */
export async function packagesOf(
  ctx: Ctx,
  TiepNhan_Id: string,
  lines: ReadonlyArray<Pick<VienPhiDongRow, '_id' | 'Duoc_Id' | 'NhomChiPhi' | 'SoLuong'>>,
): Promise<Map<string, string>> {
  const supplies = lines.filter(({ NhomChiPhi }) => NhomChiPhi === 'VatTu');
  const [read] = suppliesUsed.all();
  const used = supplies.length > 0 ? ((await read?.(ctx, TiepNhan_Id)) ?? []) : [];
  const left = used.map(({ SoLuong, ...use }) => ({ ...use, open: dec(SoLuong) }));
  return new Map(
    supplies.flatMap(({ _id, Duoc_Id, SoLuong }) => {
      const taken = left.find((use) => use.Duoc_Id === Duoc_Id && use.open.gt(0));
      if (!taken) return [];
      taken.open = taken.open.minus(SoLuong);
      return [[_id, taken.use]];
    }),
  );
}
