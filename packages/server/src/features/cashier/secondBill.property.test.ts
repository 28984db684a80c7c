import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bill, type Visit } from '../../../test/cashierVisits.ts';
import { acts, weights } from '../../../test/secondBill/acts.ts';
import { claimInProduct, claimInSecond } from '../../../test/secondBill/claim.ts';
import { Dice } from '../../../test/secondBill/dice.ts';
import { brokenRules } from '../../../test/secondBill/invariants.ts';
import { invoicedInProduct, unevenInvoices } from '../../../test/secondBill/invoices.ts';
import { money, total, written } from '../../../test/secondBill/numbers.ts';
import { days } from '../../../test/secondBill/offers.ts';
import { paidForServices, receiptsInProduct, receiptsInSecond } from '../../../test/secondBill/receipts.ts';
import { type Played, Scene } from '../../../test/secondBill/scene.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { DomainError } from '../../engine/errors.ts';
import { summarise } from '../invoices/summary.ts';
import { invoiceFactory } from '../invoices/testInvoices.ts';
import { updateSetting } from '../system/commands.ts';

/** How many visits are played, and by which seed: `SEN_VISITS=1000 SEN_VISITS_SEED=7`. */
const visits = Number(process.env['SEN_VISITS'] ?? 20);
const seed = Number(process.env['SEN_VISITS_SEED'] ?? 20_261_205);

let site: TestSite;
let scene: Scene;
let invoicing: Awaited<ReturnType<typeof invoiceFactory>>;
beforeAll(async () => {
  site = await openTestSite({ masterCacheMs: '0' });
  const cashier = await site.ctx('thungan1', { node: 'QT01' });
  const accountant = await site.ctx('ketoan', { node: 'PTC' });
  invoicing = await invoiceFactory(site);
  await site.database.db.execute(sql`update main.tai_khoan_hoa_don set tu_ngay = '2025-01-01'`);
  scene = new Scene({ site, cashier, accountant, invoicing });
  await scene.stock({
    services: ['KB-NOI', 'KB-NGOAI', 'KB-NHI', 'KB-YC', 'XN-CBC', 'SA-BUNG', 'HA-MRISONAO', 'KH-SAOBENHAN'],
    goods: ['V001', 'T001', 'T014'],
    groups: ['THANTHIET', 'MANTINH'],
  });
});
afterAll(async () => {
  await invoicing.close();
  await site.close();
});

const round = Object.entries(weights).flatMap(([name, weight]) => Array.from({ length: weight }, () => name));

/** A visit of a patient, and all days on which that patient was here. */
type Been = { visit: Visit; days: ReadonlySet<string> };

it(`bills of ${visits} random visits are what a second calculation makes of them`, {
  timeout: Math.max(300_000, visits * 3_000),
}, async () => {
  const dice = new Dice(seed);
  await site.database.db.execute(
    sql`update main.chuong_trinh_khuyen_mai set trang_thai = 'DaKetThuc' where trang_thai = 'DaPhatHanh'`,
  );
  const done = new Map<string, number>();
  const seen = new Set<string>();
  const all: Played[] = [];
  // somebody comes again on another day: several visits of one day are what `sameDay.test.ts` is about
  const been: Been[] = [];
  for (let at = 0; at < visits; at++) {
    await arrange(dice, at);
    const day = dice.of(days);
    const last = been.at(-1);
    const again = last && !last.days.has(day) && dice.chance(25) ? last : null;
    const played = await scene.receive(dice, day, again?.visit ?? null);
    been.push({ visit: played.visit, days: new Set([...(again?.days ?? []), day]) });
    const story: string[] = [];
    const steps = [
      'charge',
      'charge',
      'charge',
      ...Array.from({ length: 6 + dice.upTo(8) }, () => dice.of(round)),
      'pay',
    ];
    for (const name of steps) {
      const outcome = await play(name, played, dice).catch((error: unknown) => {
        throw new Error([`seed ${seed}, visit ${at}`, ...story, name].join('\n'), { cause: error });
      });
      story.push(`${name}: ${outcome}`);
      if (outcome === 'done') done.set(name, (done.get(name) ?? 0) + 1);
      for (const kind of kindsOn(played)) seen.add(kind);
      expect(await inProduct(played), [`seed ${seed}, visit ${at}`, ...story].join('\n')).toEqual(
        inSecond(played),
      );
    }
    const where = [`claim, seed ${seed}, visit ${at}`, ...story].join('\n');
    await expectOneAnother(played, where);
    all.push(played);
  }
  await sumUp(all, dice);
  expect(await brokenRules(site.database)).toEqual([]);
  // of so many each act succeeds and each kind of reduction comes; of few at least most acts
  const every = visits >= 300;
  expect(every ? Object.keys(acts).filter((name) => !done.has(name)) : []).toEqual([]);
  expect(
    every
      ? ['gift', 'giftUpTo', 'discount', 'combo', 'bill', 'voucher'].filter((kind) => !seen.has(kind))
      : [],
  ).toEqual([]);
  expect(done.size).toBeGreaterThan(10);
  if (process.env['SEN_VISITS']) console.info(`${visits} visits of seed ${seed}:`, Object.fromEntries(done));
});

/** The claim, its cost list, the receipts and the invoices of a visit say what the second calculation does, and what each other does. */
async function expectOneAnother({ visit, second }: Played, where: string): Promise<void> {
  const claim = await claimInProduct(scene.desk(), visit.TiepNhan_Id);
  expect(claim, where).toEqual(claimInSecond(second));
  const receipts = await receiptsInProduct(site.database, visit.TiepNhan_Id);
  expect(receipts, where).toEqual(receiptsInSecond(second));
  const invoiced = await invoicedInProduct(site.database, [visit.TiepNhan_Id]);
  expect(invoiced.get(visit.TiepNhan_Id) ?? '0', where).toBe(second.invoices.sum());
  // what the claim leaves to the patient, less what was let off and what is due, is what was paid
  const lines = (await bill(scene.desk(), visit)).dongs.filter(({ KhongThuTien }) => !KhongThuTien);
  const of = (name: 'KhuyenMai' | 'MienGiam' | 'ConLai' | 'ThuThua') =>
    total(lines.map((line) => money(line[name])));
  const left = money(claim.summary.coPayment) + money(claim.summary.own);
  expect(written(left - of('KhuyenMai') - of('MienGiam') - of('ConLai') + of('ThuThua')), where).toBe(
    paidForServices(receipts),
  );
}

/**
 * In the end what was given back since is taken off its invoices, and each day is summed up: no receipt is left that owes an invoice, and all
 * invoices say what the second calculation does.
 */
async function sumUp(all: readonly Played[], dice: Dice): Promise<void> {
  scene.startDay(days.at(-1) ?? '');
  for (const played of all)
    while (played.second.invoices.adjustable().length > 0)
      await (await acts['adjust']?.(scene, played, dice))?.();
  for (const day of days)
    for (;;) {
      const made = await summarise(scene.issuer(), day, v7()).catch((error: unknown) => {
        if (error instanceof DomainError && error.code === 'INVOICE_DAY_EMPTY') return [];
        throw error;
      });
      await scene.sendInvoices();
      if (made.length === 0) break;
    }
  for (const { second } of all) for (const receipt of second.invoices.owing()) second.invoices.issue(receipt);
  const invoiced = await invoicedInProduct(
    site.database,
    all.map(({ second }) => second.id),
  );
  const differing = all.filter(({ second }) => (invoiced.get(second.id) ?? '0') !== second.invoices.sum());
  expect(
    differing.map(
      ({ second }) =>
        `visit ${all.findIndex((one) => one.second === second)}: ${invoiced.get(second.id)}, not ${second.invoices.sum()}`,
    ),
  ).toEqual([]);
  expect(await unevenInvoices(site.database)).toEqual([]);
}

/** Programmes and vouchers come and go; the house is another one after each hundred visits. */
async function arrange(dice: Dice, at: number): Promise<void> {
  const { promotions } = scene;
  if (at % 100 === 0 || at % 100 === 50) {
    promotions.house = { isPublic: at % 100 === 50 && at % 200 < 100, severalVouchers: at % 200 >= 100 };
    const { isPublic: coSoCongLap, severalVouchers: nhieuVoucher } = promotions.house;
    await updateSetting(await site.ctx('quantri'), 'promotions', { coSoCongLap, nhieuVoucher });
  }
  const live = promotions.programmes.filter(({ state }) => state === 'live').length;
  if (live > 3 && dice.chance(20)) await scene.end(dice);
  for (let tries = 0; tries < (at === 0 ? 8 : 1); tries++) if (live < 6) await scene.release(dice);
  if (at < 4 || dice.chance(25)) await scene.issueVoucher(dice);
}

/** Plays an act in the product, then in the second calculation; what the product refuses changes neither. */
async function play(name: string, played: Played, dice: Dice): Promise<'done' | 'nothing' | string> {
  const act = acts[name];
  if (!act) throw new Error(`no act ${name}`);
  try {
    const follow = await act(scene, played, dice);
    if (!follow) return 'nothing';
    await follow();
    played.second.settle();
    return 'done';
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
}

/** What kinds of programmes take something off lines of the bill. */
function kindsOn({ second }: Played): string[] {
  const cuts = second.lines.flatMap(({ id }) => second.cuts(id)).filter(({ amount }) => amount > 0n);
  return cuts.map(
    ({ source }) => scene.promotions.programmes.find(({ id }) => id === source)?.kind ?? 'voucher',
  );
}

/** The bill as the product has it. */
async function inProduct({ visit }: Played) {
  const { dongs, TamUngCon, DaThu } = await bill(scene.desk(), visit);
  const { rows } = await site.database.db.execute<{ line: string; cuts: string[] }>(sql`
    select vien_phi_dong_id as line, array_agg(concat_ws(' ', buoc, coalesce(chuong_trinh_khuyen_mai_id, voucher_id), so_tien, so_luong)
      order by buoc, coalesce(chuong_trinh_khuyen_mai_id, voucher_id)) as cuts
    from main.ap_dung_khuyen_mai where tiep_nhan_id = ${visit.TiepNhan_Id} and trang_thai = 'HieuLuc' group by 1`);
  const cuts = new Map(rows.map((row) => [row.line, row.cuts]));
  return {
    ...{ TamUngCon, DaThu },
    lines: dongs.map((line) => {
      const { _id, ThanhTien, BHChiTra, BNCCT, BNTT, KhuyenMai, MienGiam, HachToan, ConLai, ThuThua } = line;
      const parts = { _id, ThanhTien, BHChiTra, BNCCT, BNTT, KhuyenMai, MienGiam, HachToan, ConLai, ThuThua };
      return { ...parts, cuts: (cuts.get(_id) ?? []).toSorted() };
    }),
  };
}

/** The same as the second calculation has it. */
function inSecond({ second }: Played): Awaited<ReturnType<typeof inProduct>> {
  const { ledger } = second;
  return {
    ...{ TamUngCon: written(ledger.waiting()), DaThu: written(ledger.collected()) },
    lines: second.lines.map(({ id }) => {
      const { cost, fund, coPayment, own, reduced, exempt, collected, due, surplus } = second.worked(id);
      return {
        ...{
          _id: id,
          ThanhTien: written(cost),
          BHChiTra: written(fund),
          BNCCT: written(coPayment),
          BNTT: written(own),
        },
        ...{ KhuyenMai: written(reduced), MienGiam: written(exempt), HachToan: written(collected) },
        ...{ ConLai: written(due), ThuThua: written(surplus) },
        cuts: second
          .cuts(id)
          .map(({ step, source, amount, units }) => `${step} ${source} ${written(amount)} ${units}`)
          .toSorted(),
      };
    }),
  };
}
