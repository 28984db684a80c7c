import type { KetQuaKiemTra } from '@sen/domain/connections/check';
import { type Ctx, today } from '../../../engine/context.ts';
import { PortalAway, PortalRefused, portalSession } from '../../insurance/portalSession.ts';
import { certificateRow } from './certificate.ts';

/** How a sign-in with the account of this site ended just now. */
export type PortalCheck = { ketQua: KetQuaKiemTra; thongBao: string | null; luc: Date };

/** Signs in at the portal anew. It never throws for what the portal does. */
export async function checkPortal(ctx: Ctx): Promise<PortalCheck> {
  const luc = ctx.now();
  try {
    await portalSession(ctx, true);
    return { ketQua: 'Tot', thongBao: null, luc };
  } catch (error) {
    if (error instanceof PortalRefused) return { ketQua: 'TuChoi', thongBao: error.code, luc };
    if (error instanceof PortalAway) return { ketQua: 'KhongKetNoi', thongBao: error.message, luc };
    throw error;
  }
}

/** A certificate that has ended stops the sending; one that holds says nothing of the account. Nothing while there is none. */
export async function certificateChecks(ctx: Ctx): Promise<Array<KetQuaKiemTra | null>> {
  const row = await certificateRow(ctx);
  return row ? [row.HieuLucDen < today(ctx) ? 'TuChoi' : null] : [];
}
