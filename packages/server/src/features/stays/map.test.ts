import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { localDay } from '../../engine/context.ts';
import { stayById } from '../admission/queries.ts';
import { codeOf, examFactory } from '../examination/testExam.ts';
import { bedDaysOfStay } from './bedDays.ts';
import { markBed, unmarkBed } from './bedStates.ts';
import { changeFacts, takeIn } from './commands.ts';
import { bedsForPatient, mapOfWard } from './map.ts';
import { occupancyOfWard } from './occupancy.ts';
import { markById, staysOfWard } from './queries.ts';
import { again, issuesOf, wardFactory } from './testStays.ts';

let site: TestSite;
let at: Awaited<ReturnType<typeof wardFactory>>;
beforeAll(async () => {
  site = await openTestSite();
  at = await wardFactory(site, await examFactory(site));
});
afterAll(() => site.close());

const nurse = () => again(at.nurse);
const hour = 3_600_000;
const child = { NgaySinh: '2018-05-05' };
const map = async (ward = 'KNOI') => mapOfWard(nurse(), await at.ward(ward));
const bedOf = async (code: string, ward?: string) => {
  const found = (await map(ward)).giuongs.find(({ MaGiuong }) => MaGiuong === code);
  if (!found) throw new Error(`no bed ${code} on the map`);
  return found;
};

/** Moves what is kept of a stay back in time, as if it had begun so many hours ago. */
async function begun(stay: string, hours: number): Promise<void> {
  for (const table of ['dot_khoa', 'dot_giuong'])
    await site.database.pool.query(
      `update main.${table} set tu_luc = now() - make_interval(hours => $2) where nhap_vien_id = $1`,
      [stay, hours],
    );
}

describe('the map of a ward', () => {
  it('shows each bed with who lies there, and counts them, in as many statements for one as for several', async () => {
    const before = await map();
    expect(before).toMatchObject({ soGiuong: 17, soGiuongCoNguoi: 0, soNguoi: 0, congSuat: 0, choNhan: 0 });
    const stay = await at.lying('H301', { DuKienRaVien: '2099-01-01' });
    const statements = await site.countQueries(map);
    const { trangThai, nguoiNams, Phong_Id } = await bedOf('H301');
    expect([trangThai, Phong_Id]).toEqual(['DangNam', await at.ward('NOI301')]);
    expect(nguoiNams).toMatchObject([{ _id: stay, Cho: 1, GioiTinh: 'MALE', DuKienRaVien: '2099-01-01' }]);
    await at.lying('H309');
    await at.lying('H309', { choGhep: true });
    await at.ordered();
    await at.sent(stay, 'KNGO');
    expect(await site.countQueries(map)).toBe(statements);
    expect(await map()).toMatchObject({
      soGiuongCoNguoi: 2,
      soNguoi: 3,
      congSuat: 12,
      choNhan: 1,
      chuyenDi: 1,
    });
    expect(await map('KNGO')).toMatchObject({ soNguoi: 0, chuyenDen: 1 });
    expect((await staysOfWard(nurse(), await at.ward('KNOI'))).map(({ _id }) => _id)[0]).toBe(stay);
  });

  it('says who lies wrong: without the isolation that is needed', async () => {
    const stay = await at.lying('H302');
    const { version } = await stayById(nurse(), stay);
    await changeFacts(nurse(), stay, { version, CachLy: 'KhongKhi' });
    expect((await bedOf('H302')).nguoiNams).toMatchObject([{ CachLy: 'KhongKhi', canDoiGiuong: true }]);
  });

  it('shows a bed that was taken out of use while somebody lies there', async () => {
    await at.lying('H310');
    const suspend = `update main.giuong_benh set tam_ngung = true where ma_giuong in ('H310', 'H311')`;
    await site.database.pool.query(suspend);
    expect((await bedOf('H310')).trangThai).toBe('Khoa');
    expect((await map()).giuongs.some(({ MaGiuong }) => MaGiuong === 'H311')).toBe(false);
    const order = await at.ordered();
    expect(await issuesOf(takeIn(nurse(), await at.takingIn(order, 'H311')))).toEqual([
      'Giuong_Id BED_CLOSED',
    ]);
  });
});

describe('the beds for a patient', () => {
  it('are the free ones first, then those to share with the effect, then those that refuse', async () => {
    await at.lying('H201', { to: 'KNGO' });
    const order = await at.ordered('KNGO');
    const ask = async () => bedsForPatient(nurse(), order, null);
    const found = await ask();
    const of = (code: string) => found.findIndex(({ MaGiuong }) => MaGiuong === code);
    expect(found[of('H202')]).toMatchObject({ tuChoi: null, ghep: null });
    expect(found[of('H201')]).toMatchObject({
      tuChoi: null,
      ghep: { soNguoi: 2, DonGia: '287700.00', tyLe: expect.any(Number) },
    });
    expect(found[of('H205')]).toMatchObject({ tuChoi: 'BED_SEX', ghep: null });
    expect(of('H202')).toBeLessThan(of('H201'));
    expect(of('H201')).toBeLessThan(of('H205'));
    const statements = await site.countQueries(ask);
    await at.lying('H203', { to: 'KNGO' });
    expect(await site.countQueries(ask)).toBe(statements);
  });
});

describe('the mark of a bed', () => {
  it('blocks it, lets it be cleaned or keeps it for somebody, until it is taken off', async () => {
    const order = await at.ordered('KNHI', { ...child, GioiTinh: 'FEMALE' });
    const Giuong_Id = await at.bed('H401');
    const mark = async (Loai: 'DatTruoc' | 'DonDep' | 'Khoa' | null, more = {}) =>
      markBed(nurse(), { Giuong_Id, Loai, ...more });
    const take = async () => issuesOf(takeIn(nurse(), await at.takingIn(order, 'H401')));
    const off = async (id: string) => unmarkBed(nurse(), id, (await markById(nurse(), id)).version);
    expect(await issuesOf(mark(null))).toEqual(['Loai REQUIRED']);
    expect(await issuesOf(mark('DatTruoc'))).toEqual(['DuKienDen REQUIRED']);
    expect(await issuesOf(mark('DatTruoc', { DuKienDen: new Date('2001-01-01') }))).toEqual([
      'DuKienDen BED_MARK_PAST',
    ]);
    const blocked = await mark('Khoa', { GhiChu: 'Gãy thanh chắn' });
    expect((await bedOf('H401', 'KNHI')).trangThai).toBe('Khoa');
    expect(await take()).toEqual(['Giuong_Id BED_BLOCKED']);
    expect(await issuesOf(mark('DonDep'))).toEqual(['Giuong_Id BED_MARKED']);
    expect(await codeOf(unmarkBed(nurse(), blocked, 99))).toBe('CONFLICT');
    await off(blocked);
    expect(await codeOf(unmarkBed(nurse(), blocked, 2))).toBe('STATE_CHANGED');
    await off(await mark('DonDep'));
    const until = { DuKienDen: new Date(Date.now() + hour) };
    const other = await at.ordered('KNHI', child);
    await off(await mark('DatTruoc', { ...until, NhapVien_Id: other }));
    await mark('DatTruoc', { ...until, NhapVien_Id: other });
    expect(await take()).toEqual(['Giuong_Id BED_RESERVED']);
    expect(await codeOf(takeIn(nurse(), await at.takingIn(other, 'H401')))).toBe('done');
    expect((await bedOf('H401', 'KNHI')).mark).toBeNull();
    expect(await codeOf(mark('DonDep'))).toBe('BED_IN_USE');
    expect(await codeOf(mark('DatTruoc', until))).toBe('done');
  });

  it('ends by itself where it reserves: another mark takes its place', async () => {
    const Giuong_Id = await at.bed('H402');
    const id = await markBed(nurse(), {
      Giuong_Id,
      Loai: 'DatTruoc',
      DuKienDen: new Date(Date.now() + hour),
    });
    await site.database.pool.query(
      `update main.tinh_trang_giuong set du_kien_den = now() - interval '1 minute' where id = $1`,
      [id],
    );
    expect((await bedOf('H402', 'KNHI')).trangThai).toBe('Trong');
    await markBed(nurse(), { Giuong_Id, Loai: 'DonDep' });
    expect((await markById(nurse(), id)).TrangThai).toBe('DaKetThuc');
    expect((await bedOf('H402', 'KNHI')).trangThai).toBe('DonDep');
  });

  it('is set by who works in the ward', async () => {
    const clinic = await site.ctx('dieuduong', { node: 'PK01', profile: 'NURSE' });
    expect(await codeOf(markBed(clinic, { Giuong_Id: await at.bed('H403'), Loai: 'Khoa' }))).toBe(
      'NODE_NOT_GRANTED',
    );
  });
});

describe('occupancy by day', () => {
  it('adds up the hours in which somebody lay in each bed, a shared one once', async () => {
    const one = await at.lying('H405', { to: 'KNHI', person: child });
    const other = await at.lying('H405', { to: 'KNHI', person: child, choGhep: true });
    for (const stay of [one, other]) await begun(stay, 48);
    const Khoa_Id = await at.ward('KNHI');
    const yesterday = localDay(new Date(Date.now() - 24 * hour));
    const ask = () => occupancyOfWard(nurse(), { Khoa_Id, tuNgay: yesterday, denNgay: yesterday });
    expect(await ask()).toEqual([{ Ngay: yesterday, soGiuong: 10, ngayGiuong: 1, congSuat: 10, soNguoi: 2 }]);
    expect(await site.countQueries(ask)).toBe(
      await site.countQueries(() => occupancyOfWard(nurse(), { Khoa_Id })),
    );
    expect(await issuesOf(occupancyOfWard(nurse(), { Khoa_Id, tuNgay: '2001-01-01' }))).toEqual([
      'tuNgay OCCUPANCY_TOO_LONG',
    ]);
  });

  it('is what the bed days of a stay are counted from', async () => {
    const stay = await at.lying('C201', { to: 'KNGO' });
    await begun(stay, 50);
    const days = await bedDaysOfStay(nurse(), await stayById(nurse(), stay));
    const DichVu_Id = await site.id('main.dm_dich_vu', 'NG-YC');
    expect(days.slice(0, 2)).toMatchObject([
      { dichVu: DichVu_Id, soNguoi: 1, soLuong: '1' },
      { dichVu: DichVu_Id, soNguoi: 1, soLuong: '1' },
    ]);
  });
});

it('is read over the API by who reads records, with every field', async () => {
  const stay = await at.lying('C202', { to: 'KNGO' });
  const Khoa_Id = await at.ward('KNGO');
  const bed = `Giuong_Id MaGiuong TenGiuong Phong { ten } trangThai`;
  const acts = 'hanhDongs { action refusal }';
  const answer = await site.graphql(
    'main',
    `query ($Khoa_Id: ID!, $stay: ID!) {
      khoaNoiTrus { _id ten }
      soDoGiuongBenh(Khoa_Id: $Khoa_Id) { Khoa { ten } congSuat giuongs { ${bed} LoaiGiuong GioiTinh CachLy DichVu { ten }
        danhDau { _id Loai ${acts} } nguoiNams { NhapVien_Id version TenBenhNhan tuoi SoBenhAn ChanDoanICD { ten } BacSiDieuTri { ten }
          NgayVaoKhoa TuLuc Cho ChuyenDen { ten } ${acts} } } }
      congSuatGiuongBenh(Khoa_Id: $Khoa_Id) { Ngay congSuat }
      giuongChoNguoiBenh(NhapVien_Id: $stay) { ${bed} soNguoi tuChoi ghep { soNguoi tyLe DonGia DonGiaGhep } }
      nguoiBenhTrongKhoa(Khoa_Id: $Khoa_Id) { NhapVien { MaNhapVien } Giuong { ten } }
      chuyenKhoaCho(Khoa_Id: $Khoa_Id) { phutCho quaHan phieu { KhoaDi { ten } ${acts} NhapVien { MaNhapVien } BenhNhan { TenBenhNhan } } }
      noiTru(NhapVien_Id: $stay) { SoBenhAn NhapVien { TrangThai Khoa { ten } ${acts} } Giuong { ten } dotKhoas { Khoa { ten } TuLuc }
        dotGiuongs { Giuong { ten } DichVu { ten } } chuyenKhoas { LyDo } ngayGiuongs { Ngay Khoa { ten } Giuong { ten } DichVu { ten } soLuong } }
    }`,
    { Khoa_Id, stay },
    await site.token('dieuduongnt'),
  );
  expect(answer.errors).toBeUndefined();
  const data = answer.data as unknown as {
    khoaNoiTrus: { ten: string }[];
    noiTru: { SoBenhAn: string };
    soDoGiuongBenh: { giuongs: { MaGiuong: string; nguoiNams: unknown[] }[] };
  };
  expect(data.khoaNoiTrus.map(({ ten }) => ten)).toEqual(
    expect.arrayContaining(['Khoa Nội tổng hợp', 'Khoa Ngoại tổng hợp', 'Khoa Nhi']),
  );
  const { noiTru, soDoGiuongBenh } = data;
  expect(noiTru).toMatchObject({ NhapVien: { TrangThai: 'DangDieuTri' }, Giuong: { ten: 'Giường C202' } });
  const there = soDoGiuongBenh.giuongs.find(({ MaGiuong }) => MaGiuong === 'C202');
  expect(there?.nguoiNams).toMatchObject([{ NhapVien_Id: stay, SoBenhAn: noiTru.SoBenhAn }]);
});
