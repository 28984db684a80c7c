import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { stayById } from '../admission/queries.ts';
import { codeOf, examFactory } from '../examination/testExam.ts';
import { undoTakeIn } from '../stays/commands.ts';
import { transferById } from '../stays/queries.ts';
import { again, issuesOf } from '../stays/testStays.ts';
import { acceptTransfer } from '../stays/transfers.ts';
import { answerWarning, cancelEntry, correctEntry, writeEntry } from './commands.ts';
import { tellLate } from './late.ts';
import { entriesOfRecord, entryById, nutritionOfRecord } from './queries.ts';
import { calm, grave, sheetFactory } from './testSheets.ts';
import { careInWard, careOfStay } from './ward.ts';

let site: TestSite;
let at: Awaited<ReturnType<typeof sheetFactory>>;
beforeAll(async () => {
  site = await openTestSite();
  at = await sheetFactory(site, await examFactory(site));
});
afterAll(() => site.close());
// every test has its beds and notices to itself
beforeEach(async () => {
  await site.database.pool.query(`update main.dot_giuong set da_huy = true where not da_huy`);
  await site.database.pool.query(`delete from main.thong_bao`);
  await site.database.pool.query(`update main.phieu_cham_soc set trang_thai = 'DaHuy', ly_do = 'xong'`);
});

const nurse = (now?: Date) => again(at.nurse, now);
const doctor = () => again(at.doctor);
const read = (id: string) => entryById(nurse(), id);
const minute = 60_000;
const later = (minutes: number) => new Date(Date.now() + minutes * minute);
const write = (NhapVien_Id: string, more: object = {}) => ({
  ...{ NhapVien_Id, Loai: 'ChucNangSong' as const, GiaTri: calm },
  ...more,
});
const notices = async () => {
  const { rows } = await site.database.pool.query(
    'select loai, nhan_vien_id as person, quyen, noi_dung as said from main.thong_bao order by id',
  );
  return rows;
};
const ward = async (code = 'KNOI', ctx = nurse()) => careInWard(ctx, await at.ward(code));
const inWard = async (stay: string, code?: string) => {
  const found = (await ward(code)).find(({ NhapVien_Id }) => NhapVien_Id === stay);
  if (!found) throw new Error('not in the ward');
  return found;
};
/** Moves the begin of a stay back in time. */
const begun = (stay: string, hours: number) =>
  site.database.pool.query(
    `update main.dot_khoa set tu_luc = now() - make_interval(hours => $2) where nhap_vien_id = $1`,
    [stay, hours],
  );

describe('an entry', () => {
  it('is written once a request, with its score, its ward and who wrote it', async () => {
    const stay = await at.lying('H301');
    const input = write(stay, { requestId: v7() });
    const id = await writeEntry(nurse(), input);
    expect(await writeEntry(nurse(), input)).toBe(id);
    expect(await read(id)).toMatchObject({
      TrangThai: 'HieuLuc',
      Khoa_Id: await at.ward('KNOI'),
      NguoiGhi_Id: at.nurse.user?.NhanVien_Id,
      GiaTri: calm,
      ThangDiem: 'NEWS2',
      Diem: 0,
      MucDo: 'BinhThuong',
      Thieu: [],
      HanTraLoi: null,
    });
  });

  it('without an item has no score and says what is missing', async () => {
    const stay = await at.lying('H301');
    const { SpO2: _left, ...without } = calm;
    expect(await read(await at.written(stay, without))).toMatchObject({
      ThangDiem: 'NEWS2',
      Diem: null,
      MucDo: null,
      Thieu: ['SpO2'],
    });
  });

  it('is scored as the ward watches: PEWS of children, nothing where it uses none', async () => {
    const child = await at.lying('H303', { person: { GioiTinh: 'MALE', NgaySinh: '2019-05-05' } });
    const values = { Mach: 100, HanhVi: 'Ngu', TuanHoan: 'Hong', HoHap: 'BinhThuong' };
    expect(await read(await at.written(child, values))).toMatchObject({ ThangDiem: 'PEWS', Diem: 1 });
    const stay = await at.lying('H301');
    const setting = (scale: string | null) =>
      site.database.pool.query(`update auth.node set canh_bao_som = $1 where code = 'KNOI'`, [scale]);
    await setting('Khong');
    expect(await read(await at.written(stay, grave, { daXacNhan: ['NhietDo'] }))).toMatchObject({
      ThangDiem: null,
      HanTraLoi: null,
    });
    await setting(null);
  });

  it('is refused at its fields, all of them at once', async () => {
    const stay = await at.lying('H301');
    const refused = (GiaTri: unknown, more: object = {}) =>
      issuesOf(writeEntry(nurse(), write(stay, { GiaTri, ...more })));
    expect(await refused({ Mach: 300, YThuc: 'X' })).toEqual(['Mach TOO_LARGE', 'YThuc NOT_IN_LIST']);
    expect(await refused({})).toEqual(['Mach SHEET_EMPTY']);
    expect(await refused([])).toEqual(['GiaTri REQUIRED']);
    expect(await refused(calm, { ThoiGian: later(5) })).toEqual(['ThoiGian MEDICAL_RECORD_FUTURE']);
    expect(await refused(calm, { ThoiGian: later(-600) })).toEqual(['ThoiGian SHEET_BEFORE_STAY']);
    const ticks = { PhanCap: 'II', YLenhs: [v7()] };
    expect(await refused(ticks, { Loai: 'ChamSoc' })).toEqual(['YLenhs NOT_IN_LIST']);
  });

  it('with a doubtful value is asked again at its field until it is confirmed', async () => {
    const stay = await at.lying('H301');
    await at.written(stay);
    const GiaTri = { ...calm, Mach: 160, HuyetApCao: 172 };
    const error = await writeEntry(nurse(), write(stay, { GiaTri })).catch((it) => it);
    expect(error.details.issues).toEqual([
      { path: 'Mach', code: 'SHEET_VALUE_RARE', severity: 'confirm', details: { min: 36, max: 150 } },
      { path: 'HuyetApCao', code: 'SHEET_VALUE_LEAP', severity: 'confirm', details: { truoc: 120 } },
    ]);
    expect(await issuesOf(writeEntry(nurse(), write(stay, { GiaTri, daXacNhan: ['Mach'] })))).toEqual([
      'HuyetApCao SHEET_VALUE_LEAP',
    ]);
    await writeEntry(nurse(), write(stay, { GiaTri, daXacNhan: ['Mach', 'HuyetApCao'] }));
  });

  it('is for who works in the ward where the patient lies, and ends with the stay', async () => {
    const stay = await at.lying('H301');
    const clinic = await site.ctx('dieuduong', { node: 'PK01', profile: 'NURSE' });
    expect(await codeOf(writeEntry(clinic, write(stay)))).toBe('NODE_NOT_GRANTED');
    const desk = await site.ctx('tiepdon', { node: 'TN01' });
    expect(await codeOf(writeEntry(desk, write(stay)))).toBe('FORBIDDEN');
    const expected = await at.ordered();
    expect(await codeOf(writeEntry(nurse(), write(expected)))).toBe('SHEET_STAY_ENDED');
    const { version } = await stayById(nurse(), stay);
    await undoTakeIn(nurse(), stay, version, 'Nhầm người bệnh');
    expect(await codeOf(writeEntry(nurse(), write(stay)))).toBe('SHEET_STAY_ENDED');
  });

  it('after a transfer is written by the new ward, which corrects earlier ones', async () => {
    const stay = await at.lying('H301');
    const before = await at.written(stay);
    const sent = await at.sent(stay, 'KNGO');
    const surgeon = await site.ctx('bsnoitru', { node: 'KNGO' });
    const { version } = await transferById(nurse(), sent);
    await acceptTransfer(again(surgeon), {
      ...{ PhieuChuyenKhoa_Id: sent, version, Giuong_Id: await at.bed('H201') },
      BacSiDieuTri_Id: at.BacSiDieuTri_Id,
    });
    const after = await writeEntry(again(surgeon), write(stay));
    expect((await read(after)).Khoa_Id).toBe(await at.ward('KNGO'));
    expect((await read(before)).Khoa_Id).toBe(await at.ward('KNOI'));
    expect((await ward()).map(({ NhapVien_Id }) => NhapVien_Id)).not.toContain(stay);
    const rows = await careInWard(again(surgeon), await at.ward('KNGO'));
    const { moiNhat, hanDanhGias } = rows.find(({ NhapVien_Id }) => NhapVien_Id === stay) ?? {};
    expect(moiNhat?.map(({ _id }) => _id)).toEqual([after]);
    expect(hanDanhGias?.map(({ LinhVuc }) => LinhVuc)).toEqual(['LoetTyDe', 'TeNga', 'DinhDuong']);
  });
});

describe('the care of one stay', () => {
  it('is that of the ward, and is read after the bed was left', async () => {
    const stay = await at.lying('H301');
    const id = await at.written(stay);
    expect(await careOfStay(nurse(), stay)).toMatchObject({ hanSinhHieu: (await inWard(stay)).hanSinhHieu });
    await site.database.pool.query('update main.dot_giuong set den_luc = now() where nhap_vien_id = $1', [
      stay,
    ]);
    expect((await ward()).map(({ NhapVien_Id }) => NhapVien_Id)).not.toContain(stay);
    expect((await careOfStay(nurse(), stay))?.moiNhat.map(({ _id }) => _id)).toEqual([id]);
    expect(await careOfStay(nurse(), await at.ordered())).toBeNull();
  });
});

describe('care that is ordered', () => {
  it('says its level until a nurse judges it, and each order when it was carried out last', async () => {
    const stay = await at.lying('H301');
    expect((await inWard(stay)).duocYLenh).toBeNull();
    const { rows } = await site.database.pool.query(
      'select id from main.y_lenh_cham_soc order by id limit 2',
    );
    const [turn, drain] = rows.map(({ id }) => id as string);
    await site.database.pool.query(
      `insert into main.to_dieu_tri (id, so_thu_tu, nhap_vien_id, benh_an_id, benh_nhan_id, tiep_nhan_id, khoa_id, thoi_gian,
         bac_si_id, tinh_trang, dien_bien, cap_cham_soc, y_lenh_cham_soc_ids, hieu_luc_den)
       select $2, 1, n.id, b.id, n.benh_nhan_id, n.tiep_nhan_id, n.khoa_id, now(), n.bac_si_dieu_tri_id, 'OnDinh', 'Đỡ sốt', 'I',
         $3::uuid[], now() + interval '1 day'
       from main.tiep_nhan_nhap_vien n join main.benh_an b on b.nhap_vien_id = n.id where n.id = $1`,
      [stay, v7(), [turn, drain]],
    );
    const before = await inWard(stay);
    expect(before.phanCap).toBe('I');
    expect(before.duocYLenh?.dongs).toEqual([
      { YLenhChamSoc_Id: turn, lanCuoi: null },
      { YLenhChamSoc_Id: drain, lanCuoi: null },
    ]);
    const GiaTri = { PhanCap: 'II', YLenhs: [turn] };
    const id = await writeEntry(nurse(), { ...write(stay), Loai: 'ChamSoc', GiaTri });
    const { phanCap, duocYLenh } = await inWard(stay);
    expect(phanCap).toBe('II');
    expect(duocYLenh).toMatchObject({ capChamSoc: 'I' });
    expect(duocYLenh?.dongs.map(({ lanCuoi }) => lanCuoi)).toEqual([(await read(id)).ThoiGian, null]);
  });
});

describe('a correction', () => {
  const corrected = async (id: string, more: object = {}) => {
    const { version } = await read(id);
    const GiaTri = { ...calm, Mach: 88 };
    return correctEntry(nurse(), id, { version, GiaTri, LyDo: 'Gõ nhầm', ...more });
  };

  it('makes a new version with its reason; the old one stays readable', async () => {
    const stay = await at.lying('H301');
    const old = await at.written(stay);
    const id = await corrected(old);
    expect(await read(id)).toMatchObject({ GiaTri: { Mach: 88 }, DinhChinhCho_Id: old, LyDo: 'Gõ nhầm' });
    expect(await read(old)).toMatchObject({ GiaTri: calm, TrangThai: 'DaDinhChinh' });
    expect((await read(id)).ThoiGian).toEqual((await read(old)).ThoiGian);
    const stream = await entriesOfRecord(nurse(), (await read(old)).BenhAn_Id);
    expect(stream.map(({ _id }) => _id)).toEqual([id, old]);
    expect((await inWard(stay)).moiNhat.map(({ _id }) => _id)).toEqual([id]);
    expect(await codeOf(corrected(old))).toBe('STATE_CHANGED');
  });

  it('wants a reason and the version that was seen; of two at once one stands', async () => {
    const stay = await at.lying('H301');
    const id = await at.written(stay);
    expect(await issuesOf(corrected(id, { LyDo: ' ' }))).toEqual(['LyDo REQUIRED']);
    expect(await codeOf(corrected(id, { version: 7 }))).toBe('CONFLICT');
    const both = await Promise.allSettled([corrected(id), corrected(id), corrected(id)]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { BenhAn_Id } = await read(id);
    expect(
      (await entriesOfRecord(nurse(), BenhAn_Id)).filter((one) => one.TrangThai === 'HieuLuc'),
    ).toHaveLength(1);
  });

  it('an entry is cancelled with a reason, and stays readable', async () => {
    const id = await at.written(await at.lying('H301'));
    expect(await issuesOf(cancelEntry(nurse(), id, 1, ''))).toEqual(['LyDo REQUIRED']);
    await cancelEntry(nurse(), id, 1, 'Nhầm người bệnh');
    expect(await read(id)).toMatchObject({ TrangThai: 'DaHuy', LyDo: 'Nhầm người bệnh' });
  });
});

describe('an early warning', () => {
  const warned = (stay: string) => at.written(stay, grave);

  it('calls the treating doctor once a rise, and is answered once', async () => {
    const stay = await at.lying('H301');
    const id = await warned(stay);
    expect(await read(id)).toMatchObject({ Diem: 11, MucDo: 'Cao', HanTraLoi: expect.any(Date) });
    expect(await notices()).toEqual([
      { loai: 'CanhBaoSom', person: at.BacSiDieuTri_Id, quyen: null, said: ['NEWS2'] },
    ]);
    expect((await read(await warned(stay))).HanTraLoi).toBeNull();
    expect((await inWard(stay)).canhBaos.map(({ _id }) => _id)).toEqual([id]);
    expect(await codeOf(answerWarning(nurse(), id, 'Đã báo'))).toBe('FORBIDDEN');
    expect(await issuesOf(answerWarning(doctor(), id, ' '))).toEqual(['TraLoi REQUIRED']);
    await answerWarning(doctor(), id, 'Thở oxy, chụp X-quang phổi');
    await answerWarning(doctor(), id, 'Thở oxy, chụp X-quang phổi');
    expect(await read(id)).toMatchObject({
      TraLoi: 'Thở oxy, chụp X-quang phổi',
      NguoiTraLoi_Id: at.doctor.user?.NhanVien_Id,
      TrangThai: 'HieuLuc',
    });
    expect(await codeOf(answerWarning(doctor(), id, 'Khác'))).toBe('SHEET_WARNING_ANSWERED');
    expect((await inWard(stay)).canhBaos).toEqual([]);
  });

  it('that rises further is another one; its answer answers those before', async () => {
    const stay = await at.lying('H301');
    const medium = await at.written(stay, {
      ...calm,
      NhipTho: 22,
      SpO2: 94,
      HuyetApCao: 105,
      Mach: 104,
      NhietDo: 38.4,
    });
    const high = await warned(stay);
    expect((await inWard(stay)).canhBaos.map(({ _id }) => _id).sort()).toEqual([medium, high].sort());
    await answerWarning(doctor(), high, 'Chuyển hồi sức');
    expect(await read(medium)).toMatchObject({ TraLoi: 'Chuyển hồi sức' });
  });

  it('that nobody answers in time is told to the doctors of the ward, once', async () => {
    const stay = await at.lying('H301');
    const id = await warned(stay);
    const system = (minutes: number) => ({ ...nurse(later(minutes)), user: null });
    const mine = async () => (await notices()).filter(({ loai }) => loai === 'CanhBaoQuaHan');
    await tellLate(system(14));
    expect(await mine()).toEqual([]);
    await Promise.all([tellLate(system(16)), tellLate(system(16))]);
    await tellLate(system(17));
    expect(await mine()).toEqual([
      { loai: 'CanhBaoQuaHan', person: null, quyen: 'KHAM_BENH', said: ['NEWS2'] },
    ]);
    expect(await read(id)).toMatchObject({ DaBaoQuaHan: true });
  });

  it('of a typing error goes with its correction, and keeps its deadline where it stands', async () => {
    const stay = await at.lying('H301');
    const id = await warned(stay);
    const again = { version: 1, LyDo: 'Gõ nhầm mạch' };
    const second = await correctEntry(nurse(), id, { ...again, GiaTri: { ...grave, Mach: 110 } });
    expect((await read(second)).HanTraLoi).toEqual((await read(id)).HanTraLoi);
    const third = await correctEntry(nurse(), second, { ...again, GiaTri: calm });
    expect(await read(third)).toMatchObject({ HanTraLoi: null, Diem: 0 });
    expect((await inWard(stay)).canhBaos).toEqual([]);
  });

  it('is none of an entry that is written late', async () => {
    const stay = await at.lying('H301');
    await begun(stay, 5);
    await at.written(stay);
    const late = await at.written(stay, grave, { ThoiGian: later(-60) });
    expect(await read(late)).toMatchObject({ Diem: 11, HanTraLoi: null });
  });
});

describe('a ward', () => {
  it('shows each patient with the last signs and what is due, in as many statements for one as for several', async () => {
    const stay = await at.lying('H301');
    await begun(stay, 30);
    expect((await inWard(stay)).moiNhat).toEqual([]);
    await at.written(stay);
    const statements = await site.countQueries(() => ward());
    const care = { Loai: 'ChamSoc', daXacNhan: [] };
    await at.written(stay, { PhanCap: 'I', DienBien: 'Tỉnh, ăn được' }, care);
    await at.written(stay, { Uong: 1500, NuocTieu: 1200 }, { Loai: 'DichVaoRa' });
    await at.written(stay, { Truyen: 500, DanLuu: 300 }, { Loai: 'DichVaoRa' });
    await at.written(stay, { SutCan: 'Tu1', AnKem: true }, { Loai: 'MST' });
    await at.written(await at.lying('H302'), grave);
    expect(await site.countQueries(() => ward())).toBe(statements);
    const { moiNhat, hanSinhHieu, hanDanhGias, ...one } = await inWard(stay);
    expect(one).toMatchObject({ thang: 'NEWS2', phanCap: 'I', dich: { vao: 2000, ra: 1500, canBang: 500 } });
    const signs = moiNhat.find(({ Loai }) => Loai === 'ChucNangSong');
    expect(signs).toMatchObject({ GiaTri: calm, Diem: 0, ThoiGian: expect.any(Date) });
    expect(hanSinhHieu.getTime() - (signs?.ThoiGian.getTime() ?? 0)).toBe(12 * 60 * minute);
    const hours = Object.fromEntries(
      hanDanhGias.map(({ LinhVuc, Han }) => [
        LinhVuc,
        Math.round((Han.getTime() - Date.now()) / 60 / minute),
      ]),
    );
    expect(hours).toEqual({ LoetTyDe: -6, TeNga: -6, DinhDuong: 168 });
  });

  it('has the nutrition screenings of a record by themselves, and hides records of other facilities', async () => {
    const stay = await at.lying('H301');
    const { BenhAn_Id } = await read(await at.written(stay));
    const screened = await at.written(stay, { SutCan: 'Khong' }, { Loai: 'MST' });
    expect((await nutritionOfRecord(nurse(), BenhAn_Id)).map(({ _id }) => _id)).toEqual([screened]);
    expect(await codeOf(nutritionOfRecord(nurse(), v7()))).toBe('NOT_FOUND');
  });
});
