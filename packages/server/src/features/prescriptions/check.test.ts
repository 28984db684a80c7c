import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { saveKhamBenh } from '../examination/commands.ts';
import { sessionById } from '../examination/queries.ts';
import { type ExamFactory, examFactory } from '../examination/testExam.ts';
import { checkPrescription } from './check.ts';
import { savePrescription } from './commands.ts';
import { dataDonThuoc } from './print/donThuocForm.ts';
import { prescriptionsOfSession, storesOfRoom } from './queries.ts';

let site: TestSite;
let make: ExamFactory;

beforeAll(async () => {
  site = await openTestSite();
  make = await examFactory(site);
});
afterAll(() => site.close());

/** A drug of the demo whose only ingredient has this code. */
async function drugOf(MaHoatChat: string): Promise<string> {
  const { rows } = await site.database.pool.query<{ id: string }>(
    `select d.id from pharmacy.duoc d join pharmacy.hoat_chat h on d.hoat_chat_ids = array[h.id]
     where h.ma_hoat_chat = $1 order by d.ma_duoc limit 1`,
    [MaHoatChat],
  );
  const [row] = rows;
  if (!row) throw new Error(`the demo has no drug of ${MaHoatChat}`);
  return row.id;
}

describe('the words about allergies', () => {
  it.each([
    ['Dị ứng penicillin', 'AMOXICILIN', ['PossibleAllergy']],
    ['Phát ban sau khi uống Paracetamol', 'PARACETAMOL', ['PossibleAllergy']],
    ['Hải sản', 'AMOXICILIN', []],
  ])('of the patient, %j, and %s', async (TienSuDiUng, ingredient, classes) => {
    const { id } = await make.examined({ person: { TienSuDiUng } });
    const line = {
      Duoc_Id: await drugOf(ingredient),
      LoaiToa: 'MuaNgoai' as const,
      SoNgay: 3,
      Sang: '1',
    };
    const { warnings } = await checkPrescription(make.doctor, await sessionById(make.doctor, id), [line]);
    expect(warnings.map((one) => one.MucDo)).toEqual(classes);
    expect(warnings.every((one) => one.canLyDo)).toBe(true);
  });
});

describe('an allergy that crosses within a family', () => {
  it('of the record wants a reason for another drug of the family, which says what tells it', async () => {
    const amoxicillin = await site.id('pharmacy.hoat_chat', 'AMOXICILIN');
    const { rows } = await site.database.pool.query<{ id: string }>(
      `insert into pharmacy.hoat_chat (id, ma_hoat_chat, ten_hoat_chat) values ($1, 'AMPICILIN-THU', 'Ampicilin') returning id`,
      [v7()],
    );
    const drug = v7();
    await site.database.pool.query(
      `insert into pharmacy.duoc (id, ma_duoc, ten_duoc, loai_hang, hoat_chat_ids, loai_kiem_soat)
       values ($1, 'THU-AMPI', 'Ampicilin thử 500 mg', 'Thuoc', array[$2::uuid], 'Thuong')`,
      [drug, rows[0]?.id],
    );
    const { id, visit, patient } = await make.examined({
      person: {
        DiUngHoatChat_Ids: [amoxicillin],
        DiUngs: [{ HoatChat_Id: amoxicillin, MucDo: 'Nang', XacNhan: 'DaXacDinh' }],
      },
    });
    const doctor = () => ({ ...make.doctor, loaders: new Map() });
    const line = (Duoc_Id: string) => ({ Duoc_Id, LoaiToa: 'MuaNgoai' as const, SoNgay: 3, Sang: '1' });
    const warningsOf = async (...ids: string[]) =>
      (await checkPrescription(doctor(), await sessionById(doctor(), id), ids.map(line))).warnings.map(
        ({ MucDo, Khac, canLyDo }) => [MucDo, Khac, canLyDo],
      );
    expect(await warningsOf(drug)).toEqual([
      [
        'PossibleAllergy',
        'Chuỗi bên amin (amoxicilin, ampicilin, cefalexin) (Amoxicilin), Penicilin (Amoxicilin)',
        true,
      ],
    ]);
    expect(await warningsOf(await drugOf('CEFUROXIM'))).toEqual([]);
    const save = (lyDoCanhBaos: { key: string; LyDo: string }[]) =>
      savePrescription(doctor(), id, { requestId: v7(), version: 0, dongs: [line(drug)], lyDoCanhBaos });
    await expect(save([])).rejects.toMatchObject({ code: 'NEEDS_CONFIRMATION' });
    await save([{ key: `PossibleAllergy:${drug}`, LyDo: 'Đã test da âm tính' }]);
    // what the reception was told counts before anybody takes it into the session
    await site.database.pool.query(
      `insert into main.suc_khoe_tiep_nhan (id, tiep_nhan_id, benh_nhan_id, di_ung)
       values ($1, $2, $3, 'thuốc giảm đau kháng viêm không steroid')`,
      [v7(), visit, patient],
    );
    expect((await warningsOf(await drugOf('IBUPROFEN'))).map(([MucDo]) => MucDo)).toEqual([
      'PossibleAllergy',
    ]);
  });
});

describe('an allergy of the record that may kill', () => {
  it('stands first, and is overridden only with a reason of its own', async () => {
    const { rows } = await site.database.pool.query<{ id: string }>(
      `select h.id from pharmacy.duoc d, pharmacy.hoat_chat h where d.id = $1 and h.id = any(d.hoat_chat_ids)`,
      [make.ids.drug],
    );
    const HoatChat_Id = rows[0]?.id ?? '';
    const { id } = await make.examined({
      person: {
        DiUngHoatChat_Ids: [HoatChat_Id],
        DiUngs: [{ HoatChat_Id, MucDo: 'DeDoaTinhMang', PhanUng: 'Sốc phản vệ' }],
      },
    });
    const save = (lyDoCanhBaos: { key: string; LyDo: string }[]) =>
      savePrescription({ ...make.doctor, loaders: new Map() }, id, {
        requestId: v7(),
        version: 0,
        dongs: [{ Duoc_Id: make.ids.drug, LoaiToa: 'MuaNgoai', SoNgay: 1, Sang: '1' }],
        lyDoCanhBaos,
      }).then(
        () => 'saved',
        ({ code }: { code: string }) => code,
      );
    const key = `SevereAllergy:${make.ids.drug}`;
    expect(await save([])).toBe('NEEDS_CONFIRMATION');
    expect(await save([{ key, LyDo: ' ' }])).toBe('NEEDS_CONFIRMATION');
    expect(await save([{ key: `Allergy:${make.ids.drug}`, LyDo: 'Đã cân nhắc' }])).toBe('NEEDS_CONFIRMATION');
    expect(await save([{ key, LyDo: 'Đã giải mẫn cảm' }])).toBe('saved');
  });
});

describe('a drug whose price was never set', () => {
  const price = (column: 'gia_ban' | 'gia_bhyt', value: string | null) =>
    site.database.pool.query(`update pharmacy.duoc set ${column} = $2 where id = $1`, [make.ids.drug, value]);
  const lineOf = (LoaiToa: 'Thuong' | 'MuaNgoai', Kho_Id?: string) => ({
    Duoc_Id: make.ids.drug,
    LoaiToa,
    SoNgay: 3,
    Sang: '1',
    ...(Kho_Id ? { Kho_Id } : {}),
  });

  it('is refused where it is charged, not bought outside, and one that costs nothing by decision is prescribed', async () => {
    const { id } = await make.examined();
    const { rows } = await site.database.pool.query('select gia_ban from pharmacy.duoc where id = $1', [
      make.ids.drug,
    ]);
    const doctor = () => ({ ...make.doctor, loaders: new Map() });
    const save = (line: ReturnType<typeof lineOf>) =>
      savePrescription(doctor(), id, { requestId: v7(), version: 0, dongs: [line] });
    const refused = { path: 'dongs.0.Duoc_Id', code: 'DRUG_WITHOUT_PRICE' };
    try {
      await price('gia_ban', null);
      const charged = lineOf('Thuong', make.ids.store);
      const session = await sessionById(doctor(), id);
      expect((await checkPrescription(doctor(), session, [charged])).issues).toEqual([refused]);
      await expect(save(charged)).rejects.toMatchObject({ details: { issues: [refused] } });
      expect((await checkPrescription(doctor(), session, [lineOf('MuaNgoai')])).issues).toEqual([]);
      await price('gia_ban', '0');
      await expect(save(charged)).resolves.toBeUndefined();
    } finally {
      await price('gia_ban', rows[0].gia_ban);
    }
  });
});

describe('the days of a prescription', () => {
  it.each([
    ['J02.9', 'T001', 30, 'DRUG_DAYS_NOT_LISTED'],
    ['I10', 'T001', 90, 'DRUG_DAYS_TOO_MANY'],
  ])('with %s and %s end at %s: %s', async (MaICD, MaDuoc, max, code) => {
    const { id } = await make.examined();
    const ICD_Id = await site.id('main.icd', MaICD);
    await site.database.pool.query('update main.kham_benh set chan_doan_icd_id = $2 where id = $1', [
      id,
      ICD_Id,
    ]);
    const doctor = { ...make.doctor, loaders: new Map() };
    const issuesOf = async (SoNgay: number) => {
      const Duoc_Id = await site.id('pharmacy.duoc', MaDuoc);
      const line = { Duoc_Id, LoaiToa: 'MuaNgoai' as const, SoNgay, Sang: '1' };
      return (await checkPrescription(doctor, await sessionById(doctor, id), [line])).issues;
    };
    expect(await issuesOf(max)).toEqual([]);
    expect(await issuesOf(max + 1)).toEqual([{ path: 'dongs.0.SoNgay', code, details: { max } }]);
  });
});

describe('the state of the patient', () => {
  const classesOf = async (id: string, ...codes: string[]) => {
    const doctor = { ...make.doctor, loaders: new Map() };
    const lines = await Promise.all(
      codes.map(async (code) => ({
        Duoc_Id: await drugOf(code),
        LoaiToa: 'MuaNgoai' as const,
        SoNgay: 3,
        Sang: '1',
      })),
    );
    const { warnings } = await checkPrescription(doctor, await sessionById(doctor, id), lines);
    return warnings.map(({ MucDo, Khac, canLyDo }) => [MucDo, Khac, canLyDo]);
  };

  it('speaks against a drug in a pregnancy that the session tells', async () => {
    const { id } = await make.examined({ person: { GioiTinh: 'FEMALE', NgaySinh: '1995-03-04' } });
    expect(await classesOf(id, 'IBUPROFEN')).toEqual([]);
    await saveKhamBenh({ ...make.doctor, loaders: new Map() }, id, { version: 2, ThaiSan: 'MangThai' });
    expect(await classesOf(id, 'IBUPROFEN')).toEqual([['Pregnancy', null, true]]);
  });

  it('speaks against a drug with the last creatinine of the blood', async () => {
    const { id, patient, slip } = await make.examined({
      person: { GioiTinh: 'MALE', NgaySinh: '1950-01-01' },
    });
    const { rows } = await site.database.pool.query<{ id: string }>(
      'select id from main.dich_vu_yeu_cau_chi_tiet where dich_vu_yeu_cau_id = $1',
      [slip],
    );
    const returned = (KetQua: string, days: number, version: number) =>
      site.database.pool.query(
        `insert into main.xet_nghiem_ket_qua (id, dich_vu_yeu_cau_id, phien_ban, chi_tiet_id, benh_nhan_id, ma_chi_so, ten_chi_so,
           kieu_du_lieu, ket_qua, don_vi_tinh, muc_binh_thuong, thu_tu, ngay_ket_qua)
         values ($1, $2, $3, $4, $5, 'CRE', 'Creatinin', 'So', $6, 'µmol/L', '62–106', 1, now() - make_interval(days => $7))`,
        [v7(), slip, version, rows[0]?.id, patient, KetQua, days],
      );
    await returned('90', 5, 1);
    expect(await classesOf(id, 'METFORMIN')).toEqual([]);
    await returned('260', 1, 2);
    expect((await classesOf(id, 'METFORMIN')).map(([MucDo, , canLyDo]) => [MucDo, canLyDo])).toEqual([
      ['Kidney', true],
    ]);
  });
});

describe('a child under 72 months', () => {
  it('is prescribed for once its weight is saved and somebody is named who came along', async () => {
    const birth = { NgaySinh: `${new Date().getUTCFullYear() - 3}-01-15`, TenNguoiLienHe: 'Trần Thị Bình' };
    const { id, visit, patient } = await make.examined({ person: birth });
    await site.database.pool.query('update main.tiep_nhan set ten_nguoi_lien_he = null where id = $1', [
      visit,
    ]);
    await site.database.pool.query('update main.benh_nhan set ten_nguoi_lien_he = null where id = $1', [
      patient,
    ]);
    const doctor = () => ({ ...make.doctor, loaders: new Map() });
    const input = () => ({
      requestId: v7(),
      version: 0,
      dongs: [{ Duoc_Id: make.ids.drug, LoaiToa: 'MuaNgoai' as const, SoNgay: 3, Sang: '1' }],
    });
    const prescribe = () => savePrescription(doctor(), id, input());
    await expect(prescribe()).rejects.toMatchObject({
      code: 'BAD_INPUT',
      details: {
        issues: [
          { path: 'CanNang', code: 'CHILD_WEIGHT_NEEDED' },
          { path: 'TenNguoiLienHe', code: 'CHILD_GUARDIAN_NEEDED' },
        ],
      },
    });
    const { version } = await sessionById(doctor(), id);
    await saveKhamBenh(doctor(), id, { version, CanNang: 14 });
    await site.database.pool.query(`update main.tiep_nhan set ten_nguoi_lien_he = 'Bà Bình' where id = $1`, [
      visit,
    ]);
    await expect(prescribe()).resolves.toBeUndefined();
    // the paper is not printed without what the law wants on it, however it got lost
    const [paper] = await prescriptionsOfSession(doctor(), id);
    await site.database.pool.query('update main.kham_benh set can_nang = null where id = $1', [id]);
    await expect(dataDonThuoc(doctor(), paper?._id ?? '')).rejects.toMatchObject({
      code: 'PRESCRIPTION_CHILD_FACTS',
    });
  });
});

describe('how the drugs are collected', () => {
  it('stands on what a store hands out, not on what is bought outside, and is an entry of the catalogue', async () => {
    const { id } = await make.examined();
    const doctor = () => ({ ...make.doctor, loaders: new Map() });
    const line = { Duoc_Id: make.ids.drug, SoNgay: 3, Sang: '1' };
    const other = { ...line, Duoc_Id: await drugOf('AMOXICILIN') };
    const dongs = [
      { ...line, LoaiToa: 'Thuong' as const, Kho_Id: make.ids.store },
      { ...other, LoaiToa: 'MuaNgoai' as const },
    ];
    const save = (CachLayThuoc_Id: string) =>
      savePrescription(doctor(), id, { requestId: v7(), version: 0, dongs, CachLayThuoc_Id });
    await expect(save(v7())).rejects.toMatchObject({
      details: { issues: [{ path: 'CachLayThuoc_Id', code: 'REFERENCE_MISSING' }] },
    });
    const { rows } = await site.database.pool.query<{ id: string }>(
      'select id from main.cach_lay_thuoc order by ma_cach_lay_thuoc limit 1',
    );
    const way = rows[0]?.id ?? '';
    await save(way);
    const toas = await prescriptionsOfSession(doctor(), id);
    expect(toas.map((toa) => [toa.LoaiToa, toa.CachLayThuoc_Id]).sort()).toEqual([
      ['MuaNgoai', null],
      ['Thuong', way],
    ]);
  });
});

describe('the stores of a room', () => {
  it('are those of its facility that hand out, in one statement', async () => {
    const room = await site.id('auth.node', 'PKS01');
    const codes = async (node: string) => (await storesOfRoom(make.doctor, node)).map((one) => one.MaKho);
    expect(await codes(make.ids.room)).toEqual(['KHOLE', 'NHATHUOC']);
    expect(await codes(room)).toEqual(['PKSNT']);
    expect(await site.countQueries(() => storesOfRoom(make.doctor, room))).toBe(1);
  });
});
