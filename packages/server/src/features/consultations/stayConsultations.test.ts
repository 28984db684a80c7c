import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { codeOf, examFactory } from '../examination/testExam.ts';
import { recordOfStay } from '../medicalRecords/ofStay.ts';
import { recordById } from '../medicalRecords/queries.ts';
import { lockStayRecord, unlockStayRecord } from '../medicalRecords/stayRecord.ts';
import { printRecord } from '../printing/print.ts';
import { again, issuesOf, wardFactory } from '../stays/testStays.ts';
import { updateSetting } from '../system/commands.ts';
import { drugLine, makeEntry } from '../treatment/testTreatment.ts';
import { consultationList } from './list.ts';
import { minutes } from './paper.ts';
import { minutesOfRecord, minutesOfVisit } from './queries.ts';
import { minutesOfStayInput } from './testConsultations.ts';

let site: TestSite;
let at: Awaited<ReturnType<typeof wardFactory>>;
let stay: string;

beforeAll(async () => {
  site = await openTestSite();
  at = await wardFactory(site, await examFactory(site));
  stay = await at.lying('H301');
});
afterAll(() => site.close());

const doctor = () => again(at.doctor);
const create = async (NhapVien_Id: string, more: object = {}) =>
  minutes.create(doctor(), {
    requestId: v7(),
    ...(await minutesOfStayInput(site, NhapVien_Id)),
    ...more,
  });
const record = async () => recordById(doctor(), (await recordOfStay(doctor(), stay))?._id ?? '');

describe('minutes of a consultation on a stay', () => {
  it('take the diagnosis of its record, are of its ward, and print there', async () => {
    const id = await create(stay, { KetLuan: 'Mổ cấp cứu.' });
    const { _id: BenhAn_Id, ChanDoanICD_Id } = await record();
    const row = await minutes.byId(doctor(), id);
    const { rows } = await site.database.pool.query('select ten_icd as ten from main.icd where id = $1', [
      ChanDoanICD_Id,
    ]);
    expect(row).toMatchObject({ NhapVien_Id: stay, ChanDoan: rows[0]?.ten });
    const ids = (found: ReadonlyArray<{ _id: string }>) => found.map((one) => one._id);
    expect(ids(await minutesOfRecord(doctor(), BenhAn_Id))).toEqual([id]);
    expect(ids(await minutesOfVisit(doctor(), row.TiepNhan_Id))).toEqual([id]);
    expect(await minutes.listOf(doctor(), row.KhamBenh_Id)).toEqual([]); // not those of the session
    expect((await consultationList(doctor(), { id })).data).toMatchObject([{ _id: id, NhapVien_Id: stay }]);
    const pdf = await printRecord(doctor(), 'BienBanHoiChan', id);
    expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe('%PDF-');
    await minutes.move(doctor(), id, 'hoanTat', 1);
  });

  it('are written by who may in the ward, while the patient lies there', async () => {
    expect(await codeOf(create(await at.ordered()))).toBe('STATE_CHANGED');
    const input = await minutesOfStayInput(site, stay);
    expect(await codeOf(minutes.create(again(at.nurse), { requestId: v7(), ...input }))).toBe('FORBIDDEN');
    expect(await issuesOf(create(stay, { DiaDiem: ' ' }))).toEqual(['DiaDiem REQUIRED']);
  });

  it('are neither written nor changed while the record is locked', async () => {
    const id = await create(stay);
    const before = await record();
    await lockStayRecord(doctor(), before._id, before.version);
    expect(await codeOf(create(stay))).toBe('MEDICAL_RECORD_LOCKED');
    expect(await codeOf(minutes.update(doctor(), id, { version: 1, LyDo: 'x' }))).toBe(
      'MEDICAL_RECORD_LOCKED',
    );
    expect(await codeOf(minutes.end(doctor(), id, 'xoa', null))).toBe('MEDICAL_RECORD_LOCKED');
    await unlockStayRecord(doctor(), before._id, before.version + 1, 'Bổ sung');
    await minutes.end(doctor(), id, 'xoa', null);
  });

  it('let a starred drug be ordered on the sheet once they are completed', async () => {
    await site.database.pool.query(`update pharmacy.duoc set hoi_chan = true where ma_duoc = 'T008'`);
    await updateSetting(await site.ctx('quantri'), 'facility', { hoiChanThuocSao: true });
    const other = await at.lying('H302');
    const order = async () => makeEntry(at.doctor, other, { thuocs: [await drugLine(site, 'T008')] });
    expect(await issuesOf(order())).toEqual(['thuocs.0.Duoc_Id DRUG_NEEDS_CONSULTATION']);
    const id = await create(other, { KetLuan: 'Dùng thuốc.' });
    expect(await issuesOf(order())).toEqual(['thuocs.0.Duoc_Id DRUG_NEEDS_CONSULTATION']);
    await minutes.move(doctor(), id, 'hoanTat', 1);
    expect(await issuesOf(order())).toEqual(['done']);
  });
});
