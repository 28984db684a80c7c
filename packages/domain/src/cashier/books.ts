/** What a cashier's book holds: kind, open or not, last number used and last number there is. */
export type Quyen = {
  Loai: string;
  KyHieu: string;
  HieuLuc: boolean;
  Current_Number: number;
  Max_Number: number;
};

/** Numbers left from which a cashier is warned: a new book can be asked for in time (cashier 8.1). */
export const soBaoTruoc = 50;

/** Kinds whose open books together are near their end, with the numbers left; a kind without any open book has none. */
export function quyenSapHet(
  books: readonly Quyen[],
): Array<{ Loai: string; KyHieu: string; conLai: number }> {
  return [...new Set(books.map((book) => book.Loai))].flatMap((Loai) => {
    const open = books.filter((book) => book.Loai === Loai && book.HieuLuc);
    const conLai = open.reduce((sum, book) => sum + Math.max(book.Max_Number - book.Current_Number, 0), 0);
    const KyHieu = (open.at(-1) ?? books.find((book) => book.Loai === Loai))?.KyHieu ?? '';
    return conLai <= soBaoTruoc ? [{ Loai, KyHieu, conLai }] : [];
  });
}
