import { catalogueByName } from '@sen/domain/catalogues/all';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { usesOf } from '../../engine/catalogue/references.ts';
import type { Ctx } from '../../engine/context.ts';
import { cancelKhamBenh } from '../examination/commands.ts';
import { codeOf, type ExamFactory, examFactory } from '../examination/testExam.ts';
import { noticesOf } from '../notifications/queries.ts';
import { printRecord } from '../printing/print.ts';
import { consultationList } from './list.ts';
import { minutes } from './paper.ts';
import { minutesOfVisit } from './queries.ts';
import { minutesInput } from './testConsultations.ts';

let site: TestSite;
let doctor: Ctx;
let factory: ExamFactory;

beforeAll(async () => {
  site = await openTestSite();
  factory = await examFactory(site);
  doctor = factory.doctor;
});
afterAll(() => site.close());

const fresh = () => ({ ...doctor, loaders: new Map() });
const create = (input: object) => minutes.create(fresh(), { requestId: v7(), ...input });

async function examined() {
  const made = await factory.examined();
  return { ...made, input: await minutesInput(site, made.id) };
}

async function completed(input: object): Promise<string> {
  const id = await create({ ...input, KetLuan: 'Viêm phổi.' });
  await minutes.move(fresh(), id, 'hoanTat', 1);
  return id;
}

describe('minutes of a consultation', () => {
  it('take the diagnosis of the session, have a code, and name the chair first', async () => {
    const { input } = await examined();
    const row = await minutes.byId(doctor, await create(input));
    expect(row).toMatchObject({ TrangThai: 'DangSoan', ChanDoan: 'Viêm họng cấp', HinhThucHoiChan: 'Khoa' });
    expect(row.MaBienBanHoiChan).toMatch(/^HC\d{2}-\d{5}$/);
    expect(row.DoiNguThamGia.map((one) => one.ViTri)).toEqual(['ChuToa', 'ThuKy', 'ThanhVien', 'HoTro']);
  });

  it('are written once for a request that is repeated', async () => {
    const { input } = await examined();
    const requestId = v7();
    expect(await create({ ...input, requestId })).toBe(await create({ ...input, requestId }));
  });

  it('keep those who only took part from being removed from the staff', async () => {
    const { input } = await examined();
    const def = catalogueByName('NhanVien');
    if (!def) throw new Error('no staff');
    const who = v7();
    const id = await create(input);
    expect(await usesOf(doctor, def, who)).toEqual([]);
    await site.database.pool.query(
      `update main.bien_ban_hoi_chan set doi_ngu_tham_gia = doi_ngu_tham_gia || jsonb_build_array(jsonb_build_object('NhanVien_Id', $2::text, 'ViTri', 'HoTro')) where id = $1`,
      [id, who],
    );
    const { MaBienBanHoiChan } = await minutes.byId(doctor, id);
    expect(await usesOf(doctor, def, who)).toEqual([
      { where: 'Biên bản hội chẩn', count: 1, codes: [MaBienBanHoiChan] },
    ]);
  });

  it('are refused at their fields', async () => {
    const { input } = await examined();
    const [chair] = input.DoiNguThamGia;
    const wrong = { ...input, DiaDiem: ' ', BacSiDeNghi_Id: null, DoiNguThamGia: [chair, chair] };
    const error = await create(wrong).catch((it) => it);
    expect(
      error.details.issues.map((one: { path: string; code: string }) => `${one.path} ${one.code}`),
    ).toEqual([
      'BacSiDeNghi_Id REQUIRED',
      'DiaDiem REQUIRED',
      'DoiNguThamGia.ChuToa REQUIRED',
      'DoiNguThamGia.ThuKy REQUIRED',
      'DoiNguThamGia.ThanhVien CONSULTATION_TWICE',
    ]);
  });

  it('name no one who is not of the staff', async () => {
    const { input } = await examined();
    const DoiNguThamGia = [...input.DoiNguThamGia, { NhanVien_Id: v7(), ViTri: 'HoTro' as const }];
    const error = await create({ ...input, DoiNguThamGia }).catch((it) => it);
    expect(error.details.issues).toEqual([{ path: 'DoiNguThamGia.HoTro', code: 'NOT_IN_LIST' }]);
  });

  it('are changed by who saw the latest version, and completed with a conclusion alone', async () => {
    const { input } = await examined();
    const id = await create(input);
    expect(await codeOf(minutes.move(fresh(), id, 'hoanTat', 1))).toBe('CONSULTATION_WITHOUT_CONCLUSION');
    await minutes.update(fresh(), id, { version: 1, KetLuan: 'Viêm phổi thùy.' });
    expect(await codeOf(minutes.update(fresh(), id, { version: 1, LyDo: 'x' }))).toBe('CONFLICT');
    await minutes.move(fresh(), id, 'hoanTat', 2);
    expect(await codeOf(minutes.update(fresh(), id, { version: 3, LyDo: 'x' }))).toBe('CONSULTATION_CLOSED');
    expect(await codeOf(minutes.end(fresh(), id, 'xoa', null))).toBe('CONSULTATION_CLOSED');
    expect(await codeOf(minutes.end(fresh(), id, 'huy', ' '))).toBe('BAD_INPUT');
    await minutes.end(fresh(), id, 'huy', 'Ghi nhầm người bệnh');
    expect(await minutes.byId(doctor, id)).toMatchObject({
      TrangThai: 'DaHuy',
      LyDoHuy: 'Ghi nhầm người bệnh',
    });
  });

  it('print as a draft and whole, and as an extract once they are completed', async () => {
    const { input } = await examined();
    const draft = await create(input);
    const begins = (pdf: Uint8Array) => Buffer.from(pdf).subarray(0, 5).toString();
    expect(begins(await printRecord(fresh(), 'BienBanHoiChan', draft))).toBe('%PDF-');
    expect(await codeOf(printRecord(fresh(), 'TrichBienBanHoiChan', draft))).toBe('STATE_CHANGED');
    const id = await completed(input);
    expect(begins(await printRecord(fresh(), 'TrichBienBanHoiChan', id))).toBe('%PDF-');
  });

  it('tell those who take part once, wherever they work', async () => {
    const { input } = await examined();
    const other = await site.ctx('bsnhi');
    const me = other.user?.NhanVien_Id ?? '';
    const people = input.DoiNguThamGia.filter((one) => one.ViTri !== 'HoTro' && one.NhanVien_Id !== me);
    const id = await create({ ...input, DoiNguThamGia: people });
    const told = async () =>
      (await noticesOf({ ...other, loaders: new Map() }, { chuaDoc: false, limit: 100 })).dongs.filter(
        (one) => one.BanGhi_Id === id,
      );
    expect(await told()).toEqual([]);
    const joined = [...people, { NhanVien_Id: me, ViTri: 'HoTro' as const }];
    await minutes.update(fresh(), id, { version: 1, DoiNguThamGia: joined });
    await minutes.update(fresh(), id, { version: 2, DiaDiem: 'Phòng họp 2' });
    expect((await told()).map((one) => one.Loai)).toEqual(['MoiHoiChan']);
  });

  it('are cancelled before their session is', async () => {
    const { id, input } = await examined();
    const written = await create(input);
    const cancel = () => cancelKhamBenh(fresh(), id, 'xoa', { LyDo_Id: factory.ids.reason });
    expect(await codeOf(cancel())).toBe('CONSULTATION_NOT_CANCELLED');
    await minutes.end(fresh(), written, 'xoa', null);
    expect(await codeOf(cancel())).toBe('done');
  });

  it('are listed by visit, in as many statements for one as for several', async () => {
    const { visit, input } = await examined();
    await create(input);
    const one = await site.countQueries(() => minutesOfVisit(fresh(), visit));
    await create({ ...input, NgayHoiChan: new Date('2026-11-23T05:00:00Z') });
    expect((await minutesOfVisit(fresh(), visit)).length).toBe(2);
    expect(await site.countQueries(() => minutesOfVisit(fresh(), visit))).toBe(one);
  });

  it('are not written by who may only read records', async () => {
    const { input } = await examined();
    const token = await site.token('dieuduong');
    const answer = await site.graphql(
      'main',
      `mutation ($input: BienBanHoiChanInput!) { createBienBanHoiChan(input: $input) { _id } }`,
      { input: { ...input, requestId: v7() } },
      token,
    );
    expect(answer.errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
  });
});

describe('the list of consultations', () => {
  const day = '2026-12-03';
  const at = { NgayHoiChan: new Date('2026-12-03T03:00:00Z') };

  it('is of the days, the state, the person and the words that are asked for, in one statement', async () => {
    const { input } = await examined();
    const first = await create({ ...input, ...at });
    const second = await completed({ ...input, NgayHoiChan: new Date('2026-12-03T08:00:00Z') });
    await create({ ...input, NgayHoiChan: new Date('2026-12-03T17:30:00Z') }); // the day after, at home
    const ask = (more: object = {}) => consultationList(fresh(), { tuNgay: day, denNgay: day, ...more });
    const all = await ask();
    expect(all.data.map((one) => one._id)).toEqual([first, second]);
    expect(all).toMatchObject({ totalRows: 2, DangSoan: 1, HoanTat: 1, DaHuy: 0 });
    expect(all.data[0]).toMatchObject({ soNguoi: 4, DiaDiem: 'Phòng giao ban' });
    expect((await ask({ TrangThai: 'HoanTat' })).data.map((one) => one._id)).toEqual([second]);
    const [member] = input.DoiNguThamGia;
    expect((await ask({ NhanVien_Id: member?.NhanVien_Id })).totalRows).toBe(2);
    expect((await ask({ NhanVien_Id: v7() })).totalRows).toBe(0);
    expect((await ask({ keyword: all.data[0]?.MaBienBanHoiChan })).totalRows).toBe(1);
    expect((await consultationList(fresh(), { id: first })).data.map((one) => one._id)).toEqual([first]);
    expect((await ask({ keyword: 'khong co ai' })).totalRows).toBe(0);
    expect(await site.countQueries(() => ask())).toBeLessThanOrEqual(3);
  });
});
