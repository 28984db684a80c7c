import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { createBangGia, updateBangGia } from './commands.ts';
import { soSanhBangGia } from './compare.ts';
import { saoChepBangGia, xemTruocSaoChep } from './copy.ts';
import { linesOfList, suaGiaBangGia } from './lines.ts';
import { bangGiaById, bangGiaHienHanh, pricesOfList, pricesOfService } from './queries.ts';
import { releaseBangGia, thuHoiBangGia } from './release.ts';

let site: TestSite;
let accountant: Ctx;
let ids: Record<'exam' | 'heart' | 'child' | 'request' | 'insured' | 'onRequest' | 'third', string>;
const now = new Date('2026-11-21T09:00:00+07:00');
beforeAll(async () => {
  site = await openTestSite();
  accountant = await site.ctx('ketoan', { node: 'PTC', now });
  const [third] = (
    await site.database.db.execute<{ id: string }>(sql`
      insert into main.loai_gia (id, ma_loai_gia, ten_loai_gia) values (gen_random_uuid(), 'THU', 'Thử') returning id`)
  ).rows;
  ids = {
    exam: await site.id('main.dm_dich_vu', 'KB-NOI'),
    heart: await site.id('main.dm_dich_vu', 'KB-TIM'),
    child: await site.id('main.dm_dich_vu', 'KB-NHI'),
    request: await site.id('main.dm_dich_vu', 'KB-YC'),
    insured: await site.id('main.loai_gia', 'BHYT'),
    onRequest: await site.id('main.loai_gia', 'DV'),
    third: third?.id ?? '',
  };
});
afterAll(() => site.close());

type Prices = Partial<Record<'exam' | 'heart' | 'child' | 'request', string>>;
const draft = (TuNgay: string, prices: Prices = { exam: '1' }, LoaiGia_Id = ids.third) =>
  createBangGia(accountant, {
    LoaiGia_Id,
    TenBangGia: `Giá từ ${TuNgay}`,
    TuNgay,
    DichVu_DonGia: (['exam', 'heart', 'child', 'request'] as const).flatMap((key) =>
      prices[key] === undefined ? [] : [{ DichVu_Id: ids[key], DonGia: prices[key] }],
    ),
  });
const released = async (TuNgay: string, LoaiGia_Id = ids.third) => {
  const id = await draft(TuNgay, { exam: '1' }, LoaiGia_Id);
  await releaseBangGia(accountant, [id]);
  return id;
};
const daysOf = async (id: string) => {
  const list = await bangGiaById(accountant, id);
  return [list?.TrangThai, list?.TuNgay, list?.DenNgay];
};
const pricesIn = async (id: string) =>
  Object.fromEntries((await pricesOfList(accountant, id)).map(({ MaDichVu, DonGia }) => [MaDichVu, DonGia]));

describe('the lists of a price type', () => {
  it('follow each other without a gap or an overlap, whatever is released and withdrawn', async () => {
    const first = await released('2026-01-01');
    const second = await released('2026-12-01');
    const third = await released('2027-01-01');
    expect(await daysOf(first)).toEqual(['HienHanh', '2026-01-01', '2026-11-30']);
    expect(await daysOf(second)).toEqual(['DaPhatHanh', '2026-12-01', '2026-12-31']);
    await thuHoiBangGia(accountant, second);
    expect(await daysOf(first)).toEqual(['HienHanh', '2026-01-01', '2026-12-31']);
    expect(await daysOf(second)).toEqual(['ChuaPhatHanh', '2026-12-01', null]);
    await thuHoiBangGia(accountant, third);
    expect(await daysOf(first)).toEqual(['HienHanh', '2026-01-01', null]);
    await releaseBangGia(accountant, [second, third]);
    expect(await daysOf(second)).toEqual(['DaPhatHanh', '2026-12-01', '2026-12-31']);
    const { rows } = await site.database.db.execute<{ day: string; lists: number }>(sql`
      select d::date::text as day, count(b.id)::int as lists from generate_series('2026-01-01'::date, '2027-03-01', '1 day') d
      left join main.bang_gia b on b.loai_gia_id = ${ids.third} and b.trang_thai = 'DaPhatHanh'
        and b.tu_ngay <= d and coalesce(b.den_ngay, 'infinity') >= d group by d`);
    expect(rows.filter((row) => row.lists !== 1)).toEqual([]);
    await thuHoiBangGia(accountant, third);
    await thuHoiBangGia(accountant, second);
  });

  it('are released from the day that is asked for, which the draft then bears', async () => {
    const id = await draft('2026-11-22', { exam: '2' });
    await releaseBangGia(accountant, [id], '2026-12-24');
    expect(await daysOf(id)).toEqual(['DaPhatHanh', '2026-12-24', null]);
    expect((await bangGiaHienHanh(accountant, ids.third))?.DenNgay).toBe('2026-12-23');
    await thuHoiBangGia(accountant, id);
  });

  it('keep the days that are over: none is put under them, and one that has begun is not withdrawn', async () => {
    const late = await draft('2026-11-20');
    await expect(releaseBangGia(accountant, [late])).rejects.toMatchObject({
      code: 'PRICE_LIST_PAST',
      details: { today: '2026-11-21' },
    });
    const current = (await bangGiaHienHanh(accountant, ids.third))?._id ?? '';
    await expect(thuHoiBangGia(accountant, current)).rejects.toMatchObject({
      code: 'PRICE_LIST_BEGUN',
      details: { TuNgay: '2026-01-01' },
    });
    await expect(thuHoiBangGia(accountant, late)).rejects.toMatchObject({ code: 'STATE_CHANGED' });
  });

  it('are released or withdrawn one after the other when several do it at once', async () => {
    const waiting = await released('2027-05-01');
    const other = await draft('2027-06-01');
    await Promise.all([thuHoiBangGia(accountant, waiting), releaseBangGia(accountant, [other])]);
    expect((await bangGiaHienHanh(accountant, ids.third))?.DenNgay).toBe('2027-05-31');
    const twice = await Promise.allSettled([1, 2].map(() => thuHoiBangGia(accountant, other)));
    expect(twice.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await bangGiaHienHanh(accountant, ids.third))?.DenNgay).toBeNull();
  });
});

describe('a copy of a list', () => {
  const copy = async (prices: Prices, phanTram: string, lamTron: number) => {
    const from = await draft('2028-01-01', prices);
    return saoChepBangGia(accountant, from, {
      LoaiGia_Id: ids.onRequest,
      TenBangGia: 'Bản sao',
      TuNgay: '2028-02-01',
      phanTram,
      lamTron,
    });
  };

  it.each([
    ['10', 1, '45000', '49500.00'],
    ['10', 1000, '45000', '50000.00'], // 49,500 lies in the middle: up
    ['10', 1000, '45454', '50000.00'],
    ['-10', 500, '49700', '44500.00'], // 44,730
    ['3.333', 1, '99999.99', '103333.00'], // 103,332.98...
    ['0', 300, '1049', '900.00'], // under the middle of 900 and 1,200
    ['0', 300, '1050', '1200.00'],
    ['-100', 1, '45000', '0.00'],
    ['0.00001', 1, '9999999999999', '10000000999999.00'],
  ])(
    'changes prices by %s percent in steps of %d dong exactly: %s is %s',
    async (phanTram, step, before, after) => {
      const id = await copy({ exam: before }, phanTram, step);
      expect(await pricesIn(id)).toEqual({ 'KB-NOI': after });
    },
  );

  it('is a draft of its own that says where it is from, and the preview shows the same prices', async () => {
    const from = await draft('2028-01-01', { exam: '45000', heart: '50000' });
    const made = { phanTram: '7.5', lamTron: 100 };
    const id = await saoChepBangGia(accountant, from, {
      LoaiGia_Id: ids.onRequest,
      TenBangGia: 'Giá 2028',
      TuNgay: '2028-02-01',
      SoQuyetDinh: '12/QĐ',
      ...made,
    });
    expect(await bangGiaById(accountant, id)).toMatchObject({
      TenBangGia: 'Giá 2028',
      TrangThai: 'ChuaPhatHanh',
      LoaiGia_Id: ids.onRequest,
      SoQuyetDinh: '12/QĐ',
    });
    const shown = await xemTruocSaoChep(accountant, from, made, 'kham tim');
    expect(shown).toMatchObject([{ Ma: 'KB-TIM', giaTruoc: '50000.00', giaSau: '53800.00' }]);
    expect(await pricesIn(id)).toEqual({ 'KB-NOI': '48400.00', 'KB-TIM': '53800.00' });
    const { rows } = await site.database.db.execute<{ after: unknown }>(
      sql`select after from main.audit where entity = 'BangGia' and entity_id = ${id} and after ? 'phanTram'`,
    );
    expect(rows[0]?.after).toMatchObject({ saoChepTu_Id: from, phanTram: '7.5', lamTron: 100 });
  });

  it.each([
    ['-100.01', 1, 'phanTram'],
    ['1001', 1, 'phanTram'],
    ['10', 0, 'lamTron'],
    ['10', 1_000_001, 'lamTron'],
  ])('is refused for %s percent in steps of %d', async (phanTram, lamTron, path) => {
    await expect(copy({ exam: '1' }, phanTram, lamTron)).rejects.toMatchObject({
      code: 'BAD_INPUT',
      details: { issues: [{ path }] },
    });
  });
});

describe('the prices of a list', () => {
  it('stand beside those of the list before it, page by page, by one statement', async () => {
    const id = await draft('2026-12-05', { exam: '170000', request: '300000' }, ids.onRequest);
    const ask = () => linesOfList(accountant, id, { keyWord: 'kham', loc: 'KhacTruoc' });
    const { data } = await ask();
    expect(data.find((row) => row.Ma === 'KB-NOI')).toMatchObject({
      DonGia: '170000.00',
      DonGiaTruoc: '150000.00',
    });
    expect(data.find((row) => row.Ma === 'KB-TIM')).toMatchObject({ DonGia: null, DonGiaTruoc: '200000.00' });
    expect(data.some((row) => row.Ma === 'KB-YC')).toBe(false);
    const priced = await linesOfList(accountant, id, { loc: 'CoGia' });
    expect([priced.totalRows, priced.data.map((row) => row.Ma)]).toEqual([2, ['KB-NOI', 'KB-YC']]);
    const open = await linesOfList(accountant, id, { loc: 'ChuaCoGia', limit: 3, page: 2 });
    expect(open.data).toHaveLength(3);
    expect(open.totalRows).toBeGreaterThan(20);
    expect(await site.countQueries(ask)).toBe(1);
  });

  it('are set one by one by several people, and a price that another one changed is a conflict with what stands there', async () => {
    const id = await draft('2029-01-01', { exam: '10', heart: '20' });
    const set = (key: keyof typeof ids, truoc: string | null, DonGia: string | null) =>
      suaGiaBangGia(accountant, id, [{ Loai: 'DichVu', Muc_Id: ids[key], truoc, DonGia }]);
    await Promise.all([set('exam', '10', '11'), set('heart', '20.00', null), set('child', null, '30')]);
    expect(await pricesIn(id)).toEqual({ 'KB-NOI': '11.00', 'KB-NHI': '30.00' });
    await expect(set('exam', '10', '12')).rejects.toMatchObject({
      code: 'CONFLICT',
      details: { current: [{ Muc_Id: ids.exam, DonGia: '11.00' }] },
    });
    for (const [amount, code] of [
      ['-1', 'TOO_SMALL'],
      ['1000.555', 'TOO_MANY_DECIMALS'], // it would be rounded unseen
    ] as const) {
      const refused = { code: 'BAD_INPUT', details: { issues: [{ code }] } };
      await expect(set('exam', '11', amount)).rejects.toMatchObject(refused);
      await expect(draft('2029-02-01', { exam: amount })).rejects.toMatchObject(refused);
    }
    await set('exam', '10', '11'); // what another one wrote is what was meant
    await releaseBangGia(accountant, [id]);
    await expect(set('exam', '11', '12')).rejects.toMatchObject({ code: 'PRICE_LIST_RELEASED' });
  });

  it('stay as they are when only the head is changed', async () => {
    const id = await draft('2030-01-01', { exam: '10' });
    await updateBangGia(accountant, id, {
      LoaiGia_Id: ids.third,
      TenBangGia: ' Tên mới ',
      TuNgay: '2030-02-01',
    });
    expect(await bangGiaById(accountant, id)).toMatchObject({ TenBangGia: 'Tên mới', TuNgay: '2030-02-01' });
    expect(await pricesIn(id)).toEqual({ 'KB-NOI': '10.00' });
  });

  it('may be those of treatment courses, with their history', async () => {
    const { rows } = await site.database.db.execute<{ id: string }>(sql`
      insert into main.lieu_trinh (id, ma_lieu_trinh, ten_lieu_trinh, dich_vu_ids, so_buoi, search_key)
      values (gen_random_uuid(), 'LT-VLTL', 'Vật lý trị liệu', array[]::uuid[], 10, ' vat ly tri lieu') returning id`);
    const course = rows[0]?.id ?? '';
    const id = await draft('2041-01-01', { exam: '10' }, ids.third);
    await suaGiaBangGia(accountant, id, [
      { Loai: 'LieuTrinh', Muc_Id: course, truoc: null, DonGia: '2500000' },
    ]);
    const { data } = await linesOfList(accountant, id, { Loai: 'LieuTrinh', keyWord: 'vat ly' });
    expect(data).toMatchObject([{ Ma: 'LT-VLTL', DonGia: '2500000.00' }]);
    await releaseBangGia(accountant, [id]);
    expect((await pricesOfService(accountant, course)).map((one) => one.DonGia)).toEqual(['2500000.00']);
  });
});

describe('two lists beside each other', () => {
  it('show what goes up, down, comes and goes, by one statement', async () => {
    const a = await draft('2031-01-01', { exam: '100000', heart: '90000', child: '1' });
    const b = await draft('2031-02-01', { exam: '115000', heart: '80000', request: '5' });
    const ask = () => soSanhBangGia(accountant, a, b, {});
    const found = await ask();
    expect(found).toMatchObject({ totalRows: 4, tang: 1, giam: 1, giuNguyen: 0, chiTruoc: 1, chiSau: 1 });
    expect(
      found.data.map(({ Ma, giaTruoc, giaSau, chenhLech, phanTram }) => [
        Ma,
        giaTruoc,
        giaSau,
        chenhLech,
        phanTram,
      ]),
    ).toEqual([
      ['KB-NHI', '1.00', null, null, null],
      ['KB-NOI', '100000.00', '115000.00', '15000.00', '15.0'],
      ['KB-TIM', '90000.00', '80000.00', '-10000.00', '-11.1'],
      ['KB-YC', null, '5.00', null, null],
    ]);
    const only = await soSanhBangGia(accountant, a, b, { loc: 'Tang', keyWord: 'noi' });
    expect(only.data.map((row) => row.Ma)).toEqual(['KB-NOI']);
    const sorted = await soSanhBangGia(accountant, a, b, { sortInput: { field: 'chenhLech', desc: true } });
    expect(sorted.data.map((row) => row.chenhLech)).toEqual(['15000.00', '-10000.00', null, null]);
    await expect(soSanhBangGia(accountant, a, b, { sortInput: { field: 'Nhom' } })).rejects.toMatchObject({
      code: 'BAD_INPUT',
    });
    expect(await soSanhBangGia(accountant, a, a, {})).toMatchObject({ data: [], totalRows: 0, giuNguyen: 3 });
    expect(await site.countQueries(ask)).toBe(1);
  });
});
