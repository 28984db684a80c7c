import { isDeepStrictEqual } from 'node:util';
import { and, eq, ne } from 'drizzle-orm';
import { v7 } from 'uuid';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import type { SlipRow } from '../orders/tables.ts';
import { announce, withdraw } from './commands.ts';
import { type NguyHiemRow, nguyHiemTable as table } from './tables.ts';

/** What of a result endangers the patient. */
export type Findings = {
  PhienBan: number;
  /** One text each, such as 'Kali 7,1 mmol/L'. */
  NoiDung: readonly string[];
  /** Whom the room told, and how; null where nobody was. */
  BaoCho: string | null;
};

/**
 * Brings the critical findings of a result that is given out to who ordered it. One that stands with the same content, as of a preliminary
 * result, stays as it is; another one is withdrawn. Answers whether there is a new one. Errors: CRITICAL_NOT_CONFIRMED where nobody was told.
 */
export async function raiseCriticals(tx: Tx, slip: SlipRow, findings: Findings): Promise<boolean> {
  const { PhienBan, NoiDung, BaoCho } = findings;
  const standing = await standingOf(tx, slip._id);
  if (standing.some((one) => isDeepStrictEqual([...one.NoiDung], [...NoiDung]))) return false;
  for (const one of standing) await withdraw(tx, one);
  if (NoiDung.length === 0) return false;
  if (!BaoCho) throw new DomainError('CRITICAL_NOT_CONFIRMED', { values: NoiDung.join(', ') });
  const row = {
    _id: v7(),
    DichVuYeuCau_Id: slip._id,
    PhienBan,
    BenhNhan_Id: slip.BenhNhan_Id,
    KhamBenh_Id: slip.KhamBenh_Id,
    NoiYeuCau_Id: slip.NoiYeuCau_Id,
    NoiThucHien_Id: slip.NoiThucHien_Id,
    NguoiPhuTrach_Id: slip.BacSiChiDinh_Id,
    NoiDung: [...NoiDung],
    BaoCho,
    NgayBao: tx.now(),
    NguoiBao_Id: tx.user?.NhanVien_Id ?? null,
    NguoiTao_Id: actor(tx),
  };
  await tx.db.insert(table).values(row);
  await audit(tx, {
    action: 'CREATE',
    entity: 'KetQuaNguyHiem',
    entityId: row._id,
    BenhNhan_Id: slip.BenhNhan_Id,
    after: row,
  });
  await announce(tx, row, 'create');
  return true;
}

/** Withdraws the critical findings of a slip whose result is taken back. */
export async function withdrawCriticals(tx: Tx, slipId: string): Promise<void> {
  for (const one of await standingOf(tx, slipId)) await withdraw(tx, one);
}

function standingOf(tx: Tx, slipId: string): Promise<NguyHiemRow[]> {
  return tx.db
    .select()
    .from(table)
    .where(and(eq(table.DichVuYeuCau_Id, slipId), ne(table.TrangThai, 'DaThu')));
}
