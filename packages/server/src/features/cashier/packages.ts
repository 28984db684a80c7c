import type { Ctx } from '../../engine/context.ts';
import { suppliesUsed } from './points.ts';
import type { VienPhiDongRow } from './tables.ts';

/** The package of each billed supply that a service used, by line: what is in scope of one is capped (insurance 5). */
export async function packagesOf(
  ctx: Ctx,
  TiepNhan_Id: string,
  lines: ReadonlyArray<Pick<VienPhiDongRow, '_id' | 'Duoc_Id' | 'NhomChiPhi'>>,
): Promise<Map<string, string>> {
  const supplies = lines.filter(({ NhomChiPhi }) => NhomChiPhi === 'VatTu');
  const [read] = suppliesUsed.all();
  const used = supplies.length > 0 ? await read?.(ctx, TiepNhan_Id) : null;
  return new Map(
    supplies.flatMap(({ _id, Duoc_Id }) => {
      const name = used?.get(Duoc_Id ?? '');
      return name ? [[_id, name]] : [];
    }),
  );
}
