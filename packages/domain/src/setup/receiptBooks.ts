import { loaiBienLaiValues } from '../catalogues/fields.ts';

/** The kinds of receipts that collecting at a counter needs: payments, advances, their return, refunds. */
export const neededKinds = Object.keys(loaiBienLaiValues) as Array<keyof typeof loaiBienLaiValues>; // its own keys

/** Somebody who may collect, with the kinds of which an open book is theirs. */
export type Collector = {
  NhanVien_Id: string;
  MaNhanVien: string;
  TenNhanVien: string;
  loais: readonly string[];
};

/** A book proposed for somebody who has none of its kind. */
export type ProposedBook = {
  MaQuyenBienLai: string;
  TenQuyenBienLai: string;
  KyHieu: string;
  Loai: keyof typeof loaiBienLaiValues;
  Min_Number: string;
  Max_Number: string;
  NguoiSuDung_Id: string;
  TenNhanVien: string;
};

const letters: Readonly<Record<keyof typeof loaiBienLaiValues, string>> = {
  ThuTien: 'TT',
  TamUng: 'TU',
  HoanUng: 'HU',
  HoanTien: 'HT',
};

/**
 * The books that collectors lack, one a person and kind, each with a symbol of its own in the year ('TT26-01'), so that the numbers of
 * no two meet. `taken` are the codes and symbols of all books of the site.
 */
export function missingBooks(
  collectors: readonly Collector[],
  taken: readonly string[],
  year: number,
): ProposedBook[] {
  const used = new Set(taken.map((text) => text.trim().toUpperCase()));
  return collectors.flatMap((one) =>
    neededKinds
      .filter((kind) => !one.loais.includes(kind))
      .map((Loai) => {
        const head = `${letters[Loai]}${String(year).slice(-2)}`;
        let number = 1;
        const code = () => `${head}-${String(number).padStart(2, '0')}`;
        while (used.has(code())) number += 1;
        used.add(code());
        return {
          MaQuyenBienLai: code(),
          TenQuyenBienLai: `${loaiBienLaiValues[Loai].vi} ${year} – ${one.TenNhanVien}`.slice(0, 100),
          KyHieu: code(),
          Loai,
          Min_Number: '1',
          Max_Number: '9999999',
          NguoiSuDung_Id: one.NhanVien_Id,
          TenNhanVien: one.TenNhanVien,
        };
      }),
  );
}
