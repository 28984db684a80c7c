import type { KetQuaKiemTra } from '@sen/domain/connections/check';
import { isQueueKind, type QueueKind } from '@sen/domain/queues/queueKinds';
import { leadsQueue } from '@sen/domain/queues/queueSystem';
import { sql } from 'drizzle-orm';
import type { Ctx } from '../../engine/context.ts';
import { masterDatum } from '../../engine/events/masterData.ts';
import { type Check, unchecked } from '../../engine/outside/checks.ts';
import { type HeThongGoiSoRow, heThongGoiSoTable as table } from './tables.ts';

/** The adapter under which calls of numbers wait to be told to the queue system. */
export const queueSystemAdapter = 'queueSystem';

/** The connection as the API tells it: all but its password. */
export type HeThongGoiSo = Check & {
  version: number;
  Bat: boolean;
  DiaChi: string;
  TenDangNhap: string;
  HanGiay: number;
  HangDois: QueueKind[];
  coMatKhau: boolean;
  MatTu: Date | null;
};

/** The connection's row; null while it was never set up. */
export async function systemRow(ctx: Ctx): Promise<HeThongGoiSoRow | null> {
  const [row] = await ctx.db.select().from(table);
  return row ?? null;
}

const nothing = { version: 0, Bat: false, DiaChi: '', TenDangNhap: '', HanGiay: 2, MatTu: null };

/** The connection as the API tells it. */
export function systemView(row: HeThongGoiSoRow | null): HeThongGoiSo {
  const { version, Bat, DiaChi, TenDangNhap, HanGiay, MatTu } = row ?? nothing;
  const { KiemTraLuc, KetQuaKiemTra, ThongBaoKiemTra } = row ?? unchecked;
  return {
    version,
    Bat,
    DiaChi,
    TenDangNhap,
    HanGiay,
    HangDois: (row?.HangDois ?? []).filter(isQueueKind),
    coMatKhau: Boolean(row?.MatKhau),
    MatTu,
    KiemTraLuc,
    KetQuaKiemTra,
    ThongBaoKiemTra,
  };
}

/** Whether the system outside leads a kind of queue: kept, since every call of a site asks. */
export async function isLed(ctx: Ctx, hangDoi: QueueKind): Promise<boolean> {
  const system = await masterDatum(ctx, 'queueSystem', async () => {
    const row = await systemRow(ctx);
    return row && { Bat: row.Bat, HangDois: row.HangDois };
  });
  return leadsQueue(system, hangDoi);
}

/** How it stands for the desks of a queue; null where Sen calls alone. */
export async function outsideOf(ctx: Ctx, hangDoi: QueueKind): Promise<{ MatTu: Date | null } | null> {
  if (!(await isLed(ctx, hangDoi))) return null;
  return { MatTu: (await systemRow(ctx))?.MatTu ?? null };
}

/** How many calls it has not been told of. */
export async function unsentCalls(ctx: Ctx): Promise<number> {
  const { rows } = await ctx.db.execute<{ count: number }>(sql`
    select count(*)::int as count from main.outbox where adapter = ${queueSystemAdapter} and trang_thai in ('Cho', 'Loi')`);
  return rows[0]?.count ?? 0;
}

/** How the last check ended; nothing while it is off. */
export async function queueSystemChecks(ctx: Ctx): Promise<Array<KetQuaKiemTra | null>> {
  const row = await systemRow(ctx);
  return row?.Bat ? [row.KetQuaKiemTra] : [];
}
