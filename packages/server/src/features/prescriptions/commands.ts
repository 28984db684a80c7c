import { reasonIssues } from '@sen/domain/acts/reason';
import type { Issue } from '@sen/domain/catalogue/validate';
import {
  type OverriddenWarning,
  overriddenBy,
  type WarningReason,
} from '@sen/domain/prescriptions/overridden';
import { type ToaThuocAction, type ToaThuocFacts, toaThuocActs } from '@sen/domain/prescriptions/toaThuoc';
import { eq, inArray, sql } from 'drizzle-orm';
import { requireAct } from '../../engine/acts/acts.ts';
import { givenReason } from '../../engine/acts/reason.ts';
import { type Move, transition } from '../../engine/acts/transition.ts';
import { audit } from '../../engine/audit/audit.ts';
import { refLabel } from '../../engine/catalogue/queries.ts';
import { actor, type Ctx, type Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { emit } from '../../engine/events/events.ts';
import { inTransaction, once } from '../../engine/sql/transaction.ts';
import type { ToaThuocInput } from '../../gql/main.ts';
import { stopByClaim } from '../cashier/claimFindings.ts';
import { lockSession, lockSessionFor } from '../examination/commands.ts';
import { sessionById } from '../examination/queries.ts';
import type { KhamBenhRow } from '../examination/tables.ts';
import { queueForSupply } from '../pharmacy/supplyTickets.ts';
import { printsOf } from '../printing/prints.ts';
import { lockVisitForOrders } from '../reception/queries.ts';
import { type Checked, type CheckedLine, checkPrescription, draftedDrugs } from './check.ts';
import { issued } from './issue.ts';
import { judgeAgain, refuseOtherKind } from './judgeAgain.ts';
import { takeBackFromNation } from './national/outgoing.ts';
import { prescriptionById, prescriptionLines, prescriptionsOfSession, versionOf } from './queries.ts';
import { type ToaThuocRow, toaThuocTable as table } from './tables.ts';
import { groupsOf, takeBack, writeHeader } from './writeHeader.ts';

/**
 * Replaces the whole prescription of a session: quantities, stock promised, charges; one header a kind and control letter. One that was
 * printed stays as cancelled, and a new code replaces it. The prescription of an ended examination is replaced as a whole, with a reason:
 * what the national system was told of is withdrawn there, and the new one is sent. `hand` gets the session, which
 * stays as it is, unless the request is a repeat. Errors:
 * EXAM_ENDED, CONFLICT, PRESCRIPTION_ISSUED, MAIN_DISEASE_NEEDED, BAD_INPUT, STOCK_SHORT, NEEDS_CONFIRMATION with details.warnings.
 */
export async function savePrescription(
  ctx: Ctx,
  KhamBenh_Id: string,
  input: ToaThuocInput,
  hand: { session?: KhamBenhRow } = {},
): Promise<void> {
  await once(
    ctx,
    { id: input.requestId, operation: 'updateToaThuoc', content: { KhamBenh_Id, ...input } },
    async (tx) => {
      const LyDoThay = input.LyDoThay?.trim() || null;
      refuseIssues(reasonIssues(LyDoThay, { path: 'LyDoThay', needed: false }));
      const session = await lockSessionFor(tx, KhamBenh_Id, LyDoThay ? 'thayDon' : 'keDon');
      hand.session = session;
      // 1. What stands.
      const [, before] = await Promise.all([
        lockVisitForOrders(tx, session.TiepNhan_Id), // sent first: what is read is as it stands under the lock
        prescriptionsOfSession(tx, KhamBenh_Id),
      ]);
      if (versionOf(before) !== input.version)
        throw new DomainError('CONFLICT', { version: versionOf(before) });
      for (const toa of before) requireAct(tx, toaThuocActs, 'sua', await toaThuocFacts(tx, toa));
      // 2. What is asked.
      const checked = await checkPrescription(tx, session, input.dongs);
      refuseIssues([...(await wayIssues(tx, input)), ...checked.issues]);
      await stopByClaim(tx, async () => draftedDrugs(session, checked.lines, tx.now()));
      const overridden = confirm(checked, input);
      // 3. The old promises and charges go, the new ones come.
      await takeBack(tx, before);
      const ids = before.map((toa) => toa._id);
      const given = LyDoThay ? new Set(ids) : new Set((await printsOf(tx, 'DonThuoc', ids)).keys());
      const kept = new Set<string>();
      for (const group of groupsOf(checked.lines)) {
        kept.add(await writeHeader(tx, session, { before, given }, group, input, overridden));
      }
      const gone = before.filter((toa) => !kept.has(toa._id));
      await replaced(tx, gone, LyDoThay);
      if (LyDoThay) await issued(tx, [...kept]);
      await audit(tx, {
        action: 'UPDATE',
        entity: 'ToaThuoc',
        entityId: KhamBenh_Id,
        BenhNhan_Id: session.BenhNhan_Id,
        before,
        after: { ...input, overridden },
      });
      await announce(tx, session, checked.lines);
      return {};
    },
  );
}

/**
 * Cancels a prescription with a reason, while its session is open or after it has ended: its drugs and charges go, and the national system
 * is told if it knows it. Errors: BAD_INPUT at LyDo, NOT_FOUND, PRESCRIPTION_ISSUED, PRESCRIPTION_APPROVED, PAID_LINE, those of a
 * closed visit.
 */
export async function cancelPrescription(ctx: Ctx, id: string, reason: string): Promise<string> {
  const LyDoHuy = givenReason(reason);
  return inTransaction(ctx, async (tx) => {
    // the session, the reception, then the prescription, as its save locks them
    const { KhamBenh_Id, TiepNhan_Id } = await prescriptionById(tx, id);
    const session = await lockSession(tx, KhamBenh_Id);
    await lockVisitForOrders(tx, TiepNhan_Id);
    const toa = await setPrescriptionState(tx, id, 'huy', { set: { LyDoHuy }, auditAction: 'CANCEL' });
    await takeBack(tx, [toa]);
    await queueForSupply(tx, [id]);
    await takeBackFromNation(tx, toa);
    await announce(tx, session, []);
    return KhamBenh_Id;
  });
}

/** Notes that the supply of a locked prescription is approved by somebody, or not any more. */
export async function noteSupplyApproval(tx: Tx, id: string, NguoiDuyetCap_Id: string | null): Promise<void> {
  await tx.db
    .update(table)
    .set({
      NguoiDuyetCap_Id,
      NgayDuyetCap: NguoiDuyetCap_Id ? tx.now() : null,
      NgayCapNhat: tx.now(),
      NguoiCapNhat_Id: actor(tx),
    })
    .where(eq(table._id, id));
}

/**
 * Judges the drugs of a prescription again before they are handed out; reasons are kept with their lines. Errors: NEEDS_CONFIRMATION with
 * details.warnings, PRESCRIPTION_KIND_CHANGED.
 */
export async function judgeSupply(
  tx: Tx,
  id: string,
  given: ReadonlyArray<{ Duoc_Id: string; TenDuoc: string }>,
  reasons: readonly WarningReason[],
): Promise<void> {
  const toa = await prescriptionById(tx, id);
  await refuseOtherKind(tx, toa, given);
  const session = await sessionById(tx, toa.KhamBenh_Id);
  await judgeAgain(tx, session, [toa], { reasons, only: new Set(given.map((one) => one.Duoc_Id)) });
}

/** Moves a prescription by one of its acts. Errors: those of transition(), PRESCRIPTION_ISSUED. */
export async function setPrescriptionState(
  ctx: Ctx,
  id: string,
  action: ToaThuocAction,
  move: Omit<Move<typeof table, ToaThuocFacts>, 'facts'> = {},
): Promise<ToaThuocRow> {
  return transition(ctx, toaThuocActs, table, id, action, {
    ...move,
    facts: toaThuocFacts,
  });
}

/**
 * Takes the request to pay for the drugs, or for the medical supplies, of an examination back; how many prescriptions. Errors:
 * PRESCRIPTION_ISSUED when one is paid.
 */
export async function takeBackPaymentRequest(
  ctx: Ctx,
  KhamBenh_Id: string,
  of: 'thuoc' | 'vatTu',
): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const asked = (await prescriptionsOfSession(tx, KhamBenh_Id)).filter(
      (toa) => toa.TrangThai === 'YeuCauThanhToan' && (toa.LoaiToa === 'VTYT') === (of === 'vatTu'),
    );
    for (const toa of asked) await setPrescriptionState(tx, toa._id, 'huyYeuCauThanhToan');
    return asked.length;
  });
}

/** What the acts on a prescription decide on. */
export async function toaThuocFacts(ctx: Ctx, row: ToaThuocRow): Promise<ToaThuocFacts> {
  return {
    TrangThai: row.TrangThai,
    node: (await sessionById(ctx, row.KhamBenh_Id)).PhongBan_Id,
    muaNgoai: row.LoaiToa === 'MuaNgoai',
    daDuyetCap: row.NgayDuyetCap !== null,
    daThuTien: (await prescriptionLines(ctx, row._id)).some((line) => line.DaThuTien),
  };
}

/** What was replaced stays as cancelled: nothing waits for it any more, here or at the national system. */
async function replaced(tx: Tx, gone: readonly ToaThuocRow[], LyDoHuy: string | null): Promise<void> {
  if (gone.length === 0) return;
  const ids = gone.map((toa) => toa._id);
  await tx.db
    .update(table)
    .set({ TrangThai: 'DaHuy', LyDoHuy, NgayCapNhat: tx.now(), version: sql`${table.version} + 1` })
    .where(inArray(table._id, ids));
  await queueForSupply(tx, ids);
  for (const toa of gone) await takeBackFromNation(tx, { ...toa, LyDoHuy });
}

/** Every warning that needs a reason (`canLyDo`) has one. Errors: NEEDS_CONFIRMATION with the warnings. */
function confirm(checked: Checked, input: ToaThuocInput): OverriddenWarning[] {
  const { open, overridden } = overriddenBy(checked.warnings, input.lyDoCanhBaos ?? []);
  if (open.length > 0) throw new DomainError('NEEDS_CONFIRMATION', { warnings: open });
  return overridden;
}

/** A way to collect that the catalogue does not know. */
async function wayIssues(tx: Tx, { CachLayThuoc_Id }: ToaThuocInput): Promise<Issue[]> {
  if (!CachLayThuoc_Id || (await refLabel(tx, 'CachLayThuoc', CachLayThuoc_Id))) return [];
  return [{ path: 'CachLayThuoc_Id', code: 'REFERENCE_MISSING' }];
}

async function announce(tx: Tx, session: KhamBenhRow, lines: readonly CheckedLine[]): Promise<void> {
  const data = {
    KhamBenh_Id: session._id,
    TiepNhan_Id: session.TiepNhan_Id,
    BenhNhan_Id: session.BenhNhan_Id,
  };
  await emit(tx, { module: 'KhamBenh', process: 'update', idNode: session.PhongBan_Id, data });
  const stores = [...new Set(lines.flatMap((line) => line.input.Kho_Id ?? []))];
  if (stores.length === 0) return;
  const { rows } = await tx.db.execute<{ node: string }>(
    sql`select distinct node_id as node from pharmacy.kho where id = any(${sql.param(stores)}::uuid[])`,
  );
  for (const { node } of rows)
    await emit(tx, { module: 'CapPhatThuoc', process: 'refetchWaiting', idNode: node, data });
}
