import type { DichVuYeuCauAction } from '@sen/domain/orders/dichVuYeuCau';
import { waitFor } from '@sen/domain/orders/minimumTime';
import { withoutConclusion } from '@sen/domain/orders/textResult';
import type { Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { finishSlipTicket, reopenSlipTicket, takeBackReason } from '../orders/deskWork.ts';
import type { SlipNotes } from '../orders/slipNotes.ts';
import type { SlipRow } from '../orders/tables.ts';
import type { Reading } from './reading.ts';
import { servicesOfSlip } from './services.ts';
import { takeBackVersion } from './versions.ts';

/**
 * What an act on a slip of the kind brings with it, whichever operation asked for it: the ticket, the versions of the
 * result. Answers what to note on the slip. Errors: BAD_INPUT at LyDo, RESULT_ENTERED, RESULT_TOO_EARLY, RESULT_INCOMPLETE.
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

async function refuseEntered(tx: Tx, { stored }: Reading, slip: SlipRow): Promise<void> {
  const { texts, images, contents } = await stored(tx, [slip._id]);
  if (texts.length + images.length + contents.length > 0) throw new DomainError('RESULT_ENTERED');
}

async function returnResult(tx: Tx, { versions, stored, content }: Reading, slip: SlipRow): Promise<void> {
  const version = await versions.open(tx, slip._id);
  const { texts, contents } = await stored(tx, [slip._id]);
  const services = await servicesOfSlip(tx, slip._id);
  const wait = waitFor(services, slip.NgayThucHien ?? slip.NgayYeuCau, tx.now());
  if (wait) throw new DomainError('RESULT_TOO_EARLY', wait);
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
  await versions.giveOut(tx, version);
}
