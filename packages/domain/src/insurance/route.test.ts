import { describe, expect, it } from 'vitest';
import { defaultParameters as rows } from './defaultParameters.ts';
import { type CachDen, type CoSoKCB, chosenCodeRefusal, doiTuongKCB, tuyenKCB, tyLeTuyen } from './route.ts';
import { maDoiTuongKCBs } from './routeCodes.ts';

type Case = Partial<Omit<CachDen, 'facility'>> & { facility?: Partial<CoSoKCB> };

function arrive({ facility, ...over }: Case): string | null {
  return doiTuongKCB({
    facility: {
      maCSKCB: '01005',
      capCMKT: 'CoBan',
      diemXepCap: 40,
      tuyenTruoc2025: 'Huyen',
      laTramYTe: false,
      ...facility,
    },
    maDKBD: '01999',
    capCuu: false,
    coGiayChuyen: false,
    taiKhamTheoHen: false,
    noiTru: false,
    ...over,
  });
}

const central = { capCMKT: 'ChuyenSau', tuyenTruoc2025: 'TrungUong', diemXepCap: 90 } as const;
const provincial = { capCMKT: 'ChuyenSau', tuyenTruoc2025: 'Tinh', diemXepCap: 75 } as const;
const midBasic = { tuyenTruoc2025: null, diemXepCap: 50 } as const;
const station = { capCMKT: 'BanDau', tuyenTruoc2025: 'Xa', laTramYTe: true } as const;
const clinic = { capCMKT: 'BanDau', tuyenTruoc2025: null, laTramYTe: false } as const;

describe('MA_DOITUONG_KCB', () => {
  const cases: readonly (readonly [string | null, string, Case])[] = [
    ['1.1', 'the registered facility', { maDKBD: '01005' }],
    ['1.1', 'an emergency at the registered facility', { maDKBD: '01005', capCuu: true }],
    ['1.2', 'a commune station, registered there', { facility: station, maDKBD: '01005' }],
    ['1.2', 'a commune station, registered elsewhere', { facility: station }],
    ['1.3', 'a referral to a central hospital', { facility: central, coGiayChuyen: true }],
    ['1.4', 'a changed residence', { doiNoiCuTru: true }],
    ['1.5', 'a follow-up at a central hospital', { facility: central, taiKhamTheoHen: true }],
    ['1.6', 'an organ donor', { facility: central, vuaHienBoPhan: true }],
    ['1.7', 'a newborn', { facility: central, treSoSinh: true }],
    ['1.11', 'own choice of a clinic', { facility: clinic }],
    ['1.12', 'own choice of a basic hospital below 50 points', {}],
    [
      '1.12',
      'a provisionally ranked basic hospital',
      { facility: { diemXepCap: null, tuyenTruoc2025: null } },
    ],
    ['1.13', 'a basic hospital of 50 points', { facility: midBasic }],
    ['1.16', 'an annex II disease there', { facility: midBasic, benhPhuLuc: 'II' }],
    ['3.3', 'a formerly district hospital of 60 points', { facility: { diemXepCap: 60 } }],
    ['1.14', 'a formerly provincial basic hospital', { facility: { tuyenTruoc2025: 'Tinh' } }],
    ['1.15', 'an inpatient of it', { facility: { tuyenTruoc2025: 'Tinh' }, noiTru: true }],
    ['1.17', 'an annex I disease at a central hospital', { facility: central, benhPhuLuc: 'I' }],
    ['1.18', 'an outpatient at a provincial specialised hospital', { facility: provincial }],
    ['2', 'an emergency at a central hospital', { facility: central, capCuu: true }],
    ['2', 'an emergency at a basic hospital of 50 points', { facility: midBasic, capCuu: true }],
    ['3.1', 'own choice of a central hospital', { facility: central }],
    ['3.1', 'an inpatient by own choice there', { facility: central, noiTru: true }],
    ['3.6', 'an inpatient there from a hard area', { facility: central, noiTru: true, vungKhoKhan: true }],
    ['3.2', 'an inpatient at a provincial specialised hospital', { facility: provincial, noiTru: true }],
    [null, 'a specialised hospital opened after 2025', { facility: { ...central, tuyenTruoc2025: null } }],
  ];

  it.each(cases)('is %s for %s', (code, _text, input) => {
    expect(arrive(input)).toBe(code);
  });
});

describe('route percent', () => {
  it.each([
    ['1.1', false, '2025-11-10', 100],
    ['1.13', false, '2026-06-30', 0],
    ['1.13', false, '2026-07-01', 50],
    ['1.14', false, '2026-07-01', 50],
    ['1.18', false, '2026-06-30', 0],
    ['3.1', false, '2026-07-01', 0],
    ['3.1', true, '2025-11-10', 40],
    ['3.2', true, '2020-12-31', 60],
    ['3.2', true, '2021-01-01', 100],
    ['3.2', true, '2025-11-10', 100],
    ['9', false, '2025-11-10', 0],
  ])('of code %s (inpatient: %s) on %s is %i', (code, noiTru, day, percent) => {
    expect(tyLeTuyen(code, noiTru, day, rows)).toBe(percent);
  });

  it('is known for every code of the list', () => {
    for (const { ma } of maDoiTuongKCBs) expect(() => tyLeTuyen(ma, true, '2025-01-01', rows)).not.toThrow();
  });

  it('is refused for a code outside the list', () => {
    expect(() => tyLeTuyen('1.8', false, '2025-11-10', rows)).toThrow(RangeError);
  });
});

describe('TuyenKCB', () => {
  it.each([
    ['1.1', 'DungTuyen'],
    ['2', 'DungTuyen'],
    ['3.6', 'DungTuyen'],
    ['1.11', 'ThongTuyen'],
    ['1.17', 'ThongTuyen'],
    ['3.3', 'ThongTuyen'],
    ['1.14', 'TraiTuyen'],
    ['3.1', 'TraiTuyen'],
    ['9', null],
  ])('of code %s is %s', (code, tuyen) => {
    expect(tuyenKCB(code, false)).toBe(tuyen);
  });

  it('of a commune station depends on the registration', () => {
    expect([tuyenKCB('1.2', true), tuyenKCB('1.2', false)]).toEqual(['DungTuyen', 'ThongTuyen']);
  });

  it('pays less than the full level on TraiTuyen only', () => {
    for (const { ma, tuyen } of maDoiTuongKCBs) {
      if (tuyen === null) continue;
      expect(tyLeTuyen(ma, true, '2026-07-01', rows) < 100, ma).toBe(tuyen === 'TraiTuyen');
    }
  });
});

describe('a visit before 2025', () => {
  it.each([
    ['1.1', 100],
    ['1.3', 100],
    ['2', 100],
    ['3.3', 100],
    ['1.13', 0],
    ['1.14', 0],
    ['1.17', 0],
    ['3.1', 0],
    ['9', 0],
  ])('is paid by the route of its day: %s at %d %%', (code, percent) => {
    expect(tyLeTuyen(code, false, '2024-12-31', rows)).toBe(percent);
  });

  it('has a percent for every code of the list', () => {
    for (const { ma } of maDoiTuongKCBs)
      expect(tyLeTuyen(ma, false, '2016-01-01', rows)).toBeGreaterThanOrEqual(0);
  });
});

describe('a code that a person chose', () => {
  const came = (how: Partial<CachDen>): CachDen => ({
    facility: {
      maCSKCB: '01001',
      capCMKT: 'CoBan',
      diemXepCap: 62,
      tuyenTruoc2025: 'Tinh',
      laTramYTe: false,
    },
    maDKBD: '01999',
    capCuu: false,
    coGiayChuyen: false,
    taiKhamTheoHen: false,
    noiTru: false,
    ...how,
  });

  it.each([
    ['1.1', {}, null, 'ROUTE_NEEDS_REGISTRATION'],
    ['1.1', { maDKBD: '01001' }, null, null],
    ['1.3', {}, null, 'ROUTE_NEEDS_REFERRAL'],
    ['1.3', { coGiayChuyen: true }, null, null],
    ['1.4', {}, null, null],
    ['1.5', {}, null, 'ROUTE_NEEDS_APPOINTMENT'],
    ['1.7', {}, null, 'ROUTE_NEEDS_NEWBORN'],
    ['1.7', {}, 29, 'ROUTE_NEEDS_NEWBORN'],
    ['1.7', {}, 28, null],
    ['1.14', {}, null, null],
    ['1.14', { capCuu: true }, null, 'ROUTE_NOT_OF_FACILITY'],
    ['1.16', {}, null, null],
    ['2', {}, null, 'ROUTE_NEEDS_EMERGENCY'],
    ['2', { capCuu: true }, null, null],
    ['3.1', {}, null, 'ROUTE_NOT_OF_FACILITY'],
    ['7', {}, null, 'ROUTE_NEEDS_APPOINTMENT'],
    ['7', { taiKhamTheoHen: true }, null, null],
    ['9', {}, null, null],
  ] as const)('%s of %j at %s days is refused as %s', (code, how, days, refused) => {
    expect(chosenCodeRefusal(code, came(how), days)).toBe(refused);
  });
});
