import type { SettleLine, SettleVisit } from './settleTypes.ts';

/** A line for tests: one unit in scope at one price for both, in the morning of 2025-11-10. */
export function aLine(DonGia: string, over: Partial<SettleLine> = {}): SettleLine {
  return {
    DonGia,
    DonGiaBHYT: DonGia,
    SoLuong: '1',
    tyLeDV: 100,
    tyLeBH: 100,
    phamVi: 1,
    ngayYLenh: '2025-11-10T08:00',
    ...over,
  };
}

/** A visit for tests: an 80 % card at its registered facility, outpatient, 2025-11-10. */
export function aVisit(over: Partial<SettleVisit> = {}): SettleVisit {
  return {
    laBHYT: true,
    maDoiTuongKCB: '1.1',
    dungNoiDangKy: true,
    noiTru: false,
    ngayVao: '2025-11-10T07:30',
    ngayKetThuc: '2025-11-10',
    the: [{ soThe: 'DN4010123456789', tuNgay: '2025-01-01', denNgay: '2027-12-31' }],
    ...over,
  };
}

/** A visit for tests that begins and ends on `day`. */
export function aVisitOn(day: string, over: Partial<SettleVisit> = {}): SettleVisit {
  return aVisit({ ngayVao: `${day}T07:30`, ngayKetThuc: day, ...over });
}
