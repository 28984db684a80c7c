import type { CatalogueDef } from '@sen/domain/catalogue/catalogue';
import { catalogues } from '@sen/domain/catalogues/all';
import { NhanVien } from '@sen/domain/catalogues/NhanVien';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../context.ts';
import { createEntry, updateEntry } from './commands.ts';
import { officialFile } from './imports/plan.ts';
import { listCatalogue, type Row, searchCatalogue } from './queries.ts';

let site: TestSite;
let keeper: Ctx;
let reader: Ctx;
let staff: Row;
const secrets: Row = {
  NgaySinh: '1990-01-02',
  SoDienThoai: '0987654321',
  Email: 'rieng@sen.example',
  CMND: '001090123456',
  MaSoBHXH: '0199887766',
  SoTienBHXH: '1234567.00',
  PhanTramHoaHong: '17.500000',
  DiaChi: 'Số 7 ngõ Kín',
  GhiChu: 'Điều không ai biết',
};

beforeAll(async () => {
  site = await openTestSite();
  keeper = await site.ctx('quantri');
  reader = await site.ctx('bsnoi1', { node: 'PK01' });
  const { rows } = await site.database.pool.query<{ id: string; quocTich: string }>(
    `select (select id from main.dm_chuc_vu limit 1) as id, (select id from main.quoc_tich limit 1) as "quocTich"`,
  );
  staff = await createEntry(keeper, NhanVien, {
    MaNhanVien: 'KIN01',
    TenNhanVien: 'Người Kín Đáo',
    ChucVu_Id: rows[0]?.id,
    QuocTich_Id: rows[0]?.quocTich,
    ...secrets,
  });
});
afterAll(() => site.close());

const closed = (def: CatalogueDef) =>
  Object.keys(def.fields).filter((name) => def.fields[name]?.confidential);
const withSecrets = catalogues.filter((def) => closed(def).length > 0);

async function asked(username: string, query: string, variables: Row = {}) {
  return site.graphql('main', query, variables, await site.token(username));
}

describe('a confidential field', () => {
  const wanted = `_id MaNhanVien ${Object.keys(secrets).join(' ')} QuocTich_Id QuocTich { ten }`;
  const ways = {
    list: `{ it: nhanViens(keyword: "kin01") { data { ${wanted} } } }`,
    one: `query Q($id: ID!) { it: nhanVien(id: $id) { ${wanted} } }`,
    search: `{ it: searchNhanVien(searchString: "kin01") { ${wanted} } }`,
    'search of another feature': `query Q($chucVu: ID!) { it: searchNhanVienByChucVu(ChucVu_Id: $chucVu, searchString: "kin01") { ${wanted} } }`,
  };

  it.each(Object.entries(ways))(
    'is given by the %s to who administers the catalogue alone',
    async (way, query) => {
      const variables = {
        ...(way === 'one' ? { id: staff['_id'] } : {}),
        ...(way.startsWith('search of') ? { chucVu: staff['ChucVu_Id'] } : {}),
      };
      const rowOf = async (username: string) => {
        const { it: found } = (await asked(username, query, variables)).data;
        return way === 'one' ? found : (found.data ?? found)[0];
      };
      expect(await rowOf('quantri')).toMatchObject({ ...secrets, QuocTich: { ten: expect.anything() } });
      const shown = await rowOf('bsnoi1');
      expect(shown).toMatchObject({
        _id: staff['_id'],
        MaNhanVien: 'KIN01',
        QuocTich_Id: null,
        QuocTich: null,
      });
      expect(Object.keys(secrets).filter((name) => shown[name] !== null)).toEqual([]);
    },
  );

  it.each(withSecrets.map((def) => [def.name, def] as const))(
    'of %s sorts and filters nothing for others',
    async (_name, def) => {
      for (const field of closed(def)) {
        const sort = [{ field }];
        for (const filter of [{ [field]: null }, { [field]: ['x'] }, { [field]: { from: '0' } }])
          await expect(listCatalogue(reader, def, { filter })).rejects.toMatchObject({ code: 'FORBIDDEN' });
        await expect(listCatalogue(reader, def, { sort })).rejects.toMatchObject({ code: 'FORBIDDEN' });
        expect((await listCatalogue(keeper, def, { sort })).totalRows).toBeGreaterThanOrEqual(0);
      }
    },
  );

  it('finds an entry for who may see it, and for nobody else, also after a change', async () => {
    const found = async (ctx: Ctx) => [
      (await listCatalogue(ctx, NhanVien, { keyword: '0987654321' })).totalRows,
      (await searchCatalogue(ctx, NhanVien, { text: '09876', limit: 5, ids: [] })).length,
    ];
    expect(await found(keeper)).toEqual([1, 1]);
    expect(await found(reader)).toEqual([0, 0]);
    await updateEntry(keeper, NhanVien, String(staff['_id']), { Email: 'khac@sen.example' });
    expect(await found(reader)).toEqual([0, 0]);
  });

  it('stands in no file of others, nor does its heading', async () => {
    const { app } = await site.app();
    const file = async (username: string, columns: string) => {
      const url = `/api/catalogue/NhanVien/export.csv?${new URLSearchParams({ columns, keyword: 'kin01' })}`;
      return (await app.inject({ url, headers: { 'access-token': await site.token(username) } })).body;
    };
    for (const columns of ['shown', 'all']) {
      expect(await file('quantri', columns)).toContain('0987654321');
      const given = await file('bsnoi1', columns);
      expect(given).toContain('Người Kín Đáo');
      expect(Object.values(secrets).filter((value) => given.includes(String(value)))).toEqual([]);
      expect(given).not.toContain('CMND');
      expect(given).not.toContain(NhanVien.fields.SoDienThoai.label.vi);
    }
    const refused = await app.inject({
      url: `/api/catalogue/NhanVien/export.csv?sort=-CMND`,
      headers: { 'access-token': await site.token('bsnoi1') },
    });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'FORBIDDEN']);
  });

  it('stands in no event', async () => {
    const { rows } = await site.database.pool.query<{ data: Row }>(
      `select data from main.event where module = 'DanhMuc' order by id desc limit 5`,
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { data } of rows) expect(Object.keys(data).sort()).toEqual(['_id', 'name']);
  });

  it('stands in the operation log without its value, which is told to have changed', async () => {
    const { rows } = await site.database.pool.query<{ id: string; at: Date }>(
      `select id, at from main.audit where entity = 'NhanVien' and action = 'UPDATE' and entity_id = $1`,
      [staff['_id']],
    );
    const [{ id, at } = { id: '', at: new Date(0) }] = rows;
    const query =
      'query Q($id: ID!, $at: DateTime!) { it: lichSuThaoTac(id: $id, at: $at) { before after truongs { field before after khac } } }';
    const act = async (username: string) =>
      (await asked(username, query, { id, at: at.toISOString() })).data.it;
    expect(JSON.stringify(await act('quantri'))).toContain('khac@sen.example');
    const told = await act('ketoan'); // reads the log, and does not administer staff
    const text = JSON.stringify(told);
    expect(Object.values(secrets).filter((value) => text.includes(String(value)))).toEqual([]);
    expect(text).not.toContain('khac@sen.example');
    expect(told.truongs.find(({ field }: { field: string }) => field === 'Email')).toEqual({
      field: 'Email',
      before: '***',
      after: '***',
      khac: true,
    });
  });

  it('stands in no history of an entry, which everybody may open', async () => {
    const query = 'query Q($id: ID!) { it: lichSuDanhMuc(name: "NhanVien", id: $id) { before after } }';
    const history = async (username: string) =>
      JSON.stringify((await asked(username, query, { id: staff['_id'] })).data.it);
    expect(await history('quantri')).toContain('001090123456');
    const told = await history('bsnoi1');
    expect(told).toContain('Người Kín Đáo');
    expect(Object.values(secrets).filter((value) => told.includes(String(value)))).toEqual([]);
  });

  it('is imported by who may see it: a plan asks for the rights of all that it fills', () => {
    const wrong = officialFile.all().filter(({ parts, permissions }) =>
      parts.some(({ catalogue }) => {
        const def = catalogues.find(({ name }) => name === catalogue);
        return def && !permissions.includes(def.permission);
      }),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
});
