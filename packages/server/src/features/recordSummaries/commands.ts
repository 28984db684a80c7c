import { summaryIssues, tomTatActs } from '@sen/domain/recordSummaries/tomTatHoSo';
import { yeuCauTomTatActs } from '@sen/domain/recordSummaries/yeuCauTomTat';
import { v7 } from 'uuid';
import { requireAct } from '../../engine/acts/acts.ts';
import { givenReason } from '../../engine/acts/reason.ts';
import { transition } from '../../engine/acts/transition.ts';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Ctx, type Tx, today } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { drawNumber } from '../../engine/sql/numbering.ts';
import { lockExisting, updateRow } from '../../engine/sql/rows.ts';
import { inTransaction, once } from '../../engine/sql/transaction.ts';
import type { TomTatHoSoBenhAnInput } from '../../gql/main.ts';
import { requireVisible } from '../recordAccess/visible.ts';
import { beginningOf } from './beginning.ts';
import { soTomTat } from './numbers.ts';
import { madeOf, requestFacts, summaryFacts } from './queries.ts';
import { announce, lockedRequest } from './requests.ts';
import { type TomTatRow, tomTatTable as table, type YeuCauRow, yeuCauTable } from './tables.ts';
import { recordOf, targetOf } from './target.ts';
import { type Values, valuesOf, writtenOf } from './values.ts';

const entity = tomTatActs.name;

/**
 * Issues the summary of a request, begun with what the record says where nothing is given. Errors: NOT_FOUND, STATE_CHANGED,
 * NODE_NOT_GRANTED, RECORD_NOT_IN_CARE and the like, BAD_INPUT by field.
 */
export function issueSummary(ctx: Ctx, input: TomTatHoSoBenhAnInput): Promise<string> {
  const content = { id: input.requestId, operation: 'createTomTatHoSoBenhAn', content: input };
  return once(ctx, content, async (tx) => {
    const locked = await lockedRequest(tx, input.YeuCau_Id ?? '');
    const request = await transition(tx, yeuCauTomTatActs, yeuCauTable, locked._id, 'lap', {
      facts: requestFacts,
      locked,
      after: announce,
    });
    await requireVisible(tx, madeOf(request));
    await recordOf(tx, request); // not cancelled meanwhile
    const values = { ...(await beginningOf(tx, await targetOf(tx, request))), ...valuesOf(input) };
    return insertSummary(tx, request, values, { SoTomTat: (await drawNumber(tx, soTomTat)).text });
  });
}

/** Changes a summary that nobody has on paper. Errors: NOT_FOUND, CONFLICT, STATE_CHANGED, RECORD_SUMMARY_PRINTED, BAD_INPUT by field. */
export function updateSummary(ctx: Ctx, id: string, input: TomTatHoSoBenhAnInput): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const before = await lockedSummary(tx, id);
    requireAct(tx, tomTatActs, 'sua', await summaryFacts(tx, before));
    if (input.version !== before.version) throw new DomainError('CONFLICT', { entity, current: before });
    const set = valuesOf(input);
    refuseIssues(summaryIssues({ ...before, ...set }, today(tx)));
    const after = await updateRow(tx, table, id, {
      ...(set as Partial<TomTatRow>), // an empty one that must be filled was refused
      NgayCapNhat: tx.now(),
      NguoiCapNhat_Id: actor(tx),
    });
    const { BenhNhan_Id, YeuCau_Id: _id } = before;
    await audit(tx, { action: 'UPDATE', entity, entityId: id, BenhNhan_Id, before, after });
    await announce(tx, { ...before, _id });
    return id;
  });
}

/** Issues a summary again as a further version, the old one being replaced; it is to be delivered again. Errors: as for an update, without RECORD_SUMMARY_PRINTED. */
export function issueSummaryAgain(
  ctx: Ctx,
  id: string,
  input: TomTatHoSoBenhAnInput,
  LyDo: string,
): Promise<string> {
  const content = { id: input.requestId, operation: 'capLaiTomTatHoSoBenhAn', content: { id, input, LyDo } };
  return once(ctx, content, async (tx) => {
    const LyDoThayThe = givenReason(LyDo);
    const locked = await lockedSummary(tx, id);
    if (input.version != null && input.version !== locked.version)
      throw new DomainError('CONFLICT', { entity, current: locked });
    const old = await transition(tx, tomTatActs, table, id, 'capLai', { facts: summaryFacts, locked });
    const request = await moveRequest(tx, old.YeuCau_Id, 'giaoLai');
    const { SoTomTat, PhienBan } = old;
    const again = { SoTomTat, PhienBan: PhienBan + 1, ThayTheCho_Id: id, LyDoThayThe };
    return insertSummary(tx, request, { ...writtenOf(old), ...valuesOf(input) }, again);
  });
}

/** Cancels a summary, with a reason; its request is open again. Errors: NOT_FOUND, STATE_CHANGED, BAD_INPUT without a reason. */
export async function cancelSummary(ctx: Ctx, id: string, LyDo: string): Promise<void> {
  await transition(ctx, tomTatActs, table, id, 'huy', {
    auditAction: 'CANCEL',
    set: { LyDoHuy: givenReason(LyDo) },
    facts: summaryFacts,
    after: async (tx, row) => {
      await moveRequest(tx, row.YeuCau_Id, 'moLai');
    },
  });
}

/** Moves the request of a summary on, as what follows from an act on the summary. */
function moveRequest(tx: Tx, id: string, action: 'giaoLai' | 'moLai'): Promise<YeuCauRow> {
  return transition(tx, yeuCauTomTatActs, yeuCauTable, id, action, {
    facts: requestFacts,
    consequence: true,
    after: announce,
  });
}

type Number = Pick<TomTatRow, 'SoTomTat'> &
  Partial<Pick<TomTatRow, 'PhienBan' | 'ThayTheCho_Id' | 'LyDoThayThe'>>;

async function insertSummary(tx: Tx, request: YeuCauRow, values: Values, number: Number): Promise<string> {
  refuseIssues(summaryIssues(values, today(tx)));
  const { BenhNhan_Id, TiepNhan_Id, KhamBenh_Id, BenhAn_Id, PhongBan_Id } = request;
  const row = {
    ...values,
    ...number,
    _id: v7(),
    YeuCau_Id: request._id,
    BenhNhan_Id,
    TiepNhan_Id,
    KhamBenh_Id,
    BenhAn_Id,
    PhongBan_Id,
    BacSi_Id: tx.user?.NhanVien_Id ?? null,
    NgayCap: today(tx),
    NguoiTao_Id: actor(tx),
  };
  // what the issues found missing is there
  await tx.db.insert(table).values(row as typeof table.$inferInsert);
  await audit(tx, { action: 'CREATE', entity, entityId: row._id, BenhNhan_Id, after: row });
  return row._id;
}

async function lockedSummary(tx: Tx, id: string): Promise<TomTatRow> {
  return lockExisting(tx, table, id, entity);
}
