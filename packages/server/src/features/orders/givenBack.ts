import { eq, sql } from 'drizzle-orm';
import { actor, type Tx } from '../../engine/context.ts';
import type { GivenBack } from '../cashier/points.ts';
import { cancelOrderLines } from './commands.ts';
import { dichVuYeuCauChiTietTable as lines } from './tables.ts';

/** A package was given back: what was not performed is cancelled, what was has its single price. Errors: those of cancelOrderLines. */
export async function givePackageBack(tx: Tx, { cancelled, prices }: GivenBack, LyDo: string): Promise<void> {
  for (const { source_Id, DonGia } of prices)
    await tx.db
      .update(lines)
      .set({
        DonGia,
        version: sql`${lines.version} + 1`,
        NgayCapNhat: tx.now(),
        NguoiCapNhat_Id: actor(tx),
      })
      .where(eq(lines._id, source_Id));
  await cancelOrderLines(tx, cancelled, LyDo, { part: true });
}
