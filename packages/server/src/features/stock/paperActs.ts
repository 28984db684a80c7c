import { dec, toQuantity } from '@sen/domain/money/decimal';
import { chenhLech, giaVon, loiXacNhan } from '@sen/domain/stock/dongPhieu';
import { phieuKhoActs } from '@sen/domain/stock/phieuKho';
import { eq } from 'drizzle-orm';
import { givenReason } from '../../engine/acts/reason.ts';
import { transition } from '../../engine/acts/transition.ts';
import { actor, type Ctx, type Tx, today } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { placeLots } from '../pharmacy/lots.ts';
import { lockShelf } from '../pharmacy/shelf.ts';
import { phieuKhoFacts } from './facts.ts';
import { type LotLine, linesOf, lotLines, moveLines, tellStores } from './movements.ts';
import { type PhieuKhoDongRow, type PhieuKhoRow, phieuKhoChiTietTable, phieuKhoTable } from './tables.ts';

export type Wanted = { id: string; version?: number | null | undefined };
type Effect = (tx: Tx, row: PhieuKhoRow, lines: PhieuKhoDongRow[]) => Promise<void>;

/**
 * Performs an act on a paper with what it does to the stock. Errors: NOT_FOUND, FORBIDDEN, NODE_NOT_GRANTED, STATE_CHANGED, CONFLICT
 * for another version than the caller saw, the act's own refusals.
 */
export function act(
  ctx: Ctx,
  name: keyof typeof phieuKhoActs.acts,
  { id, version = null }: Wanted,
  set: (tx: Tx) => Partial<PhieuKhoRow>,
  effect: Effect,
): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const row = await transition(tx, phieuKhoActs, phieuKhoTable, id, name, {
      facts: async (of, locked) => {
        if (version !== null && locked.version !== version)
          throw new DomainError('CONFLICT', { entity: 'PhieuKho' });
        // what was used is read with the shelf locked, so that nothing goes meanwhile
        if (name === 'huy') await lockDrugs(of, locked);
        return phieuKhoFacts(of, locked);
      },
      set: set(tx),
      auditAction: name === 'xacNhan' || name === 'nhan' ? 'APPROVED' : name === 'gui' ? 'UPDATE' : 'CANCEL',
      after: async (of, written) => effect(of, written, await linesOf(of, id)),
    });
    await tellStores(tx, row, name !== 'bo');
    return id;
  });
}

async function lockDrugs(tx: Tx, { _id, Kho_Id }: PhieuKhoRow): Promise<void> {
  const lines = lotLines(await linesOf(tx, _id));
  await lockShelf(tx, Kho_Id, [...new Set(lines.map((line) => line.Duoc_Id))]);
}

const confirmedNow = (tx: Tx) => ({ NgayXacNhan: tx.now(), NguoiXacNhan_Id: actor(tx) });
export const receivedNow = (tx: Tx) => ({ NgayNhan: tx.now(), NguoiNhan_Id: actor(tx) });

/** Books goods received, opening stock or the differences of a stock-take. Errors: those of `act`, BAD_INPUT by line, STOCK_SHORT. */
export function xacNhanPhieuKho(ctx: Ctx, wanted: Wanted): Promise<string> {
  return act(ctx, 'xacNhan', wanted, confirmedNow, async (tx, row, lines) => {
    refuseIssues(loiXacNhan(row, lines, today(tx)));
    const known = await withLots(tx, row, lines);
    const isCount = row.LoaiPhieu === 'KiemKe';
    await moveLines(tx, isCount ? known.map((line) => ({ ...line, SoLuong: chenhLech(line) })) : known, {
      Kho_Id: row.Kho_Id,
      sign: 1,
      LyDo: isCount ? 'KiemKe' : row.LoaiPhieu === 'TonDau' ? 'NhapTonDau' : 'NhapMua',
      source_Id: row._id,
    });
  });
}

/** The goods leave the store and are on their way: in neither's stock. Errors: those of `act`, BAD_INPUT, STOCK_SHORT. */
export function guiPhieuKho(ctx: Ctx, wanted: Wanted): Promise<string> {
  return act(ctx, 'gui', wanted, confirmedNow, async (tx, row, lines) => {
    refuseIssues(loiXacNhan(row, lines, today(tx)));
    const { Kho_Id, _id: source_Id } = row;
    await moveLines(tx, lotLines(lines), { Kho_Id, sign: -1, LyDo: 'XuatChuyen', source_Id });
  });
}

/** The receiving store refuses: the goods go back to where they came from. Errors: those of `act`, BAD_INPUT without a reason. */
export async function tuChoiPhieuKho(ctx: Ctx, wanted: Wanted & { LyDo: string }): Promise<string> {
  const LyDo = givenReason(wanted.LyDo);
  return act(ctx, 'tuChoi', wanted, (tx) => ({ LyDo, ...receivedNow(tx) }), giveBack);
}

/** Discards a draft; its number stays used. Errors: those of `act`. */
export function boPhieuKho(ctx: Ctx, wanted: Wanted): Promise<string> {
  return act(
    ctx,
    'bo',
    wanted,
    () => ({}),
    async () => undefined,
  );
}

/** Takes a paper back of which nothing was used, or a transfer that is on its way. Errors: those of `act`, BAD_INPUT without a reason. */
export async function huyPhieuKho(ctx: Ctx, wanted: Wanted & { LyDo: string }): Promise<string> {
  const LyDo = givenReason(wanted.LyDo);
  return act(
    ctx,
    'huy',
    wanted,
    () => ({ LyDo }),
    async (tx, row, lines) => {
      if (row.LoaiPhieu === 'ChuyenKho') return giveBack(tx, row, lines);
      const { Kho_Id, _id: source_Id } = row;
      await moveLines(tx, lotLines(lines), { Kho_Id, sign: -1, LyDo: 'HuyNhap', source_Id });
    },
  );
}

async function giveBack(tx: Tx, { Kho_Id, _id: source_Id }: PhieuKhoRow, lines: PhieuKhoDongRow[]) {
  await moveLines(tx, lotLines(lines), { Kho_Id, sign: 1, LyDo: 'TraChuyen', source_Id });
}

type Counted = LotLine & { SoLuongSo: string | null };

/** The lines with their lots; those that the house does not know yet are made and written to their lines. */
async function withLots(tx: Tx, row: PhieuKhoRow, lines: readonly PhieuKhoDongRow[]): Promise<Counted[]> {
  const unknown = lines
    .filter((line) => line.Lo_Id === null)
    .map((line) => ({
      _id: line._id,
      Kho_Id: row.Kho_Id,
      Duoc_Id: line.Duoc_Id ?? '',
      SoLo: line.SoLo ?? '',
      HanDung: line.HanDung ?? '',
      GiaVon: giaVon(line),
      NhaCungCap_Id: row.NhaCungCap_Id,
    }));
  const made = new Map((await placeLots(tx, unknown)).map((line) => [line._id, line.Lo_Id]));
  for (const [_id, Lo_Id] of made)
    await tx.db.update(phieuKhoChiTietTable).set({ Lo_Id }).where(eq(phieuKhoChiTietTable._id, _id));
  return lines.map((line) => ({
    Lo_Id: line.Lo_Id ?? made.get(line._id) ?? '',
    Duoc_Id: line.Duoc_Id ?? '',
    SoLuong: toQuantity(dec(line.SoLuong ?? '0')),
    SoLuongSo: line.SoLuongSo,
  }));
}
