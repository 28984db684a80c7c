import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { createPatient, removePatients, updatePatient } from './commands.ts';
import { findDuplicates } from './duplicates.ts';
import { makePatient, patientInput } from './testPatient.ts';

let site: TestSite;
let ctx: Ctx;
beforeAll(async () => {
  site = await openTestSite();
  ctx = await site.ctx('tiepdon', { node: 'TN01' });
});
afterAll(() => site.close());

const code = (act: Promise<unknown>) =>
  act.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );

describe('a new patient', () => {
  it('gets a code of the year, a key without accents and the address in words', async () => {
    const input = await patientInput(site, { TenBenhNhan: 'Đặng  Đình Đức', SoDienThoai: '+84 912 000 111' });
    const patient = await createPatient(ctx, input);
    expect(patient.MaYTe).toMatch(/^\d{2}\.\d{6}$/);
    expect(patient).toMatchObject({
      TenBenhNhan: 'Đặng Đình Đức',
      TenKhongDau: 'dang dinh duc',
      SoDienThoai: '0912000111',
      NamSinh: 1980,
      LoaiTuoi: 'Nam',
    });
    expect(patient.fullAddress).toMatch(/^Số 5 ngõ 2, .+, .+/);
  });

  it('is refused with all its faults at once', async () => {
    const input = { TenBenhNhan: '', NamSinh: 80, GioiTinh: 'MALE', SoDienThoai: '123' } as const;
    const issues = await createPatient(ctx, input).catch(
      (error: { details: { issues: { path: string; code: string }[] } }) => error.details.issues,
    );
    expect(issues).toEqual(
      expect.arrayContaining([
        { path: 'TenBenhNhan', code: 'REQUIRED' },
        { path: 'NamSinh', code: 'NOT_A_YEAR' },
        { path: 'SoDienThoai', code: 'NOT_A_PHONE' },
        { path: 'DiaChi_Id', code: 'REQUIRED' },
      ]),
    );
  });

  it('is made once for one request id', async () => {
    const input = await patientInput(site, { TenBenhNhan: 'Lê Thị Một Lần', requestId: v7() });
    const [first, second] = await Promise.all([createPatient(ctx, input), createPatient(ctx, input)]);
    expect(first._id).toBe(second._id);
  });

  it('gets consecutive codes when many desks write at once, and a refused one leaves no gap', async () => {
    const before = await makePatient(site, ctx, { TenBenhNhan: 'Trước Khi Đua' });
    const made = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        index % 4 === 3
          ? code(makePatient(site, ctx, { TenBenhNhan: `Sai ${index}`, DiaChi_Id: v7() }))
          : makePatient(site, ctx, { TenBenhNhan: `Người Đua ${index}` }),
      ),
    );
    const codes = made.flatMap((one) => (typeof one === 'object' ? [Number(one.MaYTe.split('.')[1])] : []));
    const from = Number(before.MaYTe.split('.')[1]);
    expect(codes.sort((a, b) => a - b)).toEqual(Array.from({ length: 9 }, (_, index) => from + 1 + index));
  });
});

describe('a second record of one person', () => {
  it('is refused when the papers are the same, and asked about when it is likely', async () => {
    await makePatient(site, ctx, {
      TenBenhNhan: 'Phạm Thị Trùng',
      NgaySinh: '1975-03-04',
      CMNDHoacHoChieu: '001175000001',
    });
    const same = await patientInput(site, {
      TenBenhNhan: 'Phạm Trùng',
      NgaySinh: '1975-03-04',
      CMNDHoacHoChieu: '001175000001',
    });
    expect(await code(createPatient(ctx, same, { acceptDuplicate: true }))).toBe('PATIENT_DUPLICATE');
    const likely = await patientInput(site, { TenBenhNhan: 'Phạm Thị Trùng', NgaySinh: '1975-03-04' });
    expect(await code(createPatient(ctx, likely))).toBe('NEEDS_CONFIRMATION');
    expect((await createPatient(ctx, likely, { acceptDuplicate: true })).TenBenhNhan).toBe('Phạm Thị Trùng');
  });

  it('is found by card number, by phone and by name with birth date, the likeliest first', async () => {
    const known = await makePatient(site, ctx, {
      TenBenhNhan: 'Vũ Văn Tìm',
      NgaySinh: '1966-01-02',
      SoDienThoai: '0988000222',
      SoTheBHYT: 'HT3019912345678',
    });
    const other = await makePatient(site, ctx, {
      TenBenhNhan: 'Vũ Thị Khác',
      GioiTinh: 'FEMALE',
      NgaySinh: '1990-01-02',
      SoDienThoai: '0988000222',
    });
    const found = await findDuplicates(ctx, {
      TenBenhNhan: 'Vu Van Tim',
      NamSinh: 1966,
      SoDienThoai: '0988000222',
      SoTheBHYT: '9912345678',
    });
    expect(found.map((one) => [one.BenhNhan._id, one.level])).toEqual([
      [known._id, 'block'],
      [other._id, 'none'],
    ]);
    expect(found[0]?.reasons.map((one) => one.reason)).toEqual(['TheBHYT', 'DienThoai', 'Ten', 'NamSinh']);
  });
});

describe('a phone that another record has', () => {
  const SoDienThoai = '0988000333';
  const asked = (act: Promise<unknown>) =>
    act.then(
      () => 'done',
      ({ code: of, details }: { code: string; details: Record<string, unknown> }) => ({ of, ...details }),
    );

  it('is told with its owner and kept when somebody confirms it, at a new record and at a change', async () => {
    const owner = await makePatient(site, ctx, { TenBenhNhan: 'Ngô Văn Chồng', SoDienThoai });
    const wife = await patientInput(site, {
      TenBenhNhan: 'Lý Thị Vợ',
      GioiTinh: 'FEMALE',
      NgaySinh: '1990-09-09',
      SoDienThoai,
    });
    const { _id, MaYTe, TenBenhNhan, NamSinh } = owner;
    expect(await asked(createPatient(ctx, wife))).toMatchObject({
      of: 'NEEDS_CONFIRMATION',
      confirm: 'xacNhanTrung',
      what: 'PATIENT_DUPLICATE_PHONE',
      duplicates: [{ BenhNhan: { _id, MaYTe, TenBenhNhan, NamSinh } }],
    });
    const made = await createPatient(ctx, wife, { acceptDuplicate: true });
    expect(await code(updatePatient(ctx, made._id, { GhiChu: 'đổi ghi chú' }))).toBe('done');
    expect(await code(updatePatient(ctx, made._id, { SoDienThoai: '0988000334' }))).toBe('done');
    expect(await asked(updatePatient(ctx, made._id, { SoDienThoai }))).toMatchObject({
      what: 'PATIENT_DUPLICATE_PHONE',
    });
    expect(await code(updatePatient(ctx, made._id, { SoDienThoai }, { acceptDuplicate: true }))).toBe('done');
  });

  it('is refused whatever is confirmed where the site wants it so; other changes of such a record are not', async () => {
    await makePatient(site, ctx, { TenBenhNhan: 'Ngô Văn Một', SoDienThoai: '0988000444' });
    const second = await makePatient(site, ctx, { TenBenhNhan: 'Ngô Văn Hai', SoDienThoai: '0988000444' });
    await site.database.pool.query(
      `insert into main.setting (id, section, value) values (gen_random_uuid(), 'patient', '{"tuChoiTrungDienThoai": true}')
       on conflict (section) do update set value = main.setting.value || '{"tuChoiTrungDienThoai": true}'`,
    );
    const third = await patientInput(site, { TenBenhNhan: 'Ngô Văn Ba', SoDienThoai: '0988000444' });
    const strict = { ...ctx, loaders: new Map() };
    expect(await asked(createPatient(strict, third, { acceptDuplicate: true }))).toMatchObject({
      of: 'PATIENT_DUPLICATE_PHONE',
      MaYTe: second.MaYTe,
    });
    expect(await code(updatePatient(strict, second._id, { GhiChu: 'vẫn sửa được' }))).toBe('done');
    await site.database.pool.query(
      `update main.setting set value = value || '{"tuChoiTrungDienThoai": false}' where section = 'patient'`,
    );
    expect(await code(createPatient({ ...ctx, loaders: new Map() }, third, { acceptDuplicate: true }))).toBe(
      'done',
    );
  });
});

describe('changing a record', () => {
  it('keeps what the input leaves out, and writes who did it', async () => {
    const patient = await makePatient(site, ctx, { TenBenhNhan: 'Trần Văn Sửa', GhiChu: 'cũ' });
    const changed = await updatePatient(ctx, patient._id, {
      version: patient.version,
      TienSuDiUng: 'Penicillin',
    });
    expect(changed).toMatchObject({
      TenBenhNhan: 'Trần Văn Sửa',
      GhiChu: 'cũ',
      TienSuDiUng: 'Penicillin',
      version: 2,
    });
    const { rows } = await site.database.pool.query(
      'select username, action, benh_nhan_id from main.audit where entity_id = $1 order by at',
      [patient._id],
    );
    expect(rows.map((row) => [row.username, row.action])).toEqual([
      ['tiepdon', 'CREATE'],
      ['tiepdon', 'UPDATE'],
    ]);
  });

  it('keeps what is told of an allergy as long as its ingredient stands', async () => {
    const { rows } = await site.database.pool.query<{ id: string }>(
      'select id from pharmacy.hoat_chat order by ma_hoat_chat limit 2',
    );
    const [a = '', b = ''] = rows.map((row) => row.id);
    const told = (HoatChat_Id: string) => ({ HoatChat_Id, MucDo: 'Nang' as const, PhanUng: ' Phù mạch ' });
    const patient = await makePatient(site, ctx, {
      TenBenhNhan: 'Trần Văn Dị Ứng',
      DiUngHoatChat_Ids: [a],
      DiUngs: [told(a), told(b)],
    });
    const kept = { MucDo: 'Nang', PhanUng: 'Phù mạch', XacNhan: null, HoatChat_Id: a };
    expect(patient.DiUngs).toEqual([kept]);
    const same = await updatePatient(ctx, patient._id, { DiUngHoatChat_Ids: [a], DiUngs: [told(a)] });
    expect(same.version).toBe(patient.version);
    const more = await updatePatient(ctx, patient._id, { DiUngHoatChat_Ids: [b, a] });
    expect(more.DiUngs).toEqual([kept]);
    expect((await updatePatient(ctx, patient._id, { DiUngHoatChat_Ids: [b] })).DiUngs).toEqual([]);
    const long = [{ ...told(b), PhanUng: 'x'.repeat(201) }];
    expect(await code(updatePatient(ctx, patient._id, { DiUngs: long }))).toBe('BAD_INPUT');
  });

  it('answers the current record to the one who saves second', async () => {
    const patient = await makePatient(site, ctx, { TenBenhNhan: 'Trần Thị Hai Bàn' });
    const save = (GhiChu: string) => updatePatient(ctx, patient._id, { version: patient.version, GhiChu });
    const results = await Promise.all([code(save('một')), code(save('hai'))]);
    expect(results.sort()).toEqual(['CONFLICT', 'done']);
  });

  it('cancels a record without visits only by permission, and keeps it readable', async () => {
    const patient = await makePatient(site, ctx, { TenBenhNhan: 'Bùi Văn Nhầm' });
    const admin = await site.ctx('quantri');
    expect(await removePatients(admin, [patient._id])).toBe(1);
    expect(await removePatients(admin, [patient._id])).toBe(0);
    expect(await code(updatePatient(ctx, patient._id, { GhiChu: 'x' }))).toBe('PATIENT_CANCELLED');
  });
});
