import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { buildSchema, isInputObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { withPermission } from '../../../test/withPermission.ts';
import { layMau } from '../lab/commands.ts';
import { resultOfSlip as labResult } from '../lab/queries.ts';
import { noticesOf } from '../notifications/queries.ts';
import { changeSlipState } from '../orders/commands.ts';
import { timelineOf } from '../patients/timeline.ts';
import { previewRecord } from '../printing/print.ts';
import { callNext } from '../queues/commands.ts';
import { returnResult, saveResult, takeBackResult } from '../readings/commands.ts';
import { openResult, resultsOfVisit } from '../readings/queries.ts';
import { input } from '../readings/testReading.ts';
import { readingList } from '../readings/workList.ts';
import { code, refused } from '../reception/testReception.ts';
import type { KeptCulture } from './content.ts';
import { microbiologyReading as reading } from './microbiologyReading.ts';
import { ketQuaViSinhForm as form } from './print/ketQuaViSinhForm.ts';
import { microbiologyFactory } from './testMicrobiology.ts';

let site: TestSite;
let at: Awaited<ReturnType<typeof microbiologyFactory>>;
beforeAll(async () => {
  site = await openTestSite();
  at = await microbiologyFactory(site);
});
afterAll(() => site.close());

const technician = () => at.fresh(at.technician);
const doctor = () => at.fresh(at.doctor);
const seen = (visit: string) => resultsOfVisit(at.fresh(at.orderer), reading, visit);
const give = (slip: string, LaSoBo: boolean) =>
  returnResult(doctor(), reading, slip, { oldState: 'ChuaKetQua', LaSoBo });
const write = async (slip: string, line: Parameters<typeof input>[1]) =>
  saveResult(technician(), reading, slip, input(await at.read(slip), line));
const cultureOf = async (slip: string) => (await at.read(slip)).ketQuas[0]?.noiDung as KeptCulture | null;

describe('a culture', () => {
  it('waits for its room, is given out as preliminary, then final; what was shown stays as a version', async () => {
    const { slip, visit } = await at.ordered();
    const list = (tab: Parameters<typeof readingList>[2]['tab']) =>
      readingList(technician(), reading, { idRoom: at.room, tab });
    expect((await list('ChoThucHien')).dongs.map((line) => line.DichVuYeuCau_Id)).toContain(slip);
    expect((await callNext(technician(), { hangDoi: 'ViSinh', nodeId: at.room }))?.BenhNhan_Id).toBeTruthy();
    await changeSlipState(technician(), slip, 'batDau', { expected: 'SanSang' });
    expect(await code(give(slip, true))).toBe('PRELIMINARY_EMPTY');
    await write(slip, { noiDung: at.incubating });
    expect(await seen(visit)).toEqual([]);

    await give(slip, true);
    expect(await at.stateOf(slip)).toBe('ChuaKetQua');
    expect(await seen(visit)).toMatchObject([
      { laSoBo: true, PhienBan: 1, ketQuas: [{ noiDung: { TrangThaiCay: 'DangTheoDoi', viKhuans: [] } }] },
    ]);
    expect(await code(give(slip, true))).toBe('PRELIMINARY_UNCHANGED');

    // what is written since is not shown before it is given out
    await write(slip, { noiDung: at.grown, KetLuan: 'E. coli sinh ESBL.' });
    expect(await seen(visit)).toMatchObject([{ PhienBan: 1, ketQuas: [{ KetLuan: null }] }]);
    expect((await seen(visit))[0]?.phienBans).toHaveLength(1);
    await give(slip, true);
    expect(await seen(visit)).toMatchObject([{ laSoBo: true, PhienBan: 2 }]);

    await give(slip, false);
    expect(await at.stateOf(slip)).toBe('CoKetQua');
    expect(await seen(visit)).toMatchObject([{ laSoBo: false, PhienBan: 3 }]);
    expect(await openResult(at.fresh(at.orderer), reading, slip)).toMatchObject({
      phienBans: [
        { PhienBan: 3, LaSoBo: false, ketQuas: [{ KetLuan: 'E. coli sinh ESBL.' }] },
        { PhienBan: 2, LaSoBo: true, ketQuas: [{ noiDung: { TrangThaiCay: 'CoMoc' } }] },
        { PhienBan: 1, LaSoBo: true, ketQuas: [{ KetLuan: null, noiDung: { viKhuans: [] } }] },
      ],
    });
  });

  it('stands in the list until it is done, however long cultures last', async () => {
    const { slip } = await at.begun();
    const inWork = async (days: number) => {
      await site.database.db.execute(
        sql`update main.dich_vu_yeu_cau set ngay_yeu_cau = now() - make_interval(days => ${days}::int) where id = ${slip}`,
      );
      const { dongs } = await readingList(technician(), reading, { idRoom: at.room, tab: 'DangLam' });
      return dongs.some((line) => line.DichVuYeuCau_Id === slip);
    };
    expect([await inWork(8), await inWork(56), await inWork(120)]).toEqual([true, true, true]);
  });

  it('has S, I and R proposed by the breakpoints of its day, and keeps the decision that overrides one', async () => {
    const { slip } = await at.begun();
    await write(slip, { noiDung: at.grown });
    const rows = async () => (await cultureOf(slip))?.viKhuans[0]?.khangSinhs;
    expect(await rows()).toMatchObject([
      { GiaTri: '12', KetQua: 'R', DeXuat: 'R', CanCu: 'EUCAST v14.0: S ≥ 25, R < 22' },
      { GiaTri: '≤0,25', KetQua: 'S', DeXuat: 'S', CanCu: 'EUCAST v14.0: S ≤ 2, R > 8' },
    ]);
    const [isolate] = at.grown.viKhuans;
    const decided = isolate?.khangSinhs.map((row) => ({ ...row, KetQua: 'R' }));
    await write(slip, { noiDung: { ...at.grown, viKhuans: [{ ...isolate, khangSinhs: decided }] } });
    expect(await rows()).toMatchObject([
      { KetQua: 'R', DeXuat: 'R' },
      { KetQua: 'R', DeXuat: 'S' },
    ]);
  });

  it('keeps what was proposed while a value is the same, whatever table and version came since', async () => {
    const { slip } = await at.begun();
    await write(slip, { noiDung: at.grown });
    const stands = await cultureOf(slip);
    await give(slip, true);
    const table = (nguon: string) =>
      site.database.db.execute(
        sql`update main.diem_gay_khang_sinh set nguon = ${nguon} where khang_sinh_id = any(${sql.param([at.ceftriaxon, at.meropenem])}::uuid[])`,
      );
    await table('EUCAST v15.0');
    await write(slip, { noiDung: at.grown, KetLuan: 'E. coli.' });
    expect([(await at.read(slip)).PhienBan, await cultureOf(slip)]).toEqual([2, stands]);
    const [isolate] = at.grown.viKhuans;
    const other = isolate?.khangSinhs.map((row, place) => (place === 0 ? { ...row, GiaTri: '26' } : row));
    await write(slip, { noiDung: { ...at.grown, viKhuans: [{ ...isolate, khangSinhs: other }] } });
    expect((await cultureOf(slip))?.viKhuans[0]?.khangSinhs).toMatchObject([
      { KetQua: 'S', CanCu: 'EUCAST v15.0: S ≥ 25, R < 22' },
      { KetQua: 'S', CanCu: 'EUCAST v14.0: S ≤ 2, R > 8' },
    ]);
    await table('EUCAST v14.0');
  });

  it('is not final while it incubates, nor without a specimen or a conclusion', async () => {
    const { slip } = await at.written({ noiDung: at.incubating, KetLuan: 'Đang theo dõi.' });
    expect(await code(give(slip, false))).toBe('RESULT_INCOMPLETE');
    await write(slip, { noiDung: { ...at.grown, LoaiBenhPham_Id: null } });
    expect(await code(give(slip, false))).toBe('RESULT_INCOMPLETE');
    await write(slip, { noiDung: at.grown, KetLuan: '' });
    expect(await code(give(slip, false))).toBe('RESULT_INCOMPLETE');
    await write(slip, { KetLuan: 'E. coli.' });
    await give(slip, false);
    expect(await at.stateOf(slip)).toBe('CoKetQua');
  });

  it('says at its field what is wrong with it', async () => {
    const { slip } = await at.begun();
    const nobody = '00000000-0000-7000-8000-000000000000';
    const bad = {
      ...at.grown,
      NhanMauLuc: '2126-01-01T01:00:00.000Z',
      viKhuans: [
        {
          ViKhuan_Id: nobody,
          khangSinhs: [{ KhangSinh_Id: at.meropenem, PhuongPhap: 'MIC', GiaTri: 'S' }],
        },
      ],
    };
    const { details } = await refused(write(slip, { noiDung: bad }));
    const issues = (details as { issues: { path: string; code: string }[] }).issues;
    expect(issues.map((one) => `${one.path}:${one.code}`)).toEqual([
      'ketQuas.0.noiDung.NhanMauLuc:IN_THE_FUTURE',
      'ketQuas.0.noiDung.viKhuans.0.khangSinhs.0.GiaTri:MIC_VALUE',
      'ketQuas.0.noiDung.viKhuans.0.ViKhuan_Id:NOT_IN_LIST',
    ]);
  });
});

it('takes every field of a service that other results take, and its own content', () => {
  const schema = buildSchema(readFileSync(new URL('../../../schema/main.graphql', import.meta.url), 'utf8'));
  const fields = (name: string) => {
    const type = schema.getType(name);
    return isInputObjectType(type) ? Object.keys(type.getFields()) : [];
  };
  expect(fields('KetQuaViSinhDongInput')).toEqual(
    expect.arrayContaining([...fields('KetQuaMoTaDongInput'), 'NguoiThucHien_Ids', 'noiDung']),
  );
});

describe('what was given out', () => {
  it('is taken back for a reason: a preliminary result while the slip is in work, then a final one', async () => {
    const { slip, visit } = await at.written({ noiDung: at.incubating });
    const takeBack = (oldState: string, by = doctor()) =>
      takeBackResult(by, reading, slip, { oldState, LyDo: 'Nhầm bệnh phẩm' });
    expect(await code(takeBack('ChuaKetQua'))).toBe('NO_PRELIMINARY');
    await give(slip, true);
    expect(await code(takeBack('ChuaKetQua', technician()))).toBe('FORBIDDEN');
    await takeBack('ChuaKetQua');
    expect(await seen(visit)).toEqual([]);

    await write(slip, { noiDung: at.grown, KetLuan: 'E. coli.' });
    await give(slip, false);
    await takeBack('CoKetQua');
    expect(await seen(visit)).toEqual([]);
    expect(await cultureOf(slip)).toMatchObject({ viKhuans: [{ DauHieus: ['ESBL'], khangSinhs: [{}, {}] }] });
    expect((await at.read(slip)).phienBans.map(({ PhienBan, LyDoHuy }) => [PhienBan, LyDoHuy])).toEqual([
      [3, null],
      [2, 'Nhầm bệnh phẩm'],
      [1, 'Nhầm bệnh phẩm'],
    ]);
  });

  it('stays in the timeline as withdrawn with the reason, and the orderer is told', async () => {
    const { slip, visit, BenhNhan_Id } = await at.written({
      noiDung: at.incubating,
      KetLuan: 'Đang theo dõi.',
    });
    const moments = async () => {
      const told = await timelineOf(at.fresh(at.orderer), BenhNhan_Id);
      return told
        .filter((one) => one.loai === 'KetQua' && one._id === slip)
        .map((one) => [one.TrangThai, one.noiDung, one.chiTiets.map((detail) => detail.giaTri), one.MauIn]);
    };
    await give(slip, true);
    expect(await moments()).toEqual([['SoBo', '', ['Đang theo dõi.'], 'KetQuaViSinh']]);
    await takeBackResult(doctor(), reading, slip, { oldState: 'ChuaKetQua', LyDo: 'Nhầm bệnh phẩm' });
    const taken = ['SoBoThuHoi', 'Nhầm bệnh phẩm', [], null];
    expect(await moments()).toEqual([taken]);
    const { dongs } = await noticesOf(at.fresh(at.orderer), { chuaDoc: true, limit: 100 });
    expect(dongs.filter((one) => one.BanGhi_Id === slip)).toMatchObject([
      { Loai: 'SoBoThuHoi', Muc: 'CanChuY', NoiDung: ['Cấy nước tiểu định danh vi khuẩn và kháng sinh đồ'] },
    ]);

    await write(slip, { noiDung: at.grown, KetLuan: 'E. coli.' });
    await give(slip, false);
    expect(await seen(visit)).toHaveLength(1);
    expect(await moments()).toEqual([['CoKetQua', '', ['E. coli.'], 'KetQuaViSinh'], taken]);
  });

  it('asks for the right to return, and for a slip of its own kind', async () => {
    const { slip } = await at.written({ noiDung: at.incubating });
    const preliminary = { oldState: 'ChuaKetQua', LaSoBo: true };
    expect(await code(returnResult(technician(), reading, slip, preliminary))).toBe('FORBIDDEN');
    const waiting = (await at.ordered()).slip;
    expect(await code(labResult(technician(), slip))).toBe('NOT_FOUND');
    expect(await code(layMau(technician(), waiting, { oldState: 'SanSang' }))).toBe('NOT_FOUND');
  });

  it('cannot be begun anew once a culture is written', async () => {
    const { slip } = await at.written({ noiDung: at.incubating });
    expect(await code(changeSlipState(technician(), slip, 'huyBatDau'))).toBe('RESULT_ENTERED');
  });

  it('is printed with its antibiogram and what was decided otherwise, marked while it is preliminary', async () => {
    const [isolate] = at.grown.viKhuans;
    const khangSinhs = isolate?.khangSinhs.map((row) => ({ ...row, KetQua: 'R' }));
    const decided = { ...at.grown, viKhuans: [{ ...isolate, khangSinhs }] };
    const { slip } = await at.written({ noiDung: decided });
    const printer = withPermission(doctor(), 'IN_AN');
    expect(await code(previewRecord(printer, form.code, slip))).toBe('RESULT_NOT_RETURNED');
    await give(slip, true);
    const shown = form.present(await form.data(doctor(), slip), 'vi');
    expect(shown).toMatchObject({
      SoBo: true,
      NguoiDuyet: 'Đào Thanh Vân',
      KetQuas: [
        {
          NuoiCay: {
            LoaiBenhPham: 'Nước tiểu giữa dòng',
            ViKhuans: [
              {
                TenViKhuan: 'Escherichia coli',
                DauHieus: ['ESBL'],
                Nguon: 'EUCAST v14.0',
                KhangSinhs: [
                  { TenKhangSinh: 'Ceftriaxon', KetQua: 'R', DeXuatKhac: '' },
                  { TenKhangSinh: 'Meropenem', KetQua: 'R', DeXuatKhac: 'S' },
                ],
              },
            ],
          },
        },
      ],
    });
    const pdf = await previewRecord(printer, form.code, slip);
    expect(Buffer.from(pdf).subarray(0, 4).toString()).toBe('%PDF');
  });
});
