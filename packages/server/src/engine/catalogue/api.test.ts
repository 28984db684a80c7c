import { type CatalogueDef, operationNames } from '@sen/domain/catalogue/catalogue';
import { catalogues } from '@sen/domain/catalogues/all';
import { permissions } from '@sen/domain/permissions/permissions';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GraphQLAnswer, openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Row } from './queries.ts';
import { catalogueTable } from './tables.ts';
import { entryOf } from './testEntry.ts';

let site: TestSite;
let keeper: string; // may change every catalogue
let reader: string; // signed in, may change none
beforeAll(async () => {
  site = await openTestSite();
  [keeper, reader] = [await site.token('quantri'), await site.token('thungan1')];
});
afterAll(() => site.close());

const nobody = '01999999-9999-7999-8999-999999999999';

/** The six operations of a catalogue as its screens call them, by a user. */
function operationsOf(def: CatalogueDef, token: string | undefined) {
  const names = operationNames(def);
  const own = Object.entries(def.fields).flatMap(([name, field]) =>
    field.kind === 'lines' ? [`${name} { ${Object.keys(field.fields).join(' ')} }`] : [name],
  );
  const entry = `{ _id version TrangThai TamNgung ${own.join(' ')} }`;
  const ask = async (text: string, variables: Row = {}): Promise<GraphQLAnswer> =>
    site.graphql(def.service, text, variables, token);
  const input = `${def.name}Input!`;
  return {
    list: (keyword: string) =>
      ask(`query($k: String) { it: ${names.list}(keyword: $k, limit: 5) { data ${entry} totalRows } }`, {
        k: keyword,
      }),
    one: (id: string) => ask(`query($id: ID!) { it: ${names.one}(id: $id) ${entry} }`, { id }),
    search: (ids: string[]) =>
      ask(
        `query($ids: [ID!]) { it: ${names.search}(searchString: "", limit: 200, idDefaults: $ids) { _id } }`,
        {
          ids,
        },
      ),
    create: (row: Row) =>
      ask(`mutation($input: ${input}) { it: ${names.create}(input: $input) ${entry} }`, { input: row }),
    update: (id: string, row: Row) =>
      ask(`mutation($id: ID!, $input: ${input}) { it: ${names.update}(id: $id, input: $input) ${entry} }`, {
        id,
        input: row,
      }),
    remove: (ids: string[]) => ask(`mutation($ids: [ID!]!) { it: ${names.remove}(ids: $ids) }`, { ids }),
  };
}

const refusal = ({ errors }: GraphQLAnswer) => ({
  code: errors?.[0]?.extensions.code ?? null,
  issues: errors?.[0]?.extensions.details['issues'] ?? [],
});
const idsOf = (rows: Row[]) => rows.map((row) => row['_id']);
const firstField = (def: CatalogueDef, fits: (field: CatalogueDef['fields'][string]) => boolean) =>
  Object.entries(def.fields).find(([, field]) => fits(field))?.[0];

/** What a catalogue holds: a refused act leaves it as it was. */
async function state(def: CatalogueDef): Promise<unknown> {
  const { rows } = await site.database.db.execute(
    sql`select count(*)::int as count, coalesce(sum(version), 0)::int as versions,
      (select count(*)::int from main.audit where entity = ${def.name} and action in ('CREATE', 'UPDATE', 'DELETE')) as acts from ${catalogueTable(def.name)}`,
  );
  return rows[0];
}

describe.each(catalogues.map((def) => [def.name, def] as const))('the API of %s', (_name, def) => {
  it('makes, reads, finds, changes, suspends and removes an entry, and refuses what does not fit', async () => {
    expect(permissions).toHaveProperty(def.permission);
    const api = operationsOf(def, keeper);
    const input = await entryOf(site, def, 'một 1');
    const made = await api.create(input);
    expect(made.errors).toBeUndefined();
    const id: string = made.data.it._id;
    expect(made.data.it).toMatchObject({ version: 1, TrangThai: 'DangSuDung', TamNgung: false });

    expect((await api.one(id)).data.it).toEqual(made.data.it);
    for (const [name, field] of Object.entries(def.fields))
      if (['text', 'enum', 'ref', 'bool', 'refs'].includes(field.kind))
        expect(made.data.it[name], name).toEqual(input[name]);
    expect(idsOf((await api.search([])).data.it).length).toBeGreaterThan(0);
    expect((await api.search([id])).data.it[0]._id).toBe(id);
    const word = def.searchBy.map((name) => String(input[name])).find((text) => text.startsWith('Zx'));
    if (word) expect(idsOf((await api.list('ZX MOT')).data.it.data)).toContain(id);

    const unique = firstField(def, (field) => field.kind === 'text' && field.unique === true);
    if (unique) {
      const again = { ...(await entryOf(site, def, 'hai 2')), [unique]: input[unique] };
      expect(refusal(await api.create(again))).toMatchObject({
        code: 'BAD_INPUT',
        issues: [{ path: unique, code: 'DUPLICATE' }],
      });
    }
    const required = firstField(def, (field) => field.required === true);
    if (required) {
      expect(refusal(await api.update(id, { version: 1, [required]: null })).issues).toContainEqual(
        expect.objectContaining({ path: required, code: 'REQUIRED' }),
      );
    }
    const ref = firstField(def, (field) => field.kind === 'ref');
    if (ref) {
      expect(refusal(await api.update(id, { version: 1, [ref]: nobody })).issues).toContainEqual(
        expect.objectContaining({ path: ref, code: 'REFERENCE_MISSING' }),
      );
    }

    const changed = await api.update(id, { version: 1, TamNgung: true });
    expect(changed.data?.it).toMatchObject({ version: 2, TamNgung: true });
    expect(refusal(await api.update(id, { version: 1 })).code).toBe('CONFLICT');
    expect(idsOf((await api.search([])).data.it)).not.toContain(id);

    expect((await api.remove([id])).data?.it).toBe(1);
    expect(refusal(await api.update(id, { version: 2 })).code).toBe('NOT_FOUND');
    expect((await api.one(id)).data.it).toMatchObject({ TrangThai: 'DaHuy' });
    const { rows } = await site.database.db.execute<{ action: string }>(
      sql`select action from main.audit where entity = ${def.name} and entity_id = ${id} order by at`,
    );
    expect(rows.map(({ action }) => action)).toEqual(['CREATE', 'UPDATE', 'DELETE']);
  });

  it('is read by everybody who is signed in, and changed only with its permission', async () => {
    const made = await operationsOf(def, keeper).create(await entryOf(site, def, 'ba 3'));
    expect(made.errors).toBeUndefined();
    const id: string = made.data.it._id;
    const before = await state(def);
    const api = operationsOf(def, reader);
    expect((await api.list('')).data.it.totalRows).toBeGreaterThan(0);
    expect((await api.one(id)).data.it).toMatchObject({ _id: id });
    expect((await api.search([id])).data.it[0]).toMatchObject({ _id: id });

    const acts = [
      api.create(await entryOf(site, def, 'tư 4')),
      api.update(id, { version: 1, TamNgung: true }),
      api.remove([id]),
    ];
    expect((await Promise.all(acts)).map((answer) => refusal(answer).code)).toEqual(
      Array(3).fill('FORBIDDEN'),
    );
    const { app: http } = await site.app();
    const headers = { 'access-token': reader };
    const url = `/api/catalogue/${def.name}/export.csv`;
    const file = await http.inject({ method: 'GET', url, headers });
    expect(file.headers['content-type']).toContain('text/csv');
    const sent = await http.inject({ method: 'POST', url: `/api/imports/plans/${def.name}`, headers });
    expect([sent.statusCode, sent.json().code]).toEqual([403, 'FORBIDDEN']);

    const outside = operationsOf(def, undefined);
    const answers = [await outside.list(''), await outside.remove([id])];
    expect(answers.map((answer) => refusal(answer).code)).toEqual(Array(2).fill('UNAUTHENTICATED'));
    expect(await state(def)).toEqual(before);
    expect((await operationsOf(def, keeper).remove([id])).data?.it).toBe(1);
  });
});
