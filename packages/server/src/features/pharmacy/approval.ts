import { capThuocActs } from '@sen/domain/pharmacy/capThuoc';
import { requireAct, rightsOf } from '../../engine/acts/acts.ts';
import { givenReason } from '../../engine/acts/reason.ts';
import { audit } from '../../engine/audit/audit.ts';
import type { Ctx, Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { noteSupplyApproval } from '../prescriptions/commands.ts';
import { storeNode } from './stores.ts';
import { tellStore } from './supply.ts';
import { capThuocFacts, isOfStore, lockSupplyFacts, type SupplyFacts } from './supplyFacts.ts';

type Asked = { ToaThuoc_Id: string; idStore: string };

/**
 * Approves that a store hands a prescription out; its id. Errors: NOT_FOUND, FORBIDDEN, NODE_NOT_GRANTED, STATE_CHANGED,
 * SUPPLY_APPROVAL_OFF, SUPPLY_APPROVED, SUPPLY_EXAM_OPEN, SUPPLY_TOO_LATE.
 */
export async function approveSupply(ctx: Ctx, asked: Asked): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const { facts, node } = await lockedFor(tx, asked, 'duyet');
    const approver = tx.user?.NhanVien_Id;
    if (!approver) throw new DomainError('FORBIDDEN');
    await noteSupplyApproval(tx, facts._id, approver);
    await audit(tx, {
      action: 'APPROVED',
      entity: 'ToaThuoc',
      entityId: facts._id,
      BenhNhan_Id: facts.BenhNhan_Id,
      after: { NguoiDuyetCap_Id: approver, NgayDuyetCap: tx.now() },
    });
    await tellStore(tx, node, facts);
    return facts._id;
  });
}

/** Takes the approval back with a reason. Errors: BAD_INPUT at LyDo, those of the act: SUPPLY_BEGUN, SUPPLY_NOT_APPROVED. */
export async function takeBackApproval(
  ctx: Ctx,
  { LyDo, ...asked }: Asked & { LyDo: string },
): Promise<string> {
  const LyDoHuyDuyet = givenReason(LyDo);
  return inTransaction(ctx, async (tx) => {
    const { facts, node } = await lockedFor(tx, asked, 'huyDuyet');
    await noteSupplyApproval(tx, facts._id, null);
    await audit(tx, {
      action: 'UPDATE',
      entity: 'ToaThuoc',
      entityId: facts._id,
      BenhNhan_Id: facts.BenhNhan_Id,
      before: { NgayDuyetCap: facts.NgayDuyetCap },
      after: { NguoiDuyetCap_Id: null, NgayDuyetCap: null, LyDoHuyDuyet },
    });
    await tellStore(tx, node, facts);
    return facts._id;
  });
}

async function lockedFor(
  tx: Tx,
  { ToaThuoc_Id, idStore }: Asked,
  action: 'duyet' | 'huyDuyet',
): Promise<{ facts: SupplyFacts; node: string }> {
  const node = await storeNode(tx, idStore);
  const facts = await lockSupplyFacts(tx, ToaThuoc_Id);
  // what is bought outside, or at another store, is not handed out here
  if (facts.LoaiToa === 'MuaNgoai' || !facts.lines.some((line) => isOfStore(line, idStore)))
    throw new DomainError('NOT_FOUND', { entity: 'ToaThuoc' });
  requireAct(tx, capThuocActs, action, capThuocFacts(tx, facts, node), rightsOf(tx), {
    MaDonThuoc: facts.MaDonThuoc,
  });
  return { facts, node };
}
