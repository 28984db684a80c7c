import type { IcdFacts } from '@sen/domain/diagnosis/icdRules';
import { causeIssues, deathIssues } from '@sen/domain/patients/death';
import { benhNhanActs } from '@sen/domain/reception/benhNhanActs';
import { and, inArray, sql } from 'drizzle-orm';
import { perform } from '../../engine/acts/acts.ts';
import { givenReason } from '../../engine/acts/reason.ts';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Ctx, type Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { emit } from '../../engine/events/events.ts';
import { loadOne } from '../../engine/loaders.ts';
import { updateRow } from '../../engine/sql/rows.ts';
import type { TuVongInput } from '../../gql/main.ts';
import { cancelWaiting } from '../queues/commands.ts';
import { waitingOfPatient } from '../queues/queries.ts';
import { openReceptions } from '../reception/queries.ts';
import { toldRecord } from './history.ts';
import { forgetLiving } from './living.ts';
import { lockedPatient } from './lock.ts';
import { deathOfVisit } from './points.ts';
import { type Patient, patientById, patientFacts } from './queries.ts';
import { type BenhNhanRow, benhNhanTable as table } from './tables.ts';

const columns = [
  'NgayTuVong',
  'NguyenNhanTuVong_Id',
  'NoiTuVong',
  'LyDoTuVong',
  'NguoiGhiTuVong_Id',
] as const;

/** What of a patient stands open: receptions that are not settled, and numbers that wait. */
export async function beforeDeath(ctx: Ctx, BenhNhan_Id: string) {
  await patientById(ctx, BenhNhan_Id);
  const [tiepNhans, soDangChos] = await Promise.all([
    openReceptions(ctx, BenhNhan_Id),
    waitingOfPatient(ctx, BenhNhan_Id),
  ]);
  return { tiepNhans, soDangChos };
}

/**
 * Records that a patient died: when, of what, where, and by what it is known. The numbers with which they wait are cancelled, those
 * at the cashier aside. Errors: NOT_FOUND, FORBIDDEN, CONFLICT, DEATH_RECORDED, PATIENT_CANCELLED, BAD_INPUT by field.
 */
export async function recordDeath(ctx: Ctx, id: string, input: TuVongInput): Promise<Patient> {
  const { version, ...given } = input;
  const death = { ...given, NoiTuVong: given.NoiTuVong?.trim(), LyDoTuVong: given.LyDoTuVong?.trim() };
  let row: BenhNhanRow;
  await perform(ctx, benhNhanActs, 'ghiTuVong', {
    lock: async (tx) => {
      row = await lockedPatient(tx, id);
      return patientFacts(row);
    },
    write: async (tx) => {
      const issues = deathIssues(death, row, tx.now());
      const named = issues.some(({ path }) => path === 'NguyenNhanTuVong_Id');
      refuseIssues([
        ...issues,
        ...(named ? [] : causeIssues(await causeOfDeath(tx, death.NguyenNhanTuVong_Id))),
      ]);
      await write(tx, row, version, 'ghiTuVong', {
        TuVong: true,
        NgayTuVong: death.NgayTuVong ?? null,
        NguyenNhanTuVong_Id: death.NguyenNhanTuVong_Id ?? null,
        NoiTuVong: death.NoiTuVong ?? null,
        LyDoTuVong: death.LyDoTuVong ?? null,
        NguoiGhiTuVong_Id: actor(tx),
      });
      await cancelWaiting(tx, id);
    },
  });
  return patientById(ctx, id);
}

/**
 * Takes the record of a death back. Errors: NOT_FOUND, FORBIDDEN, CONFLICT, DEATH_NOT_RECORDED, DEATH_OF_VISIT (an examination or a
 * discharge tells it), BAD_INPUT at LyDo.
 */
export async function takeDeathBack(ctx: Ctx, id: string, version: number, LyDo: string): Promise<Patient> {
  const reason = givenReason(LyDo);
  let row: BenhNhanRow;
  await perform(ctx, benhNhanActs, 'thuHoiTuVong', {
    lock: async (tx) => {
      row = await lockedPatient(tx, id);
      return patientFacts(row, { tuVongTheoLuot: await diedAtVisit(tx, id) });
    },
    write: (tx) =>
      write(
        tx,
        row,
        version,
        'thuHoiTuVong',
        {
          TuVong: false,
          NgayTuVong: null,
          NguyenNhanTuVong_Id: null,
          NoiTuVong: null,
          LyDoTuVong: null,
          NguoiGhiTuVong_Id: null,
        },
        reason,
      ),
  });
  return patientById(ctx, id);
}

/** Whether a visit tells that a patient died, read together for all patients of a request. */
export async function diedAtVisit(ctx: Ctx, id: string): Promise<boolean> {
  const sources = deathOfVisit.all();
  if (sources.length === 0) return false;
  const found = await loadOne(ctx, 'patient:diedAtVisit', id, async (of, ids) => {
    const told = sql.join(
      sources.map((one) => one(sql`${table._id}`)),
      sql` or `,
    );
    const rows = await of.db
      .select({ _id: table._id })
      .from(table)
      .where(and(inArray(table._id, [...ids]), sql`(${told})`));
    return new Map(rows.map(({ _id }) => [_id, true]));
  });
  return found === true;
}

type Set = Pick<BenhNhanRow, 'TuVong' | (typeof columns)[number]>;

async function write(
  tx: Tx,
  row: BenhNhanRow,
  version: number,
  action: 'ghiTuVong' | 'thuHoiTuVong',
  set: Set,
  LyDo?: string,
): Promise<void> {
  if (row.version !== version)
    throw new DomainError('CONFLICT', { entity: 'BenhNhan', current: await toldRecord(tx, row) });
  forgetLiving(tx, row._id);
  await updateRow(tx, table, row._id, { ...set, NgayCapNhat: tx.now(), NguoiCapNhat_Id: actor(tx) });
  const before = Object.fromEntries((['TuVong', ...columns] as const).map((name) => [name, row[name]]));
  await audit(tx, {
    action: action === 'ghiTuVong' ? 'UPDATE' : 'CANCEL',
    entity: 'BenhNhan',
    entityId: row._id,
    BenhNhan_Id: row._id,
    before,
    after: { ...set, action, ...(LyDo ? { LyDo } : {}) },
  });
  await emit(tx, { module: 'TiepNhan', process: 'update', data: { BenhNhan_Id: row._id } });
}

type Cause = Pick<IcdFacts, 'MaICD' | 'TenICD' | 'CoMaChiTietHon'>;

/** A cause of death as the list has it; null where it has none such, or where none is given. */
export async function causeOfDeath(tx: Tx, id: string | null | undefined): Promise<Cause | null> {
  if (!id) return null;
  const { rows } = await tx.db.execute<Cause>(sql`
    select ma_icd as "MaICD", ten_icd as "TenICD", co_ma_chi_tiet_hon as "CoMaChiTietHon" from main.icd
    where id = ${id} and trang_thai = 'DangSuDung' and not tam_ngung`);
  return rows[0] ?? null;
}
