import type { Rights } from '@sen/domain/acts/acts';
import { benhNhanActs } from '@sen/domain/reception/benhNhanActs';
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { requireAct } from '../../engine/acts/acts.ts';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Ctx, type Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { emit } from '../../engine/events/events.ts';
import { lateNumber } from '../../engine/sql/lateNumbers.ts';
import { drawNumber } from '../../engine/sql/numbering.ts';
import { insertRow } from '../../engine/sql/rows.ts';
import { inTransaction, once } from '../../engine/sql/transaction.ts';
import type { BenhNhanInput, DeliveryAddressInput } from '../../gql/main.ts';
import { countReceptions } from '../reception/queries.ts';
import { addDeliveryAddresses } from './delivery.ts';
import { keepingHistory, toldRecord } from './history.ts';
import { forgetLiving } from './living.ts';
import { maYTe } from './numbers.ts';
import { differs, type NewRecord, prepared } from './patientColumns.ts';
import { type Patient, patientById, patientFacts } from './queries.ts';
import { refuseDuplicates } from './refuseDuplicates.ts';
import { type BenhNhanRow, benhNhanTable } from './tables.ts';

export type PatientOptions = {
  /** The likely duplicates were shown and somebody decided that this is another person. */
  acceptDuplicate?: boolean;
  /** Somebody without a name is identified by this change. */
  identify?: boolean;
  /** More follows in the transaction: the code is taken with its commit, so that nobody waits for it meanwhile. */
  codeAtEnd?: boolean;
  /** Of whoever changes the record by an act of another object, such as a reception, which has asked for its own right. */
  rights?: Rights;
};

/**
 * Makes a patient's record with the next code of the year. Errors: BAD_INPUT, PATIENT_DUPLICATE (the same papers or card),
 * PATIENT_DUPLICATE_PHONE (where the site
 * refuses a phone that another record has), NEEDS_CONFIRMATION (likely duplicates or a shared phone, until accepted).
 */
export async function createPatient(
  ctx: Ctx,
  input: BenhNhanInput,
  options: PatientOptions & { deliveryAddresses?: readonly DeliveryAddressInput[] } = {},
): Promise<Patient> {
  const { deliveryAddresses = [] } = options;
  const content = deliveryAddresses.length > 0 ? { input, deliveryAddresses } : input;
  const { _id } = await once(
    ctx,
    { id: input.requestId, operation: 'createBenhNhan', content },
    async (tx) => {
      const made = await insertPatient(tx, input, options);
      await addDeliveryAddresses(tx, made, deliveryAddresses);
      return { _id: made };
    },
  );
  return patientById(ctx, _id);
}

/** Inserts a patient in a running transaction; a reception makes one this way. Answers the id. */
export async function insertPatient(
  tx: Tx,
  input: BenhNhanInput,
  options: PatientOptions = {},
): Promise<string> {
  const values = await prepared(tx, input);
  const accepted = options.acceptDuplicate ?? false;
  await refuseDuplicates(tx, { person: values, id: null, newPhone: true, accepted });
  return insertRecord(tx, values, options);
}

/** Inserts a checked record with the next code of the year, its line of the log and its event. Answers the id. */
export async function insertRecord(
  tx: Tx,
  values: NewRecord,
  { codeAtEnd = false }: Pick<PatientOptions, 'codeAtEnd'> = {},
): Promise<string> {
  const _id = v7();
  const code = { table: benhNhanTable, text: benhNhanTable.MaYTe, id: _id };
  const MaYTe = codeAtEnd ? lateNumber(tx, maYTe, code) : (await drawNumber(tx, maYTe)).text;
  const row = await insertRow(tx, benhNhanTable, {
    ...values,
    _id,
    MaYTe,
    NguoiTao_Id: actor(tx),
    NguoiCapNhat_Id: actor(tx),
  });
  await audit(tx, {
    action: 'CREATE',
    entity: 'BenhNhan',
    entityId: row._id,
    BenhNhan_Id: row._id,
    after: row,
  });
  await emit(tx, { module: 'TiepNhan', process: 'update', data: { BenhNhan_Id: row._id } });
  return row._id;
}

/** Changes a patient's record. Errors: NOT_FOUND, CONFLICT with the current record, those of a new record. */
export async function updatePatient(
  ctx: Ctx,
  id: string,
  input: BenhNhanInput,
  options: PatientOptions = {},
): Promise<Patient> {
  await inTransaction(ctx, (tx) => changePatient(tx, id, input, options));
  return patientById(ctx, id);
}

/** Changes a record in a running transaction; nothing is written when nothing differs. */
export async function changePatient(
  tx: Tx,
  id: string,
  input: BenhNhanInput,
  options: PatientOptions = {},
): Promise<void> {
  const [before] = await tx.db.select().from(benhNhanTable).where(eq(benhNhanTable._id, id)).for('update');
  if (!before) throw new DomainError('NOT_FOUND', { entity: 'BenhNhan' });
  const { identify = false } = options;
  requireAct(tx, benhNhanActs, identify ? 'xacDinh' : 'sua', patientFacts(before), options.rights);
  const values = {
    ...(await prepared(
      tx,
      await keepingHistory(tx, before, input),
      identify ? { ...before, ChuaRoDanhTinh: false } : before,
    )),
    ...(identify ? { ChuaRoDanhTinh: false, NgayXacDinh: tx.now(), NguoiXacDinh_Id: actor(tx) } : {}),
  };
  if (identify && values.TenKhongDau === before.TenKhongDau)
    refuseIssues([{ path: 'TenBenhNhan', code: 'NAME_NEEDED' }]);
  const changed = Object.entries(values).filter(([name, value]) =>
    differs(before[name as keyof BenhNhanRow], value),
  ); // columns of the table
  if (changed.length === 0) return;
  if (input.version !== null && input.version !== undefined && input.version !== before.version) {
    throw new DomainError('CONFLICT', { entity: 'BenhNhan', current: await toldRecord(tx, before) });
  }
  const identity = ['TenBenhNhan', 'NgaySinh', 'NamSinh', 'SoDienThoai', 'CMNDHoacHoChieu', 'SoTheBHYT'];
  if (changed.some(([name]) => identity.includes(name)))
    await refuseDuplicates(tx, {
      person: { ...before, ...values },
      id,
      newPhone: changed.some(([name]) => name === 'SoDienThoai'),
      accepted: options.acceptDuplicate ?? false,
    });
  const [after] = await tx.db
    .update(benhNhanTable)
    .set({
      ...values,
      version: sql`${benhNhanTable.version} + 1`,
      NgayCapNhat: tx.now(),
      NguoiCapNhat_Id: actor(tx),
    })
    .where(eq(benhNhanTable._id, id))
    .returning();
  await audit(tx, { action: 'UPDATE', entity: 'BenhNhan', entityId: id, BenhNhan_Id: id, before, after });
  await emit(tx, { module: 'TiepNhan', process: 'update', data: { BenhNhan_Id: id } });
}

/**
 * Marks a patient as deceased, or takes that back, as a visit tells it; the record is written only when it changes. A death that was
 * recorded by itself stays.
 */
export async function markDeath(tx: Tx, id: string, TuVong: boolean): Promise<void> {
  forgetLiving(tx, id);
  const [after] = await tx.db
    .update(benhNhanTable)
    .set({
      TuVong,
      version: sql`${benhNhanTable.version} + 1`,
      NgayCapNhat: tx.now(),
      NguoiCapNhat_Id: actor(tx),
    })
    .where(and(eq(benhNhanTable._id, id), ne(benhNhanTable.TuVong, TuVong), isNull(benhNhanTable.NgayTuVong)))
    .returning();
  if (!after) return;
  const before = { TuVong: !TuVong };
  await audit(tx, {
    action: 'UPDATE',
    entity: 'BenhNhan',
    entityId: id,
    BenhNhan_Id: id,
    before,
    after: { TuVong },
  });
  await emit(tx, { module: 'TiepNhan', process: 'update', data: { BenhNhan_Id: id } });
}

export type Card = Pick<
  BenhNhanRow,
  'SoTheBHYT' | 'BHYTNgayHieuLuc' | 'BHYTNgayHetHieuLuc' | 'BenhVien_KCB_Id' | 'NgayDu5Nam'
>;

/** Keeps the card that a visit showed as the patient's last known one; an older record's gaps do not hinder it. */
export async function rememberCard(tx: Tx, id: string, card: Card): Promise<void> {
  const columns = Object.entries(card).map(
    ([name, value]) => sql`${benhNhanTable[name as keyof Card]} is distinct from ${value}`,
  ); // the keys of a Card
  await tx.db
    .update(benhNhanTable)
    .set({
      ...card,
      version: sql`${benhNhanTable.version} + 1`,
      NgayCapNhat: tx.now(),
      NguoiCapNhat_Id: actor(tx),
    })
    .where(and(eq(benhNhanTable._id, id), sql`(${sql.join(columns, sql` or `)})`));
}

/** Cancels records that were made by mistake. Answers how many. Errors: PATIENT_HAS_VISITS. */
export async function removePatients(ctx: Ctx, ids: readonly string[]): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const rows = await tx.db
      .select()
      .from(benhNhanTable)
      .where(and(inArray(benhNhanTable._id, [...ids]), eq(benhNhanTable.TrangThai, 'DangSuDung')))
      .for('update');
    for (const row of rows) {
      const { _id } = row;
      requireAct(tx, benhNhanActs, 'huy', patientFacts(row, { soTiepNhan: await countReceptions(tx, _id) }));
      await tx.db
        .update(benhNhanTable)
        .set({
          TrangThai: 'DaHuy',
          version: sql`${benhNhanTable.version} + 1`,
          NgayCapNhat: tx.now(),
          NguoiCapNhat_Id: actor(tx),
        })
        .where(eq(benhNhanTable._id, _id));
      await audit(tx, { action: 'DELETE', entity: 'BenhNhan', entityId: _id, BenhNhan_Id: _id });
    }
    return rows.length;
  });
}

/** Locks a patient until the transaction ends, so that what is decided of them at once is decided one after the other. */
export async function lockPatient(tx: Tx, id: string): Promise<void> {
  await tx.db
    .select({ _id: benhNhanTable._id })
    .from(benhNhanTable)
    .where(eq(benhNhanTable._id, id))
    .for('update');
}
