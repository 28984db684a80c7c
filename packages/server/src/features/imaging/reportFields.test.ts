import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { turnedJpeg } from '../../../test/pictures.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { storeFile } from '../../engine/storage/files.ts';
import { changeSlipState } from '../orders/commands.ts';
import { type LineInput, returnResult, saveResult, takeBackResult } from '../readings/commands.ts';
import { earlierFields, fieldsOfLine } from '../readings/fields.ts';
import { ketQuaMoTaForm } from '../readings/print/ketQuaMoTaForm.ts';
import { input } from '../readings/testReading.ts';
import { imagingReading as reading } from './imagingReading.ts';
import { imagingFactory } from './testImaging.ts';

const form = ketQuaMoTaForm(reading);

let site: TestSite;
let at: Awaited<ReturnType<typeof imagingFactory>>;
let echo: string;
beforeAll(async () => {
  site = await openTestSite();
  at = await imagingFactory(site);
  echo = await site.id('main.dm_dich_vu', 'SA-TIM');
  // it may be returned at once
  await site.database.db.execute(
    "update main.dm_dich_vu set thoi_gian_thuc_hien_toi_thieu = null where ma_dich_vu = 'SA-TIM'",
  );
});
afterAll(() => site.close());

const values = (given: Record<string, string | null>) =>
  Object.entries(given).map(([Ma, GiaTri]) => ({ Ma, GiaTri }));
const save = async (slip: string, line: Omit<LineInput, 'ChiTiet_Id'>) =>
  saveResult(at.fresh(at.technician), reading, slip, input(await at.read(slip), line));
const giveBack = (slip: string) =>
  returnResult(at.fresh(at.doctor), reading, slip, { oldState: 'ChuaKetQua' });
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    ({ code, details }: { code: string; details?: object }) => ({ code, details }),
  );
const fieldsOf = async (slip: string) => {
  const [line] = (await at.read(slip)).ketQuas;
  return line ? fieldsOfLine(at.fresh(at.technician), line) : [];
};
/** An echocardiogram that is begun. */
const begun = (of?: { visit: string; BenhNhan_Id: string }) =>
  at.begun({ services: [echo], ...(of ? { of } : {}) });

describe('the fields of a report', () => {
  it('are those of the service, with the range of the patient, until the result is returned; then those that say something', async () => {
    const { slip } = await begun();
    const open = await fieldsOf(slip);
    expect(open.map(({ Ma }) => Ma)).toEqual(expect.arrayContaining(['EF', 'LVDd', 'HOHAILA']));
    expect(open[0]).toMatchObject({ Ma: 'EF', BatBuoc: true, GiaTri: null, DonVi: '%' });
    expect(open[0]?.Min).not.toBeNull();
    await save(slip, { truongs: values({ EF: '48,5', HOHAILA: 'Nhẹ' }), KetLuan: 'Giảm EF.' });
    await save(slip, { truongs: values({ LVDd: '60' }) });
    await giveBack(slip);
    const given = await fieldsOf(slip);
    expect(given.map(({ Ma, GiaTri }) => [Ma, GiaTri])).toEqual([
      ['EF', '48.5'],
      ['LVDd', '60'],
      ['HOHAILA', 'Nhẹ'],
    ]);
  });

  it('keep a choice that the catalogue has given up since, and hold up no version that has it', async () => {
    const { slip } = await begun();
    await save(slip, { truongs: values({ EF: '48,5', HOHAILA: 'Nhẹ' }), KetLuan: 'Giảm EF.' });
    await giveBack(slip);
    await takeBackResult(at.fresh(at.doctor), reading, slip, { oldState: 'CoKetQua', LyDo: 'Sai EF' });
    const choices = (text: string) =>
      site.database.db.execute(sql`
        update main.mau_truong_ket_qua m set truongs = (select jsonb_agg(case when t ->> 'Ma' = 'HOHAILA'
          then t || jsonb_build_object('LuaChons', ${text}::text) else t end order by n)
          from jsonb_array_elements(m.truongs) with ordinality e (t, n))
        where m.truongs @> '[{"Ma": "HOHAILA"}]'`);
    const before = (await fieldsOf(slip)).find(({ Ma }) => Ma === 'HOHAILA')?.LuaChons ?? [];
    await choices('Không; Có');
    try {
      await save(slip, { truongs: values({ EF: '50', HOHAILA: 'Nhẹ' }) });
      await giveBack(slip);
      expect((await fieldsOf(slip)).map(({ GiaTri }) => GiaTri)).toEqual(['50', 'Nhẹ']);
    } finally {
      await choices(before.join('; '));
    }
  });

  it('are judged anew at the return, which says what changed and writes it down once that was seen', async () => {
    const { slip } = await begun();
    await save(slip, { truongs: values({ EF: '48,5' }), KetLuan: 'Giảm EF.' });
    const bounds = (of: { min: number; max: number }) =>
      site.database.db.execute(sql`
        update main.mau_truong_ket_qua m set truongs = (select jsonb_agg(case when t ->> 'Ma' = 'EF'
          then t || jsonb_build_object('NamMin', ${of.min}::int, 'NuMin', ${of.min}::int, 'NamMax', ${of.max}::int, 'NuMax', ${of.max}::int)
          else t end order by n)
          from jsonb_array_elements(m.truongs) with ordinality e (t, n))
        where m.truongs @> '[{"Ma": "EF"}]'`);
    await bounds({ min: 40, max: 72 });
    try {
      const refused = await refusalOf(giveBack(slip));
      expect(refused).toMatchObject({
        code: 'RESULT_JUDGED_ANEW',
        details: { values: expect.stringMatching(/48,5: L \(\d+ - \d+ %\) → N \(40 - 72 %\)$/) },
      });
      const { values: words } = { values: '', ...refused?.details };
      const seen = (DanhGiaDaXem: string) =>
        returnResult(at.fresh(at.doctor), reading, slip, { oldState: 'ChuaKetQua', DanhGiaDaXem });
      expect(await refusalOf(seen('EF'))).toMatchObject({ code: 'RESULT_JUDGED_ANEW' });
      await bounds({ min: 41, max: 72 });
      expect(await refusalOf(seen(words))).toMatchObject({ code: 'RESULT_JUDGED_ANEW' });
      await bounds({ min: 40, max: 72 });
      await seen(words);
      expect((await fieldsOf(slip))[0]).toMatchObject({ Ma: 'EF', GiaTri: '48.5', Min: '40' });
      await bounds({ min: 52, max: 72 });
      expect((await fieldsOf(slip))[0]).toMatchObject({ Min: '40' });
    } finally {
      await bounds({ min: 52, max: 72 });
    }
  });

  it('are refused at the field', async () => {
    const { slip } = await begun();
    const refused = await refusalOf(
      save(slip, { truongs: values({ EF: 'tốt', HOHAILA: 'Rất nặng', LA: '33', X: '1' }) }),
    );
    expect(refused).toMatchObject({
      code: 'BAD_INPUT',
      details: {
        issues: [
          { path: 'ketQuas.0.truongs.EF', code: 'NOT_A_NUMBER' },
          { path: 'ketQuas.0.truongs.HOHAILA', code: 'NOT_IN_LIST' },
          { path: 'ketQuas.0.truongs.X', code: 'NOT_IN_LIST' },
        ],
      },
    });
  });

  it('keep a result that lacks one it needs, by name, and a begin that was filled in', async () => {
    const { slip } = await begun();
    await save(slip, { truongs: values({ LVDd: '48' }) });
    const undo = changeSlipState(at.fresh(at.technician), slip, 'huyBatDau', { expected: 'ChuaKetQua' });
    expect(await refusalOf(undo)).toMatchObject({ code: 'RESULT_ENTERED' });
    await save(slip, { KetLuan: 'Bình thường.' });
    expect(await refusalOf(giveBack(slip))).toMatchObject({
      code: 'RESULT_INCOMPLETE',
      details: { missing: 'Siêu âm Doppler tim (Phân suất tống máu (EF))' },
    });
  });

  it('stand beside those of the last time, also after a correction', async () => {
    const first = await begun();
    await save(first.slip, { truongs: values({ EF: '55' }), KetLuan: 'Bình thường.' });
    await giveBack(first.slip);
    await takeBackResult(at.fresh(at.doctor), reading, first.slip, {
      oldState: 'CoKetQua',
      LyDo: 'Sai số đo',
    });
    expect((await fieldsOf(first.slip))[0]).toMatchObject({ Ma: 'EF', GiaTri: '55' });
    await save(first.slip, { truongs: values({ EF: '61' }) });
    await giveBack(first.slip);
    expect(
      (await at.read(first.slip)).phienBans.map(({ ketQuas }) => ketQuas[0]?.Truongs[0]?.GiaTri),
    ).toEqual(['61', '55']);

    const second = await begun(first);
    const [line] = (await at.read(second.slip)).ketQuas;
    const before = line && (await earlierFields(at.fresh(at.technician), line));
    expect(before?.truongs).toMatchObject([{ Ma: 'EF', GiaTri: '61' }]);
    const [earliest] = (await at.read(first.slip)).ketQuas;
    expect(earliest && (await earlierFields(at.fresh(at.technician), earliest))).toBeNull();
  });

  it('are printed by group, marked where they lie outside', async () => {
    const { slip } = await begun();
    await save(slip, { truongs: values({ EF: '30.5', HOHAILA: 'Vừa' }), KetLuan: 'Suy tim.' });
    await giveBack(slip);
    const [service] = form.present(await form.data(at.fresh(at.doctor), slip), 'vi').KetQuas as {
      NhomTruongs: unknown;
    }[];
    expect(service?.NhomTruongs).toMatchObject([
      { Nhom: 'Thất trái', Truongs: [{ GiaTri: '30,5 %', Co: '↓ L' }] },
      { Nhom: 'Van tim', Truongs: [{ Ten: 'Hở van hai lá', GiaTri: 'Vừa', BinhThuong: '', Co: '' }] },
    ]);
  });

  it('stay readable when the catalogue says something else since', async () => {
    const { slip } = await begun();
    await save(slip, { truongs: values({ EF: '64' }), KetLuan: 'Bình thường.' });
    await giveBack(slip);
    const [before] = await fieldsOf(slip);
    await site.database.db.execute(
      "update main.mau_truong_ket_qua set tam_ngung = true where ma_mau = 'TR-TIM'",
    );
    expect(await fieldsOf(slip)).toEqual([before]);
    expect(await fieldsOf((await begun()).slip)).toEqual([]);
  });
});

describe('marks on a picture', () => {
  const mark = { Loai: 'MuiTen', Mau: 'Do', Diem: [100, 200, 400, 300] } as const;

  it('are kept with the version, and printed over the picture', async () => {
    const { slip } = await at.begun();
    const Tep_Id = await at.image();
    const words = { Loai: 'Chu', Mau: 'Vang', Diem: [500, 500], Chu: ' Sỏi ' } as const;
    await save(slip, { KetLuan: 'Sỏi mật.', hinhAnhs: [{ Tep_Id, DanhDaus: [mark, words] }] });
    const kept = [
      { ...mark, Chu: null },
      { ...words, Chu: 'Sỏi' },
    ];
    expect((await at.read(slip)).ketQuas[0]?.hinhAnhs).toMatchObject([{ Tep_Id, DanhDaus: kept }]);
    await giveBack(slip);
    await takeBackResult(at.fresh(at.doctor), reading, slip, { oldState: 'CoKetQua', LyDo: 'Nhầm hình' });
    await save(slip, { hinhAnhs: [{ Tep_Id, DanhDaus: [] }] });
    const versions = (await at.read(slip)).phienBans;
    expect(versions.map(({ ketQuas }) => ketQuas[0]?.hinhAnhs[0]?.DanhDaus.length)).toEqual([0, 2]);
    await save(slip, { hinhAnhs: [{ Tep_Id, DanhDaus: [mark] }] });
    await giveBack(slip);
    const data = await form.data(at.fresh(at.doctor), slip);
    const files = form.files(data);
    expect(files['ve-0-0.svg']).toContain('viewBox="0 0 40 30"');
    expect(form.present(data, 'vi')).toMatchObject({
      KetQuas: [{ HinhAnhs: [{ Ve: 've-0-0.svg', DanhDaus: [{ ...mark, Chu: null }] }] }],
    });
  });

  it('lie over a picture that is turned as the browser shows it', async () => {
    const file = { name: 'dung.jpg', bytes: turnedJpeg(6) };
    const owned = { permission: reading.perform, pictureOf: reading.entity };
    const { _id: Tep_Id } = await storeFile(at.fresh(at.technician), { ...file, ...owned });
    const { slip } = await at.begun();
    await save(slip, { KetLuan: 'Sỏi mật.', hinhAnhs: [{ Tep_Id, DanhDaus: [mark] }] });
    await giveBack(slip);
    const files = form.files(await form.data(at.fresh(at.doctor), slip));
    expect(files['ve-0-0.svg']).toContain('viewBox="0 0 4 8"');
  });

  it('are refused where they lie outside', async () => {
    const { slip } = await at.begun();
    const hinhAnhs = [{ Tep_Id: await at.image(), DanhDaus: [{ ...mark, Diem: [0, 0, 2000, 0] }] }];
    expect(await refusalOf(save(slip, { hinhAnhs }))).toMatchObject({
      details: { issues: [{ path: 'ketQuas.0.hinhAnhs.0.DanhDaus', code: 'MARK_UNFIT' }] },
    });
  });
});
