import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { supplyFactory } from '../../../test/supplyVisits.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { cancelSupply } from '../pharmacy/cancelSupply.ts';
import { supply } from '../pharmacy/supply.ts';
import { paperById } from './facts.ts';
import { imbalances } from './ledger.ts';
import { guiPhieuKho, huyPhieuKho, tuChoiPhieuKho, xacNhanPhieuKho } from './paperActs.ts';
import { linesOfPaper } from './queries.ts';
import { nhanPhieuKho } from './receive.ts';
import { savePaper } from './savePaper.ts';
import { lapPhieuKiemKe } from './stockTake.ts';
import { stockFactory } from './testStock.ts';

let site: TestSite;
let stock: Awaited<ReturnType<typeof stockFactory>>;
let counter: Awaited<ReturnType<typeof supplyFactory>>;
beforeAll(async () => {
  site = await openTestSite();
  stock = await stockFactory(site);
  counter = await supplyFactory(site);
});
afterAll(() => site.close());

const me = () => stock.fresh(stock.keeper);
const they = () => stock.fresh(stock.other);
const reason = { LyDo: 'Thử' };

/** What may happen to a drug at one moment, each by a person of its own: answers what it adds to the house, or throws a refusal. */
const acts = {
  supply: async ({ prescription }: Setup) => {
    await supply(counter.fresh(), { ToaThuoc_Id: prescription, idStore: stock.Kho_Id });
    return -5;
  },
  giveBack: async ({ prescription }: Setup) => {
    const PhieuCap_Id = await supply(counter.fresh(), { ToaThuoc_Id: prescription, idStore: stock.Kho_Id });
    await cancelSupply(counter.fresh(), { PhieuCap_Id, ...reason });
    return 0;
  },
  send: async ({ Duoc_Id }: Setup, amount: number) => {
    const id = await transferOf(Duoc_Id, amount);
    await guiPhieuKho(me(), { id });
    await Promise.allSettled([
      nhanPhieuKho(they(), { id }),
      takePart(id, amount),
      tuChoiPhieuKho(they(), { id, ...reason }),
      huyPhieuKho(me(), { id, ...reason }),
    ]);
    return 0;
  },
  receive: async ({ Duoc_Id }: Setup, amount: number) => {
    const lines = [stock.line({ Duoc_Id, SoLo: `N${amount % 3}`, SoLuong: String(amount) })];
    const id = await stock.write('NhapMua', { dongs: lines });
    // pressed twice: one of the two books
    const pressed = await Promise.allSettled([xacNhanPhieuKho(me(), { id }), xacNhanPhieuKho(me(), { id })]);
    expect(pressed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    if (amount % 2 === 0) return amount;
    return huyPhieuKho(me(), { id, ...reason }).then(
      () => 0,
      () => amount,
    );
  },
  count: async ({ take }: Setup, amount: number) => {
    const row = await paperById(me(), take);
    const lines = await linesOfPaper(me(), row);
    const dongs = lines.map(({ _id, SoLuongSo }, index) => ({
      _id,
      SoLuong: String(Math.max(0, Number(SoLuongSo) - (index === 0 ? amount : 0))),
      ...reason,
    }));
    await savePaper(me(), stock.paper('KiemKe', { _id: take, dongs }));
    await xacNhanPhieuKho(me(), { id: take });
    return -Math.min(amount, Number(lines[0]?.SoLuongSo ?? 0));
  },
} as const;

/** Receives a part of a transfer. */
async function takePart(id: string, amount: number): Promise<string> {
  const [line] = await linesOfPaper(me(), await paperById(me(), id));
  const SoLuongNhan = String(Math.floor(amount / 2));
  return nhanPhieuKho(they(), { id, dongs: line ? [{ _id: line._id, SoLuongNhan }] : [], ...reason });
}

type Setup = { Duoc_Id: string; prescription: string; take: string };
type Name = keyof typeof acts;

async function transferOf(Duoc_Id: string, amount: number): Promise<string> {
  const { rows } = await site.database.db.execute<{ id: string }>(sql`
    select l.id from pharmacy.lo l where l.duoc_id = ${Duoc_Id} order by l.han_dung, l.id limit 2`);
  const dongs = rows.map((row, index) => ({ Lo_Id: row.id, SoLuong: String(index === 0 ? amount : 1) }));
  return stock.write('ChuyenKho', { dongs });
}

async function setUp(): Promise<Setup> {
  const Duoc_Id = await counter.stocked();
  const { ToaThuoc_Id } = await counter.examined(Duoc_Id, '5');
  await site.database.db.execute(
    sql`update pharmacy.phieu_kho set trang_thai = 'DaHuy' where loai_phieu = 'KiemKe' and trang_thai = 'Nhap'`,
  );
  const { rows } = await site.database.db.execute<{ id: string | null }>(
    sql`select nhom_duoc_id as id from pharmacy.duoc where id = ${Duoc_Id}`,
  );
  const take = await lapPhieuKiemKe(me(), { idStore: stock.Kho_Id, NhomDuoc_Id: rows[0]?.id ?? null });
  return { Duoc_Id, prescription: ToaThuoc_Id, take };
}

const expected = new Set([
  'STOCK_SHORT',
  'STATE_CHANGED',
  'STOCK_PAPER_USED',
  'SUPPLY_NOTHING',
  'CONFLICT',
  'LOT_EXPIRED',
]);

it('whatever is supplied, sent, received, cancelled and counted at one time, no lot goes below nothing or below what is promised, the ledger adds up, and nothing is lost on its way', async () => {
  const run = fc.record({
    name: fc.constantFrom<Name[]>('supply', 'giveBack', 'send', 'send', 'receive', 'count'),
    amount: fc.integer({ min: 1, max: 18 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(run, { minLength: 4, maxLength: 9 }), async (wanted) => {
      const setup = await setUp();
      const before = await held(setup.Duoc_Id);
      const ended = await Promise.allSettled(wanted.map(({ name, amount }) => acts[name](setup, amount)));
      const unexpected = ended.flatMap((one) =>
        one.status === 'rejected' && !expected.has(one.reason.code) ? [String(one.reason.stack)] : [],
      );
      expect(unexpected).toEqual([]);
      expect(await imbalances(me())).toEqual([]);
      const { rows } = await site.database.db.execute(sql`
        select 1 from pharmacy.ton_kho where so_luong < 0 or so_luong_giu < 0 or so_luong_giu > so_luong
        union all select 1 from pharmacy.phieu_kho where trang_thai = 'DangChuyen'`);
      expect(rows).toEqual([]);
      const took = await counted(setup);
      const others = ended.flatMap((one, index) =>
        one.status === 'fulfilled' && wanted[index]?.name !== 'count' ? [one.value] : [],
      );
      const supplied = wanted.filter(
        (one, index) => one.name === 'supply' && ended[index]?.status === 'fulfilled',
      ).length;
      expect(supplied).toBeLessThanOrEqual(1);
      expect(await held(setup.Duoc_Id)).toBe(before + others.reduce((sum, one) => sum + one, 0) + took);
    }),
    { numRuns: 10, endOnFailure: true },
  );
});

/** What the house holds of a drug in all stores. */
async function held(Duoc_Id: string): Promise<number> {
  const { rows } = await site.database.db.execute<{ so: string }>(
    sql`select coalesce(sum(so_luong), 0)::text as so from pharmacy.ton_kho where duoc_id = ${Duoc_Id}`,
  );
  return Number(rows[0]?.so);
}

/** What the stock-take booked of the drug. */
async function counted({ take, Duoc_Id }: Setup): Promise<number> {
  const { rows } = await site.database.db.execute<{ so: string }>(
    sql`select coalesce(sum(so_luong), 0)::text as so from pharmacy.the_kho where source_id = ${take} and duoc_id = ${Duoc_Id}`,
  );
  return Number(rows[0]?.so);
}
