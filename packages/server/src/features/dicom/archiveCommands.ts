import { archiveIssues } from '@sen/domain/dicom/archive';
import { and, eq, isNull } from 'drizzle-orm';
import { audit } from '../../engine/audit/audit.ts';
import type { Ctx, Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { emit } from '../../engine/events/events.ts';
import { type Check, checked, sealPassword, unchecked } from '../../engine/outside/checks.ts';
import { lockOnly, putOnly } from '../../engine/outside/onlyRow.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import type { KhoAnhDICOMInput } from '../../gql/main.ts';
import { archiveOf, archiveOwner, archiveRow, archiveView, type KhoAnh } from './archive.ts';
import { tryArchive } from './archiveWeb.ts';
import { type KhoAnhRow, khoAnhTable as table } from './tables.ts';

/**
 * Changes the connection to the archive. The kept password or token belongs to one address, way and user name: with another of them it is
 * forgotten unless it is given anew, and the last check no longer counts. Errors: CONFLICT with `current`, BAD_INPUT with its issues.
 */
export async function updateArchive(ctx: Ctx, input: KhoAnhDICOMInput): Promise<KhoAnh> {
  const { Bat, HanGiay, XacThuc } = input;
  const DiaChi = input.DiaChi.trim();
  const TenDangNhap = XacThuc === 'MatKhau' ? input.TenDangNhap.trim() : '';
  return inTransaction(ctx, async (tx) => {
    await lockOnly(tx, table);
    const before = await archiveRow(tx);
    if (input.version !== (before?.version ?? 0))
      throw new DomainError('CONFLICT', { current: archiveView(before) });
    const same =
      before !== null &&
      before.DiaChi === DiaChi &&
      before.TenDangNhap === TenDangNhap &&
      before.XacThuc === XacThuc;
    const kept = same ? (before?.MatKhau ?? null) : null;
    refuseIssues(archiveIssues({ ...input, DiaChi, TenDangNhap }, kept !== null));
    const given = XacThuc === 'Khong' ? null : input.MatKhau;
    const MatKhau = given ? sealPassword(tx.config, archiveOwner, given) : kept;
    const values = {
      Bat,
      DiaChi,
      XacThuc,
      TenDangNhap,
      HanGiay,
      MatKhau,
      MatTu: null,
      ThuLaiLuc: null,
      ...(same && MatKhau === kept ? {} : unchecked),
    };
    const row = await putOnly(tx, table, values);
    return noted(tx, before, row, Boolean(given));
  });
}

/** Asks the archive, outside any transaction, and keeps how it ended. Errors: DICOM_ARCHIVE_NOT_SET_UP without address or account. */
export async function checkArchive(ctx: Ctx): Promise<KhoAnh> {
  const row = await archiveRow(ctx);
  if (!row || row.DiaChi === '' || (row.XacThuc !== 'Khong' && !row.MatKhau))
    throw new DomainError('DICOM_ARCHIVE_NOT_SET_UP');
  const check = await checkOf(ctx, row);
  return inTransaction(ctx, async (tx) => {
    // somebody may have changed the connection meanwhile: what was checked is another one then
    const secret = row.MatKhau === null ? isNull(table.MatKhau) : eq(table.MatKhau, row.MatKhau);
    const [after] = await tx.db
      .update(table)
      .set({ ...check, ...(check.KetQuaKiemTra === 'Tot' ? { MatTu: null, ThuLaiLuc: null } : {}) })
      .where(and(secret, eq(table.DiaChi, row.DiaChi), eq(table.XacThuc, row.XacThuc)))
      .returning();
    return after ? noted(tx, row, after) : archiveView(await archiveRow(tx));
  });
}

async function checkOf(ctx: Ctx, row: KhoAnhRow): Promise<Check> {
  const run = () => tryArchive(ctx.config, archiveOf(ctx.config, row));
  if (row.MatKhau)
    return checked(ctx.config, { owner: archiveOwner, sealed: row.MatKhau, at: ctx.now() }, run);
  const { ketQua, thongBao } = await run();
  return { KiemTraLuc: ctx.now(), KetQuaKiemTra: ketQua, ThongBaoKiemTra: thongBao };
}

/** Logs a change without the password, tells open screens, and answers the connection. */
async function noted(
  tx: Tx,
  before: KhoAnhRow | null,
  after: KhoAnhRow | undefined,
  passwordChanged = false,
): Promise<KhoAnh> {
  if (!after) throw new Error('a write without a row');
  await audit(tx, {
    action: before ? 'UPDATE' : 'CREATE',
    entity: 'KhoAnhDICOM',
    entityId: after._id,
    before: before && factsOf(before),
    after: { ...factsOf(after), ...(passwordChanged ? { doiMatKhau: true } : {}) },
  });
  await emit(tx, { module: 'HeThong', process: 'update', data: { section: archiveOwner } });
  return archiveView(after);
}

function factsOf(row: KhoAnhRow) {
  const { Bat, DiaChi, XacThuc, TenDangNhap, HanGiay, KetQuaKiemTra, ThongBaoKiemTra } = row;
  return { Bat, DiaChi, XacThuc, TenDangNhap, HanGiay, KetQuaKiemTra, ThongBaoKiemTra };
}
