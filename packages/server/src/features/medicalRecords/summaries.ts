import { benhAnActs } from '@sen/domain/medicalRecords/benhAn';
import { phieuSoKetActs, phieuSoKetIssues, phieuSoKetTexts } from '@sen/domain/medicalRecords/phieuSoKet';
import { and, eq, ne } from 'drizzle-orm';
import { v7 } from 'uuid';
import { requireAct } from '../../engine/acts/acts.ts';
import { givenTexts } from '../../engine/acts/givenTexts.ts';
import { transition } from '../../engine/acts/transition.ts';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Ctx, localDay, type Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { insertRow, lockExisting, updateRow } from '../../engine/sql/rows.ts';
import { inTransaction, once } from '../../engine/sql/transaction.ts';
import type { PhieuSoKetInput } from '../../gql/main.ts';
import { recordFacts, summaryFacts } from './facts.ts';
import { announceRecord, lockRecord } from './locked.ts';
import { recordById } from './queries.ts';
import { type BenhAnRow, type PhieuSoKetRow, phieuSoKetTable as table } from './tables.ts';

const entity = phieuSoKetActs.name;

type Values = Partial<Pick<PhieuSoKetRow, (typeof phieuSoKetTexts)[number] | 'NgaySoKet'>>;

/** Writes the summary of a day. Errors: NOT_FOUND, MEDICAL_RECORD_CLOSED, BAD_INPUT by field (SUMMARY_OF_THE_DAY at NgaySoKet). */
export function createSummary(ctx: Ctx, input: PhieuSoKetInput): Promise<string> {
  const content = { id: input.requestId, operation: 'createPhieuSoKet', content: input };
  return once(ctx, content, async (tx) => {
    const record = await lockRecord(tx, input.BenhAn_Id ?? '');
    requireAct(tx, benhAnActs, 'soKet', await recordFacts(tx, record));
    const values = given(input);
    const Ngay = await judge(tx, record, values, null);
    const { _id: BenhAn_Id, BenhNhan_Id } = record;
    const row = await insertRow(tx, table, {
      ...(values as Required<Values>), // what must be filled was found there
      _id: v7(),
      Ngay,
      BenhAn_Id,
      BenhNhan_Id,
      BacSi_Id: tx.user?.NhanVien_Id ?? record.BacSi_Id,
      NguoiTao_Id: actor(tx),
    });
    await audit(tx, { action: 'CREATE', entity, entityId: row._id, BenhNhan_Id, after: row });
    await announceRecord(tx, record);
    return row._id;
  });
}

/** Changes a summary; only what is given. Errors: NOT_FOUND, STATE_CHANGED, MEDICAL_RECORD_CLOSED, CONFLICT, BAD_INPUT by field. */
export function updateSummary(ctx: Ctx, id: string, input: PhieuSoKetInput): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const before = await lockExisting(tx, table, id, entity);
    const record = await lockRecord(tx, before.BenhAn_Id);
    requireAct(tx, phieuSoKetActs, 'sua', await summaryFacts(tx, before));
    if (input.version !== before.version) throw new DomainError('CONFLICT', { entity, current: before });
    const values = given(input);
    const Ngay = await judge(tx, record, { ...before, ...values }, id);
    const stamp = { NgayCapNhat: tx.now(), NguoiCapNhat_Id: actor(tx) };
    const after = await updateRow(tx, table, id, { ...values, Ngay, ...stamp });
    const { BenhNhan_Id } = before;
    await audit(tx, { action: 'UPDATE', entity, entityId: id, BenhNhan_Id, before, after });
    await announceRecord(tx, record);
    return id;
  });
}

/** Removes a summary of a record under treatment. Errors: NOT_FOUND, STATE_CHANGED, MEDICAL_RECORD_CLOSED. */
export async function removeSummary(ctx: Ctx, id: string): Promise<void> {
  await transition(ctx, phieuSoKetActs, table, id, 'xoa', {
    auditAction: 'CANCEL',
    facts: summaryFacts,
    after: async (tx, row) => announceRecord(tx, await recordById(tx, row.BenhAn_Id)),
  });
}

/** The day of a summary that may be written. Errors: BAD_INPUT by field. */
async function judge(tx: Tx, record: BenhAnRow, values: Values, own: string | null): Promise<string> {
  refuseIssues(phieuSoKetIssues(values, { tu: record.ThoiGianVaoVien, now: tx.now() }));
  const Ngay = localDay(new Date(values.NgaySoKet ?? 0));
  const [other] = await tx.db
    .select({ _id: table._id })
    .from(table)
    .where(
      and(
        eq(table.BenhAn_Id, record._id),
        eq(table.Ngay, Ngay),
        eq(table.TrangThai, 'DangSuDung'),
        own ? ne(table._id, own) : undefined,
      ),
    );
  refuseIssues(other ? [{ path: 'NgaySoKet', code: 'SUMMARY_OF_THE_DAY' }] : []);
  return Ngay;
}

/** The fields that an input names, the rest left out. */
function given(input: PhieuSoKetInput): Values {
  const values: Record<string, unknown> = givenTexts(input, phieuSoKetTexts);
  const { NgaySoKet: at } = input;
  if (at !== undefined) values['NgaySoKet'] = at === null ? null : new Date(at);
  return values as Values; // fields of the summary, as the schema typed them
}
