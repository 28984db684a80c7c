import { soConLai } from '@sen/domain/cashier/books';
import { and, eq } from 'drizzle-orm';
import { audit } from '../../engine/audit/audit.ts';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import { actor, type Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { emit } from '../../engine/events/events.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { type Book, bookById, cashierOf } from './books.ts';

/**
 * Opens or closes a book of the signed-in cashier. Errors: NOT_FOUND, CONFLICT when a number was taken since, BOOK_SUSPENDED and BOOK_FULL
 * for one that would give no number.
 */
export async function setBookOpen(
  ctx: Ctx,
  id: string,
  input: { version: number; HieuLuc: boolean },
): Promise<Book> {
  return inTransaction(ctx, async (tx) => {
    const table = catalogueTable('QuyenBienLai');
    const [row] = await tx.db
      .select()
      .from(table)
      .where(
        and(
          eq(table._id, id),
          eq(table['NguoiSuDung_Id'] ?? table._id, cashierOf(tx)),
          eq(table.TrangThai, 'DangSuDung'),
        ),
      )
      .for('update');
    if (!row) throw new DomainError('NOT_FOUND', { entity: 'QuyenBienLai' });
    if (Number(row.version) !== input.version) throw new DomainError('CONFLICT', { current: row });
    const book = await bookById(tx, id);
    if (!book) throw new DomainError('NOT_FOUND', { entity: 'QuyenBienLai' });
    if (book.HieuLuc === input.HieuLuc) return book;
    if (input.HieuLuc) {
      const { KyHieu } = book;
      if (book.TamNgung) throw new DomainError('BOOK_SUSPENDED', { KyHieu });
      if (soConLai(book) === 0) throw new DomainError('BOOK_FULL', { KyHieu });
    }
    await tx.db
      .update(table)
      .set({
        HieuLuc: input.HieuLuc,
        version: input.version + 1,
        NgayCapNhat: tx.now(),
        NguoiCapNhat_Id: actor(tx),
      })
      .where(eq(table._id, id));
    await audit(tx, {
      action: 'UPDATE',
      entity: 'QuyenBienLai',
      entityId: id,
      before: { HieuLuc: row['HieuLuc'] },
      after: { HieuLuc: input.HieuLuc },
    });
    await emit(tx, {
      module: 'DanhMuc',
      process: 'update',
      data: { name: 'QuyenBienLai', _id: id },
    });
    return { ...book, HieuLuc: input.HieuLuc, version: input.version + 1 };
  });
}
