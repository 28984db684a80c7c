import { soLuongSo } from '@sen/domain/evening/gaps';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aVisit, bill, cash, charge, payAll, performAll, type Visit } from '../../../test/cashierVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { localDay } from '../../engine/context.ts';
import { cancelReceipt } from '../cashier/cancel.ts';
import { allocateAdvances } from '../cashier/collect.ts';
import { confirmInsurance } from '../cashier/confirmInsurance.ts';
import { returnAdvance } from '../cashier/refund.ts';
import { completeVisit } from '../cashier/visit.ts';
import { claimOfVisit } from '../claims/build/claims.ts';
import { fundPartOfClaims } from '../claims/forEvening.ts';
import { code } from '../reception/testReception.ts';
import { claimsWithErrors } from './claimsFound.ts';
import { takingsOfDay } from './takings.ts';
import { eveningFactory } from './testEvening.ts';

let site: TestSite;
let at: Awaited<ReturnType<typeof eveningFactory>>;

beforeAll(async () => {
  site = await openTestSite({ masterCacheMs: '0' });
  at = await eveningFactory(site);
});
afterAll(async () => {
  await at.close();
  await site.close();
});

/** Each test has a day of its own. */
beforeEach(() => at.pass(86_400_000));

const today = localDay(new Date());
const run = (statement: ReturnType<typeof sql>) => site.database.db.execute(statement);
const visitNow = (over: Parameters<typeof aVisit>[1] = {}) =>
  aVisit(site, { NgayTiepNhan: at.fresh(at.cashier).now(), ...over });
const pays = async (donGia = '50000', who = at.cashier, visit?: Visit) => {
  const of = visit ?? (await visitNow());
  await charge(site, at.fresh(who), of, [{ ma: 'XN-CBC', donGia }]);
  return { ...of, BienLai_Id: await payAll(site, at.fresh(who), of) };
};
const linesOf = async (loai: string) => (await at.read()).nhoms.find((one) => one.loai === loai)?.dongs ?? [];

describe('a day', () => {
  it('without money agrees', async () => {
    expect(await at.read()).toMatchObject({ khop: true, soLech: 0, nhoms: [], thuNgans: [] });
  });

  it('agrees once its shifts are closed and its receipts invoiced, and names until then what is open', async () => {
    await pays('50000');
    await pays('70000', at.other);
    expect(await at.named()).toEqual({ CaChuaKet: 2, ChuaHoaDon: 2 });
    const open = await at.read();
    expect(open.pheps.find(({ loai }) => loai === 'Ca')).toMatchObject({ lech: '120000.00', khop: false });
    await at.mend();
    const mended = await at.read();
    expect(mended).toMatchObject({ khop: true, soLech: 0, nhoms: [] });
    expect(mended.thuNgans.map(({ Con, ButToan, CaDaKet }) => [Con, ButToan, CaDaKet])).toEqual([
      ['70000.00', '70000.00', '70000.00'],
      ['50000.00', '50000.00', '50000.00'],
    ]);
    expect(mended.pheps.every(({ khop }) => khop)).toBe(true);
    expect(mended.quyens).toMatchObject([{ khuyets: [] }, { khuyets: [] }]);
    expect(mended.kyHieus).toMatchObject([{ soLuong: 1, khuyets: [] }]);
  });

  it('holds a receipt that was cancelled, by whoever gave the money back', async () => {
    const own = await pays('40000');
    await cancelReceipt(at.fresh(at.cashier), own.BienLai_Id, 'Nhầm');
    const others = await pays('60000');
    await cancelReceipt(at.fresh(at.accountant), others.BienLai_Id, 'Nhầm');
    await pays('10000');
    await at.mend();
    const evening = await at.read();
    expect(evening).toMatchObject({ khop: true, nhoms: [] });
    expect(evening.theoLoais[0]).toMatchObject({
      LoaiBienLai: 'ThuTien',
      SoTien: '110000.00',
      DaHuy: '-100000.00',
    });
    expect(evening.quyens[0]?.soHuys).toHaveLength(2);
  });

  it('takes an advance that is used the next day, and what of it is paid back', async () => {
    const visit = await visitNow();
    await at.advance(visit, '500000');
    await at.mend();
    const first = await at.read();
    expect(first).toMatchObject({ khop: true, tamUng: { DaThu: '500000.00', DaDung: '0.00' } });
    const before = at.day();
    at.pass(86_400_000);
    await charge(site, at.fresh(at.cashier), visit, [{ ma: 'XN-CBC', donGia: '320000' }]);
    await allocateAdvances(at.fresh(at.cashier), { requestId: v7(), TiepNhan_Id: visit.TiepNhan_Id });
    const thanhToans = [await cash(site, '180000')];
    await returnAdvance(at.fresh(at.cashier), {
      requestId: v7(),
      TiepNhan_Id: visit.TiepNhan_Id,
      thanhToans,
    });
    await completeVisit(at.fresh(at.cashier), visit.TiepNhan_Id);
    await at.mend();
    const { tamUng, khop, nhoms } = await at.read();
    expect({ khop, nhoms }).toEqual({ khop: true, nhoms: [] });
    expect(tamUng).toMatchObject({ DaThu: '0.00', DaDung: '320000.00', HoanLai: '180000.00' });
    expect([tamUng.TonDau, tamUng.TonCuoi]).toEqual([first.tamUng.TonCuoi, first.tamUng.TonDau]);
    // the day on which it was taken owes its invoice by now
    expect(await at.named({ ngay: before })).toEqual({ ChuaHoaDon: 1 });
  });

  it('is read with as many statements for many receipts as for one', async () => {
    await pays();
    const statements = () => site.countQueries(() => at.read());
    const one = await statements();
    for (let n = 0; n < 4; n += 1) await pays();
    const insured = await visitNow({ payer: 'BHYT' });
    await charge(site, at.fresh(at.cashier), insured, [{ ma: 'KB-NOI', donGia: '500000' }]);
    expect(await statements()).toBe(one);
  });

  it('that has not come is refused', async () => {
    expect(await code(at.read({ ngay: '2999-01-01' }))).toBe('BAD_INPUT');
  });

  it('holds the money of its own facility alone', async () => {
    await pays('50000', at.clinic);
    expect(await at.read()).toMatchObject({ khop: true, thuNgans: [] });
  });

  it('of one cashier holds that money alone', async () => {
    await pays('50000');
    await pays('70000', at.other);
    const NguoiThu_Id = at.other.user?.NhanVien_Id ?? '';
    const { thuNgans } = await at.read({ NguoiThu_Id });
    expect(thuNgans.map(({ Con }) => Con)).toEqual(['70000.00']);
    expect(await at.named({ NguoiThu_Id })).toEqual({ CaChuaKet: 1, ChuaHoaDon: 1 });
    const open = await visitNow({ payer: 'BHYT' });
    await charge(site, at.fresh(at.cashier), open, [{ ma: 'KB-NOI', donGia: '500000' }]);
    await performAll(at.fresh(at.cashier), open);
    expect(await at.named({ NguoiThu_Id })).toEqual({ CaChuaKet: 1, ChuaHoaDon: 1 });
  });
});

describe('what is broken by hand is named, alone, with its amount', () => {
  it('a receipt without its entry', async () => {
    const { BienLai_Id } = await pays('50000');
    await at.mend();
    await run(sql`delete from main.but_toan where bien_lai_id = ${BienLai_Id}`);
    expect(await at.named()).toEqual({ ChuaDinhKhoan: 1 });
    expect(await linesOf('ChuaDinhKhoan')).toMatchObject([{ BienLai_Id, SoTien: '50000.00' }]);
    await at.mend();
    expect(await at.named()).toEqual({});
  });

  it('an entry of another amount, of another day, and one whose money was never moved', async () => {
    const amount = await pays('50000');
    const when = await pays('30000');
    const cancelled = await pays('20000');
    await at.mend();
    await run(sql`update main.but_toan set so_tien = 49999 where bien_lai_id = ${amount.BienLai_Id}`);
    await run(sql`update main.but_toan set ngay = ngay - 1 where bien_lai_id = ${when.BienLai_Id}`);
    await run(sql`
      insert into main.but_toan (id, bien_lai_id, thanh_toan_id, loai_but_toan, ngay, tai_khoan_no, tai_khoan_co, so_tien, ty_gia)
      select uuidv7(), bien_lai_id, thanh_toan_id, 'Dao', ngay, tai_khoan_co, tai_khoan_no, so_tien, ty_gia
      from main.but_toan where bien_lai_id = ${cancelled.BienLai_Id}`);
    expect(await at.named()).toEqual({ ButToanLech: 2, ButToanThua: 1 });
    expect(await linesOf('ButToanLech')).toMatchObject([
      { BienLai_Id: amount.BienLai_Id, SoTien: '1.00', NenLa: '50000.00', DangLa: '49999.00' },
      { BienLai_Id: when.BienLai_Id, SoTien: '30000.00' },
    ]);
    expect(await linesOf('ButToanThua')).toMatchObject([
      { BienLai_Id: cancelled.BienLai_Id, SoTien: '-20000.00' },
    ]);
  });

  it('a shift that is open', async () => {
    await pays('50000');
    await at.mend();
    await run(sql`update main.bien_lai set ca_thu_id = null where nguoi_thu_id = ${at.cashier.user?.NhanVien_Id}
      and ngay_bien_lai >= ${at.day()}::date::timestamp at time zone 'Asia/Ho_Chi_Minh'`);
    expect(await at.named()).toEqual({ CaChuaKet: 1 });
    expect(await linesOf('CaChuaKet')).toMatchObject([
      { NhanVien_Id: at.cashier.user?.NhanVien_Id, SoTien: '50000.00', soLuong: 1 },
    ]);
    await at.closeShifts();
    expect(await at.named()).toEqual({});
  });

  it('a closed shift that says another sum', async () => {
    await pays('50000');
    await at.mend();
    await run(sql`update main.ca_thu set so_lieu = jsonb_set(so_lieu, '{tong}', '"40000.00"')
      where den_luc >= ${at.day()}::date::timestamp at time zone 'Asia/Ho_Chi_Minh'`);
    expect(await at.named()).toEqual({ CaLech: 1 });
    expect(await linesOf('CaLech')).toMatchObject([
      { NenLa: '40000.00', DangLa: '50000.00', SoTien: '10000.00' },
    ]);
  });

  it('a receipt that its payments do not add up to', async () => {
    const { BienLai_Id } = await pays('50000');
    await at.mend();
    await run(sql`update main.bien_lai_thanh_toan set so_tien = 45000 where bien_lai_id = ${BienLai_Id}`);
    expect(await at.named()).toMatchObject({ ThanhToanLech: 1 });
    expect(await linesOf('ThanhToanLech')).toMatchObject([{ BienLai_Id, SoTien: '5000.00' }]);
  });

  it('an advance that the bill does not hold, and a posting that is gone', async () => {
    const visit = await visitNow();
    await at.advance(visit, '500000');
    const { BienLai_Id, TiepNhan_Id } = await pays('50000');
    await at.mend();
    await run(sql`update main.vien_phi set tam_ung_con = 400000 where tiep_nhan_id = ${visit.TiepNhan_Id}`);
    await run(sql`update main.bien_lai_chi_tiet set trang_thai = 'DaHuy' where bien_lai_id = ${BienLai_Id}`);
    expect(await linesOf('TamUngLech')).toMatchObject([
      { TiepNhan_Id: visit.TiepNhan_Id, SoTien: '100000.00' },
    ]);
    expect(await linesOf('HachToanLech')).toMatchObject([{ BienLai_Id, TiepNhan_Id, SoTien: '50000.00' }]);
    await run(sql`update main.vien_phi set tam_ung_con = 500000 where tiep_nhan_id = ${visit.TiepNhan_Id}`);
  });

  it('an invoice of another amount, and one that says another amount of its receipt', async () => {
    const { BienLai_Id } = await pays('50000');
    await at.mend();
    await run(sql`update main.hoa_don_dien_tu set tong_tien = 60000 where ngay_hoa_don = ${at.day()}`);
    expect(await at.named()).toEqual({ HoaDonLech: 1 });
    expect(await linesOf('HoaDonLech')).toMatchObject([
      { SoTien: '10000.00', NenLa: '50000.00', DangLa: '60000.00' },
    ]);
    await run(sql`update main.hoa_don_dien_tu set tong_tien = 50000 where ngay_hoa_don = ${at.day()}`);
    await run(sql`update main.hoa_don_bien_lai set so_tien = 49999 where bien_lai_id = ${BienLai_Id}`);
    expect((await linesOf('HoaDonLech')).map(({ SoTien }) => SoTien).sort()).toEqual(['-1.00', '1.00']);
  });

  it('an invoice that is refused, and a refund that its invoice does not say', async () => {
    const paid = await at.paid({ 'XN-CBC': '50000', 'XN-GLU': '30000' });
    await at.mend();
    await at.givenBack(paid, 'XN-GLU');
    await at.closeShifts();
    expect(await at.named()).toEqual({ ChuaDieuChinh: 1 });
    expect(await linesOf('ChuaDieuChinh')).toMatchObject([{ SoTien: '-30000.00' }]);
    await at.mend();
    expect(await at.named()).toEqual({});
    await run(sql`update main.hoa_don_dien_tu set trang_thai = 'TuChoi', so_hoa_don = null, loi_thong_bao = 'Sai mã số thuế'
      where ngay_hoa_don = ${at.day()} and loai_hoa_don = 'TongHop'`);
    expect(await linesOf('HoaDonTreo')).toMatchObject([{ SoTien: '80000.00', ghiChu: 'Sai mã số thuế' }]);
  });

  it('numbers that are missing, of receipts and of invoices', async () => {
    const first = await pays('50000');
    await at.mend();
    await pays('60000');
    await at.mend();
    await run(sql`update main.bien_lai set so_bien_lai = so_bien_lai + 3 where quyen_bien_lai_id =
      (select quyen_bien_lai_id from main.bien_lai where id = ${first.BienLai_Id}) and so_bien_lai > (select so_bien_lai from main.bien_lai where id = ${first.BienLai_Id})`);
    await run(sql`update main.hoa_don_dien_tu set so_hoa_don = so_hoa_don + 2 where id =
      (select id from main.hoa_don_dien_tu where ngay_hoa_don = ${at.day()} order by so_hoa_don desc limit 1)`);
    expect(await at.named()).toEqual({ SoBienLaiKhuyet: 1, SoHoaDonKhuyet: 1 });
    const { quyens, kyHieus } = await at.read();
    expect(quyens[0]?.khuyets.map(soLuongSo)).toEqual([3]);
    expect(kyHieus[0]?.khuyets.map(soLuongSo)).toEqual([2]);
    expect(await linesOf('SoBienLaiKhuyet')).toMatchObject([{ soLuong: 3, khuyet: quyens[0]?.khuyets[0] }]);
    await run(sql`update main.quyen_bien_lai set current_number = current_number + 3 where id =
      (select quyen_bien_lai_id from main.bien_lai where id = ${first.BienLai_Id})`);
    expect(await at.named()).toEqual({ SoBienLaiKhuyet: 1, SoHoaDonKhuyet: 1 });
  });

  it('a fund part that is another one in the bill, and a visit that was not confirmed', async () => {
    const visit = await visitNow({ payer: 'BHYT' });
    await charge(site, at.fresh(at.cashier), visit, [{ ma: 'KB-NOI', donGia: '500000' }]);
    expect(await at.named()).toEqual({});
    expect((await at.read()).quy.conDo).toMatchObject({ soLuong: 1 });
    await performAll(at.fresh(at.cashier), visit);
    const { BHChiTra } = await bill(at.fresh(at.cashier), visit);
    expect(await linesOf('ChuaXacNhanBHYT')).toMatchObject([
      { TiepNhan_Id: visit.TiepNhan_Id, SoTien: BHChiTra },
    ]);
    await confirmInsurance(at.fresh(at.cashier), visit.TiepNhan_Id);
    const { file } = await claimOfVisit(at.fresh(at.accountant), visit.TiepNhan_Id);
    const asked = await fundPartOfClaims(at.fresh(at.accountant), [visit.TiepNhan_Id]);
    expect([file.xml1.T_BHTT, asked.get(visit.TiepNhan_Id)]).toEqual([BHChiTra, BHChiTra]);
    expect(await at.read()).toMatchObject({
      khop: true,
      quy: { soLuot: 1, DaXacNhan: BHChiTra, HoSo: BHChiTra },
    });
    await run(
      sql`update main.vien_phi set bh_chi_tra = bh_chi_tra - 1000, benh_nhan_tt = benh_nhan_tt + 1000 where tiep_nhan_id = ${visit.TiepNhan_Id}`,
    );
    expect(await linesOf('QuyLech')).toMatchObject([{ TiepNhan_Id: visit.TiepNhan_Id, SoTien: '1000.00' }]);
    await run(
      sql`update main.vien_phi set bh_chi_tra = bh_chi_tra + 1000, benh_nhan_tt = benh_nhan_tt - 1000 where tiep_nhan_id = ${visit.TiepNhan_Id}`,
    );
    await run(
      sql`update main.xac_nhan_bhyt set bh_chi_tra = bh_chi_tra + 500 where tiep_nhan_id = ${visit.TiepNhan_Id}`,
    );
    expect(await linesOf('QuyLech')).toMatchObject([{ SoTien: '500.00', DangLa: BHChiTra }]);
  });

  it('a transfer that no receipt took', async () => {
    await run(sql`insert into main.giao_dich_ngan_hang (id, nguon, ma_nguon, so_tai_khoan, ngay_giao_dich, so_tien, noi_dung)
      values (uuidv7(), 'SePay', ${v7()}, '0123', ${at.fresh(at.cashier).now().toISOString()}, 150000, 'chuyen tien')`);
    expect(await linesOf('TienVeChuaThu')).toMatchObject([{ SoTien: '150000.00', ghiChu: 'chuyen tien' }]);
  });
});

describe('over the API', () => {
  const ask = async (query: string, username = 'ketoan', variables = {}) =>
    site.graphql('main', query, variables, await site.token(username), {
      'node-id': await site.id('auth.node', 'QT01'),
    });

  it('an evening is told to who may see it, and to nobody else', async () => {
    const query = `{ doiChieuNgay { ngay khop soLech CoSo { ten } nhoms { loai soLuong dongs { _id } } pheps { loai trai { loai SoTien } lech } } }`;
    const { data, errors } = await ask(query);
    expect(errors).toBeUndefined();
    expect(data.doiChieuNgay).toMatchObject({ CoSo: { ten: expect.any(String) } });
    expect((await ask(query, 'thungan1')).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('claims that the portal would refuse are named each with its first error', async () => {
    const visit = await visitNow({ payer: 'BHYT' });
    await charge(site, at.fresh(at.cashier), visit, [{ ma: 'KB-NOI', donGia: '500000' }]);
    await performAll(at.fresh(at.cashier), visit);
    await confirmInsurance(at.fresh(at.cashier), visit.TiepNhan_Id);
    expect(await claimsWithErrors(at.fresh(at.accountant), {})).toMatchObject({
      loai: 'HoSoVuong',
      soLuong: 1,
      dongs: [{ TiepNhan_Id: visit.TiepNhan_Id, ghiChu: expect.stringContaining('ICD') }],
    });
  });

  it('takings are told by the hour, by payer, department and cost group', async () => {
    await pays('50000');
    await pays('70000', at.other);
    const insured = await visitNow({ payer: 'BHYT' });
    await charge(site, at.fresh(at.cashier), insured, [{ ma: 'KB-NOI', donGia: '500000' }]);
    const found = await takingsOfDay(at.fresh(at.accountant), {});
    expect(found).toMatchObject({ tong: '120000.00', doiTuongs: [{ SoTien: '120000.00' }] });
    expect(found.nhomChiPhis).toEqual([{ ten: 'Xét nghiệm', SoTien: '120000.00' }]);
    expect(found.gios.filter(({ SoTien }) => SoTien !== null)).toMatchObject([{ SoTien: '120000.00' }]);
    expect(Number(found.QuyBHYT)).toBeGreaterThan(0);
  });

  it('is given as a file that holds the comparisons and what does not agree, and that is logged', async () => {
    const { app } = await site.app();
    const get = async (kind: string, query: string, username = 'ketoan') =>
      app.inject({
        url: `/api/evening/export.${kind}?${query}`,
        headers: {
          'access-token': await site.token(username),
          'node-id': await site.id('auth.node', 'QT01'),
        },
      });
    const answer = await get('csv', `ngay=${today}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.payload).toContain('Tiền thu = sổ cái');
    expect((await get('xlsx', `ngay=${today}`)).statusCode).toBe(200);
    expect((await get('csv', 'ngay=x')).statusCode).toBe(400);
    expect((await get('csv', `ngay=${today}`, 'thungan1')).statusCode).toBe(403);
    const { rows } = await run(
      sql`select count(*)::int as n from main.audit where action = 'EXPORT' and entity = 'DoiChieuNgay'`,
    );
    expect(rows).toEqual([{ n: 2 }]);
  });
});
