import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { listPatients } from './list.ts';
import { byCode } from './quickSearch.ts';
import { countPatients, searchPatients } from './search.ts';
import { makePatient } from './testPatient.ts';

let site: TestSite;
let ctx: Ctx;
let code = '';

beforeAll(async () => {
  site = await openTestSite();
  ctx = await site.ctx('tiepdon', { node: 'TN01' });
  const people = [
    {
      TenBenhNhan: 'Hoàng Văn Ấn',
      NgaySinh: '1980-02-03',
      SoDienThoai: '0977000001',
      CMNDHoacHoChieu: '001080777001',
    },
    {
      TenBenhNhan: 'Hoàng Văn An',
      NgaySinh: '1981-02-03',
      SoDienThoai: '0977000002',
      SoTheBHYT: 'DN4017712345678',
    },
    {
      TenBenhNhan: 'Hoàng Thị Vân Anh',
      GioiTinh: 'FEMALE',
      NgaySinh: '1982-02-03',
      SoDienThoai: '0977000003',
    },
    { TenBenhNhan: 'Tuổi Năm', NgaySinh: null, NamSinh: 1985, SoDienThoai: '0977617512' },
    { TenBenhNhan: 'Cuối Số', NgaySinh: '1960-05-06', SoDienThoai: '0977621951' },
    { TenBenhNhan: 'Người 2468', NgaySinh: '1961-05-06', SoDienThoai: '0977631111' },
    { TenBenhNhan: 'Khuất Duy Tiến', NgaySinh: '1950-02-03', SoDienThoai: '0977000004' },
  ] as const;
  for (const person of people) code = (await makePatient(site, ctx, person)).MaYTe;
});
afterAll(() => site.close());

const fresh = () => ({ ...ctx, loaders: new Map() });
const find = async (text: string) =>
  (await searchPatients(ctx, text, { limit: 20 })).map((one) => one.TenBenhNhan);

describe('the patient search', () => {
  it.each([
    ['hoang van an', ['Hoàng Văn An', 'Hoàng Văn Ấn', 'Hoàng Thị Vân Anh']],
    ['an van hoang', ['Hoàng Văn An', 'Hoàng Văn Ấn']],
    ['an van ho', ['Hoàng Văn An', 'Hoàng Văn Ấn']],
    ['van hoang a', ['Hoàng Thị Vân Anh', 'Hoàng Văn An', 'Hoàng Văn Ấn']],
    ['hoa v a', ['Hoàng Thị Vân Anh', 'Hoàng Văn An', 'Hoàng Văn Ấn']],
    ['Hoàng Văn Ấn', ['Hoàng Văn Ấn', 'Hoàng Văn An', 'Hoàng Thị Vân Anh']],
    ['hoang an 80', ['Hoàng Văn Ấn']],
    ['hoang an 1981', ['Hoàng Văn An']],
    ['hva', ['Hoàng Văn An', 'Hoàng Văn Ấn']],
    ['khuat', ['Khuất Duy Tiến']],
    ['khuat tien', ['Khuất Duy Tiến']],
    ['0977000004', ['Khuất Duy Tiến']],
    ['+84977000004', ['Khuất Duy Tiến']],
    ['001080777001', ['Hoàng Văn Ấn']],
    ['DN4017712345678', ['Hoàng Văn An']],
    ['7712345678', ['Hoàng Văn An']],
    ['03/02/1982', ['Hoàng Thị Vân Anh']],
    ['hoang khuat', []],
    ["an'; drop table", []],
    ['100%', []],
    ['09770000__', []],
    ['0977%', []],
    ['DN40177\\', []],
    ['00108077%001', []],
    ['84977000004', ['Khuất Duy Tiến']],
    ['+84 977 000 004', ['Khuất Duy Tiến']],
    ['31/02/1982', []],
    ['00/00/0000', []],
    ['9'.repeat(4000), []],
    ['%', []],
  ])('%s finds %j', async (text, names) => {
    expect(await find(text)).toEqual(names);
  });

  it.each([
    ['Hoàng Văn Ấn 03/02/1980', ['Hoàng Văn Ấn']],
    ['hoang van an 03021980', ['Hoàng Văn Ấn']],
    ['hoang van an 3-2-80', ['Hoàng Văn Ấn']],
    ['03/02/1980 hoang', ['Hoàng Văn Ấn']],
    ['an 02/1980', ['Hoàng Văn Ấn']],
    ['an 1980', ['Hoàng Văn Ấn']],
    ['hoang van an 03/03/1980', []],
    ['03/02/1980', ['Hoàng Văn Ấn']],
    ['03021980', ['Hoàng Văn Ấn']],
    ['02/1980', ['Hoàng Văn Ấn']],
    ['021980', ['Hoàng Văn Ấn']],
    ['0003', ['Hoàng Thị Vân Anh']],
    ['70001', []],
    ['00001', ['Hoàng Văn Ấn']],
    ['hoang 0001', ['Hoàng Văn Ấn']],
    ['an 0977 000 002', ['Hoàng Văn An']],
    ['03/02/1950 0004', ['Khuất Duy Tiến']],
    ['Tuổi Năm', ['Tuổi Năm']],
    ['tuoi nam 15/08/1985', ['Tuổi Năm']], // of whom the year alone is known
    ['15/08/1985', []],
    ['1985', ['Tuổi Năm']],
    ['7512', ['Tuổi Năm']],
    ['1951', ['Cuối Số']], // the end of a phone that looks like a year
    ['số 1951', ['Cuối Số']],
    ['người 2468', ['Người 2468']],
  ])('%s finds %j by what is said of a person', async (text, names) => {
    expect(await find(text)).toEqual(names);
    expect((await listPatients(fresh(), { searchInput: text })).map((one) => one.TenBenhNhan)).toEqual(names);
    const filter = { KieuBenhNhan: 'VietNam' };
    const filtered = await listPatients(fresh(), { searchInput: text, filter });
    expect(filtered.map((one) => one.TenBenhNhan).sort()).toEqual([...names].sort());
    expect((await countPatients(fresh(), text)).totalRows).toBe(names.length);
  });

  it('opens nobody by a birth or the end of a phone where a code is scanned', async () => {
    for (const text of ['03021980', '00001', '1985']) expect(await byCode(fresh(), text)).toBeNull();
  });

  it('answers nobody to what is longer than any name', async () => {
    expect(await find('mot hai '.repeat(400))).toEqual([]);
    expect(await find(`hoang ${'x'.repeat(3000)}`)).toEqual([]);
  });

  it('finds a record by its code, by the beginning of it, and tells one code from many', async () => {
    expect(await find(code)).toEqual(['Khuất Duy Tiến']);
    expect((await find(code.slice(0, 6))).length).toBeGreaterThan(1);
    expect((await byCode(ctx, code))?.TenBenhNhan).toBe('Khuất Duy Tiến');
    expect((await byCode(ctx, '7712345678'))?.TenBenhNhan).toBe('Hoàng Văn An');
    expect(await byCode(ctx, code.slice(0, 6))).toBeNull();
    expect(await byCode(ctx, 'hoang')).toBeNull();
  });

  it('counts what it finds', async () => {
    expect(await countPatients(ctx, 'hoang van an')).toEqual({ totalRows: 3, atLeast: false });
    expect((await countPatients(ctx, '')).totalRows).toBeGreaterThanOrEqual(4);
  });

  it('counts by the page that the same request reads, when it is not full', async () => {
    const both = (text: string, limit: number) => () => {
      const asked = { ...ctx, loaders: new Map() };
      return Promise.all([searchPatients(asked, text, { limit }), countPatients(asked, text)]);
    };
    const [page, total] = await both('0977000001', 5)();
    expect([page.length, total]).toEqual([1, { totalRows: 1, atLeast: false }]);
    expect(await site.countQueries(both('0977000001', 5))).toBe(1);
    expect((await both('hoang van an', 2)())[1]).toEqual({ totalRows: 3, atLeast: false });
  });

  it('counts once for many who ask for the same total at once', async () => {
    const ask = () =>
      Promise.all([1, 2, 3].map(() => countPatients({ ...ctx, loaders: new Map() }, '09770000')));
    expect(await site.countQueries(ask)).toBe(1);
    expect((await ask()).map((one) => one.totalRows)).toEqual([4, 4, 4]);
  });

  it('puts names that have every word whole before those that have the last one begun', async () => {
    for (let n = 0; n < 21; n++)
      await makePatient(site, ctx, { TenBenhNhan: 'Quách Thị Lan', SoDienThoai: `0978${100_000 + n}` });
    await makePatient(site, ctx, { TenBenhNhan: 'Quách Thị Lanh', SoDienThoai: '0978900000' });
    const names = async (limit: number, offset = 0) =>
      (await searchPatients(fresh(), 'quach thi lan', { limit, offset })).map((one) => one.TenBenhNhan);
    expect(await names(50)).toEqual([...Array(21).fill('Quách Thị Lan'), 'Quách Thị Lanh']);
    expect(await names(20, 20)).toEqual(['Quách Thị Lan', 'Quách Thị Lanh']);
    expect(await countPatients(fresh(), 'quach thi lan')).toEqual({ totalRows: 22, atLeast: false });
    expect(await countPatients(fresh(), 'quach thi lanh')).toEqual({ totalRows: 1, atLeast: false });
  });

  it('counts again what was added since', async () => {
    const total = async () => {
      const asked = fresh();
      const [, { totalRows }] = await Promise.all([
        searchPatients(asked, 'quach', { limit: 2 }),
        countPatients(asked, 'quach'),
      ]);
      return totalRows;
    };
    expect(await total()).toBe(22);
    await makePatient(site, ctx, { TenBenhNhan: 'Quách Văn Một', SoDienThoai: '0978900001' });
    expect(await total()).toBe(23);
    expect(await total()).toBe(23);
  });

  it('takes one statement for a page, three at most for a name that is rare', async () => {
    expect(await site.countQueries(() => listPatients(ctx, { limit: 2 }))).toBe(1);
    const search = (text: string, limit: number) => () => searchPatients(fresh(), text, { limit });
    expect(await site.countQueries(search('0977000001', 5))).toBe(1);
    expect(await site.countQueries(search('hoang van an', 1))).toBe(2);
    expect(await site.countQueries(search('hoang van an', 20))).toBe(2);
    expect(await site.countQueries(search('hoang', 1))).toBe(2);
    expect(await site.countQueries(search('ho v a', 20))).toBe(3);
  });

  it('turns pages without a gap or a repeat', async () => {
    const all = await listPatients(ctx, { limit: 4, sortInput: { field: 'TenBenhNhan' } });
    const pages = await Promise.all(
      [1, 2].map((page) => listPatients(ctx, { page, limit: 2, sortInput: { field: 'TenBenhNhan' } })),
    );
    expect(pages.flat().map((one) => one._id)).toEqual(all.map((one) => one._id));
  });
});

it('a page of the API says which it is', async () => {
  const query = 'query P { benhNhansPagination(page: 2, limit: 1) { currentPage data { _id } } }';
  const { data } = await site.graphql('main', query, {}, await site.token('tiepdon'));
  expect(data.benhNhansPagination.currentPage).toBe(2);
  expect(data.benhNhansPagination.data.length).toBeLessThanOrEqual(1);
});
