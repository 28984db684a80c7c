import type { Label } from '../catalogue/catalogue.ts';
import { defineSheet, numberIn, type SheetField, type SheetValues } from './sheet.ts';

const ml = (vi: string, en: string, flow: 'vao' | 'ra') =>
  ({
    kind: 'number',
    label: { vi, en },
    unit: { vi: 'ml', en: 'ml' },
    min: 0,
    max: 10_000,
    decimals: 0,
    flow,
  }) as const satisfies SheetField;

export const dichVaoRa = defineSheet({
  label: { vi: 'Dịch vào – ra', en: 'Fluids in and out' },
  area: 'Dich',
  writes: ['NURSE', 'DOCTOR'],
  fields: {
    Uong: ml('Uống', 'Oral', 'vao'),
    Truyen: ml('Truyền', 'Infusion', 'vao'),
    Mau: ml('Máu, chế phẩm máu', 'Blood', 'vao'),
    OngThong: ml('Qua ống thông', 'By tube', 'vao'),
    NuocTieu: ml('Nước tiểu', 'Urine', 'ra'),
    Phan: ml('Phân', 'Stool', 'ra'),
    DanLuu: ml('Dẫn lưu', 'Drain', 'ra'),
    Non: ml('Nôn', 'Vomit', 'ra'),
    GhiChu: { kind: 'text', label: { vi: 'Ghi chú', en: 'Note' }, max: 500 },
  },
});

/** ml in and out, and what is left of it. */
export type Balance = { vao: number; ra: number; canBang: number };

/** The fluid balance of entries of one time: what went in less what came out (domain 5.7). */
export function balanceOf(entries: readonly SheetValues[]): Balance {
  const sums = { vao: 0, ra: 0 };
  for (const values of entries)
    for (const [name, field] of Object.entries<SheetField>(dichVaoRa.fields))
      if (field.kind === 'number' && field.flow) sums[field.flow] += numberIn(values, name) ?? 0;
  return { ...sums, canBang: sums.vao - sums.ra };
}

/** The shifts of the house, each from its hour on; the last one ends where the first begins, and the day of fluids with it. */
export const caTruc = {
  Sang: { vi: 'Sáng', en: 'Morning' },
  Chieu: { vi: 'Chiều', en: 'Afternoon' },
  Dem: { vi: 'Đêm', en: 'Night' },
} as const satisfies Record<string, Label>;
export type CaTruc = keyof typeof caTruc;
const begins: ReadonlyArray<readonly [hour: number, shift: CaTruc]> = [
  [6, 'Sang'],
  [14, 'Chieu'],
  [22, 'Dem'],
];
const dayBegins = 6;
const hour = 3_600_000;
/** Vietnam is seven hours ahead and changes no clock. */
const ahead = 7 * hour;

/** When the day of fluids of a moment began: at 06:00. */
export function fluidDayBegin(at: Date): Date {
  const passed = (at.getTime() + ahead - dayBegins * hour) % (24 * hour);
  return new Date(at.getTime() - passed);
}

/** The shift of a moment. */
export function shiftOf(at: Date): CaTruc {
  const passed = new Date(at.getTime() + ahead).getUTCHours();
  return begins.findLast(([from]) => passed >= from)?.[1] ?? 'Dem';
}

/** The balance of a day of fluids, whole and by shift; a shift without an entry is not there. */
export type FluidDay = { begin: Date; ca: Partial<Record<CaTruc, Balance>>; tong: Balance };

/** The days of fluids of entries, the newest first. */
export function fluidDays(entries: ReadonlyArray<{ at: Date; values: SheetValues }>): FluidDay[] {
  const days = new Map<number, Array<{ ca: CaTruc; values: SheetValues }>>();
  for (const { at, values } of entries) {
    const begin = fluidDayBegin(at).getTime();
    days.set(begin, [...(days.get(begin) ?? []), { ca: shiftOf(at), values }]);
  }
  return [...days]
    .sort(([a], [b]) => b - a)
    .map(([begin, all]) => ({
      begin: new Date(begin),
      ca: Object.fromEntries(
        [...new Set(all.map(({ ca }) => ca))].map((ca) => [
          ca,
          balanceOf(all.filter((one) => one.ca === ca).map(({ values }) => values)),
        ]),
      ),
      tong: balanceOf(all.map(({ values }) => values)),
    }));
}
