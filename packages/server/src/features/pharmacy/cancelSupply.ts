import { sum, toQuantity } from '@sen/domain/money/decimal';
import { phieuCapActs } from '@sen/domain/pharmacy/capThuoc';
import { isExpired } from '@sen/domain/pharmacy/fefo';
import { and, eq } from 'drizzle-orm';
import { givenReason } from '../../engine/acts/reason.ts';
import { transition } from '../../engine/acts/transition.ts';
import { type Ctx, type Tx, today } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { once } from '../../engine/sql/transaction.ts';
import type { SuppliesSupplyCancelSupplyInput } from '../../gql/pharmacy.ts';
import { markPerformed } from '../cashier/charges.ts';
import { setPrescriptionState } from '../prescriptions/commands.ts';
import { changeStock, lockShelf } from './shelf.ts';
import { hold } from './stock.ts';
import { tellMoved } from './stockMoved.ts';
import { storeNode } from './stores.ts';
import { tellStore } from './supply.ts';
import { lockSupplyFacts } from './supplyFacts.ts';
import { queueForSupply } from './supplyTickets.ts';
import { phieuCapChiTietTable, phieuCapTable } from './tables.ts';

/**
 * Takes a supply back: every lot gets what it gave, once; the prescription waits again when no other supply stands. Answers the
 * prescription's id. Errors: BAD_INPUT without a reason, NOT_FOUND,
 * NODE_NOT_GRANTED, SUPPLY_CANCELLED.
 */
export async function cancelSupply(ctx: Ctx, input: SuppliesSupplyCancelSupplyInput): Promise<string> {
  const LyDoHuy = givenReason(input.LyDo);
  const answer = await once(
    ctx,
    { id: input.requestId, operation: 'suppliesSupplyCancelSupply', content: input },
    async (tx) => {
      // the prescription is locked before its supplies, as supply() does
      const [named] = await tx.db
        .select()
        .from(phieuCapTable)
        .where(eq(phieuCapTable._id, input.PhieuCap_Id));
      if (!named) throw new DomainError('NOT_FOUND', { entity: 'PhieuCap' });
      const node = await storeNode(tx, named.Kho_Id);
      const facts = await lockSupplyFacts(tx, named.ToaThuoc_Id);
      const cancelled = await transition(tx, phieuCapActs, phieuCapTable, named._id, 'huy', {
        facts: (_tx, { TrangThai }) => ({ TrangThai, node }),
        set: { LyDoHuy },
        auditAction: 'CANCEL',
      });
      const given = await tx.db
        .select()
        .from(phieuCapChiTietTable)
        .where(eq(phieuCapChiTietTable.PhieuCap_Id, named._id));
      await putBack(tx, cancelled, given);
      await tellMoved(tx, {
        Kho_Id: cancelled.Kho_Id,
        Duoc_Ids: [...new Set(given.map((one) => one.Duoc_Id))],
      });
      const left = await standing(tx, facts._id);
      await markPerformed(
        tx,
        [...new Set(given.map((one) => one.ToaThuocChiTiet_Id))].filter((id) => !left.has(id)),
        false,
      );
      if (left.size === 0) await setPrescriptionState(tx, facts._id, 'huyCap', { consequence: true });
      await queueForSupply(tx, [facts._id]);
      await tellStore(tx, node, facts);
      return { ToaThuoc_Id: facts._id };
    },
  );
  return answer.ToaThuoc_Id;
}

type Given = typeof phieuCapChiTietTable.$inferSelect;

async function putBack(
  tx: Tx,
  { _id, Kho_Id }: { _id: string; Kho_Id: string },
  given: readonly Given[],
): Promise<void> {
  const shelf = await lockShelf(tx, Kho_Id, [...new Set(given.map((one) => one.Duoc_Id))]);
  for (const { Lo_Id, Duoc_Id, SoLuong } of given) {
    await changeStock(tx, { Kho_Id, Lo_Id, Duoc_Id, SoLuong, LyDo: 'HuyCap', source_Id: _id });
  }
  // What came back is promised to its line again; an expired lot is not.
  const fresh = given.filter((one) =>
    shelf.some((row) => row.Lo_Id === one.Lo_Id && !isExpired(row.HanDung, today(tx))),
  );
  for (const line of new Set(fresh.map((one) => one.ToaThuocChiTiet_Id))) {
    const mine = fresh.filter((one) => one.ToaThuocChiTiet_Id === line);
    const [first] = mine;
    if (!first) continue;
    const SoLuong = toQuantity(sum(mine.map((one) => one.SoLuong)));
    await hold(tx, { Kho_Id, lines: [{ Duoc_Id: first.Duoc_Id, SoLuong, sourceId: line }] });
  }
}

/** The prescription lines that other supplies gave something of. */
async function standing(tx: Tx, ToaThuoc_Id: string): Promise<Set<string>> {
  const rows = await tx.db
    .selectDistinct({ id: phieuCapChiTietTable.ToaThuocChiTiet_Id })
    .from(phieuCapChiTietTable)
    .innerJoin(phieuCapTable, eq(phieuCapTable._id, phieuCapChiTietTable.PhieuCap_Id))
    .where(and(eq(phieuCapTable.ToaThuoc_Id, ToaThuoc_Id), eq(phieuCapTable.TrangThai, 'DaCap')));
  return new Set(rows.map((row) => row.id));
}
