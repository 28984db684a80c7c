import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { ownChoices, saveOwnChoice } from './choices.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

it('a person keeps choices, changes and forgets them, and sees nobody else’s', async () => {
  const doctor = await site.ctx('bsnoi1');
  await saveOwnChoice(doctor, 'favourites', ['/xet-nghiem']);
  await saveOwnChoice(doctor, 'favourites', ['/xet-nghiem', '/benh-nhan']);
  await saveOwnChoice(doctor, 'look', { theme: 'dark' });
  expect(await ownChoices(doctor)).toEqual([
    { khoa: 'favourites', giaTri: ['/xet-nghiem', '/benh-nhan'] },
    { khoa: 'look', giaTri: { theme: 'dark' } },
  ]);
  expect(await ownChoices(await site.ctx('thungan1'))).toEqual([]);
  await saveOwnChoice(doctor, 'look', null);
  expect((await ownChoices(doctor)).map(({ khoa }) => khoa)).toEqual(['favourites']);
});

it('names, lengths and the number of choices have limits', async () => {
  const clerk = await site.ctx('tiepdon');
  const refused = (khoa: string, giaTri: unknown) =>
    saveOwnChoice(clerk, khoa, giaTri).then(
      () => 'done',
      (error: { code?: string }) => error.code,
    );
  expect(await refused('', 1)).toBe('BAD_INPUT');
  expect(await refused('a b', 1)).toBe('BAD_INPUT');
  expect(await refused('views', 'x'.repeat(16_001))).toBe('BAD_INPUT');
  for (let at = 0; at < 200; at++) await saveOwnChoice(clerk, `list.${at}`, at);
  expect(await refused('one more', 1)).toBe('BAD_INPUT');
  expect(await refused('oneMore', 1)).toBe('TOO_MANY_CHOICES');
  expect(await refused('list.7', 'again')).toBe('done');
});
