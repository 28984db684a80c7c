import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { removeOrders } from '../orders/commands.ts';
import { slipById } from '../orders/queries.ts';
import { cancelSession, doSession } from './commands.ts';
import { courseOfLine, coursesOfPatient } from './queries.ts';
import { type SpaFactory, spaFactory } from './testSpa.ts';

let site: TestSite;
let make: SpaFactory;
beforeAll(async () => {
  site = await openTestSite({ masterCacheMs: '0' });
  make = await spaFactory(site);
});
afterAll(() => site.close());

const next = (line: string, GhiChu: string | null = null, requestId = v7(), Lan: number | null = null) =>
  doSession(make.fresh(), { requestId, DichVuYeuCauChiTiet_Id: line, GhiChu, Lan });
const read = (line: string) => courseOfLine(make.fresh(), line);
const stateOf = async (slip: string) => (await slipById(make.fresh(), slip))?.TrangThai;

describe('the sessions of a course', () => {
  it('are done one by one: the first begins the slip, the last ends it, and no further one is done', async () => {
    const { _id, DichVuYeuCau_Id } = await make.bought({ sessions: 2 });
    expect(await stateOf(DichVuYeuCau_Id)).toBe('SanSang');
    await next(_id, ' Da nhạy cảm ');
    expect(await stateOf(DichVuYeuCau_Id)).toBe('ChuaKetQua');
    expect((await read(_id)).buois).toMatchObject([{ Lan: 1, GhiChu: 'Da nhạy cảm' }]);
    await next(_id);
    expect(await stateOf(DichVuYeuCau_Id)).toBe('DaXemKetQua');
    await expect(next(_id)).rejects.toMatchObject({ code: 'COURSE_DONE', details: { SoBuoi: 2 } });
  });

  it('are taken back from the last one, with a reason, until the slip waits again', async () => {
    const { _id, DichVuYeuCau_Id } = await make.bought({ sessions: 2 });
    await next(_id);
    await next(_id);
    const [last, first] = (await read(_id)).buois;
    await expect(cancelSession(make.fresh(), last?._id ?? '', ' ')).rejects.toMatchObject({
      code: 'BAD_INPUT',
      details: { issues: [{ path: 'LyDo', code: 'REQUIRED' }] },
    });
    await expect(cancelSession(make.fresh(), first?._id ?? '', 'Nhầm')).rejects.toMatchObject({
      code: 'STATE_CHANGED',
    });
    await cancelSession(make.fresh(), last?._id ?? '', 'Nhầm');
    expect(await stateOf(DichVuYeuCau_Id)).toBe('ChuaKetQua');
    await cancelSession(make.fresh(), first?._id ?? '', 'Nhầm');
    expect(await stateOf(DichVuYeuCau_Id)).toBe('SanSang');
    await make.of.setPaid(_id); // the account, which knows no receipt of it, has taken the mark back
    await next(_id);
    expect((await read(_id)).buois.map((one) => one.Lan)).toEqual([1]);
  });

  it('wait for the money, and a course that was begun is not removed', async () => {
    const unpaid = await make.bought({ paid: false });
    await expect(next(unpaid._id)).rejects.toMatchObject({ code: 'SERVICE_NOT_PAID' });
    const { _id } = await make.bought();
    await next(_id);
    await expect(removeOrders(make.fresh(), [_id])).rejects.toMatchObject({
      code: expect.stringMatching(/SERVICE_PAID|STATE_CHANGED/),
    });
  });

  it('are as many as were bought where the price does not divide: two lines are one course', async () => {
    const course = await make.bought({ sessions: 3, price: '100000' });
    expect(course).toMatchObject({ SoBuoi: 3, TenLieuTrinh: 'Chăm sóc da' });
    expect(await coursesOfPatient(make.fresh(), course.BenhNhan_Id)).toHaveLength(1);
  });

  it('of one request is one session, and two desks at once do two', async () => {
    const { _id } = await make.bought();
    const request = v7();
    await next(_id, null, request);
    await next(_id, null, request);
    await Promise.all([next(_id), next(_id)]);
    expect((await read(_id)).buois.map((one) => one.Lan)).toEqual([3, 2, 1]);
  });

  it('are the one that the desk saw, or none: it is told which one is next, and who was quicker keeps it', async () => {
    const { _id } = await make.bought({ sessions: 3 });
    const request = v7();
    await next(_id, 'Lần đầu', request, 1);
    await expect(next(_id, null, v7(), 1)).rejects.toMatchObject({
      code: 'COURSE_SESSION_OTHER',
      details: { Lan: 1, tiep: 2 },
    });
    await next(_id, 'Lần đầu', request, 1); // the answer was lost
    const quick = await Promise.allSettled([next(_id, null, v7(), 2), next(_id, null, v7(), 2)]);
    expect(quick.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
    const [last] = (await read(_id)).buois;
    await cancelSession(make.fresh(), last?._id ?? '', 'Nhầm');
    await expect(cancelSession(make.fresh(), last?._id ?? '', 'Nhầm')).rejects.toMatchObject({
      code: 'COURSE_SESSION_GONE',
      details: { Lan: 2 },
    });
    await expect(next(_id, null, v7(), 3)).rejects.toMatchObject({ details: { Lan: 3, tiep: 2 } });
  });

  it('are done to the tenth through the API, at two desks in turn, and no eleventh', async () => {
    const { _id, BenhNhan_Id } = await make.bought();
    const doctor = await site.token('bsnoi1');
    const nurse = await site.token('dieuduong');
    const room = { 'current-node': await site.id('auth.node', 'PK01') };
    const ask = (at: number, Lan: number) =>
      site.graphql(
        'main',
        'mutation ($input: BuoiLieuTrinhInput!) { createBuoiLieuTrinh(input: $input) { daLam conLai } }',
        { input: { requestId: v7(), DichVuYeuCauChiTiet_Id: _id, Lan, GhiChu: `Buổi ${Lan}` } },
        at % 2 === 0 ? doctor : nurse,
        room,
      );
    for (let Lan = 1; Lan <= 10; Lan += 1)
      expect((await ask(Lan, Lan)).data?.createBuoiLieuTrinh).toEqual({ daLam: Lan, conLai: 10 - Lan });
    expect((await ask(0, 11)).errors?.[0]).toMatchObject({ extensions: { code: 'COURSE_DONE' } });
    const [course] = await coursesOfPatient(make.fresh(), BenhNhan_Id);
    expect(course?.buois.map((one) => one.GhiChu).reverse()).toEqual(
      Array.from({ length: 10 }, (_, at) => `Buổi ${at + 1}`),
    );
    expect(await stateOf(course?.DichVuYeuCau_Id ?? '')).toBe('DaXemKetQua');
  });

  it('are read in two statements however many there are, and not at another facility', async () => {
    const { _id, BenhNhan_Id } = await make.bought();
    await next(_id);
    await next(_id);
    expect(await site.countQueries(() => coursesOfPatient(make.fresh(), BenhNhan_Id))).toBe(2);
    const other = await site.ctx('dieuduongpk', { node: 'PKS01' });
    expect(await coursesOfPatient(other, BenhNhan_Id)).toEqual([]);
  });

  it('say through the API what is left, when the next one is due, and what may be done', async () => {
    const { _id, BenhNhan_Id } = await make.bought({ days: 7 });
    await next(_id);
    const answer = await site.graphql(
      'main',
      `query ($id: ID!) { lieuTrinhsByBenhNhan(BenhNhan_Id: $id) { SoBuoi daLam conLai ngayBuoiSau LieuTrinh { ten }
        buois { Lan NguoiThucHien { ten } } hanhDongs { action refusal } } }`,
      { id: BenhNhan_Id },
      await site.token('bsnoi1'),
      { 'current-node': await site.id('auth.node', 'PK01') },
    );
    expect(answer.data?.lieuTrinhsByBenhNhan).toEqual([
      expect.objectContaining({
        SoBuoi: 10,
        daLam: 1,
        conLai: 9,
        ngayBuoiSau: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        LieuTrinh: { ten: 'Chăm sóc da' },
      }),
    ]);
  });
});
