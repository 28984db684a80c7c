import type { LoaiBienLai } from '@sen/domain/cashier/shift';
import { loaiBienLaiValues } from '@sen/domain/catalogues/fields';
import { sql } from 'drizzle-orm';
import { type Ctx, requireUser, type Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { pad } from '../../engine/sql/numbering.ts';
import { preparedText } from '../../engine/sql/preparedText.ts';

export type ReceiptNumber = { QuyenBienLai_Id: string; KyHieu: string; SoBienLai: number; MaBienLai: string };

const numberWidth = 7;

/** The staff record of the one who collects. Errors: NO_STAFF_RECORD. */
export function cashierOf(ctx: Ctx): string {
  const { NhanVien_Id } = requireUser(ctx);
  if (!NhanVien_Id) throw new DomainError('NO_STAFF_RECORD');
  return NhanVien_Id;
}

/**
 * Takes the next number of the cashier's open book of a kind, inside the transaction of the receipt: a rollback gives it back,
 * so that a book has no gap. To be called last, since the book's row stays locked until the end. Errors: NO_RECEIPT_BOOK, BOOK_FULL.
 */
export async function takeNumber(
  tx: Tx,
  Loai: LoaiBienLai,
  QuyenBienLai_Id: string | null,
): Promise<ReceiptNumber> {
  const book = { NguoiSuDung_Id: cashierOf(tx), Loai, QuyenBienLai_Id };
  const [taken] = await takeFromBook(tx.db, book);
  if (taken) {
    const { id, ky_hieu: KyHieu, number: SoBienLai } = taken;
    return { QuyenBienLai_Id: id, KyHieu, SoBienLai, MaBienLai: `${KyHieu}-${pad(SoBienLai, numberWidth)}` };
  }
  const [full] = await openBook(tx.db, book);
  if (full) throw new DomainError('BOOK_FULL', { KyHieu: full.ky_hieu });
  throw new DomainError('NO_RECEIPT_BOOK', { Loai: loaiBienLaiValues[Loai][tx.language] });
}

/** The open books of somebody for a kind of receipt, or the one that was chosen of them. */
const isOpen = sql`nguoi_su_dung_id = ${sql.placeholder('NguoiSuDung_Id')} and loai = ${sql.placeholder('Loai')} and hieu_luc
  and not tam_ngung and trang_thai = 'DangSuDung'
  and (${sql.placeholder('QuyenBienLai_Id')}::uuid is null or id = ${sql.placeholder('QuyenBienLai_Id')}::uuid)`;

const takeFromBook = preparedText<{ id: string; ky_hieu: string; number: number }>(
  () => sql`
    update main.quyen_bien_lai set version = version + 1,
      current_number = greatest(coalesce(current_number, 0), min_number - 1) + 1
    where id = (select id from main.quyen_bien_lai where ${isOpen}
        order by coalesce(current_number, 0) < max_number desc, ngay_tao, id limit 1)
      and coalesce(current_number, 0) < max_number
    returning id, ky_hieu, current_number::int as number`,
);

/** Refuses what the cashier could take no number for, before anything is written. Errors: NO_RECEIPT_BOOK, BOOK_FULL, NO_STAFF_RECORD. */
export async function requireOpenBook(
  ctx: Ctx,
  Loai: LoaiBienLai,
  QuyenBienLai_Id: string | null,
): Promise<void> {
  const books = await openBook(ctx.db, { NguoiSuDung_Id: cashierOf(ctx), Loai, QuyenBienLai_Id });
  const [first] = books;
  if (!first) throw new DomainError('NO_RECEIPT_BOOK', { Loai: loaiBienLaiValues[Loai][ctx.language] });
  if (books.every((book) => book.full)) throw new DomainError('BOOK_FULL', { KyHieu: first.ky_hieu });
}

const openBook = preparedText<{ ky_hieu: string; full: boolean }>(
  () =>
    sql`select ky_hieu, coalesce(current_number, 0) >= max_number as "full" from main.quyen_bien_lai where ${isOpen}`,
);

/** A receipt book as the cashier sees it. */
export type Book = {
  _id: string;
  version: number;
  MaQuyenBienLai: string;
  KyHieu: string;
  Series: string | null;
  Loai: LoaiBienLai;
  Min_Number: number;
  Max_Number: number;
  Current_Number: number;
  HieuLuc: boolean;
  TamNgung: boolean;
};

/** The books of a member of staff, open ones first. */
export async function booksOf(ctx: Ctx, NguoiSuDung_Id: string): Promise<Book[]> {
  const { rows } = await ctx.db.execute<Book>(sql`${bookColumns}
    where nguoi_su_dung_id = ${NguoiSuDung_Id} and trang_thai = 'DangSuDung' order by hieu_luc desc, loai, ngay_tao`);
  return rows;
}

/** One book; null when there is none. */
export async function bookById(ctx: Ctx, id: string): Promise<Book | null> {
  const { rows } = await ctx.db.execute<Book>(sql`${bookColumns} where id = ${id}`);
  return rows[0] ?? null;
}

const bookColumns = sql`select id as "_id", version, ma_quyen_bien_lai as "MaQuyenBienLai", ky_hieu as "KyHieu", series as "Series",
  loai as "Loai", min_number::int as "Min_Number", max_number::int as "Max_Number", coalesce(current_number, 0)::int as "Current_Number",
  hieu_luc as "HieuLuc", coalesce(tam_ngung, false) as "TamNgung" from main.quyen_bien_lai`;
