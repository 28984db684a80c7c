import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aVisit } from '../../../test/cashierVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { type Ctx, today } from '../../engine/context.ts';
import type { DomainError } from '../../engine/errors.ts';
import { forgetMasterData } from '../../engine/events/masterData.ts';
import { createProgramme, moveProgrammes, updateProgramme } from './commands.ts';
import { programmeList } from './list.ts';
import { livePromotions, mustProgramme } from './queries.ts';
import { programmeInput } from './testPromotions.ts';

let site: TestSite;
let accountant: Ctx;
let cashier: Ctx;
let exam: string;
beforeAll(async () => {
  site = await openTestSite();
  accountant = await site.ctx('ketoan', { node: 'PTC' });
  cashier = await site.ctx('thungan1');
  exam = await site.id('main.dm_dich_vu', 'KB-NOI');
});
afterAll(() => site.close());

const made = async (over: Parameters<typeof programmeInput>[0] = {}) => {
  const id = await createProgramme(accountant, programmeInput(over));
  return mustProgramme(accountant, id);
};
const inputOf = ({ version }: { version: number }, over: Parameters<typeof programmeInput>[0] = {}) => ({
  ...programmeInput(over),
  version,
});
const issuesIn = async (act: Promise<unknown>) => {
  const error = (await act.then(
    () => null,
    (thrown: unknown) => thrown,
  )) as DomainError | null;
  const issues = (error?.details?.['issues'] ?? []) as Array<{ path: string; code: string }>;
  return issues.map(({ path, code }) => `${path} ${code}`);
};

describe('a programme', () => {
  it('is written as a draft with the next number as its code, without what its kind has not', async () => {
    const lines = [{ DichVu_Id: exam, SoLuong: 1 }];
    const row = await made({ SoNgayVoucher: 30, DichVuKhuyenMais: lines, GhiChu: '  ' });
    expect(row).toMatchObject({ TrangThai: 'ChuaPhatHanh', SoNgayVoucher: null, GhiChu: null });
    expect(row.MaChuongTrinhKhuyenMai).toMatch(/^KM\d\d-\d{4}$/);
    expect(row.DichVuKhuyenMais).toEqual([]); // off the whole bill
    await expect(
      made({ MaChuongTrinhKhuyenMai: row.MaChuongTrinhKhuyenMai.toLowerCase() }),
    ).rejects.toThrow();
  });

  it('made twice by one request is one', async () => {
    const input = programmeInput({ requestId: v7() });
    expect(await createProgramme(accountant, input)).toBe(await createProgramme(accountant, input));
  });

  it('says by field what is wrong, medicines and what is gone as well', async () => {
    const { rows } = await site.database.pool.query<{ id: string }>(
      `select id from pharmacy.duoc where loai_hang = 'Thuoc' limit 1`,
    );
    const medicine = { Duoc_Id: rows[0]?.id ?? '', SoLuong: 1 };
    const gift = { LoaiChuongTrinhKhuyenMai: 'MuaXTangY', PhanTramKhuyenMai: null } as const;
    const wrong = {
      ...gift,
      TenChuongTrinhKhuyenMai: ' ',
      DichVuDieuKiens: [{ DichVu_Id: v7(), SoLuong: 0 }],
    };
    expect(await issuesIn(made({ ...wrong, SanPhamKhuyenMais: [medicine] }))).toEqual([
      'TenChuongTrinhKhuyenMai REQUIRED',
      'DichVuDieuKiens.0.SoLuong TOO_SMALL',
      'DichVuDieuKiens.0.DichVu_Id REFERENCE_MISSING',
      'SanPhamKhuyenMais.0.Duoc_Id PROMOTION_DRUG',
    ]);
  });

  it('is not released where the law forbids it', async () => {
    const one = [{ DichVu_Id: exam, SoLuong: 1 }];
    const gift = { LoaiChuongTrinhKhuyenMai: 'MuaXTangY', PhanTramKhuyenMai: null } as const;
    const row = await made({ ...gift, DichVuDieuKiens: one, DichVuKhuyenMais: one });
    await expect(moveProgrammes(accountant, [row._id], 'phatHanh')).rejects.toMatchObject({
      code: 'PROMOTION_GIFT_TOO_LARGE',
    });
    const half = await made({
      ...gift,
      DichVuDieuKiens: [{ DichVu_Id: exam, SoLuong: 2 }],
      DichVuKhuyenMais: one,
    });
    expect(await moveProgrammes(accountant, [half._id], 'phatHanh')).toBe(1);
    const deep = await made({ PhanTramKhuyenMai: '60' });
    // all or none
    const other = await made();
    await expect(moveProgrammes(accountant, [other._id, deep._id], 'phatHanh')).rejects.toMatchObject({
      code: 'PROMOTION_CUT_TOO_LARGE',
    });
    expect((await mustProgramme(accountant, other._id)).TrangThai).toBe('ChuaPhatHanh');
  });

  it('follows the cap of the law by its date', async () => {
    await site.database.db.execute(sql`
      insert into main.tham_so (id, ma, tu_ngay, gia_tri, can_cu)
      values (${v7()}, 'KHUYEN_MAI_TRAN', ${today(accountant)}::date - 1, '5', 'Thử')`);
    forgetMasterData(site.config);
    const row = await made();
    const refused = moveProgrammes({ ...accountant, loaders: new Map() }, [row._id], 'phatHanh');
    await expect(refused).rejects.toMatchObject({ code: 'PROMOTION_CUT_TOO_LARGE', details: { tran: '5' } });
    await site.database.db.execute(sql`delete from main.tham_so where can_cu = 'Thử'`);
    forgetMasterData(site.config);
  });

  it('that is released changes in its last day alone, which is not over', async () => {
    const row = await made();
    await moveProgrammes(accountant, [row._id], 'phatHanh');
    const released = await mustProgramme(accountant, row._id);
    expect(released.NguoiPhatHanh_Id).toBe(accountant.user?.NhanVien_Id);
    await updateProgramme(accountant, row._id, inputOf(released, { NgayKetThuc: '2099-12-31' }));
    const later = await mustProgramme(accountant, row._id);
    expect(later.NgayKetThuc).toBe('2099-12-31');
    await expect(
      updateProgramme(accountant, row._id, inputOf(later, { PhanTramKhuyenMai: '20' })),
    ).rejects.toMatchObject({ code: 'PROMOTION_RELEASED' });
    expect(
      await issuesIn(
        updateProgramme(
          accountant,
          row._id,
          inputOf(later, { NgayKetThuc: programmeInput().NgayBatDau ?? null }),
        ),
      ),
    ).toEqual(['NgayKetThuc PROMOTION_END_PAST']);
    await expect(updateProgramme(accountant, row._id, inputOf(released))).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });

  it('is ended, begun again and taken back', async () => {
    const { _id } = await made();
    const state = async () => (await mustProgramme(accountant, _id)).TrangThai;
    await moveProgrammes(accountant, [_id], 'phatHanh');
    await moveProgrammes(accountant, [_id], 'ketThuc');
    expect(await state()).toBe('DaKetThuc');
    await moveProgrammes(accountant, [_id], 'huyKetThuc');
    await moveProgrammes(accountant, [_id], 'huyPhatHanh');
    expect(await mustProgramme(accountant, _id)).toMatchObject({
      TrangThai: 'ChuaPhatHanh',
      NgayPhatHanh: null,
    });
    await moveProgrammes(accountant, [_id], 'xoa');
    expect(await state()).toBe('DaHuy');
  });
});

describe('the list of programmes', () => {
  it('has a page by state, days and text without accents, and the counts, by one statement', async () => {
    await made({
      TenChuongTrinhKhuyenMai: 'Tri ân người cao tuổi',
      NgayBatDau: '2031-01-01',
      NgayKetThuc: '2031-01-31',
    });
    const asked = { from: '2031-01-31', to: '2031-06-30', keyword: 'tri an cao' };
    const ask = () => programmeList(accountant, asked, {});
    const found = await ask();
    expect(found).toMatchObject({ totalRows: 1, ChuaPhatHanh: 1, DaPhatHanh: 0 });
    const [row] = found.data;
    expect(row).toEqual(await mustProgramme(accountant, row?._id ?? ''));
    expect(await site.countQueries(ask)).toBe(1);
    const none = await programmeList(accountant, { ...asked, TrangThai: 'DaPhatHanh' }, {});
    expect(none).toMatchObject({ totalRows: 0, ChuaPhatHanh: 1, data: [] });
    expect((await programmeList(accountant, { keyword: row?.MaChuongTrinhKhuyenMai }, {})).totalRows).toBe(1);
  });
});

describe('what is live', () => {
  it('is of the groups of the patient, within its period, as the engine reads it', async () => {
    const { BenhNhan_Id: patient } = await aVisit(site);
    const id = await site.id('main.nhom_benh_nhan', 'THANTHIET');
    const limited = await made({ NhomKhachHang_Ids: [id], SoLuongDichVuKhuyenMaiToiDa: 7 });
    await moveProgrammes(accountant, [limited._id], 'phatHanh');
    await site.database.pool.query(
      'update main.benh_nhan set nhom_benh_nhan_ids = array[$1]::uuid[] where id = $2',
      [id, patient],
    );
    const ask = async (BenhNhan_Id: string | null, over = {}) =>
      (await livePromotions({ ...accountant, loaders: new Map() }, { BenhNhan_Id, ...over })).find(
        ({ _id }) => _id === limited._id,
      );
    expect(await ask(patient)).toMatchObject({ con: { soLuong: 7, soTien: null, lan: null } });
    expect(await ask(null)).toBeUndefined();
    expect(await ask(patient, { tu: '2031-01-01', den: '2031-01-01' })).toBeUndefined();
  });
});

describe('rights', () => {
  const name = `mutation ($input: ChuongTrinhKhuyenMaiInput!) { createChuongTrinhKhuyenMai(input: $input) { _id } }`;
  it('let a cashier read and nobody but who may write or release do so', async () => {
    const token = await site.token('thungan1');
    const read = await site.graphql(
      'main',
      '{ danhSachKhuyenMai { totalRows data { NoiDung hanhDongs { action refusal } } } }',
      {},
      token,
    );
    expect(read.errors).toBeUndefined();
    expect(read.data.danhSachKhuyenMai.data[0].hanhDongs[0].refusal).toBe('FORBIDDEN');
    const write = await site.graphql('main', name, { input: programmeInput() }, token);
    expect(write.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const { _id, version } = await made();
    await expect(updateProgramme(cashier, _id, inputOf({ version }))).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});
