import { benhAnActs } from '@sen/domain/medicalRecords/benhAn';
import { raVienActs, raVienIssues } from '@sen/domain/medicalRecords/raVien';
import { v7 } from 'uuid';
import { requireAct } from '../../engine/acts/acts.ts';
import { givenTexts } from '../../engine/acts/givenTexts.ts';
import { givenReason } from '../../engine/acts/reason.ts';
import { transition } from '../../engine/acts/transition.ts';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Ctx, type Tx, today } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { drawNumber } from '../../engine/sql/numbering.ts';
import { insertRow, lockExisting, updateRow } from '../../engine/sql/rows.ts';
import { inTransaction, once } from '../../engine/sql/transaction.ts';
import type { RaVienNgoaiTruInput } from '../../gql/main.ts';
import { markDeath } from '../patients/commands.ts';
import { patientById } from '../patients/queries.ts';
import { closeEpisode, reopenLast } from './episodes.ts';
import { dischargeFacts, recordFacts } from './facts.ts';
import { announceRecord, lockRecord } from './locked.ts';
import { soRaVien } from './numbers.ts';
import { episodesOf } from './queries.ts';
import { type BenhAnRow, benhAnTable, type RaVienRow, raVienTable as table } from './tables.ts';

const entity = raVienActs.name;
const texts = ['ChanDoan', 'PhuongPhapDieuTri', 'LoiDan', 'GhiChu', 'NguoiGiamHo'] as const;

type Values = Partial<
  Pick<
    RaVienRow,
    | (typeof texts)[number]
    | 'ThoiGianRaVien'
    | 'KetQuaDieuTri'
    | 'LoaiRaVien'
    | 'ChanDoanICD_Id'
    | 'ChanDoanPhuICD_Ids'
  >
>;

/**
 * Ends the treatment of a record: its open episode ends with it, a death is told to the patient's record, and the paper has a number.
 * What is not given of the diagnosis is the record's. Errors: NOT_FOUND, MEDICAL_RECORD_CLOSED, BAD_INPUT by field.
 */
export function createDischarge(ctx: Ctx, input: RaVienNgoaiTruInput): Promise<string> {
  const content = { id: input.requestId, operation: 'createRaVienNgoaiTru', content: input };
  return once(ctx, content, async (tx) => {
    const record = await lockRecord(tx, input.BenhAn_Id ?? '');
    requireAct(tx, benhAnActs, 'raVien', await recordFacts(tx, record));
    const { ChanDoan, ChanDoanICD_Id, ChanDoanPhuICD_Ids } = record;
    const values = { ChanDoan, ChanDoanICD_Id, ChanDoanPhuICD_Ids, ...given(input) } as Values; // an empty diagnosis is refused
    const row = await insertDischarge(tx, record, values, {
      SoRaVien: (await drawNumber(tx, soRaVien)).text,
      PhienBan: 1,
    });
    await closeEpisode(tx, record, row.ThoiGianRaVien);
    await transition(tx, benhAnActs, benhAnTable, record._id, 'raVien', {
      locked: record,
      facts: (same, one) => recordFacts(same, one),
    });
    if (row.KetQuaDieuTri === 'TuVong') await markDeath(tx, record.BenhNhan_Id, true);
    await announceRecord(tx, record);
    return row._id;
  });
}

/**
 * Changes a discharge. One that was printed is replaced by a further version with the same number, which needs its reason. Answers the
 * id of the one in use. Errors: NOT_FOUND, STATE_CHANGED, CONFLICT, DISCHARGE_PRINTED without a reason, BAD_INPUT by field.
 */
export function updateDischarge(ctx: Ctx, id: string, input: RaVienNgoaiTruInput): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const before = await lockExisting(tx, table, id, entity);
    const facts = await dischargeFacts(tx, before);
    requireAct(tx, raVienActs, 'sua', facts);
    if (input.version !== before.version) throw new DomainError('CONFLICT', { entity, current: before });
    const record = await lockRecord(tx, before.BenhAn_Id);
    const values = { ...contentOf(before), ...given(input) };
    const after = facts.daIn
      ? await replace(tx, record, before, values, input.LyDoThayThe ?? '')
      : await change(tx, record, before, values);
    const deaths = [before, after].map((one) => one.KetQuaDieuTri === 'TuVong');
    if (deaths[0] !== deaths[1]) await markDeath(tx, record.BenhNhan_Id, deaths[1] === true);
    await moveEnd(tx, record, after.ThoiGianRaVien);
    await announceRecord(tx, record);
    return after._id;
  });
}

/** Takes a discharge back: the record and its last episode are under treatment again. Errors: NOT_FOUND, STATE_CHANGED, BAD_INPUT at LyDo. */
export async function cancelDischarge(ctx: Ctx, id: string, LyDo: string): Promise<void> {
  const reason = givenReason(LyDo);
  await transition(ctx, raVienActs, table, id, 'huy', {
    auditAction: 'CANCEL',
    set: { LyDoHuy: reason },
    facts: dischargeFacts,
    after: async (tx, row) => {
      const record = await transition(tx, benhAnActs, benhAnTable, row.BenhAn_Id, 'huyRaVien', {
        consequence: true,
        facts: (same, one) => recordFacts(same, one),
      });
      await reopenLast(tx, record);
      if (row.KetQuaDieuTri === 'TuVong') await markDeath(tx, row.BenhNhan_Id, false);
      await announceRecord(tx, record);
    },
  });
}

async function insertDischarge(
  tx: Tx,
  record: BenhAnRow,
  values: Values,
  numbered: Pick<RaVienRow, 'SoRaVien' | 'PhienBan'> &
    Partial<Pick<RaVienRow, 'ThayTheCho_Id' | 'LyDoThayThe'>>,
): Promise<RaVienRow> {
  await judge(tx, record, values);
  const { _id: BenhAn_Id, BenhNhan_Id } = record;
  const row = await insertRow(tx, table, {
    ...(values as Required<Values>), // what must be filled was found there
    ...numbered,
    _id: v7(),
    BenhAn_Id,
    BenhNhan_Id,
    BacSi_Id: tx.user?.NhanVien_Id ?? record.BacSi_Id,
    NguoiTao_Id: actor(tx),
  });
  await audit(tx, { action: 'CREATE', entity, entityId: row._id, BenhNhan_Id, after: row });
  return row;
}

async function change(tx: Tx, record: BenhAnRow, before: RaVienRow, values: Values): Promise<RaVienRow> {
  await judge(tx, record, values);
  const { _id, BenhNhan_Id } = before;
  const stamp = { NgayCapNhat: tx.now(), NguoiCapNhat_Id: actor(tx) };
  const after = await updateRow(tx, table, _id, { ...values, ...stamp });
  if (!after) throw new DomainError('NOT_FOUND', { entity });
  await audit(tx, { action: 'UPDATE', entity, entityId: _id, BenhNhan_Id, before, after });
  return after;
}

async function replace(
  tx: Tx,
  record: BenhAnRow,
  before: RaVienRow,
  values: Values,
  LyDo: string,
): Promise<RaVienRow> {
  if (!LyDo.trim()) throw new DomainError('DISCHARGE_PRINTED');
  const { _id, SoRaVien, PhienBan } = before;
  await transition(tx, raVienActs, table, _id, 'thayThe', { locked: before, facts: dischargeFacts });
  return insertDischarge(tx, record, values, {
    SoRaVien,
    PhienBan: PhienBan + 1,
    ThayTheCho_Id: _id,
    LyDoThayThe: LyDo.trim(),
  });
}

async function judge(tx: Tx, record: BenhAnRow, values: Values): Promise<void> {
  const patient = await patientById(tx, record.BenhNhan_Id);
  const last = (await episodesOf(tx, record._id)).at(-1);
  refuseIssues(
    raVienIssues(values, {
      tu: last?.ThoiGianBatDau ?? record.ThoiGianVaoVien,
      now: tx.now(),
      ngay: today(tx),
      ngaySinh: patient.NgaySinh ?? `${patient.NamSinh}-01-01`,
    }),
  );
}

/** The last episode of an ended record ends with the discharge. */
async function moveEnd(tx: Tx, record: BenhAnRow, at: Date): Promise<void> {
  const last = (await episodesOf(tx, record._id)).at(-1);
  if (!last || last.ThoiGianKetThuc?.getTime() === at.getTime()) return;
  await reopenLast(tx, record);
  await closeEpisode(tx, record, at);
}

/** The fields that an input names, the rest left out. */
function given(input: RaVienNgoaiTruInput): Values {
  const values: Record<string, unknown> = givenTexts(input, texts);
  for (const field of ['KetQuaDieuTri', 'LoaiRaVien', 'ChanDoanICD_Id'] as const)
    if (input[field] !== undefined) values[field] = input[field];
  if (input.ChanDoanPhuICD_Ids !== undefined) values['ChanDoanPhuICD_Ids'] = input.ChanDoanPhuICD_Ids ?? [];
  const { ThoiGianRaVien: at } = input;
  if (at !== undefined) values['ThoiGianRaVien'] = at === null ? null : new Date(at);
  return values as Values; // fields of the record, as the schema typed them
}

function contentOf(row: RaVienRow): Values {
  const { ThoiGianRaVien, KetQuaDieuTri, LoaiRaVien, ChanDoanICD_Id, ChanDoanPhuICD_Ids } = row;
  const of = Object.fromEntries(texts.map((field) => [field, row[field]])) as Values; // texts of the row
  return { ...of, ThoiGianRaVien, KetQuaDieuTri, LoaiRaVien, ChanDoanICD_Id, ChanDoanPhuICD_Ids };
}
