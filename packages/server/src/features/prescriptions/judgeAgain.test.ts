import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { supplyFactory } from '../../../test/supplyVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { endKhamBenh, saveKhamBenh } from '../examination/commands.ts';
import { sessionById } from '../examination/queries.ts';
import { type ExamFactory, examFactory } from '../examination/testExam.ts';
import { supply } from '../pharmacy/supply.ts';
import { checkPrescription } from './check.ts';
import { savePrescription } from './commands.ts';
import { prescriptionLines, prescriptionsOfSession } from './queries.ts';

let site: TestSite;
let make: ExamFactory;

beforeAll(async () => {
  site = await openTestSite({ masterCacheMs: '0' });
  make = await examFactory(site);
});
afterAll(() => site.close());

const doctor = () => ({ ...make.doctor, loaders: new Map() });
const line = (Duoc_Id: string, more: object = {}) => ({
  Duoc_Id,
  LoaiToa: 'MuaNgoai' as const,
  SoNgay: 3,
  Sang: '1',
  ...more,
});
const told = (patient: string | undefined, text: string) =>
  site.database.pool.query('update main.benh_nhan set tien_su_di_ung = $2 where id = $1', [patient, text]);
const keptOf = async (session: string) => {
  const [toa] = await prescriptionsOfSession(doctor(), session);
  return (await prescriptionLines(doctor(), toa?._id ?? ''))[0]?.CanhBao;
};

describe('a prescription when its examination ends', () => {
  it('is judged again: what has come to be known since wants a reason, which is kept with the line', async () => {
    const ibuprofen = await site.id('pharmacy.duoc', 'T008');
    const { id } = await make.examined({ person: { GioiTinh: 'FEMALE', NgaySinh: '1995-03-04' } });
    await savePrescription(doctor(), id, { requestId: v7(), version: 0, dongs: [line(ibuprofen)] });
    const { version } = await sessionById(doctor(), id);
    await saveKhamBenh(doctor(), id, { version, ThaiSan: 'MangThai', HuongGiaiQuyet_Id: make.ids.end });
    const key = `Pregnancy:${ibuprofen}`;
    await expect(endKhamBenh(doctor(), id)).rejects.toMatchObject({
      code: 'NEEDS_CONFIRMATION',
      details: { warnings: [{ key, Truoc: null }] },
    });
    expect((await sessionById(doctor(), id)).TrangThai).toBe('DangKham');
    await endKhamBenh(doctor(), id, null, { reasons: [{ key, LyDo: 'Ba tháng giữa, đã cân nhắc' }] });
    expect(await keptOf(id)).toMatchObject([{ key, LyDo: 'Ba tháng giữa, đã cân nhắc' }]);
  });

  it('asks nothing again that has a reason and says the same', async () => {
    const { id, patient } = await make.examined();
    await told(patient, 'dị ứng paracetamol');
    const key = `PossibleAllergy:${make.ids.drug}`;
    await savePrescription(doctor(), id, {
      requestId: v7(),
      version: 0,
      dongs: [line(make.ids.drug)],
      lyDoCanhBaos: [{ key, LyDo: 'Đã dùng lại được' }],
    });
    const { version } = await sessionById(doctor(), id);
    await saveKhamBenh(doctor(), id, { version, HuongGiaiQuyet_Id: make.ids.end });
    await endKhamBenh(doctor(), id);
    expect((await sessionById(doctor(), id)).TrangThai).toBe('DaKham');
  });
});

describe('a prescription at the counter', () => {
  it('is judged again before it is handed out: an allergy, and a drug that has become addictive', async () => {
    const counter = await supplyFactory(site);
    const drug = await counter.stocked();
    const { ToaThuoc_Id, visit } = await counter.examined(drug, '5');
    const { rows } = await site.database.pool.query<{ name: string }>(
      `select h.ten_hoat_chat as name from pharmacy.duoc d join pharmacy.hoat_chat h on h.id = any(d.hoat_chat_ids)
       where d.id = $1 limit 1`,
      [drug],
    );
    await told(visit.BenhNhan_Id, `dị ứng ${rows[0]?.name}`);
    const give = (lyDoCanhBaos: { key: string; LyDo: string }[] = []) =>
      supply(counter.fresh(), { ToaThuoc_Id, idStore: counter.Kho_Id, lyDoCanhBaos });
    const key = `PossibleAllergy:${drug}`;
    await expect(give()).rejects.toMatchObject({
      code: 'NEEDS_CONFIRMATION',
      details: { warnings: [{ key }] },
    });
    const control = (value: string) =>
      site.database.pool.query('update pharmacy.duoc set loai_kiem_soat = $2 where id = $1', [drug, value]);
    await control('GayNghien');
    await expect(give([{ key, LyDo: 'x' }])).rejects.toMatchObject({ code: 'PRESCRIPTION_KIND_CHANGED' });
    await control('Thuong');
    await give([{ key, LyDo: 'Người bệnh đã dùng nhiều lần' }]);
    const [written] = await prescriptionLines(counter.fresh(), ToaThuoc_Id);
    expect(written?.CanhBao).toMatchObject([{ key, LyDo: 'Người bệnh đã dùng nhiều lần' }]);
  });
});

describe('a quantity that its doses and days do not make', () => {
  it('is asked about, at the door that writes as well', async () => {
    const { id } = await make.examined();
    const warnings = async (SoLuong: string | null) =>
      (
        await checkPrescription(doctor(), await sessionById(doctor(), id), [line(make.ids.drug, { SoLuong })])
      ).warnings.map(({ MucDo, Khac, canLyDo }) => [MucDo, Khac, canLyDo]);
    expect(await warnings(null)).toEqual([]);
    expect(await warnings('3')).toEqual([]);
    expect(await warnings('20')).toEqual([['Amounts', '20 ≠ 3', true]]);
    const save = (lyDoCanhBaos: { key: string; LyDo: string }[] = []) =>
      savePrescription(doctor(), id, {
        requestId: v7(),
        version: 0,
        dongs: [line(make.ids.drug, { SoLuong: '20' })],
        lyDoCanhBaos,
      });
    await expect(save()).rejects.toMatchObject({ code: 'NEEDS_CONFIRMATION' });
    await save([{ key: `Amounts:${make.ids.drug}`, LyDo: 'Dùng thêm khi đau' }]);
  });
});
