import type { DichVuYeuCauAction } from '@sen/domain/orders/dichVuYeuCau';
import { waitFor } from '@sen/domain/orders/minimumTime';
import { withoutConclusion } from '@sen/domain/orders/textResult';
import type { Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { finishSlipTicket, reopenSlipTicket, takeBackReason } from '../orders/deskWork.ts';
import type { SlipNotes } from '../orders/slipNotes.ts';
import type { SlipRow } from '../orders/tables.ts';
import { roomRefusal } from './deviceLimits.ts';
import type { Reading } from './reading.ts';
import { type ReadService, servicesOfSlip } from './services.ts';
import { takeBackVersion } from './versions.ts';

/**
 * What an act on a slip of the kind brings with it, whichever operation asked for it: the ticket, the versions of the
 * result. Answers what to note on the slip. Errors: BAD_INPUT at LyDo, DEVICE_DAY_FULL, DEVICE_USE_FULL, RESULT_ENTERED, RESULT_TOO_EARLY, RESULT_INCOMPLETE.
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
      await returnResult(tx, reading, slip);
      return { NguoiDuyet_Id: me };
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
  const { texts, images } = await stored(tx, [slip._id]);
  if (texts.length + images.length > 0) throw new DomainError('RESULT_ENTERED');
}

async function returnResult(tx: Tx, reading: Reading, slip: SlipRow): Promise<void> {
  const services = await servicesOfSlip(tx, slip._id);
  const wait = waitFor(services, slip.NgayThucHien ?? slip.NgayYeuCau, tx.now());
  if (wait) throw new DomainError('RESULT_TOO_EARLY', wait);
  await requireConcluded(tx, reading, slip._id, services);
  await reading.versions.giveOut(tx, await reading.versions.open(tx, slip._id));
}

/** Refuses a result of which a service that needs a conclusion has none. Errors: RESULT_INCOMPLETE. */
export async function requireConcluded(
  tx: Tx,
  { versions, stored }: Reading,
  slipId: string,
  services: readonly ReadService[],
): Promise<void> {
  const version = await versions.open(tx, slipId);
  const { texts } = await stored(tx, [slipId]);
  const written = texts.filter((text) => text.PhienBan === version.PhienBan);
  const missing = withoutConclusion(
    services.map((service) => ({
      ...service,
      KetLuan: written.find((text) => text.ChiTiet_Id === service.ChiTiet_Id)?.KetLuan ?? null,
    })),
  );
  if (missing.length > 0)
    throw new DomainError('RESULT_INCOMPLETE', {
      missing: missing.map((service) => service.TenDichVu).join(', '),
    });
}
