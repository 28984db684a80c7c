import type Big from 'big.js';
import { dec, max, min, roundDown, sum, toMoney } from '../money/decimal.ts';
import { spread } from '../money/spread.ts';
import type { ChuongTrinh, Muc } from './basket.ts';
import {
  allowanceOf,
  type Bill,
  capOf,
  fixedOf,
  inPeriod,
  note,
  reaches,
  tell,
  type Work,
  within,
} from './bill.ts';

type Given = { work: Work; units: number; value: Big };

/** What a gift programme gives on a bill, and the lines that it holds. */
export type GiftOffer = {
  programme: ChuongTrinh;
  given: readonly Given[];
  total: Big;
  held: ReadonlySet<Work>;
  /** What the gifts are worth, what the programme allows of it, and the law. */
  value: Big;
  limited: Big;
  capped: Big;
};

type Shelf = { need: number; gift: number; works: readonly Work[]; total: number; fixed: number };

/** The best that a programme gives for what is bought; null when it gives nothing. The units ordered last are the gifts. */
export function giftOffer(bill: Bill, programme: ChuongTrinh): GiftOffer | null {
  const shelves = shelvesOf(bill, programme);
  let best: GiftOffer | null = null;
  for (let sets = 1; sets <= mostSets(shelves); sets++) {
    const offer = offerFor(bill, programme, shelves, sets);
    if (offer?.total.gt(best?.total ?? 0)) best = offer;
  }
  return best;
}

/** Writes what a programme gives to the lines, with what held it back. */
export function give(bill: Bill, { programme, given, total, held, value, limited, capped }: GiftOffer): void {
  const details = { truoc: toMoney(value), tran: bill.cach.tranPhanTram };
  if (limited.lt(value)) tell(bill, 'GIFT_LIMITED', programme, { ...details, sau: toMoney(limited) });
  if (capped.lt(limited)) tell(bill, 'GIFT_CAPPED', programme, { ...details, sau: toMoney(capped) });
  within(bill, programme, capped, allowanceOf(bill, programme));
  const values = given.map((one) => one.value);
  const parts = total.eq(value) ? values : spread(total, values);
  given.forEach(({ work, units, value: worth }, at) => {
    const amount = parts[at] ?? dec(0);
    note(work, { buoc: 'Dong', nguon_Id: programme._id, SoTien: toMoney(amount), SoLuong: units });
    work.room = capOf(work.price.minus(worth), bill.cach);
    tell(bill, 'GIFT', programme, { dong: work.line.Ten, soLuong: units, soTien: toMoney(amount) });
  });
  for (const work of held) {
    if (work.takenBy === null)
      note(work, { buoc: 'Dong', nguon_Id: programme._id, SoTien: '0.00', SoLuong: 0 });
  }
}

/** Says what of a programme is missing, or could still be given. */
export function tellOpenGifts(bill: Bill, programme: ChuongTrinh): void {
  const shelves = shelvesOf(bill, programme);
  for (const muc of programme.dieuKiens) {
    const shelf = shelves.get(muc.Muc_Id);
    const bought = shelf ? shelf.total - givenUnits(shelf.works, programme) : 0;
    if (bought >= muc.SoLuong) continue;
    const touched = [...shelves.values()].some(({ total }) => total > 0);
    if (touched) tell(bill, 'CONDITION_MISSING', programme, { muc: muc.Ten, can: muc.SoLuong, co: bought });
    return;
  }
  if (!reaches(bill, programme, programme.SoTienDieuKien, boughtValue(bill, programme))) return;
  const sets = Math.min(
    ...programme.dieuKiens.map(({ Muc_Id, SoLuong }) => {
      const shelf = shelves.get(Muc_Id);
      return shelf ? Math.floor((shelf.total - givenUnits(shelf.works, programme)) / SoLuong) : 0;
    }),
    programme.dieuKiens.length === 0 ? 1 : Number.POSITIVE_INFINITY,
  );
  for (const { Muc_Id, Ten, SoLuong } of programme.khuyenMais) {
    const open = sets * SoLuong - givenUnits(shelves.get(Muc_Id)?.works ?? [], programme);
    if (open > 0) tell(bill, 'GIFT_OPEN', programme, { muc: Ten, soLuong: open });
  }
}

function shelvesOf(bill: Bill, programme: ChuongTrinh): Map<string, Shelf> {
  const { dieuKiens, khuyenMais } = programme;
  const count = (mucs: readonly Muc[], id: string) =>
    mucs.filter(({ Muc_Id }) => Muc_Id === id).reduce((total, { SoLuong }) => total + SoLuong, 0);
  const ids = new Set([...dieuKiens, ...khuyenMais].map(({ Muc_Id }) => Muc_Id));
  return new Map(
    [...ids].map((id) => {
      const works = bill.works.filter((work) => work.line.Muc_Id === id && partakes(work, programme));
      return [
        id,
        {
          ...{ need: count(dieuKiens, id), gift: count(khuyenMais, id), works },
          total: works.reduce((total, work) => total + unitsOf(work), 0),
          fixed: givenUnits(
            works.filter(({ open }) => !open),
            programme,
          ),
        },
      ];
    }),
  );
}

/** A line may be bought or given under a programme: unless another programme of lines has it. */
function partakes(work: Work, programme: ChuongTrinh): boolean {
  const free = work.takenBy === null || work.takenBy === programme._id;
  return work.eligible && free && inPeriod(programme, work);
}

const unitsOf = ({ line }: Work) => roundDown(line.SoLuong).toNumber();

function givenUnits(works: readonly Work[], { _id }: ChuongTrinh): number {
  return works
    .flatMap(({ giams }) => giams)
    .filter(({ buoc, nguon_Id }) => buoc === 'Dong' && nguon_Id === _id)
    .reduce((total, { SoLuong }) => total + SoLuong, 0);
}

function mostSets(shelves: ReadonlyMap<string, Shelf>): number {
  const bought = [...shelves.values()].filter(({ need }) => need > 0);
  return bought.length === 0 ? 1 : Math.min(...bought.map(({ need, total }) => Math.floor(total / need)));
}

function offerFor(
  bill: Bill,
  programme: ChuongTrinh,
  shelves: ReadonlyMap<string, Shelf>,
  sets: number,
): GiftOffer | null {
  const given = giftsOf(shelves, sets, programme.con.soLuong);
  if (given.length === 0) return null;
  const gifts = new Map(given.map(({ work, units }) => [work, units]));
  const bought = new Map(
    [...shelves.values()].flatMap(({ need, works }) => firstUnits(works, need * sets, gifts, programme)),
  );
  const paid =
    programme.dieuKiens.length > 0
      ? sum([...bought].map(([work, units]) => worthOf(work, units)))
      : boughtValue(bill, programme, gifts);
  if (programme.SoTienDieuKien !== null && paid.lt(programme.SoTienDieuKien)) return null;
  const value = sum(given.map((one) => one.value));
  const fixed = fixedOf(bill, programme).soTien;
  const above = (most: Big, amount: Big) => max(min(amount, most.minus(fixed)), dec(0));
  const limited =
    programme.Loai === 'MuaXTangYGioiHan'
      ? above(dec(programme.SoTienKhuyenMai ?? 0).times(sets), value)
      : value;
  const capped = above(capOf(paid, bill.cach), limited);
  const most = min(capped, allowanceOf(bill, programme)?.left ?? capped);
  return {
    ...{ programme, given, value, limited, capped },
    total: most.eq(value) ? value : roundDown(most),
    held: new Set([...bought.keys(), ...gifts.keys()].filter(({ open }) => open)),
  };
}

/** The units that so many sets give, of each thing those that were ordered last. */
function giftsOf(shelves: ReadonlyMap<string, Shelf>, sets: number, limit: number | null): Given[] {
  let left = limit ?? Number.POSITIVE_INFINITY;
  return [...shelves.values()].flatMap(({ need, gift, works, total, fixed }) => {
    let more = Math.min(sets * gift - fixed, total - fixed - sets * need, left);
    return [...works].reverse().flatMap((work): Given[] => {
      const units = work.open ? Math.min(unitsOf(work), more) : 0;
      if (units <= 0) return [];
      more -= units;
      left -= units;
      const value = worthOf(work, units);
      return [{ work, units, value }];
    });
  });
}

/** The first units of a thing that are bought, gifts left out. */
function firstUnits(
  works: readonly Work[],
  need: number,
  gifts: ReadonlyMap<Work, number>,
  programme: ChuongTrinh,
): Array<[Work, number]> {
  let more = need;
  return works.flatMap((work): Array<[Work, number]> => {
    const units = Math.min(unitsOf(work) - (gifts.get(work) ?? 0) - givenUnits([work], programme), more);
    if (units <= 0) return [];
    more -= units;
    return [[work, units]];
  });
}

/** What so many units of a line cost. */
function worthOf({ line, price }: Work, units: number): Big {
  return dec(line.SoLuong).eq(units) ? price : roundDown(price.times(units).div(line.SoLuong));
}

/** What the bill costs besides its gifts, for a programme that asks for an amount alone. */
function boughtValue(bill: Bill, programme: ChuongTrinh, gifts?: ReadonlyMap<Work, number>): Big {
  return sum(
    bill.works
      .filter((work) => work.eligible && inPeriod(programme, work))
      .map((work) =>
        work.price.minus(worthOf(work, (gifts?.get(work) ?? 0) + givenUnits([work], programme))),
      ),
  );
}
