import { queueSystemIssues } from '@sen/domain/queues/queueSystem';
import { eq } from 'drizzle-orm';
import { audit } from '../../engine/audit/audit.ts';
import type { Ctx, Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { emit } from '../../engine/events/events.ts';
import { checked, sealPassword, unchecked } from '../../engine/outside/checks.ts';
import { lockOnly, putOnly } from '../../engine/outside/onlyRow.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import type { HeThongGoiSoInput } from '../../gql/main.ts';
import { signIn } from './protocol.ts';
import { type HeThongGoiSo, systemRow, systemView } from './queries.ts';
import { type HeThongGoiSoRow, heThongGoiSoTable as table } from './tables.ts';

/** What the connection's password is bound to. */
export const owner = 'HeThongGoiSo';

/**
 * Changes the connection. The kept password belongs to one address and one user name: with another of them it is forgotten unless it is
 * given anew, and the last check no longer counts. Errors: CONFLICT with `current`, BAD_INPUT with its issues.
 */
export async function updateQueueSystem(ctx: Ctx, input: HeThongGoiSoInput): Promise<HeThongGoiSo> {
  const { Bat, HanGiay } = input;
  const [DiaChi, TenDangNhap, HangDois] = [
    input.DiaChi.trim(),
    input.TenDangNhap.trim(),
    [...new Set(input.HangDois)],
  ];
  return inTransaction(ctx, async (tx) => {
    await lockOnly(tx, table);
    const before = await systemRow(tx);
    if (input.version !== (before?.version ?? 0))
      throw new DomainError('CONFLICT', { current: systemView(before) });
    const same = before?.DiaChi === DiaChi && before.TenDangNhap === TenDangNhap;
    const kept = same ? before.MatKhau : null;
    refuseIssues(queueSystemIssues({ ...input, DiaChi, TenDangNhap, HangDois }, kept !== null));
    const MatKhau = input.MatKhau ? sealPassword(tx.config, owner, input.MatKhau) : kept;
    const values = {
      Bat,
      DiaChi,
      TenDangNhap,
      HanGiay,
      HangDois,
      MatKhau,
      MatTu: null,
      ThuLaiLuc: null,
      ...(same && MatKhau === kept ? {} : unchecked),
    };
    const row = await putOnly(tx, table, values);
    return noted(tx, before, row, Boolean(input.MatKhau));
  });
}

/** Signs in, outside any transaction, and keeps how it ended. Errors: QUEUE_SYSTEM_NOT_SET_UP without address, name or password. */
export async function checkQueueSystem(ctx: Ctx): Promise<HeThongGoiSo> {
  const row = await systemRow(ctx);
  if (!row?.MatKhau || row.DiaChi === '' || row.TenDangNhap === '')
    throw new DomainError('QUEUE_SYSTEM_NOT_SET_UP');
  const { MatKhau } = row;
  const check = await checked(ctx.config, { owner, sealed: MatKhau, at: ctx.now() }, (password) =>
    signIn(ctx.config, row, password),
  );
  return inTransaction(ctx, async (tx) => {
    // somebody may have changed the connection meanwhile: what was checked is another one then
    const [after] = await tx.db.update(table).set(check).where(eq(table.MatKhau, MatKhau)).returning();
    return after ? noted(tx, row, after) : systemView(await systemRow(tx));
  });
}

/** Logs a change without the password, tells open screens, and answers the connection. */
async function noted(
  tx: Tx,
  before: HeThongGoiSoRow | null,
  after: HeThongGoiSoRow | undefined,
  passwordChanged = false,
): Promise<HeThongGoiSo> {
  if (!after) throw new Error('a write without a row');
  await audit(tx, {
    action: before ? 'UPDATE' : 'CREATE',
    entity: 'HeThongGoiSo',
    entityId: after._id,
    before: before && factsOf(before),
    after: { ...factsOf(after), ...(passwordChanged ? { doiMatKhau: true } : {}) },
  });
  await emit(tx, { module: 'HeThong', process: 'update', data: { section: owner } });
  await emit(tx, { module: 'HangDoi', process: 'refetchWaiting', data: {} });
  return systemView(after);
}

function factsOf(row: HeThongGoiSoRow) {
  const { Bat, DiaChi, TenDangNhap, HanGiay, HangDois, KetQuaKiemTra, ThongBaoKiemTra } = row;
  return { Bat, DiaChi, TenDangNhap, HanGiay, HangDois, KetQuaKiemTra, ThongBaoKiemTra };
}
