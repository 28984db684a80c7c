import { vienPhiActs } from '@sen/domain/cashier/vienPhi';
import { choNoIssues } from '@sen/domain/debts/choNo';
import { chuaGhiNo, conLaiTheoDong } from '@sen/domain/debts/cover';
import { sum, toMoney } from '@sen/domain/money/decimal';
import { perform, rightsOf } from '../../engine/acts/acts.ts';
import { audit } from '../../engine/audit/audit.ts';
import { actor, type Ctx, type Tx, today } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { drawNumber } from '../../engine/sql/numbering.ts';
import { insertRow, insertRows } from '../../engine/sql/rows.ts';
import type { ChoNoInput } from '../../gql/main.ts';
import { dueLines } from '../cashier/collect.ts';
import { lockMoney } from '../cashier/locks.ts';
import { markOwed } from '../cashier/owing.ts';
import { debtsOfVisit, noteMovements, standingOf, tellDebt } from './follow.ts';
import { type Debtor, lockDebtor, refusalOfDebt, requireEntry, type Terms, termsOf } from './limits.ts';
import { maCongNo } from './numbers.ts';
import { congNoDongTable, congNoTable } from './tables.ts';

/**
 * Lets a patient go owing what is due of a visit and no debt covers yet: a debt is written, and the services may be performed and
 * supplied. Answers its id; one a request id. Errors: BAD_INPUT by field, those of the act `choNo`, NOTHING_TO_PAY, TRANSFER_AWAITED,
 * DEBT_OVER_LIMIT and DEBT_OVERDUE unless somebody who may approve debts says so.
 */
export async function letGo(ctx: Ctx, input: ChoNoInput): Promise<string> {
  refuseIssues(choNoIssues(input, today(ctx)));
  const { _id } = await perform(ctx, vienPhiActs, 'choNo', {
    request: { id: input.requestId, operation: 'choNo_VienPhi', content: input },
    lock: async (tx) => {
      const facts = await lockMoney(tx, input.TiepNhan_Id);
      if (facts.account.row.BenhNhan_Id !== input.BenhNhan_Id)
        throw new DomainError('NOT_FOUND', { entity: 'TiepNhan' });
      return facts;
    },
    write: async (tx, { account, node }) => {
      // 1. What is due of the lines and stands in no debt yet.
      const due = await dueLines(tx, account, null);
      const older = await standingOf(tx, await debtsOfVisit(tx, input.TiepNhan_Id));
      const open = chuaGhiNo(due, conLaiTheoDong(older.values()));
      if (open.size === 0) throw new DomainError('NOTHING_TO_PAY');
      const SoTien = toMoney(sum(open.values()));
      // 2. Whose debt it is, and whether so much may be owed.
      await requireEntry(tx, 'CongTy', input.CongTy_Id, 'CongTy_Id');
      await requireEntry(tx, 'NhomCongNo', input.NhomCongNo_Id, 'NhomCongNo_Id');
      const debtor = debtorOf(input);
      await lockDebtor(tx, debtor);
      const terms = await termsOf(tx, debtor, input.NhomCongNo_Id ?? null);
      const vuotHanMuc = mayExceed(tx, terms, SoTien, input.vuotHanMuc === true, node);
      // 3. The debt over these lines.
      const { text: MaCongNo } = await drawNumber(tx, maCongNo);
      const { reception } = account;
      const debt = await insertRow(tx, congNoTable, {
        ...{ MaCongNo, TiepNhan_Id: input.TiepNhan_Id, BenhNhan_Id: input.BenhNhan_Id },
        ...{
          NoiTiepNhan_Id: reception.NoiTiepNhan_Id,
          LoaiNguoiNo: input.LoaiNguoiNo,
          CongTy_Id: debtor.CongTy_Id,
        },
        NguoiBaoLanh: input.NguoiBaoLanh?.trim() || null,
        SoDienThoai: input.SoDienThoai?.trim() || null,
        NhomCongNo_Id: terms.NhomCongNo_Id,
        NgayNo: tx.now(),
        NgayHan: input.NgayHan ?? terms.NgayHan,
        LyDo: input.LyDo.trim(),
        NguoiChoNo_Id: tx.user?.NhanVien_Id ?? null,
        ...{ vuotHanMuc, SoTien, ConLai: SoTien },
        ...{ TrangThai: 'ConNo', NguoiTao_Id: actor(tx), NguoiCapNhat_Id: actor(tx) },
      });
      const posted = new Map(due.map((line) => [line._id, line.HachToan]));
      const dongs = [...open].map(([VienPhiDong_Id, left]) => ({
        ...{ CongNo_Id: debt._id, VienPhiDong_Id, SoTien: left },
        HachToanTruoc: posted.get(VienPhiDong_Id) ?? '0',
        NguoiTao_Id: actor(tx),
      }));
      await insertRows(tx, congNoDongTable, dongs);
      await noteMovements(tx, debt._id, [{ Loai: 'GhiNo', SoTien }]);
      const { _id, version: _version, NgayTao: _made, NgayCapNhat: _changed, ...after } = debt;
      await audit(tx, {
        action: 'CREATE',
        entity: 'CongNo',
        entityId: _id,
        BenhNhan_Id: debt.BenhNhan_Id,
        after: { ...after, dongs },
      });
      await tellDebt(tx, debt, 'create');
      // 4. The account knows of it, and the rooms may begin.
      await markOwed(tx, account, [...open.keys()]);
      return { _id };
    },
  });
  return _id;
}

function debtorOf({ BenhNhan_Id, LoaiNguoiNo, CongTy_Id }: ChoNoInput): Debtor {
  return { BenhNhan_Id, CongTy_Id: LoaiNguoiNo === 'BenhNhan' ? null : (CongTy_Id ?? null) };
}

/** Whether a debt is over the limit and approved as such. Errors: DEBT_OVER_LIMIT, DEBT_OVERDUE. */
function mayExceed(tx: Tx, terms: Terms, SoTien: string, approved: boolean, node: string | null): boolean {
  const refused = refusalOfDebt(terms, SoTien);
  if (!refused) return false;
  if (!approved || !rightsOf(tx).has('CONG_NO_DUYET', node))
    throw new DomainError(refused.code, refused.details);
  return true;
}
