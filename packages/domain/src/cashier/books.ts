/** What a cashier's book holds: kind, open or not, last number used and last number there is. */
export type Quyen = {
  Loai: string;
  KyHieu: string;
  HieuLuc: boolean;
  /** Suspended by accounting: it gives no numbers, open or not. */
  TamNgung: boolean;
  Min_Number: number;
  Current_Number: number;
  Max_Number: number;
};

/** Numbers left from which a cashier is warned: a new book can be asked for in time (cashier 8.1). */
export const soBaoTruoc = 50;

/** Numbers that a book still has; one that was never used has them all. */
export function soConLai({
  Min_Number,
  Max_Number,
  Current_Number,
}: Pick<Quyen, 'Min_Number' | 'Max_Number' | 'Current_Number'>): number {
  return Math.max(Max_Number - Math.max(Current_Number, Min_Number - 1), 0);
}

/** Whether numbers are taken from a book. */
export function dangDung({ HieuLuc, TamNgung }: Pick<Quyen, 'HieuLuc' | 'TamNgung'>): boolean {
  return HieuLuc && !TamNgung;
}

/** Kinds whose open books together are near their end, with the numbers left; a kind without any open book has none. */
export function quyenSapHet(
  books: readonly Quyen[],
): Array<{ Loai: string; KyHieu: string; conLai: number }> {
  return [...new Set(books.map((book) => book.Loai))].flatMap((Loai) => {
    const open = books.filter((book) => book.Loai === Loai && dangDung(book));
    const conLai = open.reduce((sum, book) => sum + soConLai(book), 0);
    const KyHieu = (open.at(-1) ?? books.find((book) => book.Loai === Loai))?.KyHieu ?? '';
    return conLai <= soBaoTruoc ? [{ Loai, KyHieu, conLai }] : [];
  });
}
