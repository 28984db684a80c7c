import type Big from 'big.js';
import { dec, max, min, roundDown, sum, toMoney } from '../money/decimal.ts';
import { spread } from '../money/spread.ts';
import type { ChuongTrinh } from './basket.ts';
import {
  allowanceOf,
  type Bill,
  byRelease,
  fixedOf,
  inPeriod,
  isFor,
  reaches,
  take,
  tell,
  type Work,
  within,
} from './bill.ts';

/** The lines of a combo, with what of each belongs to it. */
type Combo = { programme: ChuongTrinh; parts: ReadonlyArray<{ work: Work; share: Big }>; sets: number };

/** Combos: packages and courses, or services that are bought together. A line is part of at most one, of that which gives most. */
export function comboStep(bill: Bill, programmes: readonly ChuongTrinh[], minimum: Big): void {
  const held = new Set<Work>();
  const waiting = new Set(
    programmes
      .filter((one) => concerns(bill, one) && isFor(bill, one))
      .filter((one) => reaches(bill, one, one.SoTienDieuKien, minimum)),
  );
  while (waiting.size > 0) {
    const [best] = [...waiting]
      .flatMap((one) => comboOf(bill, one, held) ?? [])
      .map((combo) => ({
        combo,
        gets: min(wantOf(combo), allowanceOf(bill, combo.programme)?.left ?? wantOf(combo)),
      }))
      .filter(({ gets }) => gets.gt(0))
      .sort((a, b) => b.gets.cmp(a.gets) || byRelease(a.combo.programme, b.combo.programme));
    if (!best) break;
    const { combo } = best;
    reduce(bill, combo);
    for (const { work } of combo.parts) held.add(work);
    waiting.delete(combo.programme);
  }
  for (const one of waiting) tell(bill, 'NOTHING_ELIGIBLE', one);
}

function concerns(bill: Bill, programme: ChuongTrinh): boolean {
  const met = bill.works.filter((work) => work.open && isPart(programme, work));
  if (met.length === 0 || met.some((work) => inPeriod(programme, work))) return met.length > 0;
  tell(bill, 'OUT_OF_PERIOD', programme, { tu: programme.NgayBatDau, den: programme.NgayKetThuc });
  return false;
}

function isPart({ Goi_Ids, dieuKiens }: ChuongTrinh, { line }: Work): boolean {
  return Goi_Ids.length > 0
    ? line.Goi_Id !== null && Goi_Ids.includes(line.Goi_Id)
    : dieuKiens.some(({ Muc_Id }) => Muc_Id === line.Muc_Id);
}

/** A thing that is named twice is needed as often as both say. */
function needsOf({ dieuKiens }: ChuongTrinh): Array<[Muc_Id: string, SoLuong: number]> {
  const needs = new Map<string, number>();
  for (const { Muc_Id, SoLuong } of dieuKiens) needs.set(Muc_Id, (needs.get(Muc_Id) ?? 0) + SoLuong);
  return [...needs];
}

function comboOf(bill: Bill, programme: ChuongTrinh, held: ReadonlySet<Work>): Combo | null {
  const works = bill.works.filter(
    (work) => work.eligible && inPeriod(programme, work) && isPart(programme, work),
  );
  const free = (work: Work) => work.open && work.left.gt(0) && !held.has(work);
  const before = fixedOf(bill, programme).soLuong;
  const most = programme.con.soLuong ?? Number.MAX_SAFE_INTEGER;
  if (programme.Goi_Ids.length > 0) {
    const parts = works.filter(free).map((work) => ({ work, share: work.left }));
    const sets = Math.min(new Set(parts.map(({ work }) => work.line.Goi_Id)).size, most);
    return parts.length > 0 ? { programme, parts, sets } : null;
  }
  const countable = works.filter((work) => !work.open || free(work));
  const sets = Math.min(
    Math.min(
      ...needsOf(programme).map(([Muc_Id, SoLuong]) =>
        Math.floor(
          sum(countable.filter(({ line }) => line.Muc_Id === Muc_Id).map(({ line }) => line.SoLuong))
            .div(SoLuong)
            .toNumber(),
        ),
      ),
    ) - before,
    most,
  );
  if (sets <= 0) return null;
  const parts = needsOf(programme).flatMap(([Muc_Id, SoLuong]) => {
    let more = dec(sets * SoLuong);
    return countable.filter(free).flatMap((work) => {
      if (work.line.Muc_Id !== Muc_Id || more.lte(0)) return [];
      const units = min(more, dec(work.line.SoLuong));
      more = more.minus(units);
      return [{ work, share: work.left.times(units).div(work.line.SoLuong) }];
    });
  });
  return parts.length > 0 ? { programme, parts, sets } : null;
}

function wantOf({ programme, parts, sets }: Combo): Big {
  const { PhanTramKhuyenMai: percent, SoTienKhuyenMai: amount } = programme;
  const all = sum(parts.map(({ share }) => share));
  return roundDown(percent === null ? min(dec(amount ?? 0).times(sets), all) : all.times(percent).div(100));
}

function reduce(bill: Bill, { programme, parts, sets, ...rest }: Combo): void {
  const want = within(
    bill,
    programme,
    wantOf({ programme, parts, sets, ...rest }),
    allowanceOf(bill, programme),
  );
  const amounts = spread(
    max(want, dec(0)),
    parts.map(({ share }) => share),
  );
  let units = sets;
  const taken = parts.map(({ work }, at) => {
    const amount = take(bill, work, programme, {
      ...{ buoc: 'Combo', want: amounts[at] ?? dec(0), SoLuong: units },
    });
    if (amount.gt(0)) units = 0;
    return amount;
  });
  tell(bill, 'COMBO_CUT', programme, { soTien: toMoney(sum(taken)) });
}
