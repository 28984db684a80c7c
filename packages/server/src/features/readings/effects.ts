import type { DichVuYeuCauAction } from '@sen/domain/orders/dichVuYeuCau';
import { waitFor } from '@sen/domain/orders/minimumTime';
import { withoutConclusion } from '@sen/domain/orders/textResult';
import { missingFields } from '@sen/domain/readings/fields';
import { missingOfPerformance } from '@sen/domain/readings/performance';
import { eq } from 'drizzle-orm';
import { givenReason } from '../../engine/acts/reason.ts';
import type { Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { withdrawCriticals } from '../criticals/raise.ts';
import { finishSlipTicket, reopenSlipTicket } from '../orders/deskWork.ts';
import type { SlipNotes } from '../orders/slipNotes.ts';
import type { SlipRow } from '../orders/tables.ts';
import { raiseOfVersion } from './criticals.ts';
import { lockDevices, roomRefusal } from './deviceLimits.ts';
import { enteredOf } from './entered.ts';
import { fieldsInHand } from './fields.ts';
import { requireJudged } from './judgedAnew.ts';
import { devicesOfServices, noteOnlyDevices } from './onlyDevice.ts';
import { performedBy } from './queries.ts';
import type { Reading } from './reading.ts';
import type { KetQuaRow, PhienBanRow } from './readingTables.ts';
import { devicesOf, type ReadService, servicesOfSlip } from './services.ts';
import { takeBackVersion } from './versions.ts';

/**
 * What an act on a slip of the kind brings with it, whichever operation asked for it: the ticket, the versions of the
 * result. Answers what to note on the slip. Errors: BAD_INPUT at LyDo, DEVICE_DAY_FULL, DEVICE_USE_FULL, RESULT_ENTERED, RESULT_TOO_EARLY,
 * RESULT_INCOMPLETE, RESULT_JUDGED_ANEW, RESULT_NOT_PERFORMED.
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
      await takeDevices(tx, reading, slip, (await reading.versions.open(tx, slip._id)).PhienBan);
      await finishSlipTicket(tx, slip._id);
      return { NguoiThucHien_Id: me };
    case 'huyBatDau':
      await giveDevicesBack(tx, reading, slip);
      await reopenSlipTicket(tx, slip._id);
      return { NguoiThucHien_Id: null };
    case 'traKetQua':
      return { NguoiDuyet_Id: me, NguoiThucHien_Id: await returnResult(tx, reading, slip) };
    case 'huyKetQua':
      await takeBackVersion(tx, reading, slip._id, givenReason(LyDo));
      await withdrawCriticals(tx, slip._id);
      return { NguoiDuyet_Id: null };
    default:
      return {};
  }
}

/**
 * Takes the devices of the room for a slip that is begun: the only one that can do a service is written down, one of several is chosen
 * later. Errors: DEVICE_DAY_FULL, DEVICE_USE_FULL where every device that could do it was used as often as it may be.
 */
async function takeDevices(tx: Tx, reading: Reading, slip: SlipRow, PhienBan: number) {
  const wanted = await devicesOfServices(tx, slip, await servicesOfSlip(tx, slip._id));
  await lockDevices(
    tx,
    wanted.flatMap(({ devices }) => devices.map((device) => device._id)),
  );
  for (const { service } of wanted) {
    const refused = await roomRefusal(tx, service, slip.NoiThucHien_Id);
    if (refused) throw new DomainError(refused.code, refused.details);
  }
  await noteOnlyDevices(tx, reading, slip, PhienBan, wanted);
}

/** Refuses to take a begin back once something was entered; the devices that it took are free again. Errors: RESULT_ENTERED. */
async function giveDevicesBack(tx: Tx, { stored, tables: { ketQuaTable } }: Reading, slip: SlipRow) {
  if (enteredOf(await stored(tx, [slip._id])).length > 0) throw new DomainError('RESULT_ENTERED');
  await tx.db.delete(ketQuaTable).where(eq(ketQuaTable.DichVuYeuCau_Id, slip._id));
}

/** Gives the version in work out; answers who performed the first of its services. */
async function returnResult(tx: Tx, reading: Reading, slip: SlipRow): Promise<string | null> {
  const services = await servicesOfSlip(tx, slip._id);
  const wait = waitFor(services, slip.NgayThucHien ?? slip.NgayYeuCau, tx.now());
  if (wait) throw new DomainError('RESULT_TOO_EARLY', wait);
  const { version, written } = await requireConcluded(tx, reading, slip, services);
  await requireJudged(tx, reading, slip);
  const whole = (await reading.performed?.(tx, slip._id, version.PhienBan)) ?? null;
  const performers = await writePerformance(tx, reading, slip, services, written, whole);
  await raiseOfVersion(tx, slip, version, services, written);
  await reading.versions.giveOut(tx, version);
  return whole?.NguoiThucHien_Ids[0] ?? performers[0] ?? slip.NguoiThucHien_Id;
}

/**
 * Refuses a result of which a service lacks its conclusion, a field of its report or what its kind needs; answers the version in work and its texts. Errors:
 * RESULT_INCOMPLETE.
 */
export async function requireConcluded(
  tx: Tx,
  { versions, stored, content }: Reading,
  slip: SlipRow,
  services: readonly ReadService[],
): Promise<{ version: PhienBanRow; written: KetQuaRow[] }> {
  const version = await versions.open(tx, slip._id);
  const { texts, contents } = await stored(tx, [slip._id]);
  const written = texts.filter((text) => text.PhienBan === version.PhienBan);
  const concluded = services.map((service) => ({
    ...service,
    KetLuan: written.find((text) => text.ChiTiet_Id === service.ChiTiet_Id)?.KetLuan ?? null,
  }));
  const unfinished = concluded.filter(({ ChiTiet_Id, KhongKetQua }) => {
    const found = contents.find((one) => one.PhienBan === version.PhienBan && one.ChiTiet_Id === ChiTiet_Id);
    return content && !KhongKetQua && !content.isFinal(found?.noiDung ?? null);
  });
  const whole = new Set<ReadService>([...withoutConclusion(concluded), ...unfinished]);
  const missing = [
    ...[...whole].map((service) => service.TenDichVu),
    ...(await emptyFields(tx, slip, services, written)),
  ];
  if (missing.length > 0) throw new DomainError('RESULT_INCOMPLETE', { missing: missing.join(', ') });
  return { version, written };
}

/** The services of which fields that a returned result needs say nothing, each with their names. */
async function emptyFields(
  tx: Tx,
  slip: SlipRow,
  services: readonly ReadService[],
  written: readonly KetQuaRow[],
): Promise<string[]> {
  const found = await Promise.all(
    services.map(async (service) => {
      const missing = service.KhongKetQua
        ? []
        : missingFields(await fieldsInHand(tx, slip, service, written));
      return missing.length > 0 ? [`${service.TenDichVu} (${missing.map(({ Ten }) => Ten).join(', ')})`] : [];
    }),
  );
  return found.flat();
}

/**
 * Writes down who performed each service and when, where a draft left that to whoever began the slip or the kind says it of the whole slip;
 * answers the performers. Errors: RESULT_NOT_PERFORMED for a service with a result of which that, or the device of the room, lacks.
 */
async function writePerformance(
  tx: Tx,
  { tables: { ketQuaTable } }: Reading,
  slip: SlipRow,
  services: readonly ReadService[],
  written: readonly KetQuaRow[],
  whole: ReturnType<typeof performedBy> | null,
): Promise<string[]> {
  const lines = await Promise.all(
    services.flatMap((service) => {
      const row = written.find((one) => one.ChiTiet_Id === service.ChiTiet_Id);
      return row ? [judged(tx, slip, service, row, whole ?? performedBy(slip, row))] : [];
    }),
  );
  const missing = lines.filter((one) => one.isMissing);
  if (missing.length > 0)
    throw new DomainError('RESULT_NOT_PERFORMED', {
      missing: missing.map(({ service }) => service.TenDichVu).join(', '),
    });
  for (const { row, done } of lines)
    await tx.db.update(ketQuaTable).set(done).where(eq(ketQuaTable._id, row._id));
  return lines.flatMap(({ done }) => done.NguoiThucHien_Ids);
}

async function judged(
  tx: Tx,
  slip: SlipRow,
  service: ReadService,
  row: KetQuaRow,
  done: ReturnType<typeof performedBy>,
) {
  const devices = await devicesOf(tx, service.DichVu_Id, slip.NoiThucHien_Id);
  const { ThietBi_Id } = row;
  const at = done.ThoiGianThucHien?.getTime() ?? null;
  const missing = missingOfPerformance({ ...done, ThoiGianThucHien: at, ThietBi_Id }, devices.length > 0);
  return { row, service, done, isMissing: !service.KhongKetQua && missing.length > 0 };
}
