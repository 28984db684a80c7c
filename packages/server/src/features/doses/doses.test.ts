import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { stayById } from '../admission/queries.ts';
import { standingOf } from '../discharges/standing.ts';
import { codeOf, examFactory } from '../examination/testExam.ts';
import { lockStayRecord } from '../medicalRecords/stayRecord.ts';
import { bookFirstStock } from '../pharmacy/importStock.ts';
import { printRecord } from '../printing/print.ts';
import { receptionById } from '../reception/queries.ts';
import { again, issuesOf } from '../stays/testStays.ts';
import { stopOrder } from '../treatment/commands.ts';
import { newsOfStay } from '../treatment/news.ts';
import { drugOrderById } from '../treatment/queries.ts';
import { endInfusion, recordDose, takeBackDose } from './commands.ts';
import { phieuThucHienThuocForm } from './print/phieuThucHienThuocForm.ts';
import { chartOfStay, chartsOfWard, doseById } from './queries.ts';
import { dosesForPayer, unequalOrders } from './stockAndBill.ts';
import { doseFactory } from './testDoses.ts';

let site: TestSite;
let at: Awaited<ReturnType<typeof doseFactory>>;
beforeAll(async () => {
  site = await openTestSite({ masterCacheMs: '0' });
  at = await doseFactory(site, await examFactory(site));
});
afterAll(() => site.close());
// every test has its beds to itself
beforeEach(async () => {
  await site.database.pool.query(`update main.dot_giuong set da_huy = true where not da_huy`);
});

const hour = 3_600_000;
const inHours = (many: number) => new Date(Date.now() + many * hour);
const nurse = (now?: Date) => again(at.nurse, now);
const read = (id: string) => doseById(nurse(), id);
const window = (from = -2, to = 2) => ({ tu: inHours(from), den: inHours(to) });
const sql = (text: string, values: unknown[] = []) => site.database.pool.query(text, values);

describe('a dose', () => {
  it('is given once a request, with who gave it and how patient and drug were identified', async () => {
    const stay = await at.lying('H301');
    const order = await at.ordered(stay);
    const { rows } = await sql(
      `select ma_y_te as code from main.benh_nhan where id = (select benh_nhan_id from main.tiep_nhan_nhap_vien where id = $1)`,
      [stay],
    );
    const scanned = { maNguoiBenh: String(rows[0]?.code), maThuoc: 't001', LyDoKhongQuet: null };
    const input = { ...at.giving(order), ...scanned };
    const id = await recordDose(nurse(), input);
    expect(await recordDose(nurse(), input)).toBe(id);
    expect(await read(id)).toMatchObject({
      ...{ TrangThai: 'DaDung', GioDung: order.TuLuc, Lieu: '1.000', CachXacDinh: 'QuetMa' },
      ...{ NguoiThucHien_Id: at.nurse.user?.NhanVien_Id, Khoa_Id: await at.ward('KNOI') },
      // the ward has no cabinet
      ...{ Kho_Id: null, SoLuong: null },
    });
    const other = { ...at.giving(await at.ordered(stay, 'T008')), ...scanned, maNguoiBenh: 'X1' };
    expect(await issuesOf(recordDose(nurse(), other))).toEqual([
      'maNguoiBenh DOSE_OTHER_PATIENT',
      'maThuoc DOSE_OTHER_DRUG',
    ]);
  });

  it('is answered by one of two nurses at once, and stays answered until it is taken back', async () => {
    const order = await at.ordered(await at.lying('H301'));
    const both = await Promise.all([
      codeOf(at.give(order)),
      codeOf(at.give(order, { KhongDung: true, LyDoKhongDung: 'Non' })),
    ]);
    expect(both.toSorted()).toEqual(['DOSE_RECORDED', 'done']);
    const { rows } = await sql(`select id, version from main.thuc_hien_thuoc where y_lenh_thuoc_id = $1`, [
      order._id,
    ]);
    expect(await issuesOf(takeBackDose(nurse(), rows[0].id, 1, ' '))).toEqual(['LyDo REQUIRED']);
    await takeBackDose(nurse(), rows[0].id, 1, 'Ghi nhầm người bệnh');
    expect(await read(rows[0].id)).toMatchObject({
      TrangThai: 'DaThuHoi',
      LyDoThuHoi: 'Ghi nhầm người bệnh',
    });
    expect((await read(await at.give(order))).TrangThai).toBe('DaDung');
  });

  it('is one row for a time of an order, whoever writes it', async () => {
    const order = await at.ordered(await at.lying('H301'));
    const id = await at.give(order);
    const copy = sql(
      `insert into main.thuc_hien_thuoc select (jsonb_populate_record(t, jsonb_build_object('id', $2::text))).*
        from main.thuc_hien_thuoc t where id = $1`,
      [id, v7()],
    );
    await expect(copy).rejects.toThrow('thuc_hien_thuoc_once');
  });

  it('is not given with a reason, which the news of the stay tell', async () => {
    const stay = await at.lying('H301');
    const order = await at.ordered(stay);
    expect(await issuesOf(at.give(order, { KhongDung: true }))).toEqual(['LyDoKhongDung REQUIRED']);
    await at.give(order, { KhongDung: true, LyDoKhongDung: 'TuChoi', LyDo: 'Sợ tiêm' });
    const { thayDois } = await newsOfStay(nurse(), stay, inHours(-1));
    expect(thayDois.find(({ loai }) => loai === 'DungThuoc')).toMatchObject({
      noiDung: `${order.TenDuoc}: Từ chối, Sợ tiêm`,
      batThuong: true,
    });
  });

  it('is written in the ward, by its right, while the patient lies there and the record is open', async () => {
    const stay = await at.lying('H301');
    const order = await at.ordered(stay);
    expect(await codeOf(at.give(order, {}, again(at.doctor)))).toBe('FORBIDDEN');
    expect(await issuesOf(at.give(order, { ThoiGian: inHours(1) }))).toEqual([
      'ThoiGian MEDICAL_RECORD_FUTURE',
    ]);
    const stopped = await at.ordered(stay, 'T008');
    const { version } = await drugOrderById(nurse(), stopped._id);
    await stopOrder(again(at.doctor), stopped._id, version, 'Dị ứng');
    expect(await issuesOf(at.give(stopped))).toEqual(['ThoiGian DOSE_ORDER_STOPPED']);
    const id = await at.give(order);
    const record = await recordVersion(stay);
    await lockStayRecord(again(at.doctor), record.id, record.version);
    expect(await codeOf(takeBackDose(nurse(), id, 1, 'Nhầm'))).toBe('MEDICAL_RECORD_LOCKED');
    await sql(`update main.tiep_nhan_nhap_vien set trang_thai = 'DaRaVien' where id = $1`, [stay]);
    expect(await codeOf(takeBackDose(nurse(), id, 1, 'Nhầm'))).toBe('SHEET_STAY_ENDED');
  });

  it('as needed keeps its gap and its number in 24 hours, of two nurses at once, too', async () => {
    const stay = await at.lying('H301');
    const asNeeded = { CachDung: 'KhiCan' as const, LyDoKhiCan: 'Sốt', ToiDa24h: 4, CachGio: '6' };
    const order = await at.ordered(stay, 'T001', asNeeded);
    const both = [at.give(order), at.give(order)];
    expect((await Promise.all(both.map(issuesOf))).toSorted()).toEqual([['ThoiGian DOSE_NOT_YET'], ['done']]);
    expect(await issuesOf(at.give(order, {}, nurse(inHours(5.9))))).toEqual(['ThoiGian DOSE_NOT_YET']);
    for (const later of [6.1, 12.2, 18.3]) await at.give(order, {}, nurse(inHours(later)));
    // the gap is over, the day of the first one is not
    expect(await issuesOf(at.give(order, {}, nurse(inHours(23.9))))).toEqual(['ThoiGian DOSE_NOT_YET']);
    await at.give(order, {}, nurse(inHours(24.4)));
  });

  it('of an addictive drug wants a second person with a password of their own', async () => {
    const order = await at.ordered(await at.lying('H301'), 'T006');
    const second = (username: string, password = 'sen-2026') =>
      issuesOf(at.give(order, { nguoiThuHai: { username, password } }));
    expect(await issuesOf(at.give(order))).toEqual(['nguoiThuHai.username DOSE_SECOND_PERSON']);
    expect(await second('bsnoitru', 'wrong')).toEqual(['nguoiThuHai.password PASSWORD_INCORRECT']);
    expect(await second('dieuduongnt')).toEqual(['nguoiThuHai.username DOSE_SECOND_SELF']);
    expect(await second('duoc')).toEqual(['nguoiThuHai.username SECOND_PERSON_RIGHT']);
    const id = await at.give(order, { nguoiThuHai: { username: 'BSNoiTru ', password: 'sen-2026' } });
    expect((await read(id)).NguoiThuHai_Id).toBe(at.BacSiDieuTri_Id);
  });

  it('of an infusion runs until it is ended with its volume', async () => {
    const stay = await at.lying('H301');
    const order = await at.ordered(stay, 'T023', { TheTich: '500', SoPhut: 240 });
    const id = await at.give(order);
    expect((await read(id)).TrangThai).toBe('DangTruyen');
    const { TiepNhan_Id } = await stayById(nurse(), stay);
    const stands = async () =>
      (await standingOf(nurse(), { _id: stay, TiepNhan_Id })).map(({ Loai }) => Loai);
    expect(await stands()).toContain('DangTruyen');
    const end = (TheTich: string, now = inHours(4)) => endInfusion(nurse(now), id, { version: 1, TheTich });
    expect(await issuesOf(end('501'))).toEqual(['TheTich TOO_LARGE']);
    await end('480');
    expect(await read(id)).toMatchObject({ TrangThai: 'DaDung', TheTich: '480.000' });
    expect(await codeOf(end('480'))).toBe('STATE_CHANGED');
    expect(await stands()).not.toContain('DangTruyen');
  });
});

async function recordVersion(stay: string) {
  const { rows } = await sql(`select id, version from main.benh_an where nhap_vien_id = $1`, [stay]);
  return rows[0] as { id: string; version: number };
}

describe('the round of a ward', () => {
  it('shows by bed what is due, late, given and cancelled, in one statement', async () => {
    const [stay, other] = [await at.lying('H301'), await at.lying('H302')];
    const order = await at.ordered(stay);
    const late = await at.ordered(other, 'T008');
    const ward = async (now?: Date) =>
      (await chartsOfWard(nurse(now), await at.ward('KNOI'), window())).map(({ NhapVien_Id, thuocs }) => ({
        stay: NhapVien_Id,
        doses: thuocs.flatMap(({ lieus }) => lieus.map(({ trangThai }) => trangThai)),
      }));
    expect(await ward()).toEqual([
      { stay, doses: ['DenGio'] },
      { stay: other, doses: ['DenGio'] },
    ]);
    await at.give(order);
    expect(await ward(inHours(1.1))).toEqual([
      { stay, doses: ['DaDung'] },
      { stay: other, doses: ['Tre'] },
    ]);
    await at.give(late, { KhongDung: true, LyDoKhongDung: 'VangMat' });
    const many = await site.countQueries(() => ward());
    await at.ordered(await at.lying('H303'));
    expect(await site.countQueries(() => ward())).toBe(many);
  });

  it('keeps on the chart of a stay what was taken back, and when a drug may be given again', async () => {
    const stay = await at.lying('H301');
    const asNeeded = { CachDung: 'KhiCan' as const, LyDoKhiCan: 'Sốt', ToiDa24h: 4, CachGio: '6' };
    const order = await at.ordered(stay, 'T001', asNeeded);
    await takeBackDose(nurse(), await at.give(order), 1, 'Nhầm');
    const id = await at.give(order);
    const chart = await chartOfStay(nurse(), stay, window());
    expect(chart?.thuocs).toMatchObject([
      { khiCans: [{ _id: id }], thuHois: [{ LyDoThuHoi: 'Nhầm' }], lieus: [] },
    ]);
    const next = chart?.thuocs[0]?.duocDungTu?.getTime() ?? 0;
    expect(Math.abs(next - inHours(6).getTime())).toBeLessThan(60_000);
    expect(await issuesOf(chartOfStay(nurse(), stay, window(0, 300)))).toEqual(['den TOO_LARGE']);
  });
});

it('the paper of a stay says by day what was given and what was not', async () => {
  const stay = await at.lying('H301');
  await at.give(await at.ordered(stay));
  await at.give(await at.ordered(stay, 'T008'), { KhongDung: true, LyDoKhongDung: 'TuChoi' });
  const { id } = await recordVersion(stay);
  const { Dongs } = await phieuThucHienThuocForm.data(nurse(), id);
  expect(Dongs).toMatchObject([
    { TenDuoc: expect.stringContaining('Paracetamol'), Luots: [{ Lieu: '1.000' }], KhongDungs: [] },
    { TenDuoc: expect.stringContaining('Ibuprofen'), Luots: [], KhongDungs: [{ LyDoKhongDung: 'TuChoi' }] },
  ]);
  expect(Buffer.from(await printRecord(nurse(), 'PhieuThucHienThuoc', id)).toString('latin1', 0, 5)).toBe(
    '%PDF-',
  );
});

describe('a dose out of the cabinet of the ward', () => {
  let cabinet: string;
  beforeAll(async () => {
    cabinet = v7();
    await sql(
      `insert into pharmacy.kho (id, ma_kho, ten_kho, node_id, loai, search_key) values ($1, 'TTNOI', 'Tủ trực khoa Nội', $2, 'TuTruc', 'tu truc')`,
      [cabinet, await at.ward('KNOI')],
    );
    const Duoc_Id = await site.id('pharmacy.duoc', 'T001');
    const lot = { Kho_Id: cabinet, Duoc_Id, SoLo: 'L1', HanDung: '2099-12-31', SoLuong: '3' };
    await bookFirstStock(await site.ctx('quantri'), [lot]);
  });

  const left = async () => {
    const { rows } = await sql(`select so_luong::float8 as so from pharmacy.ton_kho where kho_id = $1`, [
      cabinet,
    ]);
    return rows[0]?.so;
  };
  const billed = async (order: string) => {
    const { rows } = await sql(
      `select so_luong::float8 as so, don_gia::float8 as gia, thuc_hien as done from main.vien_phi_dong where source_id = $1 and trang_thai = 'DangSuDung'`,
      [order],
    );
    return rows;
  };

  it('leaves it, stands on the bill once, and is back in both when it is taken back', async () => {
    const stay = await at.lying('H301');
    const asNeeded = { CachDung: 'KhiCan' as const, LyDoKhiCan: 'Sốt', ToiDa24h: 4, CachGio: '0.5' };
    const order = await at.ordered(stay, 'T001', asNeeded);
    const first = await at.give(order);
    expect([await left(), await billed(order._id)]).toEqual([2, [{ so: 1, gia: 290, done: true }]]);
    const second = await at.give(order, {}, nurse(inHours(1)));
    expect([await left(), await billed(order._id)]).toEqual([1, [{ so: 2, gia: 290, done: true }]]);
    await takeBackDose(nurse(), second, 1, 'Nhầm');
    expect([await left(), await billed(order._id)]).toMatchObject([2, [{ so: 1 }]]);
    expect(await unequalOrders(nurse())).toEqual([]);
    // another payer: the price that the fund accepts
    const visit = (await stayById(nurse(), stay)).TiepNhan_Id;
    const kept = await receptionById(nurse(), visit);
    const insured = { ...kept, DoiTuong_Id: await site.id('main.dm_doi_tuong', 'BHYT') };
    await inTransaction(nurse(), (tx) => dosesForPayer(tx, kept, insured));
    expect(await billed(order._id)).toMatchObject([{ so: 1, gia: 250 }]);
    await takeBackDose(nurse(), first, 1, 'Nhầm');
    expect([await left(), await billed(order._id)]).toEqual([3, []]);
    expect(await unequalOrders(nurse())).toEqual([]);
  });

  it('is refused when the cabinet is short, unless it came from elsewhere; nothing is written then', async () => {
    const stay = await at.lying('H301');
    const order = await at.ordered(stay, 'T001', { Lieu: '4' });
    expect(await codeOf(at.give(order))).toBe('STOCK_SHORT');
    const id = await at.give(order, { khongLayTu: true });
    expect(await read(id)).toMatchObject({ TrangThai: 'DaDung', Kho_Id: null });
    const refused = await at.ordered(stay, 'T001', { Lieu: '2' });
    await at.give(refused, { KhongDung: true, LyDoKhongDung: 'HetThuoc' });
    expect([await left(), await billed(order._id), await billed(refused._id)]).toEqual([3, [], []]);
  });
});
