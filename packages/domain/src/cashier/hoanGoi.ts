import { type Decimal, dec, max, min, sum, toMoney } from '../money/decimal.ts';
import { allocate } from './allocate.ts';

/** A part of a package that is given back. Money as decimal text. */
export type PhanGoi = {
  id: string;
  ThucHien: boolean;
  /** What was collected for it. */
  HachToan: Decimal;
  /** What the patient owes for it at its share of the package's price, exemptions taken off. */
  phaiTra: Decimal;
  /** What the patient would owe for it at its single price, exemptions taken off; nothing is owed for what was not performed. */
  phaiTraLe: Decimal;
};

export type HoanGoi = {
  /** Collected for the package. */
  daThu: Decimal;
  /** Owed for what was performed, after what is let off. */
  phaiTra: Decimal;
  /** Let off of the single prices, so that nothing is charged after the fact. */
  mienThem: Decimal;
  /** Given back. */
  hoan: Decimal;
  phans: Array<{
    id: string;
    phaiTra: Decimal;
    mienThem: Decimal;
    /** Of what was collected for it: given back. */
    hoan: Decimal;
  }>;
  /** Money that goes over from a part to one whose single price is dearer than its share. */
  chuyen: Array<{ tu: string; den: string; soTien: Decimal }>;
};

/**
 * What giving a package back comes to (receipts 18): what was performed is owed at its single price, what was collected beyond that goes
 * back. The single prices are never owed beyond what was collected, or beyond what was owed already: what they are more is let off, of
 * no part below its share.
 */
export function hoanGoi(parts: readonly PhanGoi[]): HoanGoi {
  const daThu = sum(parts.map((part) => part.HachToan));
  const used = parts.filter((part) => part.ThucHien);
  const most = max(daThu, sum(used.map((part) => part.phaiTra)));
  let over = max(sum(used.map((part) => part.phaiTraLe)).minus(most), dec(0));
  const mienThem = over;
  const owed = parts.map((part) => {
    if (!part.ThucHien) return { id: part.id, HachToan: part.HachToan, phaiTra: '0.00', mienThem: '0.00' };
    const risen = max(dec(part.phaiTraLe).minus(part.phaiTra), dec(0));
    const off = min(risen, over);
    over = over.minus(off);
    const phaiTra = toMoney(dec(part.phaiTraLe).minus(off));
    return { id: part.id, HachToan: part.HachToan, phaiTra, mienThem: toMoney(off) };
  });
  const { phanBo } = allocate(
    owed.map(({ id, HachToan, phaiTra }) => ({ id, ConLai: toMoney(dec(HachToan).minus(phaiTra)) })),
    owed.map(({ id, HachToan, phaiTra }) => ({
      id,
      BenhNhanTT: phaiTra,
      KhuyenMai: '0',
      MienGiam: '0',
      HachToan,
    })),
  );
  const phans = owed.map(({ HachToan, ...part }) => {
    const left = sum(phanBo.filter((one) => one.nguonId === part.id).map((one) => one.soTien));
    const hoan = max(dec(HachToan).minus(part.phaiTra).minus(left), dec(0));
    return { ...part, hoan: toMoney(hoan) };
  });
  return {
    daThu: toMoney(daThu),
    phaiTra: toMoney(sum(phans.map((part) => part.phaiTra))),
    mienThem: toMoney(mienThem),
    hoan: toMoney(sum(phans.map((part) => part.hoan))),
    phans,
    chuyen: phanBo.map(({ nguonId: tu, dongId: den, soTien }) => ({ tu, den, soTien })),
  };
}
