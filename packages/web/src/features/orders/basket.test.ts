import { describe, expect, it } from 'vitest';
import {
  basketInput,
  emptyBasket,
  type Service,
  withLineAgain,
  withoutOrdered,
  withoutService,
  withService,
} from './basket.ts';
import { basketIssues, costOfLine, costWithAlong } from './basketIssues.ts';

const glucose: Service = {
  _id: 'glucose',
  MaDichVu: 'XN-GLU',
  TenDichVu: 'Glucose',
  Loai: 'XetNghiem',
  TenNhomDichVu: null,
  LaGoi: false,
  TheoLieuTrinh: false,
  DonGia: '21500.00',
  NoiThucHien: null,
};
const dressing: Service = { ...glucose, _id: 'dressing', MaDichVu: 'TT-TB', Loai: 'ThuThuat' };
const both = withService(withService(emptyBasket, glucose), dressing);
const received = '2026-11-21T01:00:30.000Z';
const now = new Date('2026-11-21T02:00:00.000Z');
const codes = (basket: typeof both) =>
  basketIssues(basket, received, now).map(({ path, code }) => `${path} ${code}`);

it('takes a service once, as one that is not urgent and of now', () => {
  expect(withService(both, glucose)).toBe(both);
  expect(basketInput(both)).toEqual([
    { DichVu_Id: 'glucose', SoLuong: '1', LaKhanCap: false, NgayYeuCau: null },
    { DichVu_Id: 'dressing', SoLuong: '1', LaKhanCap: false, NgayYeuCau: null },
  ]);
  expect(codes(both)).toEqual([]);
});

it('takes a line back at its place, unless its service was chosen anew', () => {
  const [line] = both.lines;
  if (!line) throw new Error('nothing was chosen');
  const urgent = { ...line, LaKhanCap: true };
  const left = withoutService(both, 'glucose');
  expect(withLineAgain(left, urgent, 0).lines).toEqual([urgent, both.lines[1]]);
  expect(withLineAgain(both, urgent, 0)).toBe(both);
  expect(withLineAgain(emptyBasket, urgent, 4).lines).toEqual([urgent]);
});

it('keeps what was chosen while the order was on its way', () => {
  const sent = withService(emptyBasket, glucose);
  expect(withoutOrdered(both, sent.lines).lines.map((line) => line.service._id)).toEqual(['dressing']);
  expect(withoutOrdered({ ...sent, NgayYeuCau: received }, sent.lines)).toEqual(emptyBasket);
});

it('forgets its time with its last service', () => {
  const timed = { ...withService(emptyBasket, glucose), NgayYeuCau: received };
  expect(withoutService(timed, 'glucose')).toEqual(emptyBasket);
  expect(withoutService({ ...both, NgayYeuCau: received }, 'glucose').NgayYeuCau).toBe(received);
});

it('says what is free of charge, for whose reason it asks', () => {
  const [first, ...others] = both.lines;
  if (!first) throw new Error('nothing is chosen');
  const free = (LyDoKhongThu: string) => ({ ...both, lines: [{ ...first, LyDoKhongThu }, ...others] });
  expect(codes(free(' '))).toEqual(['chiTiets.0.LyDoKhongThu REASON_NEEDED']);
  expect(codes(free('a'.repeat(501)))).toEqual(['chiTiets.0.LyDoKhongThu TOO_LONG']);
  expect(codes(free('Hộ nghèo'))).toEqual([]);
  expect(basketInput(free(' Hộ nghèo '))).toEqual([
    expect.objectContaining({ DichVu_Id: 'glucose', KhongThuTien: true, LyDoKhongThu: 'Hộ nghèo' }),
    { DichVu_Id: 'dressing', SoLuong: '1', LaKhanCap: false, NgayYeuCau: null },
  ]);
  expect(free('Hộ nghèo').lines.map((line) => costOfLine(line))).toEqual(['0.00', '21500.00']);
});

it('says where it is performed and by which price type, where that was chosen', () => {
  const placed = withService(emptyBasket, glucose, '1', { NoiThucHien_Id: 'lab' });
  const [line] = placed.lines;
  if (!line) throw new Error('nothing is chosen');
  const priced = { ...line, LoaiGia_Id: 'service' };
  expect(basketInput({ ...placed, lines: [priced] })).toEqual([
    {
      DichVu_Id: 'glucose',
      SoLuong: '1',
      LaKhanCap: false,
      NgayYeuCau: null,
      NoiThucHien_Id: 'lab',
      LoaiGia_Id: 'service',
    },
  ]);
  expect(costOfLine(priced, [{ LoaiGia_Id: 'service', DonGia: '50000.00' }])).toBe('50000.00');
});

it('costs what comes along with it, and a package what its parts cost', () => {
  const [line] = both.lines;
  if (!line) throw new Error('nothing is chosen');
  const along = [{ ThanhTien: '1000.00' }, { ThanhTien: '2500.00' }];
  expect(costWithAlong(line, undefined, along)).toBe('25000.00');
  const sold = { ...line, service: { ...line.service, LaGoi: true, DonGia: '3500.00' } };
  expect(costWithAlong(sold, undefined, along)).toBe('3500.00');
  expect(costWithAlong({ ...line, LyDoKhongThu: 'Hộ nghèo' }, undefined, along)).toBe('0.00');
});

it('asks in how many executions a service of a course is performed', () => {
  const course = withService(emptyBasket, { ...dressing, TheoLieuTrinh: true }, '10');
  const [line] = course.lines;
  if (!line) throw new Error('nothing is chosen');
  expect(basketInput(course)).toMatchObject([{ SoLuong: '10', SoLanThucHien: 10 }]);
  const set = (SoLanThucHien: string | null, SoLuong = '10') =>
    codes({ ...course, lines: [{ ...line, SoLuong, SoLanThucHien }] });
  expect(set('5')).toEqual([]);
  expect(set(null)).toEqual(['chiTiets.0.SoLanThucHien REQUIRED']);
  expect(set('11')).toEqual(['chiTiets.0.SoLanThucHien EXECUTIONS_ABOVE_QUANTITY']);
  expect(set('5', '0')).toEqual(['chiTiets.0.SoLuong TOO_SMALL']);
});

it('says at the line what is wrong with its quantity', () => {
  const lines = both.lines.map((line) => ({ ...line, SoLuong: line.service === glucose ? '2' : '0' }));
  expect(codes({ ...both, lines })).toEqual(['chiTiets.0.SoLuong ONE_EACH', 'chiTiets.1.SoLuong TOO_SMALL']);
});

describe('its time', () => {
  it.each([
    ['the minute of the reception', '2026-11-21T01:00:00.000Z', []],
    ['before the reception', '2026-11-21T00:59:00.000Z', ['BEFORE_RECEPTION']],
    ['in the future', '2026-11-21T02:01:00.000Z', ['IN_THE_FUTURE']],
    ['still being typed', '8', ['NOT_A_TIME']],
    ['no time', '25:70', ['NOT_A_TIME']],
  ])('%s', (_what, NgayYeuCau, wanted) => {
    expect(codes({ ...both, NgayYeuCau })).toEqual(wanted.map((code) => `chiTiets.0.NgayYeuCau ${code}`));
  });
});

it('costs price by quantity, once both are there', () => {
  const line = { service: dressing, SoLuong: '3', LaKhanCap: false, LyDoKhongThu: null };
  expect(costOfLine(line)).toBe('64500.00');
  expect(costOfLine({ ...line, SoLuong: null })).toBeNull();
  expect(costOfLine({ ...line, service: { ...dressing, DonGia: null } })).toBeNull();
});
