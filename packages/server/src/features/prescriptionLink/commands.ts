import { passwordIssues } from '@sen/domain/connections/password';
import { diaChiLienThong, lienThongIssues } from '@sen/domain/prescriptions/lienThong';
import { eq, sql } from 'drizzle-orm';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Ctx, type Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { emit } from '../../engine/events/events.ts';
import { checked, sealPassword, unchecked } from '../../engine/outside/checks.ts';
import { lockOnly, putOnly } from '../../engine/outside/onlyRow.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import type { BacSiLienThong, BacSiLienThongInput, LienThongDonThuocInput } from '../../gql/main.ts';
import { signInFacility } from './portal.ts';
import {
  doctorOwner,
  isOffered,
  type LienThong,
  type LienThongRow,
  linkRow,
  linkView,
  prescribers,
} from './queries.ts';
import { bacSiLienThongTable as doctorTable, lienThongTable as table } from './tables.ts';

/** What the link's password is bound to. */
export const owner = 'LienThongDonThuoc';

/**
 * Changes the link. The kept password belongs to one system and one link code: with another of them it is forgotten unless it is given
 * anew, and the last check no longer counts. Errors: CONFLICT with `current`, BAD_INPUT with its issues.
 */
export async function updatePrescriptionLink(ctx: Ctx, input: LienThongDonThuocInput): Promise<LienThong> {
  const { Bat, MoiTruong } = input;
  const MaLienThong = input.MaLienThong.trim();
  return inTransaction(ctx, async (tx) => {
    await lockOnly(tx, table);
    const before = await linkRow(tx);
    if (input.version !== (before?.version ?? 0))
      throw new DomainError('CONFLICT', { current: await linkView(tx, before) });
    const same = before?.MoiTruong === MoiTruong && before.MaLienThong === MaLienThong;
    const kept = same ? before.MatKhau : null;
    refuseIssues([
      ...lienThongIssues({ ...input, MaLienThong }, kept !== null),
      ...(isOffered(tx, MoiTruong) || same ? [] : [{ path: 'MoiTruong', code: 'NOT_IN_LIST' }]),
    ]);
    const MatKhau = input.MatKhau ? sealPassword(tx.config, owner, input.MatKhau) : kept;
    const values = {
      Bat,
      MoiTruong,
      MaLienThong,
      MatKhau,
      ...(same && MatKhau === kept ? {} : unchecked),
    };
    const row = await putOnly(tx, table, values);
    return noted(tx, before, row, Boolean(input.MatKhau));
  });
}

/** Signs the facility in, outside any transaction, and keeps how it ended. Errors: LINK_NOT_SET_UP without code or password. */
export async function checkPrescriptionLink(ctx: Ctx): Promise<LienThong> {
  const link = await linkRow(ctx);
  if (!link?.MatKhau || link.MaLienThong === '') throw new DomainError('LINK_NOT_SET_UP');
  const address = diaChiLienThong[link.MoiTruong];
  const check = await checked(ctx.config, { owner, sealed: link.MatKhau, at: ctx.now() }, (password) =>
    signInFacility(ctx.config, { address, MaLienThong: link.MaLienThong }, password),
  );
  const { MatKhau } = link;
  return inTransaction(ctx, async (tx) => {
    // somebody may have changed the link meanwhile: what was checked is another one then
    const [row] = await tx.db.update(table).set(check).where(eq(table.MatKhau, MatKhau)).returning();
    return row ? noted(tx, link, row) : linkView(tx, await linkRow(tx));
  });
}

/** Keeps the password of a doctor at the national system, or forgets it when it is empty. Errors: NOT_FOUND, BAD_INPUT. */
export async function keepDoctorPassword(
  ctx: Ctx,
  { NhanVien_Id, MatKhau }: BacSiLienThongInput,
): Promise<BacSiLienThong[]> {
  refuseIssues(passwordIssues(MatKhau, false));
  return inTransaction(ctx, async (tx) => {
    if (!(await prescribers(tx)).some((one) => one.NhanVien_Id === NhanVien_Id))
      throw new DomainError('NOT_FOUND', { entity: 'NhanVien' });
    const sealed = MatKhau ? sealPassword(tx.config, doctorOwner(NhanVien_Id), MatKhau) : null;
    if (sealed === null) await tx.db.delete(doctorTable).where(eq(doctorTable.NhanVien_Id, NhanVien_Id));
    else {
      const set = { MatKhau: sealed, NgayCapNhat: tx.now(), NguoiCapNhat_Id: actor(tx) };
      await tx.db
        .insert(doctorTable)
        .values({ NhanVien_Id, MatKhau: sealed, NguoiTao_Id: actor(tx) })
        .onConflictDoUpdate({
          target: doctorTable.NhanVien_Id,
          set: { ...set, version: sql`${doctorTable.version} + 1` },
        });
    }
    await audit(tx, {
      action: 'UPDATE',
      entity: 'BacSiLienThong',
      entityId: NhanVien_Id,
      after: { NhanVien_Id, doiMatKhau: true },
    });
    await emit(tx, { module: 'HeThong', process: 'update', data: { section: 'LienThongDonThuoc' } });
    return prescribers(tx);
  });
}

/** Logs a change without the password, tells open screens, and answers the link. */
async function noted(
  tx: Tx,
  before: LienThongRow | null,
  after: LienThongRow | undefined,
  passwordChanged = false,
): Promise<LienThong> {
  if (!after) throw new Error('a write without a row');
  await audit(tx, {
    action: before ? 'UPDATE' : 'CREATE',
    entity: 'LienThongDonThuoc',
    entityId: after._id,
    before: before && factsOf(before),
    after: { ...factsOf(after), ...(passwordChanged ? { doiMatKhau: true } : {}) },
  });
  await emit(tx, { module: 'HeThong', process: 'update', data: { section: 'LienThongDonThuoc' } });
  return linkView(tx, after);
}

function factsOf({ Bat, MoiTruong, MaLienThong, KetQuaKiemTra, ThongBaoKiemTra }: LienThongRow) {
  return { Bat, MoiTruong, MaLienThong, KetQuaKiemTra, ThongBaoKiemTra };
}
