import { isDone } from '@sen/domain/acts/acts';
import { dec, min, sum, toQuantity } from '@sen/domain/money/decimal';
import { capThuocActs } from '@sen/domain/pharmacy/capThuoc';
import { isExpired } from '@sen/domain/pharmacy/fefo';
import { toaThuocActs } from '@sen/domain/prescriptions/toaThuoc';
import { inArray, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { requireAct, rightsOf } from '../../engine/acts/acts.ts';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Ctx, type Tx, today } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { emit } from '../../engine/events/events.ts';
import { drawNumber } from '../../engine/sql/numbering.ts';
import { once } from '../../engine/sql/transaction.ts';
import type { SuppliesSupplyInput } from '../../gql/pharmacy.ts';
import { markPerformed } from '../cashier/charges.ts';
import { judgeSupply, setPrescriptionState } from '../prescriptions/commands.ts';
import { maPhieuCap } from './numbers.ts';
import { proposeFor } from './propose.ts';
import { tellRunningOut } from './runningOut.ts';
import { changeStock, freeOf, lockShelf, type ShelfRow } from './shelf.ts';
import { hold, release } from './stock.ts';
import { tellMoved } from './stockMoved.ts';
import { storeNode } from './stores.ts';
import {
  capThuocFacts,
  isOfStore,
  lockSupplyFacts,
  restOf,
  restToday,
  type SupplyFacts,
  type SupplyLine,
} from './supplyFacts.ts';
import { finishSupplyTicket } from './supplyTickets.ts';
import { giuThuocTable, phieuCapChiTietTable, phieuCapTable } from './tables.ts';

type Given = { line: SupplyLine; Lo_Id: string; SoLuong: string };

/**
 * Hands drugs of a prescription out of a store: the lots of the input, or the proposed ones; a part is allowed, the rest stays
 * promised. Answers the supply's id. Errors: NOT_FOUND, NODE_NOT_GRANTED, STATE_CHANGED, SUPPLY_EXAM_OPEN,
 * SUPPLY_NOT_PAID, SUPPLY_NOTHING, SUPPLY_TOO_MUCH, SUPPLY_NEXT_PERIOD, SUPPLY_PERIODS_OVER, LOT_EXPIRED, LOT_OTHER_DRUG, STOCK_SHORT, PRESCRIPTION_KIND_CHANGED,
 * NEEDS_CONFIRMATION with details.warnings: what is handed out is judged as of now.
 */
export async function supply(ctx: Ctx, input: SuppliesSupplyInput): Promise<string> {
  const answer = await once(
    ctx,
    { id: input.requestId, operation: 'suppliesSupply', content: input },
    async (tx) => {
      // 1. The prescription: may it be handed out at this store?
      const node = await storeNode(tx, input.idStore);
      const facts = await lockSupplyFacts(tx, input.ToaThuoc_Id);
      requireAct(tx, capThuocActs, 'cap', capThuocFacts(tx, facts, node), rightsOf(tx), {
        MaDonThuoc: facts.MaDonThuoc,
      });
      // 2. The shelf, locked, and what is given from it.
      const lines = facts.lines.filter((line) => isOfStore(line, input.idStore));
      const shelf = await lockShelf(tx, input.idStore, [...new Set(lines.map((line) => line.Duoc_Id))]);
      const given = await givenOf(tx, facts, lines, input);
      refuseWrong(facts, given, shelf, today(tx));
      await judgeSupply(
        tx,
        facts._id,
        given.map(({ line }) => line),
        input.lyDoCanhBaos ?? [],
      );
      // 3. The promises go, the stock goes, what is left is promised again.
      const promised = await promisedTo(tx, lines);
      await release(
        tx,
        lines.map((line) => line._id),
      );
      const PhieuCap_Id = await writeSupply(tx, facts, input.idStore, given);
      await promiseRest(tx, input.idStore, lines, given, promised);
      const Duoc_Ids = [...new Set(given.map((one) => one.line.Duoc_Id))];
      const watched = await tellMoved(tx, { Kho_Id: input.idStore, Duoc_Ids });
      await tellRunningOut(tx, {
        Kho_Id: input.idStore,
        idNode: node,
        Duoc_Ids: Duoc_Ids.filter((id) => !watched.has(id)),
      });
      // 4. Money, state, queue.
      await markPerformed(tx, [...new Set(given.map((one) => one.line._id))], true);
      if (!isDone(toaThuocActs, 'cap', facts.TrangThai))
        await setPrescriptionState(tx, facts._id, 'cap', { consequence: true });
      await finishSupplyTicket(tx, { ToaThuoc_Id: facts._id, Node_Id: node });
      await audit(tx, {
        action: 'CREATE',
        entity: 'PhieuCap',
        entityId: PhieuCap_Id,
        BenhNhan_Id: facts.BenhNhan_Id,
        after: given.map(({ line, Lo_Id, SoLuong }) => ({ ToaThuocChiTiet_Id: line._id, Lo_Id, SoLuong })),
      });
      await tellStore(tx, node, facts);
      return { PhieuCap_Id };
    },
  );
  return answer.PhieuCap_Id;
}

/** Tells the counters of a store and the doctor's screen that a prescription changed. */
export async function tellStore(
  tx: Tx,
  idNode: string,
  { _id, BenhNhan_Id, KhamBenh_Id }: Pick<SupplyFacts, '_id' | 'BenhNhan_Id' | 'KhamBenh_Id'>,
): Promise<void> {
  await emit(tx, {
    module: 'CapPhatThuoc',
    process: 'update',
    idNode,
    data: { ToaThuoc_Id: _id, BenhNhan_Id, KhamBenh_Id },
  });
}

async function givenOf(
  tx: Tx,
  facts: SupplyFacts,
  lines: readonly SupplyLine[],
  input: SuppliesSupplyInput,
): Promise<Given[]> {
  const asked =
    input.dongs ??
    (await proposeFor(tx, facts, input.idStore)).flatMap(({ ToaThuocChiTiet_Id, lots }) =>
      lots.map(({ Lo_Id, SoLuong }) => ({ ToaThuocChiTiet_Id, Lo_Id, SoLuong })),
    );
  const given = asked
    .filter((one) => !dec(one.SoLuong).eq(0))
    .map(({ ToaThuocChiTiet_Id, Lo_Id, SoLuong }) => {
      const line = lines.find((known) => known._id === ToaThuocChiTiet_Id);
      if (!line) throw new DomainError('NOT_FOUND', { entity: 'ToaThuocChiTiet' });
      return { line, Lo_Id, SoLuong };
    });
  if (given.length === 0) throw new DomainError('SUPPLY_NOTHING');
  return given;
}

function refuseWrong(
  facts: SupplyFacts,
  given: readonly Given[],
  shelf: readonly ShelfRow[],
  day: string,
): void {
  for (const { line, Lo_Id, SoLuong } of given) {
    const lot = shelf.find((row) => row.Lo_Id === Lo_Id);
    if (!lot || lot.Duoc_Id !== line.Duoc_Id)
      throw new DomainError('LOT_OTHER_DRUG', { TenDuoc: line.TenDuoc });
    if (isExpired(lot.HanDung, day)) throw new DomainError('LOT_EXPIRED', { SoLo: lot.SoLo });
    const total = sum(given.filter((one) => one.line._id === line._id).map((one) => one.SoLuong));
    if (dec(SoLuong).lt(0) || total.gt(restOf(line)))
      throw new DomainError('SUPPLY_TOO_MUCH', { TenDuoc: line.TenDuoc });
    const { con, tuNgay, theoDot } = restToday(facts, line, day);
    if (theoDot && total.gt(con)) {
      const code = tuNgay ? 'SUPPLY_NEXT_PERIOD' : 'SUPPLY_PERIODS_OVER';
      throw new DomainError(code, {
        TenDuoc: line.TenDuoc,
        con: Number(con),
        tuNgay: tuNgay && dayText(tuNgay),
      });
    }
  }
}

/** 2026-11-29 as 29/11/2026. */
function dayText(day: string): string {
  return day.split('-').reverse().join('/');
}

async function writeSupply(
  tx: Tx,
  facts: SupplyFacts,
  Kho_Id: string,
  given: readonly Given[],
): Promise<string> {
  const _id = v7();
  await tx.db.insert(phieuCapTable).values({
    _id,
    MaPhieuCap: (await drawNumber(tx, maPhieuCap)).text,
    Kho_Id,
    ToaThuoc_Id: facts._id,
    BenhNhan_Id: facts.BenhNhan_Id,
    NgayTao: tx.now(),
    NguoiTao_Id: actor(tx),
  });
  for (const { line, Lo_Id, SoLuong } of given) {
    const out = toQuantity(dec(SoLuong).times(-1));
    await changeStock(tx, {
      Kho_Id,
      Lo_Id,
      Duoc_Id: line.Duoc_Id,
      SoLuong: out,
      LyDo: 'CapThuoc',
      source_Id: _id,
    });
  }
  await tx.db.insert(phieuCapChiTietTable).values(
    given.map(({ line, Lo_Id, SoLuong }) => ({
      PhieuCap_Id: _id,
      ToaThuocChiTiet_Id: line._id,
      Duoc_Id: line.Duoc_Id,
      Lo_Id,
      SoLuong: toQuantity(SoLuong),
      NguoiTao_Id: actor(tx),
    })),
  );
  return _id;
}

async function promisedTo(tx: Tx, lines: readonly SupplyLine[]): Promise<Map<string, string>> {
  const ids = lines.map((line) => line._id);
  const rows = await tx.db
    .select({ id: giuThuocTable.source_Id, total: sql<string>`sum(${giuThuocTable.SoLuong})::text` })
    .from(giuThuocTable)
    .where(inArray(giuThuocTable.source_Id, ids))
    .groupBy(giuThuocTable.source_Id);
  return new Map(rows.map((row) => [row.id, row.total]));
}

/** Promises the rest of the lines again as far as the shelf goes: a promised lot may have expired meanwhile. */
async function promiseRest(
  tx: Tx,
  Kho_Id: string,
  lines: readonly SupplyLine[],
  given: readonly Given[],
  promised: ReadonlyMap<string, string>,
): Promise<void> {
  const day = today(tx);
  for (const line of lines) {
    const out = sum(given.filter((one) => one.line._id === line._id).map((one) => one.SoLuong));
    const shelf = await lockShelf(tx, Kho_Id, [line.Duoc_Id]);
    const free = sum(shelf.filter((row) => !isExpired(row.HanDung, day)).map(freeOf));
    const SoLuong = min(min(dec(restOf(line)).minus(out), dec(promised.get(line._id) ?? '0')), free);
    if (SoLuong.gt(0))
      await hold(tx, {
        Kho_Id,
        lines: [{ Duoc_Id: line.Duoc_Id, SoLuong: toQuantity(SoLuong), sourceId: line._id }],
      });
  }
}
