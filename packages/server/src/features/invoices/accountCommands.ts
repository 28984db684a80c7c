import {
  hasAppId,
  hasIssuer,
  hasLayout,
  needsPassword,
  taiKhoanHoaDonIssues,
} from '@sen/domain/invoices/taiKhoanHoaDon';
import { and, eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Ctx, type Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { emit } from '../../engine/events/events.ts';
import { type Check, sealPassword, unchecked } from '../../engine/outside/checks.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import type { TaiKhoanHoaDonInput } from '../../gql/main.ts';
import { issuerOwnerOf, ownerOf, passwordsOf } from './accountPasswords.ts';
import {
  invoiceAccount,
  lockInvoiceAccount,
  serialTaken,
  shownAccount,
  type TaiKhoanHoaDon,
  type TaiKhoanHoaDonRow,
  unknownUsers,
} from './accountQueries.ts';
import { providers } from './provider.ts';
import { taiKhoanHoaDonTable as table } from './tables.ts';

/** Adds an account. Errors: BAD_INPUT with its issues, DUPLICATE at `KyHieu` when the serial has an account. */
export async function createInvoiceAccount(ctx: Ctx, input: TaiKhoanHoaDonInput): Promise<TaiKhoanHoaDon> {
  const _id = v7();
  return inTransaction(ctx, async (tx) => {
    const { values, MatKhau, MatKhauPhatHanh } = await checkedInput(tx, _id, null, input);
    if (!MatKhau) throw new Error('an account without a password was let through');
    const [row] = await tx.db
      .insert(table)
      .values({ ...values, _id, MatKhau, MatKhauPhatHanh, NguoiTao_Id: actor(tx) })
      .returning();
    return noted(tx, null, row);
  });
}

/**
 * Changes an account; its check counts no longer when what it signs in with has changed. Errors: NOT_FOUND, CONFLICT with `current`,
 * BAD_INPUT with its issues.
 */
export async function updateInvoiceAccount(
  ctx: Ctx,
  id: string,
  input: TaiKhoanHoaDonInput,
): Promise<TaiKhoanHoaDon> {
  return inTransaction(ctx, async (tx) => {
    const before = await lockInvoiceAccount(tx, id);
    if (input.version !== before.version)
      throw new DomainError('CONFLICT', { current: await shownAccount(tx, id) });
    const { values, MatKhau, MatKhauPhatHanh } = await checkedInput(tx, id, before, input);
    const changed = Boolean(MatKhau) || MatKhauPhatHanh !== before.MatKhauPhatHanh;
    const [row] = await tx.db
      .update(table)
      .set({
        ...values,
        ...(MatKhau ? { MatKhau } : {}),
        MatKhauPhatHanh,
        ...(changed ? unchecked : {}),
        version: before.version + 1,
        NgayCapNhat: tx.now(),
        NguoiCapNhat_Id: actor(tx),
      })
      .where(eq(table._id, id))
      .returning();
    return noted(tx, before, row, changed);
  });
}

/** Signs in at the provider with the account, outside any transaction, and keeps how it ended. Error: NOT_FOUND. */
export async function checkInvoiceAccount(ctx: Ctx, id: string): Promise<TaiKhoanHoaDon> {
  const account = await invoiceAccount(ctx, id);
  const check = await checkOf(ctx, account);
  return inTransaction(ctx, async (tx) => {
    // somebody may have changed the account meanwhile: what was checked is another one then
    const [row] = await tx.db
      .update(table)
      .set(check)
      .where(
        and(
          eq(table._id, id),
          eq(table.MatKhau, account.MatKhau),
          sql`${table.MatKhauPhatHanh} is not distinct from ${account.MatKhauPhatHanh}`,
        ),
      )
      .returning();
    return row ? noted(tx, account, row) : shownAccount(tx, id);
  });
}

/** How a check with the kept passwords ends; that the site's key does not open them any more is a result of its own. */
async function checkOf(ctx: Ctx, account: TaiKhoanHoaDonRow): Promise<Check> {
  const KiemTraLuc = ctx.now();
  let passwords: ReturnType<typeof passwordsOf>;
  try {
    passwords = passwordsOf(ctx.config, account);
  } catch {
    return { KiemTraLuc, KetQuaKiemTra: 'MatKhoa', ThongBaoKiemTra: null };
  }
  const { ketQua, thongBao } = await providers[account.NhaCungCap].check(ctx.config, account, passwords);
  return { KiemTraLuc, KetQuaKiemTra: ketQua, ThongBaoKiemTra: thongBao };
}

/** The values of an input that may be saved, with the passwords encrypted when they were given. */
async function checkedInput(
  tx: Tx,
  id: string,
  before: TaiKhoanHoaDonRow | null,
  { version: _version, MatKhau: password, MatKhauPhatHanh: issuing, ...given }: TaiKhoanHoaDonInput,
) {
  const issuer = hasIssuer(given.NhaCungCap);
  const MauSo = given.MauSo === '2' ? '2' : '1';
  const values = {
    ...given,
    Ten: given.Ten.trim(),
    TenDangNhap: given.TenDangNhap.trim(),
    TenPhatHanh: (issuer && given.TenPhatHanh?.trim()) || null,
    MaUngDung: (hasAppId(given.NhaCungCap) && given.MaUngDung?.trim()) || null,
    MaMau: (hasLayout(given.NhaCungCap) && given.MaMau?.trim()) || '',
    MauSo,
  } as const;
  refuseIssues(
    taiKhoanHoaDonIssues(
      { ...values, MauSo: given.MauSo, MatKhau: password, MatKhauPhatHanh: issuer ? issuing : null },
      needsPassword(before, values),
    ),
  );
  const unknown = await unknownUsers(tx, values);
  const taken = await serialTaken(tx, id, values);
  refuseIssues([
    ...unknown.map((path) => ({ path, code: 'NOT_IN_LIST' })),
    ...(taken ? [{ path: 'KyHieu', code: 'DUPLICATE' }] : []),
  ]);
  const kept = issuer ? (before?.MatKhauPhatHanh ?? null) : null;
  return {
    values,
    MatKhau: password ? sealPassword(tx.config, ownerOf(id), password) : null,
    MatKhauPhatHanh: issuer && issuing ? sealPassword(tx.config, issuerOwnerOf(id), issuing) : kept,
  };
}

/** What the log keeps of an account: no password. */
function factsOf({
  MatKhau,
  MatKhauPhatHanh,
  NgayTao,
  NguoiTao_Id,
  NgayCapNhat,
  NguoiCapNhat_Id,
  ...facts
}: TaiKhoanHoaDonRow) {
  return facts;
}

/** Logs a change without the password, tells open screens, and answers the account. */
async function noted(
  tx: Tx,
  before: TaiKhoanHoaDonRow | null,
  after: TaiKhoanHoaDonRow | undefined,
  doiMatKhau = false,
): Promise<TaiKhoanHoaDon> {
  if (!after) throw new Error('a write without a row');
  await audit(tx, {
    action: before ? 'UPDATE' : 'CREATE',
    entity: 'TaiKhoanHoaDon',
    entityId: after._id,
    before: before && factsOf(before),
    after: { ...factsOf(after), ...(doiMatKhau ? { doiMatKhau } : {}) },
  });
  await emit(tx, { module: 'HeThong', process: 'update', data: { section: 'TaiKhoanHoaDon' } });
  return shownAccount(tx, after._id);
}
