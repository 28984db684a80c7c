import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { nguyHiemTable } from '../criticals/tables.ts';
import { moveSlips } from '../orders/commands.ts';
import { mergePatients } from '../patients/merge.ts';
import { patientById } from '../patients/queries.ts';
import { makePatient } from '../patients/testPatient.ts';
import { code } from '../reception/testReception.ts';
import { huyTraKetQua, luuKetQua, traKetQua } from './commands.ts';
import { resultOfSlip } from './queries.ts';
import { input, labFactory } from './testLab.ts';

let site: TestSite;
let at: Awaited<ReturnType<typeof labFactory>>;
beforeAll(async () => {
  site = await openTestSite();
  at = await labFactory(site);
});
afterAll(() => site.close());
beforeEach(async () => {
  await bounds({});
  at.forget();
});

/** What is normal and critical of glucose: 3.9 to 6.4, below 2.5 and above 25, unless told otherwise. */
const bounds = (over: { min?: number; max?: number; critical?: number; unit?: string; women?: number }) =>
  site.database.db.execute(sql`update main.gia_tri_tham_chieu
    set nam_min = ${over.min ?? 3.9}, nam_max = ${over.max ?? 6.4}, nu_min = ${over.min ?? 3.9},
      nu_max = ${over.women ?? over.max ?? 6.4}, nguy_hiem_max = ${over.critical ?? 25},
      don_vi_tinh = ${over.unit ?? 'mmol/L'}
    where dich_vu_id = ${at.ids.glucose}`);
const fresh = () => ({ ...at.lab, loaders: new Map() });
const read = (slip: string) => resultOfSlip(fresh(), slip);
const give = (slip: string, over: Partial<Parameters<typeof traKetQua>[2]> = {}) =>
  traKetQua(fresh(), slip, { oldState: 'ChuaKetQua', ...over });
const seen = async (slip: string) => ({ DanhGiaLais: (await read(slip)).danhGiaLais });
const standing = async (slip: string) => {
  const { CoKetQua, MucBinhThuong, DonViTinh } = (await read(slip)).ketQuas[0] ?? {};
  return [CoKetQua, MucBinhThuong, DonViTinh];
};

const criticalsOf = (slip: string) =>
  site.database.db.select().from(nguyHiemTable).where(eq(nguyHiemTable.DichVuYeuCau_Id, slip));

/** A slip of glucose with a saved value. */
async function entered(KetQua: string) {
  const made = await at.sampled();
  await luuKetQua(fresh(), made.slip, input(await read(made.slip), KetQua));
  return made;
}

describe('the return judges what was entered anew', () => {
  it('and says what changed, where the bounds of the catalogue changed since', async () => {
    const { slip } = await entered('7');
    await bounds({ max: 7.8 });
    await expect(give(slip)).rejects.toMatchObject({
      code: 'RESULT_JUDGED_ANEW',
      details: { values: expect.stringContaining('H (3,9 - 6,4 mmol/L) → N (3,9 - 7,8 mmol/L)') },
    });
    expect((await read(slip)).danhGiaLais).toMatchObject([
      {
        KetQua: '7',
        CoKetQuaTruoc: 'H',
        MucBinhThuongTruoc: '3.9 - 6.4',
        CoKetQua: 'N',
        MucBinhThuong: '3.9 - 7.8',
      },
    ]);
    await give(slip, await seen(slip));
    expect(await standing(slip)).toEqual(['N', '3.9 - 7.8', 'mmol/L']);
    expect((await read(slip)).danhGiaLais).toEqual([]);
  });

  it('also by the general act on the state, which cannot be told what was seen', async () => {
    const { slip } = await entered('7');
    await bounds({ max: 7.8 });
    expect(await code(moveSlips(fresh(), [slip], 'ChuaKetQua', 'CoKetQua'))).toBe('RESULT_JUDGED_ANEW');
  });

  it('not what is typed with the return: that is judged as it stands now', async () => {
    const { slip } = await entered('7');
    await bounds({ max: 7.8 });
    await give(slip, { luu: input(await read(slip), '7.1') });
    expect(await standing(slip)).toEqual(['N', '3.9 - 7.8', 'mmol/L']);
  });

  it('where the sex of the patient was corrected since', async () => {
    const { slip, BenhNhan_Id } = await entered('7');
    await bounds({ women: 7.8 });
    const sex = (GioiTinh: string) =>
      site.database.db.execute(
        sql`update main.benh_nhan set gioi_tinh = ${GioiTinh} where id = ${BenhNhan_Id}`,
      );
    await sex('MALE');
    expect(await code(give(slip, { luu: input(await read(slip), '6.9') }))).toBe('done');
    await huyTraKetQua(fresh(), slip, { oldState: 'CoKetQua', LyDo: 'Sai giới tính' });
    await sex('FEMALE');
    expect(await code(give(slip))).toBe('RESULT_JUDGED_ANEW');
    await give(slip, await seen(slip));
    expect(await standing(slip)).toEqual(['N', '3.9 - 7.8', 'mmol/L']);
  });

  it('where the birth date of the patient was corrected since', async () => {
    const { slip, BenhNhan_Id } = await entered('6');
    await site.database.db.execute(
      sql`update main.benh_nhan set ngay_sinh = now()::date - 1000, nam_sinh = extract(year from now()::date - 1000) where id = ${BenhNhan_Id}`,
    );
    expect(await code(give(slip))).toBe('RESULT_JUDGED_ANEW');
    await give(slip, await seen(slip));
    expect(await standing(slip)).toEqual(['H', '3.3 - 5.6', 'mmol/L']);
  });

  it('where the record was merged into one of the other sex since', async () => {
    const admin = () => site.ctx('quantri', { node: 'TN01' });
    const kept = await makePatient(site, await admin(), { GioiTinh: 'FEMALE', NamSinh: 1980 });
    const { slip, BenhNhan_Id } = await entered('7');
    await site.database.db.execute(
      sql`update main.benh_nhan set gioi_tinh = 'MALE', nam_sinh = 1980 where id = ${BenhNhan_Id}`,
    );
    await bounds({ women: 7.8 });
    await mergePatients(await admin(), {
      id: kept._id,
      BenhNhanGop_Id: BenhNhan_Id,
      version: kept.version,
      versionGop: (await patientById(await admin(), BenhNhan_Id)).version,
      truongLays: [],
      LyDo: 'Một người',
    });
    expect(await code(give(slip))).toBe('RESULT_JUDGED_ANEW');
    await give(slip, await seen(slip));
    expect(await standing(slip)).toEqual(['N', '3.9 - 7.8', 'mmol/L']);
  });

  it('where the unit of the index is another one', async () => {
    const { slip } = await entered('5');
    await bounds({ unit: 'mg/dL' });
    expect(await code(give(slip))).toBe('RESULT_JUDGED_ANEW');
    expect((await read(slip)).danhGiaLais).toMatchObject([{ DonViTinhTruoc: 'mmol/L', DonViTinh: 'mg/dL' }]);
  });

  it('and takes no confirmation of another judgement than that of now', async () => {
    const { slip } = await entered('7');
    await bounds({ max: 7.8 });
    const first = await seen(slip);
    await bounds({ max: 6.9 });
    expect(await code(give(slip, first))).toBe('RESULT_JUDGED_ANEW');
    expect(await standing(slip)).toMatchObject(['H', '3.9 - 6.9', 'mmol/L']);
  });

  it('critical values are told by the new judgement', async () => {
    const { slip } = await entered('20');
    await bounds({ critical: 15 });
    const confirmed = await seen(slip);
    expect(await code(give(slip, confirmed))).toBe('CRITICAL_NOT_CONFIRMED');
    await give(slip, { ...confirmed, XacNhanNguyHiem: 'BS Minh, điện thoại' });
    expect(await criticalsOf(slip)).toHaveLength(1);
  });

  it('and one that is critical no more is told to nobody', async () => {
    const { slip } = await entered('30');
    await bounds({ critical: 40 });
    await give(slip, await seen(slip));
    expect(await criticalsOf(slip)).toEqual([]);
    expect((await read(slip)).ketQuas).toMatchObject([{ CoKetQua: 'H' }]);
  });

  it('of a result that was taken back, whose values stay', async () => {
    const { slip } = await at.returned('7');
    await huyTraKetQua(fresh(), slip, { oldState: 'CoKetQua', LyDo: 'Nhầm mẫu' });
    await bounds({ max: 7.8 });
    expect(await code(give(slip))).toBe('RESULT_JUDGED_ANEW');
  });
});

it('a returned value keeps name, unit, range and flag of its return, whatever the catalogue says since', async () => {
  const { slip } = await at.returned('7');
  await bounds({ max: 7.8, unit: 'mg/dL' });
  expect(await standing(slip)).toEqual(['H', '3.9 - 6.4', 'mmol/L']);
  expect((await read(slip)).danhGiaLais).toEqual([]);
});
