import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { stayById } from '../admission/queries.ts';
import { codeOf, type ExamFactory, examFactory } from '../examination/testExam.ts';
import { recordOfStay } from '../medicalRecords/ofStay.ts';
import { recordById } from '../medicalRecords/queries.ts';
import { lockStayRecord } from '../medicalRecords/stayRecord.ts';
import { printRecord } from '../printing/print.ts';
import { undoTakeIn } from '../stays/commands.ts';
import { again, issuesOf, wardFactory } from '../stays/testStays.ts';
import { cancelEntry, confirmEntry, createEntry, stopOrder, updateEntry } from './commands.ts';
import { entriesOfRecord, entryById, ordersInUse, ordersOfEntry } from './queries.ts';
import { drugLine, makeEntry } from './testTreatment.ts';

let site: TestSite;
let exam: ExamFactory;
let at: Awaited<ReturnType<typeof wardFactory>>;
let antibiotic: string;
beforeAll(async () => {
  site = await openTestSite({ masterCacheMs: '0' });
  exam = await examFactory(site);
  at = await wardFactory(site, exam);
  const found = await site.database.pool.query<{ code: string }>(
    `select d.ma_duoc as code from pharmacy.duoc d where d.loai_hang = 'Thuoc' and not d.hoi_chan and exists
      (select from pharmacy.hoat_chat h where h.id = any(d.hoat_chat_ids) and h.atc like 'J01%') order by d.ma_duoc limit 1`,
  );
  antibiotic = found.rows[0]?.code ?? '';
});
afterAll(() => site.close());
// every test has its beds to itself
beforeEach(async () => {
  await site.database.pool.query(`update main.dot_giuong set da_huy = true where not da_huy`);
});

const hours = (many: number) => new Date(at.doctor.now().getTime() + many * 3_600_000);
const doctor = (now?: Date) => again(at.doctor, now);
const plain = (more = {}) => drugLine(site, 'T001', more);
const ordersOf = async (id: string) => ordersOfEntry(doctor(), id);

describe('an entry of the treatment sheet', () => {
  it('is numbered within its stay, holds as long as its state allows, and is repeated harmlessly', async () => {
    const stay = await at.lying('H301');
    const requestId = v7();
    const input = { requestId, NhapVien_Id: stay, TinhTrang: 'OnDinh' as const, DienBien: 'Sốt' };
    const first = await createEntry(doctor(), input);
    expect(await createEntry(doctor(), input)).toBe(first);
    const second = await makeEntry(at.doctor, stay, { thuocs: [await plain()] });
    expect(await entryById(doctor(), first)).toMatchObject({ SoThuTu: 1, TrangThai: 'DangSuDung' });
    const entry = await entryById(doctor(), second);
    expect(entry).toMatchObject({ SoThuTu: 2, BacSi_Id: at.BacSiDieuTri_Id });
    expect(entry.HieuLucDen.getTime()).toBeGreaterThan(hours(48).getTime());
    expect(await ordersOf(second)).toMatchObject([
      { Gios: '08:00, 20:00', TuLuc: entry.ThoiGian, DenLuc: entry.HieuLucDen, TrangThai: 'DangDung' },
    ]);
  });

  it('is refused by field and line, all at once', async () => {
    const stay = await at.lying('H301');
    const lines = [await plain({ Lieu: '0' }), await plain({ CachDung: 'KhiCan', TheTich: '500' })];
    expect(await issuesOf(makeEntry(at.doctor, stay, { DienBien: ' ' }))).toEqual(['DienBien REQUIRED']);
    expect(await issuesOf(makeEntry(at.doctor, stay, { HieuLucDen: hours(99) }))).toEqual([
      'HieuLucDen ORDER_HORIZON',
    ]);
    const early = { thuocs: [await plain({ TuLuc: hours(-5) })] };
    expect(await issuesOf(makeEntry(at.doctor, stay, early))).toEqual(['thuocs.0.TuLuc ORDER_BEFORE_ENTRY']);
    expect(await issuesOf(makeEntry(at.doctor, stay, { thuocs: lines }))).toEqual([
      'thuocs.0.Lieu DOSE_ABOVE_ZERO',
      'thuocs.1.LyDoKhiCan REQUIRED',
      'thuocs.1.ToiDa24h REQUIRED',
      'thuocs.1.CachGio REQUIRED',
      'thuocs.1.SoPhut REQUIRED',
    ]);
  });

  it('is written by who may order in the ward, while the patient lies there and the record is open', async () => {
    const stay = await at.lying('H301');
    expect(await codeOf(makeEntry(at.nurse, stay))).toBe('FORBIDDEN');
    expect(await codeOf(makeEntry(at.doctor, await at.ordered()))).toBe('STATE_CHANGED');
    const record = await recordById(doctor(), (await recordOfStay(doctor(), stay))?._id ?? '');
    await lockStayRecord(doctor(), record._id, record.version);
    expect(await codeOf(makeEntry(at.doctor, stay))).toBe('MEDICAL_RECORD_LOCKED');
  });

  it('is corrected with its version; drugs that are left out are cancelled, what was stopped stays', async () => {
    const stay = await at.lying('H301');
    const id = await makeEntry(at.doctor, stay, { thuocs: [await plain(), await drugLine(site, 'T008')] });
    const [kept, gone] = await ordersOf(id);
    const { version } = await entryById(doctor(), id);
    await updateEntry(doctor(), id, {
      version,
      DienBien: 'Hết sốt',
      thuocs: [await plain({ _id: kept?._id, Lieu: '2' })],
    });
    expect(await entryById(doctor(), id)).toMatchObject({ DienBien: 'Hết sốt' });
    expect((await ordersOf(id)).map(({ _id, Lieu, TrangThai }) => [_id, Lieu, TrangThai])).toEqual([
      [kept?._id, '2.000', 'DangDung'],
      [gone?._id, '1.000', 'DaHuy'],
    ]);
    expect(await codeOf(updateEntry(doctor(), id, { version, DienBien: 'x' }))).toBe('CONFLICT');
  });

  it('is cancelled with its orders, for a reason', async () => {
    const stay = await at.lying('H301');
    const id = await makeEntry(at.doctor, stay, { thuocs: [await plain()] });
    expect(await issuesOf(cancelEntry(doctor(), id, 1, ''))).toEqual(['LyDo REQUIRED']);
    await cancelEntry(doctor(), id, 1, 'Ghi nhầm người bệnh');
    expect(await ordersOf(id)).toMatchObject([{ TrangThai: 'DaHuy' }]);
    expect(await ordersInUse(doctor(), stay)).toEqual([]);
  });

  it('written down by a nurse waits until its doctor has confirmed it', async () => {
    const stay = await at.lying('H301');
    const verbal = { YLenhMieng: true, BacSi_Id: at.BacSiDieuTri_Id, thuocs: [await plain()] };
    expect(await issuesOf(makeEntry(at.nurse, stay, { ...verbal, BacSi_Id: null }))).toEqual([
      'BacSi_Id REQUIRED',
    ]);
    const id = await makeEntry(at.nurse, stay, verbal);
    expect(await entryById(doctor(), id)).toMatchObject({ TrangThai: 'ChoXacNhan', XacNhanLuc: null });
    expect(await codeOf(confirmEntry(again(at.nurse), id, 1))).toBe('FORBIDDEN');
    await confirmEntry(doctor(), id, 1);
    const confirmed = await entryById(doctor(), id);
    expect(confirmed).toMatchObject({ TrangThai: 'DangSuDung', NguoiXacNhan_Id: at.BacSiDieuTri_Id });
  });
});

describe('drugs of the sheet', () => {
  it('that are counted go on by a day when they are repeated, and begin anew after a pause', async () => {
    const stay = await at.lying('H301');
    const line = () => drugLine(site, antibiotic);
    const first = await makeEntry(at.doctor, stay, { thuocs: [await line(), await plain()] });
    const numbers = async (id: string) => (await ordersOf(id)).map(({ NgayThu }) => NgayThu);
    expect(await numbers(first)).toEqual([1, null]);
    const [before] = await ordersOf(first);
    const tomorrow = hours(24);
    const next = await makeEntry(doctor(tomorrow), stay, {
      thuocs: [{ ...(await line()), LapTu_Id: before?._id ?? null, Lieu: '2' }],
    });
    expect(await numbers(next)).toEqual([2]);
    expect(await ordersOf(next)).toMatchObject([{ DoiTruong: 'Lieu', LapTu_Id: before?._id }]);
    const late = await makeEntry(doctor(hours(24 * 9)), stay, { thuocs: [await line()] });
    expect(await numbers(late)).toEqual([1]);
  });

  it('are stopped for a reason by who saw them, once', async () => {
    const stay = await at.lying('H301');
    const id = await makeEntry(at.doctor, stay, { thuocs: [await plain()] });
    const [drug] = await ordersOf(id);
    const stop = () => stopOrder(doctor(), drug?._id ?? '', drug?.version ?? 0, 'Nổi mẩn');
    const both = await Promise.all([codeOf(stop()), codeOf(stop())]);
    expect(both.filter((code) => code === drug?._id || code === 'done')).toHaveLength(1);
    expect(await ordersOf(id)).toMatchObject([{ TrangThai: 'DaNgung', LyDoNgung: 'Nổi mẩn' }]);
    expect(await ordersInUse(doctor(), stay)).toEqual([]);
    // what was written of the stay keeps it from being undone
    const { version } = await stayById(doctor(), stay);
    expect(await codeOf(undoTakeIn(again(at.nurse), stay, version, 'Nhầm'))).toBe('STAY_HAS_ENTRIES');
  });

  it('are judged like prescriptions: a reason is asked for, kept, and stands when the order is repeated', async () => {
    const stay = await at.lying('H301');
    const { rows } = await site.database.pool.query<{ name: string }>(
      `select h.ten_hoat_chat as name from pharmacy.duoc d join pharmacy.hoat_chat h on h.id = any(d.hoat_chat_ids)
       where d.ma_duoc = 'T001' limit 1`,
    );
    await site.database.pool.query(
      `update main.benh_nhan set tien_su_di_ung = $2 where id = (select benh_nhan_id from main.tiep_nhan_nhap_vien where id = $1)`,
      [stay, `dị ứng ${rows[0]?.name}`],
    );
    const line = await plain();
    expect(await codeOf(makeEntry(at.doctor, stay, { thuocs: [line] }))).toBe('NEEDS_CONFIRMATION');
    const lyDoCanhBaos = [{ key: `PossibleAllergy:${line.Duoc_Id}`, LyDo: 'Đã dùng lại được' }];
    const id = await makeEntry(at.doctor, stay, { thuocs: [line], lyDoCanhBaos });
    const [drug] = await ordersOf(id);
    expect(drug?.CanhBao).toMatchObject([{ MucDo: 'PossibleAllergy', LyDo: 'Đã dùng lại được' }]);
    await makeEntry(at.doctor, stay, { thuocs: [{ ...line, LapTu_Id: drug?._id ?? null }] });
  });

  it('two who write at once get two numbers', async () => {
    const stay = await at.lying('H301');
    await Promise.all([1, 2, 3].map(() => makeEntry(at.doctor, stay)));
    const BenhAn_Id = (await recordOfStay(doctor(), stay))?._id ?? '';
    expect((await entriesOfRecord(doctor(), BenhAn_Id)).map(({ SoThuTu }) => SoThuTu).sort()).toEqual([
      1, 2, 3,
    ]);
  });

  it('print with the sheet', async () => {
    const stay = await at.lying('H301');
    await makeEntry(at.doctor, stay, { thuocs: [await plain()] });
    const BenhAn_Id = (await recordOfStay(doctor(), stay))?._id ?? '';
    const pdf = await printRecord(doctor(), 'ToDieuTri', BenhAn_Id);
    expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe('%PDF-');
  });
});
