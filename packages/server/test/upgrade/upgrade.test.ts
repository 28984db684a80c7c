import { catalogueByName } from '@sen/domain/catalogues/all';
import { defaultParameters } from '@sen/domain/insurance/defaultParameters';
import { menuIdsOf, readNavigation } from '@sen/domain/permissions/navigation';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { profileSeeds } from '../../seeds/base/profiles.ts';
import { seedRows } from '../../seeds/base/rows.ts';
import { upgrades } from '../../seeds/upgrades/all.ts';
import { verifyAudit } from '../../src/engine/audit/auditVerify.ts';
import { catalogueTable } from '../../src/engine/catalogue/tables.ts';
import type { Database } from '../../src/engine/database/database.ts';
import { profileTable } from '../../src/features/identity/tables.ts';
import { profileRow } from '../../src/seed/profiles.ts';
import { bringUpToDate } from '../../src/seed/upgrade/run.ts';
import { type EarlierSite, earlierVersions, openEarlierSite } from './earlierSite.ts';

/** Tables in which an upgrade changes rows that were there; each such row is still there under its key. */
const changedByUpgrades = new Set([
  'auth.profile',
  'auth.profile_node',
  'main.setting',
  'main.dm_doi_tuong',
  'main.hang_doi_ve', // numbers of days that were over
  // the demo got codes for the insurance where it had none
  'main.dm_dich_vu',
  'main.nghe_nghiep',
  'main.thiet_bi',
  'pharmacy.hoat_chat',
]);

/** What a release has given up after a release in which nothing wrote or read it any more: `main.table.column`. */
const givenUp = new Set<string>();

/** What the site changed of its ready profiles (`siteChanges.ts`). */
const siteChanges: Record<string, { without?: string[]; more?: string[]; ownMenu?: boolean }> = {
  TECHNICIAN: { without: ['XET_NGHIEM_HUY', 'benh-nhan'] },
  RECEPTION: { more: ['VIEN_PHI_THU'], ownMenu: true },
};

type Column = { name: string; type: string; required: boolean };

describe.each(earlierVersions)('a site of %s', (version) => {
  let earlier: EarlierSite;
  let before: { columns: Column[]; rows: Map<string, string[]>; money: unknown };
  let database: Database;
  beforeAll(async () => {
    earlier = await openEarlierSite(version);
    database = earlier.site.database;
    before = { columns: await columns(), rows: await rows(), money: await money() };
    await bringUpToDate(earlier.site.config, database);
  });
  afterAll(() => earlier.site.close());

  /** Every column of the tables of that version, or of this one. */
  async function columns(): Promise<Column[]> {
    const { rows: found } = await database.db.execute<Column>(sql`
      select table_schema || '.' || table_name || '.' || column_name as name, format_type(a.atttypid, a.atttypmod) as type,
        is_nullable = 'NO' and column_default is null and is_identity = 'NO' and is_generated = 'NEVER' as required
      from information_schema.columns
      join pg_attribute a on a.attrelid = (quote_ident(table_schema) || '.' || quote_ident(table_name))::regclass and a.attname = column_name
      where table_schema in ('auth', 'main', 'pharmacy', 'print') order by 1`);
    return found;
  }

  /** A fingerprint of each row of each table, in the columns that the earlier version knew; keys of searches are made of others. */
  async function rows(): Promise<Map<string, string[]>> {
    const found = new Map<string, string[]>();
    for (const table of earlier.manifest.tables) {
      const { rows: sums } = await database.pool.query<{ sum: string }>(
        `select md5(row(${table.columns.filter((name) => name !== 'search_key').join(', ')})::text) as sum from ${table.name} order by 1`,
      );
      found.set(
        table.name,
        sums.map(({ sum }) => sum),
      );
    }
    return found;
  }

  async function money(): Promise<unknown> {
    const { rows: sums } = await database.db.execute(sql`
      select (select sum(gia_tri_bien_lai) from main.bien_lai) as receipts, (select sum(hach_toan) from main.bien_lai) as used,
        (select sum(so_tien) from main.bien_lai_chi_tiet where trang_thai = 'HieuLuc') as postings,
        (select sum(so_tien) from main.bien_lai_thanh_toan) as payments,
        (select sum(thanh_tien) from main.vien_phi_dong where trang_thai = 'DangSuDung') as lines,
        (select sum(thanh_tien) from main.vien_phi) as accounts, (select sum(bh_chi_tra) from main.vien_phi) as fund,
        (select sum(con_lai) from main.vien_phi) as due, (select count(*) from main.bien_lai where ca_thu_id is null) as open`);
    return sums[0];
  }

  it('has visits, receipts, refunds, a closed and an open shift', async () => {
    const { rows: kinds } = await database.db.execute<{ kind: string }>(
      sql`select distinct loai_bien_lai as kind from main.bien_lai order by 1`,
    );
    expect(kinds.map(({ kind }) => kind)).toEqual(['HoanTien', 'TamUng', 'ThuTien']);
    expect(before.rows.get('main.ca_thu')).not.toHaveLength(0);
    expect(Number((before.money as { open: string }).open)).toBeGreaterThan(20); // one of the sums asked for above
  });

  it('has every row as it was', async () => {
    const after = await rows();
    const lost = [...before.rows].flatMap(([table, sums]) => {
      const now = new Set(after.get(table));
      const gone = sums.filter((sum) => !now.has(sum)).length;
      const fewer = (after.get(table)?.length ?? 0) < sums.length;
      return fewer || (gone > 0 && !changedByUpgrades.has(table))
        ? [`${table}: ${gone} of ${sums.length}`]
        : [];
    });
    expect(lost).toEqual([]);
    expect(await money()).toEqual(before.money);
    expect(await verifyAudit({ db: database.db, config: earlier.site.config })).toMatchObject({
      broken: null,
    });
  });

  it('has tables that the earlier version can still read and write', async () => {
    const after = new Map((await columns()).map((column) => [column.name, column]));
    const old = new Map(before.columns.map((column) => [column.name, column]));
    const tables = new Set(before.columns.map(({ name }) => name.slice(0, name.lastIndexOf('.'))));
    const gone = before.columns.filter(({ name, type, required }) => {
      const now = after.get(name);
      return !givenUp.has(name) && (now?.type !== type || (now.required && !required));
    });
    const demanded = [...after.values()].filter(
      ({ name, required }) => required && !old.has(name) && tables.has(name.slice(0, name.lastIndexOf('.'))),
    );
    expect({ gone, demanded }).toEqual({ gone: [], demanded: [] });
  });

  it('has had every upgrade, and no more at the next start', async () => {
    const noted = () =>
      database.db.execute<{ name: string }>(sql`select * from main.seed_upgrade order by name`);
    const { rows: first } = await noted();
    expect(first.map(({ name }) => name)).toEqual(upgrades.map(({ name }) => name));
    const held = await rows();
    await bringUpToDate(earlier.site.config, database);
    expect((await noted()).rows).toEqual(first);
    expect(await rows()).toEqual(held);
  });

  async function profile(code: string) {
    const found = (await database.db.select().from(profileTable)).find((row) => row.code === code);
    if (!found) throw new Error(`no profile ${code}`);
    return { ...found, screens: menuIdsOf(readNavigation(found.navigationTree) ?? []) };
  }

  it('keeps what it changed of its profiles', async () => {
    const technician = await profile('TECHNICIAN');
    expect(technician.permissions).not.toContain('XET_NGHIEM_HUY');
    expect(technician.screens).not.toContain('benh-nhan');
    const reception = await profile('RECEPTION');
    expect(reception).toMatchObject({ name: 'Tiếp đón và thu phí', TamNgung: false });
    expect(reception.permissions).toContain('VIEN_PHI_THU');
    // new screens stand beside their neighbours; what the site made of its menu stays
    const own = reception.navigationTree.filter(({ key }) => key === 'thu' || key === 'site');
    expect(own).toMatchObject([
      { key: 'thu', title: 'Thu tiền', path: '/vien-phi-ngoai-tru' },
      { key: 'site', title: 'Bàn đón' },
    ]);
    expect((await profile('OUTSIDE_DOCTOR')).TamNgung).toBe(true);
    expect((await profile('XN-TRUC')).permissions).toEqual(
      expect.arrayContaining(['BENH_NHAN_XEM', 'BENH_AN_XEM', 'XET_NGHIEM']),
    );
  });

  it('keeps its settings, legal parameters and catalogue rows', async () => {
    const { rows: settings } = await database.db.execute<{ section: string; value: unknown }>(
      sql`select section, value from main.setting where section in ('facility', 'queue') order by 1`,
    );
    expect(settings).toMatchObject([
      { value: { name: 'Bệnh viện Sông Hồng', phone: '024 3999 0000' } },
      { value: { callsBeforeDismiss: 5 } },
    ]);
    const { rows: parameters } = await database.db.execute(
      sql`select gia_tri from main.tham_so where ma = 'LCS' and tu_ngay = '2040-07-01'`,
    );
    expect(parameters).toEqual([{ gia_tri: '3800000' }]);
    const { rows: reasons } = await database.db.execute(sql`
      select ma_ly_do as ma, ten_ly_do as ten, trang_thai as state from main.ly_do
      where ma_ly_do in ('BV-MAYHONG', 'HKQ-NHAM', 'MG-KHUYENMAI') order by 1`);
    expect(reasons).toEqual([
      { ma: 'BV-MAYHONG', ten: 'Máy hỏng, hẹn lại', state: 'DangSuDung' },
      { ma: 'HKQ-NHAM', ten: 'Nhầm mẫu (báo trưởng khoa)', state: 'DangSuDung' },
      { ma: 'MG-KHUYENMAI', ten: 'Theo chương trình ưu đãi', state: 'DaHuy' },
    ]);
  });

  it.each(profileSeeds)(
    'gives $code what it holds at a new site, apart from what the site changed',
    async (seed) => {
      const { permissions, navigationTree, idMenus } = profileRow(seed);
      const { without = [], more = [], ownMenu = false } = siteChanges[seed.code] ?? {};
      const kept = <T extends string>(list: readonly T[]) =>
        [...list.filter((one) => !without.includes(one)), ...more].sort();
      const now = await profile(seed.code);
      expect([...now.permissions].sort()).toEqual(kept(permissions));
      if (ownMenu) return;
      expect([...now.screens].sort()).toEqual(kept(menuIdsOf(navigationTree)));
      expect([...now.idMenus].sort()).toEqual(kept(idMenus));
    },
  );

  it('has every reference row and legal parameter of a new site', async () => {
    const missing: string[] = [];
    for (const { catalogue, rows: wanted } of seedRows()) {
      const code = catalogueByName(catalogue)?.code ?? '';
      const held = await database.db.select().from(catalogueTable(catalogue));
      const codes = new Set(held.map((row) => row[code]));
      missing.push(
        ...wanted.filter((row) => !codes.has(row[code])).map((row) => `${catalogue} ${row[code]}`),
      );
    }
    const { rows: dated } = await database.db.execute<{ key: string }>(
      sql`select ma || ' ' || tu_ngay as key from main.tham_so`,
    );
    const parameters = new Set(dated.map(({ key }) => key));
    missing.push(
      ...defaultParameters.map(({ ma, tuNgay }) => `${ma} ${tuNgay}`).filter((key) => !parameters.has(key)),
    );
    expect(missing).toEqual([]);
  });
});
