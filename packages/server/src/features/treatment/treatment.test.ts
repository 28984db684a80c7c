import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { stayById } from '../admission/queries.ts';
import { codeOf, type ExamFactory, examFactory } from '../examination/testExam.ts';
import { recordOfStay } from '../medicalRecords/ofStay.ts';
import { recordById } from '../medicalRecords/queries.ts';
import { lockStayRecord, unlockStayRecord, updateStayRecord } from '../medicalRecords/stayRecord.ts';
import { stayRecordList } from '../medicalRecords/stayRecordList.ts';
import { moveBed } from '../stays/commands.ts';
import { again, issuesOf, wardFactory } from '../stays/testStays.ts';
import { newsOfStay } from './news.ts';

let site: TestSite;
let exam: ExamFactory;
let at: Awaited<ReturnType<typeof wardFactory>>;
beforeAll(async () => {
  site = await openTestSite();
  exam = await examFactory(site);
  at = await wardFactory(site, exam);
});
afterAll(() => site.close());
// every test has its beds to itself
beforeEach(async () => {
  await site.database.pool.query(`update main.dot_giuong set da_huy = true where not da_huy`);
});

const doctor = () => again(at.doctor);
const recordOf = async (stay: string) =>
  recordById(doctor(), (await recordOfStay(doctor(), stay))?._id ?? '');

describe('the record of a stay', () => {
  it('is written by the ward, and says its type and main disease', async () => {
    const { _id, version } = await recordOf(await at.lying('H301'));
    await updateStayRecord(doctor(), _id, { version, HuongDieuTri: 'Kháng sinh 7 ngày', Mach: 88 });
    expect(await recordById(doctor(), _id)).toMatchObject({ HuongDieuTri: 'Kháng sinh 7 ngày', Mach: 88 });
    const next = version + 1;
    expect(await issuesOf(updateStayRecord(doctor(), _id, { version: next, ChanDoanICD_Id: null }))).toEqual([
      'ChanDoanICD_Id REQUIRED',
    ]);
    const NoiDungRieng = { NHI: { CanNangLucSinh: 3200, DiTat: ' ' }, MAT: { HinhMat: [[[10, 20]]] } };
    await updateStayRecord(doctor(), _id, { version: next, NoiDungRieng });
    const written = await recordById(doctor(), _id);
    expect(written.NoiDungRieng).toEqual({
      NHI: { CanNangLucSinh: 3200 },
      MAT: { HinhMat: [[[10, 20]]] },
    });
    const wrong = { NHI: { CanNangLucSinh: 9 } };
    expect(
      await issuesOf(updateStayRecord(doctor(), _id, { version: written.version, NoiDungRieng: wrong })),
    ).toEqual(['NoiDungRieng.NHI.CanNangLucSinh TOO_SMALL']);
    expect(await codeOf(updateStayRecord(doctor(), _id, { version, Mach: 90 }))).toBe('CONFLICT');
    expect(await codeOf(updateStayRecord(again(at.nurse), _id, { version: written.version, Mach: 90 }))).toBe(
      'FORBIDDEN',
    );
  });

  it('is locked and opened again for a reason; nothing is written into it meanwhile', async () => {
    const { _id, version } = await recordOf(await at.lying('H302'));
    await lockStayRecord(doctor(), _id, version);
    const locked = await recordById(doctor(), _id);
    expect(locked.KhoaLuc).not.toBeNull();
    expect(await codeOf(updateStayRecord(doctor(), _id, { version: locked.version, Mach: 90 }))).toBe(
      'MEDICAL_RECORD_LOCKED',
    );
    expect(await codeOf(lockStayRecord(doctor(), _id, locked.version))).toBe('MEDICAL_RECORD_LOCKED');
    expect(await issuesOf(unlockStayRecord(doctor(), _id, locked.version, ' '))).toEqual(['LyDo REQUIRED']);
    await unlockStayRecord(doctor(), _id, locked.version, 'Bổ sung kết quả');
    expect((await recordById(doctor(), _id)).KhoaLuc).toBeNull();
  });

  it('stands in the list of records by ward, patient and state', async () => {
    const { SoBenhAn, PhongBan_Id } = await recordOf(await at.lying('H303'));
    const found = await stayRecordList(doctor(), { Khoa_Id: PhongBan_Id, keyword: SoBenhAn.toLowerCase() });
    expect(found.data).toMatchObject([{ SoBenhAn, TrangThai: 'DangDieuTri', KhoaLuc: null }]);
    expect(found).toMatchObject({ totalRows: 1, DangDieuTri: 1, DaKetThuc: 0, DaHuy: 0 });
    const elsewhere = { Khoa_Id: await at.ward('KNGO'), keyword: SoBenhAn };
    expect((await stayRecordList(doctor(), elsewhere)).totalRows).toBe(0);
  });
});

describe('what is new of a stay', () => {
  it('are its moves and orders since the shift before, the newest first', async () => {
    const stay = await at.lying('H304');
    const { version } = await stayById(doctor(), stay);
    const later = new Date(doctor().now().getTime() + 60_000);
    await moveBed(again(at.nurse, later), { NhapVien_Id: stay, version, Giuong_Id: await at.bed('H301') });
    const { thayDois } = await newsOfStay(again(at.doctor, later), stay, null);
    const moves = thayDois.filter(({ loai }) => loai === 'ChuyenKhoa');
    expect(moves).toHaveLength(3);
    expect(moves[0]?.at).toEqual(later);
    const since = new Date(later.getTime() + 1);
    expect((await newsOfStay(again(at.doctor, later), stay, since)).thayDois).toEqual([]);
  });
});
