import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePatient } from '../../src/features/patients/testPatient.ts';
import { aVisit, value } from '../cashierVisits.ts';
import { type GraphQLAnswer, openTestSite, type TestSite } from '../testSite.ts';

let site: TestSite;
const ids = new Map<string, string>();

beforeAll(async () => {
  site = await openTestSite();
  const visit = await aVisit(site);
  ids.set('BenhNhan', (await makePatient(site, await site.ctx('tiepdon'), {}))._id);
  ids.set('TiepNhan', visit.TiepNhan_Id);
  ids.set(
    'DM_LoiDan',
    (await value<string>(site, sql`select id as value from main.dm_loi_dan limit 1`)) ?? '',
  );
});
afterAll(() => site.close());

/** Kinds of records with the one who edits them and two fields that two desks write at the same time. */
const kinds = [
  { type: 'BenhNhan', input: 'BenhNhanInput', person: 'tiepdon', one: 'GhiChu', two: 'TienSuBenh' },
  { type: 'TiepNhan', input: 'TiepNhanInput', person: 'tiepdon', one: 'LyDoKham', two: 'TenNguoiLienHe' },
  { type: 'DM_LoiDan', input: 'DM_LoiDanInput', person: 'quantri', one: 'NoiDung', two: 'GhiChu' },
] as const;

const tables = { BenhNhan: 'benh_nhan', TiepNhan: 'tiep_nhan', DM_LoiDan: 'dm_loi_dan' } as const;

describe.each(kinds)('two desks that edit one $type', ({ type, input, person, one, two }) => {
  const mutation = `mutation Save($id: ID!, $input: ${input}!) { update${type}(id: $id, input: $input) { version ${one} ${two} } }`;
  const save = async (fields: Record<string, unknown>): Promise<GraphQLAnswer> =>
    site.graphql('main', mutation, { id: ids.get(type), input: fields }, await site.token(person));

  it('keep both changes: the second is shown what the first wrote, and saves onto it', async () => {
    const read = sql`select version as value from main.${sql.raw(tables[type])} where id = ${ids.get(type)}`;
    const version = await value<number>(site, read);
    const opened = (await save({ version, [two]: 'khi mở' })).data?.[`update${type}`].version;
    const [first, second] = await Promise.all([
      save({ version: opened, [one]: 'bàn một' }),
      save({ version: opened, [one]: 'bàn hai' }),
    ]);
    const [won, lost] = first.errors ? [second, first] : [first, second];
    const written = won.data?.[`update${type}`];
    expect(lost.data).toBeNull();
    expect(lost.errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      details: { current: { version: opened + 1, [one]: written[one] } },
    });
    const again = await save({ version: opened + 1, [two]: 'sau cùng' });
    expect(again.data?.[`update${type}`]).toEqual({
      version: opened + 2,
      [one]: written[one],
      [two]: 'sau cùng',
    });
    expect(
      await value(
        site,
        sql`select count(*)::int as value from main.audit where entity_id = ${ids.get(type)} and action = 'UPDATE'`,
      ),
    ).toBe(3);
  });
});
