import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { moveSlipByCode, moveSlips } from '../orders/commands.ts';
import { slipById } from '../orders/queries.ts';
import { code } from '../reception/testReception.ts';
import { huyTraKetQua } from './commands.ts';
import { labFactory } from './testLab.ts';

let site: TestSite;
let at: Awaited<ReturnType<typeof labFactory>>;
let lab: Ctx;
beforeAll(async () => {
  site = await openTestSite();
  at = await labFactory(site);
  lab = at.lab;
});
afterAll(() => site.close());
beforeEach(() => at.forget());

const stateOf = async (slip: string) => {
  lab.loaders.clear();
  return (await slipById(lab, slip)).TrangThai;
};

describe('the general operations on slips', () => {
  it.each(['Khac', 'KhamBenh'])('return no result of kind %s, whose acts they are not', async (Loai) => {
    const { slip } = await at.sampled();
    await site.database.db.execute(sql`update main.dich_vu_yeu_cau set loai = ${Loai} where id = ${slip}`);
    const { SoPhieuYeuCau } = await slipById({ ...lab, loaders: new Map() }, slip);
    expect([
      await code(moveSlips(lab, [slip], 'ChuaKetQua', 'CoKetQua')),
      await code(moveSlipByCode(lab, SoPhieuYeuCau, 'ChuaKetQua', 'CoKetQua')),
      await code(moveSlips(lab, [slip], 'ChuaKetQua', 'DaXemKetQua')),
    ]).toEqual(['STATE_CHANGED', 'STATE_CHANGED', 'STATE_CHANGED']);
    expect(await stateOf(slip)).toBe('ChuaKetQua');
  });

  it('return no result of another desk, whose rights a laboratory has not', async () => {
    const { slip } = await at.sampled();
    await site.database.db.execute(
      sql`update main.dich_vu_yeu_cau set loai = 'ThamDoChucNang' where id = ${slip}`,
    );
    expect(await code(moveSlips({ ...lab, loaders: new Map() }, [slip], 'ChuaKetQua', 'CoKetQua'))).toBe(
      'FORBIDDEN',
    );
    expect(await stateOf(slip)).toBe('ChuaKetQua');
  });

  it('return a laboratory result only with its content and at its room', async () => {
    const { slip } = await at.sampled();
    expect(await code(moveSlips(lab, [slip], 'ChuaKetQua', 'CoKetQua'))).toBe('RESULT_INCOMPLETE');
    const elsewhere = { ...lab, nodeIds: new Set<string>() };
    expect(await code(moveSlips(elsewhere, [slip], 'ChuaKetQua', 'CoKetQua'))).toBe('NODE_NOT_GRANTED');
    expect(await stateOf(slip)).toBe('ChuaKetQua');
  });

  it('take a result back only with a reason, which they do not carry', async () => {
    const { slip } = await at.returned('5.4');
    await expect(moveSlips(lab, [slip], 'CoKetQua', 'ChuaKetQua')).rejects.toMatchObject({
      code: 'BAD_INPUT',
      details: { issues: [{ path: 'LyDo', code: 'REQUIRED' }] },
    });
    expect(await stateOf(slip)).toBe('CoKetQua');
    await huyTraKetQua(lab, slip, { oldState: 'CoKetQua', LyDo: 'Nhầm mẫu' });
    const { rows } = await site.database.db.execute(
      sql`select ly_do_huy from main.xet_nghiem_phien_ban where dich_vu_yeu_cau_id = ${slip} and ngay_huy is not null`,
    );
    expect(rows).toEqual([{ ly_do_huy: 'Nhầm mẫu' }]);
  });

  it('know nothing of a slip that is not there', async () => {
    expect(await code(moveSlips(lab, [v7()], 'ChuaKetQua', 'CoKetQua'))).toBe('NOT_FOUND');
  });
});
