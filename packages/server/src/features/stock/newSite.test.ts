import { Duoc } from '@sen/domain/catalogues/Duoc';
import { NhaCungCap } from '@sen/domain/catalogues/NhaCungCap';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBareSite } from '../../../test/bareSite.ts';
import { systemContext, type TestSite } from '../../../test/testSite.ts';
import { createEntry } from '../../engine/catalogue/commands.ts';
import type { Ctx } from '../../engine/context.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { hold } from '../pharmacy/stock.ts';
import { searchStock } from '../pharmacy/stockQueries.ts';
import { storesOfUser } from '../pharmacy/stores.ts';
import { beginSite } from '../setup/begin.ts';
import { offerSetup } from '../setup/code.ts';
import { setupState } from '../setup/queries.ts';
import { makePattern } from '../setup/rooms.ts';
import { imbalances } from './ledger.ts';
import { xacNhanPhieuKho } from './paperActs.ts';
import { savePaper } from './savePaper.ts';

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

it('a site without stock can receive goods, prescribe from them, and is done with that step', async () => {
  expect((await setupState(ctx)).soLoTon).toBe(0);
  await makePattern(ctx, 'PHONG_MACH', [{ code: 'NT01', name: 'Nhà thuốc' }]);
  ctx = await site.ctx('hanh');
  const Kho_Id = await site.id('pharmacy.kho', 'NT01');
  // the administrator, who is granted the site, works at the stores below it
  const stores = await storesOfUser(ctx, ctx.user?._id ?? '');
  expect(stores.map((store) => store._id)).toEqual([Kho_Id]);
  const drug = await createEntry(ctx, Duoc, {
    MaDuoc: 'PARA',
    TenDuoc: 'Paracetamol',
    LoaiHang: 'Thuoc',
    LoaiKiemSoat: 'Thuong',
    DonViTinh_Id: await site.id('main.don_vi_tinh', 'VIEN'),
    GiaBan: '2000',
  });
  const supplier = await createEntry(ctx, NhaCungCap, { MaNhaCungCap: 'NCC', TenNhaCungCap: 'Công ty Dược' });
  const Duoc_Id = String(drug['_id']);
  const id = await savePaper(ctx, {
    LoaiPhieu: 'NhapMua',
    Kho_Id,
    NhaCungCap_Id: String(supplier['_id']),
    dongs: [{ Duoc_Id, SoLo: 'A1', HanDung: '2099-12-31', SoLuong: '100', DonGia: '1000', VAT: '5' }],
  });
  await xacNhanPhieuKho(ctx, { id });
  const [found] = await searchStock(ctx, {
    keyword: 'para',
    idStoreExport: [Kho_Id],
    getOnlyStockHasCount: true,
  });
  expect(found).toMatchObject({ Duoc_Id, SoLuongKhaDung: '100.000', GiaVon: '1050.000', GiaBan: '2000.00' });
  await inTransaction(ctx, (tx) => hold(tx, { Kho_Id, lines: [{ Duoc_Id, SoLuong: '10', sourceId: v7() }] }));
  const [left] = await searchStock(ctx, { keyword: 'para', idStoreExport: [Kho_Id] });
  expect(left?.SoLuongKhaDung).toBe('90.000');
  expect(await imbalances(ctx)).toEqual([]);
  expect((await setupState(ctx)).soLoTon).toBe(1);
});
