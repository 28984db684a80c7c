import { wordsIssue } from '@sen/domain/recordAccess/access';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { audit } from '../../engine/audit/audit.ts';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import { actor, type Ctx, type Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { emit } from '../../engine/events/events.ts';
import { once } from '../../engine/sql/transaction.ts';
import type { MoHoSoInput } from '../../gql/main.ts';
import { patientById } from '../patients/queries.ts';
import { readSetting } from '../system/queries.ts';
import { hidesOthers } from './decide.ts';
import { type MoHoSoRow, moHoSoTable } from './tables.ts';

const hourMs = 3_600_000;

/**
 * Opens what other facilities wrote of a patient to the caller for some hours, with the reason (recordAccess 3). Who has opened it
 * already begins anew. Errors: NOT_FOUND, BAD_INPUT by field, RECORD_OF_ANOTHER_FACILITY where the place hides such records.
 */
export function openRecord(ctx: Ctx, input: MoHoSoInput): Promise<string> {
  return once(ctx, { id: input.requestId, operation: 'moHoSo', content: input }, async (tx) => {
    if (hidesOthers(tx)) throw new DomainError('RECORD_OF_ANOTHER_FACILITY');
    const { _id: BenhNhan_Id } = await patientById(tx, input.BenhNhan_Id);
    await requireReason(tx, input);
    const { soGioMo } = await readSetting(tx, 'recordAccess');
    const row = {
      _id: v7(),
      BenhNhan_Id,
      LyDo_Id: input.LyDo_Id,
      DienGiai: input.DienGiai.trim(),
      DenLuc: new Date(tx.now().getTime() + soGioMo * hourMs),
      NoiMo_Id: tx.nodeId,
      NgayTao: tx.now(),
      NguoiTao_Id: actor(tx),
    } satisfies Partial<MoHoSoRow>;
    await tx.db.insert(moHoSoTable).values(row);
    await audit(tx, { action: 'CREATE', entity: 'MoHoSo', entityId: row._id, BenhNhan_Id, after: row });
    await emit(tx, { module: 'MoHoSo', process: 'create', idNode: tx.nodeId, data: { BenhNhan_Id } });
    return row._id;
  });
}

async function requireReason(tx: Tx, { LyDo_Id, DienGiai }: MoHoSoInput): Promise<void> {
  const { rows } = await tx.db.execute(sql`
    select 1 from ${catalogueTable('LyDo')} where id = ${LyDo_Id} and loai_ly_do = 'MoHoSo' and trang_thai = 'DangSuDung'
      and not tam_ngung`);
  const words = wordsIssue(DienGiai);
  refuseIssues([
    ...(rows.length === 0 ? [{ path: 'LyDo_Id', code: 'NOT_IN_LIST' }] : []),
    ...(words ? [{ path: 'DienGiai', ...words }] : []),
  ]);
}
