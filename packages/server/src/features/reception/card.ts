import type { Ctx, Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { enqueue } from '../../engine/jobs/outbox.ts';
import { registeredAt } from '../insurance/commands.ts';
import { type CardCheck, checkCard } from '../insurance/portal.ts';
import { payerOf } from '../insurance/queries.ts';
import type { TiepNhanRow } from './tables.ts';

type CardColumns = Pick<
  TiepNhanRow,
  'SoTheBHYT' | 'BHYTNgayHieuLuc' | 'BHYTNgayHetHieuLuc' | 'NgayDu5Nam' | 'KhuVucSinhSong' | 'BenhVien_KCB_Id'
>;

/** What a visit shows of its card, as far as it is known. */
export type ShownCard = { [F in keyof CardColumns]?: CardColumns[F] };

export type AskedCard = {
  /** Whether the portal has confirmed the card; false also when it could not be reached. */
  TheDaXacMinh: boolean;
  /** The shown card with what the portal adds: the whole number, days, registered facility. */
  card: ShownCard;
  check: CardCheck | null;
};

export type CardHolder = { TenBenhNhan: string; NgaySinh: string | null; NamSinh: number };

/**
 * Asks the insurance portal about a visit's card before anything is written. When it cannot be reached the visit goes on with a
 * card that is not confirmed, and is asked about again later. `accepted`: somebody takes a card that the portal refused.
 * Error: NEEDS_CONFIRMATION with what the portal says.
 */
export async function askPortal(
  ctx: Ctx,
  visit: ShownCard & {
    DoiTuong_Id?: string | null;
    TiepNhan_Id?: string | null;
    BenhNhan_Id?: string | null;
  },
  holder: CardHolder,
  accepted: boolean,
): Promise<AskedCard> {
  const payer = visit.DoiTuong_Id ? await payerOf(ctx, visit.DoiTuong_Id) : null;
  if (!visit.SoTheBHYT || !payer?.laBHYT) return { TheDaXacMinh: false, card: {}, check: null };
  const check = await checkCard(ctx, {
    maThe: visit.SoTheBHYT.replace(/[\s.-]/g, '').toUpperCase(),
    hoTen: holder.TenBenhNhan,
    ngaySinh: holder.NgaySinh ?? String(holder.NamSinh),
    TiepNhan_Id: visit.TiepNhan_Id ?? null,
    BenhNhan_Id: visit.TiepNhan_Id ? (visit.BenhNhan_Id ?? null) : null,
  });
  if (!check.reachable) return { TheDaXacMinh: false, card: {}, check };
  if (!check.hopLe) {
    if (accepted) return { TheDaXacMinh: false, card: {}, check };
    const { maKetQua, ghiChu } = check;
    throw new DomainError('NEEDS_CONFIRMATION', {
      confirm: 'chapNhanThe',
      what: 'CARD_REFUSED',
      maKetQua,
      ghiChu,
    });
  }
  return { TheDaXacMinh: true, card: await withCheck(ctx, visit, check), check };
}

/** The adapter under which calls to the insurance portal wait. */
export const portalAdapter = 'insurance';

/**
 * Has the portal asked again about a card that nobody has confirmed, with back-off, once for each card of a visit. Nothing waits
 * at a site without a portal, nor for a payer without a card.
 */
export async function askAgainLater(
  tx: Tx,
  visit: Pick<TiepNhanRow, '_id' | 'SoTheBHYT' | 'TheDaXacMinh'>,
): Promise<void> {
  if (!visit.SoTheBHYT || visit.TheDaXacMinh) return;
  await askCardAgainLater(tx, visit, visit.SoTheBHYT);
}

/** The same for one of the cards of a visit. */
export async function askCardAgainLater(
  tx: Tx,
  { _id }: Pick<TiepNhanRow, '_id'>,
  SoTheBHYT: string,
): Promise<void> {
  if (!tx.config.insurancePortal) return;
  await enqueue(tx, {
    adapter: portalAdapter,
    operation: 'recheckCard',
    idempotencyKey: `${_id}:${SoTheBHYT}`,
    payload: { TiepNhan_Id: _id, SoTheBHYT },
  });
}

/** The portal knows number and days better than a scan; what it leaves out stays as shown. */
async function withCheck(ctx: Ctx, shown: ShownCard, check: CardCheck): Promise<ShownCard> {
  const area = (['K1', 'K2', 'K3'] as const).find((one) => one === check.maKV);
  return {
    SoTheBHYT: check.maThe ?? shown.SoTheBHYT ?? null,
    BHYTNgayHieuLuc: check.gtTheTu ?? shown.BHYTNgayHieuLuc ?? null,
    BHYTNgayHetHieuLuc: check.gtTheDen ?? shown.BHYTNgayHetHieuLuc ?? null,
    NgayDu5Nam: check.ngayDu5Nam ?? shown.NgayDu5Nam ?? null,
    KhuVucSinhSong: area ?? shown.KhuVucSinhSong ?? null,
    BenhVien_KCB_Id: (await registeredAt(ctx, check.maDKBD))?._id ?? shown.BenhVien_KCB_Id ?? null,
  };
}
