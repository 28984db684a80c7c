import { benhAnActs, benhAnIssues, benhAnVitals } from '@sen/domain/medicalRecords/benhAn';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { requireAct } from '../../engine/acts/acts.ts';
import { givenTexts } from '../../engine/acts/givenTexts.ts';
import { givenReason } from '../../engine/acts/reason.ts';
import { transition } from '../../engine/acts/transition.ts';
import { audit } from '../../engine/audit/audit.ts';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import { actor, type Ctx, type Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { drawNumber } from '../../engine/sql/numbering.ts';
import { insertRow, updateRow } from '../../engine/sql/rows.ts';
import { inTransaction, once } from '../../engine/sql/transaction.ts';
import type { BenhAnNgoaiTruInput } from '../../gql/main.ts';
import { lockSession, lockSessionFor } from '../examination/commands.ts';
import { putIntoRecord } from '../examination/inRecord.ts';
import type { KhamBenhRow } from '../examination/tables.ts';
import { facilityOf } from '../organisation/facility.ts';
import { lockPatient } from '../patients/commands.ts';
import { receptionById } from '../reception/queries.ts';
import { cancelEpisodes, openEpisode } from './episodes.ts';
import { recordFacts } from './facts.ts';
import { announceRecord, lockRecord, refuseInRecord } from './locked.ts';
import { soBenhAn } from './numbers.ts';
import { recordsOpen } from './queries.ts';
import { recordTexts } from './recordTexts.ts';
import { type BenhAnRow, benhAnTable as table } from './tables.ts';

const refs = ['LoaiBenhAn_Id', 'ChuyenKhoa_Id', 'PhongBan_Id', 'BacSi_Id', 'ChanDoanICD_Id'] as const;

type Values = Partial<
  Pick<
    BenhAnRow,
    | (typeof recordTexts)[number]
    | (typeof refs)[number]
    | (typeof benhAnVitals)[number]
    | 'ThoiGianVaoVien'
    | 'ChanDoanPhuICD_Ids'
  >
>;

/**
 * Opens the record of a patient in an examination, with its first episode; the examination belongs to it. What is not given is taken
 * from the examination. Errors: NOT_FOUND, EXAM_ENDED when cancelled, MAIN_DISEASE_NEEDED, MEDICAL_RECORD_HAS_SESSION,
 * MEDICAL_RECORD_EXISTS, BAD_INPUT by field.
 */
export function createRecord(ctx: Ctx, input: BenhAnNgoaiTruInput): Promise<string> {
  const content = { id: input.requestId, operation: 'createBenhAnNgoaiTru', content: input };
  return once(ctx, content, async (tx) => {
    // 1. The examination, and one opener at a time for a patient.
    const session = await lockSessionFor(tx, input.KhamBenh_Id ?? '', 'lapBenhAn');
    await refuseInRecord(tx, session);
    await lockPatient(tx, session.BenhNhan_Id);
    // 2. What it says.
    const values = { ...(await ofSession(tx, session)), ...given(input) };
    refuseIssues(benhAnIssues(values, tx.now()));
    await refuseElsewhere(tx, values, session.PhongBan_Id);
    await refuseSecond(tx, session.BenhNhan_Id, values, null);
    const { BenhNhan_Id, TiepNhan_Id, _id: KhamBenh_Id } = session;
    const row = await insertRow(tx, table, {
      ...(values as Required<Values>), // what must be filled was found there
      _id: v7(),
      SoBenhAn: (await drawNumber(tx, soBenhAn)).text,
      BenhNhan_Id,
      TiepNhan_Id,
      KhamBenh_Id,
      NguoiTao_Id: actor(tx),
    });
    await note(tx, 'CREATE', row, undefined, row);
    // 3. The first episode, which the examination belongs to.
    const visit = await receptionById(tx, TiepNhan_Id);
    const DotDieuTri_Id = await openEpisode(tx, row, row.ThoiGianVaoVien, visit);
    await putIntoRecord(tx, session, { BenhAn_Id: row._id, DotDieuTri_Id });
    return row._id;
  });
}

/** Changes a record under treatment; only what is given. Errors: NOT_FOUND, MEDICAL_RECORD_CLOSED, CONFLICT, MEDICAL_RECORD_EXISTS, BAD_INPUT by field. */
export function updateRecord(ctx: Ctx, id: string, input: BenhAnNgoaiTruInput): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const before = await lockRecord(tx, id);
    requireAct(tx, benhAnActs, 'sua', await recordFacts(tx, before));
    if (input.version !== before.version)
      throw new DomainError('CONFLICT', { entity: benhAnActs.name, current: before });
    const set = given(input);
    const whole = { ...before, ...set };
    refuseIssues(benhAnIssues(whole, tx.now()));
    await refuseElsewhere(tx, whole, before.PhongBan_Id);
    await lockPatient(tx, before.BenhNhan_Id);
    await refuseSecond(tx, before.BenhNhan_Id, whole, id);
    const after = await updateRow(tx, table, id, {
      ...set,
      NgayCapNhat: tx.now(),
      NguoiCapNhat_Id: actor(tx),
    });
    await note(tx, 'UPDATE', before, before, after);
    return id;
  });
}

/** Cancels a record that was opened by mistake, with its episodes; its examination belongs to none. Errors: NOT_FOUND, BAD_INPUT, MEDICAL_RECORD_CLOSED, MEDICAL_RECORD_IN_USE. */
export async function cancelRecord(ctx: Ctx, id: string, LyDo: string): Promise<void> {
  const reason = givenReason(LyDo);
  await transition(ctx, benhAnActs, table, id, 'huy', {
    auditAction: 'CANCEL',
    set: { LyDoHuy: reason },
    facts: (tx, row) => recordFacts(tx, row),
    after: async (tx, row) => {
      await cancelEpisodes(tx, row);
      const session = await lockSession(tx, row.KhamBenh_Id);
      if (session.BenhAn_Id === id)
        await putIntoRecord(tx, session, { BenhAn_Id: null, DotDieuTri_Id: null });
      await announceRecord(tx, row, 'delete');
    },
  });
}

/** A record is kept in a room of the facility that it comes from. Errors: BAD_INPUT at PhongBan_Id. */
async function refuseElsewhere(tx: Tx, { PhongBan_Id }: Values, from: string): Promise<void> {
  if (!PhongBan_Id || PhongBan_Id === from) return;
  const [there, here] = await Promise.all([facilityOf(tx, PhongBan_Id), facilityOf(tx, from)]);
  if (there === null || there !== here) refuseIssues([{ path: 'PhongBan_Id', code: 'NOT_IN_LIST' }]);
}

/** Errors: MEDICAL_RECORD_EXISTS where another record of the kind and specialty is under treatment. */
async function refuseSecond(tx: Tx, patient: string, values: Values, own: string | null): Promise<void> {
  const other = (await recordsOpen(tx, patient)).find(
    (one) =>
      one._id !== own &&
      one.LoaiBenhAn_Id === values.LoaiBenhAn_Id &&
      one.ChuyenKhoa_Id === values.ChuyenKhoa_Id,
  );
  if (other) throw new DomainError('MEDICAL_RECORD_EXISTS', { SoBenhAn: other.SoBenhAn });
}

/** What the examination knows already. */
async function ofSession(tx: Tx, session: KhamBenhRow): Promise<Values> {
  const ChuyenKhoa_Id = await specialtyOf(tx, session.PhongBan_Id);
  return {
    ...(ChuyenKhoa_Id ? { ChuyenKhoa_Id } : {}),
    ...Object.fromEntries(benhAnVitals.map((name) => [name, session[name]])),
    PhongBan_Id: session.PhongBan_Id,
    BacSi_Id: session.BacSiKham_Id ?? tx.user?.NhanVien_Id ?? '',
    ThoiGianVaoVien: session.NgayKham,
    LyDoVaoVien: session.LyDoKham,
    TienSuBenh: session.TienSuBenh,
    KhamLamSang: session.TrieuChungLamSang,
    ChanDoan: session.ChanDoan,
    ...(session.ChanDoanICD_Id ? { ChanDoanICD_Id: session.ChanDoanICD_Id } : {}),
    ChanDoanPhuICD_Ids: session.ChanDoanPhuICD_Ids,
  };
}

/** The specialty of a room, if it has one. */
async function specialtyOf(tx: Tx, PhongBan_Id: string): Promise<string | null> {
  const { rows } = await tx.db.execute<{ id: string | null }>(
    sql`select chuyen_khoa_id as id from ${catalogueTable('Node')} where id = ${PhongBan_Id}`,
  );
  return rows[0]?.id ?? null;
}

/** The fields that an input names, the rest left out. */
function given(input: BenhAnNgoaiTruInput): Values {
  const values: Record<string, unknown> = givenTexts(input, recordTexts);
  for (const field of [...refs, ...benhAnVitals])
    if (input[field] !== undefined) values[field] = input[field];
  if (input.ChanDoanPhuICD_Ids !== undefined) values['ChanDoanPhuICD_Ids'] = input.ChanDoanPhuICD_Ids ?? [];
  if (input.ThoiGianVaoVien !== undefined)
    values['ThoiGianVaoVien'] = input.ThoiGianVaoVien === null ? null : new Date(input.ThoiGianVaoVien);
  return values as Values; // fields of the record, as the schema typed them
}

async function note(
  tx: Tx,
  action: 'CREATE' | 'UPDATE',
  of: BenhAnRow,
  before: unknown,
  after: unknown,
): Promise<void> {
  const { _id: entityId, BenhNhan_Id } = of;
  await audit(tx, { action, entity: benhAnActs.name, entityId, BenhNhan_Id, before, after });
  await announceRecord(tx, of, action === 'CREATE' ? 'create' : 'update');
}
