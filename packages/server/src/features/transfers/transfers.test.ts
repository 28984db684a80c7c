import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { cancelKhamBenh, endKhamBenh, saveKhamBenh } from '../examination/commands.ts';
import { sessionById } from '../examination/queries.ts';
import { codeOf, type ExamFactory, examFactory } from '../examination/testExam.ts';
import { printRecord } from '../printing/print.ts';
import {
  createTransfer,
  transferById,
  transfer as transfers,
  transfersOfPatient,
  updateTransfer,
} from './paper.ts';

let site: TestSite;
let doctor: Ctx;
let factory: ExamFactory;
let transfer: string;
let hospital: string;

beforeAll(async () => {
  site = await openTestSite();
  factory = await examFactory(site);
  doctor = factory.doctor;
  transfer = await site.id('main.huong_giai_quyet', 'CHUYENVIEN');
  hospital = String(
    (await site.database.pool.query(`select id from main.benh_vien where ma_cskcb <> '01999' limit 1`))
      .rows[0]?.id,
  );
});
afterAll(() => site.close());

/** A session with its main disease, whose saved resolution is a transfer. */
async function referred() {
  const made = await factory.examined();
  const { version } = await sessionById(doctor, made.id);
  doctor.loaders.clear();
  await saveKhamBenh(doctor, made.id, {
    version,
    HuongGiaiQuyet_Id: transfer,
    TrieuChungLamSang: 'Đau ngực, khó thở',
  });
  doctor.loaders.clear();
  return made;
}

const write = (KhamBenh_Id: string, over = {}) =>
  createTransfer(doctor, { requestId: v7(), KhamBenh_Id, BenhVien_Id: hospital, ...over });

describe('a transfer to another facility', () => {
  it('takes signs and disease from the session, and has numbers of its own', async () => {
    const { id } = await referred();
    const row = await transferById(doctor, await write(id));
    expect(row.MaChuyenVien).toMatch(/^CV\d{6}-\d{4}$/);
    expect(row.SoChuyenVien).toMatch(/^\d+\/\d{4}$/);
    expect(row).toMatchObject({
      DauHieuLamSang: 'Đau ngực, khó thở',
      ChanDoanICD_Id: factory.ids.icd,
      LyDoChuyen: 'DuDieuKien',
      TrangThai: 'DangSuDung',
    });
  });

  it('is written once for a request that is repeated', async () => {
    const { id } = await referred();
    const requestId = v7();
    expect(await write(id, { requestId })).toBe(await write(id, { requestId }));
    expect(await codeOf(write(id))).toBe('TRANSFER_EXISTS');
  });

  it('needs the resolution to be a transfer, and a facility', async () => {
    expect(await codeOf(write((await factory.examined()).id))).toBe('NOT_A_TRANSFER');
    const { id } = await referred();
    expect(await codeOf(write(id, { BenhVien_Id: null }))).toBe('BAD_INPUT');
    expect(await codeOf(write(id, { NgayChuyen: new Date('2020-01-01') }))).toBe('BAD_INPUT');
  });

  it('keeps the resolution and the session until it is cancelled', async () => {
    const { id } = await referred();
    const made = await write(id);
    const { version } = await sessionById(doctor, id);
    doctor.loaders.clear();
    const other = { version, HuongGiaiQuyet_Id: factory.ids.end };
    expect(await codeOf(saveKhamBenh(doctor, id, other))).toBe('TRANSFER_NOT_CANCELLED');
    expect(await codeOf(cancelKhamBenh(doctor, id, 'xoa', { LyDo_Id: factory.ids.reason }))).toBe(
      'TRANSFER_NOT_CANCELLED',
    );
    await endKhamBenh(doctor, id);
    doctor.loaders.clear();
    expect(await codeOf(cancelKhamBenh(doctor, id, 'huy', { LyDo_Id: factory.ids.reason }))).toBe(
      'TRANSFER_NOT_CANCELLED',
    );
    expect(await codeOf(transfers.end(doctor, made, 'xoa', null))).toBe('EXAM_ENDED');
    await transfers.end(doctor, made, 'huy', 'Người bệnh đổi ý');
    expect(await transferById(doctor, made)).toMatchObject({
      TrangThai: 'DaHuy',
      LyDoHuy: 'Người bệnh đổi ý',
    });
    expect(await codeOf(cancelKhamBenh(doctor, id, 'huy', { LyDo_Id: factory.ids.reason }))).toBe('done');
  });

  it('is changed in the version that was seen, and not once it is cancelled', async () => {
    const { id } = await referred();
    const made = await write(id);
    await updateTransfer(doctor, made, { version: 1, TinhTrangBenhNhan: 'Tỉnh, mạch 90' });
    expect((await transferById(doctor, made)).TinhTrangBenhNhan).toBe('Tỉnh, mạch 90');
    expect(await codeOf(updateTransfer(doctor, made, { version: 1, HuongDieuTri: 'x' }))).toBe('CONFLICT');
    expect(await codeOf(updateTransfer(doctor, made, { version: 2, BenhVien_Id: null }))).toBe('BAD_INPUT');
    await transfers.end(doctor, made, 'xoa', null);
    expect(await codeOf(updateTransfer(doctor, made, { version: 3, HuongDieuTri: 'x' }))).toBe(
      'STATE_CHANGED',
    );
  });

  it('is issued again once it is on paper, the old one replaced, and keeps its number and its day', async () => {
    const { id, patient } = await referred();
    const made = await write(id);
    const fresh = () => ({ ...doctor, loaders: new Map() });
    const pdf = await printRecord(fresh(), 'PhieuChuyenCoSo', made);
    expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe('%PDF-');
    expect(await codeOf(updateTransfer(fresh(), made, { version: 1, HuongDieuTri: 'x' }))).toBe(
      'TRANSFER_PRINTED',
    );
    expect(await codeOf(transfers.end(fresh(), made, 'xoa', null))).toBe('TRANSFER_PRINTED');
    expect(await codeOf(transfers.reissue(fresh(), made, {}, ' '))).toBe('BAD_INPUT');
    const requestId = v7();
    const issue = () =>
      transfers.reissue(fresh(), made, { requestId, version: 1, HuongDieuTri: 'Can thiệp' }, 'Mất giấy');
    const next = await issue();
    expect(await issue()).toBe(next);
    const [old, row] = [await transferById(fresh(), made), await transferById(fresh(), next)];
    expect(old.TrangThai).toBe('BiThayThe');
    expect(row).toMatchObject({
      TrangThai: 'DangSuDung',
      SoChuyenVien: old.SoChuyenVien,
      NgayChuyen: old.NgayChuyen,
      ThayTheCho_Id: made,
      LyDoCapLai: 'Mất giấy',
      HuongDieuTri: 'Can thiệp',
      BenhVien_Id: hospital,
    });
    expect(row.MaChuyenVien).not.toBe(old.MaChuyenVien);
    expect(await codeOf(printRecord(fresh(), 'PhieuChuyenCoSo', made))).toBe('STATE_CHANGED');
    expect(await codeOf(transfers.reissue(fresh(), made, {}, 'Mất giấy'))).toBe('STATE_CHANGED');
    expect(await transfersOfPatient(fresh(), { BenhNhan_Id: patient })).toHaveLength(2);
    await transfers.end(fresh(), next, 'huy', 'Đổi ý');
    expect(await codeOf(cancelKhamBenh(fresh(), id, 'xoa', { LyDo_Id: factory.ids.reason }))).toBe('done');
  });

  it('is valid for a year where the catalogue says so of its main disease', async () => {
    const { rows } = await site.database.pool.query(`select id from main.icd where ma_icd = 'C34.9'`);
    const { id } = await referred();
    expect((await transferById(doctor, await write(id))).HieuLucMotNam).toBe(false);
    const other = await referred();
    const made = await write(other.id, { ChanDoanICD_Id: rows[0]?.id });
    expect((await transferById(doctor, made)).HieuLucMotNam).toBe(true);
    await updateTransfer(doctor, made, { version: 1, ChanDoanICD_Id: factory.ids.icd });
    expect((await transferById(doctor, made)).HieuLucMotNam).toBe(false);
  });

  it('is one when two write it at once', async () => {
    const { id } = await referred();
    const codes = await Promise.all([codeOf(write(id)), codeOf(write(id))]);
    expect(codes.sort()).toEqual(['TRANSFER_EXISTS', 'done']);
  });

  it('is listed by patient in two statements, the log among them', async () => {
    const { id, patient } = await referred();
    const made = await write(id);
    const list = () => transfersOfPatient(doctor, { BenhNhan_Id: patient, KhamBenh_Id: id });
    expect((await list()).map((one) => one._id)).toEqual([made]);
    expect(await site.countQueries(list)).toBeLessThanOrEqual(2);
  });

  it('is not written by who may only read', async () => {
    const { id, patient } = await referred();
    const token = await site.token('dieuduong');
    const answer = await site.graphql(
      'main',
      `mutation ($input: KhamBenh_ChuyenVienInput!) { createKhamBenh_ChuyenVien(input: $input) { _id } }`,
      { input: { KhamBenh_Id: id, BenhVien_Id: hospital } },
      token,
    );
    expect(answer.errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
    expect(await transfersOfPatient(doctor, { BenhNhan_Id: patient })).toEqual([]);
  });
});
