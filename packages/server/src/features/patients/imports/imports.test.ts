import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../../test/testSite.ts';
import { ownImport, startCheck, startWrite } from '../../../engine/catalogue/imports/commands.ts';
import { mendCells } from '../../../engine/catalogue/imports/repair.ts';
import { runImport } from '../../../engine/catalogue/imports/run.ts';
import { checkedFile, workbookOf, written } from '../../../engine/catalogue/imports/testImport.ts';
import { undoImport } from '../../../engine/catalogue/imports/undo.ts';
import type { Ctx } from '../../../engine/context.ts';
import { emptyContext } from '../../../engine/http/requestContext.ts';
import { receivePaying } from '../../reception/testReception.ts';
import { updateSetting } from '../../system/commands.ts';
import { updatePatient } from '../commands.ts';
import { patientById } from '../queries.ts';
import { byCode } from '../quickSearch.ts';
import { searchPatients } from '../search.ts';
import { makePatient } from '../testPatient.ts';
import { resemblingLines, saveImport } from './decide.ts';
import { patientsPlan as plan } from './plan.ts';

let site: TestSite;
let admin: Ctx;
let desk: Ctx;
beforeAll(async () => {
  site = await openTestSite();
  admin = await site.ctx('quantri');
  desk = await site.ctx('tiepdon', { node: 'TN01' });
});
afterAll(() => site.close());

const as = (ctx: Ctx): Ctx => ({ ...ctx, loaders: new Map() });
const code = (act: Promise<unknown>) =>
  act.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );
const head = [
  'Mã cũ',
  'Họ và tên',
  'Ngày sinh',
  'Giới tính',
  'Điện thoại',
  'CCCD',
  'Tỉnh',
  'Xã, phường',
  'Dân tộc',
];
let made = 0;
const phone = () => `08${String(20_000_000 + ++made)}`;

async function commune(): Promise<{ code: string; name: string; province: string }> {
  const { rows } = await site.database.pool.query(`
    select c.ma_don_vi as code, c.ten_don_vi as name, p.ten_don_vi as province from main.don_vi_hanh_chinh c
    join main.don_vi_hanh_chinh p on p.id = c.cha_id where c.cap = 2 and c.trang_thai = 'DangSuDung' order by c.ma_don_vi limit 1`);
  return rows[0];
}
const check = async (lines: unknown[][]) =>
  checkedFile(as(admin), plan, await workbookOf([head, ...lines]), { options: { dayOrders: { 2: 'dmy' } } });
const checkAgain = async (id: string) => {
  const { row } = await ownImport(as(admin), id, [plan]);
  await startCheck(as(admin), { row, plan });
  await runImport(emptyContext({ config: admin.config, logger: admin.logger, db: admin.db }, 'job'), id, [
    plan,
  ]);
  return (await ownImport(as(admin), id, [plan])).row;
};

describe('patients from a file', () => {
  it('become records with codes of the counter, found by their earlier codes; undone for a day', async () => {
    const place = await commune();
    const { row, report, issues } = await check([
      [
        'BN-0001',
        'nguyễn thị nhập',
        '02/05/1980',
        'Nữ',
        phone(),
        '001080000001',
        place.province,
        place.name,
        '01',
      ],
      ['BN-0002', 'Trần Văn Năm', '1955', 'Nam', '', '', '', place.code, ''],
    ]);
    expect(issues).toEqual([]);
    expect(report.parts).toMatchObject([{ Moi: 2, BoQua: 0, Loi: 0 }]);
    expect((await written(as(admin), plan, row)).TrangThai).toBe('DaGhi');
    const first = await byCode(as(desk), 'BN-0001');
    expect(first).toMatchObject({
      TenBenhNhan: 'Nguyễn Thị Nhập',
      NgaySinh: '1980-05-02',
      GioiTinh: 'FEMALE',
    });
    expect(first?.MaYTe).toMatch(/^\d\d\.\d{6}$/);
    expect(first?.fullAddress).toBe(`${place.name}, ${place.province}`);
    expect(await searchPatients(as(desk), 'BN-0002', { limit: 5 })).toMatchObject([
      { TenBenhNhan: 'Trần Văn Năm', NamSinh: 1955, NgaySinh: null },
    ]);
    // the same file once more changes nothing
    const again = await check([['BN-0001', 'Nguyễn Thị Nhập', '02/05/1980', 'Nữ', '', '', '', '', '']]);
    expect(again.report.parts).toMatchObject([{ Moi: 0, BoQua: 1 }]);
    await undoImport(as(admin), await ownImport(as(admin), row._id, [plan]));
    expect(await byCode(as(desk), 'BN-0001')).toBeNull();
  });

  it('are refused cell by cell, and mended there', async () => {
    const { row, issues } = await check([
      ['', 'Lê Sai', '31/02/1990', 'X', '12', '001', 'Tỉnh Không Có', 'Xã Không Có', 'zz'],
      ['', '', '', 'Nam', '', '', '', '', ''],
      ['M1', 'Phạm Một', '1990', 'Nam', '', '', '', '', ''],
      ['M1', 'Phạm Hai', '1991', 'Nam', '', '', '', '', ''],
    ]);
    expect(issues.map((one) => `${one.row} ${one.key} ${one.code}`).sort()).toEqual([
      '2 CMNDHoacHoChieu CITIZEN_ID',
      '2 DanToc_Id REFERENCE_UNKNOWN',
      '2 DiaChi_Id COMMUNE_UNKNOWN',
      '2 GioiTinh NOT_A_CHOICE',
      '2 NgaySinh NOT_A_DATE',
      '2 SoDienThoai NOT_A_PHONE',
      '3 NgaySinh REQUIRED',
      '3 TenBenhNhan REQUIRED',
      '5 MaCu DUPLICATE_IN_FILE',
    ]);
    const own = await ownImport(as(admin), row._id, [plan]);
    await mendCells(as(admin), own, [
      { row: 3, key: 'TenBenhNhan', value: 'Đỗ Đã Sửa' },
      { row: 3, key: 'NgaySinh', value: '1970' },
    ]);
    expect((await checkAgain(row._id)).report?.parts).toMatchObject([{ Moi: 2, Loi: 2 }]);
    const { row: now } = await ownImport(as(admin), row._id, [plan]);
    expect(await code(startWrite(as(admin), { row: now, plan }, crypto.randomUUID()))).toBe(
      'IMPORT_NOT_CHECKED',
    );
    const saved = {
      NhapDanhMuc_Id: row._id,
      ghi: true,
      chiDongKhongLoi: true,
      requestId: crypto.randomUUID(),
    };
    expect(await saveImport(as(admin), saved)).toMatchObject({ TrangThai: 'DangGhi', moi: 2, loi: 2 });
    await runImport(
      emptyContext({ config: admin.config, logger: admin.logger, db: admin.db }, 'job'),
      row._id,
      [plan],
    );
    expect(await searchPatients(as(desk), 'Đỗ Đã Sửa', { limit: 5 })).toHaveLength(1);
  });
});

it('a commune whose name two provinces have is asked for with its province', async () => {
  const { code: first, name, province } = await commune();
  await site.database.pool.query(
    `update main.don_vi_hanh_chinh set ten_don_vi = $1 where id = (select c.id from main.don_vi_hanh_chinh c
       where c.cap = 2 and c.cha_id <> (select cha_id from main.don_vi_hanh_chinh where ma_don_vi = $2 and cap = 2) limit 1)`,
    [name, first],
  );
  const line = (of: string) => ['', 'Vũ Hai Nơi', '1990', 'Nam', phone(), '', of, name, ''];
  const { issues } = await check([line(''), line(province)]);
  expect(issues.map((one) => `${one.row} ${one.key} ${one.code}`)).toEqual(['2 DiaChi_Id COMMUNE_AMBIGUOUS']);
});

describe('a line that resembles a record', () => {
  it('is left out until somebody decides, fills what is empty or becomes a record of its own', async () => {
    const known = await makePatient(site, as(desk), {
      TenBenhNhan: 'Hoàng Thị Trùng',
      NgaySinh: '1966-01-02',
      GioiTinh: 'FEMALE',
      Email: null,
    });
    const lines = [
      ['C-1', 'Hoàng Thị Trùng', '02/01/1966', 'Nữ', phone(), '001166000777', '', '', ''],
      ['C-2', 'Hoàng Thị Trùng', '1966', 'Nữ', '', '', '', '', ''],
    ];
    const { row, report } = await check(lines);
    expect(report.parts).toMatchObject([{ Moi: 0, BoQua: 2 }]);
    const found = await resemblingLines(as(admin), row._id, { offset: 0, limit: 20 });
    expect(found.tongSo).toBe(2);
    expect(found.dongs[0]).toMatchObject({
      dong: 2,
      quyetDinh: 'BoQua',
      duocTaoMoi: true,
      trungs: [{ BenhNhan: { MaYTe: known.MaYTe } }],
    });
    const decide = (quyetDinhs: NonNullable<Parameters<typeof saveImport>[1]['quyetDinhs']>) =>
      saveImport(as(admin), { NhapDanhMuc_Id: row._id, quyetDinhs });
    expect(await code(decide([{ dong: 9, quyetDinh: 'TaoMoi' }]))).toBe('BAD_INPUT');
    expect(await code(decide([{ dong: 2, quyetDinh: 'CapNhat', BenhNhan_Id: row._id }]))).toBe('BAD_INPUT');
    expect(
      await decide([
        { dong: 2, quyetDinh: 'CapNhat', BenhNhan_Id: known._id },
        { dong: 3, quyetDinh: 'TaoMoi' },
      ]),
    ).toMatchObject({ moi: 1, sua: 1, boQua: 0 });
    // what was decided stays when the file is checked anew
    expect((await checkAgain(row._id)).report?.parts).toMatchObject([{ Moi: 1, Sua: 1 }]);
    const { row: now } = await ownImport(as(admin), row._id, [plan]);
    await written(as(admin), plan, now);
    const after = await patientById(as(desk), known._id);
    expect(after).toMatchObject({
      MaCu: 'C-1',
      CMNDHoacHoChieu: '001166000777',
      SoDienThoai: known.SoDienThoai,
    });
    expect(await byCode(as(desk), 'C-2')).toMatchObject({ NamSinh: 1966 });
    // both are as before
    await undoImport(as(admin), await ownImport(as(admin), row._id, [plan]));
    expect(await patientById(as(desk), known._id)).toMatchObject({ MaCu: null, CMNDHoacHoChieu: null });
    expect(await byCode(as(desk), 'C-2')).toBeNull();
  });

  it('makes no second record of the same papers, nor of a phone where the site wants it once', async () => {
    const known = await makePatient(site, as(desk), {
      TenBenhNhan: 'Mai Văn Giấy',
      CMNDHoacHoChieu: '001180123999',
    });
    const { row } = await check([['', 'Mai Văn Giấy', '1980', 'Nam', '', '001180123999', '', '', '']]);
    const one = { dong: 2, quyetDinh: 'TaoMoi' } as const;
    await expect(saveImport(as(admin), { NhapDanhMuc_Id: row._id, quyetDinhs: [one] })).rejects.toMatchObject(
      { details: { issues: [{ code: 'IMPORT_SAME_PERSON' }] } },
    );
    expect(await saveImport(as(admin), { NhapDanhMuc_Id: row._id, tatCa: 'TaoMoi' })).toMatchObject({
      moi: 0,
      boQua: 1,
    });
    const shared = [['', 'Người Khác Hẳn', '1999', 'Nữ', known.SoDienThoai, '', '', '', '']];
    expect((await check(shared)).report.parts).toMatchObject([{ Moi: 1 }]);
    await updateSetting(admin, 'patient', { tuChoiTrungDienThoai: true });
    try {
      expect((await check(shared)).report.parts).toMatchObject([{ Moi: 0, BoQua: 1 }]);
    } finally {
      await updateSetting(admin, 'patient', { tuChoiTrungDienThoai: false });
    }
  });

  it('is not written once the record has changed, and an import in use is not undone', async () => {
    const known = await makePatient(site, as(desk), { TenBenhNhan: 'Cù Thị Đổi', NgaySinh: '1971-07-07' });
    const { row } = await check([['D-1', 'Cù Thị Đổi', '07/07/1971', 'Nam', '', '', '', '', '']]);
    await saveImport(as(admin), { NhapDanhMuc_Id: row._id, tatCa: 'CapNhat' });
    await updatePatient(as(desk), known._id, { GhiChu: 'vừa sửa' });
    const { row: now } = await ownImport(as(admin), row._id, [plan]);
    expect((await written(as(admin), plan, now)).failure?.code).toBe('IMPORT_STALE');

    const next = await check([['D-2', 'Vương Đã Khám', '1972', 'Nam', '', '', '', '', '']]);
    await written(as(admin), plan, next.row);
    const person = await byCode(as(desk), 'D-2');
    const visit = await receivePaying(site, as(desk));
    await site.database.pool.query('update main.tiep_nhan set benh_nhan_id = $1 where id = $2', [
      person?._id,
      visit._id,
    ]);
    const undo = undoImport(as(admin), await ownImport(as(admin), next.row._id, [plan]));
    expect(await code(undo)).toBe('IMPORT_UNDO_IN_USE');
  });
});
