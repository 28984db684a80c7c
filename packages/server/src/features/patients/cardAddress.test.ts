import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { findCardAddress } from './cardAddress.ts';

let site: TestSite;
let desk: Ctx;
beforeAll(async () => {
  site = await openTestSite();
  desk = await site.ctx('tiepdon');
});
afterAll(() => site.close());

it('a card names its commune, with or without the kinds of the units', async () => {
  for (const text of ['Số 5 ngõ 2, Phường Ba Đình, Hà Nội', 'Số 5 ngõ 2, Ba Đình, TP Hà Nội'])
    expect(await findCardAddress(desk, text)).toMatchObject({
      SoNha: 'Số 5 ngõ 2',
      DiaChi: { ma: '00004' },
    });
});

it('an unknown commune, another province and a text without commas leave the choice to the desk', async () => {
  for (const text of ['Thôn 1, Xã Không Có, Hà Nội', 'Số 5, Phường Ba Đình, Cần Thơ', 'Hà Nội'])
    expect((await findCardAddress(desk, text)).DiaChi_Id).toBeNull();
});

it('asks in one statement', async () => {
  expect(await site.countQueries(() => findCardAddress(desk, 'Số 5, Phường Ba Đình, Hà Nội'))).toBe(1);
});
