import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { removePatients } from './commands.ts';
import { setBusinessCustomers, setPersonInCharge } from './customers.ts';
import { countListed, listPatients } from './list.ts';
import type { Patient } from './queries.ts';
import { makePatient } from './testPatient.ts';

let site: TestSite;
let ctx: Ctx;
let doctor: string;
let source: string;
let kind: string;
const people: Patient[] = [];
beforeAll(async () => {
  site = await openTestSite();
  ctx = await site.ctx('tiepdon', { node: 'TN01' });
  doctor = await site.id('main.nhan_vien', 'NV007');
  source = await site.id('main.nguon_khach_hang', 'TRUCTUYEN');
  kind = await site.id('main.loai_khach_hang', 'DOANHNGHIEP');
  for (const [TenBenhNhan, more] of [
    ['Nhà Thuốc Ánh Dương', { NguonKhachHang_Id: source, LoaiBenhNhan_Id: kind }],
    ['Nhà Thuốc Bình Minh', { NguonKhachHang_Id: source, KieuBenhNhan: 'VietKieu' }],
    ['Trịnh Văn Lẻ', {}],
  ] as const)
    people.push(await makePatient(site, ctx, { TenBenhNhan, ...more }));
});
afterAll(() => site.close());

const fresh = () => ({ ...ctx, loaders: new Map() });
const ids = () => people.map(({ _id }) => _id);
const names = async (filter: unknown, searchInput?: string) =>
  (await listPatients(fresh(), { filter, ...(searchInput ? { searchInput } : {}) })).map(
    (one) => one.TenBenhNhan,
  );
const issues = (act: Promise<unknown>) =>
  act.then(
    () => [],
    (error: { details?: { issues?: { path: string; code: string }[] } }) => error.details?.issues,
  );

describe('who looks after customers', () => {
  it('is given to many at once, each with a line of the log; who has it already stays as it is', async () => {
    const [first, second] = ids();
    expect(await setPersonInCharge(ctx, [first ?? ''], doctor)).toEqual([first]);
    expect(await setPersonInCharge(ctx, [first ?? '', second ?? ''], doctor)).toEqual([second]);
    expect(await names({ NhanVienPhuTrach_Id: [doctor] })).toEqual([
      'Nhà Thuốc Bình Minh',
      'Nhà Thuốc Ánh Dương',
    ]);
    const { rows } = await site.database.pool.query(
      "select before, after from main.audit where entity = 'BenhNhan' and entity_id = $1 and action = 'UPDATE'",
      [second],
    );
    expect(rows).toEqual([{ before: { NhanVienPhuTrach_Id: null }, after: { NhanVienPhuTrach_Id: doctor } }]);
    expect(await setPersonInCharge(ctx, [second ?? ''], null)).toEqual([second]);
    expect(await names({ NhanVienPhuTrach_Id: [doctor] })).toEqual(['Nhà Thuốc Ánh Dương']);
  });

  it('is refused for somebody who is no member of staff, and for a cancelled record with all others', async () => {
    expect(await issues(setPersonInCharge(ctx, ids(), people[0]?._id ?? ''))).toEqual([
      { path: 'NhanVienPhuTrach_Id', code: 'NOT_IN_LIST' },
    ]);
    const gone = await makePatient(site, ctx, { TenBenhNhan: 'Đặng Văn Nhầm' });
    await removePatients(await site.ctx('quantri'), [gone._id]);
    const [, , third] = ids();
    await expect(setPersonInCharge(ctx, [third ?? '', gone._id], doctor)).rejects.toMatchObject({
      code: 'PATIENT_CANCELLED',
    });
    expect(await names({ NhanVienPhuTrach_Id: [doctor] })).not.toContain('Trịnh Văn Lẻ');
  });
});

describe('business customers', () => {
  it('are marked and unmarked, and the list finds them', async () => {
    const [first] = ids();
    expect(await setBusinessCustomers(ctx, [first ?? ''], true)).toEqual([first]);
    expect(await names({ isBusinessAccount: true })).toEqual(['Nhà Thuốc Ánh Dương']);
    expect(await setBusinessCustomers(ctx, [first ?? ''], false)).toEqual([first]);
    expect(await names({ isBusinessAccount: true })).toEqual([]);
  });
});

describe('the filters of the list', () => {
  it('find by source, kind and origin, with a text as well, and count all that fit', async () => {
    expect(await names({ NguonKhachHang_Id: [source] })).toHaveLength(2);
    expect(await names({ NguonKhachHang_Id: [source], LoaiBenhNhan_Id: [kind] })).toEqual([
      'Nhà Thuốc Ánh Dương',
    ]);
    expect(await names({ KieuBenhNhan: ['VietKieu'] })).toEqual(['Nhà Thuốc Bình Minh']);
    expect(await names({ NguonKhachHang_Id: [source] }, 'nha thuoc binh')).toEqual(['Nhà Thuốc Bình Minh']);
    expect(await names({ NguonKhachHang_Id: [source] }, people[0]?.MaYTe)).toEqual(['Nhà Thuốc Ánh Dương']);
    expect(await countListed(fresh(), '', { NguonKhachHang_Id: [source] })).toEqual({
      totalRows: 2,
      atLeast: false,
    });
    expect(await names({ LoaiBenhNhan_Id: null }, 'nha thuoc')).toEqual(['Nhà Thuốc Bình Minh']);
  });

  it('tell how many pages of a size hold what fits', async () => {
    const query = `query ($filter: JSON, $limit: Int) {
      benhNhansPaginationTotal(filter: $filter, limit: $limit) { totalRows totalPages atLeast } }`;
    const pages = async (limit: number | null) => {
      const variables = { filter: { NguonKhachHang_Id: [source] }, limit };
      const { data } = await site.graphql('main', query, variables, await site.token('tiepdon'));
      return data.benhNhansPaginationTotal;
    };
    expect(await pages(1)).toEqual({ totalRows: 2, totalPages: 2, atLeast: false });
    expect(await pages(null)).toEqual({ totalRows: 2, totalPages: 1, atLeast: false });
  });

  it('take one statement each for the page and for the total', async () => {
    const filter = { NguonKhachHang_Id: [source] };
    expect(await site.countQueries(() => listPatients(fresh(), { filter, searchInput: 'nha' }))).toBe(1);
    expect(await site.countQueries(() => countListed(fresh(), 'nha', filter))).toBe(1);
  });

  it.each([
    [{ SoDienThoai: '0912' }, { path: 'filter.SoDienThoai', code: 'NOT_IN_LIST' }],
    [{ NguonKhachHang_Id: ['x'] }, { path: 'filter.NguonKhachHang_Id', code: 'NOT_IN_LIST' }],
    ['x', { path: 'filter', code: 'NOT_AN_OBJECT' }],
  ])('are refused at their place: %o', async (filter, issue) => {
    expect(await issues(listPatients(fresh(), { filter }))).toEqual([issue]);
  });
});
