import { and, eq } from 'drizzle-orm';
import { audit } from '../../engine/audit.ts';
import { catalogueTable } from '../../engine/catalogue/tables.ts';
import { actor, type Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { inTransaction } from '../../engine/transaction.ts';
import { type Book, bookById, cashierOf } from './books.ts';

/** Opens or closes a book of the signed-in cashier. Errors: NOT_FOUND, CONFLICT when a number was taken since. */
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
      .where(and(eq(table._id, id), eq(table['NguoiSuDung_Id'] ?? table._id, cashierOf(tx))))
      .for('update');
    if (!row) throw new DomainError('NOT_FOUND', { entity: 'QuyenBienLai' });
    if (Number(row.version) !== input.version) throw new DomainError('CONFLICT', { current: row });
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
    const book = await bookById(tx, id);
    if (!book) throw new DomainError('NOT_FOUND', { entity: 'QuyenBienLai' });
    return book;
  });
}
