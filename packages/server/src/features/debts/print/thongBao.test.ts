import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../../test/testSite.ts';
import { type Ctx, today } from '../../../engine/context.ts';
import { testDebts } from '../testDebts.ts';
import { presentThongBao } from './ThongBao.ts';
import { thongBaoForm } from './thongBaoForm.ts';

let site: TestSite;
let cashier: Ctx;
let of: ReturnType<typeof testDebts>;
beforeAll(async () => {
  site = await openTestSite();
  cashier = await site.ctx('thungan1', { node: 'QT01' });
  of = testDebts(site, cashier);
});
afterAll(() => site.close());

const fresh = (): Ctx => ({ ...cashier, loaders: new Map() });
const ago = (days: number) => today({ now: () => new Date(cashier.now().getTime() - days * 86_400_000) });

it('the reminder of a company holds all that it owes, for whomever, the longest due first; of a patient their own', async () => {
  const CongTy_Id = await site.id('main.cong_ty', 'PK-ANLAC');
  const company = { LoaiNguoiNo: 'CongTy' as const, CongTy_Id };
  const first = await of.owing('100000.4', company);
  const second = await of.owing('200000', company);
  const patient = await of.owing('300000');
  await of.dueOn(second.id, ago(40));
  await of.collect([first.id], '30000');
  const paper = await thongBaoForm.data(fresh(), first.id);
  expect(paper).toMatchObject({
    ...{ NguoiNo: 'Công ty TNHH Phòng khám An Lạc', MaNguoiNo: 'PK-ANLAC', DiaChi: '25 Trần Phú, Hà Nội' },
    Khoans: [
      { soNgayQuaHan: 40, SoTien: '200000.00', ConLai: '200000.00' },
      { soNgayQuaHan: 0, SoTien: '100000.40', ConLai: '70000.40' },
    ],
  });
  expect(presentThongBao(paper, 'vi')).toMatchObject({
    ...{ TrongDo: '200.000', PhaiTra: '270.000', BangChu: 'Hai trăm bảy mươi nghìn đồng' },
    Tong: { SoTien: '300.000,40', DaTru: '30.000', ConLai: '270.000,40' },
  });
  expect(await thongBaoForm.data(fresh(), patient.id)).toMatchObject({
    Khoans: [{ ConLai: '300000.00' }],
    MaNguoiNo: expect.stringMatching(/\d/),
  });
  await of.collect([patient.id], '300000');
  await expect(thongBaoForm.data(fresh(), patient.id)).rejects.toMatchObject({ code: 'NOTHING_TO_PAY' });
});

it('asks the right to see debts where the patient was received, and names an account where the house has one', async () => {
  const { id } = await of.owing('100000', { LoaiNguoiNo: 'BaoLanh', NguoiBaoLanh: 'Lý Bảo Lãnh' });
  expect(await thongBaoForm.right(fresh(), id)).toMatchObject({ anyOf: ['CONG_NO_XEM'] });
  const { TaiKhoan, NguoiNo } = await thongBaoForm.data(fresh(), id);
  expect(NguoiNo).toBe('Lý Bảo Lãnh');
  expect(TaiKhoan).toMatchObject({ SoTaiKhoan: '9990001234567', NganHang: 'Vietcombank' });
  await site.database.db.execute(sql`update main.tai_khoan_ngan_hang set tam_ngung = true`);
  expect(await thongBaoForm.data(fresh(), id)).toMatchObject({ TaiKhoan: null });
});
