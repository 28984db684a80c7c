import { isDone } from '@sen/domain/acts/acts';
import { veActs } from '@sen/domain/queues/ve';
import { v7 } from 'uuid';
import { audit } from '../../engine/audit.ts';
import { actor, type Ctx, localDay, requireNode, type Tx } from '../../engine/context.ts';
import { queryPrepared } from '../../engine/database.ts';
import { DomainError } from '../../engine/errors.ts';
import { emit } from '../../engine/events.ts';
import { drawNumber } from '../../engine/numbering.ts';
import { sendRows } from '../../engine/rows.ts';
import { inTransaction } from '../../engine/transaction.ts';
import { changeSlipState } from '../orders/commands.ts';
import { slipById } from '../orders/queries.ts';
import { holdSlip } from '../orders/slipNotes.ts';
import { patientById } from '../patients/queries.ts';
import { startServing } from '../queues/commands.ts';
import { ticketOfSource } from '../queues/queries.ts';
import { healthOfVisit, lockReception } from '../reception/queries.ts';
import { maKhamBenh } from './numbers.ts';
import { type KhamBenhRow, khamBenhTable as table } from './tables.ts';

/**
 * Opens the session of an exam order in its room: the ticket is served, the order begun. A session that is open already is answered
 * as it is, so two who open at once see the same one. Errors: NODE_NOT_GRANTED, SERVICE_NOT_PAID, STATE_CHANGED, closed reception.
 */
export async function openKhamBenh(ctx: Ctx, DichVuYeuCau_Id: string): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    // 1. One opener at a time for an order.
    const [, open, slip] = await Promise.all([
      holdSlip(tx, DichVuYeuCau_Id),
      liveSession(tx, DichVuYeuCau_Id),
      slipById(tx, DichVuYeuCau_Id),
    ]);
    if (slip.Loai !== 'KhamBenh' || !slip.NoiThucHien_Id)
      throw new DomainError('NOT_FOUND', { entity: 'KhamBenh' });
    if (open) {
      requireNode(tx, slip.NoiThucHien_Id);
      return open;
    }
    // 2. The visit, the order and the ticket.
    const visit = await lockReception(tx, slip.TiepNhan_Id);
    await changeSlipState(tx, slip._id, 'batDauKham', { locked: slip });
    const ticket = await ticketOfSource(tx, slip._id);
    if (ticket && !isDone(veActs, 'huy', ticket.TrangThai)) await startServing(tx, ticket._id);
    // 3. The session, with what is known of the patient.
    const [patient, health] = await Promise.all([
      patientById(tx, slip.BenhNhan_Id),
      healthOfVisit(tx, slip.TiepNhan_Id),
    ]);
    const day = localDay(tx.now());
    const row = {
      _id: v7(),
      MaKhamBenh: (await drawNumber(tx, maKhamBenh, day)).text,
      BenhNhan_Id: slip.BenhNhan_Id,
      TiepNhan_Id: slip.TiepNhan_Id,
      DichVuYeuCau_Id,
      PhongBan_Id: slip.NoiThucHien_Id,
      Ve_Id: ticket?._id ?? null,
      SoThuTu: ticket?.SoThuTu ?? null,
      NgayKham: tx.now(),
      Ngay: day,
      BacSiKham_Id: tx.user?.NhanVien_Id ?? null,
      LyDoKham: visit.LyDoKham,
      TienSuBenh: patient.TienSuBenh ?? health?.BenhManTinh ?? null,
      TienSuDiUng: patient.TienSuDiUng ?? health?.DiUng ?? null,
      ...toldBefore(health),
      NguoiTao_Id: actor(tx),
    };
    sendRows(tx, table, [row]);
    await audit(tx, {
      action: 'CREATE',
      entity: 'KhamBenh',
      entityId: row._id,
      BenhNhan_Id: row.BenhNhan_Id,
      after: row,
    });
    await announceSession(tx, row, 'create');
    return row._id;
  });
}

/** What the reception noted of health, for the fields of the session. */
function toldBefore(health: Awaited<ReturnType<typeof healthOfVisit>>) {
  if (!health) return {};
  const { ThaiSan, Mach, NhietDo, HuyetApCao, HuyetApThap, NhipTho, SpO2, ChieuCao, CanNang } = health;
  return { ThaiSan, Mach, NhietDo, HuyetApCao, HuyetApThap, NhipTho, SpO2, ChieuCao, CanNang };
}

/** Writes into the log that a paper of a session was made or changed, and tells the room of the session. */
export async function notePaper(
  tx: Tx,
  session: KhamBenhRow,
  paper: { entity: string; entityId: string; before?: unknown; after: unknown },
): Promise<void> {
  const { BenhNhan_Id } = session;
  await audit(tx, { action: paper.before === undefined ? 'CREATE' : 'UPDATE', BenhNhan_Id, ...paper });
  await announceSession(tx, session, 'update');
}

/** Tells a room that a session was opened or changed. */
export async function announceSession(
  tx: Tx,
  row: Pick<KhamBenhRow, '_id' | 'PhongBan_Id' | 'BenhNhan_Id' | 'TiepNhan_Id'>,
  process: 'create' | 'update' | 'delete',
): Promise<void> {
  const { BenhNhan_Id, TiepNhan_Id } = row;
  await emit(tx, {
    module: 'KhamBenh',
    process,
    idNode: row.PhongBan_Id,
    data: { KhamBenh_Id: row._id, BenhNhan_Id, TiepNhan_Id },
  });
}

async function liveSession(tx: Tx, DichVuYeuCau_Id: string): Promise<string | null> {
  const { rows } = await queryPrepared<{ id: string }>(
    tx.db,
    'sen_live_session',
    `select id from main.kham_benh where dich_vu_yeu_cau_id = $1 and trang_thai <> 'DaHuy'`,
    [DichVuYeuCau_Id],
  );
  return rows[0]?.id ?? null;
}
