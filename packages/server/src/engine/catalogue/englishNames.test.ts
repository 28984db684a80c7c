import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { refLabel } from './queries.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

it('a label is in the language of who asks where its entry has an English name; what papers take stays Vietnamese', async () => {
  const { rows } = await site.database.pool.query<{ id: string; group: string; vi: string; en: string }>(
    `select i.id, g.id as group, g.ten_nhom_icd as vi, g.ten_tieng_anh as en
     from main.icd i join main.nhom_icd g on g.id = i.nhom_icd_id where g.ten_tieng_anh is not null limit 1`,
  );
  const [one] = rows;
  const token = await site.token('bsnoi1');
  const shown = async (language: string) => {
    const query = 'query ($id: ID!) { icd(id: $id) { NhomICD { ten } } }';
    const answer = await site.graphql('main', query, { id: one?.id }, token, { 'accept-language': language });
    return answer.data;
  };
  expect(one?.vi).not.toBe(one?.en);
  expect(await shown('en')).toEqual({ icd: { NhomICD: { ten: one?.en } } });
  expect(await shown('vi')).toEqual({ icd: { NhomICD: { ten: one?.vi } } });
  const ctx = { ...(await site.ctx('bsnoi1')), language: 'en' as const };
  expect((await refLabel(ctx, 'NhomICD', one?.group ?? null))?.ten).toBe(one?.vi);
});
