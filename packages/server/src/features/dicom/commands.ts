import { reasonIssues } from '@sen/domain/acts/reason';
import { caDICOMActs } from '@sen/domain/dicom/studies';
import { eq } from 'drizzle-orm';
import { requireAct } from '../../engine/acts/acts.ts';
import { givenReason } from '../../engine/acts/reason.ts';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Ctx, type Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { lockExisting } from '../../engine/sql/rows.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { lineById, type OrderLine, sameId, takesPictures } from './matching.ts';
import { tellStudy } from './modalities.ts';
import { ownFiles } from './placing.ts';
import { studyById } from './queries.ts';
import { type CaRow, caTable } from './tables.ts';

type Attached = { version: number; ChiTiet_Id: string; LyDo?: string | null | undefined };

/**
 * Attaches a study to a line of an order, or moves it there from the line that it is of; the right is asked at both places. Errors:
 * NOT_FOUND, CONFLICT with `current`, FORBIDDEN, NODE_NOT_GRANTED, BAD_INPUT at `ChiTiet_Id` or, where it moves or the patient id that
 * was sent is not that of the order, at `LyDo`.
 */
export async function attachStudy(
  ctx: Ctx,
  id: string,
  { version, ChiTiet_Id, LyDo }: Attached,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const before = await locked(tx, id);
    const act = before.TrangThai === 'DaGhep' ? 'chuyen' : 'gan';
    requireAct(tx, caDICOMActs, act, { TrangThai: before.TrangThai, node: before.NoiThucHien_Id });
    await requireVersion(tx, before, version);
    const line = await lineById(tx, ChiTiet_Id);
    if (!line?.NoiThucHien_Id || !takesPictures(line))
      return refuseIssues([{ path: 'ChiTiet_Id', code: 'STUDY_ORDER_UNFIT' }]);
    requireAct(tx, caDICOMActs, act, { TrangThai: before.TrangThai, node: line.NoiThucHien_Id });
    const reason = LyDo?.trim() || null;
    const asksReason = act === 'chuyen' || !sameId(line.MaYTe, before.MaNguoiBenh);
    refuseIssues([
      ...(before.ChiTiet_Id === line.ChiTiet_Id ? [{ path: 'ChiTiet_Id', code: 'STUDY_SAME_ORDER' }] : []),
      ...reasonIssues(reason, { needed: asksReason }),
    ]);
    await place(tx, before, line, reason);
  });
}

/** Takes a study off its order. Errors: NOT_FOUND, CONFLICT with `current`, FORBIDDEN, NODE_NOT_GRANTED, STATE_CHANGED, BAD_INPUT at `LyDo`. */
export async function detachStudy(
  ctx: Ctx,
  id: string,
  { version, LyDo }: { version: number; LyDo: string },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const before = await locked(tx, id);
    requireAct(tx, caDICOMActs, 'go', { TrangThai: before.TrangThai, node: before.NoiThucHien_Id });
    await requireVersion(tx, before, version);
    await place(tx, before, null, givenReason(LyDo));
  });
}

async function locked(tx: Tx, id: string): Promise<CaRow> {
  return lockExisting(tx, caTable, id, 'CaDICOM');
}

async function requireVersion(tx: Tx, before: CaRow, version: number): Promise<void> {
  if (version !== before.version)
    throw new DomainError('CONFLICT', { current: await studyById(tx, before._id) });
}

/** Puts a study to a line, or to none, with its files; rooms and slips on both sides hear of it. */
async function place(tx: Tx, before: CaRow, line: OrderLine | null, LyDo: string | null): Promise<void> {
  const from = before.ChiTiet_Id ? await lineById(tx, before.ChiTiet_Id) : null;
  const [after] = await tx.db
    .update(caTable)
    .set({
      TrangThai: line ? 'DaGhep' : 'ChuaGhep',
      LyDoChua: line ? null : 'DaGo',
      DichVuYeuCau_Id: line?.DichVuYeuCau_Id ?? null,
      ChiTiet_Id: line?.ChiTiet_Id ?? null,
      NoiThucHien_Id: line?.NoiThucHien_Id ?? before.NoiThucHien_Id,
      LyDo,
      version: before.version + 1,
      NgayCapNhat: tx.now(),
      NguoiCapNhat_Id: actor(tx),
    })
    .where(eq(caTable._id, before._id))
    .returning();
  if (!after) throw new Error('a study was not changed');
  await ownFiles(tx, before._id, line?.BenhNhan_Id ?? null);
  const facts = (row: CaRow, of: OrderLine | null) => ({
    SoTruyCap: row.SoTruyCap,
    MaNguoiBenh: row.MaNguoiBenh,
    TrangThai: row.TrangThai,
    ChiTiet_Id: row.ChiTiet_Id,
    SoPhieuYeuCau: of?.SoPhieuYeuCau ?? null,
    BenhNhan_Id: of?.BenhNhan_Id ?? null,
    LyDo: row.LyDo,
  });
  const entry = {
    action: 'UPDATE' as const,
    entity: 'CaDICOM',
    entityId: before._id,
    before: facts(before, from),
    after: facts(after, line),
  };
  // a study that moves concerns both patients: each one's log has it
  const patients = new Set([from?.BenhNhan_Id, line?.BenhNhan_Id].filter((one) => one !== undefined));
  for (const BenhNhan_Id of patients) await audit(tx, { ...entry, BenhNhan_Id });
  await tellStudy(tx, before, before.DichVuYeuCau_Id);
  await tellStudy(tx, after, after.DichVuYeuCau_Id);
}
