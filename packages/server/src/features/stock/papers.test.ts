import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { hold, release } from '../pharmacy/stock.ts';
import { available } from '../pharmacy/stockQueries.ts';
import { paperById } from './facts.ts';
import { setLimit } from './limits.ts';
import { boPhieuKho, guiPhieuKho, huyPhieuKho, tuChoiPhieuKho, xacNhanPhieuKho } from './paperActs.ts';
import { actsOnPaper, linesOfPaper, papersOfStore, readablePaper } from './queries.ts';
import { nhanPhieuKho } from './receive.ts';
import { savePaper } from './savePaper.ts';
import { lapPhieuKiemKe } from './stockTake.ts';
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
async function received(over: Parameters<typeof stock.write>[1] = {}) {
  const id = await stock.write('NhapMua', over);
  await xacNhanPhieuKho(me(), { id });
  return id;
}

describe('goods received', () => {
  it('are numbered by year and store without gaps, and bring nothing in before they are confirmed', async () => {
    const [first, second] = [await stock.write('NhapMua'), await stock.write('NhapMua')];
    await expect(stock.write('NhapMua', { Kho_Id: v7() })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const third = await stock.write('NhapMua');
    const numbers = await Promise.all(
      [first, second, third].map(async (id) => (await paperById(me(), id)).SoPhieu),
    );
    expect(numbers[0]).toMatch(/^NK\d{2}-KHOLE-\d{5}$/);
    const digits = numbers.map((one) => Number(one.slice(-5)));
    expect(digits).toEqual([digits[0], (digits[0] ?? 0) + 1, (digits[0] ?? 0) + 2]);
    expect(await stock.shelf()).toEqual({});
  });

  it('come into stock by lot at their cost with VAT, once', async () => {
    const id = await received({ dongs: [stock.line(), stock.line({ SoLo: 'L2', SoLuong: '20' })] });
    expect(await stock.shelf()).toEqual({ 'KHOLE L1': '100.000', 'KHOLE L2': '20.000' });
    const { rows } = await site.database.db.execute(sql`select gia_von::text as cost from pharmacy.lo`);
    expect(rows).toEqual([{ cost: '1050.000' }, { cost: '1050.000' }]);
    await expect(xacNhanPhieuKho(me(), { id })).rejects.toMatchObject({ code: 'STATE_CHANGED' });
    expect((await paperById(me(), id)).TongTien).toBe('126000.00');
    expect(await stock.imbalances(me())).toEqual([]);
  });

  it('are refused whole with what their lines lack', async () => {
    const id = await stock.write('NhapMua', {
      NhaCungCap_Id: null,
      dongs: [stock.line(), stock.line({ SoLo: null })],
    });
    await expect(xacNhanPhieuKho(me(), { id })).rejects.toMatchObject({
      code: 'BAD_INPUT',
      details: { issues: [{ path: 'NhaCungCap_Id' }, { path: 'dongs.1.SoLo' }] },
    });
    expect(await stock.shelf()).toEqual({});
    expect((await paperById(me(), id)).TrangThai).toBe('Nhap');
  });

  it('are saved once for a request and not over another version', async () => {
    const input = stock.paper('NhapMua', { requestId: v7() });
    const [a, b] = [await savePaper(me(), input), await savePaper(me(), input)];
    expect(a).toBe(b);
    const changed = { ...stock.paper('NhapMua'), _id: a, version: 1, GhiChu: 'x' };
    await savePaper(me(), changed);
    await expect(savePaper(me(), { ...changed, GhiChu: 'y' })).rejects.toMatchObject({ code: 'CONFLICT' });
    await boPhieuKho(me(), { id: a });
    await expect(savePaper(me(), { ...changed, version: 3 })).rejects.toMatchObject({
      code: 'STATE_CHANGED',
    });
  });

  it('are cancelled while nothing was used: neither promised, nor handed out or moved on', async () => {
    const id = await received();
    const source = v7();
    const Duoc_Id = stock.drugs[0] ?? '';
    const lines = [{ Duoc_Id, SoLuong: '1', sourceId: source }];
    await inTransaction(me(), (tx) => hold(tx, { Kho_Id: stock.Kho_Id, lines }));
    await expect(huyPhieuKho(me(), { id, LyDo: 'Nhầm' })).rejects.toMatchObject({ code: 'STOCK_PAPER_USED' });
    await inTransaction(me(), (tx) => release(tx, [source]));
    const moved = await stock.write('ChuyenKho', { dongs: [{ Lo_Id: await stock.lot('L1'), SoLuong: '5' }] });
    await guiPhieuKho(me(), { id: moved });
    // more of the same lot does not hide that some went
    await received();
    await expect(huyPhieuKho(me(), { id, LyDo: 'Nhầm' })).rejects.toMatchObject({ code: 'STOCK_PAPER_USED' });
    await tuChoiPhieuKho(they(), { id: moved, LyDo: 'Không cần' });
    await expect(huyPhieuKho(me(), { id, LyDo: ' ' })).rejects.toMatchObject({ code: 'BAD_INPUT' });
    await huyPhieuKho(me(), { id, LyDo: 'Nhầm' });
    expect(await stock.shelf()).toEqual({ 'KHOLE L1': '100.000' });
    expect(await stock.imbalances(me())).toEqual([]);
  });

  it('belong to the store: others neither read nor change them', async () => {
    const id = await stock.write('NhapMua');
    for (const act of [
      () => savePaper(they(), stock.paper('NhapMua')),
      () => xacNhanPhieuKho(they(), { id }),
      () => boPhieuKho(they(), { id }),
      () => readablePaper(they(), id),
      () => papersOfStore(they(), { idStore: stock.Kho_Id }),
      () => lapPhieuKiemKe(they(), { idStore: stock.Kho_Id }),
      () => setLimit(they(), { idStore: stock.Kho_Id, Duoc_Id: stock.drugs[0] ?? '', TonToiThieu: '1' }),
    ])
      await expect(act()).rejects.toMatchObject({ code: 'NODE_NOT_GRANTED' });
  });
});

describe('a transfer', () => {
  const sent = async (SoLuong = '40') => {
    await received();
    const id = await stock.write('ChuyenKho', { dongs: [{ Lo_Id: await stock.lot('L1'), SoLuong }] });
    await guiPhieuKho(me(), { id });
    return id;
  };
  const free = async () => {
    const Duoc_Ids = [stock.drugs[0] ?? ''];
    const stores = [stock.Kho_Id, stock.KhoNhan_Id];
    return Promise.all(
      stores.map(async (Kho_Id) => [...(await available(me(), { Kho_Id, Duoc_Ids })).values()][0]),
    );
  };

  it('is in neither store on its way, then with the receiver', async () => {
    const id = await sent();
    expect(await free()).toEqual(['60.000', '0.000']);
    await expect(nhanPhieuKho(me(), { id })).rejects.toMatchObject({ code: 'NODE_NOT_GRANTED' });
    await nhanPhieuKho(they(), { id });
    expect(await free()).toEqual(['60.000', '40.000']);
    await expect(nhanPhieuKho(they(), { id })).rejects.toMatchObject({ code: 'STATE_CHANGED' });
    expect(await stock.imbalances(me())).toEqual([]);
  });

  it('goes back when it is refused, with a reason, or taken back by who sent it', async () => {
    const id = await sent();
    await expect(tuChoiPhieuKho(they(), { id, LyDo: '' })).rejects.toMatchObject({ code: 'BAD_INPUT' });
    await tuChoiPhieuKho(they(), { id, LyDo: 'Sai thuốc' });
    expect(await free()).toEqual(['100.000', '0.000']);
    const again = await stock.write('ChuyenKho', { dongs: [{ Lo_Id: await stock.lot('L1'), SoLuong: '7' }] });
    await guiPhieuKho(me(), { id: again });
    await huyPhieuKho(me(), { id: again, LyDo: 'Nhầm kho' });
    expect(await free()).toEqual(['100.000', '0.000']);
  });

  it('never sends more than is free', async () => {
    await expect(sent('101')).rejects.toMatchObject({ code: 'STOCK_SHORT' });
    expect(await free()).toEqual(['100.000', '0.000']);
  });

  it('is seen by the receiver once it is sent', async () => {
    await received();
    const id = await stock.write('ChuyenKho', { dongs: [{ Lo_Id: await stock.lot('L1'), SoLuong: '4' }] });
    await expect(readablePaper(they(), id)).rejects.toMatchObject({ code: 'NODE_NOT_GRANTED' });
    expect((await papersOfStore(they(), { idStore: stock.KhoNhan_Id })).data).toEqual([]);
    await guiPhieuKho(me(), { id });
    const row = await readablePaper(they(), id);
    const can = (await actsOnPaper(they(), row)).filter((one) => one.refusal === null);
    expect(can.map((one) => one.action)).toEqual(['nhan', 'tuChoi']);
    const list = await papersOfStore(they(), { idStore: stock.KhoNhan_Id });
    expect(list.data).toMatchObject([{ _id: id, laNhan: true, soDong: 1 }]);
  });
});

describe('a stock-take', () => {
  it('keeps the books of its moment, and books the differences beside what moved meanwhile', async () => {
    await received({ dongs: [stock.line(), stock.line({ SoLo: 'L2', SoLuong: '20' })] });
    const id = await lapPhieuKiemKe(me(), { idStore: stock.Kho_Id });
    await expect(lapPhieuKiemKe(me(), { idStore: stock.Kho_Id })).rejects.toMatchObject({
      code: 'STOCK_TAKE_OPEN',
    });
    const moved = await stock.write('ChuyenKho', {
      dongs: [{ Lo_Id: await stock.lot('L1'), SoLuong: '30' }],
    });
    await guiPhieuKho(me(), { id: moved });
    const row = await paperById(me(), id);
    const lines = await linesOfPaper(me(), row);
    expect(lines.map((line) => [line.SoLo, line.SoLuongSo])).toEqual([
      ['L1', '100.000'],
      ['L2', '20.000'],
    ]);
    const count = lines.map((line) => ({
      _id: line._id,
      SoLuong: line.SoLo === 'L1' ? '98' : '20',
      LyDo: line.SoLo === 'L1' ? 'Vỡ' : null,
    }));
    const found = stock.line({ SoLo: 'L3', SoLuong: '3', LyDo: 'Tìm thấy' });
    await savePaper(me(), stock.paper('KiemKe', { _id: id, version: row.version, dongs: [...count, found] }));
    await xacNhanPhieuKho(me(), { id });
    expect(await stock.shelf()).toEqual({ 'KHOLE L1': '68.000', 'KHOLE L2': '20.000', 'KHOLE L3': '3.000' });
    expect(await stock.imbalances(me())).toEqual([]);
  });

  it('does not take what the client says of the books', async () => {
    await received();
    const id = await lapPhieuKiemKe(me(), { idStore: stock.Kho_Id });
    const [line] = await linesOfPaper(me(), await paperById(me(), id));
    const forged = stock.line({ _id: line?._id ?? '', SoLo: 'L9', SoLuong: '1', LyDo: 'Mất' });
    await savePaper(me(), stock.paper('KiemKe', { _id: id, dongs: [forged] }));
    const after = await linesOfPaper(me(), await paperById(me(), id));
    expect(after).toMatchObject([{ SoLo: 'L1', SoLuongSo: '100.000', SoLuong: '1.000' }]);
  });

  it('cannot take away what is promised', async () => {
    await received();
    const lines = [{ Duoc_Id: stock.drugs[0] ?? '', SoLuong: '60', sourceId: v7() }];
    await inTransaction(me(), (tx) => hold(tx, { Kho_Id: stock.Kho_Id, lines }));
    const id = await lapPhieuKiemKe(me(), { idStore: stock.Kho_Id });
    const [line] = await linesOfPaper(me(), await paperById(me(), id));
    await savePaper(
      me(),
      stock.paper('KiemKe', { _id: id, dongs: [{ _id: line?._id ?? '', SoLuong: '50', LyDo: 'Mất' }] }),
    );
    await expect(xacNhanPhieuKho(me(), { id })).rejects.toMatchObject({ code: 'STOCK_SHORT' });
  });
});
