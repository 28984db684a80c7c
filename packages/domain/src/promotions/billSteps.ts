import type Big from 'big.js';
import { dec, min, roundDown, sum, toMoney } from '../money/decimal.ts';
import { spread } from '../money/spread.ts';
import type { ChuongTrinh, Voucher } from './basket.ts';
import {
  allowanceOf,
  type Bill,
  byRelease,
  fixedOf,
  inPeriod,
  isFor,
  type Nguon,
  reaches,
  take,
  tell,
  type Work,
  within,
} from './bill.ts';

/** The programmes of the whole bill: one of them, that which gives most; of equals the one that was released earlier. */
export function billStep(bill: Bill, programmes: readonly ChuongTrinh[], minimum: Big): void {
  const offers = programmes
    .filter((one) => isFor(bill, one) && isInTime(bill, one))
    .filter((one) => reaches(bill, one, one.SoTienDieuKien, minimum))
    .map((programme) => ({ programme, ...planOf(bill, programme, percentOf(programme)) }))
    .filter(({ gets }) => gets.gt(0))
    .sort((a, b) => b.gets.cmp(a.gets) || byRelease(a.programme, b.programme));
  const fixed = bill.works.flatMap(({ line }) => line.coDinh ?? []).find(({ buoc }) => buoc === 'HoaDon');
  const best = fixed ? offers.find(({ programme }) => programme._id === fixed.nguon_Id) : offers[0];
  if (best) {
    const soTien = toMoney(carryOut(bill, best.programme, best, 'HoaDon'));
    tell(bill, 'BILL_CUT', best.programme, { soTien });
  }
  for (const { programme } of offers)
    if (best && programme !== best.programme) tell(bill, 'BILL_ONE', programme, { khac: best.programme.Ten });
}

/** Vouchers in the order in which they were given: one a bill, unless the house takes several. */
export function voucherStep(bill: Bill, vouchers: readonly Voucher[], minimum: Big): void {
  const fixed = bill.works.flatMap(({ line }) => line.coDinh ?? []).find(({ buoc }) => buoc === 'Voucher');
  let used = fixed?.nguon_Id ?? null;
  for (const voucher of vouchers) {
    if (voucher.BenhNhan_Id !== null && voucher.BenhNhan_Id !== bill.khach.BenhNhan_Id) {
      tell(bill, 'OTHER_PATIENT', voucher);
      continue;
    }
    if (!isFor(bill, voucher) || !isInTime(bill, voucher)) continue;
    if (!bill.cach.nhieuVoucher && used !== null && used !== voucher._id) {
      tell(bill, 'VOUCHER_ONE', voucher);
      continue;
    }
    if (!reaches(bill, voucher, voucher.SoTienToiThieu, minimum)) continue;
    const amount = carryOut(bill, voucher, planOf(bill, voucher, voucherPercent(voucher)), 'Voucher');
    if (amount.gt(0)) {
      used = voucher._id;
      tell(bill, 'VOUCHER_CUT', voucher, { soTien: toMoney(amount) });
    } else tell(bill, 'NOTHING_ELIGIBLE', voucher);
  }
}

/** A reduction of the bill: by percent, or by an amount of which a part may stand on paid lines. */
type Cut = { percent: string } | { amount: string };

const percentOf = ({ PhanTramKhuyenMai, SoTienKhuyenMai }: ChuongTrinh): Cut =>
  PhanTramKhuyenMai === null ? { amount: SoTienKhuyenMai ?? '0' } : { percent: PhanTramKhuyenMai };

const voucherPercent = ({ LoaiGiamGia, GiaTri }: Voucher): Cut =>
  LoaiGiamGia === 'PhanTram' ? { percent: GiaTri } : { amount: GiaTri };

type Plan = { works: readonly Work[]; want: Big; parts: readonly Big[]; gets: Big };

/** What a reduction wants of each open line within its period, and what the cap leaves of it. */
function planOf(bill: Bill, nguon: Nguon, cut: Cut): Plan {
  const works = openIn(bill, nguon);
  const left = works.map((work) => work.left);
  const all = sum(left);
  const want =
    'percent' in cut
      ? roundDown(all.times(cut.percent).div(100))
      : min(roundDown(dec(cut.amount).minus(fixedOf(bill, nguon).soTien)), roundDown(all));
  const allowed = min(want, allowanceOf(bill, nguon)?.left ?? want);
  const parts = spread(allowed, left);
  const gets = sum(works.map(({ room }, at) => min(room, parts[at] ?? dec(0))));
  return { works, want, parts, gets };
}

function carryOut(bill: Bill, nguon: Nguon, { works, want, parts }: Plan, buoc: 'HoaDon' | 'Voucher'): Big {
  within(bill, nguon, want, allowanceOf(bill, nguon));
  return sum(works.map((work, at) => take(bill, work, nguon, { buoc, want: parts[at] ?? dec(0) })));
}

function openIn(bill: Bill, nguon: Nguon): Work[] {
  return bill.works.filter((work) => work.open && work.left.gt(0) && inPeriod(nguon, work));
}

function isInTime(bill: Bill, nguon: Nguon): boolean {
  if (openIn(bill, nguon).length > 0) return true;
  const outside = bill.works.some(({ open, left }) => open && left.gt(0));
  if (outside) tell(bill, 'OUT_OF_PERIOD', nguon, { tu: nguon.NgayBatDau, den: nguon.NgayKetThuc });
  else tell(bill, 'NOTHING_ELIGIBLE', nguon);
  return false;
}
