import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import type { BenhNhanInput, TreSoSinhInput } from '../../gql/main.ts';
import { createTiepNhan } from '../reception/commands.ts';
import { updateSetting } from '../system/commands.ts';
import { updatePatient } from './commands.ts';
import { countListed, listPatients } from './list.ts';
import { mergePatients } from './merge.ts';
import { createNewborn } from './newborn.ts';
import { childrenOf, type Patient, patientAge, patientById } from './queries.ts';
import { makePatient, patientInput } from './testPatient.ts';
import { createUnknownPatient, identifyPatient } from './unknownPatient.ts';

let site: TestSite;
let ctx: Ctx;
beforeAll(async () => {
  site = await openTestSite();
  ctx = await site.ctx('tiepdon', { node: 'TN01' });
});
afterAll(() => site.close());

const fresh = (): Ctx => ({ ...ctx, loaders: new Map() });
const code = (act: Promise<unknown>) =>
  act.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );
const issues = (act: Promise<unknown>) =>
  act.then(
    () => [],
    (error: { details?: { issues?: { path: string; code: string }[] } }) =>
      (error.details?.issues ?? []).map((one) => `${one.path} ${one.code}`),
  );

describe('somebody without a name', () => {
  const unknown = (more = {}) =>
    createUnknownPatient(fresh(), {
      GioiTinh: 'MALE',
      TuoiUocLuong: 40,
      NoiPhatHien: 'Quốc lộ 1, km 12',
      NguoiDua: ' Công an phường ',
      DacDiemNhanDang: 'Hình xăm tay trái',
      ...more,
    });

  it('is received at once with a working name and the estimated year, whatever the site wants filled', async () => {
    const [first, second] = [await unknown(), await unknown({ GioiTinh: 'OTHER', TuoiUocLuong: 3 })];
    const year = Number((first.NgayTao ?? new Date()).toISOString().slice(0, 4));
    expect(first).toMatchObject({
      ChuaRoDanhTinh: true,
      NamSinh: year - 40,
      NgaySinh: null,
      NguoiDua: 'Công an phường',
    });
    const number = Number(/tính (\d+),/.exec(first.TenBenhNhan)?.[1]);
    expect(first.TenBenhNhan).toMatch(/^Bệnh nhân chưa rõ danh tính \d\d, nam, khoảng 40 tuổi$/);
    expect(second.TenBenhNhan).toContain(
      `tính ${String(number + 1).padStart(2, '0')}, chưa rõ giới tính, khoảng 3 tuổi`,
    );
    // a visit begins, and what is learnt meanwhile is written without a name, phone or contact person
    const visit = await createTiepNhan(fresh(), {
      BenhNhan_Id: second._id,
      DoiTuong_Id: await site.id('main.dm_doi_tuong', 'THUPHI'),
      CapCuu: true,
      dichVus: [
        {
          DichVu_Id: await site.id('main.dm_dich_vu', 'KB-NOI'),
          LoaiGia_Id: await site.id('main.loai_gia', 'BHYT'),
          NoiThucHien_Id: await site.id('auth.node', 'PK01'),
        },
      ],
    });
    expect(visit.BenhNhan_Id).toBe(second._id);
    await updatePatient(fresh(), second._id, { GhiChu: 'Tỉnh, không nói' });
  });

  it('is refused without a sex or an age, and answers a repeated request the same', async () => {
    expect(await issues(createUnknownPatient(fresh(), {}))).toEqual([
      'GioiTinh REQUIRED',
      'TuoiUocLuong REQUIRED',
    ]);
    const requestId = v7();
    expect((await unknown({ requestId }))._id).toBe((await unknown({ requestId }))._id);
    expect(await code(unknown({ requestId, TuoiUocLuong: 41 }))).toBe('REQUEST_ID_REUSED');
  });

  it('is identified once, with the fields of any record, and what was seen stays', async () => {
    const { _id, TenBenhNhan } = await unknown();
    const listed = async () => {
      const filter = { ChuaRoDanhTinh: true };
      const rows = await listPatients(fresh(), { filter });
      expect(await countListed(fresh(), '', filter)).toEqual({ totalRows: rows.length, atLeast: false });
      return rows.some((one) => one._id === _id);
    };
    expect(await listed()).toBe(true);
    const known = await patientInput(site, { TenBenhNhan: 'Lê Quang Thật' });
    expect(await issues(identifyPatient(fresh(), _id, { ...known, DiaChi_Id: null }, true))).toEqual([
      'DiaChi_Id REQUIRED',
    ]);
    expect(await issues(identifyPatient(fresh(), _id, { ...known, TenBenhNhan }, true))).toEqual([
      'TenBenhNhan NAME_NEEDED',
    ]);
    const named = await identifyPatient(fresh(), _id, known, true);
    expect(named).toMatchObject({
      TenBenhNhan: 'Lê Quang Thật',
      ChuaRoDanhTinh: false,
      NguoiXacDinh_Id: ctx.user?._id,
      NoiPhatHien: 'Quốc lộ 1, km 12',
    });
    expect(await listed()).toBe(false);
    expect(await code(identifyPatient(fresh(), _id, known, true))).toBe('PATIENT_IDENTIFIED');
    const { rows } = await site.database.pool.query(
      "select before, after from main.audit where entity = 'BenhNhan' and entity_id = $1 and action = 'UPDATE'",
      [_id],
    );
    expect(rows).toMatchObject([
      { before: { TenBenhNhan, ChuaRoDanhTinh: true }, after: { TenBenhNhan: 'Lê Quang Thật' } },
    ]);
  });

  it('is merged into the record that is known, not the other way', async () => {
    const [stranger, known] = [
      await unknown(),
      await makePatient(site, fresh(), { TenBenhNhan: 'Vũ Đã Rõ' }),
    ];
    const merge = (kept: Patient, other: Patient) =>
      mergePatients(fresh(), {
        id: kept._id,
        BenhNhanGop_Id: other._id,
        version: kept.version,
        versionGop: other.version,
        truongLays: [],
        LyDo: 'Người nhà nhận',
      });
    expect(await code(merge(stranger, known))).toBe('PATIENT_MERGE_KEEP_KNOWN');
    expect(await merge(known, stranger)).toMatchObject({
      TenBenhNhan: 'Vũ Đã Rõ',
      ChuaRoDanhTinh: false,
      DacDiemNhanDang: 'Hình xăm tay trái',
    });
  });
});

describe('a newborn', () => {
  const hour = 3_600_000;
  const mother = (more: BenhNhanInput = {}) =>
    makePatient(site, fresh(), { TenBenhNhan: 'Nguyễn Thị Mẹ', GioiTinh: 'FEMALE', ...more });
  const child = (of: Patient, more: Partial<TreSoSinhInput> = {}) =>
    createNewborn(fresh(), of._id, {
      ThoiDiemSinh: new Date(ctx.now().getTime() - 5 * hour),
      GioiTinh: 'FEMALE',
      CanNangSinh: 3150,
      ...more,
    });

  it('is named by its mother, reached through her, and its age is told by the hour', async () => {
    const her = await mother();
    const made = await child(her);
    expect(made).toMatchObject({
      TenBenhNhan: 'Con bà Nguyễn Thị Mẹ',
      Me_Id: her._id,
      CanNangSinh: 3150,
      fullAddress: her.fullAddress,
      DanToc_Id: her.DanToc_Id,
      SoDienThoai: null,
      TenNguoiLienHe: 'Nguyễn Thị Mẹ',
      QuanHeNguoiLienHe: 'Mẹ',
      SoDienThoaiNguoiLienHe: her.SoDienThoai,
    });
    expect(patientAge(ctx, made)).toBe('5 giờ tuổi');
    expect((await childrenOf(fresh(), her._id)).map(({ _id }) => _id)).toEqual([made._id]);
    // named later, without losing its mother; the working name as a form sends it back is no new name
    await updatePatient(fresh(), made._id, { TenBenhNhan: 'Con Bà Nguyễn Thị Mẹ', GhiChu: 'x' });
    expect((await patientById(fresh(), made._id)).TenBenhNhan).toBe('Con bà Nguyễn Thị Mẹ');
    const named = await updatePatient(fresh(), made._id, {
      TenBenhNhan: 'Trần Bé An',
      SoGiayChungSinh: '123/2026',
      SoTheBHYT: 'TE1012612345678',
    });
    expect(named).toMatchObject({ Me_Id: her._id, SoGiayChungSinh: '123/2026' });
  });

  it('has an order among twins, who are two people for the search of duplicates', async () => {
    const her = await mother({ TenBenhNhan: 'Lý Thị Sinh Đôi' });
    const [first, second] = [await child(her, { ThuTuSinh: 1 }), await child(her, { ThuTuSinh: 2 })];
    expect([first.TenBenhNhan, second.TenBenhNhan]).toEqual([
      'Con bà Lý Thị Sinh Đôi 1',
      'Con bà Lý Thị Sinh Đôi 2',
    ]);
    expect(await code(child(her, { ThuTuSinh: 2 }))).toBe('NEWBORN_PLACE_TAKEN');
    expect(await code(child(her))).toBe('NEWBORN_PLACE_TAKEN');
    await updatePatient(fresh(), first._id, { TenBenhNhan: 'Trần Lý Một' });
    expect(await code(updatePatient(fresh(), second._id, { TenBenhNhan: 'Trần Lý Một' }))).toBe('done');
  });

  it('is refused without its data, with a card of another, or a mother who cannot be one', async () => {
    const her = await mother({ TenBenhNhan: 'Hồ Thị Từ Chối' });
    expect(await issues(createNewborn(fresh(), her._id, {}))).toEqual([
      'ThoiDiemSinh REQUIRED',
      'GioiTinh REQUIRED',
      'CanNangSinh REQUIRED',
    ]);
    expect(await issues(child(her, { ThoiDiemSinh: new Date(ctx.now().getTime() + hour) }))).toEqual([
      'ThoiDiemSinh IN_THE_FUTURE',
    ]);
    expect(await issues(child(her, { SoTheBHYT: 'DN4010123456789' }))).toEqual([
      'SoTheBHYT CARD_NOT_OF_CHILD',
    ]);
    const man = await makePatient(site, fresh(), { TenBenhNhan: 'Hồ Văn Cha' });
    expect(await code(child(man))).toBe('NEWBORN_OF_A_MAN');
    expect(await code(createNewborn(fresh(), v7(), { ...newest(), CanNangSinh: 3000 }))).toBe('NOT_FOUND');
    await child(her, { SoTheBHYT: 'TE101KT26000001' });
    const other = await mother({ TenBenhNhan: 'Đỗ Thị Khác' });
    expect(await code(child(other, { SoTheBHYT: 'te1 01 kt26000001' }))).toBe('PATIENT_DUPLICATE');
  });

  const newest = (): TreSoSinhInput => ({ ThoiDiemSinh: ctx.now(), GioiTinh: 'MALE' });

  it('is one record however often it is sent, and not merged with its mother', async () => {
    const her = await mother({ TenBenhNhan: 'Bùi Thị Một Lần' });
    const requestId = v7();
    const born = { ...newest(), CanNangSinh: 2900, requestId };
    const made = await createNewborn(fresh(), her._id, born);
    expect((await createNewborn(fresh(), her._id, born))._id).toBe(made._id);
    const merge = mergePatients(fresh(), {
      id: her._id,
      BenhNhanGop_Id: made._id,
      version: her.version,
      versionGop: made.version,
      truongLays: [],
      LyDo: 'x',
    });
    expect(await code(merge)).toBe('PATIENT_MERGE_MOTHER');
  });

  it('is received where a phone may stand on one record only', async () => {
    const admin = await site.ctx('quantri');
    await updateSetting(admin, 'patient', { tuChoiTrungDienThoai: true });
    try {
      expect((await child(await mother({ TenBenhNhan: 'Cao Thị Riêng' }))).SoDienThoai).toBeNull();
    } finally {
      await updateSetting(admin, 'patient', { tuChoiTrungDienThoai: false });
    }
  });
});
