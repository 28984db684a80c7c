import { isDeepStrictEqual } from 'node:util';
import { audit } from '../../engine/audit/audit.ts';
import type { Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { withdrawCriticals } from '../criticals/raise.ts';
import { noticeOfTakenBack } from '../notifications/causes.ts';
import { saveOnSlip } from '../orders/slipNotes.ts';
import { announceSlip } from '../orders/states.ts';
import type { SlipRow } from '../orders/tables.ts';
import { raiseOfVersion } from './criticals.ts';
import { requireJudged } from './judgedAnew.ts';
import { loggedReading } from './loggedReading.ts';
import type { Reading } from './reading.ts';
import type { PhienBanRow } from './readingTables.ts';
import { servicesOfSlip } from './services.ts';
import { copyVersion } from './versions.ts';

// A preliminary result is a version that is given out while the slip stays in work; the next version begins with its content.

/** The preliminary version that is given out, of the versions of a slip, the newest first; the last one given, unless it was taken back. */
export function preliminaryOf<V extends Pick<PhienBanRow, 'NgayTra' | 'NgayHuy' | 'LaSoBo'>>(
  versions: readonly V[],
): V | null {
  const given = versions.find((version) => version.NgayTra);
  return given?.LaSoBo && !given.NgayHuy ? given : null;
}

/** Gives the version in work of a locked slip out as preliminary. Errors: PRELIMINARY_EMPTY, PRELIMINARY_UNCHANGED, RESULT_JUDGED_ANEW. */
export async function givePreliminary(tx: Tx, reading: Reading, slip: SlipRow): Promise<void> {
  const { versions, stored, content } = reading;
  const version = await versions.open(tx, slip._id);
  const found = await stored(tx, [slip._id]);
  const { texts, contents } = found;
  const { PhienBan } = version;
  const tells =
    texts.some((text) => text.PhienBan === PhienBan && (text.MoTa || text.KetLuan)) ||
    contents.some((one) => one.PhienBan === PhienBan && content?.tells(one.noiDung));
  if (!tells) throw new DomainError('PRELIMINARY_EMPTY');
  const before = preliminaryOf(await versions.of(tx, [slip._id]));
  if (before && isDeepStrictEqual(loggedReading(found, before.PhienBan), loggedReading(found, PhienBan)))
    throw new DomainError('PRELIMINARY_UNCHANGED');
  await requireJudged(tx, reading, slip);
  await raiseOfVersion(
    tx,
    slip,
    version,
    await servicesOfSlip(tx, slip._id),
    texts.filter((text) => text.PhienBan === PhienBan),
  );
  await versions.giveOut(tx, version, { LaSoBo: true });
  const next = await versions.open(tx, slip._id);
  await copyVersion(tx, reading, slip._id, PhienBan, next.PhienBan);
  await tell(tx, reading, slip, { PhienBan, LaSoBo: true });
}

/** Takes the preliminary result of a locked slip back for a reason; who ordered is told. Errors: NO_PRELIMINARY. */
export async function takeBackPreliminary(
  tx: Tx,
  reading: Reading,
  slip: SlipRow,
  LyDoHuy: string,
): Promise<void> {
  const given = preliminaryOf(await reading.versions.of(tx, [slip._id]));
  if (!given) throw new DomainError('NO_PRELIMINARY');
  await reading.versions.stampTakenBack(tx, given, LyDoHuy);
  await withdrawCriticals(tx, slip._id);
  const services = await servicesOfSlip(tx, slip._id);
  await noticeOfTakenBack(
    tx,
    slip,
    given._id,
    services.map(({ TenDichVu }) => TenDichVu),
  );
  await tell(tx, reading, slip, { PhienBan: given.PhienBan, LaSoBo: true, LyDoHuy });
}

async function tell(tx: Tx, { entity }: Reading, slip: SlipRow, after: object): Promise<void> {
  const saved = await saveOnSlip(tx, slip._id, {});
  await audit(tx, {
    action: 'UPDATE',
    entity,
    entityId: slip._id,
    BenhNhan_Id: slip.BenhNhan_Id,
    after: { ...after },
  });
  await announceSlip(tx, saved, 'update');
}
