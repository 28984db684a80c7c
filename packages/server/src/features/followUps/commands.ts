import { giayHenActs, reminderIssues, slipIssues, usualLastDay } from '@sen/domain/followUps/giayHen';
import { and, eq, inArray } from 'drizzle-orm';
import { v7 } from 'uuid';
import { requireAct, rightsOf } from '../../engine/acts/acts.ts';
import { givenTexts } from '../../engine/acts/givenTexts.ts';
import { givenReason } from '../../engine/acts/reason.ts';
import { transition } from '../../engine/acts/transition.ts';
import { audit } from '../../engine/audit/audit.ts';
import { refLabel } from '../../engine/catalogue/queries.ts';
import { actor, type Ctx, type Tx, today } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { drawNumber } from '../../engine/sql/numbering.ts';
import { insertRow, lockRow } from '../../engine/sql/rows.ts';
import { once } from '../../engine/sql/transaction.ts';
import type { GiayHenKhamLaiInput, NhacTaiKhamInput } from '../../gql/main.ts';
import { lockSession, lockSessionFor } from '../examination/commands.ts';
import { announceSession, notePaper } from '../examination/open.ts';
import { sessionById } from '../examination/queries.ts';
import type { KhamBenhRow } from '../examination/tables.ts';
import { facilityOf } from '../organisation/facility.ts';
import { lockPatient } from '../patients/commands.ts';
import { requireLiving } from '../patients/living.ts';
import { soGiayHen } from './numbers.ts';
import { slipFacts } from './queries.ts';
import { type GiayHenRow, nhacTaiKhamTable as reminders, giayHenTable as table } from './tables.ts';

/** What is written on a slip; empty text counts as nothing. */
const written = ['NgayHen', 'HieuLucDen', 'NoiHen_Id', 'BacSiHen_Id', 'LyDoHen', 'DanDo'] as const;

type Values = { [K in (typeof written)[number]]?: string | null };

/**
 * Issues the slip of an ended session, begun with its follow-up day, room, doctor and advice. Errors: NOT_FOUND, EXAM_NOT_ENDED,
 * FOLLOW_UP_DAY_NEEDED, PATIENT_DIED_APPOINTMENT, APPOINTMENT_EXISTS, BAD_INPUT by field.
 */
export function createSlip(ctx: Ctx, input: GiayHenKhamLaiInput): Promise<string> {
  const content = { id: input.requestId, operation: 'createGiayHenKhamLai', content: input };
  return once(ctx, content, async (tx) => {
    const session = await lockSessionFor(tx, input.KhamBenh_Id ?? '', 'henKhamLai');
    const values = {
      NgayHen: session.NgayTaiKham,
      NoiHen_Id: session.PhongBan_Id,
      BacSiHen_Id: session.BacSiKham_Id,
      DanDo: session.LoiDan,
      ...givenTexts(input, written),
    };
    return insertSlip(tx, session, values, {});
  });
}

/** Issues a slip again, for another day or the same, the old one being replaced. Errors: STATE_CHANGED, CONFLICT, those of issuing it. */
export function issueAgain(ctx: Ctx, id: string, input: GiayHenKhamLaiInput, LyDo: string): Promise<string> {
  const content = { id: input.requestId, operation: 'capLaiGiayHenKhamLai', content: { id, input, LyDo } };
  return once(ctx, content, async (tx) => {
    const reason = givenReason(LyDo);
    const locked = await lockRow(tx, table, id);
    if (!locked) throw new DomainError('NOT_FOUND', { entity: giayHenActs.name });
    requireAct(tx, giayHenActs, 'capLai', await slipFacts(tx, locked));
    if (input.version != null && input.version !== locked.version)
      throw new DomainError('CONFLICT', { entity: giayHenActs.name, current: locked });
    const old = await transition(tx, giayHenActs, table, id, 'capLai', { facts: slipFacts, locked });
    const session = await lockSession(tx, old.KhamBenh_Id);
    const given = givenTexts(input, written);
    // another day has another last day
    const { HieuLucDen, ...kept } = pickWritten(old);
    const same = (given.NgayHen ?? old.NgayHen) === old.NgayHen;
    const values = { ...kept, ...(same ? { HieuLucDen } : {}), ...given };
    return insertSlip(tx, session, values, { ThayTheCho_Id: id, LyDoCapLai: reason });
  });
}

/** Cancels a slip that was not used. Errors: NOT_FOUND, STATE_CHANGED, BAD_INPUT without a reason. */
export async function cancelSlip(ctx: Ctx, id: string, LyDo: string): Promise<void> {
  const reason = givenReason(LyDo);
  await transition(ctx, giayHenActs, table, id, 'huy', {
    auditAction: 'CANCEL',
    set: { LyDoHuy: reason },
    facts: slipFacts,
    after: async (tx, row) => announceSession(tx, await sessionById(tx, row.KhamBenh_Id), 'update'),
  });
}

/**
 * Notes that a patient was reminded of the follow-up of a session. Errors: NOT_FOUND, NODE_NOT_GRANTED at another facility,
 * FOLLOW_UP_DAY_NEEDED, BAD_INPUT by field.
 */
export function noteReminder(ctx: Ctx, input: NhacTaiKhamInput): Promise<string> {
  const content = { id: input.requestId, operation: 'createNhacTaiKham', content: input };
  return once(ctx, content, async (tx) => {
    const session = await sessionById(tx, input.KhamBenh_Id);
    const facility = await facilityOf(tx, session.PhongBan_Id);
    if (!rightsOf(tx).has('THEO_DOI_TAI_KHAM', facility)) throw new DomainError('NODE_NOT_GRANTED');
    if (session.TrangThai !== 'DaKham' || !session.NgayTaiKham) throw new DomainError('FOLLOW_UP_DAY_NEEDED');
    const said = {
      LucNhac: input.LucNhac ?? tx.now(),
      CachNhac: input.CachNhac,
      GhiChu: input.GhiChu?.trim() || null,
    };
    refuseIssues(reminderIssues(said, tx.now()));
    const row = await insertRow(tx, reminders, {
      ...said,
      KhamBenh_Id: session._id,
      BenhNhan_Id: session.BenhNhan_Id,
      NguoiNhac_Id: tx.user?.NhanVien_Id ?? null,
      NguoiTao_Id: actor(tx),
    });
    await audit(tx, {
      action: 'CREATE',
      entity: 'NhacTaiKham',
      entityId: row._id,
      BenhNhan_Id: session.BenhNhan_Id,
      after: row,
    });
    await announceSession(tx, session, 'update');
    return row._id;
  });
}

async function insertSlip(
  tx: Tx,
  session: KhamBenhRow,
  given: Values,
  again: { ThayTheCho_Id?: string; LyDoCapLai?: string },
): Promise<string> {
  const values = {
    ...given,
    HieuLucDen: given.HieuLucDen ?? (given.NgayHen ? usualLastDay(given.NgayHen) : null),
  };
  refuseIssues(slipIssues(values, { ngayKham: session.Ngay, today: today(tx) }));
  await lockPatient(tx, session.BenhNhan_Id); // another room of the visit may issue one at this moment
  await requireLiving(tx, session.BenhNhan_Id, 'PATIENT_DIED_APPOINTMENT');
  const other = await liveSlipOf(tx, session.TiepNhan_Id);
  if (other) throw new DomainError('APPOINTMENT_EXISTS', other);
  const row = {
    ...values,
    ...again,
    _id: v7(),
    SoGiayHen: (await drawNumber(tx, soGiayHen)).text,
    KhamBenh_Id: session._id,
    BenhNhan_Id: session.BenhNhan_Id,
    TiepNhan_Id: session.TiepNhan_Id,
    BacSi_Id: session.BacSiKham_Id,
    ChanDoan: session.ChanDoan || ((await refLabel(tx, 'ICD', session.ChanDoanICD_Id))?.ten ?? null),
    NgayCap: today(tx),
    NguoiTao_Id: actor(tx),
  };
  await tx.db.insert(table).values(row as typeof table.$inferInsert); // what the issues found missing is there
  await notePaper(tx, session, { entity: giayHenActs.name, entityId: row._id, after: row });
  return row._id;
}

/** The slip of a visit that is in force or was used: one appointment after one course. */
async function liveSlipOf(
  tx: Tx,
  TiepNhan_Id: string,
): Promise<Pick<GiayHenRow, 'SoGiayHen' | 'NgayHen'> | undefined> {
  const [row] = await tx.db
    .select({ SoGiayHen: table.SoGiayHen, NgayHen: table.NgayHen })
    .from(table)
    .where(and(eq(table.TiepNhan_Id, TiepNhan_Id), inArray(table.TrangThai, ['HieuLuc', 'DaDung'])));
  return row;
}

function pickWritten(row: GiayHenRow): Values {
  return Object.fromEntries(written.map((field) => [field, row[field]]));
}
