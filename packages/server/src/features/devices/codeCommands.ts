import { maMayChiSoIssues } from '@sen/domain/devices/link';
import { and, eq, ne, sql } from 'drizzle-orm';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Ctx, type Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { lockExisting } from '../../engine/sql/rows.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import type { MaMayChiSoInput } from '../../gql/main.ts';
import { tellLink } from './linkCommands.ts';
import { linkAt, meaningById } from './queries.ts';
import { placeWaiting } from './resultCommands.ts';
import { type KetNoiRow, type MaMayRow, maMayTable } from './tables.ts';
import { lockDevice } from './take.ts';

/**
 * Says what a code of a device means; results that wait for it go to their slips. Errors: NOT_FOUND, NODE_NOT_GRANTED, BAD_INPUT with its
 * issues.
 */
export async function createMeaning(ctx: Ctx, KetNoi_Id: string, input: MaMayChiSoInput): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const link = await linkAt(tx, KetNoi_Id, 'THIET_BI_KET_NOI');
    await lockDevice(tx, KetNoi_Id);
    const values = await checked(tx, KetNoi_Id, null, input);
    const [row] = await tx.db
      .insert(maMayTable)
      .values({ ...values, KetNoi_Id, NguoiTao_Id: actor(tx) })
      .returning();
    return noted(tx, link, null, row);
  });
}

/** Changes what a code means. Errors: those of createMeaning, CONFLICT with `current`. */
export async function updateMeaning(ctx: Ctx, id: string, input: MaMayChiSoInput): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const before = await lockExisting(tx, maMayTable, id, 'MaMayChiSo');
    const link = await linkAt(tx, before.KetNoi_Id, 'THIET_BI_KET_NOI');
    if (before.version !== input.version)
      throw new DomainError('CONFLICT', { current: await meaningById(tx, id) });
    await lockDevice(tx, link._id);
    const values = await checked(tx, before.KetNoi_Id, id, input);
    const [row] = await tx.db
      .update(maMayTable)
      .set({
        ...values,
        version: before.version + 1,
        NgayCapNhat: tx.now(),
        NguoiCapNhat_Id: actor(tx),
      })
      .where(eq(maMayTable._id, id))
      .returning();
    await noted(tx, link, before, row);
  });
}

async function checked(
  tx: Tx,
  KetNoi_Id: string,
  id: string | null,
  { version: _version, ...input }: MaMayChiSoInput,
) {
  const BoQua = input.BoQua === true;
  const values = {
    MaMay: input.MaMay.trim(),
    BoQua,
    // what is not used means nothing
    MaChiSo: BoQua ? null : input.MaChiSo?.trim() || null,
    HeSo: BoQua ? null : (input.HeSo ?? null),
    SoLe: BoQua ? null : (input.SoLe ?? null),
    DonViMay: BoQua ? null : input.DonViMay?.trim() || null,
  };
  refuseIssues(maMayChiSoIssues(values));
  await refuseUnknown(tx, KetNoi_Id, id, values);
  return values;
}

async function noted(
  tx: Tx,
  link: KetNoiRow,
  before: MaMayRow | null,
  row: MaMayRow | undefined,
): Promise<string> {
  if (!row) throw new Error('a write without a row');
  await audit(tx, {
    action: before ? 'UPDATE' : 'CREATE',
    entity: 'MaMayChiSo',
    entityId: row._id,
    before: before && meaningFacts(before),
    after: meaningFacts(row),
  });
  await placeWaiting(tx, link, row);
  await tellLink(tx, link);
  return row._id;
}

async function refuseUnknown(
  tx: Tx,
  KetNoi_Id: string,
  id: string | null,
  { MaMay, MaChiSo }: { MaMay: string; MaChiSo: string | null },
): Promise<void> {
  const [same, { rows }] = await Promise.all([
    tx.db
      .select({ _id: maMayTable._id })
      .from(maMayTable)
      .where(
        and(
          eq(maMayTable.KetNoi_Id, KetNoi_Id),
          eq(maMayTable.MaMay, MaMay),
          id ? ne(maMayTable._id, id) : undefined,
        ),
      ),
    tx.db.execute(
      sql`select 1 from main.gia_tri_tham_chieu where ma_chi_so = ${MaChiSo} and trang_thai = 'DangSuDung' limit 1`,
    ),
  ]);
  refuseIssues([
    ...(same.length > 0 ? [{ path: 'MaMay', code: 'DUPLICATE' }] : []),
    ...(MaChiSo !== null && rows.length === 0 ? [{ path: 'MaChiSo', code: 'NOT_IN_LIST' }] : []),
  ]);
}

/** Takes the meaning of a code away. Errors: NOT_FOUND, NODE_NOT_GRANTED. */
export async function removeMeaning(ctx: Ctx, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const before = await lockExisting(tx, maMayTable, id, 'MaMayChiSo');
    const link = await linkAt(tx, before.KetNoi_Id, 'THIET_BI_KET_NOI');
    await lockDevice(tx, link._id);
    await tx.db.delete(maMayTable).where(eq(maMayTable._id, id));
    await audit(tx, {
      action: 'DELETE',
      entity: 'MaMayChiSo',
      entityId: id,
      before: meaningFacts(before),
    });
    await tellLink(tx, link);
  });
}

function meaningFacts({ KetNoi_Id, MaMay, MaChiSo, BoQua, HeSo, SoLe, DonViMay }: MaMayRow) {
  return { KetNoi_Id, MaMay, MaChiSo, BoQua, HeSo, SoLe, DonViMay };
}
