import { catalogueByName } from '@sen/domain/catalogues/all';
import { permissions } from '@sen/domain/permissions/permissions';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { checkedFile, workbookOf, written } from '../../engine/catalogue/imports/testImport.ts';
import { listCatalogue } from '../../engine/catalogue/queries.ts';
import type { Ctx } from '../../engine/context.ts';
import { administrativeUnits } from './administrativeUnits.ts';
import { drugs } from './drugs.ts';
import { icd10 } from './icd10.ts';
import { officialFiles } from './officialFiles.ts';

let site: TestSite;
let ctx: Ctx;
beforeAll(async () => {
  site = await openTestSite();
  ctx = await site.ctx('quantri');
});
afterAll(() => site.close());

async function entryOf(catalogue: string, code: string) {
  const def = catalogueByName(catalogue);
  if (!def?.code) throw new Error(`no catalogue ${catalogue} with codes`);
  const { code: field } = def;
  const { data } = await listCatalogue(ctx, def, {
    filter: { [field]: code },
    limit: 500,
    includeSuspended: true,
  });
  return data.find((row) => row[field] === code);
}

const told = (issues: ReadonlyArray<{ row: number; key: string; code: string; value: string }>) =>
  issues.map(({ row, key, code, value }) => [row, key, code, value]);

describe.each(officialFiles.map((plan) => [plan.name, plan] as const))('the plan %s', (_name, plan) => {
  it('names catalogues, fields, columns and permissions that exist', () => {
    const keys = new Set(plan.columns.map(({ key }) => key));
    for (const permission of plan.permissions) expect(permissions).toHaveProperty(permission);
    for (const { catalogue, fields, extra = {} } of plan.parts) {
      const def = catalogueByName(catalogue);
      expect(Object.keys(fields).filter((field) => !def?.fields[field])).toEqual([]);
      expect(plan.permissions).toContain(def?.permission);
      for (const { from, also = [] } of [...Object.values(fields), ...Object.values(extra)])
        for (const key of [from, ...also]) expect(keys).toContain(key);
    }
  });
});

/** A line in the 29 columns of the circular, by the numbers of its columns. */
function circularLine(cells: Record<number, string>): string[] {
  return Array.from({ length: 29 }, (_, at) => cells[at + 1] ?? '');
}

describe('ICD-10 of Circular 06/2026', () => {
  const chapter = {
    2: 'Chương XXX',
    3: 'Y90-Y99',
    4: 'A chapter',
    5: 'Chương thử',
    6: '(Y90–Y94)',
    7: 'A block',
    8: 'Nhóm thử',
  };
  const type = { 15: 'Y90', 16: 'A type', 17: 'Loại thử' };
  const head = circularLine({
    1: 'STT',
    2: 'Chương',
    18: 'Mã bệnh',
    20: 'Disease name',
    22: 'Tên bệnh',
    29: 'Nam',
  });
  const numbers = circularLine(
    Object.fromEntries(Array.from({ length: 29 }, (_, at) => [at + 1, String(at + 1)])),
  );
  const lines = [
    circularLine({
      ...chapter,
      ...type,
      1: '1',
      9: 'Y90–Y91',
      18: 'Y90.0†',
      19: 'Y900',
      20: 'One',
      22: 'Bệnh một',
      24: 'x',
      28: 'x',
    }),
    circularLine({
      ...chapter,
      ...type,
      1: '2',
      18: 'Y90.1*',
      20: 'Two',
      22: 'Bệnh hai',
      25: '1',
      27: 'X',
      29: 'x',
      23: 'Ghi chú',
    }),
  ];

  it('fills chapters, groups, types and diseases with their flags, by the places of the columns', async () => {
    const checked = await checkedFile(ctx, icd10, await workbookOf([['PHỤ LỤC'], head, numbers, ...lines]));
    expect(checked.issues).toEqual([]);
    expect(checked.row.sheet.headerRow).toBe(3);
    expect(checked.report.parts.map(({ catalogue, Moi }) => [catalogue, Moi])).toEqual([
      ['ChuongICD', 1],
      ['NhomICD', 1],
      ['ICD', 2],
      ['ICD', 1],
    ]);
    expect((await written(ctx, icd10, checked.row)).failure).toBeNull();
    const group = await entryOf('NhomICD', 'Y90-Y94');
    expect(group).toMatchObject({
      TenNhomICD: 'Nhóm thử',
      ChuongICD_Id: (await entryOf('ChuongICD', 'XXX'))?.['_id'],
    });
    expect(await entryOf('ICD', 'Y90.0')).toMatchObject({
      TenICD: 'Bệnh một',
      TenTiengAnh: 'One',
      NhomICD_Id: group?.['_id'],
      Cap: expect.toSatisfy((value) => Number(value) === 2),
      PhanLoai: 'Y90-Y91',
      GioiTinh: 'FEMALE',
      KhongLamBenhChinh: true,
      KhongKhuyenKhichBenhChinh: false,
      Asterisk: false,
    });
    expect(await entryOf('ICD', 'Y90.1')).toMatchObject({
      GioiTinh: 'MALE',
      KhongKhuyenKhichBenhChinh: true,
      ChiNguyenNhanTuVong: true,
      Asterisk: true,
      GhiChu: 'Ghi chú',
    });
    expect(await entryOf('ICD', 'Y90')).toMatchObject({
      TenICD: 'Loại thử',
      CoMaChiTietHon: true,
      Cap: expect.toSatisfy((value) => Number(value) === 1),
      PhanLoai: 'Y90-Y91',
    });
    expect(await entryOf('ChuongICD', 'XXX')).toMatchObject({
      PhamViMa: 'Y90-Y99',
      ThuTu: expect.toSatisfy((value) => Number(value) === 30),
    });
    const again = await checkedFile(ctx, icd10, await workbookOf([head, numbers, ...lines]));
    expect(again.report.parts.map(({ Moi, Sua, KhongDoi }) => [Moi, Sua, KhongDoi])).toEqual([
      [0, 0, 1],
      [0, 0, 1],
      [0, 0, 2],
      [0, 0, 1],
    ]);
  });

  it('takes a type that stands among the codes from its own line, and the marked one of two lines of a code', async () => {
    const { issues, report, row } = await checkedFile(
      ctx,
      icd10,
      await workbookOf([
        head,
        circularLine({ ...chapter, 15: 'Y93', 17: 'Loại riêng', 18: 'Y93', 22: 'Bệnh riêng' }),
        circularLine({ ...chapter, 15: 'Y94', 17: 'Loại sao', 18: 'Y94', 22: 'Bệnh sao' }),
        circularLine({ ...chapter, 15: 'Y94', 17: 'Loại sao', 18: 'Y94*', 22: 'Bệnh sao' }),
      ]),
    );
    expect(issues).toEqual([]);
    expect(report.parts.map(({ catalogue, Moi }) => [catalogue, Moi])).toContainEqual(['ICD', 2]);
    expect((await written(ctx, icd10, row)).failure).toBeNull();
    expect(await entryOf('ICD', 'Y93')).toMatchObject({ TenICD: 'Bệnh riêng', CoMaChiTietHon: false });
    expect(await entryOf('ICD', 'Y94')).toMatchObject({ Asterisk: true });
  });

  it('leaves flags alone whose columns a file does not have', async () => {
    const { issues, row } = await checkedFile(
      ctx,
      icd10,
      await workbookOf([
        ['Mã bệnh', 'Tên bệnh'],
        ['Y90.0', 'Tên mới'],
      ]),
    );
    expect(issues).toEqual([]);
    await written(ctx, icd10, row);
    expect(await entryOf('ICD', 'Y90.0')).toMatchObject({
      TenICD: 'Tên mới',
      KhongLamBenhChinh: true,
      GioiTinh: 'FEMALE',
    });
  });
});

describe('administrative units', () => {
  it('are provinces and communes of one file; codes that a spreadsheet took for numbers get their zeros back', async () => {
    const { issues, row, report } = await checkedFile(
      ctx,
      administrativeUnits,
      await workbookOf([
        ['STT', 'Mã tỉnh', 'Tên tỉnh', 'Mã xã', 'Tên xã'],
        [1, 3, 'Tỉnh Thử', 77, 'Phường Một'],
        [2, 3, 'Tỉnh Thử', 78, 'Xã Hai'],
        [3, 2, '', 79, 'Xã lạc'],
      ]),
    );
    expect(report.parts.map(({ Moi }) => Moi)).toEqual([1, 2]);
    expect(told(issues)).toEqual([[4, 'maTinh', 'REFERENCE_UNKNOWN', '02']]);
    const good = await checkedFile(
      ctx,
      administrativeUnits,
      Buffer.from('Mã tỉnh;Tên tỉnh;Mã xã;Tên xã\n3;Tỉnh Thử;77;Phường Một\n03;Tỉnh Thử;78;Xã Hai'),
      {},
      'xa.csv',
    );
    expect([good.issues, good.row.sheet.separator]).toEqual([[], ';']);
    await written(ctx, administrativeUnits, good.row);
    const province = await entryOf('DonViHanhChinh', '03');
    expect(province).toMatchObject({ TenDonVi: 'Tỉnh Thử', Cha_Id: null, HieuLucTu: '2025-07-01' });
    expect(await entryOf('DonViHanhChinh', '00077')).toMatchObject({
      Cha_Id: province?.['_id'],
      MaXML: '00077',
    });
    expect(row.TrangThai).toBe('DaKiemTra');
  });

  it('are read from a list as long as the country has communes', async () => {
    const lines = Array.from({ length: 3321 }, (_, n) => `97,Tỉnh Dài,${30_000 + n},Xã số ${n}`);
    const { issues, report } = await checkedFile(
      ctx,
      administrativeUnits,
      Buffer.from(['Mã tỉnh,Tên tỉnh,Mã xã,Tên xã', ...lines].join('\n')),
      {},
      'xa.csv',
    );
    expect(issues).toEqual([]);
    expect(report.parts.map(({ Moi }) => Moi)).toEqual([1, 3321]);
  });
});

describe('drugs', () => {
  it('bring their active ingredients; without a code of the site the registration number is the code', async () => {
    const { rows } = await site.database.db.execute<{ ten: string }>(
      sql`select ten_don_vi_tinh as ten from main.don_vi_tinh where trang_thai = 'DangSuDung' limit 1`,
    );
    const { issues, row } = await checkedFile(
      ctx,
      drugs,
      await workbookOf([
        ['MA_THUOC', 'TEN_HOAT_CHAT', 'TEN_THUOC', 'SO_DANG_KY', 'DON_VI_TINH', 'DON_GIA', 'HAM_LUONG'],
        ['99.901', 'Hoạt chất thử', 'Thuốc A', 'VD-99901-26', rows[0]?.ten, 1250, '500mg'],
        ['99.901', 'Hoạt chất thử', 'Thuốc B', 'VD-99902-26', rows[0]?.ten, '2.500', ''],
      ]),
    );
    expect(issues).toEqual([]);
    expect((await written(ctx, drugs, row)).failure).toBeNull();
    const ingredient = await entryOf('HoatChat', '99.901');
    expect(ingredient).toMatchObject({ TenHoatChat: 'Hoạt chất thử' });
    expect(await entryOf('Duoc', 'VD-99902-26')).toMatchObject({
      TenDuoc: 'Thuốc B',
      HoatChat_Ids: [ingredient?.['_id']],
      LaBHYT: true,
      MaBHYT: '99.901',
      LoaiHang: 'Thuoc',
      LoaiKiemSoat: 'Thuong',
    });
    expect(Number((await entryOf('Duoc', 'VD-99902-26'))?.['GiaBan'])).toBe(2500);
  });

  it('of form 03 keep their manufacturer and their route by its code, numbers below the headings or not', async () => {
    const head = [
      'STT',
      'MÃ THUỐC\nBHYT',
      'TEN_HOAT_CHAT',
      'TEN_THUOC',
      'DON_VI_TINH',
      'DUONG_DUNG',
      'MA_DUONG_DUNG',
      'SO_DANG_KY',
      'NHA_SX',
      'NUOC_SX',
      'MA_CSKCB',
    ];
    const { issues, row } = await checkedFile(
      ctx,
      drugs,
      await workbookOf([
        ['DANH MỤC THUỐC'],
        head,
        head.map((_, at) => `(${at + 1})`),
        [
          1,
          '99.903',
          'Hoạt chất tiêm',
          'Thuốc C',
          'Lọ',
          'Tiêm',
          2.1,
          'VD-99903-26',
          'Xưởng thử',
          'Anh',
          '01234',
        ],
        [2, '05V.99', 'Vị thuốc thử', 'Vị thuốc D', 'Gói', 'Uống', '1.01', '', 'Xưởng thử', '', '01234'],
      ]),
    );
    expect(issues).toEqual([]);
    expect(row.sheet.headerRow).toBe(3);
    expect((await written(ctx, drugs, row)).failure).toBeNull();
    expect(await entryOf('Duoc', 'VD-99903-26')).toMatchObject({
      HangSanXuat: 'Xưởng thử',
      DuongDung_Id: (await entryOf('DuongDung', '2.10'))?.['_id'],
    });
    expect(await entryOf('Duoc', '05V.99')).toMatchObject({ TenDuoc: 'Vị thuốc D' });
  });
});
