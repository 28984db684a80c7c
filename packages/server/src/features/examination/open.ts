import { isDone } from '@sen/domain/acts/acts';
import { veActs } from '@sen/domain/queues/ve';
import { v7 } from 'uuid';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Ctx, localDay, requireNode, type Tx } from '../../engine/context.ts';
import { queryPrepared } from '../../engine/database/database.ts';
import { DomainError } from '../../engine/errors.ts';
import { emit } from '../../engine/events/events.ts';
import { lateNumber } from '../../engine/sql/lateNumbers.ts';
import { insertRow } from '../../engine/sql/rows.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { changeSlipState } from '../orders/commands.ts';
import { lockSlip } from '../orders/slipNotes.ts';
import { shownHistory } from '../patients/history.ts';
import { patientById } from '../patients/queries.ts';
import { serve } from '../queues/commands.ts';
import { lockNewestTicket } from '../queues/tickets.ts';
import { healthOfVisit, lockReception } from '../reception/queries.ts';
import { maKhamBenh } from './numbers.ts';
import { type KhamBenhRow, khamBenhTable as table } from './tables.ts';

/**
 * Opens the session of an exam order in its room: the ticket is served, the order begun. A session that is open already is answered
 * as it is, so two who open at once see the same one. `hand` gets one that was opened. Errors: NODE_NOT_GRANTED, SERVICE_NOT_PAID,
 * STATE_CHANGED, closed reception.
 */
export async function openKhamBenh(
  ctx: Ctx,
  DichVuYeuCau_Id: string,
  hand: SessionInHand = {},
): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    // 1. One opener at a time for an order.
    const [slip, open] = await Promise.all([lockSlip(tx, DichVuYeuCau_Id), liveSession(tx, DichVuYeuCau_Id)]);
    if (slip.Loai !== 'KhamBenh' || !slip.NoiThucHien_Id)
      throw new DomainError('NOT_FOUND', { entity: 'KhamBenh' });
    if (open) {
      requireNode(tx, slip.NoiThucHien_Id);
      return open;
    }
    // 2. The visit, the order and the ticket.
    const visit = await lockReception(tx, slip.TiepNhan_Id);
    await changeSlipState(tx, slip._id, 'batDauKham', { locked: slip });
    const ticket = await lockNewestTicket(tx, slip._id);
    if (ticket && !isDone(veActs, 'huy', ticket.TrangThai)) await serve(tx, ticket);
    // 3. The session, with what is known of the patient.
    const [patient, health] = await Promise.all([
      patientById(tx, slip.BenhNhan_Id),
      healthOfVisit(tx, slip.TiepNhan_Id),
    ]);
    const _id = v7();
    const row = {
      _id,
      MaKhamBenh: lateNumber(tx, maKhamBenh, { table, text: table.MaKhamBenh, id: _id }),
      BenhNhan_Id: slip.BenhNhan_Id,
      TiepNhan_Id: slip.TiepNhan_Id,
      DichVuYeuCau_Id,
      PhongBan_Id: slip.NoiThucHien_Id,
      Ve_Id: ticket?._id ?? null,
      SoThuTu: ticket?.SoThuTu ?? null,
      NgayKham: tx.now(),
      Ngay: localDay(tx.now()),
      BacSiKham_Id: tx.user?.NhanVien_Id ?? null,
      LyDoKham: visit.LyDoKham,
      TienSuBenh: (await shownHistory(tx, patient)) ?? health?.BenhManTinh ?? null,
      TienSuDiUng: patient.TienSuDiUng ?? health?.DiUng ?? null,
      ...toldBefore(health),
      NguoiTao_Id: actor(tx),
    };
    hand.made = { session: await insertRow(tx, table, row), by: tx.tx };
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

/** Where the act leaves the session that it opened, so that it is not read again to be answered. */
export type SessionInHand = { made?: { session: KhamBenhRow; by: Tx['tx'] } };

/** The session in hand with the code that it got with the commit; null when there is none. */
export function sessionInHand({ made }: SessionInHand): KhamBenhRow | null {
  const code = made?.by.numbers.get(made.session.MaKhamBenh);
  return made && code ? { ...made.session, MaKhamBenh: code.text } : null;
}

/** What the reception noted of health, for the fields of the session. */
function toldBefore(health: Awaited<ReturnType<typeof healthOfVisit>>) {
  if (!health) return {};
  const { ThaiSan, Mach, NhietDo, HuyetApCao, HuyetApThap, NhipTho, SpO2, ChieuCao, CanNang } = health;
  return { ThaiSan, Mach, NhietDo, HuyetApCao, HuyetApThap, NhipTho, SpO2, ChieuCao, CanNang };
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
