import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { TabPhongBuoi } from '../../gql/main.ts';
import { slipById } from '../orders/queries.ts';
import { beginSession, cancelSession, doSession, endSession } from './commands.ts';
import { deskList } from './deskList.ts';
import { countsOf, courseOfLine } from './queries.ts';
import { type SpaFactory, spaFactory } from './testSpa.ts';

let site: TestSite;
let make: SpaFactory;
beforeAll(async () => {
  site = await openTestSite({ masterCacheMs: '0' });
  make = await spaFactory(site);
});
afterAll(() => site.close());

const minute = 60_000;
const begin = (line: string, Lan: number | null = null, BatDau: Date | null = null, requestId = v7()) =>
  beginSession(make.fresh(), { requestId, DichVuYeuCauChiTiet_Id: line, Lan, BatDau });
const end = (id: string, input: Partial<Parameters<typeof endSession>[2]> = {}) =>
  endSession(make.fresh(), id, { version: 1, ...input });
const read = (line: string) => courseOfLine(make.fresh(), line);
const openOf = async (line: string) => (await read(line)).buois[0]?._id ?? '';
const stateOf = async (slip: string) => (await slipById(make.fresh(), slip))?.TrangThai;
const backdate = (line: string, days: number) =>
  site.database.pool.query(
    `update main.buoi_lieu_trinh set ngay_thuc_hien = ngay_thuc_hien - make_interval(days => $2) where dich_vu_yeu_cau_chi_tiet_id = $1`,
    [line, days],
  );

describe('a session of a course', () => {
  it('is begun and ended: it begins the slip, counts when it has ended, and the last one ends the slip', async () => {
    const { _id, DichVuYeuCau_Id } = await make.bought({ sessions: 2 });
    await begin(_id, 1);
    expect(await stateOf(DichVuYeuCau_Id)).toBe('ChuaKetQua');
    expect(countsOf(await read(_id))).toEqual({ soBuoi: 2, daLam: 0, dangLam: true });
    await expect(begin(_id)).rejects.toMatchObject({ code: 'COURSE_SESSION_OPEN', details: { Lan: 1 } });
    await end(await openOf(_id), { GhiChu: ' Tốt ' });
    expect((await read(_id)).buois).toMatchObject([
      { Lan: 1, TrangThai: 'DaLam', GhiChu: 'Tốt', KetThuc: expect.any(Date) },
    ]);
    await expect(end(await openOf(_id))).rejects.toMatchObject({ code: 'COURSE_SESSION_NOT_OPEN' });
    await begin(_id, 2);
    expect(await stateOf(DichVuYeuCau_Id)).toBe('ChuaKetQua');
    await end(await openOf(_id));
    expect(await stateOf(DichVuYeuCau_Id)).toBe('DaXemKetQua');
    await expect(begin(_id)).rejects.toMatchObject({
      code: expect.stringMatching(/COURSE_DONE|STATE_CHANGED/),
    });
  });

  it('has times that are possible, and the version that the desk saw', async () => {
    const { _id } = await make.bought({ sessions: 2 });
    const later = new Date(Date.now() + 5 * minute);
    await expect(begin(_id, 1, later)).rejects.toMatchObject({
      details: { issues: [{ path: 'BatDau', code: 'PROCEDURE_FUTURE' }] },
    });
    await begin(_id, 1);
    const id = await openOf(_id);
    await expect(end(id, { KetThuc: new Date(Date.now() - 5 * minute) })).rejects.toMatchObject({
      details: { issues: [{ path: 'KetThuc', code: 'SESSION_END' }] },
    });
    await expect(end(id, { version: 99 })).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(end(id, { GhiChu: 'x'.repeat(501) })).rejects.toMatchObject({ code: 'BAD_INPUT' });
    expect((await read(_id)).buois[0]?.TrangThai).toBe('DangLam');
  });

  it('is begun once by two desks, and one request begins one', async () => {
    const { _id } = await make.bought({ sessions: 3 });
    const request = v7();
    await begin(_id, 1, null, request);
    await begin(_id, 1, null, request);
    const other = await make.bought({ sessions: 3 });
    const quick = await Promise.allSettled([begin(other._id, 1), begin(other._id, 1)]);
    expect(quick.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await read(_id)).buois).toHaveLength(1);
  });

  it('is taken back while it is treated, and its number is given again', async () => {
    const { _id, DichVuYeuCau_Id } = await make.bought({ sessions: 10 });
    await begin(_id, 1);
    await cancelSession(make.fresh(), await openOf(_id), 'Nhầm người');
    expect(await stateOf(DichVuYeuCau_Id)).toBe('SanSang');
    await make.of.setPaid(_id);
    for (let Lan = 1; Lan <= 9; Lan += 1) {
      await begin(_id, Lan);
      await end(await openOf(_id));
    }
    await cancelSession(make.fresh(), await openOf(_id), 'Khách không làm');
    expect(countsOf(await read(_id))).toEqual({ soBuoi: 10, daLam: 8, dangLam: false });
    await begin(_id, 9);
    await end(await openOf(_id));
    await begin(_id, 10);
    await end(await openOf(_id));
    expect(await stateOf(DichVuYeuCau_Id)).toBe('DaXemKetQua');
    expect((await read(_id)).buois.map((one) => one.Lan)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  });
});

describe('the list of a room', () => {
  const list = async (line: string, state: TabPhongBuoi, keyword?: string) => {
    const { NoiThucHien_Id } = await read(line);
    return deskList(make.fresh(), { idRoom: NoiThucHien_Id ?? '', state, keyword });
  };
  const tabOf = async (line: string) => {
    const tabs: TabPhongBuoi[] = ['ChoThucHien', 'DangLam', 'DaXong', 'ChuaDenHan'];
    for (const tab of tabs) if ((await list(line, tab)).dongs.some((row) => row._id === line)) return tab;
    return null;
  };

  it('has a course where it stands, and counts what it shows', async () => {
    const { _id } = await make.bought({ sessions: 2, days: 7 });
    expect(await tabOf(_id)).toBe('ChoThucHien');
    const before = await list(_id, 'DangLam');
    await begin(_id, 1);
    const after = await list(_id, 'DangLam');
    expect([after.ChoThucHien, after.DangLam]).toEqual([before.ChoThucHien - 1, before.DangLam + 1]);
    expect(after.dongs).toContainEqual(
      expect.objectContaining({ _id, Lan: 1, daLam: 0, SoBuoi: 2, BatDau: expect.any(String) }),
    );
    await end(await openOf(_id));
    expect(await tabOf(_id)).toBe('DaXong');
    await backdate(_id, 3);
    expect(await tabOf(_id)).toBe('ChuaDenHan');
    await backdate(_id, 7);
    const late = await list(_id, 'ChoThucHien');
    expect(late.QuaHan).toBeGreaterThan(0);
    expect(late.dongs.find((row) => row._id === _id)).toMatchObject({ soNgayQua: 3, daLam: 1 });
    await doSession(make.fresh(), { requestId: v7(), DichVuYeuCauChiTiet_Id: _id });
    // the last one was done in another room: it stands there
    expect(await tabOf(_id)).toBeNull();
    const idRoom = (await read(_id)).buois[0]?.NoiThucHien_Id ?? '';
    const there = await deskList(make.fresh(), { idRoom, state: 'DaXong' });
    expect(there.dongs.find((row) => row._id === _id)).toMatchObject({ Lan: 2, daLam: 2 });
  });

  it('has one with an appointment today although it is due later', async () => {
    const { _id, BenhNhan_Id, visit, KhamBenh_Id } = await make.bought({ sessions: 3, days: 30 });
    await begin(_id, 1);
    await end(await openOf(_id));
    await backdate(_id, 2);
    expect(await tabOf(_id)).toBe('ChuaDenHan');
    await site.database.pool.query(
      `insert into main.giay_hen_kham_lai (id, so_giay_hen, kham_benh_id, benh_nhan_id, tiep_nhan_id, ngay_cap, ngay_hen, hieu_luc_den)
        select gen_random_uuid(), 'HT' || left($1, 8), $1::uuid, $2, $3, d, d, d + 1
        from (select (now() at time zone 'Asia/Ho_Chi_Minh')::date as d) x`,
      [KhamBenh_Id, BenhNhan_Id, visit],
    );
    const { dongs } = await list(_id, 'ChoThucHien');
    expect(dongs.find((row) => row._id === _id)).toMatchObject({ coHen: true });
  });

  it('is searched by name and number, in one statement beside the two of the right to the room, and not seen from another facility', async () => {
    const { _id, SoPhieuYeuCau, NoiThucHien_Id } = await make.bought();
    expect((await list(_id, 'ChoThucHien', SoPhieuYeuCau)).dongs.map((row) => row._id)).toEqual([_id]);
    expect((await list(_id, 'ChoThucHien', 'không ai tên này')).dongs).toEqual([]);
    const idRoom = NoiThucHien_Id ?? '';
    expect(await site.countQueries(() => deskList(make.fresh(), { idRoom }))).toBe(3);
    const other = await site.ctx('dieuduongpk', { node: 'PKS01' });
    await expect(deskList(other, { idRoom })).rejects.toMatchObject({ code: 'RECORD_NOT_IN_CARE' });
  });

  it('is answered through the API, for who does sessions', async () => {
    const { _id, NoiThucHien_Id } = await make.bought();
    const ask = async (user: string) =>
      site.graphql(
        'main',
        `query ($room: ID!, $id: ID!) { buoiLieuTrinhsByRoom(idRoom: $room) { ChoThucHien dongs { _id BenhNhan { TenBenhNhan } } }
          lieuTrinhNguoiBenh(id: $id) { SoPhieuYeuCau dangLam hanhDongs { action refusal } } }`,
        { room: NoiThucHien_Id, id: _id },
        await site.token(user),
        { 'current-node': await site.id('auth.node', 'PK01') },
      );
    const answer = await ask('bsnoi1');
    expect(answer.errors).toBeUndefined();
    expect(answer.data?.lieuTrinhNguoiBenh).toMatchObject({
      dangLam: false,
      hanhDongs: expect.arrayContaining([{ action: 'batDauBuoi', refusal: null }]),
    });
    expect((await ask('thungan1')).errors?.[0]).toMatchObject({ extensions: { code: 'FORBIDDEN' } });
  });
});
