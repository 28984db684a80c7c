import { NhanVien } from '@sen/domain/catalogues/NhanVien';
import { QuyenBienLai } from '@sen/domain/catalogues/QuyenBienLai';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBareSite } from '../../../test/bareSite.ts';
import { codeOf, failure } from '../../../test/newUsers.ts';
import { systemContext, type TestSite } from '../../../test/testSite.ts';
import { createEntry, updateEntry } from '../../engine/catalogue/commands.ts';
import type { Ctx } from '../../engine/context.ts';
import { createAccount } from '../identity/commands.ts';
import { priceOf } from '../pricing/queries.ts';
import { beginSite } from './begin.ts';
import { makeClsRoom } from './clsRoom.ts';
import { offerSetup } from './code.ts';
import { setupState } from './queries.ts';
import { listReadyServices, makeReadyServices } from './readyServices.ts';
import { makeBooks, proposedBooks } from './receiptBooks.ts';
import { makePattern } from './rooms.ts';
import { hideSetup } from './steps.ts';

let site: TestSite;
let ctx: Ctx;

beforeAll(async () => {
  site = await openBareSite();
  const code = (await offerSetup(site.database.db)) ?? '';
  await beginSite(systemContext(site), code, {
    name: 'Phòng khám Hoa Sen',
    systemType: 'PHONG_MACH',
    MaCSKCB: '',
    address: '',
    phone: '',
    TenNhanVien: 'Nguyễn Thị Hạnh',
    username: 'hanh',
    password: 'mat-khau-cua-hanh',
  });
  ctx = await site.ctx('hanh');
});
afterAll(() => site.close());

const rows = async (statement: ReturnType<typeof sql>) => (await site.database.db.execute(statement)).rows;

it('a site just begun holds its administrator and the lists of every site', async () => {
  expect(await setupState(ctx)).toMatchObject({
    dangThietLap: true,
    daAn: false,
    soTiepNhan: 0,
    soDichVu: 0,
    soNhanVien: 1,
    soTaiKhoan: 1,
    soDoiTuong: 9,
    luongCoSo: expect.stringMatching(/^\d+$/),
    coBieuTrung: false,
    doiTuong: expect.arrayContaining([
      expect.objectContaining({
        TenDoiTuong: 'Thu phí',
        laBHYT: false,
        loaiGia: [{ TenLoaiGia: 'Giá bảo hiểm y tế, viện phí', soDichVuCoGia: 0 }],
      }),
    ]),
  });
  expect(await site.countQueries(() => setupState(ctx))).toBe(1);
});

it('a pattern with nothing of it, or with what it does not have, is refused and makes nothing', async () => {
  expect(await failure(makePattern(ctx, 'SPA', []))).toMatchObject({ code: 'BAD_INPUT' });
  const refused = await failure(
    makePattern(ctx, 'PHONG_MACH', [
      { code: 'TD01', name: 'Tiếp đón' },
      { code: 'PK01', name: ' ' },
    ]),
  );
  expect(refused).toEqual({ code: 'BAD_INPUT', issues: [{ path: 'noi.1.name', code: 'REQUIRED' }] });
  expect((await setupState(ctx)).soTiepNhan).toBe(0);
});

it('of two who make the pattern at once one does, with the names given and the store among the stores', async () => {
  const names = ['TD01', 'PK01', 'PK02', 'TT01', 'XN01', 'TN01', 'NT01'].map((code) => ({
    code,
    name: `Nơi ${code}`,
  }));
  const both = await Promise.allSettled([
    makePattern(ctx, 'PHONG_MACH', names),
    makePattern(await site.ctx('hanh'), 'PHONG_MACH', names),
  ]);
  expect(both.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(both.find((one) => one.status === 'rejected')?.reason).toMatchObject({ code: 'SETUP_ROOMS_EXIST' });
  expect(await setupState(ctx)).toMatchObject({ soTiepNhan: 1, soPhongKham: 2, soQuayThu: 1, soKho: 1 });
  expect(
    await rows(sql`select ten_kho, n.code from pharmacy.kho k join auth.node n on n.id = k.node_id`),
  ).toEqual([{ ten_kho: 'Nơi NT01', code: 'NT01' }]);
});

it('ready services get the prices given, rooms of their kind and the indexes of their tests', async () => {
  const ready = await listReadyServices(ctx);
  const roomless = ready.filter((one) => !one.coPhong).map((one) => one.MaDichVu);
  expect(roomless).toEqual(['HA-XQNGUC', 'HA-XQXOANG', 'SA-BUNG', 'SA-GIAP', 'SA-VU', 'SA-THAI', 'TD-ECG']);
  expect(ready.find((one) => one.MaDichVu === 'KB-NOI')).toMatchObject({
    giaVienPhi: '45000.00',
    giaDichVu: '150000.00',
  });
  const chosen = ready
    .filter(({ MaDichVu }) => ['KB-NOI', 'TT-TIEM', 'XN-CBC'].includes(MaDichVu))
    .map(({ MaDichVu }) => ({ MaDichVu, giaVienPhi: '120000', giaDichVu: '200000' }));
  expect(await makeReadyServices(ctx, chosen, 'Bảng giá ban đầu')).toBe(3);
  const state = await setupState(ctx);
  expect(state).toMatchObject({ soDichVu: 3, soDichVuCoGia: 3, coMaCSKCB: false });
  expect(state.doiTuong.find((one) => one.TenDoiTuong === 'Bảo hiểm y tế')).toMatchObject({
    laBHYT: true,
    loaiGia: [
      { TenLoaiGia: 'Giá bảo hiểm y tế, viện phí', soDichVuCoGia: 3 },
      { TenLoaiGia: 'Giá dịch vụ theo yêu cầu', soDichVuCoGia: 3 },
    ],
  });
  const made = await rows(sql`
    select ma_dich_vu as code, array(select r.code from auth.node r where r.id = any(d.phong_thuc_hien_ids) order by 1) as rooms,
      (select count(*)::int from main.gia_tri_tham_chieu g where g.dich_vu_id = d.id) as indexes
    from main.dm_dich_vu d order by 1`);
  expect(made).toEqual([
    { code: 'KB-NOI', rooms: ['PK01', 'PK02'], indexes: 0 },
    { code: 'TT-TIEM', rooms: ['TT01'], indexes: 0 },
    { code: 'XN-CBC', rooms: ['XN01'], indexes: 17 },
  ]);
  const id = await site.id('main.dm_dich_vu', 'KB-NOI');
  const payer = await site.id('main.dm_doi_tuong', 'DICHVU');
  const prices = await priceOf(ctx, { DichVu_Ids: [id], DoiTuong_Id: payer });
  expect(prices.get(id)).toMatchObject({ DonGia: '200000.00' });
});

it('prices that would hold from the same day on are refused, and no service stays behind', async () => {
  const one = [{ MaDichVu: 'KB-NHI', giaVienPhi: '1', giaDichVu: '1' }];
  expect(await codeOf(makeReadyServices(ctx, one, 'Bảng giá'))).toBe('PRICE_LIST_OVERLAP');
  expect(
    await failure(
      makeReadyServices(ctx, [{ ...one[0], MaDichVu: 'X', giaVienPhi: '1', giaDichVu: '1' }], 'B'),
    ),
  ).toEqual({
    code: 'BAD_INPUT',
    issues: [{ path: 'dichVu.0.MaDichVu', code: 'NOT_IN_LIST' }],
  });
  expect((await setupState(ctx)).soDichVu).toBe(3);
});

it('a receipt book counts once a cashier can collect with it: open, and given to somebody', async () => {
  const cashier = await site.id('main.nhan_vien', 'NV001');
  const book = await createEntry(ctx, QuyenBienLai, {
    MaQuyenBienLai: 'Q1',
    TenQuyenBienLai: 'Quyển 1',
    KyHieu: 'AA/26',
    Loai: 'ThuTien',
    Min_Number: '1',
    Max_Number: '100',
  });
  const counted = async (change: Record<string, unknown>) => {
    await updateEntry(ctx, QuyenBienLai, String(book['_id']), change);
    return (await setupState(ctx)).soQuyenBienLai;
  };
  expect(await counted({ HieuLuc: true })).toBe(0);
  expect(await counted({ NguoiSuDung_Id: cashier })).toBe(1);
  expect(await counted({ HieuLuc: false })).toBe(0);
});

it('who may collect is offered the books that they lack, and one press makes them', async () => {
  const [cashiers] = await rows(sql`select id from auth.profile where code = 'CASHIER'`);
  const [hanh] = await rows(
    sql`select chuc_vu_id, phong_ban_id from main.nhan_vien where ma_nhan_vien = 'NV001'`,
  );
  const mai = await createEntry(ctx, NhanVien, {
    MaNhanVien: 'NV009',
    TenNhanVien: 'Trần Thị Mai',
    ChucVu_Id: hanh?.['chuc_vu_id'],
    PhongBan_Id: hanh?.['phong_ban_id'],
  });
  await createAccount(ctx, {
    username: 'thungan',
    password: 'mot-cau-rat-dai-khac',
    NhanVien_Id: String(mai['_id']),
    profileIds: [String(cashiers?.['id'])],
  });
  expect(await setupState(ctx)).toMatchObject({ soThuNgan: 1, soThuNganThieuQuyen: 1 });
  const offered = await proposedBooks(ctx);
  const asInput = offered.map(({ TenNhanVien: _name, MaQuyenBienLai: _code, ...book }) => book);
  expect(asInput.map((book) => book.Loai)).toEqual(['ThuTien', 'TamUng', 'HoanUng', 'HoanTien']);
  const [first, second, ...rest] = asInput;
  if (!first || !second) throw new Error('no books');
  const wrong = [first, { ...second, KyHieu: first.KyHieu }, ...rest];
  expect(await failure(makeBooks(ctx, wrong))).toMatchObject({
    code: 'BAD_INPUT',
    issues: [{ path: 'quyen.1.KyHieu', code: 'DUPLICATE' }],
  });
  expect(await makeBooks(ctx, asInput)).toBe(4);
  expect(await setupState(ctx)).toMatchObject({ soThuNgan: 1, soThuNganThieuQuyen: 0 });
  expect(await proposedBooks(ctx)).toEqual([]);
});

it('the steps are taken off the home screen and brought back', async () => {
  await hideSetup(ctx, true);
  expect((await setupState(ctx)).daAn).toBe(true);
  await hideSetup(ctx, false);
  expect((await setupState(ctx)).daAn).toBe(false);
});

it('a clinic makes a paraclinical room with the services that it performs in one step, once for one request', async () => {
  const [service] = await rows(sql`
    select d.id, d.phong_thuc_hien_ids as rooms from main.dm_dich_vu d join main.nhom_dich_vu n on n.id = d.nhom_dich_vu_id
    join main.loai_dich_vu l on l.id = n.loai_dich_vu_id where l.loai = 'XetNghiem' and d.trang_thai = 'DangSuDung' order by d.id limit 1`);
  const input = {
    name: 'Phòng xét nghiệm nhanh',
    roomType: 'laboratory',
    queuePrefix: 'Y',
    DichVu_Ids: [String(service?.['id'])],
    requestId: crypto.randomUUID(),
  };
  const id = await makeClsRoom(ctx, input);
  expect(await makeClsRoom(ctx, input)).toBe(id);
  expect(await rows(sql`select name, category, room_type from auth.node where id = ${id}`)).toEqual([
    { name: input.name, category: 'ROOM', room_type: 'laboratory' },
  ]);
  expect(
    await rows(sql`select phong_thuc_hien_ids as rooms from main.dm_dich_vu where id = ${service?.['id']}`),
  ).toEqual([
    { rooms: [...((service?.['rooms'] ?? []) as string[]), id] }, // a column of uuids
  ]);
  const wrong = { ...input, requestId: null, roomType: 'imageAnalysis' };
  expect(await failure(makeClsRoom(ctx, wrong))).toMatchObject({
    issues: [{ path: 'DichVu_Ids', code: 'SERVICE_NOT_OF_ROOM' }],
  });
  await site.database.db.execute(
    sql`update main.setting set value = value || '{"systemType": "BENH_VIEN"}' where section = 'general'`,
  );
  expect(await codeOf(makeClsRoom(await site.ctx('hanh'), { ...input, requestId: null }))).toBe(
    'CLINIC_ONLY',
  );
});
