import type { DichVuYeuCauAction } from '@sen/domain/orders/dichVuYeuCau';
import { waitFor } from '@sen/domain/orders/minimumTime';
import { withoutConclusion } from '@sen/domain/orders/textResult';
import { missingOfPerformance } from '@sen/domain/readings/performance';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { finishSlipTicket, reopenSlipTicket, takeBackReason } from '../orders/deskWork.ts';
import type { SlipNotes } from '../orders/slipNotes.ts';
import type { SlipRow } from '../orders/tables.ts';
import { roomRefusal } from './deviceLimits.ts';
import { performedBy } from './queries.ts';
import type { Reading } from './reading.ts';
import type { KetQuaRow, PhienBanRow } from './readingTables.ts';
import { devicesOf, type ReadService, servicesOfSlip } from './services.ts';
import { takeBackVersion } from './versions.ts';

/**
 * What an act on a slip of the kind brings with it, whichever operation asked for it: the ticket, the versions of the
 * result. Answers what to note on the slip. Errors: BAD_INPUT at LyDo, DEVICE_DAY_FULL, DEVICE_USE_FULL, RESULT_ENTERED, RESULT_TOO_EARLY,
 * RESULT_INCOMPLETE, RESULT_NOT_PERFORMED.
 */
export async function readingEffects(
  reading: Reading,
  tx: Tx,
  slip: SlipRow,
  action: DichVuYeuCauAction,
  LyDo: string | undefined,
): Promise<SlipNotes> {
  const me = tx.user?.NhanVien_Id ?? null;
  switch (action) {
    case 'batDau':
      await requireDevices(tx, slip);
      await reading.versions.open(tx, slip._id);
      await finishSlipTicket(tx, slip._id);
      return { NguoiThucHien_Id: me };
    case 'huyBatDau':
      await refuseEntered(tx, reading, slip);
      await reopenSlipTicket(tx, slip._id);
      return { NguoiThucHien_Id: null };
    case 'traKetQua':
      return { NguoiDuyet_Id: me, NguoiThucHien_Id: await returnResult(tx, reading, slip) };
    case 'huyKetQua':
      await takeBackVersion(tx, reading, slip._id, takeBackReason(LyDo));
      return { NguoiDuyet_Id: null };
    default:
      return {};
  }
}

/** Refuses to begin where every device of the room that could do it was used as often as it may be. */
async function requireDevices(tx: Tx, slip: SlipRow): Promise<void> {
  for (const service of await servicesOfSlip(tx, slip._id)) {
    const refused = await roomRefusal(tx, service, slip.NoiThucHien_Id);
    if (refused) throw new DomainError(refused.code, refused.details);
  }
}

async function refuseEntered(tx: Tx, { stored }: Reading, slip: SlipRow): Promise<void> {
  const { texts, images, contents } = await stored(tx, [slip._id]);
  if (texts.length + images.length + contents.length > 0) throw new DomainError('RESULT_ENTERED');
}

/** Gives the version in work out; answers who performed the first of its services. */
async function returnResult(tx: Tx, reading: Reading, slip: SlipRow): Promise<string | null> {
  const services = await servicesOfSlip(tx, slip._id);
  const wait = waitFor(services, slip.NgayThucHien ?? slip.NgayYeuCau, tx.now());
  if (wait) throw new DomainError('RESULT_TOO_EARLY', wait);
  const { version, written } = await requireConcluded(tx, reading, slip._id, services);
  const performers = await writePerformance(tx, reading, slip, services, written);
  await reading.versions.giveOut(tx, version);
  return performers[0] ?? slip.NguoiThucHien_Id;
}

/**
 * Refuses a result of which a service lacks its conclusion or what its kind needs; answers the version in work and its texts. Errors:
 * RESULT_INCOMPLETE.
 */
export async function requireConcluded(
  tx: Tx,
  { versions, stored, content }: Reading,
  slipId: string,
  services: readonly ReadService[],
): Promise<{ version: PhienBanRow; written: KetQuaRow[] }> {
  const version = await versions.open(tx, slipId);
  const { texts, contents } = await stored(tx, [slipId]);
  const written = texts.filter((text) => text.PhienBan === version.PhienBan);
  const concluded = services.map((service) => ({
    ...service,
    KetLuan: written.find((text) => text.ChiTiet_Id === service.ChiTiet_Id)?.KetLuan ?? null,
  }));
  const unfinished = concluded.filter(({ ChiTiet_Id, KhongKetQua }) => {
    const found = contents.find((one) => one.PhienBan === version.PhienBan && one.ChiTiet_Id === ChiTiet_Id);
    return content && !KhongKetQua && !content.isFinal(found?.noiDung ?? null);
  });
  const missing = [...new Set([...withoutConclusion(concluded), ...unfinished])];
  if (missing.length > 0)
    throw new DomainError('RESULT_INCOMPLETE', {
      missing: missing.map((service) => service.TenDichVu).join(', '),
    });
  return { version, written };
}

/**
 * Writes down who performed each service, when and with what, where a draft left that to whoever began the slip or to the only device of the
 * room; answers the performers. Errors: RESULT_NOT_PERFORMED.
 */
async function writePerformance(
  tx: Tx,
  { tables: { ketQuaTable } }: Reading,
  slip: SlipRow,
  services: readonly ReadService[],
  written: readonly KetQuaRow[],
): Promise<string[]> {
  const lines = await Promise.all(
    written
      .flatMap((row) => {
        const service = services.find((one) => one.ChiTiet_Id === row.ChiTiet_Id);
        return service ? [{ row, service }] : [];
      })
      .map(async ({ row, service }) => {
        const devices = await devicesOf(tx, service.DichVu_Id, slip.NoiThucHien_Id);
        const only = devices.length === 1 ? (devices[0]?._id ?? null) : null;
        const done = { ...performedBy(slip, row), ThietBi_Id: row.ThietBi_Id ?? only };
        const missing = missingOfPerformance(
          { ...done, ThoiGianThucHien: done.ThoiGianThucHien?.getTime() ?? null },
          devices.length > 0,
        );
        return { row, service, done, isMissing: missing.length > 0 };
      }),
  );
  const missing = lines.filter((one) => one.isMissing);
  if (missing.length > 0)
    throw new DomainError('RESULT_NOT_PERFORMED', {
      missing: missing.map(({ service }) => service.TenDichVu).join(', '),
    });
  for (const { row, done } of lines)
    await tx.db.update(ketQuaTable).set(done).where(eq(ketQuaTable._id, row._id));
  return services.flatMap(
    (service) => lines.find((one) => one.service === service)?.done.NguoiThucHien_Ids ?? [],
  );
}
