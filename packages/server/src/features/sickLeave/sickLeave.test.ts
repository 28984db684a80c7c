import { lastDayOfLeave } from '@sen/domain/sickLeave/giayNghi';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { cancelKhamBenh } from '../examination/commands.ts';
import { openKhamBenh } from '../examination/open.ts';
import { sessionById } from '../examination/queries.ts';
import { codeOf, type ExamFactory, examFactory } from '../examination/testExam.ts';
import { printRecord } from '../printing/print.ts';
import { cancelLeave, createLeave, issueAgain, leaveById, leavesOfSession, updateLeave } from './paper.ts';
import { leaveInput } from './testSickLeave.ts';

let site: TestSite;
let doctor: Ctx;
let factory: ExamFactory;

beforeAll(async () => {
  site = await openTestSite();
  factory = await examFactory(site);
  doctor = factory.doctor;
});
afterAll(() => site.close());

async function examined() {
  const made = await factory.examined();
  const { Ngay } = await sessionById(fresh(), made.id);
  return { ...made, Ngay, input: await leaveInput(doctor, made.id) };
}

const fresh = () => ({ ...doctor, loaders: new Map() });
const create = (input: object) => createLeave(fresh(), { requestId: v7(), ...input });

describe('a sick-leave certificate', () => {
  it('takes day and diagnosis from the session, and has numbers of its own', async () => {
    const { input, Ngay } = await examined();
    const row = await leaveById(doctor, await create(input));
    expect(row.SoKCB).toMatch(/^\d+\/\d{4}$/);
    expect(row.SoSeri).toMatch(/^CT07\d{9}$/);
    expect(row).toMatchObject({
      TuNgay: Ngay,
      NgayCap: Ngay,
      ChanDoan: 'Viêm họng cấp',
      ChanDoanICD_Id: factory.ids.icd,
      LoaiNghi: 'Thuong',
    });
  });

  it('is written once for a request that is repeated, and once for the same days', async () => {
    const { input } = await examined();
    const requestId = v7();
    const [one, two] = [await create({ ...input, requestId }), await create({ ...input, requestId })];
    expect(one).toBe(two);
    expect(await codeOf(create(input))).toBe('SICK_LEAVE_EXISTS');
    await cancelLeave(fresh(), one, 'xoa', null);
    expect(await codeOf(create(input))).toBe('done');
  });

  it('is refused at its fields, and without a main disease', async () => {
    const { input, Ngay } = await examined();
    const error = await create({ ...input, DenNgay: lastDayOfLeave(Ngay, 41), MaSoBHXH: '1' }).catch(
      (it) => it,
    );
    expect(
      error.details.issues.map((one: { path: string; code: string }) => `${one.path} ${one.code}`),
    ).toEqual(['MaSoBHXH SOCIAL_NUMBER', 'DenNgay SICK_LEAVE_TOO_LONG']);
    const other = await factory.arrived();
    const id = await openKhamBenh(fresh(), other.slip);
    expect(await codeOf(create({ ...input, KhamBenh_Id: id }))).toBe('MAIN_DISEASE_NEEDED');
  });

  it('is changed until it is printed, then issued again with the number of the book', async () => {
    const { input, Ngay } = await examined();
    const id = await create(input);
    await updateLeave(fresh(), id, { version: 1, DenNgay: lastDayOfLeave(Ngay, 5) });
    expect(await codeOf(updateLeave(fresh(), id, { version: 1, HoTenMe: 'x' }))).toBe('CONFLICT');
    const pdf = await printRecord(fresh(), 'GiayNghiHuongBHXH', id);
    expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe('%PDF-');
    expect(await codeOf(updateLeave(fresh(), id, { version: 2, HoTenMe: 'x' }))).toBe('SICK_LEAVE_PRINTED');
    expect(await codeOf(cancelLeave(fresh(), id, 'xoa', null))).toBe('SICK_LEAVE_PRINTED');
    const stale = { requestId: v7(), version: 1 };
    expect(await codeOf(issueAgain(fresh(), id, stale, 'Sai tên công ty'))).toBe('CONFLICT');
    expect(await codeOf(issueAgain(fresh(), id, { requestId: v7(), version: 2 }, ' '))).toBe('BAD_INPUT');
    const again = await issueAgain(
      fresh(),
      id,
      { requestId: v7(), version: 2, DonViLamViec: 'Công ty Gạch An Bình' },
      'Sai tên công ty',
    );
    const [old, row] = [await leaveById(doctor, id), await leaveById(doctor, again)];
    expect(old.TrangThai).toBe('BiThayThe');
    expect(row).toMatchObject({
      SoKCB: old.SoKCB,
      ThayTheCho_Id: id,
      LyDoCapLai: 'Sai tên công ty',
      DonViLamViec: 'Công ty Gạch An Bình',
      DenNgay: lastDayOfLeave(Ngay, 5),
    });
    expect(row.SoSeri).not.toBe(old.SoSeri);
    expect(await codeOf(printRecord(fresh(), 'GiayNghiHuongBHXH', id))).toBe('STATE_CHANGED');
  });

  it('is one when two write it at once', async () => {
    const { input } = await examined();
    const codes = await Promise.all([codeOf(create(input)), codeOf(create(input))]);
    expect(codes.sort()).toEqual(['SICK_LEAVE_EXISTS', 'done']);
  });

  it('is one when two rooms write it at once', async () => {
    const { input, patient } = await examined();
    const other = await factory.examined({ again: patient, visit: { xacNhanTrung: true } });
    const elsewhere = create({ ...input, KhamBenh_Id: other.id });
    const codes = await Promise.all([codeOf(create(input)), codeOf(elsewhere)]);
    expect(codes.sort()).toEqual(['SICK_LEAVE_EXISTS', 'done']);
  });

  it('is cancelled before its session is', async () => {
    const { id, input } = await examined();
    const leave = await create(input);
    const cancel = () => cancelKhamBenh(fresh(), id, 'xoa', { LyDo_Id: factory.ids.reason });
    expect(await codeOf(cancel())).toBe('SICK_LEAVE_NOT_CANCELLED');
    await cancelLeave(fresh(), leave, 'xoa', null);
    expect(await codeOf(cancel())).toBe('done');
  });

  it('is listed by session, in as many statements for one as for several', async () => {
    const { id, input } = await examined();
    const first = await create(input);
    await cancelLeave(fresh(), first, 'huy', 'Người bệnh đổi ý');
    const second = await create(input);
    const rows = await leavesOfSession(fresh(), id);
    expect(rows.map((one) => [one._id, one.TrangThai])).toEqual([
      [second, 'DangSuDung'],
      [first, 'DaHuy'],
    ]);
    expect(await site.countQueries(() => leavesOfSession(fresh(), id))).toBeLessThanOrEqual(3);
  });

  it('is not issued by who may only examine', async () => {
    const { input } = await examined();
    const token = await site.token('dieuduong');
    const answer = await site.graphql(
      'main',
      `mutation ($input: GiayNghiHuongBHXHInput!) { createGiayNghiHuongBHXH(input: $input) { _id } }`,
      { input: { ...input, requestId: v7() } },
      token,
    );
    expect(answer.errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
  });
});
