import { QuyenBienLai } from '@sen/domain/catalogues/QuyenBienLai';
import { type Collector, missingBooks, type ProposedBook } from '@sen/domain/setup/receiptBooks';
import { type SQL, sql } from 'drizzle-orm';
import { createEntry } from '../../engine/catalogue/commands.ts';
import { type Ctx, today } from '../../engine/context.ts';
import { DomainError, refuseIssues } from '../../engine/errors.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import type { QuyenBienLaiCoSanInput } from '../../gql/main.ts';
import { accountProfileRows, accountRows, profileRows } from '../identity/sql.ts';

/** Members of staff who may collect, with the kinds of which a book is open for them. */
export const collectors: SQL = sql`
  select n.id as "NhanVien_Id", n.ma_nhan_vien as "MaNhanVien", n.ten_nhan_vien as "TenNhanVien",
    array(select distinct q.loai::text from main.quyen_bien_lai q where q.nguoi_su_dung_id = n.id and q.hieu_luc and not q.tam_ngung
      and q.trang_thai = 'DangSuDung') as loais
  from main.nhan_vien n where n.trang_thai = 'DangSuDung' and not n.tam_ngung and exists (
    select 1 from ${accountRows} a join ${accountProfileRows} h on h.account_id = a.id join ${profileRows} p on p.id = h.profile_id
    where a.nhan_vien_id = n.id and not a.is_locked and not p.tam_ngung and p.trang_thai = 'DangSuDung'
      and 'VIEN_PHI_THU' = any(p.permissions))`;

/** Books of the kinds that collecting needs, filled in for those who lack them. Two statements. */
export async function proposedBooks(ctx: Ctx): Promise<ProposedBook[]> {
  const { rows } = await ctx.db.execute<Collector>(sql`${collectors} order by n.ma_nhan_vien`);
  const { rows: taken } = await ctx.db.execute<{ text: string }>(
    sql`select ma_quyen_bien_lai as text from main.quyen_bien_lai union select ky_hieu from main.quyen_bien_lai`,
  );
  return missingBooks(
    rows,
    taken.map(({ text }) => text),
    Number(today(ctx).slice(0, 4)),
  );
}

/** Makes receipt books, open and given to their users; how many. Errors: BAD_INPUT by line and field. */
export async function makeBooks(ctx: Ctx, books: readonly QuyenBienLaiCoSanInput[]): Promise<number> {
  refuseIssues(books.length === 0 ? [{ path: 'quyen', code: 'REQUIRED' }] : []);
  return inTransaction(ctx, async (tx) => {
    for (const [at, book] of books.entries()) {
      await createEntry(tx, QuyenBienLai, { ...book, MaQuyenBienLai: book.KyHieu, HieuLuc: true }).catch(
        (error: unknown) => {
          if (error instanceof DomainError && error.code === 'BAD_INPUT') refuseIssues(atLine(error, at));
          throw error;
        },
      );
    }
    return books.length;
  });
}

/** The issues of an entry, at its line; the code is the symbol. */
function atLine(error: DomainError, at: number) {
  const issues = (error.details['issues'] ?? []) as Array<{ path: string; code: string }>; // as refuseIssues writes them
  return issues.map((issue) => ({
    ...issue,
    path: `quyen.${at}.${issue.path === 'MaQuyenBienLai' ? 'KyHieu' : issue.path}`,
  }));
}
