import { slipActs } from '@sen/domain/orders/dichVuYeuCau';
import { eq, sql } from 'drizzle-orm';
import { requireAct } from '../../engine/acts.ts';
import { audit } from '../../engine/audit.ts';
import type { Ctx } from '../../engine/context.ts';
import { refuseIssues } from '../../engine/errors.ts';
import { inTransaction, once } from '../../engine/transaction.ts';
import type { DichVuYeuCauInput } from '../../gql/main.ts';
import { lockSession } from '../examination/commands.ts';
import { requireOnSession } from '../examination/facts.ts';
import { createOrders, queueSlip } from './commands.ts';
import { lockSlip } from './slipNotes.ts';
import { announceSlip, liveLines, slipFacts } from './states.ts';
import { dichVuYeuCauChiTietTable as lines, type SlipRow } from './tables.ts';

/**
 * Orders services for a session that is being examined; ready slips take their numbers. Answers the ids of the slips. Errors:
 * FORBIDDEN, NODE_NOT_GRANTED, EXAM_ENDED, MAIN_DISEASE_NEEDED, those of createOrders.
 */
export async function orderForSession(ctx: Ctx, input: DichVuYeuCauInput): Promise<string[]> {
  return once(ctx, { id: input.requestId, operation: 'createDichVuYeuCau', content: input }, async (tx) => {
    const session = await lockSession(tx, input.KhamBenh_Id);
    await requireOnSession(tx, session, 'chiDinh');
    const doctor = tx.user?.NhanVien_Id ?? session.BacSiKham_Id;
    if (!doctor) refuseIssues([{ path: 'BacSiChiDinh_Id', code: 'REQUIRED' }]);
    const slips = await createOrders(tx, {
      TiepNhan_Id: session.TiepNhan_Id,
      BenhNhan_Id: session.BenhNhan_Id,
      KhamBenh_Id: session._id,
      NoiYeuCau_Id: session.PhongBan_Id,
      BacSiChiDinh_Id: doctor,
      ChanDoan: input.ChanDoan ?? session.ChanDoan,
      ChanDoanICD_Id: session.ChanDoanICD_Id,
      lines: input.chiTiets.map((line) => ({ ...line, SoLuong: line.SoLuong ?? '1' })),
      trangThai: input.TrangThai === 'Nhap' ? 'Nhap' : 'SanSang',
      xacNhanTrung: input.xacNhanTrung ?? false,
    });
    for (const slip of slips) if (slip.TrangThai === 'SanSang') await queueSlip(tx, slip);
    return slips.map((slip) => slip._id);
  });
}

/** Notes on a slip's lines that the patient did not come, or came after all. Errors: NOT_FOUND, FORBIDDEN, NODE_NOT_GRANTED, STATE_CHANGED when begun. */
export async function markAbsent(ctx: Ctx, id: string, KhongDen: boolean): Promise<SlipRow> {
  return inTransaction(ctx, async (tx) => {
    const slip = await lockSlip(tx, id);
    requireAct(tx, slipActs(slip.Loai), 'vang', slipFacts(slip, await liveLines(tx, id)));
    await tx.db
      .update(lines)
      .set({ KhongDen, version: sql`${lines.version} + 1`, NgayCapNhat: tx.now() })
      .where(eq(lines.DichVuYeuCau_Id, id));
    await audit(tx, {
      action: 'UPDATE',
      entity: 'DichVuYeuCau',
      entityId: id,
      BenhNhan_Id: slip.BenhNhan_Id,
      after: { KhongDen },
    });
    await announceSlip(tx, slip, 'update');
    return slip;
  });
}
