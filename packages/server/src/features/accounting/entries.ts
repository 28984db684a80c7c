import { daoNguoc } from '@sen/domain/accounting/dinhKhoan';
import { and, eq } from 'drizzle-orm';
import { actor, localDay, type Tx } from '../../engine/context.ts';
import type { Statement } from '../../engine/database/database.ts';
import { insertStatement } from '../../engine/sql/written.ts';
import type { NewlyPaid } from '../cashier/points.ts';
import { accountingRules, accountsOf, termsOf } from './rules.ts';
import { butToanTable as entries } from './tables.ts';

/** The entries of a receipt that is written now; none for a payment that has no accounts yet: it is entered later. */
export async function entriesWith(tx: Tx, receipt: NewlyPaid): Promise<readonly Statement[]> {
  const rules = await accountingRules(tx);
  const { LoaiBienLai } = receipt;
  const rows = receipt.thanhToans.flatMap(({ _id, HinhThucThanhToan_Id, SoTien }) => {
    const accounts = accountsOf(rules, LoaiBienLai, HinhThucThanhToan_Id);
    if (!accounts) return [];
    return [
      {
        ...accounts,
        ...termsOf(rules, LoaiBienLai),
        BienLai_Id: receipt._id,
        ThanhToan_Id: _id,
        LoaiButToan: 'Ghi' as const,
        Ngay: localDay(receipt.NgayBienLai),
        SoTien,
        NguoiTao_Id: actor(tx),
        NguoiCapNhat_Id: actor(tx),
      },
    ];
  });
  return rows.length > 0 ? [insertStatement(entries, rows)] : [];
}

/** Takes the entries of a cancelled receipt back by entries of their own; what was not entered yet has nothing to take back. */
export async function takeBackEntries(tx: Tx, { _id }: { _id: string }): Promise<void> {
  const written = await tx.db
    .select()
    .from(entries)
    .where(and(eq(entries.BienLai_Id, _id), eq(entries.LoaiButToan, 'Ghi')))
    .for('update');
  if (written.length === 0) return;
  await tx.db
    .insert(entries)
    .values(
      written.map(({ BienLai_Id, ThanhToan_Id, SoTien, TienTe_Id, TyGia, LoaiPhieuThuChi_Id, ...entry }) => ({
        ...{ BienLai_Id, ThanhToan_Id, SoTien, TienTe_Id, TyGia, LoaiPhieuThuChi_Id },
        ...daoNguoc(entry),
        LoaiButToan: 'Dao' as const,
        Ngay: localDay(tx.now()),
        NguoiTao_Id: actor(tx),
        NguoiCapNhat_Id: actor(tx),
      })),
    )
    .onConflictDoNothing();
}
