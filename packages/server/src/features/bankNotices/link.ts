import { bankLinkIssues, type LoaiThongBao } from '@sen/domain/bankNotices/bankLink';
import type { KetQuaKiemTra } from '@sen/domain/connections/check';
import { eq } from 'drizzle-orm';
import { audit } from '../../engine/audit/audit.ts';
import type { Ctx, Tx } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { emit } from '../../engine/events/events.ts';
import { sealPassword } from '../../engine/outside/checks.ts';
import { lockOnly, putOnly } from '../../engine/outside/onlyRow.ts';
import { openSecret } from '../../engine/secrets/secrets.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { type KetNoiNganHangRow, ketNoiNganHangTable as table } from './tables.ts';

/** What the connection's key is bound to. */
const owner = 'KetNoiNganHang';

/** The connection as the API tells it: all but its key. */
export type KetNoiNganHang = {
  version: number;
  Bat: boolean;
  Loai: LoaiThongBao;
  coMatKhau: boolean;
  NhanLuc: Date | null;
};

export type LinkInput = {
  version: number;
  Bat: boolean;
  Loai: LoaiThongBao;
  MatKhau?: string | null | undefined;
};

/** The connection's row; null while it was never set up. */
export async function linkRow(ctx: Ctx): Promise<KetNoiNganHangRow | null> {
  const [row] = await ctx.db.select().from(table);
  return row ?? null;
}

/** The connection as the API tells it. */
export function linkView(row: KetNoiNganHangRow | null): KetNoiNganHang {
  const { version, Bat, Loai, NhanLuc } = row ?? {
    version: 0,
    Bat: false,
    Loai: 'SePay' as const,
    NhanLuc: null,
  };
  return { version, Bat, Loai, NhanLuc, coMatKhau: Boolean(row?.MatKhau) };
}

/**
 * Changes the connection. The kept key belongs to one kind of sender: for another it is given anew. Errors: CONFLICT with `current`,
 * BAD_INPUT with its issues.
 */
export async function updateLink(ctx: Ctx, input: LinkInput): Promise<KetNoiNganHang> {
  const { Bat, Loai } = input;
  return inTransaction(ctx, async (tx) => {
    await lockOnly(tx, table);
    const before = await linkRow(tx);
    if (input.version !== (before?.version ?? 0))
      throw new DomainError('CONFLICT', { current: linkView(before) });
    const kept = before?.Loai === Loai ? before.MatKhau : null;
    refuseIssues(bankLinkIssues(input, kept !== null));
    const MatKhau = input.MatKhau ? sealPassword(tx.config, owner, input.MatKhau) : kept;
    const NhanLuc = MatKhau === kept ? (before?.NhanLuc ?? null) : null;
    const row = await putOnly(tx, table, { Bat, Loai, MatKhau, NhanLuc });
    await noted(tx, before, row, Boolean(input.MatKhau));
    return linkView(row);
  });
}

/** The key of the connection. */
export function keyOfLink(ctx: Ctx, { MatKhau }: { MatKhau: string }): string {
  return openSecret(ctx.config, owner, MatKhau).toString('utf8');
}

/** Notes that a notice with the right key came: the index of the settings says that the connection works. */
export async function noteHeard(ctx: Ctx, { _id, NhanLuc }: KetNoiNganHangRow): Promise<void> {
  const now = ctx.now();
  if (NhanLuc && now.getTime() - NhanLuc.getTime() < 60_000) return;
  await ctx.db.update(table).set({ NhanLuc: now }).where(eq(table._id, _id));
}

/** How the connection stands: known to work once something came by it. */
export async function linkChecks(ctx: Ctx): Promise<Array<KetQuaKiemTra | null>> {
  const row = await linkRow(ctx);
  return row?.Bat ? [row.NhanLuc ? 'Tot' : null] : [];
}

async function noted(
  tx: Tx,
  before: KetNoiNganHangRow | null,
  after: KetNoiNganHangRow,
  doiMatKhau: boolean,
) {
  const factsOf = ({ Bat, Loai }: KetNoiNganHangRow) => ({ Bat, Loai });
  await audit(tx, {
    action: before ? 'UPDATE' : 'CREATE',
    entity: owner,
    entityId: after._id,
    before: before && factsOf(before),
    after: { ...factsOf(after), ...(doiMatKhau ? { doiMatKhau } : {}) },
  });
  await emit(tx, { module: 'HeThong', process: 'update', data: { section: owner } });
}
