import { dec } from '@sen/domain/money/decimal';
import { type Ctx, localDay, type Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { listedKey, listedPrices, listOn, listsInForce } from '../pricing/queries.ts';
import { type ChangedPrice, pricesChanged } from './points.ts';
import type { VienPhiDongRow } from './tables.ts';

/**
 * Asks before money is taken for what has had another price since it was ordered (receipts 19): the line keeps the price of its order until
 * somebody changes it. Errors: NEEDS_CONFIRMATION with the lines and both prices.
 */
export async function requireSamePrices(
  tx: Tx,
  lines: readonly VienPhiDongRow[],
  xacNhanGia: boolean | null | undefined,
): Promise<void> {
  if (xacNhanGia) return;
  // what somebody corrected by hand was meant to differ
  const asked = lines.filter((line) => !line.GiaSuaTay);
  const dongs = await changedPrices(tx, asked);
  for (const { source, changed } of pricesChanged.all()) {
    const own = asked.filter((line) => line.source === source);
    if (own.length > 0) dongs.push(...(await changed(tx, own)));
  }
  if (dongs.length > 0)
    throw new DomainError('NEEDS_CONFIRMATION', { confirm: 'xacNhanGia', what: 'PRICE_CHANGED', dongs });
}

/** Services whose price type has another list in force on the day of their order; shares of a package are no list's prices. */
async function changedPrices(ctx: Ctx, lines: readonly VienPhiDongRow[]): Promise<ChangedPrice[]> {
  const listed = lines.flatMap((line) => {
    const { DichVu_Id, LoaiGia_Id, BangGia_Id } = line;
    return DichVu_Id && LoaiGia_Id && BangGia_Id ? [{ line, DichVu_Id, LoaiGia_Id, BangGia_Id }] : [];
  });
  if (listed.length === 0) return [];
  const keyOf = (one: (typeof listed)[number]) => ({
    LoaiGia_Id: one.LoaiGia_Id,
    day: localDay(one.line.NgayYLenh),
  });
  const now = await listsInForce(ctx, listed.map(keyOf));
  const others = listed.flatMap((one) => {
    const list = now.get(listOn(keyOf(one)));
    return list && list !== one.BangGia_Id ? [{ ...one, list }] : [];
  });
  if (others.length === 0) return [];
  const prices = await listedPrices(
    ctx,
    others.flatMap(({ DichVu_Id, BangGia_Id, list }) => [
      { DichVu_Id, BangGia_Id },
      { DichVu_Id, BangGia_Id: list },
    ]),
  );
  return others.flatMap(({ line, DichVu_Id, BangGia_Id, list }) => {
    const before = prices.get(listedKey({ DichVu_Id, BangGia_Id }));
    return before && dec(before).eq(line.DonGia)
      ? changed(line, prices.get(listedKey({ DichVu_Id, BangGia_Id: list })))
      : [];
  });
}

function changed({ Ten, DonGia }: VienPhiDongRow, now: string | null | undefined): ChangedPrice[] {
  return now && !dec(now).eq(DonGia)
    ? [{ Ten, DonGia: dec(DonGia).toFixed(2), DonGiaMoi: dec(now).toFixed(2) }]
    : [];
}
