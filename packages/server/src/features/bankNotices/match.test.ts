import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aVisit, bill, charge, type Visit } from '../../../test/cashierVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { preparedById } from '../cashier/prepared.ts';
import { paymentsOf, receiptById, receiptsOfVisit } from '../cashier/queries.ts';
import { putBack, type SettleInput, setAside, settleNotice } from './commands.ts';
import { readNotice } from './formats.ts';
import { matchForgotten } from './match.ts';
import { candidatesOf, noticeById, noticeList } from './queries.ts';
import type { GiaoDichNganHangRow } from './tables.ts';
import { takeNotice } from './take.ts';
import { noticeFactory } from './testNotices.ts';

let site: TestSite;
let cashier: Ctx;
let of: Awaited<ReturnType<typeof noticeFactory>>;
beforeAll(async () => {
  site = await openTestSite();
  cashier = await site.ctx('thungan1', { node: 'QT01' });
  of = await noticeFactory(site, cashier);
});
afterAll(() => site.close());

type Notice = ReturnType<typeof of.sePay>;
const told = (notice: Notice) => {
  const read = readNotice('SePay', JSON.stringify(notice));
  if (!read) throw new Error('nothing came in');
  return read;
};
const send = async (notice: Notice, over: Partial<Ctx> = {}): Promise<GiaoDichNganHangRow> => {
  await takeNotice(of.system(over), 'SePay', told(notice));
  const keyword = String(told(notice).MaThamChieu);
  const [row] = (await noticeList(of.fresh(), { keyword, tuNgay: '2026-11-29' })).data;
  if (!row) throw new Error('the transfer was not kept');
  return row;
};
const hours = (count: number) => () => new Date(Date.now() + count * 3_600_000);
const receipts = async ({ TiepNhan_Id }: Visit) => receiptsOfVisit(of.fresh(), TiepNhan_Id);

describe('a transfer', () => {
  it('is collected in the name of who prepared it, with the reference of the bank and the account that was shown', async () => {
    const { visit, id, MaGiaoDich } = await of.awaiting();
    const row = await send(of.sePay(`${MaGiaoDich} thanh toan`));
    expect(row).toMatchObject({ TrangThai: 'DaThuTien', LyDoCho: null, GiaoDichTam_Id: id });
    const prepared = await preparedById(of.fresh(), id);
    expect(prepared).toMatchObject({ TrangThai: 'DaThuTien', BienLai_Id: row.BienLai_Id });
    const receipt = await receiptById(of.fresh(), row.BienLai_Id);
    expect(receipt).toMatchObject({
      ...{ GiaTriBienLai: '45000.00', KyHieu: 'BVS/26T', TrangThai: 'HachToanToanBo' },
      ...{
        NguoiThu_Id: cashier.user?.NhanVien_Id,
        NguoiTao_Id: cashier.user?._id,
        QuayThu_Id: cashier.nodeId,
      },
    });
    expect(await paymentsOf(of.fresh(), receipt?._id ?? '')).toMatchObject([
      { Loai: 'ChuyenKhoan', MaGiaoDich: row.MaThamChieu, TaiKhoanNganHang_Id: prepared.TaiKhoanNganHang_Id },
    ]);
    expect(await bill(cashier, visit)).toMatchObject({ ConLai: '0.00', DaThu: '45000.00' });
    expect(await matchForgotten(of.system({ now: hours(1) }))).toBe(0);
  });

  it.each([
    ['without a reference', () => 'chuyen tien vien phi', 45_000, 'KhongCoMa'],
    ['with a reference that nobody gave', () => 'SENACDEFGHJK', 45_000, 'KhongCoMa'],
    ['of less', (code: string) => code, 44_999, 'KhacSoTien'],
    ['of more', (code: string) => code, 45_001, 'KhacSoTien'],
  ])('%s waits with its reason', async (_case, content, amount, LyDoCho) => {
    const { visit, MaGiaoDich } = await of.awaiting();
    expect(await send(of.sePay(content(MaGiaoDich), amount))).toMatchObject({
      TrangThai: 'ChoXuLy',
      LyDoCho,
    });
    expect(await receipts(visit)).toEqual([]);
  });

  it('waits when its reference was cancelled, is collected already, or expired long ago', async () => {
    const cancelled = await of.awaiting();
    await of.of.cancel(cancelled.id);
    expect(await send(of.sePay(cancelled.MaGiaoDich))).toMatchObject({ LyDoCho: 'DaHuy' });
    const collected = await of.awaiting();
    await of.of.collect(collected.id);
    expect(await send(of.sePay(collected.MaGiaoDich))).toMatchObject({ LyDoCho: 'DaThu' });
    expect(await receipts(collected.visit)).toHaveLength(1);
    const old = await of.awaiting();
    expect(await send(of.sePay(old.MaGiaoDich), { now: hours(25) })).toMatchObject({ LyDoCho: 'HetHan' });
    const late = await of.awaiting();
    expect(await send(of.sePay(late.MaGiaoDich), { now: hours(20) })).toMatchObject({
      TrangThai: 'DaThuTien',
    });
  });

  it('waits when the bill has changed since, or the book of who prepared it gives no number', async () => {
    const changed = await of.awaiting();
    await site.database.db.execute(
      sql`update main.vien_phi_dong set con_lai = 40000, bntt = 40000, benh_nhan_tt = 40000, thanh_tien = 40000
        where source_id = ${changed.source_Id}`,
    );
    expect(await send(of.sePay(changed.MaGiaoDich))).toMatchObject({
      LyDoCho: 'DongThayDoi',
      MaLoi: 'PAYMENT_DIFFERS',
    });
    const { visit, MaGiaoDich } = await of.awaiting();
    const open = (is: boolean) =>
      site.database.db.execute(
        sql`update main.quyen_bien_lai set hieu_luc = ${is} where ma_quyen_bien_lai = 'TT-NV003'`,
      );
    await open(false);
    const waits = { TrangThai: 'ChoXuLy', LyDoCho: 'KhongThuDuoc', MaLoi: 'NO_RECEIPT_BOOK' };
    expect(await send(of.sePay(MaGiaoDich))).toMatchObject(waits);
    await open(true);
    expect(await receipts(visit)).toEqual([]);
  });

  it('told many times at once, by two sources too, is collected once', async () => {
    const { visit, MaGiaoDich } = await of.awaiting();
    const one = told(of.sePay(MaGiaoDich));
    await Promise.all([
      ...Array.from({ length: 6 }, () => takeNotice(of.system(), 'SePay', one)),
      ...Array.from({ length: 3 }, (_, at) =>
        takeNotice(of.system(), 'SaoKe', { ...one, MaNguon: `dòng ${at}` }),
      ),
    ]);
    expect(await receipts(visit)).toHaveLength(1);
    expect((await noticeList(of.fresh(), { keyword: one.MaThamChieu, tuNgay: '2026-11-29' })).totalRows).toBe(
      1,
    );
  });

  it('races with the cashier who cancels, and with one who collects by hand: never both', async () => {
    for (const act of [of.of.cancel, of.of.collect]) {
      const { visit, id, MaGiaoDich } = await of.awaiting();
      const notice = of.sePay(MaGiaoDich);
      const [byHand, row] = await Promise.all([
        act(id).then(
          () => true,
          (error: unknown) => {
            expect((error as DomainError).code).toBe('STATE_CHANGED');
            return false;
          },
        ),
        send(notice),
      ]);
      expect(row.TrangThai === 'DaThuTien').toBe(!byHand);
      if (byHand) expect(row.LyDoCho).toMatch(/DaHuy|DaThu/);
      expect((await receipts(visit)).length).toBe(act === of.of.cancel && byHand ? 0 : 1);
    }
  });
});

describe('a transfer that waits', () => {
  const settle = (id: string, input: Partial<SettleInput>, ctx: Ctx = of.fresh()) =>
    settleNotice(ctx, { requestId: v7(), id, ...input });

  it('is collected onto the lines of a visit that come to its amount, else as an advance, once', async () => {
    const visit = await aVisit(site);
    await charge(site, cashier, visit, [{ ma: 'KB-NOI', donGia: '45000' }]);
    const row = await send(of.sePay('chuyen tien kham'));
    await expect(settle(row._id, {})).rejects.toMatchObject({ code: 'BAD_INPUT' });
    const less = await send(of.sePay('chuyen tien kham', 30_000));
    await expect(settle(less._id, visit)).rejects.toMatchObject({ code: 'PAYMENT_DIFFERS' });
    const both = await Promise.allSettled([settle(row._id, visit), settle(row._id, visit)]);
    expect(both.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await bill(cashier, visit)).toMatchObject({ ConLai: '0.00' });
    await settle(less._id, { ...visit, LoaiBienLai: 'TamUng' });
    expect(await bill(cashier, visit)).toMatchObject({ TamUngCon: '30000.00' });
    expect(await noticeById(of.fresh(), less._id)).toMatchObject({ TrangThai: 'DaThuTien', LyDoCho: null });
  });

  it('is collected onto what is prepared and comes to its amount, which is proposed', async () => {
    const { visit, id } = await of.awaiting('47000');
    const row = await send(of.sePay('tien kham', 47_000));
    expect((await candidatesOf(of.fresh(), row)).map((one) => one._id)).toEqual([id]);
    const other = await of.awaiting('48000');
    await expect(settle(row._id, { GiaoDichTam_Id: other.id })).rejects.toMatchObject({
      code: 'PAYMENT_DIFFERS',
    });
    await settle(row._id, { GiaoDichTam_Id: id });
    expect(await bill(cashier, visit)).toMatchObject({ ConLai: '0.00' });
    expect(await noticeById(of.fresh(), row._id)).toMatchObject({
      TrangThai: 'DaThuTien',
      GiaoDichTam_Id: id,
    });
  });

  it('is set aside with a reason, and put back; it is collected by a cashier alone', async () => {
    const row = await send(of.sePay('tien thue mat bang', 5_000_000));
    await expect(setAside(of.fresh(), row._id, ' ')).rejects.toBeInstanceOf(DomainError);
    await setAside(of.fresh(), row._id, 'Tiền thuê mặt bằng');
    const visit = await aVisit(site);
    const advance = { ...visit, LoaiBienLai: 'TamUng' as const };
    await expect(settle(row._id, advance)).rejects.toMatchObject({ code: 'STATE_CHANGED' });
    await putBack(of.fresh(), row._id);
    const accountant = await site.ctx('ketoan', { node: 'BVS' });
    await expect(settle(row._id, advance, accountant)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await setAside(accountant, row._id, 'Không phải viện phí');
    expect(await noticeById(of.fresh(), row._id)).toMatchObject({
      ...{ TrangThai: 'BoQua', LyDoBoQua: 'Không phải viện phí' },
    });
  });

  it('is found by its words whatever the day, with the counts of every state', async () => {
    const found = await noticeList(of.fresh(), {
      keyword: 'tien thue mat',
      tuNgay: '2020-01-01',
      TrangThai: 'BoQua',
    });
    expect(found).toMatchObject({ totalRows: 0, ChoXuLy: 0, BoQua: 0 });
    const days = { tuNgay: '2026-11-29', denNgay: '2026-11-29' };
    const shown = await noticeList(of.fresh(), { keyword: 'tien thue mat', ...days });
    expect(shown).toMatchObject({ totalRows: 1, BoQua: 1 });
    const waits = await noticeList(of.fresh(), {
      tuNgay: '2020-01-01',
      TrangThai: 'ChoXuLy',
      LyDoCho: 'KhacSoTien',
    });
    expect(waits.totalRows).toBeGreaterThan(0);
    expect(waits.data.every((row) => row.LyDoCho === 'KhacSoTien')).toBe(true);
  });
});
