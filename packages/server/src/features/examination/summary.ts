import type { Issue } from '@sen/domain/catalogue/validate';
import { tomTatIssues } from '@sen/domain/examination/tomTat';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../engine/context.ts';
import { slipRows } from '../orders/sql.ts';
import { prescriptionRows } from '../prescriptions/sql.ts';
import type { KhamBenhRow } from './tables.ts';

/** The boxes of the summary without which a session is not closed. What was done is looked up only where nothing else tells of a treatment. */
export async function missingBoxes(tx: Tx, session: KhamBenhRow, loaiHuong: string | null): Promise<Issue[]> {
  const missing = (dieuTris: readonly string[]) => tomTatIssues(session, { ...session, loaiHuong, dieuTris });
  const unless = missing([]);
  if (!unless.some(({ path }) => path === 'PhuongPhapDieuTri')) return unless;
  return missing((await isTreated(tx, session._id)) ? ['treated'] : []);
}

/** Whether something was prescribed or done in a session. One statement. */
async function isTreated(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await tx.db.execute<{ treated: boolean }>(sql`
    select exists (select from ${prescriptionRows} p where p.kham_benh_id = ${id} and p.trang_thai <> 'DaHuy')
      or exists (select from ${slipRows} s where s.kham_benh_id = ${id} and s.trang_thai <> 'DaHuy'
        and s.loai in ('PhauThuat', 'ThuThuat')) as treated`);
  return rows[0]?.treated ?? false;
}
