import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pngPicture } from '../../../test/pictures.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { storeFile } from '../../engine/storage/files.ts';
import { slipById } from '../orders/queries.ts';
import { code, issuesOf } from '../reception/testReception.ts';
import { huyLayMau, huyTraKetQua, layMau, luuKetQua, traKetQua } from './commands.ts';
import { describedOf, type LabLineInput } from './described.ts';
import { takeDeviceValues } from './deviceValues.ts';
import { ketQuaXetNghiemForm } from './print/ketQuaXetNghiemForm.ts';
import { resultOfSlip } from './queries.ts';
import { tuChoiMau } from './rejection.ts';
import { input, labFactory } from './testLab.ts';

let site: TestSite;
let at: Awaited<ReturnType<typeof labFactory>>;
let device: string;
beforeAll(async () => {
  site = await openTestSite();
  at = await labFactory(site);
  device = await site.id('main.thiet_bi', 'TB01');
  await site.database.db.execute(
    sql`update main.thiet_bi set dich_vu_ids = array[${at.ids.glucose}]::uuid[], phong_ban_id = null, toi_da_ngay = null
      where ma_thiet_bi in ('TB01', 'TB02')`,
  );
});
afterAll(() => site.close());
beforeEach(() => at.forget());

const fresh = (ctx: Ctx = at.lab): Ctx => ({ ...ctx, loaders: new Map() });
const linesOf = (slip: string, PhienBan?: number) => describedOf(fresh(), slip, PhienBan);
const me = () => at.lab.user?.NhanVien_Id ?? '';

async function write(slip: string, line: Omit<LabLineInput, 'ChiTiet_Id'>, KetQua = '5.4') {
  const { ketQuas } = input(await resultOfSlip(fresh(), slip), KetQua);
  await writeOnly(slip, line, ketQuas);
}
/** Writes of the first service of a slip, beside no value unless some are given. */
async function writeOnly(
  slip: string,
  line: Omit<LabLineInput, 'ChiTiet_Id'>,
  ketQuas: Parameters<typeof luuKetQua>[2]['ketQuas'] = [],
) {
  const [first] = await linesOf(slip);
  const { version } = await slipById(fresh(), slip);
  const dichVus = [{ ChiTiet_Id: first?.ChiTiet_Id ?? '', ...line }];
  await luuKetQua(fresh(), slip, { version, ketQuas, dichVus });
}
async function picture(ctx: Ctx = at.lab, pictureOf = 'KetQuaXetNghiem'): Promise<string> {
  const file = { name: 'tieu-ban.png', bytes: pngPicture(40, 30) };
  return (await storeFile(fresh(ctx), { ...file, permission: 'XET_NGHIEM', pictureOf }))._id;
}
/** While something runs the room has one device for glucose. */
async function alone(run: () => Promise<void>): Promise<void> {
  const only = (is: boolean) =>
    site.database.db.execute(
      sql`update main.thiet_bi set tam_ngung = ${is} where ma_thiet_bi <> 'TB01' and dich_vu_ids @> array[${at.ids.glucose}]::uuid[]`,
    );
  await only(true);
  try {
    await run();
  } finally {
    await only(false);
  }
}
const limit = (day: number | null) =>
  site.database.db.execute(sql`update main.thiet_bi set toi_da_ngay = ${day} where ma_thiet_bi = 'TB01'`);

describe('a service of a slip', () => {
  it('says with its values what was seen, with which device, by whom; the paper and the next version say so too', async () => {
    const { slip } = await at.sampled();
    const Tep_Id = await picture();
    await write(slip, {
      MoTa: 'Hồng cầu đa hình thái.',
      ThietBi_Id: device,
      NguoiThucHien_Ids: [me()],
      hinhAnhs: [{ Tep_Id, ChuThich: 'x100' }],
    });
    await traKetQua(fresh(), slip, { oldState: 'ChuaKetQua' });
    const told = { MoTa: 'Hồng cầu đa hình thái.', ThietBi_Id: device, NguoiThucHien_Ids: [me()] };
    expect(await linesOf(slip)).toMatchObject([{ ...told, hinhAnhs: [{ Tep_Id, ChuThich: 'x100' }] }]);
    const paper = await ketQuaXetNghiemForm.data(fresh(), slip);
    expect(paper).toMatchObject({
      Nhoms: [{ ChiSos: [{ ThietBi: expect.stringMatching(/./) }] }],
      KetQuas: [{ MoTa: told.MoTa, HinhAnhs: [{ ChuThich: 'x100' }] }],
    });
    // who performed all of it alone stands at the signatures
    expect(paper).not.toHaveProperty('NguoiThucHiens');
    const files = Object.keys(ketQuaXetNghiemForm.files(paper));
    expect(files.some((name) => name.startsWith('hinh-'))).toBe(true);
    await huyTraKetQua(fresh(), slip, { oldState: 'CoKetQua', LyDo: 'Nhập nhầm giá trị' });
    await write(slip, { MoTa: 'Hồng cầu bình thường.', hinhAnhs: [] });
    expect(await linesOf(slip)).toMatchObject([{ MoTa: 'Hồng cầu bình thường.', hinhAnhs: [] }]);
    expect(await linesOf(slip, 1)).toMatchObject([{ ...told, hinhAnhs: [{ Tep_Id }] }]);
    const { rows } = await site.database.db.execute<{ after: { dichVus: object[] } }>(sql`
      select after from main.audit where entity = 'KetQuaXetNghiem' and entity_id = ${slip} and action = 'UPDATE'
      order by id desc limit 1`);
    expect(rows[0]?.after.dichVus).toMatchObject([{ MoTa: 'Hồng cầu bình thường.', ThietBi_Id: device }]);
  });

  it('has a performer and a time after the return, whoever said nothing of that', async () => {
    const { slip } = await at.sampled();
    await write(slip, { ThietBi_Id: device });
    await traKetQua(fresh(), slip, { oldState: 'ChuaKetQua' });
    const [line] = await linesOf(slip);
    expect(line).toMatchObject({ NguoiThucHien_Ids: [me()], ThoiGianThucHien: expect.any(Date) });
  });

  it('is returned once somebody said which of several devices measured it', async () => {
    const { slip } = await at.sampled();
    await write(slip, {}, '30'); // critical: that question comes later
    const give = () => traKetQua(fresh(), slip, { oldState: 'ChuaKetQua' });
    const [line] = await linesOf(slip);
    expect(await issuesOf(give())).toEqual([
      { path: `dichVus.${line?.ChiTiet_Id}.ThietBi_Id`, code: 'REQUIRED' },
    ]);
    await write(slip, { ThietBi_Id: device });
    await give();
    expect(await linesOf(slip)).toMatchObject([{ ThietBi_Id: device, daNhap: true }]);
    expect((await slipById(fresh(), slip)).TrangThai).toBe('CoKetQua');
  });

  it('names nobody twice, no device of others, no time before the order, no picture of somebody else', async () => {
    const { slip } = await at.sampled();
    const wrong = (line: Parameters<typeof write>[1]) => issuesOf(write(slip, line));
    expect(await wrong({ NguoiThucHien_Ids: [me(), me()] })).toEqual([
      { path: 'dichVus.0.NguoiThucHien_Ids', code: 'PERFORMER_TWICE' },
    ]);
    const other = await site.id('main.thiet_bi', 'TB05');
    await site.database.db.execute(sql`update main.thiet_bi set dich_vu_ids = '{}' where id = ${other}`);
    expect(await wrong({ ThietBi_Id: other })).toEqual([
      { path: 'dichVus.0.ThietBi_Id', code: 'NOT_IN_LIST' },
    ]);
    expect(await wrong({ ThoiGianThucHien: new Date('2020-01-01') })).toEqual([
      { path: 'dichVus.0.ThoiGianThucHien', code: 'EXECUTION_TIME' },
    ]);
    const foreign = await picture(at.doctor);
    expect(await wrong({ hinhAnhs: [{ Tep_Id: foreign }] })).toEqual([
      { path: 'dichVus.0.hinhAnhs.0.Tep_Id', code: 'PICTURE_UNKNOWN' },
    ]);
    const ofImaging = await picture(at.lab, 'KetQuaChanDoanHinhAnh');
    expect(await wrong({ hinhAnhs: [{ Tep_Id: ofImaging }] })).toMatchObject([{ code: 'PICTURE_UNKNOWN' }]);
    expect((await resultOfSlip(fresh(), slip)).ketQuas).toMatchObject([{ KetQua: null }]);
  });

  it('uses a device as often as it measures: what it measured stands, at every door', async () => {
    await limit(1);
    try {
      for (let nth = 0; nth < 2; nth += 1) {
        const { slip } = await at.sampled();
        await write(slip, { ThietBi_Id: device });
        await traKetQua(fresh(), slip, { oldState: 'ChuaKetQua' });
        expect(await linesOf(slip)).toMatchObject([{ ThietBi_Id: device }]);
      }
    } finally {
      await limit(null);
    }
  });

  it('keeps the sample from being taken back once something is written of it', async () => {
    const { slip } = await at.sampled();
    await writeOnly(slip, { MoTa: 'Mẫu đục.' });
    expect(await code(huyLayMau(fresh(), slip))).toBe('RESULT_ENTERED');
  });

  it('gives the sample back with a device that was only chosen, or taken by the begin', async () => {
    const { slip } = await at.sampled();
    await writeOnly(slip, { ThietBi_Id: device });
    expect(await linesOf(slip)).toMatchObject([{ ThietBi_Id: device, daNhap: false }]);
    await huyLayMau(fresh(), slip);
    expect(await linesOf(slip)).toMatchObject([{ ThietBi_Id: null }]);
    await alone(async () => {
      await layMau(fresh(), slip, { oldState: 'SanSang' });
      expect(await linesOf(slip)).toMatchObject([{ ThietBi_Id: device }]);
      await huyLayMau(fresh(), slip);
    });
  });

  it('loses what is written of it with a rejected sample only when that is confirmed', async () => {
    const { slip } = await at.sampled();
    await writeOnly(slip, { hinhAnhs: [{ Tep_Id: await picture() }] });
    const reject = async (XacNhanKetQua?: boolean) => {
      const seen = (await slipById(fresh(), slip)).version;
      await tuChoiMau(fresh(), slip, { version: seen, LyDo: 'TanMau', XacNhanKetQua });
    };
    await expect(reject()).rejects.toMatchObject({ code: 'SAMPLE_HAS_VALUES', details: { count: 1 } });
    await reject(true);
    expect((await slipById(fresh(), slip)).TrangThai).toBe('SanSang');
  });
});

describe('the device that the room has alone', () => {
  it('is written down with the begin, and stays away once a person took it away', async () => {
    await alone(async () => {
      const { slip } = await at.sampled();
      expect(await linesOf(slip)).toMatchObject([{ ThietBi_Id: device }]);
      await write(slip, { ThietBi_Id: null });
      await traKetQua(fresh(), slip, { oldState: 'ChuaKetQua' });
      expect(await linesOf(slip)).toMatchObject([{ ThietBi_Id: null }]);
    });
  });

  it('makes room for another one that has measured', async () => {
    const other = await site.id('main.thiet_bi', 'TB03');
    const value = { MaMay: 'GLU', MaChiSo: 'GLU', KetQua: '5.4', DonVi: null, LucChay: null };
    await alone(async () => {
      const { slip } = await at.sampled();
      await inTransaction(fresh(), (tx) => takeDeviceValues(tx, slip, other, [value]));
      expect(await linesOf(slip)).toMatchObject([{ ThietBi_Id: other }]);
    });
  });
});

describe('a result that was taken back', () => {
  const back = (slip: string) =>
    huyTraKetQua(fresh(), slip, { oldState: 'CoKetQua', LyDo: 'Nhập nhầm giá trị' });

  it('is performed by whoever enters it anew, where nobody was named', async () => {
    await alone(async () => {
      const { slip } = await at.returned('5.4');
      expect(await linesOf(slip)).toMatchObject([{ daNhap: true }]);
      await back(slip);
      expect(await linesOf(slip)).toMatchObject([{ daNhap: false }]);
      const other: Ctx = { ...fresh(), user: at.doctor.user };
      const values = input(await resultOfSlip(fresh(), slip), '5.6');
      await luuKetQua(other, slip, values);
      await traKetQua(fresh(), slip, { oldState: 'ChuaKetQua' });
      expect(await linesOf(slip)).toMatchObject([{ NguoiThucHien_Ids: [at.doctor.user?.NhanVien_Id] }]);
      expect(await linesOf(slip, 1)).toMatchObject([{ NguoiThucHien_Ids: [me()] }]);
    });
  });

  it('keeps whom a person named, and when', async () => {
    await alone(async () => {
      const { slip } = await at.sampled();
      const { NgayYeuCau } = await slipById(fresh(), slip);
      const named = [at.doctor.user?.NhanVien_Id ?? ''];
      await write(slip, { NguoiThucHien_Ids: named, ThoiGianThucHien: NgayYeuCau });
      await traKetQua(fresh(), slip, { oldState: 'ChuaKetQua' });
      await back(slip);
      await traKetQua(fresh(), slip, { oldState: 'ChuaKetQua' });
      expect(await linesOf(slip)).toMatchObject([{ NguoiThucHien_Ids: named, ThoiGianThucHien: NgayYeuCau }]);
    });
  });
});
