import { expect, test } from 'vitest';
import { seedRows } from '../base/rows.ts';
import { problems } from '../problems.ts';
import { refsOf } from '../table.ts';
import { demoLots } from './lots.ts';
import { demoPrices } from './prices.ts';
import { demoRows } from './rows.ts';
import { demoAccounts } from './staff.ts';

const tables = demoRows();
const rowsOf = (catalogue: string) => tables.find((one) => one.catalogue === catalogue)?.rows ?? [];
const codes = (catalogue: string, field: string) => new Set(rowsOf(catalogue).map((row) => row[field]));

test('every row passes the rules of its catalogue, and every reference finds its record before it', () => {
  expect(problems(tables, seedRows())).toEqual([]);
});

test('the demo is large enough to try every desk', () => {
  const rooms = rowsOf('Node').filter((row) => row.roomType === 'examine');
  expect(rooms.length).toBeGreaterThanOrEqual(6);
  expect(rowsOf('Node').filter((row) => row.category === 'HOSPITAL')).toHaveLength(2);
  expect(rowsOf('NhanVien')).toHaveLength(26);
  expect(rowsOf('DM_DichVu').length).toBeGreaterThanOrEqual(60);
  expect(rowsOf('ICD').length).toBeGreaterThanOrEqual(300);
  expect(rowsOf('Duoc').filter((row) => row.LoaiHang === 'Thuoc').length).toBeGreaterThanOrEqual(120);
  expect(rowsOf('TuongTacThuoc').length).toBeGreaterThanOrEqual(60);
  expect(rowsOf('ToaThuocMau')).toHaveLength(10);
  expect(rowsOf('DM_LoiDan').length + rowsOf('DM_LoiDanUongThuoc').length).toBe(12);
  expect(rowsOf('BenhVien')).toHaveLength(10);
  expect(rowsOf('DonViHanhChinh')).toHaveLength(480);
});

test('every laboratory service has at least one reference, and the blood count its indexes', () => {
  const lab = rowsOf('DM_DichVu').filter((row) => String(row.NhomDichVu_Id).startsWith('NhomDichVu:XN-'));
  const referred = codes('GiaTriThamChieu', 'DichVu_Id');
  expect(lab.length).toBeGreaterThanOrEqual(25);
  expect(lab.filter((row) => !referred.has(`DM_DichVu:${row.MaDichVu}`))).toEqual([]);
  const cbc = rowsOf('GiaTriThamChieu').filter((row) => row.DichVu_Id === 'DM_DichVu:XN-CBC');
  expect(cbc.map((row) => row.MaChiSo)).toEqual(expect.arrayContaining(['WBC', 'RBC', 'HGB', 'HCT', 'PLT']));
});

test.each([
  ['NamMin', 'NamMax'],
  ['NuMin', 'NuMax'],
  ['TreEmMin', 'TreEmMax'],
  ['NguyHiemMin', 'NguyHiemMax'],
])('%s is below %s in every reference', (low, high) => {
  const reversed = rowsOf('GiaTriThamChieu').filter(
    (row) => row[low] !== undefined && row[high] !== undefined && Number(row[low]) >= Number(row[high]),
  );
  expect(reversed).toEqual([]);
});

test('critical limits lie outside the normal ones', () => {
  const inside = rowsOf('GiaTriThamChieu').filter(
    (row) =>
      (row.NguyHiemMin !== undefined &&
        row.NamMin !== undefined &&
        Number(row.NguyHiemMin) >= Number(row.NamMin)) ||
      (row.NguyHiemMax !== undefined &&
        row.NamMax !== undefined &&
        Number(row.NguyHiemMax) <= Number(row.NamMax)),
  );
  expect(inside).toEqual([]);
});

test('every service is done in a room, but for the paper ones and days in beds', () => {
  const nowhere = rowsOf('DM_DichVu').filter((row) => row.PhongThucHien_Ids === undefined);
  const others = nowhere.filter((row) => row.NhomDichVu_Id !== 'NhomDichVu:NG');
  expect(others.map((row) => row.MaDichVu)).toEqual(['KH-SAOBENHAN']);
});

test('every service in scope has both prices, and no price stands for a service that does not exist', () => {
  const priced = new Set(demoPrices.map((price) => `${price.MaDichVu} ${price.MaLoaiGia}`));
  const missing = rowsOf('DM_DichVu').filter(
    (row) =>
      !priced.has(`${row.MaDichVu} DV`) ||
      (row.PhamViBHYT === 'TrongPhamVi' && !priced.has(`${row.MaDichVu} BHYT`)),
  );
  expect(missing).toEqual([]);
  expect(priced.size).toBe(demoPrices.length);
  for (const price of demoPrices) {
    expect(codes('DM_DichVu', 'MaDichVu')).toContain(price.MaDichVu);
    expect(price.DonGia).toMatch(/^[1-9]\d*\.00$/);
  }
});

test('an insurance code of a service has its three groups', () => {
  const coded = [...codes('DM_DichVu', 'MaBHYT')].filter((code) => code !== undefined);
  expect(coded.length).toBeGreaterThan(20);
  expect(coded.filter((code) => !/^\d{2}\.\d{4}\.\d{4}$/.test(String(code)))).toEqual([]);
});

test('the price of a package is the sum of its lines', () => {
  for (const row of rowsOf('GoiDichVu')) {
    const lines = row.ChiTiets as { SoLuong: string; DonGia: string }[]; // lines of the package, as withLines makes them
    const total = lines.reduce((sum, line) => sum + Number(line.SoLuong) * Number(line.DonGia), 0);
    expect(total).toBe(Number(row.GiaGoi));
  }
});

test('disease codes of every chapter are there, and each flag has an example', () => {
  expect(codes('NhomICD', 'ChuongICD_Id').size).toBe(22);
  const icd = rowsOf('ICD');
  const asterisk = icd.filter((row) => row.Asterisk);
  expect(asterisk.length).toBeGreaterThan(0);
  expect(asterisk.every((row) => row.KhongLamBenhChinh)).toBe(true);
  for (const flag of ['KhongKhuyenKhichBenhChinh', 'CoMaChiTietHon', 'ChiNguyenNhanTuVong', 'ManTinh']) {
    expect(icd.some((row) => row[flag])).toBe(true);
  }
  expect(icd.filter((row) => !row.TenTiengAnh)).toEqual([]);
});

test('sample prescriptions name diseases that may be the main one', () => {
  const usable = new Set(
    rowsOf('ICD')
      .filter((row) => !row.KhongLamBenhChinh && !row.CoMaChiTietHon && !row.ChiNguyenNhanTuVong)
      .map((row) => `ICD:${row.MaICD}`),
  );
  for (const row of rowsOf('ToaThuocMau')) {
    expect(Array.isArray(row.ICD_Ids) && row.ICD_Ids.every((code) => usable.has(code))).toBe(true);
  }
});

test('an interaction stands once for two different ingredients', () => {
  const pairs = rowsOf('TuongTacThuoc').map((row) => [row.HoatChat1_Id, row.HoatChat2_Id].sort().join());
  expect(new Set(pairs).size).toBe(pairs.length);
  expect(rowsOf('TuongTacThuoc').filter((row) => row.HoatChat1_Id === row.HoatChat2_Id)).toEqual([]);
  expect(codes('TuongTacThuoc', 'MucDo')).toEqual(new Set(['Major', 'Moderate', 'Minor', 'Duplication']));
});

test('an insured drug has a rate and a price, another one neither', () => {
  const wrong = rowsOf('Duoc').filter(
    (row) => Boolean(row.LaBHYT) !== Boolean(row.GiaBHYT) || Boolean(row.LaBHYT) !== Boolean(row.TyLeBHYT),
  );
  expect(wrong).toEqual([]);
  expect(new Set(codes('Duoc', 'SoDangKy')).size).toBeGreaterThanOrEqual(120);
});

test('sample prescriptions prescribe without a major interaction', () => {
  const ingredients = new Map(rowsOf('Duoc').map((row) => [`Duoc:${row.MaDuoc}`, row.HoatChat_Ids]));
  const major = new Set(
    rowsOf('TuongTacThuoc')
      .filter((row) => row.MucDo === 'Major' || row.MucDo === 'Duplication')
      .map((row) => [row.HoatChat1_Id, row.HoatChat2_Id].sort().join()),
  );
  for (const row of rowsOf('ToaThuocMau')) {
    const lines = row.ChiTiets as { Duoc_Id: string }[]; // lines of the prescription, as withLines makes them
    const all = lines.flatMap((line) => ingredients.get(line.Duoc_Id) ?? []).map(String);
    const pairs = all.flatMap((one) => all.map((other) => [one, other].sort().join()));
    expect(pairs.filter((pair) => major.has(pair))).toEqual([]);
  }
});

test('each member of staff has one account at nodes that exist', () => {
  expect(new Set(demoAccounts.map((account) => account.staff))).toEqual(codes('NhanVien', 'MaNhanVien'));
  expect(new Set(demoAccounts.map((account) => account.username)).size).toBe(26);
  expect(new Set(demoAccounts.map((account) => account.role)).size).toBe(11);
  for (const node of demoAccounts.flatMap((account) => account.nodes)) {
    expect(codes('Node', 'code')).toContain(node);
  }
});

test('every drug has two or more lots that are in date, one lot expires soon', () => {
  const today = '2026-11-21';
  const lots = demoLots(today);
  for (const code of codes('Duoc', 'MaDuoc')) {
    const own = lots.filter((lot) => lot.MaDuoc === code);
    expect(new Set(own.map((lot) => lot.SoLo)).size).toBeGreaterThanOrEqual(2);
    expect(own.every((lot) => codes('Kho', 'MaKho').has(lot.MaKho) && Number(lot.GiaVon) > 0)).toBe(true);
  }
  const soon = lots.filter((lot) => lot.HanDung < '2027-02-01');
  expect(soon).toHaveLength(1);
  expect(lots.every((lot) => lot.HanDung > today && lot.HanDung < '2030-01-01')).toBe(true);
});

test('references are found inside lines too', () => {
  const seen = refsOf(
    {
      ChiTiets: {
        kind: 'lines',
        label: { vi: 'x', en: 'x' },
        fields: { A_Id: { kind: 'ref', to: 'Kho', label: { vi: 'x', en: 'x' } } },
      },
    },
    { ChiTiets: [{ A_Id: 'Kho:1' }] },
  );
  expect(seen).toEqual(['Kho:1']);
});
