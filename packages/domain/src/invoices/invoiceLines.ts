import type { Label } from '../catalogue/catalogue.ts';
import { type Decimal, dec, round, sum } from '../money/decimal.ts';
import { choicesOf } from '../records/catalogueChoices.ts';

/** What was paid of a charge: `SoTien` above 0, in dong with parts; `an` keeps its name off the invoice. */
export type PaidCharge = {
  NhomChiPhi: string;
  Ten: string;
  DonViTinh: string | null;
  SoTien: Decimal;
  an: boolean;
};

/** A line of an invoice: one of something, in whole dong. Medical services are not subject to VAT. */
export type InvoiceLine = { Ten: string; DonViTinh: string | null; ThanhTien: Decimal };

/** By cost group, or by service. */
export const cachGhiHoaDon = {
  NhomChiPhi: { vi: 'Theo nhóm chi phí', en: 'By cost group' },
  DichVu: { vi: 'Từng dịch vụ', en: 'Each service' },
} as const;

export type CachGhiHoaDon = keyof typeof cachGhiHoaDon;

/** The cost groups, in the order in which an invoice names them. */
export const nhomChiPhi: Readonly<Record<string, Label>> = {
  ...choicesOf('LoaiDichVu', 'Loai'),
  ...choicesOf('Duoc', 'LoaiHang'),
};

const order = Object.keys(nhomChiPhi);

/**
 * The lines of an invoice worth `total` whole dong: one for each cost group or service, rounded half-up, what rounding left on the last
 * (domain-2 1.7). A service that is hidden stands under the name of its group. They add up to `total` exactly.
 */
export function invoiceLines(
  charges: readonly PaidCharge[],
  total: Decimal,
  by: CachGhiHoaDon,
): InvoiceLine[] {
  const named = new Map<string, { line: Omit<InvoiceLine, 'ThanhTien'>; at: number; paid: Decimal[] }>();
  charges.forEach(({ NhomChiPhi, Ten, DonViTinh, SoTien, an }) => {
    const whole = by === 'NhomChiPhi' || an;
    const name = whole ? (nhomChiPhi[NhomChiPhi]?.vi ?? NhomChiPhi) : Ten;
    const known = named.get(name);
    if (known) known.paid.push(SoTien);
    else
      named.set(name, {
        line: { Ten: name, DonViTinh: whole ? null : DonViTinh },
        at: order.indexOf(NhomChiPhi),
        paid: [SoTien],
      });
  });
  const lines = [...named.values()]
    .sort((one, other) => one.at - other.at)
    .map(({ line, paid }) => ({ ...line, ThanhTien: round(sum(paid), 0) }));
  const left = dec(total).minus(sum(lines.map(({ ThanhTien }) => ThanhTien)));
  const takes = (one: (typeof lines)[number]) => one.ThanhTien.plus(left).gt(0);
  const last = lines.findLastIndex((one) => one.ThanhTien.gt(0) && takes(one));
  // where each comes to less than half a dong, what they come to together
  const taker = last < 0 ? lines.findLastIndex(takes) : last;
  return lines
    .map((line, at) => ({ ...line, ThanhTien: at === taker ? line.ThanhTien.plus(left) : line.ThanhTien }))
    .filter(({ ThanhTien }) => ThanhTien.gt(0))
    .map((line) => ({ ...line, ThanhTien: line.ThanhTien.toFixed(0) }));
}
