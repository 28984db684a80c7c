import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { RaVienNoiTruInput } from '../../gql/main.ts';
import { papersOfStay } from '../discharges/papersOfStay.ts';
import { dischargeFactory } from '../discharges/testDischarges.ts';
import { codeOf, examFactory } from '../examination/testExam.ts';
import { wholeRecordOfStay } from '../medicalRecords/ofStay.ts';
import { lockStayRecord, unlockStayRecord } from '../medicalRecords/stayRecord.ts';
import { printRecord } from '../printing/print.ts';
import { again, issuesOf, wardFactory } from '../stays/testStays.ts';
import { birth, birthNumber } from './birth.ts';
import { confirmation, deathNotice, injury, pregnancyRest } from './paper.ts';
import { birthInput, makeBirth, makeConfirmation } from './testCertificates.ts';

let site: TestSite;
let at: Awaited<ReturnType<typeof wardFactory>>;
let of: ReturnType<typeof dischargeFactory>;
let cause: string;

beforeAll(async () => {
  site = await openTestSite();
  at = await wardFactory(site, await examFactory(site));
  of = dischargeFactory(site, at);
  cause = await site.id('main.icd', 'I21.9');
});
afterAll(() => site.close());

const doctor = () => again(at.doctor);
const woman = { person: { GioiTinh: 'FEMALE' as const } };
const begins = (pdf: Uint8Array) => Buffer.from(pdf).subarray(0, 5).toString();
const died = (): Partial<RaVienNoiTruInput> => ({
  ...{ KetQuaDieuTri: 'TuVong', ThoiGianTuVong: doctor().now() },
  ...{ NguyenNhanTuVong: 'Nhồi máu cơ tim', NguyenNhanTuVongICD_Id: cause },
});

describe('a death notice', () => {
  it('is of a stay that ended in death, says what its discharge says, and is reported in four working hours', async () => {
    const stay = await at.lying('H301');
    const relative = { NoiTuVong: 'Khoa Nội', HoTenNguoiThan: 'Lê Văn Con', QuanHeNguoiThan: 'Con' };
    const write = (more: object = relative) =>
      deathNotice.create(doctor(), { requestId: v7(), NhapVien_Id: stay, ...more });
    expect(await codeOf(write())).toBe('STAY_NOT_A_DEATH');
    await of.leaving(stay, died());
    expect(await issuesOf(write({}))).toEqual([
      'NoiTuVong REQUIRED',
      'HoTenNguoiThan REQUIRED',
      'QuanHeNguoiThan REQUIRED',
    ]);
    const id = await write();
    expect(await deathNotice.byId(doctor(), id)).toMatchObject({
      ...{ NguyenNhanTuVong: 'Nhồi máu cơ tim', NguyenNhanTuVongICD_Id: cause, PhienBan: 1 },
      So: expect.stringMatching(/^\d+\/BT-\d{4}$/),
    });
    expect(await codeOf(write())).toBe('CERTIFICATE_EXISTS');
    expect(begins(await printRecord(doctor(), 'GiayBaoTu', id))).toBe('%PDF-');
    // on paper it is not changed any more: a further version keeps the number
    const change = { version: 1, NoiTuVong: 'Cấp cứu' };
    expect(await codeOf(deathNotice.update(doctor(), id, change))).toBe('CERTIFICATE_PRINTED');
    const again = await deathNotice.reissue(doctor(), id, { requestId: v7(), ...change }, 'Sai nơi mất');
    const { So } = await deathNotice.byId(doctor(), id);
    expect(await deathNotice.byId(doctor(), again)).toMatchObject({ So, PhienBan: 2, NoiTuVong: 'Cấp cứu' });
    expect((await papersOfStay(doctor(), stay)).map(({ MauIn, _id }) => [MauIn, _id])).toEqual([
      ['GiayBaoTu', again],
    ]);
  });
});

describe('a birth certificate', () => {
  it('is one a child of the stay of its mother, with the number of the law', async () => {
    expect(await codeOf(makeBirth(at.doctor, await at.lying('H302')))).toBe('CERTIFICATE_NOT_FOR_MEN');
    const stay = await at.lying('H308', woman);
    const id = await makeBirth(at.nurse, stay);
    const row = await birth.byId(doctor(), id);
    expect(row).toMatchObject({
      MaSoBHXH: '0000000000',
      SoCon: 1,
      ThuTuCon: 1,
      NoiSinh: expect.stringMatching(/./),
    });
    expect(birthNumber(row)).toMatch(/^\w+\.GCS\.\d{5}\.\d{2}$/);
    expect(await codeOf(makeBirth(at.nurse, stay))).toBe('BIRTH_CHILD_EXISTS');
    const twin = { ...birthInput(at.nurse, stay), requestId: v7(), ThuTuCon: 2 };
    expect(await issuesOf(birth.create(again(at.nurse), twin))).toEqual(['ThuTuCon TOO_LARGE']);
    const early = { ...twin, SoCon: 2, ThoiGianSinh: new Date('2020-01-01T00:00:00Z') };
    expect(await issuesOf(birth.create(again(at.nurse), early))).toEqual(['ThoiGianSinh BIRTH_OUTSIDE_STAY']);
    expect(begins(await printRecord(doctor(), 'GiayChungSinh', id))).toBe('%PDF-');
  });
});

describe('other certificates of a stay', () => {
  it('confirm its treatment while it goes on, and obey the lock of its record', async () => {
    const stay = await at.lying('H307', woman);
    const id = await makeConfirmation(at.doctor, stay);
    const row = await confirmation.byId(doctor(), id);
    expect(row).toMatchObject({ TuNgay: row.NgayCap, DenNgay: row.NgayCap });
    expect(begins(await printRecord(doctor(), 'GiayXacNhanNoiTru', id))).toBe('%PDF-');
    expect(await codeOf(makeConfirmation(at.nurse, stay))).toBe('FORBIDDEN');
    const { _id, version } = await wholeRecordOfStay(doctor(), stay);
    await lockStayRecord(doctor(), _id, version);
    expect(await codeOf(confirmation.end(doctor(), id, 'huy', 'x'))).toBe('MEDICAL_RECORD_LOCKED');
    expect(await codeOf(makeBirth(at.doctor, stay))).toBe('MEDICAL_RECORD_LOCKED');
    await unlockStayRecord(doctor(), _id, version + 1, 'Bổ sung');
    await confirmation.end(doctor(), id, 'huy', 'Không cần nữa');
  });

  it('of rest and of an injury begin with what the discharge says', async () => {
    const stay = await at.lying('H306', woman);
    const rest = (more: object = {}) =>
      pregnancyRest.create(doctor(), {
        ...{ requestId: v7(), NhapVien_Id: stay, TuoiThai: 12, DenNgay: '2099-01-05' },
        ...{ MaSoBHXH: '0123456789', DonViLamViec: 'Công ty A', ...more },
      });
    expect(await codeOf(rest())).toBe('STATE_CHANGED');
    await of.leaving(stay);
    expect(await issuesOf(rest({ TuNgay: '2020-01-01' }))).toEqual(['TuNgay REST_BEFORE_DISCHARGE']);
    const id = await rest();
    expect(await pregnancyRest.byId(doctor(), id)).toMatchObject({ ChanDoan: 'Viêm phổi', TuoiThai: 12 });
    expect(begins(await printRecord(doctor(), 'GiayNghiDuongThai', id))).toBe('%PDF-');
    const states = { TinhTrangVaoVien: 'Sưng đau', TinhTrangRaVien: 'Đỡ đau' };
    const hurt = await injury.create(doctor(), { requestId: v7(), NhapVien_Id: stay, ...states });
    expect(await injury.byId(doctor(), hurt)).toMatchObject({ DieuTri: 'Kháng sinh, hạ sốt' });
    expect(begins(await printRecord(doctor(), 'GiayThuongTich', hurt))).toBe('%PDF-');
  });
});
