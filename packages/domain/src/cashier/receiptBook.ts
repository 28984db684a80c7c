import { type Decimal, dec, sum, toMoney } from '../money/decimal.ts';
import { chieuTien, type LoaiBienLai } from './shift.ts';

/** What the book of receipts counts of a receipt. */
export type SoBienLaiDong = {
  KyHieu: string;
  LoaiBienLai: LoaiBienLai;
  SoBienLai: number;
  TrangThai: string;
  GiaTriBienLai: Decimal;
};

/** Sums of receipts in dong; a cancelled receipt counts as cancelled alone. */
export type SoBienLaiTong = {
  thu: Decimal;
  tamUng: Decimal;
  hoan: Decimal;
  huy: Decimal;
  soHuy: number;
  /** What came in less what went out. */
  con: Decimal;
};

/** What some receipts come to: collected, advances, money that went back, cancelled. */
export function tongSoBienLai(receipts: readonly SoBienLaiDong[]): SoBienLaiTong {
  const live = receipts.filter((one) => one.TrangThai !== 'DaHuy');
  const cancelled = receipts.filter((one) => one.TrangThai === 'DaHuy');
  const of = (...kinds: LoaiBienLai[]) =>
    toMoney(sum(live.filter((one) => kinds.includes(one.LoaiBienLai)).map((one) => one.GiaTriBienLai)));
  return {
    thu: of('ThuTien'),
    tamUng: of('TamUng'),
    hoan: of('HoanTien', 'HoanUng'),
    huy: toMoney(sum(cancelled.map((one) => one.GiaTriBienLai))),
    soHuy: cancelled.length,
    con: toMoney(sum(live.map((one) => dec(one.GiaTriBienLai).times(chieuTien[one.LoaiBienLai])))),
  };
}

type PaidByBank = Pick<SoBienLaiDong, 'LoaiBienLai' | 'TrangThai'> & {
  thanhToans: ReadonlyArray<{ SoTien: Decimal; TaiKhoanNganHang?: { ten: string } | null | undefined }>;
};

/** What came to each own bank account less what went out of it, by its name; cancelled receipts are left out. */
export function theoTaiKhoan(receipts: readonly PaidByBank[]): Array<{ ten: string; SoTien: Decimal }> {
  const sums = new Map<string, Decimal>();
  for (const { LoaiBienLai, TrangThai, thanhToans } of receipts) {
    if (TrangThai === 'DaHuy') continue;
    for (const { SoTien, TaiKhoanNganHang } of thanhToans) {
      if (!TaiKhoanNganHang) continue;
      const before = dec(sums.get(TaiKhoanNganHang.ten) ?? '0');
      sums.set(TaiKhoanNganHang.ten, toMoney(before.plus(dec(SoTien).times(chieuTien[LoaiBienLai]))));
    }
  }
  return [...sums].map(([ten, SoTien]) => ({ ten, SoTien })).sort((a, b) => (a.ten < b.ten ? -1 : 1));
}

/** Numbers of a book, from the first to the last one, that no receipt has. */
export type KhoangThieu = { KyHieu: string; LoaiBienLai: LoaiBienLai; tu: number; den: number };

/** The gaps between the numbers of receipts, book by book: symbol and kind name a book (receipts 14). */
export function soThieu(
  receipts: ReadonlyArray<Pick<SoBienLaiDong, 'KyHieu' | 'LoaiBienLai' | 'SoBienLai'>>,
): KhoangThieu[] {
  const books = new Map<string, { KyHieu: string; LoaiBienLai: LoaiBienLai; numbers: number[] }>();
  for (const { KyHieu, LoaiBienLai, SoBienLai } of receipts) {
    const key = `${KyHieu}\n${LoaiBienLai}`;
    const book = books.get(key) ?? { KyHieu, LoaiBienLai, numbers: [] };
    book.numbers.push(SoBienLai);
    books.set(key, book);
  }
  return [...books.values()].flatMap(({ KyHieu, LoaiBienLai, numbers }) => {
    const inOrder = [...numbers].sort((a, b) => a - b);
    return inOrder.flatMap((number, at) => {
      const before = inOrder[at - 1] ?? number;
      return number - before > 1 ? [{ KyHieu, LoaiBienLai, tu: before + 1, den: number - 1 }] : [];
    });
  });
}
