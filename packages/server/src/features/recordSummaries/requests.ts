import { requestIssues, yeuCauTomTatActs } from '@sen/domain/recordSummaries/yeuCauTomTat';
import { and, eq, inArray } from 'drizzle-orm';
import { v7 } from 'uuid';
import { requireAct } from '../../engine/acts/acts.ts';
import { givenReason } from '../../engine/acts/reason.ts';
import { transition } from '../../engine/acts/transition.ts';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Ctx, type Tx, today } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { emit } from '../../engine/events/events.ts';
import { drawNumber } from '../../engine/sql/numbering.ts';
import { lockExisting, updateRow } from '../../engine/sql/rows.ts';
import { inTransaction, once } from '../../engine/sql/transaction.ts';
import type { MutationGiaoTomTatHoSoArgs, YeuCauTomTatHoSoInput } from '../../gql/main.ts';
import { lockPatient } from '../patients/commands.ts';
import { patientById } from '../patients/queries.ts';
import { requireVisible } from '../recordAccess/visible.ts';
import { soYeuCau } from './numbers.ts';
import { madeOf, requestFacts, summaryInForce } from './queries.ts';
import { yeuCauTable as table, tomTatTable, type YeuCauRow } from './tables.ts';
import { type OfRecord, recordOf } from './target.ts';
import { requestedOf } from './values.ts';

const entity = yeuCauTomTatActs.name;

/**
 * Takes a request for the summary of an examination or an outpatient record; who asks is the patient where nobody else is named. Errors:
 * NOT_FOUND, STATE_CHANGED when the record was cancelled, NODE_NOT_GRANTED, RECORD_SUMMARY_OPEN, BAD_INPUT by field.
 */
export function createRequest(ctx: Ctx, input: YeuCauTomTatHoSoInput): Promise<string> {
  const content = { id: input.requestId, operation: 'createYeuCauTomTatHoSo', content: input };
  return once(ctx, content, async (tx) => {
    const { KhamBenh_Id, BenhAn_Id } = input;
    refuseIssues(!KhamBenh_Id && !BenhAn_Id ? [{ path: 'HoSo', code: 'REQUIRED' }] : []);
    const of = await recordOf(tx, { KhamBenh_Id, BenhAn_Id });
    const { PhongBan_Id } = of;
    requireAct(tx, yeuCauTomTatActs, 'sua', await requestFacts(tx, { TrangThai: 'DaYeuCau', PhongBan_Id }));
    await requireVisible(tx, madeOf(of));
    const given = requestedOf(input);
    const NguoiYeuCau = given.NguoiYeuCau ?? 'NguoiBenh';
    const patient = await patientById(tx, of.BenhNhan_Id);
    const self = NguoiYeuCau === 'NguoiBenh';
    const whole = {
      SoBan: 1,
      NgayYeuCau: today(tx),
      ...given,
      NguoiYeuCau,
      HoTenNguoiYeuCau: given.HoTenNguoiYeuCau || (self ? patient.TenBenhNhan : null),
      SoGiayTo: given.SoGiayTo || (self ? patient.CMNDHoacHoChieu : null),
    };
    refuseIssues(requestIssues({ ...whole, KhamBenh_Id, BenhAn_Id }, today(tx)));
    await refuseOpen(tx, of);
    const SoYeuCau = (await drawNumber(tx, soYeuCau)).text;
    const row = { ...whole, ...of, _id: v7(), SoYeuCau, NguoiTao_Id: actor(tx) };
    // what the issues found missing is there
    await tx.db.insert(table).values(row as typeof table.$inferInsert);
    await audit(tx, { action: 'CREATE', entity, entityId: row._id, BenhNhan_Id: of.BenhNhan_Id, after: row });
    await announce(tx, { ...of, _id: row._id }, 'create');
    return row._id;
  });
}

/** Changes a request of which nothing is written yet. Errors: NOT_FOUND, CONFLICT, STATE_CHANGED, BAD_INPUT by field. */
export function updateRequest(ctx: Ctx, id: string, input: YeuCauTomTatHoSoInput): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const before = await lockedRequest(tx, id);
    requireAct(tx, yeuCauTomTatActs, 'sua', await requestFacts(tx, before));
    if (input.version !== before.version) throw new DomainError('CONFLICT', { entity, current: before });
    const set = requestedOf(input);
    refuseIssues(requestIssues({ ...before, ...set }, today(tx)));
    const after = await updateRow(tx, table, id, {
      ...(set as Partial<YeuCauRow>), // an empty one that must be filled was refused
      NgayCapNhat: tx.now(),
      NguoiCapNhat_Id: actor(tx),
    });
    const { BenhNhan_Id } = before;
    await audit(tx, { action: 'UPDATE', entity, entityId: id, BenhNhan_Id, before, after });
    await announce(tx, before);
    return id;
  });
}

/** Refuses a request, with a reason. Errors: NOT_FOUND, STATE_CHANGED, BAD_INPUT without a reason. */
export async function refuseRequest(ctx: Ctx, id: string, LyDo: string): Promise<void> {
  const reason = givenReason(LyDo);
  await transition(ctx, yeuCauTomTatActs, table, id, 'tuChoi', {
    auditAction: 'CANCEL',
    set: { LyDoTuChoi: reason },
    facts: requestFacts,
    after: announce,
  });
}

/** Writes down to whom a summary was delivered, and when. Errors: NOT_FOUND, STATE_CHANGED, BAD_INPUT by field. */
export async function deliver(ctx: Ctx, args: MutationGiaoTomTatHoSoArgs): Promise<void> {
  const { id } = args;
  await inTransaction(ctx, async (tx) => {
    const locked = await lockedRequest(tx, id);
    const NgayGiao = args.NgayGiao ?? tx.now();
    const NguoiNhan = args.NguoiNhan.trim();
    await transition(tx, yeuCauTomTatActs, table, id, 'giao', {
      facts: requestFacts,
      locked,
      after: async (of, row) => {
        refuseIssues([
          ...(NguoiNhan ? [] : [{ path: 'NguoiNhan', code: 'REQUIRED' as const }]),
          ...(NgayGiao > of.now() ? [{ path: 'NgayGiao', code: 'IN_THE_FUTURE' as const }] : []),
        ]);
        const before = await summaryInForce(of, id);
        if (!before) throw new DomainError('STATE_CHANGED', { state: row.TrangThai });
        const after = await updateRow(of, tomTatTable, before._id, {
          NgayGiao,
          NguoiNhan,
          GiayToNguoiNhan: args.GiayToNguoiNhan?.trim() || null,
          NguoiGiao_Id: of.user?.NhanVien_Id ?? null,
          NgayCapNhat: of.now(),
          NguoiCapNhat_Id: actor(of),
        });
        const { _id: entityId, BenhNhan_Id } = before;
        await audit(of, {
          action: 'UPDATE',
          entity: 'TomTatHoSoBenhAn',
          entityId,
          BenhNhan_Id,
          before,
          after,
        });
        await announce(of, row);
      },
    });
  });
}

/** Locks a request. Errors: NOT_FOUND. */
export async function lockedRequest(tx: Tx, id: string): Promise<YeuCauRow> {
  return lockExisting(tx, table, id, entity);
}

/** Tells the room of the record that a request was taken or has changed. */
export async function announce(
  tx: Tx,
  { _id, PhongBan_Id, BenhNhan_Id }: Pick<YeuCauRow, '_id' | 'PhongBan_Id' | 'BenhNhan_Id'>,
  process: 'create' | 'update' = 'update',
): Promise<void> {
  await emit(tx, {
    module: 'TomTatHoSo',
    process,
    idNode: PhongBan_Id,
    data: { YeuCau_Id: _id, BenhNhan_Id },
  });
}

/** Errors: RECORD_SUMMARY_OPEN where a request for the same record is not delivered. */
async function refuseOpen(tx: Tx, { BenhNhan_Id, KhamBenh_Id, BenhAn_Id }: OfRecord): Promise<void> {
  await lockPatient(tx, BenhNhan_Id); // another desk may take the same request at this moment
  const [other] = await tx.db
    .select({ SoYeuCau: table.SoYeuCau })
    .from(table)
    .where(
      and(
        KhamBenh_Id ? eq(table.KhamBenh_Id, KhamBenh_Id) : eq(table.BenhAn_Id, BenhAn_Id ?? ''),
        inArray(table.TrangThai, ['DaYeuCau', 'DaLap']),
      ),
    )
    .limit(1);
  if (other) throw new DomainError('RECORD_SUMMARY_OPEN', other);
}
