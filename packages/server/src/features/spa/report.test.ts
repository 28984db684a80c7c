import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pngPicture } from '../../../test/pictures.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { storeFile } from '../../engine/storage/files.ts';
import type { TuongTrinhSpaInput } from '../../gql/main.ts';
import { beginSession, cancelSession, endSession } from './commands.ts';
import { courseOfLine } from './queries.ts';
import { returnReport, saveReport, takeReportBack, verifyReport } from './reportCommands.ts';
import { picturesOfReport, reportById, reportsOfSession } from './reports.ts';
import { type SpaFactory, spaFactory } from './testSpa.ts';

let site: TestSite;
let make: SpaFactory;
beforeAll(async () => {
  site = await openTestSite({ masterCacheMs: '0' });
  make = await spaFactory(site);
});
afterAll(() => site.close());

const read = (line: string) => courseOfLine(make.fresh(), line);
const report = (id: string) => reportById(make.fresh(), id);
const save = (BuoiLieuTrinh_Id: string, input: Partial<TuongTrinhSpaInput> = {}) =>
  saveReport(make.fresh(), { requestId: v7(), BuoiLieuTrinh_Id, ...input });
const whole = { QuaTrinh: 'Xoa bóp vai gáy', KetQua: 'Đỡ đau' };

/** A course of which one session is being treated. */
async function begun() {
  const course = await make.bought({ sessions: 10 });
  await beginSession(make.fresh(), { requestId: v7(), DichVuYeuCauChiTiet_Id: course._id });
  const session = (await read(course._id)).buois[0]?._id ?? '';
  return { ...course, session };
}

/** A course whose first session has ended, with a verified report. */
async function verified() {
  const course = await begun();
  const id = await save(course.session, whole);
  await endSession(make.fresh(), course.session, { version: 1 });
  await verifyReport(make.fresh(), id);
  return { ...course, id };
}

/** A picture that somebody sent for a report. */
async function sent(pictureOf = 'TuongTrinhSpa') {
  const file = { name: 'anh.png', bytes: pngPicture(40, 30), permission: 'LIEU_TRINH', pictureOf } as const;
  return (await storeFile(make.fresh(), file))._id;
}

describe('the report of a session', () => {
  it('begins with whoever treats, keeps what is left out, and has the version that was seen', async () => {
    const { session } = await begun();
    const id = await save(session, { QuaTrinh: ' Xoa bóp ' });
    const first = await report(id);
    expect(first).toMatchObject({ PhienBan: 1, TrangThai: 'Nhap', QuaTrinh: 'Xoa bóp' });
    expect(first.NguoiThucHien_Ids).toHaveLength(1);
    await save(session, { version: first.version, KetQua: 'Đỡ đau' });
    expect(await report(id)).toMatchObject({ QuaTrinh: 'Xoa bóp', KetQua: 'Đỡ đau' });
    await expect(save(session, { version: first.version, KetQua: 'Khác' })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await expect(save(session, { KetQua: 'Khác' })).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('of one request is one, and names nobody twice', async () => {
    const { session } = await begun();
    const requestId = v7();
    const id = await save(session, { requestId, ...whole });
    expect(await save(session, { requestId, ...whole })).toBe(id);
    const { NguoiThucHien_Ids, version } = await report(id);
    const twice = [...NguoiThucHien_Ids, ...NguoiThucHien_Ids];
    await expect(save(session, { version, NguoiThucHien_Ids: twice })).rejects.toMatchObject({
      details: { issues: [{ path: 'NguoiThucHien_Ids', code: 'PERFORMER_TWICE' }] },
    });
    await expect(save(session, { version, ThietBi_Id: v7() })).rejects.toMatchObject({
      details: { issues: [{ path: 'ThietBi_Id', code: 'NOT_IN_LIST' }] },
    });
  });

  it('is verified when it is whole and its session has ended; then nobody writes in it', async () => {
    const { session } = await begun();
    const id = await save(session, { QuaTrinh: 'Xoa bóp' });
    await expect(verifyReport(make.fresh(), id)).rejects.toMatchObject({ code: 'SPA_SESSION_OPEN' });
    await endSession(make.fresh(), session, { version: 1 });
    await expect(verifyReport(make.fresh(), id)).rejects.toMatchObject({
      details: { issues: [{ path: 'KetQua', code: 'REQUIRED' }] },
    });
    expect((await report(id)).TrangThai).toBe('Nhap');
    await expect(returnReport(make.fresh(), id)).rejects.toMatchObject({ code: 'SPA_REPORT_NOT_VERIFIED' });
    await save(session, { version: (await report(id)).version, KetQua: 'Đỡ đau' });
    await verifyReport(make.fresh(), id);
    const now = await report(id);
    expect(now).toMatchObject({ TrangThai: 'DaDuyet', NgayDuyet: expect.any(Date) });
    await expect(save(session, { version: now.version, KetQua: 'Khác' })).rejects.toMatchObject({
      code: 'SPA_REPORT_VERIFIED',
    });
    await returnReport(make.fresh(), id);
    expect(await report(id)).toMatchObject({ TrangThai: 'DaTraKetQua', NgayTra: expect.any(Date) });
  });

  it('is taken back with a reason: it stays, and a further version goes on from it with its pictures', async () => {
    const { session, id } = await verified();
    await returnReport(make.fresh(), id);
    await expect(takeReportBack(make.fresh(), id, ' ')).rejects.toMatchObject({
      details: { issues: [{ path: 'LyDo', code: 'REQUIRED' }] },
    });
    const next = await takeReportBack(make.fresh(), id, 'Ghi nhầm');
    expect(await report(next)).toMatchObject({ PhienBan: 2, TrangThai: 'Nhap', ...whole, NgayDuyet: null });
    const { session: row } = await report(next);
    const all = await reportsOfSession(make.fresh(), row);
    expect(all.map((one) => [one.PhienBan, one.TrangThai, one.LyDoHuy])).toEqual([
      [2, 'Nhap', null],
      [1, 'DaHuy', 'Ghi nhầm'],
    ]);
    await expect(takeReportBack(make.fresh(), id, 'Ghi nhầm')).rejects.toMatchObject({
      code: 'STATE_CHANGED',
    });
    await save(session, { version: (await report(next)).version, KetQua: 'Hết đau' });
    await verifyReport(make.fresh(), next);
  });

  it('keeps its session: that is taken back once the report is a draft, which goes with it', async () => {
    const { session, id } = await verified();
    await expect(cancelSession(make.fresh(), session, 'Nhầm')).rejects.toMatchObject({
      code: 'SPA_REPORT_VERIFIED',
    });
    await takeReportBack(make.fresh(), id, 'Ghi nhầm');
    await cancelSession(make.fresh(), session, 'Nhầm');
    const { rows } = await site.database.pool.query(
      `select distinct trang_thai from main.tuong_trinh_spa where buoi_lieu_trinh_id = $1`,
      [session],
    );
    expect(rows).toEqual([{ trang_thai: 'DaHuy' }]);
  });

  it('is written by one of two at once', async () => {
    const { session } = await begun();
    const quick = await Promise.allSettled([save(session, whole), save(session, whole)]);
    expect(quick.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('has points on the body and pictures of both sides, of whoever sent them', async () => {
    const { session } = await begun();
    const [before, after, strange] = [await sent(), await sent(), await sent('KetQuaChanDoanHinhAnh')];
    const SoDo = [{ Mat: 'Sau' as const, X: 400, Y: 250, Mau: 'Do' as const, GhiChu: ' Vai trái ' }];
    const hinhAnhs = [
      { Tep_Id: before, Phia: 'Truoc' as const },
      { Tep_Id: after, Phia: 'Sau' as const, ChuThich: 'Sau 30 phút' },
    ];
    const id = await save(session, { ...whole, SoDo, hinhAnhs });
    expect((await report(id)).SoDo).toEqual([{ Mat: 'Sau', X: 400, Y: 250, Mau: 'Do', GhiChu: 'Vai trái' }]);
    expect(await picturesOfReport(make.fresh(), id)).toMatchObject([
      { Phia: 'Sau', ChuThich: 'Sau 30 phút' },
      { Phia: 'Truoc', ChuThich: null },
    ]);
    const { version } = await report(id);
    await expect(
      save(session, { version, hinhAnhs: [{ Tep_Id: strange, Phia: 'Truoc' }] }),
    ).rejects.toMatchObject({
      details: { issues: [{ path: 'hinhAnhs.0.Tep_Id', code: 'PICTURE_UNKNOWN' }] },
    });
    await expect(
      save(session, { version, SoDo: SoDo.map((one) => ({ ...one, X: 1001 })) }),
    ).rejects.toMatchObject({
      details: { issues: [{ path: 'SoDo.0', code: 'SPA_POINT_OUTSIDE' }] },
    });
  });

  it('is answered through the API, by who has the right to each act', async () => {
    const { session, id } = await verified();
    const ask = async (user: string, text: string) =>
      site.graphql('main', `mutation { ${text} }`, {}, await site.token(user), {
        'current-node': await site.id('auth.node', 'PK01'),
      });
    const denied = await ask('dieuduong', `traKetQuaTuongTrinhSpa(id: "${id}") { _id }`);
    expect(denied.errors?.[0]).toMatchObject({ extensions: { code: 'FORBIDDEN' } });
    const given = await ask(
      'bsnoi1',
      `traKetQuaTuongTrinhSpa(id: "${id}") { TrangThai NguoiTra { ten } hanhDongs { action refusal } }`,
    );
    expect(given.data?.traKetQuaTuongTrinhSpa).toMatchObject({ TrangThai: 'DaTraKetQua' });
    const back = await ask(
      'bsnoi1',
      `huyTraKetQuaTuongTrinhSpa(id: "${id}", LyDo: "Nhầm") { PhienBan BuoiLieuTrinh_Id SoDo { X } hinhAnhs { Tep_Id } }`,
    );
    expect(back.data?.huyTraKetQuaTuongTrinhSpa).toEqual({
      PhienBan: 2,
      BuoiLieuTrinh_Id: session,
      SoDo: [],
      hinhAnhs: [],
    });
  });
});
