import {
  benhAnActs,
  benhAnIssues,
  benhAnNoiTruRequired,
  benhAnVitals,
} from '@sen/domain/medicalRecords/benhAn';
import { cleanKindValues, kindIssues } from '@sen/domain/medicalRecords/kinds/all';
import type { KindValues } from '@sen/domain/medicalRecords/kinds/kind';
import { requireAct } from '../../engine/acts/acts.ts';
import { givenTexts } from '../../engine/acts/givenTexts.ts';
import { givenReason } from '../../engine/acts/reason.ts';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Ctx, type Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { updateRow } from '../../engine/sql/rows.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import type { BenhAnNoiTruInput } from '../../gql/main.ts';
import { recordFacts } from './facts.ts';
import { announceRecord, lockRecord } from './locked.ts';
import { recordTexts } from './recordTexts.ts';
import { type BenhAnRow, benhAnTable as table } from './tables.ts';

type StayAct = 'suaNoiTru' | 'khoa' | 'moKhoa';

/** Changes the record of a stay; only what is given. Errors: NOT_FOUND, those of the act, CONFLICT, BAD_INPUT by field. */
export function updateStayRecord(ctx: Ctx, id: string, input: BenhAnNoiTruInput): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const before = await lockedFor(tx, id, 'suaNoiTru', input.version);
    const set = given(input);
    refuseIssues([
      ...benhAnIssues({ ...before, ...set }, tx.now(), benhAnNoiTruRequired),
      ...kindIssues(set.NoiDungRieng ?? {}),
    ]);
    await change(tx, before, set);
    return id;
  });
}

/** Locks the record of a stay: nothing is written into it from now on. Errors: NOT_FOUND, those of the act, CONFLICT. */
export function lockStayRecord(ctx: Ctx, id: string, version: number): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const before = await lockedFor(tx, id, 'khoa', version);
    await change(tx, before, { KhoaLuc: tx.now(), NguoiKhoa_Id: tx.user?.NhanVien_Id ?? null });
    return id;
  });
}

/** Opens a locked record again. Errors: NOT_FOUND, those of the act, CONFLICT, BAD_INPUT without a reason. */
export function unlockStayRecord(ctx: Ctx, id: string, version: number, LyDo: string): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const before = await lockedFor(tx, id, 'moKhoa', version);
    const reason = givenReason(LyDo);
    await change(tx, before, { KhoaLuc: null, NguoiKhoa_Id: null }, { LyDo: reason });
    return id;
  });
}

async function lockedFor(tx: Tx, id: string, act: StayAct, seen: number): Promise<BenhAnRow> {
  const row = await lockRecord(tx, id);
  requireAct(tx, benhAnActs, act, await recordFacts(tx, row));
  if (row.version !== seen) throw new DomainError('CONFLICT', { entity: benhAnActs.name, current: row });
  return row;
}

/** Writes what changes; `told` is what the operation log says beside the columns. */
async function change(tx: Tx, before: BenhAnRow, set: Partial<BenhAnRow>, told: { LyDo?: string } = {}) {
  const { _id, BenhNhan_Id } = before;
  const stamp = { NgayCapNhat: tx.now(), NguoiCapNhat_Id: actor(tx) };
  const after = await updateRow(tx, table, _id, { ...set, ...stamp });
  const entity = benhAnActs.name;
  await audit(tx, {
    action: 'UPDATE',
    entity,
    entityId: _id,
    BenhNhan_Id,
    before,
    after: { ...after, ...told },
  });
  await announceRecord(tx, before);
}

/** The fields that an input names, the rest left out. */
function given(input: BenhAnNoiTruInput): Partial<BenhAnRow> {
  const values: Record<string, unknown> = givenTexts(input, recordTexts);
  for (const field of ['LoaiBenhAn_Id', 'ChanDoanICD_Id', ...benhAnVitals] as const)
    if (input[field] !== undefined) values[field] = input[field];
  if (input.ChanDoanPhuICD_Ids !== undefined) values['ChanDoanPhuICD_Ids'] = input.ChanDoanPhuICD_Ids ?? [];
  if (isObject(input.NoiDungRieng)) values['NoiDungRieng'] = cleanKindValues(input.NoiDungRieng);
  return values as Partial<BenhAnRow>; // fields of the record, as the schema typed them
}

const isObject = (value: unknown): value is KindValues =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((one) => typeof one === 'object' && one !== null && !Array.isArray(one)); // judged field by field
