import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { stayById } from '../admission/queries.ts';
import { codeOf, examFactory } from '../examination/testExam.ts';
import { slip } from '../followUps/paper.ts';
import { wholeRecordOfStay } from '../medicalRecords/ofStay.ts';
import { lockStayRecord } from '../medicalRecords/stayRecord.ts';
import { printRecord } from '../printing/print.ts';
import { summary } from '../recordSummaries/paper.ts';
import { recordsToSummarise, requestsOfRecord } from '../recordSummaries/queries.ts';
import { createRequest } from '../recordSummaries/requests.ts';
import { again, wardFactory } from '../stays/testStays.ts';
import { transfer, transfersOfPatient } from '../transfers/paper.ts';
import { takeOrderBack } from './leaving.ts';
import { updateDischarge } from './paper.ts';
import { papersOfStay } from './papersOfStay.ts';
import { dischargeOfStay } from './queries.ts';
import { standingOf } from './standing.ts';
import { summary as boxes, dischargeFactory } from './testDischarges.ts';

let site: TestSite;
let at: Awaited<ReturnType<typeof wardFactory>>;
let of: ReturnType<typeof dischargeFactory>;
let hospital: string;

beforeAll(async () => {
  site = await openTestSite();
  at = await wardFactory(site, await examFactory(site));
  of = dischargeFactory(site, at);
  const { rows } = await site.database.pool.query(
    `select id from main.benh_vien where ma_cskcb <> '01999' limit 1`,
  );
  hospital = String(rows[0]?.id);
});
afterAll(() => site.close());

const doctor = () => again(at.doctor);
const write = (NhapVien_Id: string, over = {}) =>
  transfer.create(doctor(), { requestId: v7(), NhapVien_Id, BenhVien_Id: hospital, ...over });
const begins = (pdf: Uint8Array) => Buffer.from(pdf).subarray(0, 5).toString();
const forms = async (stay: string) => (await papersOfStay(doctor(), stay)).map(({ MauIn }) => MauIn);
const takeBack = async (NhapVien_Id: string) => {
  const { version } = await stayById(doctor(), NhapVien_Id);
  return codeOf(takeOrderBack(doctor(), { NhapVien_Id, version, LyDo: 'Chưa ra viện' }));
};

describe('the transfer of a stay', () => {
  it('stands against leaving until it is written, with what the discharge says', async () => {
    const stay = await at.lying('H301');
    expect(await codeOf(write(stay))).toBe('STATE_CHANGED');
    await of.leaving(stay, { LoaiRaVien: 'ChuyenTheoYeuCau' });
    const row = await stayById(doctor(), stay);
    const stands = async () => (await standingOf(doctor(), row)).map(({ Loai }) => Loai);
    expect(await stands()).toContain('ChuyenVien');
    const id = await write(stay);
    expect(await stands()).not.toContain('ChuyenVien');
    const discharge = await dischargeOfStay(doctor(), stay);
    expect(await transfer.byId(doctor(), id)).toMatchObject({
      NhapVien_Id: stay,
      KhamBenh_Id: row.KhamBenh_Id,
      LyDoChuyen: 'TheoYeuCau',
      DauHieuLamSang: boxes.QuaTrinhBenhLy,
      KetQuaLamSang: boxes.KetQuaCanLamSang,
      NgayChuyen: discharge?.ThoiGianRaVien,
      ChanDoanICD_Id: discharge?.ChanDoanICD_Id,
    });
    expect(await codeOf(write(stay))).toBe('TRANSFER_EXISTS');
    const { BenhNhan_Id } = row;
    const ids = async (by: object) =>
      (await transfersOfPatient(doctor(), { BenhNhan_Id, ...by })).map(({ _id }) => _id);
    expect(await ids({ NhapVien_Id: stay })).toEqual([id]);
    expect(await ids({ KhamBenh_Id: row.KhamBenh_Id })).toEqual([]);
    expect(begins(await printRecord(doctor(), 'PhieuChuyenCoSo', id))).toBe('%PDF-');
    expect(await forms(stay)).toEqual(['PhieuChuyenCoSo']);
  });

  it('is cancelled before the discharge is another one or is taken back', async () => {
    const stay = await at.lying('H302');
    const paper = await of.leaving(stay, { LoaiRaVien: 'ChuyenChuyenMon' });
    const id = await write(stay);
    expect(await takeBack(stay)).toBe('STAY_PAPERS_STAND');
    const home = { LoaiRaVien: 'RaVien', version: 1 } as const;
    expect(await codeOf(updateDischarge(doctor(), paper, home))).toBe('STAY_PAPERS_STAND');
    await transfer.end(doctor(), id, 'huy', 'Người bệnh xin về');
    await updateDischarge(doctor(), paper, home);
    expect(await codeOf(write(stay))).toBe('STAY_NOT_A_TRANSFER');
    expect(await takeBack(stay)).toBe('done');
  });

  it('is not written into a locked record, nor changed in it', async () => {
    const stay = await at.lying('H303');
    await of.leaving(stay, { LoaiRaVien: 'ChuyenChuyenMon' });
    const id = await write(stay);
    const { _id, version } = await wholeRecordOfStay(doctor(), stay);
    await lockStayRecord(doctor(), _id, version);
    const update = transfer.update(doctor(), id, { version: 1, HuongDieuTri: 'x' });
    expect(await codeOf(update)).toBe('MEDICAL_RECORD_LOCKED');
    expect(await codeOf(transfer.end(doctor(), id, 'huy', null))).toBe('MEDICAL_RECORD_LOCKED');
    expect(await codeOf(write(stay))).toBe('MEDICAL_RECORD_LOCKED');
  });
});

describe('the appointment slip of a stay', () => {
  it('has the follow-up day of the discharge, and is one a visit', async () => {
    const stay = await at.lying('H304');
    const input = { requestId: v7(), NhapVien_Id: stay };
    expect(await codeOf(slip.create(doctor(), input))).toBe('STATE_CHANGED');
    await of.leaving(stay, { NgayTaiKham: '2099-01-05', LoiDan: 'Uống đủ thuốc' });
    const id = await slip.create(doctor(), { ...input, requestId: v7() });
    expect(await slip.byId(doctor(), id)).toMatchObject({
      ...{ NgayHen: '2099-01-05', DanDo: 'Uống đủ thuốc', ChanDoan: 'Viêm phổi', NhapVien_Id: stay },
      ...{ BacSi_Id: at.BacSiDieuTri_Id, BacSiHen_Id: at.BacSiDieuTri_Id },
    });
    expect((await slip.alsoListOf(doctor(), stay)).map(({ _id }) => _id)).toEqual([id]);
    expect(await codeOf(slip.create(doctor(), { ...input, requestId: v7() }))).toBe('APPOINTMENT_EXISTS');
    expect(begins(await printRecord(doctor(), 'PhieuHenKhamLai', id))).toBe('%PDF-');
    expect(await takeBack(stay)).toBe('STAY_PAPERS_STAND');
  });
});

describe('the summary of a stay', () => {
  it('is asked for by its record, and begins with the summary of the discharge', async () => {
    const stay = await at.lying('H308', { person: { GioiTinh: 'FEMALE' } });
    await of.leaving(stay);
    const { _id: BenhAn_Id, BenhNhan_Id } = await wholeRecordOfStay(doctor(), stay);
    expect((await recordsToSummarise(doctor(), BenhNhan_Id)).map(({ _id }) => _id)).toContain(BenhAn_Id);
    const asked = { MucDich: 'Bảo hiểm', SoGiayTo: '001099000001', NgayHen: '2099-01-05' };
    const YeuCau_Id = await createRequest(doctor(), { requestId: v7(), BenhAn_Id, ...asked });
    expect((await requestsOfRecord(doctor(), BenhAn_Id)).map(({ _id }) => _id)).toEqual([YeuCau_Id]);
    const id = await summary.create(doctor(), { requestId: v7(), YeuCau_Id });
    expect(await summary.byId(doctor(), id)).toMatchObject({
      BenhAn_Id,
      QuaTrinhBenhLy: boxes.QuaTrinhBenhLy,
      KetQuaCanLamSang: boxes.KetQuaCanLamSang,
      PhuongPhapDieuTri: boxes.PhuongPhapDieuTri,
      ChanDoan: 'Viêm phổi',
    });
    expect(await forms(stay)).toEqual(['TomTatHoSoBenhAn']);
    expect(begins(await printRecord(doctor(), 'TomTatHoSoBenhAn', id))).toBe('%PDF-');
    expect(await takeBack(stay)).toBe('done'); // it follows from no kind of discharge
  });
});
