import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { morningIn, openTestSite, type TestSite } from '../../../test/testSite.ts';
import { type Ctx, localDay } from '../../engine/context.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import type { TiepNhanInput } from '../../gql/main.ts';
import { changePayer } from '../cashier/payerChanges.ts';
import { costOfVisit } from '../cashier/queries.ts';
import { orderLinesForCharges, slipsByRoom } from '../orders/queries.ts';
import { makePatient, patientInput } from '../patients/testPatient.ts';
import { callNext, startServing } from '../queues/commands.ts';
import { type TicketFilter, ticketsOfVisit } from '../queues/queries.ts';
import { cancelTiepNhan, createTiepNhan } from './commands.ts';
import { listReceptions } from './list.ts';
import { proposedService, receptionServices } from './options.ts';
import { code, receptionFactory, refused } from './testReception.ts';

let site: TestSite;
let at: Awaited<ReturnType<typeof receptionFactory>>;
let ctx: Ctx;
beforeAll(async () => {
  site = await openTestSite();
  at = await receptionFactory(site);
  ({ ctx } = at);
});
afterAll(() => site.close());

describe('receiving a known patient who pays', () => {
  it('makes the visit, the order with its charge, the ticket of the room and of the cashier', async () => {
    const visit = await at.receive({ UuTien: true, LyDoUuTien: 'Tu75Tuoi' });
    expect(visit).toMatchObject({
      TrangThai: 'DaTiepNhan',
      NoiTiepNhan_Id: at.ids.desk,
      MucHuong: null,
      TheDaXacMinh: false,
    });
    expect(visit.MaTiepNhan).toMatch(/^TN\d{6}-\d{4}$/);
    const tickets = await ticketsOfVisit(ctx, visit._id);
    expect(tickets.map((one) => [one.HangDoi, one.isPriority, one.TrangThai]).sort()).toEqual([
      ['KhamBenh', true, 'cho'],
      ['VienPhi', true, 'cho'],
    ]);
    expect(visit.SoThuTu).toBe(tickets.find((one) => one.HangDoi === 'KhamBenh')?.SoThuTu);
    const lines = await orderLinesForCharges(ctx, visit._id);
    expect(lines.map((one) => [one.MaDichVu, one.TrangThai])).toEqual([['KB-NOI', 'SanSang']]);
    expect(Number((await costOfVisit(ctx, visit._id)).ConLai)).toBeGreaterThan(0);
  });

  it('is refused with a payer for inpatients only', async () => {
    const id = v7();
    await site.database.pool.query(
      `insert into main.dm_doi_tuong (id, ma_doi_tuong, ten_doi_tuong, nhom_doi_tuong_id, loai_gia_ids, pham_vi_ap_dung, search_key)
       select $1, 'NOITRU', 'Chỉ nội trú', nhom_doi_tuong_id, loai_gia_ids, 'NoiTru', '' from main.dm_doi_tuong where ma_doi_tuong = 'THUPHI'`,
      [id],
    );
    await expect(at.receive({ DoiTuong_Id: id })).rejects.toMatchObject({
      details: { issues: [{ path: 'DoiTuong_Id', code: 'PAYER_INPATIENTS_ONLY' }] },
    });
  });

  it('happens once for one request id, also when the desk sends it twice at once', async () => {
    const patient = await makePatient(site, ctx, { TenBenhNhan: 'Bấm Hai Lần' });
    const input = {
      requestId: v7(),
      BenhNhan_Id: patient._id,
      DoiTuong_Id: at.ids.paying,
      dichVus: at.services(),
    };
    const [first, second] = await Promise.all([createTiepNhan(ctx, input), createTiepNhan(ctx, input)]);
    expect(first._id).toBe(second._id);
    expect((await ticketsOfVisit(ctx, first._id)).filter((one) => one.HangDoi === 'KhamBenh')).toHaveLength(
      1,
    );
  });

  it('asks before the same service is ordered twice on a day', async () => {
    const visit = await at.receive();
    const again: TiepNhanInput = {
      BenhNhan_Id: visit.BenhNhan_Id,
      DoiTuong_Id: at.ids.paying,
      dichVus: at.services(),
    };
    expect(await code(createTiepNhan(ctx, again))).toBe('NEEDS_CONFIRMATION');
    expect((await createTiepNhan(ctx, { ...again, xacNhanTrung: true })).BenhNhan_Id).toBe(visit.BenhNhan_Id);
  });
});

describe('receiving a new patient', () => {
  it('makes the record and the visit together, or neither', async () => {
    const BenhNhan = await patientInput(site, { TenBenhNhan: 'Lý Thị Mới' });
    const visit = await createTiepNhan(ctx, { BenhNhan, DoiTuong_Id: at.ids.paying, dichVus: at.services() });
    expect(visit.BenhNhan_Id).not.toBe('');
    const other = await patientInput(site, { TenBenhNhan: 'Lý Văn Hỏng' });
    const wrong = [
      { ...at.services()[0], DichVu_Id: v7(), LoaiGia_Id: at.ids.priceType, NoiThucHien_Id: at.ids.room },
    ];
    expect(
      await code(createTiepNhan(ctx, { BenhNhan: other, DoiTuong_Id: at.ids.paying, dichVus: wrong })),
    ).toBe('BAD_INPUT');
    const { rows } = await site.database.pool.query(
      "select 1 from main.benh_nhan where ten_benh_nhan = 'Lý Văn Hỏng'",
    );
    expect(rows).toEqual([]);
  });

  it('names what is missing: payer, service, reason of priority, card, its days', async () => {
    const issues = async (input: TiepNhanInput) =>
      ((await refused(createTiepNhan(ctx, input))).details['issues'] as { path: string; code: string }[]).map(
        (one) => `${one.path} ${one.code}`,
      );
    const patient = await makePatient(site, ctx, { TenBenhNhan: 'Thiếu Thông Tin' });
    const BenhNhan_Id = patient._id;
    expect(await issues({ BenhNhan_Id, UuTien: true })).toEqual([
      'DoiTuong_Id REQUIRED',
      'LyDoUuTien REASON_NEEDED',
      'dichVus SERVICE_NEEDED',
    ]);
    expect(await issues({ BenhNhan_Id, DoiTuong_Id: at.ids.insured, dichVus: at.services() })).toEqual([
      'SoTheBHYT CARD_NEEDED',
    ]);
    expect(await issues({ BenhNhan_Id, ...(await at.card('DN40101')), dichVus: at.services() })).toEqual([
      'SoTheBHYT CARD_LENGTH',
    ]);
    expect(
      await issues({
        BenhNhan_Id,
        ...(await at.card()),
        BHYTNgayHetHieuLuc: '2021-01-01',
        dichVus: at.services(),
      }),
    ).toEqual(['BHYTNgayHetHieuLuc CARD_NOT_VALID_ON_DAY']);
  });
});

describe('receiving an insured patient', () => {
  it('keeps card, route and benefit with the visit and the card with the patient; without the portal it stays unconfirmed', async () => {
    const visit = await at.receive(await at.card('HT3019988776655'));
    expect(visit).toMatchObject({
      SoTheBHYT: 'HT3019988776655',
      TuyenKCB: 'DungTuyen',
      MaDoiTuongKCB: '1.1',
      MucHuong: 95,
      TheDaXacMinh: false,
    });
    const { rows } = await site.database.pool.query('select so_the_bhyt from main.benh_nhan where id = $1', [
      visit.BenhNhan_Id,
    ]);
    expect(rows[0].so_the_bhyt).toBe('HT3019988776655');
    const list = await listReceptions(ctx, { tab: 'ChuaXacMinhThe' });
    expect(list.data.map((one) => one._id)).toContain(visit._id);
  });

  it('is refused by its field what somebody chose that card, age, flags and papers do not bear', async () => {
    const issues = async (more: TiepNhanInput) => {
      const { details } = await refused(at.receive({ ...(await at.card()), ...more }));
      const found = (details['issues'] ?? []) as { path: string; code: string }[]; // those of BAD_INPUT
      return found.map(({ path, code }) => `${path} ${code}`);
    };
    expect(await issues({ MaDoiTuongKCB: '1.3' })).toEqual(['MaDoiTuongKCB ROUTE_NEEDS_REFERRAL']);
    expect(await issues({ MaDoiTuongKCB: '2' })).toEqual(['MaDoiTuongKCB ROUTE_NEEDS_EMERGENCY']);
    expect(await issues({ MaDoiTuongKCB: '1.7' })).toEqual(['MaDoiTuongKCB ROUTE_NEEDS_NEWBORN']);
    expect(await issues({ SoTheBHYT: 'TE1010123456789' })).toEqual(['SoTheBHYT CARD_NOT_FOR_AGE']);
    expect(await issues({ MienCungChiTra: true })).toEqual([
      'NgayDu5Nam FIVE_YEARS_NEEDED',
      'SoGiayMien REQUIRED',
      'NgayGiayMien REQUIRED',
    ]);
    expect(await issues({ CungChiTraLuyKe: '-5' })).toEqual(['CungChiTraLuyKe TOO_SMALL']);
    expect(await issues({ MaDoiTuongKCB: '2', CapCuu: true })).toEqual([]);
  });

  it('keeps to the same when its payer is changed', async () => {
    const visit = await at.receive();
    const change = { TiepNhan_Id: visit._id, ...(await at.card()) };
    const cashier = await site.ctx('thungan1', { node: 'QT01' });
    expect(await refused(changePayer(cashier, { ...change, MaDoiTuongKCB: '1.5' }))).toMatchObject({
      details: { issues: [{ path: 'MaDoiTuongKCB', code: 'ROUTE_NEEDS_APPOINTMENT' }] },
    });
    expect(await code(changePayer(cashier, { ...change, MaDoiTuongKCB: '1.5', TaiKhamTheoHen: true }))).toBe(
      'done',
    );
  });

  it('who comes to pay for himself leaves no card on the visit', async () => {
    const visit = await at.receive({ ...(await at.card()), DoiTuong_Id: at.ids.paying });
    expect(visit).toMatchObject({ SoTheBHYT: null, MucHuong: null, TuyenKCB: null });
  });
});

describe('the list of a day', () => {
  beforeEach(async () => {
    // nothing is left from the days of other tests
    await site.database.pool.query("update main.hang_doi_ve set trang_thai = 'huy'");
    await site.database.pool.query('update main.tiep_nhan set the_da_xac_minh = true');
  });

  it('is read by pages, the newest first', async () => {
    const now = morningIn(230);
    const desk = await site.ctx('tiepdon', { node: 'TN01', now });
    const made: string[] = [];
    for (const name of ['Một', 'Hai', 'Ba'])
      made.push(
        (
          await createTiepNhan(desk, {
            BenhNhan: await patientInput(site, { TenBenhNhan: `Trang ${name}` }),
            DoiTuong_Id: at.ids.paying,
            dichVus: at.services(),
          })
        )._id,
      );
    const pageOf = async (page: number) =>
      (await listReceptions(desk, { ngay: localDay(now), limit: 2, page })).data.map((one) => one._id);
    expect([...(await pageOf(1)), ...(await pageOf(2))]).toEqual(made.reverse());
    expect(await pageOf(3)).toEqual([]);
  });

  it('counts every tab and finds by name, code and card with two statements', async () => {
    const now = morningIn(200);
    const day = localDay(now);
    const desk = await site.ctx('tiepdon', { node: 'TN01', now });
    const doctor = await site.ctx('bsnoi1', { node: 'PK01', now });
    const made = [];
    for (const TenBenhNhan of ['Danh Sách Một', 'Danh Sách Hai', 'Danh Sách Ba']) {
      const patient = await makePatient(site, desk, { TenBenhNhan });
      made.push(
        await createTiepNhan(desk, {
          BenhNhan_Id: patient._id,
          DoiTuong_Id: at.ids.paying,
          dichVus: at.services(),
        }),
      );
    }
    expect(await callNext(doctor, { hangDoi: 'KhamBenh', nodeId: at.ids.room })).toBeNull(); // nobody has paid
    await site.database.pool.query(
      `update main.dich_vu_yeu_cau_chi_tiet set duoc_phep_thuc_hien = true
       where dich_vu_yeu_cau_id in (select id from main.dich_vu_yeu_cau where tiep_nhan_id = $1)`,
      [made[1]?._id],
    );
    const called = await callNext(doctor, { hangDoi: 'KhamBenh', nodeId: at.ids.room });
    expect(called?.TiepNhan_Id).toBe(made[1]?._id); // the first one has not paid yet
    await inTransaction(doctor, (tx) => startServing(tx, called?._id ?? ''));
    await cancelTiepNhan(desk, made[2]?._id ?? '', 'nhầm');
    const list = await listReceptions(desk, { ngay: day });
    expect(list.counts).toEqual({
      TatCa: 2,
      ChoKham: 1,
      DangKham: 1,
      DaKham: 0,
      ChuaXacMinhThe: 0,
      DaHuy: 1,
    });
    expect(list.data).toHaveLength(2);
    const find = async (keyword: string) =>
      (await listReceptions(await site.ctx('tiepdon', { now }), { ngay: day, keyword })).data.length;
    expect(await find('danh sach hai')).toBe(1);
    expect(await find(made[0]?.MaTiepNhan ?? '')).toBe(1);
    expect(await find('khong co ai')).toBe(0);
    const fresh = await site.ctx('tiepdon', { now });
    // one of them finds the facilities of the caller, which are master data
    expect(await site.countQueries(() => listReceptions(fresh, { ngay: day }))).toBe(3);
  });
});

it('offers the services of a payer with prices, rooms of the facility and how many wait', async () => {
  const found = await receptionServices(ctx, { DoiTuong_Id: at.ids.paying, idNode: at.ids.desk });
  const internal = found.find((one) => one.MaDichVu === 'KB-NOI');
  expect(internal?.phongs.map((one) => one.ma)).toEqual(['PK01', 'PK02']);
  expect(internal?.phongs[0]?.soCho).toBeGreaterThan(0);
  expect(Number(internal?.gias[0]?.DonGia)).toBeGreaterThan(0);
});

describe('the proposed examination', () => {
  const back = (BenhNhan_Id: string) => proposedService(ctx, { BenhNhan_Id, idNode: at.ids.desk });
  const yesterday = (id: string) =>
    site.database.pool.query('update main.tiep_nhan set ngay = ngay - 1 where id = $1', [id]);

  it('of a returning patient is that of the last visit, unless it is ordered today already', async () => {
    const other = await site.id('main.dm_dich_vu', 'KB-TIM');
    const NoiThucHien_Id = await site.id('auth.node', 'PK03');
    const dichVus = at.services().map((line) => ({ ...line, DichVu_Id: other, NoiThucHien_Id }));
    const visit = await at.receive({ dichVus });
    expect(await back(visit.BenhNhan_Id)).toBeNull();
    await yesterday(visit._id);
    expect(await back(visit.BenhNhan_Id)).toBe(other);
    expect(await site.countQueries(() => back(visit.BenhNhan_Id))).toBe(1);
  });

  it('of somebody without a visit is what the desk orders most', async () => {
    const patient = await makePatient(site, ctx, { TenBenhNhan: 'Chưa Khám Lần Nào' });
    expect(await back(patient._id)).toBe(at.ids.service);
  });
});

it('the slips of a room are narrowed to those whose queue ticket fits', async () => {
  const visit = await at.receive({ UuTien: true, LyDoUuTien: 'Tu75Tuoi' });
  await at.receive();
  const ticket = (await ticketsOfVisit(ctx, visit._id)).find((one) => one.HangDoi === 'KhamBenh');
  const slips = async (inputQMS: TicketFilter) =>
    (await slipsByRoom(ctx, { idRoom: at.ids.room, inputQMS })).map((slip) => slip.TiepNhan_Id);
  expect(await slips({ KyHieu: ticket?.KyHieu ?? '' })).toEqual([visit._id]);
  const waiting = await slips({ hangDoi: 'KhamBenh', trangThai: ['cho'], isPriority: true });
  expect(waiting).toContain(visit._id);
  expect(waiting.length).toBeLessThan((await slips({})).length);
  expect(await slips({ KyHieu: ticket?.KyHieu ?? '', trangThai: ['dang_goi'] })).toEqual([]);
});
