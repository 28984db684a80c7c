import type Big from 'big.js';
import { dec, max, min, roundDown, sum, toMoney } from '../money/decimal.ts';
import type { Basket, BasketLine, Buoc, CachTinh, ChuongTrinh, ConLai, Giam, Voucher } from './basket.ts';
import { isGift } from './loaiKhuyenMai.ts';
import type { Step, StepCode } from './steps.ts';

/** A line while its reductions are worked out. */
export type Work = {
  line: BasketLine;
  price: Big;
  /** What the steps so far left of it. */
  left: Big;
  /** What may still be taken off it below the cap of the law. */
  room: Big;
  /** May be promoted at all. */
  eligible: boolean;
  /** Eligible, and not paid yet. */
  open: boolean;
  /** The programme of lines that it takes part in. */
  takenBy: string | null;
  giams: Giam[];
};

/** The bill while it is worked out: its lines in one order, whatever order they came in. */
export type Bill = {
  works: readonly Work[];
  khach: Basket['khach'];
  cach: CachTinh;
  steps: Step[];
};

export type Nguon = ChuongTrinh | Voucher;

export function billOf({ lines, khach, cach, chuongTrinhs }: Basket): Bill {
  const gifts = new Set(chuongTrinhs.filter(({ Loai }) => isGift(Loai)).map(({ _id }) => _id));
  const works = lines
    .map((line) => workOf({ ...line, coDinh: stillOf(line, cach, gifts) }, cach))
    .sort((a, b) => order(a.line.NgayYLenh, b.line.NgayYLenh) || order(a.line.id, b.line.id));
  return { works, khach, cach, steps: [] };
}

const order = (a: string, b: string) => (a < b ? -1 : Number(a > b));

function workOf(line: BasketLine, cach: CachTinh): Work {
  const price = dec(line.BNTT);
  const eligible = isEligible(line, cach);
  const giams = [...(line.coDinh ?? [])];
  const open = eligible && line.coDinh === null;
  return {
    ...{ line, price, eligible, open, giams },
    left: price.minus(sum(giams.map(({ SoTien }) => SoTien))),
    room: open ? capOf(price, cach) : dec(0),
    takenBy: giams.find(({ buoc }) => buoc === 'Dong')?.nguon_Id ?? null,
  };
}

/** Whether a line may be promoted at all. */
export function isEligible({ loai, BNTT }: BasketLine, { coSoCongLap }: CachTinh): boolean {
  return loai !== 'Thuoc' && !(loai === 'KCB' && coSoCongLap) && dec(BNTT).gt(0);
}

/**
 * What stands on a paid line, whose own part may have become smaller since: no more than the part, and but for a gift no more than the cap
 * leaves of it. The last step gives way first.
 */
function stillOf({ coDinh, BNTT }: BasketLine, cach: CachTinh, gifts: ReadonlySet<string>) {
  if (coDinh === null) return null;
  const given = (giam: Giam) => gifts.has(giam.nguon_Id);
  let left = dec(BNTT);
  const within = (giam: Giam, most: Big): Giam => {
    const amount = min(dec(giam.SoTien), most);
    left = left.minus(amount);
    return amount.lt(giam.SoTien) ? { ...giam, SoTien: toMoney(amount) } : giam;
  };
  const kept = new Map(coDinh.filter(given).map((giam) => [giam, within(giam, left)]));
  let room = capOf(left, cach);
  for (const giam of coDinh.filter((one) => !given(one))) {
    const still = within(giam, room);
    room = room.minus(still.SoTien);
    kept.set(giam, still);
  }
  const stands = (still: Giam) => given(still) || dec(still.SoTien).gt(0);
  return coDinh.map((giam) => kept.get(giam) ?? giam).filter(stands);
}

/** The most that the law lets be taken off a price, in whole dong. */
export function capOf(price: Big, { tranPhanTram }: CachTinh): Big {
  return roundDown(price.times(tranPhanTram).div(100));
}

/** Takes a reduction off a line, as far as there is room for it; says so where there is not. Answers what was taken. */
export function take(
  bill: Bill,
  work: Work,
  nguon: Nguon,
  { buoc, want, SoLuong = 0 }: { buoc: Buoc; want: Big; SoLuong?: number },
): Big {
  const amount = roundDown(max(min(min(want, work.room), work.left), dec(0)));
  if (amount.lt(roundDown(want))) {
    tell(bill, 'TRIMMED', nguon, {
      dong: work.line.Ten,
      truoc: toMoney(roundDown(want)),
      sau: toMoney(amount),
      tran: bill.cach.tranPhanTram,
    });
  }
  if (amount.gt(0)) note(work, { buoc, nguon_Id: nguon._id, SoTien: toMoney(amount), SoLuong });
  return amount;
}

/** Writes a reduction to a line without asking for room. */
export function note(work: Work, giam: Giam): void {
  work.giams.push(giam);
  if (giam.buoc === 'Dong') work.takenBy = giam.nguon_Id;
  work.left = work.left.minus(giam.SoTien);
  work.room = max(work.room.minus(giam.SoTien), dec(0));
}

export function tell(bill: Bill, code: StepCode, nguon: Nguon | null, details: Step['details'] = {}): void {
  bill.steps.push({
    code,
    nguon_Id: nguon?._id ?? null,
    details: nguon ? { ten: nguon.Ten, ...details } : details,
  });
}

/** What stands fixed on the bill of a programme or voucher: money, and units. */
export function fixedOf(bill: Bill, { _id }: { _id: string }): { soTien: Big; soLuong: number } {
  const own = bill.works.flatMap(({ line }) => line.coDinh ?? []).filter(({ nguon_Id }) => nguon_Id === _id);
  return {
    soTien: sum(own.map(({ SoTien }) => SoTien)),
    soLuong: own.reduce((total, { SoLuong }) => total + SoLuong, 0),
  };
}

export function inPeriod({ NgayBatDau, NgayKetThuc }: Nguon, { line }: Pick<Work, 'line'>): boolean {
  const day = line.NgayYLenh.slice(0, 10);
  return NgayBatDau <= day && day <= NgayKetThuc;
}

/** Whether the patient may have it and something of it is left; says why not. */
export function isFor(bill: Bill, nguon: Nguon): boolean {
  const { NhomKhachHang_Ids: groups, con } = nguon;
  if (groups.length > 0 && !groups.some((id) => bill.khach.Nhom_Ids.includes(id))) {
    tell(bill, 'OTHER_GROUP', nguon);
    return false;
  }
  const code = usedUp(con);
  if (code) tell(bill, code, nguon);
  return code === null;
}

function usedUp({ soLuong, soTien, lan }: ConLai): StepCode | null {
  if (lan !== null && lan <= 0) return 'CUSTOMER_USED_UP';
  const nothing = (soLuong !== null && soLuong <= 0) || (soTien !== null && dec(soTien).lte(0));
  return nothing ? 'USED_UP' : null;
}

/** What a programme or voucher may still take off this bill, and what holds back more; null for no limit. */
export type Allowance = { left: Big; code: 'MAXIMUM' | 'LIMIT_LEFT' } | null;

export function allowanceOf(bill: Bill, nguon: Nguon): Allowance {
  const { GiamToiDa, con } = nguon;
  const most = GiamToiDa === null ? null : max(dec(GiamToiDa).minus(fixedOf(bill, nguon).soTien), dec(0));
  const left = con.soTien === null ? null : dec(con.soTien);
  if (most !== null && (left === null || most.lte(left))) return { left: most, code: 'MAXIMUM' };
  return left === null ? null : { left, code: 'LIMIT_LEFT' };
}

/** The part of an amount that an allowance leaves; says what held the rest back. */
export function within(bill: Bill, nguon: Nguon, want: Big, allowance: Allowance): Big {
  if (allowance === null || allowance.left.gte(want)) return want;
  const { left, code } = allowance;
  tell(bill, code, nguon, { truoc: toMoney(want), sau: toMoney(left) });
  return left;
}

/** What the eligible lines cost after the programmes of their lines: what minimum amounts are judged by. */
export function afterLines({ works }: Bill): Big {
  return sum(
    works
      .filter(({ eligible }) => eligible)
      .map(({ price, giams }) =>
        price.minus(sum(giams.filter(({ buoc }) => buoc === 'Dong').map(({ SoTien }) => SoTien))),
      ),
  );
}

/** Whether the bill reaches a minimum amount; says so where it does not. */
export function reaches(bill: Bill, nguon: Nguon, need: string | null, co: Big): boolean {
  if (need === null || co.gte(need)) return true;
  tell(bill, 'BELOW_MINIMUM', nguon, { can: need, co: toMoney(co) });
  return false;
}

/** Programmes by their release, then by id: the earlier one counts of two that give the same. */
export function byRelease(a: ChuongTrinh, b: ChuongTrinh): number {
  return order(a.NgayPhatHanh, b.NgayPhatHanh) || order(a._id, b._id);
}
