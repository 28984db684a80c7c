import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { nhapTonDau } from './importStock.ts';
import { checkInteractionDrugs } from './interactions.ts';
import { available, hold, release } from './stock.ts';
import { lotsInStore, searchStock } from './stockQueries.ts';
import { storesOfUser } from './stores.ts';

let site: TestSite;
let ctx: Ctx;
let Kho_Id: string;
let Duoc_Id: string;

beforeAll(async () => {
  site = await openTestSite();
  ctx = await site.ctx('duoc', { node: 'KHOLE', now: new Date('2026-03-01T02:00:00Z') });
  Kho_Id = await site.id('pharmacy.kho', 'KHOLE');
  const { rows } = await site.database.db.execute<{ id: string }>(
    sql`select id from pharmacy.duoc order by ma_duoc limit 1`,
  );
  Duoc_Id = rows[0]?.id ?? '';
});
afterAll(() => site.close());

beforeEach(async () => {
  await site.database.db.execute(
    sql`truncate pharmacy.ton_kho, pharmacy.lo, pharmacy.giu_thuoc, pharmacy.the_kho, pharmacy.phieu_cap, pharmacy.phieu_cap_chi_tiet, pharmacy.phieu_kho_chi_tiet`,
  );
  await nhapTonDau(ctx, [
    lot('CU', '2026-02-28', '500'),
    lot('B', '2027-06-30', '30'),
    lot('A', '2026-04-15', '20'),
  ]);
});

function lot(SoLo: string, HanDung: string, SoLuong: string) {
  return { Kho_Id, Duoc_Id, SoLo, HanDung, SoLuong, GiaVon: '1000' };
}

const promise = (SoLuong: string, sourceId = v7()) =>
  inTransaction(ctx, (tx) => hold(tx, { Kho_Id, lines: [{ Duoc_Id, SoLuong, sourceId }] })).then(
    () => sourceId,
  );

async function heldByLot() {
  const { data } = await lotsInStore(ctx, { idStore: Kho_Id });
  return Object.fromEntries(data.map((row) => [Reflect.get(row, 'SoLo'), Reflect.get(row, 'SoLuongGiu')]));
}

describe('stock', () => {
  it('is listed page by page in the order asked for, by one statement', async () => {
    const ask = (desc: boolean, page = 1) =>
      lotsInStore(ctx, { idStore: Kho_Id, limit: 2, page, sortInput: { field: 'SoLuong', desc } });
    const [most, least] = [await ask(true), await ask(false)];
    expect(most.totalRows).toBeGreaterThan(2);
    const amounts = most.data.map(({ SoLuong }) => Number(SoLuong));
    expect(amounts).toEqual([...amounts].sort((one, other) => other - one));
    expect(Number(least.data[0]?.SoLuong)).toBeLessThan(amounts[0] ?? 0);
    expect((await ask(true, 2)).data.map(({ _id }) => _id)).not.toContain(most.data[0]?._id);
    await expect(lotsInStore(ctx, { idStore: Kho_Id, sortInput: { field: 'GiaVon' } })).rejects.toMatchObject(
      { code: 'BAD_INPUT' },
    );
    expect(await site.countQueries(() => ask(true))).toBeLessThanOrEqual(2); // and whether the store is theirs
  });

  it('promises the lot that expires first, never an expired one', async () => {
    await promise('25');
    expect(await heldByLot()).toEqual({ CU: '0.000', A: '20.000', B: '5.000' });
    expect((await available(ctx, { Kho_Id, Duoc_Ids: [Duoc_Id] })).get(Duoc_Id)).toBe('25.000');
  });

  it('refuses more than is there, names the drug and what is available, and promises nothing', async () => {
    await expect(promise('50.001')).rejects.toMatchObject({
      code: 'STOCK_SHORT',
      details: { SoLuong: '50.001', SoLuongKhaDung: '50', TenDuoc: expect.stringMatching(/./) },
    });
    expect(await heldByLot()).toEqual({ CU: '0.000', A: '0.000', B: '0.000' });
  });

  it('takes a promise back once, however often it is asked to', async () => {
    const source = await promise('25');
    await inTransaction(ctx, (tx) => release(tx, [source]));
    await Promise.all([1, 2, 3].map(() => inTransaction(ctx, (tx) => release(tx, [source]))));
    expect(await heldByLot()).toEqual({ CU: '0.000', A: '0.000', B: '0.000' });
  });

  it('gives fifty at once no more than there is', async () => {
    const answers = await Promise.allSettled(Array.from({ length: 50 }, () => promise('3')));
    expect(answers.filter((one) => one.status === 'fulfilled')).toHaveLength(16);
    expect(
      answers.filter((one) => one.status === 'rejected').every((one) => one.reason.code === 'STOCK_SHORT'),
    ).toBe(true);
    expect((await available(ctx, { Kho_Id, Duoc_Ids: [Duoc_Id] })).get(Duoc_Id)).toBe('2.000');
  });

  it('keeps promised plus free equal to what lies there through any run of promises and releases', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: -1, max: 20 }), { maxLength: 12 }), async (acts) => {
        const open: Array<{ source: string; amount: number }> = [];
        let held = 0;
        for (const act of acts) {
          const first = open[0];
          if (act <= 0 && first) {
            open.shift();
            held -= first.amount;
            await inTransaction(ctx, (tx) => release(tx, [first.source]));
          } else if (act > 0) {
            const source = await promise(String(act)).catch(() => null);
            expect(source !== null).toBe(held + act <= 50);
            if (source) open.push({ source, amount: act });
            if (source) held += act;
          }
        }
        expect(Number((await available(ctx, { Kho_Id, Duoc_Ids: [Duoc_Id] })).get(Duoc_Id))).toBe(50 - held);
        await inTransaction(ctx, (tx) =>
          release(
            tx,
            open.map((one) => one.source),
          ),
        );
      }),
      { numRuns: 15 },
    );
  });

  it('writes every import to the ledger with what was left', async () => {
    await nhapTonDau(ctx, [lot('A', '2026-04-15', '5')]);
    const { rows } = await site.database.db.execute<{ sum: string; ton: string }>(sql`
      select sum(t.so_luong)::text as sum, (array_agg(t.ton order by t.id desc))[1]::text as ton
      from pharmacy.the_kho t join pharmacy.lo l on l.id = t.lo_id where l.so_lo = 'A'`);
    expect(rows[0]).toEqual({ sum: '25.000', ton: '25.000' });
  });

  it('refuses a line without a quantity and imports none of the others', async () => {
    await expect(
      nhapTonDau(ctx, [lot('C', '2027-01-31', '5'), lot('D', '2027-01-31', '0')]),
    ).rejects.toMatchObject({
      code: 'BAD_INPUT',
      details: { issues: [{ path: 'lines.1.SoLuong' }] },
    });
    expect(await heldByLot()).not.toHaveProperty('C');
  });
});

describe('the search of drugs', () => {
  it('finds by name, code and ingredient without accents in one statement, with price, stock and first expiry', async () => {
    const { rows } = await site.database.db.execute<{ ten: string; ma: string }>(
      sql`select ten_duoc as ten, ma_duoc as ma from pharmacy.duoc where id = ${Duoc_Id}`,
    );
    const [drug] = rows;
    const word = (drug?.ten ?? '').split(' ')[0] ?? '';
    for (const args of [
      { keyword: word.toLowerCase() },
      { keyword: drug?.ma ?? '', exactSearch: true },
      { idDefaults: [Duoc_Id], keyword: 'zzz' },
    ]) {
      const found = await searchStock(ctx, { ...args, idStoreExport: [Kho_Id] });
      expect(found.find((one) => one.Duoc_Id === Duoc_Id)).toMatchObject({
        Kho_Id,
        SoLuong: '550.000',
        SoLuongKhaDung: '50.000',
        HanDung: '2026-04-15',
        sapHetHan: true,
      });
    }
    expect(await site.countQueries(() => searchStock(ctx, { keyword: word, isSearchIngredient: true }))).toBe(
      1,
    );
  });

  it('finds single substances before combinations, and the store of the payer first', async () => {
    const shop = await site.id('pharmacy.kho', 'NHATHUOC');
    const single = await site.id('pharmacy.duoc', 'T002');
    const combined = await site.id('pharmacy.duoc', 'T004');
    const shopKeeper = await site.ctx('nhathuoc', {
      node: 'NHATHUOC',
      now: new Date('2026-03-01T02:00:00Z'),
    });
    for (const [keeper, store] of [
      [ctx, Kho_Id],
      [shopKeeper, shop],
    ] as const)
      await nhapTonDau(
        keeper,
        [single, combined].map((drug) => ({
          ...lot('P', '2027-06-30', '10'),
          Duoc_Id: drug,
          Kho_Id: store,
        })),
      );
    const places = async (laBHYT: boolean | null) => {
      const found = await searchStock(ctx, { keyword: 'parac', laBHYT, getOnlyStockHasCount: true });
      return found
        .filter(({ Duoc_Id: drug }) => drug === single || drug === combined)
        .map((one) => `${one.MaDuoc} ${one.Kho_Id === shop ? 'shop' : 'insured'}`);
    };
    expect(await places(true)).toEqual(['T002 insured', 'T002 shop', 'T004 insured', 'T004 shop']);
    expect(await places(false)).toEqual(['T002 shop', 'T002 insured', 'T004 shop', 'T004 insured']);
  });

  it('leaves out drugs out of stock only when asked to', async () => {
    const all = await searchStock(ctx, { idStoreExport: [Kho_Id] });
    const there = await searchStock(ctx, { idStoreExport: [Kho_Id], getOnlyStockHasCount: true });
    expect(all.length).toBeGreaterThan(there.length);
    expect(there.map((one) => one.Duoc_Id)).toEqual([Duoc_Id]);
  });
});

it('knows the interactions among drugs by their registration numbers', async () => {
  const { rows } = await site.database.db.execute<{ a: string; b: string }>(sql`
    select a.so_dang_ky as a, b.so_dang_ky as b from pharmacy.tuong_tac_thuoc t
      join pharmacy.duoc a on t.hoat_chat1_id = any(a.hoat_chat_ids) join pharmacy.duoc b on t.hoat_chat2_id = any(b.hoat_chat_ids)
    where t.muc_do = 'Major' and a.so_dang_ky is not null and b.so_dang_ky is not null limit 1`);
  const pair = rows[0];
  expect(pair).toBeDefined();
  const found = await checkInteractionDrugs(ctx, [pair?.a ?? '', pair?.b ?? '']);
  expect(found[0]).toMatchObject({ MucDo: 'Major', HauQua: expect.stringMatching(/./) });
  expect(await checkInteractionDrugs(ctx, ['khong-co'])).toEqual([]);
});

it('answers the stores of a user by the nodes of the profiles', async () => {
  const stores = await storesOfUser(ctx, ctx.user?._id ?? '');
  expect(stores.map((store) => store.MaKho).sort()).toEqual(['KHOCHAN', 'KHOLE']);
});
