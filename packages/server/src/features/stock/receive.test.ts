import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { paperById } from './facts.ts';
import { guiPhieuKho, xacNhanPhieuKho } from './paperActs.ts';
import { linesOfPaper } from './queries.ts';
import { nhanPhieuKho } from './receive.ts';
import { stockFactory } from './testStock.ts';

let site: TestSite;
let stock: Awaited<ReturnType<typeof stockFactory>>;
beforeAll(async () => {
  site = await openTestSite();
  stock = await stockFactory(site);
});
afterAll(() => site.close());
beforeEach(() => stock.clear());

const me = () => stock.fresh(stock.keeper);
const they = () => stock.fresh(stock.other);

/** A transfer of 30 of one lot and 10 of another that is on its way, with the ids of its lines. */
async function sent() {
  const bought = await stock.write('NhapMua', { dongs: [stock.line(), stock.line({ SoLo: 'L2' })] });
  await xacNhanPhieuKho(me(), { id: bought });
  const id = await stock.write('ChuyenKho', {
    dongs: [
      { Lo_Id: await stock.lot('L1'), SoLuong: '30' },
      { Lo_Id: await stock.lot('L2'), SoLuong: '10' },
    ],
  });
  await guiPhieuKho(me(), { id });
  const lines = await linesOfPaper(me(), await paperById(me(), id));
  return { id, lines: lines.map((line) => line._id) };
}

describe('a transfer that arrives', () => {
  it('in part: what was taken is here, the rest lies with the sender again, and the paper says why', async () => {
    const { id, lines } = await sent();
    const dongs = [{ _id: lines[0] ?? '', SoLuongNhan: '25' }];
    await nhanPhieuKho(they(), { id, dongs, LyDo: 'Vỡ 5 vỉ' });
    expect(await stock.shelf()).toEqual({
      'KHOLE L1': '75.000',
      'KHOLE L2': '90.000',
      'NHATHUOC L1': '25.000',
      'NHATHUOC L2': '10.000',
    });
    expect(await stock.imbalances(me())).toEqual([]);
    const paper = await paperById(me(), id);
    expect(paper).toMatchObject({ TrangThai: 'DaNhan', LyDo: 'Vỡ 5 vỉ' });
    const told = await linesOfPaper(me(), paper);
    expect(told.map((line) => line.SoLuongNhan)).toEqual(['25.000', '10.000']);
  });

  it('is taken whole when no line is named', async () => {
    const { id } = await sent();
    await nhanPhieuKho(they(), { id });
    expect((await stock.shelf())['NHATHUOC L1']).toBe('30.000');
    expect((await stock.shelf())['KHOLE L1']).toBe('70.000');
  });

  it.each([
    ['less, without a reason', '25', '', { path: 'LyDo', code: 'REQUIRED' }],
    ['more than was sent', '31', 'Thừa', { path: 'dongs.0.SoLuongNhan', code: 'STOCK_MORE_THAN_SENT' }],
    ['less than nothing', '-1', 'Thử', { path: 'dongs.0.SoLuongNhan', code: 'NOT_A_NUMBER' }],
    ['nothing at all', '0', 'Thử', { path: 'dongs', code: 'STOCK_NONE_RECEIVED' }],
  ])('cannot be taken as %s', async (_what, SoLuongNhan, LyDo, issue) => {
    const { id, lines } = await sent();
    const all = SoLuongNhan === '0' ? lines : lines.slice(0, 1);
    const dongs = all.map((_id) => ({ _id, SoLuongNhan }));
    await expect(nhanPhieuKho(they(), { id, dongs, LyDo })).rejects.toMatchObject({
      code: 'BAD_INPUT',
      details: { issues: [issue] },
    });
    expect((await paperById(me(), id)).TrangThai).toBe('DangChuyen');
  });
});
