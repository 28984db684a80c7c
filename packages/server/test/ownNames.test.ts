import { catalogues } from '@sen/domain/catalogues/all';
import { type GraphQLArgument, getNamedType, isListType, isNonNullType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serviceSchema } from '../src/engine/graphql/serviceSchema.ts';
import { allServices } from '../src/services.ts';
import { type GraphQLAnswer, openTestSite, type TestSite } from './testSite.ts';

/** Names that no record has and every object answers to; the last one is what every table of the query builder has. */
const inherited = ['__proto__', 'constructor', 'toString', 'enableRLS'];

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

type Walked = {
  service: string;
  field: string;
  arg: string;
  /** Other arguments that must be there, by name. */
  required: readonly string[];
  given: (name: string) => string;
  select: string;
};

/** Every argument by which a caller names a field: to sort by, to filter by. */
const walked: Walked[] = allServices.flatMap((service) => {
  const fields = Object.values(serviceSchema(service).getQueryType()?.getFields() ?? {});
  return fields.flatMap((field) =>
    field.args.flatMap((arg): Walked[] => {
      const given = namesAField(arg);
      const select = isObjectType(getNamedType(field.type)) ? '{ __typename }' : '';
      const required = field.args
        .filter((one) => one !== arg && isNonNullType(one.type))
        .map(({ name: one }) => one);
      return given
        ? [{ service: service.name, field: field.name, arg: arg.name, required, given, select }]
        : [];
    }),
  );
});

function namesAField({ name, type }: GraphQLArgument): Walked['given'] | null {
  const named = String(getNamedType(type));
  if (named === 'JSON' && /filter/i.test(name)) return (one) => `{ ${one}: "x" }`;
  if (named !== 'SortInput') return null;
  return (one) => (isListType(type) ? `[{ field: "${one}" }]` : `{ field: "${one}" }`);
}

describe('a name that is no field', () => {
  it('is walked in every list of every catalogue', () => {
    expect(walked.length).toBeGreaterThanOrEqual(2 * catalogues.length);
  });

  it.each(inherited)('%s is refused by every argument that names a field', async (name) => {
    const { app } = await site.app();
    const headers = { 'access-token': await site.token('quantri') };
    const ids: Record<string, string> = {
      idStore: await site.id('pharmacy.kho', 'NHATHUOC'),
      sau: String((await site.database.pool.query('select id from main.bang_gia limit 1')).rows[0]?.id),
    };
    const passed: string[] = [];
    const ask = async (batch: Walked[]) => {
      const payload = batch.map(({ field, arg, required, given, select }) => {
        const others = required.map((one) => `${one}: "${ids[one]}"`);
        return { query: `{ ${field}(${[...others, `${arg}: ${given(name)}`].join(', ')}) ${select} }` };
      });
      const url = `/graphql/${batch[0]?.service}`;
      const answers = (await app.inject({ method: 'POST', url, headers, payload })).json<GraphQLAnswer[]>();
      for (const [at, { field, arg }] of batch.entries()) {
        const code = answers[at]?.errors?.[0]?.extensions.code;
        if (code !== 'BAD_INPUT') passed.push(`${url} ${field}.${arg}: ${code}`);
      }
    };
    for (const { name: service } of allServices) {
      const own = walked.filter((one) => one.service === service);
      for (let from = 0; from < own.length; from += 10) await ask(own.slice(from, from + 10));
    }
    expect(passed).toEqual([]);
  });

  it.each(inherited)(
    '%s is refused by settings, as a section and as a key of every section',
    async (name) => {
      const token = await site.token('quantri');
      const sections = [
        'general',
        'his',
        'smartPharma',
        'facility',
        'patient',
        'queue',
        'print',
        'backup',
        'bank',
      ];
      const texts = [`type: "${name}", input: {}`].concat(
        // an open section takes keys of a site's own
        sections
          .filter((section) => name !== 'enableRLS' || !['his', 'smartPharma'].includes(section))
          .map((section) => `type: "${section}", input: { ${name}: "x" }`),
      );
      for (const text of texts) {
        const answer = await site.graphql(
          'main',
          `mutation { updateSettingType(${text}) { _id } }`,
          {},
          token,
        );
        expect(answer.errors?.[0]?.extensions.code, text).toBe('BAD_INPUT');
      }
    },
  );

  it.each(inherited)('%s is found at no address beside GraphQL', async (name) => {
    const { app } = await site.app();
    const headers = { 'access-token': await site.token('quantri') };
    const id = crypto.randomUUID();
    const addresses = [
      `/api/catalogue/${name}/template.xlsx`,
      `/api/catalogue/${name}/export.csv`,
      `/api/catalogue/DanToc/export.csv?sort=${name}`,
      `/api/catalogue/DanToc/export.csv?sort=-${name}`,
      `/api/catalogue/DanToc/export.xlsx?filter=${encodeURIComponent(`{"${name}":"x"}`)}`,
      `/api/print/${name}/${id}`,
    ];
    for (const url of addresses) {
      const answer = await app.inject({ url, headers });
      expect(answer.json<{ errors?: unknown[] }>(), url).not.toHaveProperty(
        'errors.0.extensions.code',
        'INTERNAL',
      );
      expect(answer.statusCode, url).toBeLessThan(500);
    }
    for (const url of [`/api/catalogue/NhanVien/pictures/${name}`, `/api/catalogue/${name}/pictures/ChuKy`]) {
      const answer = await app.inject({
        method: 'POST',
        url,
        headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
        payload: '--x--',
      });
      expect(answer.body, url).toContain('NOT_FOUND');
    }
  });
});
