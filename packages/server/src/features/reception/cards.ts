import { everyRight, type Rights } from '@sen/domain/acts/acts';
import { yearsOn } from '@sen/domain/ages/age';
import { furtherCardIssues } from '@sen/domain/reception/theTrongDot';
import { and, eq } from 'drizzle-orm';
import { rightsOf } from '../../engine/acts/acts.ts';
import { givenReason } from '../../engine/acts/reason.ts';
import { type Ctx, type Tx, today } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { previewed } from '../../engine/sql/previewed.ts';
import { inTransaction, once } from '../../engine/sql/transaction.ts';
import type { TheTrongDotInput } from '../../gql/main.ts';
import { accountOfVisit } from '../cashier/queries.ts';
import { payerOf } from '../insurance/queries.ts';
import { rememberCard } from '../patients/commands.ts';
import { patientById } from '../patients/queries.ts';
import { type AskedCard, askAgainLater, askCardAgainLater, askPortal } from './card.ts';
import { writeReception } from './commands.ts';
import { requireOnReception } from './facts.ts';
import { changeCard, insertCard, logEntity } from './furtherCards.ts';
import { prepareReception } from './prepare.ts';
import { furtherCards, lockAnyReception, receptionById, type TiepNhan } from './queries.ts';
import { lacksReason, requireReasonAgain } from './receivedAgain.ts';
import { theTrongDotTable as table } from './tables.ts';

const unasked: AskedCard = { TheDaXacMinh: false, card: {}, check: null };

/**
 * Adds a card to an open visit (insurance 14): a visit without one becomes insured from the moment at which the card was shown, another
 * one keeps its first card and has the better of both from the new one's first day. The money is worked out anew. Errors: NOT_FOUND, the
 * closed states, BAD_INPUT, NEEDS_CONFIRMATION when the portal refuses the card.
 */
export async function addCard(ctx: Ctx, input: TheTrongDotInput): Promise<TiepNhan> {
  const visit = await receptionById(ctx, input.TiepNhan_Id);
  // asked before the portal is, which must not learn of a card for somebody who may not ask
  await requireOnReception(ctx, visit, 'themThe');
  const patient = await patientById(ctx, visit.BenhNhan_Id);
  const { TiepNhan_Id } = input;
  const { BenhNhan_Id } = visit;
  const of = { DoiTuong_Id: input.DoiTuong_Id ?? visit.DoiTuong_Id, TiepNhan_Id, BenhNhan_Id };
  const shown = { ...shownCard(input), ...of };
  const asked = await askPortal(ctx, shown, patient, input.chapNhanThe ?? false);
  await once(ctx, { id: input.requestId, operation: 'themTheTiepNhan', content: input }, async (tx) => {
    await putCard(tx, input, asked);
    return { _id: TiepNhan_Id };
  });
  return receptionById(ctx, TiepNhan_Id);
}

/** The bill of a visit in sums. */
type Sums = { ThanhTien: string; BHChiTra: string; BenhNhanTT: string; ConLai: string; ThuThua: string };

/**
 * What a card would change in the bill of a visit: it is added, looked at and given up again, so that every rule of the act is asked.
 * The portal is not. Errors: those of `addCard`.
 */
export async function previewCard(ctx: Ctx, input: TheTrongDotInput): Promise<{ truoc: Sums; sau: Sums }> {
  const truoc = await sumsOf(ctx, input.TiepNhan_Id);
  const sau = await previewed(ctx, async (tx) => {
    await putCard(tx, input, unasked);
    return sumsOf({ ...tx, loaders: new Map() }, input.TiepNhan_Id);
  });
  return { truoc, sau };
}

/**
 * Takes a further card back that was added by mistake; it stays readable with the reason. The money is worked out anew. Errors: NOT_FOUND,
 * STATE_CHANGED, the closed states, BAD_INPUT without a reason.
 */
export async function removeCard(ctx: Ctx, id: string, LyDo: string): Promise<TiepNhan> {
  const reason = givenReason(LyDo, { code: 'REASON_NEEDED' });
  const TiepNhan_Id = await visitOfCard(ctx, id);
  await inTransaction(ctx, async (tx) => {
    const visit = await lockAnyReception(tx, TiepNhan_Id);
    await requireOnReception(tx, visit, 'boThe');
    const card = (await furtherCards(tx, visit)).find((one) => one._id === id);
    if (!card) throw new DomainError('STATE_CHANGED', { state: 'DaHuy' });
    await changeCard(tx, card, { TrangThai: 'DaHuy', LyDoHuy: reason });
    await writeReception(tx, visit, { SoTheThem: visit.SoTheThem - 1 });
  });
  return receptionById(ctx, TiepNhan_Id);
}

/** Asks the portal again about a further card that nobody confirmed. Errors: NOT_FOUND, the closed states, NEEDS_CONFIRMATION. */
export async function recheckFurtherCard(
  ctx: Ctx,
  id: string,
  rights: Rights = rightsOf(ctx),
): Promise<TiepNhan> {
  const TiepNhan_Id = await visitOfCard(ctx, id);
  const visit = await receptionById(ctx, TiepNhan_Id);
  await requireOnReception(ctx, visit, 'themThe', rights);
  const shown = (await furtherCards(ctx, visit)).find((one) => one._id === id);
  if (!shown || shown.TheDaXacMinh) return visit;
  const patient = await patientById(ctx, visit.BenhNhan_Id);
  const { DoiTuong_Id } = visit;
  const asked = await askPortal(ctx, { ...shown, DoiTuong_Id, TiepNhan_Id }, patient, false);
  if (!asked.TheDaXacMinh) return visit;
  await inTransaction(ctx, async (tx) => {
    const before = await lockAnyReception(tx, TiepNhan_Id);
    await requireOnReception(tx, before, 'themThe', rights);
    const card = (await furtherCards(tx, before)).find((one) => one._id === id);
    if (!card) throw new DomainError('STATE_CHANGED', { state: 'DaHuy' });
    await changeCard(tx, card, { ...knownParts(asked), TheDaXacMinh: true });
    await writeReception(tx, before, {});
  });
  return receptionById(ctx, TiepNhan_Id);
}

/** Asks for the house itself; answers whether the portal confirmed the card, null when there is none to ask about. */
export async function recheckByNumber(ctx: Ctx, visit: TiepNhan, SoTheBHYT: string): Promise<boolean | null> {
  const card = (await furtherCards(ctx, visit)).find(
    (one) => one.SoTheBHYT === SoTheBHYT && !one.TheDaXacMinh,
  );
  if (!card) return null;
  const after = await recheckFurtherCard(ctx, card._id, everyRight);
  return (await furtherCards(ctx, after)).find((one) => one._id === card._id)?.TheDaXacMinh ?? null;
}

async function putCard(tx: Tx, input: TheTrongDotInput, asked: AskedCard): Promise<void> {
  const visit = await lockAnyReception(tx, input.TiepNhan_Id);
  await requireOnReception(tx, visit, 'themThe');
  const DoiTuong_Id = input.DoiTuong_Id ?? visit.DoiTuong_Id;
  if (!(await payerOf(tx, DoiTuong_Id))?.laBHYT)
    refuseIssues([{ path: 'DoiTuong_Id', code: 'PAYER_NOT_INSURED' }]);
  if (visit.SoTheBHYT) await putFurther(tx, visit, input, asked);
  else await putFirst(tx, visit, { ...input, DoiTuong_Id }, asked);
}

/** The first card of a visit that was received without one. */
async function putFirst(
  tx: Tx,
  visit: TiepNhan,
  input: TheTrongDotInput & { DoiTuong_Id: string },
  asked: AskedCard,
): Promise<void> {
  const { NgayCapThe = null, NoiCapThe = null, DoiTuong_Id } = input;
  const patient = await patientById(tx, visit.BenhNhan_Id);
  // a child was insured by its birth paper before
  const TrinhTheLuc = input.TrinhTheLuc ?? (visit.SoGiayKhaiSinh ? null : tx.now());
  const card = { ...shownCard(input), ...asked.card, NgayCapThe, NoiCapThe };
  const prepared = await prepareReception(tx, { ...card, DoiTuong_Id, TrinhTheLuc }, visit, patient);
  if (!lacksReason(visit)) await requireReasonAgain(tx, { ...visit, ...prepared }, visit._id);
  const after = await writeReception(tx, visit, { ...prepared, TheDaXacMinh: asked.TheDaXacMinh });
  if (asked.check?.reachable === false) await askAgainLater(tx, after);
}

async function putFurther(tx: Tx, visit: TiepNhan, input: TheTrongDotInput, asked: AskedCard): Promise<void> {
  const patient = await patientById(tx, visit.BenhNhan_Id);
  const card = { ...shownCard(input), ...knownParts(asked) };
  const { NgayCapThe = null, NoiCapThe = null } = input;
  const others = await furtherCards(tx, visit);
  refuseIssues(
    furtherCardIssues(
      { ...card, NgayCapThe, NoiCapThe },
      {
        ngay: visit.Ngay,
        today: today(tx),
        known: [visit.SoTheBHYT ?? '', ...others.map((one) => one.SoTheBHYT)],
        tuoiNam: patient.NamSinh ? yearsOn(patient, visit.Ngay) : null,
      },
    ),
  );
  const row = await insertCard(tx, visit, {
    ...card,
    // the rules above have refused a card without them
    SoTheBHYT: card.SoTheBHYT ?? '',
    BHYTNgayHieuLuc: card.BHYTNgayHieuLuc ?? '',
    NgayCapThe,
    NoiCapThe: NoiCapThe?.trim() || null,
    TrinhTheLuc: tx.now(),
    TheDaXacMinh: asked.TheDaXacMinh,
  });
  const after = await writeReception(tx, visit, { SoTheThem: visit.SoTheThem + 1 });
  const { SoTheBHYT, BHYTNgayHieuLuc, BHYTNgayHetHieuLuc, BenhVien_KCB_Id, NgayDu5Nam } = row;
  await rememberCard(tx, visit.BenhNhan_Id, {
    ...{ SoTheBHYT, BHYTNgayHieuLuc, BHYTNgayHetHieuLuc, BenhVien_KCB_Id },
    NgayDu5Nam: NgayDu5Nam ?? after.NgayDu5Nam,
  });
  if (asked.check?.reachable === false) await askCardAgainLater(tx, after, row.SoTheBHYT);
}

/** The card as it was typed. */
function shownCard(input: TheTrongDotInput) {
  return {
    SoTheBHYT: input.SoTheBHYT.replace(/[\s.-]/g, '').toUpperCase() || null,
    BHYTNgayHieuLuc: input.BHYTNgayHieuLuc ?? null,
    BHYTNgayHetHieuLuc: input.BHYTNgayHetHieuLuc ?? null,
    NgayDu5Nam: input.NgayDu5Nam ?? null,
    KhuVucSinhSong: input.KhuVucSinhSong ?? null,
    BenhVien_KCB_Id: input.BenhVien_KCB_Id ?? null,
  };
}

/** What the portal said of a card, without what it left empty. */
function knownParts({ card }: AskedCard) {
  const { SoTheBHYT, BHYTNgayHieuLuc, ...rest } = card;
  return {
    ...rest,
    ...(SoTheBHYT ? { SoTheBHYT } : {}),
    ...(BHYTNgayHieuLuc ? { BHYTNgayHieuLuc } : {}),
  };
}

async function visitOfCard(ctx: Ctx, id: string): Promise<string> {
  const [row] = await ctx.db
    .select({ TiepNhan_Id: table.TiepNhan_Id })
    .from(table)
    .where(and(eq(table._id, id)));
  if (!row) throw new DomainError('NOT_FOUND', { entity: logEntity });
  return row.TiepNhan_Id;
}

async function sumsOf(ctx: Ctx, TiepNhan_Id: string): Promise<Sums> {
  const account = await accountOfVisit(ctx, TiepNhan_Id);
  const of = (amount: string | undefined) => amount ?? '0.00';
  return {
    ThanhTien: of(account?.ThanhTien),
    BHChiTra: of(account?.BHChiTra),
    BenhNhanTT: of(account?.BenhNhanTT),
    ConLai: of(account?.ConLai),
    ThuThua: of(account?.ThuThua),
  };
}
