import type { Ctx } from '../../engine/context.ts';
import { resultVersionsOf } from '../orders/points.ts';
import { slipById, slipsOfVisit } from '../orders/queries.ts';
import type { ResultVersion } from '../orders/resultVersions.ts';
import type { SlipRow } from '../orders/tables.ts';
import type { LienKetRow } from './tables.ts';

/** How the result of a slip stands for who has a link: given out at a time, or taken back. Null while there is none. */
type Stand = { takenBack: boolean; at: Date; PhienBan: number } | null;

type LinkScope = Pick<LienKetRow, 'DichVuYeuCau_Id' | 'CaLuotKham' | 'PhienBan'>;

/** The slips of a link whose results were given out, with how each stands now, the newest first. */
export async function slipsOfLink(
  ctx: Ctx,
  link: LinkScope,
): Promise<{ slip: SlipRow; stand: NonNullable<Stand> }[]> {
  const own = await slipById(ctx, link.DichVuYeuCau_Id);
  const slips = link.CaLuotKham ? await slipsOfVisit(ctx, own.TiepNhan_Id) : [own];
  const versions = await versionsOf(ctx, slips);
  return slips
    .flatMap((slip) => {
      const stand = standOf(versions.get(slip._id) ?? [], link.PhienBan);
      return stand ? [{ slip, stand }] : [];
    })
    .sort((a, b) => b.stand.at.getTime() - a.stand.at.getTime());
}

/** How the results of slips stand now, without regard to a link. */
export async function standsOf(ctx: Ctx, slips: readonly SlipRow[]): Promise<Map<string, Stand>> {
  const versions = await versionsOf(ctx, slips);
  return new Map(slips.map((slip) => [slip._id, standOf(versions.get(slip._id) ?? [], null)]));
}

/** Whether a version of the result of a slip was taken back. */
export async function isTakenBack(ctx: Ctx, slip: SlipRow, PhienBan: number | null): Promise<boolean> {
  const versions = await versionsOf(ctx, [slip]);
  return standOf(versions.get(slip._id) ?? [], PhienBan)?.takenBack === true;
}

/**
 * The version given out last decides. A link that was made for a version which was taken back shows nothing any more, also once the
 * corrected result is given out: that has a link of its own.
 */
function standOf(versions: readonly ResultVersion[], linked: number | null): Stand {
  const own = linked === null ? undefined : versions.find((version) => version.PhienBan === linked);
  const shown = own?.NgayHuy ? own : versions.find((version) => version.NgayTra);
  if (!shown?.NgayTra) return null;
  return { takenBack: shown.NgayHuy !== null, at: shown.NgayTra, PhienBan: shown.PhienBan };
}

async function versionsOf(ctx: Ctx, slips: readonly SlipRow[]): Promise<Map<string, ResultVersion[]>> {
  const found = await Promise.all(
    resultVersionsOf.all().map(({ kinds, of }) => {
      const ids = slips.filter((slip) => kinds.includes(slip.Loai)).map((slip) => slip._id);
      return ids.length > 0 ? of(ctx, ids) : [];
    }),
  );
  const bySlip = new Map<string, ResultVersion[]>();
  for (const version of found.flat())
    bySlip.set(version.DichVuYeuCau_Id, [...(bySlip.get(version.DichVuYeuCau_Id) ?? []), version]);
  return bySlip;
}
