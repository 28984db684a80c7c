import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aVisit } from '../../../test/cashierVisits.ts';
import { columnsOf, keptRecords } from '../../../test/recordColumns.ts';
import { openTestSite, systemContext, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { changesOf } from './changes.ts';
import { fieldOf } from './labels.ts';
import { targetsOf } from './recordNames.ts';
import { inWords, recordWord } from './words.ts';

const columns = keptRecords.flatMap(({ record, name }) =>
  Object.entries(columnsOf(name)).map(([field, column]) => ({ entity: record.name, field, column })),
);
// LanGoi_Id groups lines and names no row
const own = new Set(['_id', 'NguoiTao_Id', 'NguoiCapNhat_Id', 'LanGoi_Id', 'GiayTo_Id', 'Anh_Id']);

let site: TestSite;
let ctx: Ctx;
let visit: { TiepNhan_Id: string; BenhNhan_Id: string };
beforeAll(async () => {
  site = await openTestSite();
  ctx = systemContext(site);
  visit = await aVisit(site);
});
afterAll(() => site.close());
beforeEach(() => ctx.loaders.clear());

/** The words of each field that an act wrote. */
async function told(entity: string, after: Record<string, unknown>, language: 'vi' | 'en' = 'vi') {
  const words = await Promise.all(
    changesOf(null, after).map((change) => inWords({ ...ctx, language }, entity, change)),
  );
  return Object.fromEntries(words.map((one) => [one.field, one.tenSau]));
}

describe('what ids refer to', () => {
  it('is known of every column that holds ids', () => {
    const ids = columns.filter(({ field, column }) => /uuid/i.test(column.getSQLType()) && !own.has(field));
    expect(ids.length).toBeGreaterThan(50);
    expect(
      ids
        .filter(({ entity, field }) => targetsOf(fieldOf(entity, field)).length === 0)
        .map(({ field }) => field),
    ).toEqual([]);
  });

  it('is told by name: people by staff or account, places, patients, receptions, price lists, lists of ids', async () => {
    const { user } = await site.ctx('bsnoi1');
    const words = {
      ...(await told('DichVuYeuCau', {
        ...visit,
        NoiThucHien_Id: await site.id('auth.node', 'PK01'),
        BacSiChiDinh_Id: user?.NhanVien_Id,
        NguoiThucHien_Id: user?._id,
        BangGia_Id: (await site.database.pool.query('select id from main.bang_gia limit 1')).rows[0].id,
      })),
      ...(await told('KhamBenh', {
        ChanDoanPhuICD_Ids: [await site.id('main.icd', 'J00'), await site.id('main.icd', 'I10')],
      })),
    };
    const { rows } = await site.database.pool.query(
      `select (select name from auth.node where code = 'PK01') as room, (select ten_nhan_vien from main.nhan_vien where id = $1) as doctor,
        (select ma_y_te || ' · ' || ten_benh_nhan from main.benh_nhan where id = $2) as patient`,
      [user?.NhanVien_Id, visit.BenhNhan_Id],
    );
    expect(words).toMatchObject({
      BenhNhan_Id: rows[0].patient,
      TiepNhan_Id: expect.stringMatching(/^TN-/),
      NoiThucHien_Id: rows[0].room,
      BacSiChiDinh_Id: rows[0].doctor,
      NguoiThucHien_Id: rows[0].doctor,
      ChanDoanPhuICD_Ids: expect.stringMatching(/^J00 · .+, I10 · /),
      BangGia_Id: expect.stringContaining('Bảng giá'),
    });
    expect(await recordWord(ctx, 'TiepNhan', visit.TiepNhan_Id)).toMatch(/^TN-/);
    expect(await recordWord(ctx, 'setting', v7())).toBeNull();
  });

  it('stays a short id where nothing has it', async () => {
    const id = v7();
    expect(await told('TiepNhan', { BenhNhan_Id: id, unheard: id })).toEqual({
      BenhNhan_Id: `…${id.slice(-8)}`,
      unheard: `…${id.slice(-8)}`,
    });
  });

  it('is read by one statement a kind, however many ids an act holds', async () => {
    const rooms = await site.database.pool.query<{ id: string }>('select id from auth.node limit 5');
    const act = (count: number) => ({
      chiTiets: Array.from({ length: count }, (_, index) => ({
        NoiThucHien_Id: rooms.rows[index % 5]?.id,
        BenhNhan_Id: index === 0 ? visit.BenhNhan_Id : v7(),
        NguoiThucHien_Id: v7(),
      })),
    });
    for (const count of [1, 40]) {
      ctx.loaders.clear();
      expect(await site.countQueries(() => told('DichVuYeuCau', act(count)))).toBe(3);
    }
  });

  it('has every mark by which a record is known: a ticket its day, a shift its cashier and its end', async () => {
    const [ticket, shift, staff] = [v7(), v7(), (await site.ctx('thungan1')).user?.NhanVien_Id];
    const { rows } = await site.database.pool.query(
      'select ten_nhan_vien as name from main.nhan_vien where id = $1',
      [staff],
    );
    await site.database.pool.query(
      `insert into main.hang_doi_ve (id, hang_doi, node_id, ngay, so_thu_tu, ky_hieu, vi_tri)
       values ($1, 'KhamBenh', $2, '2026-03-07', 1, 'A001', 1)`,
      [ticket, await site.id('auth.node', 'PK01')],
    );
    await site.database.pool.query(
      `insert into main.ca_thu (id, nhan_vien_id, tu_luc, den_luc, so_lieu)
       values ($1, $2, '2026-03-07T01:15:00Z', '2026-03-07T09:30:00Z', '{}')`,
      [shift, staff],
    );
    expect(await recordWord(ctx, 'VeHangDoi', ticket)).toBe('A001 · 07/03/2026');
    expect(await told('BienLai', { CaThu_Id: shift })).toEqual({
      CaThu_Id: `${rows[0].name} · 07/03/2026 16:30`,
    });
  });

  it.each(keptRecords.map(({ record }) => record.name))('is read from the table of %s', async (name) => {
    expect(await recordWord(ctx, name, v7())).toBeNull();
  });

  it.each(['constructor', '__proto__', 'toString'])('asks for no kind of record called %s', async (name) => {
    expect(targetsOf(fieldOf(name, `${name}_Id`))).toEqual([]);
    expect(await recordWord(ctx, name, v7())).toBeNull();
  });
});

describe('fixed values', () => {
  const fixed = columns.flatMap(({ entity, field, column }) =>
    (column.enumValues ?? []).map((value: string) => ({ entity, field, value })),
  );
  it('are told in both languages, of every column that has such', async () => {
    expect(fixed.length).toBeGreaterThan(60);
    const unknown: string[] = [];
    for (const { entity, field, value } of fixed)
      for (const language of ['vi', 'en'] as const)
        if (!(await told(entity, { [field]: value }, language))[field])
          unknown.push(`${language} ${entity}.${field} ${value}`);
    expect(unknown).toEqual([]);
  });

  it('are told of permissions, of the settings and of the move that an act made', async () => {
    expect(await told('Profile', { permissions: ['KHAM_BENH', 'KE_DON'] }, 'en')).toEqual({
      permissions: 'Examine, Prescribe',
    });
    expect(await told('setting', { capCMKT: 'BanDau' })).toEqual({ capCMKT: 'Ban đầu' });
    expect(await told('VeHangDoi', { TrangThai: 'dang_goi', action: 'goi' })).toEqual({
      TrangThai: 'Đang gọi',
      action: 'Gọi',
    });
  });
});

describe('amounts', () => {
  it('are known of every column that holds an amount', () => {
    const amounts = columns.filter(({ column }) => /^numeric\(18/.test(column.getSQLType()));
    expect(amounts.length).toBeGreaterThan(30);
    expect(
      amounts
        .filter(({ entity, field }) => !/^(money|quantity)$/.test(fieldOf(entity, field)?.kind ?? ''))
        .map(({ entity, field }) => `${entity}.${field}`),
    ).toEqual([]);
  });

  it('are said as such in the figures of a shift, and are words in a warning', async () => {
    expect(await told('CaThu', { theoHinhThuc: { Khac: '1250000.00' } })).toEqual({
      'theoHinhThuc.Khac': '1.250.000',
    });
    expect(await told('ToaThuoc', { overridden: [{ Khac: 'Paracetamol', MucDo: 'Major' }] })).toEqual({
      overridden: 'Thuốc hoặc hoạt chất kia: Paracetamol; Mức độ: Tương tác nghiêm trọng',
    });
  });

  it('have separators, in rows too, where yes, no and hours are words as well', async () => {
    expect(await told('VienPhiDong', { DonGia: '1234500.000', SoLuong: '2.500' })).toEqual({
      DonGia: '1.234.500',
      SoLuong: '2,5',
    });
    const rows = [
      { DonGia: '45000.00', DaThuTien: false, NgayYeuCau: '2026-03-07T01:15:09.123Z', _id: v7() },
    ];
    expect((await told('DichVuYeuCau', { chiTiets: rows }))['chiTiets']).toBe(
      'Đơn giá: 45.000; Đã thu tiền: Không; Ngày yêu cầu: 07/03/2026 08:15',
    );
  });
});
