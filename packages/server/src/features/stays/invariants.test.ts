import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import type { Ctx } from '../../engine/context.ts';
import { stayById } from '../admission/queries.ts';
import { closeWard, completeDischarge } from '../discharges/leaving.ts';
import { dischargeFactory } from '../discharges/testDischarges.ts';
import { type ExamFactory, examFactory } from '../examination/testExam.ts';
import { priceOf } from '../pricing/queries.ts';
import { drugLine, makeEntry } from '../treatment/testTreatment.ts';
import { bedDaysOfStay } from './bedDays.ts';
import { takeIn } from './commands.ts';
import { bedsOfStay } from './queries.ts';
import { type Ask, bedDaysAgain } from './testBedDays.ts';
import { type Never, never, refused, spoilt } from './testNever.ts';
import { liveThrough } from './testRandomStays.ts';
import { again, copiesOf, issuesOf, wardFactory } from './testStays.ts';

let site: TestSite;
let at: Awaited<ReturnType<typeof wardFactory>>;
let exam: ExamFactory;
let of: ReturnType<typeof dischargeFactory>;
let admin: Ctx;
beforeAll(async () => {
  site = await openTestSite();
  exam = await examFactory(site);
  at = await wardFactory(site, exam);
  of = dischargeFactory(site, at);
  admin = await site.ctx('quantri');
});
afterAll(() => site.close());

const nurse = () => again(at.nurse);
const read = (id: string) => stayById(nurse(), id);

describe('two who want the last place of a bed', () => {
  it('do not both have it: one is told that it is full', async () => {
    await at.lying('H309');
    await at.lying('H309', { choGhep: true });
    const orders = [await at.ordered(), await at.ordered()];
    const inputs = await Promise.all(orders.map((id) => at.takingIn(id, 'H309')));
    const told = await Promise.all(
      inputs.map((input) => issuesOf(takeIn(nurse(), { ...input, choGhep: true }))),
    );
    expect(told.sort()).toEqual([['Giuong_Id BED_FULL'], ['done']]);
  });

  it('and the free bed: the other is asked whether to share it', async () => {
    const orders = [await at.ordered(), await at.ordered()];
    const inputs = await Promise.all(orders.map((id) => at.takingIn(id, 'H310')));
    const told = await Promise.all(inputs.map((input) => issuesOf(takeIn(nurse(), input))));
    expect(told.sort()).toEqual([['choGhep BED_SHARED'], ['done']]);
  });

  it('is one who takes the same patient in twice', async () => {
    const order = await at.ordered();
    const inputs = [await at.takingIn(order, 'H301'), await at.takingIn(order, 'H302')];
    const told = await Promise.all(inputs.map((input) => issuesOf(takeIn(nurse(), input))));
    expect(told.sort()).toEqual([['STATE_CHANGED'], ['done']]);
    expect(await bedsOfStay(nurse(), order)).toHaveLength(1);
  });
});

async function broken(): Promise<Never[]> {
  const found: Never[] = [];
  for (const [name, query] of Object.entries(never))
    if ((await site.database.pool.query(query)).rows.length > 0) found.push(name as Never); // a key of never
  return found;
}

const stays = Number(process.env['SEN_STAYS'] ?? 25);

describe(`after ${stays} random stays`, () => {
  /** Everybody has gone on lying until then. */
  const later = new Date(Date.now() + 30 * 3_600_000);
  const ask: Ask = (text, values) => site.database.pool.query(text, values);
  const prices = new Map<string, number>();
  const shown = new Map<string, string[]>();

  /** A discharge as far as it goes, so that there is one to spoil. */
  async function left(): Promise<void> {
    const [over, ordered] = [await at.lying('H312'), await at.lying('T301')];
    await makeEntry(at.doctor, over, { thuocs: [await drugLine(site, 'T001')] });
    for (const id of [over, ordered]) {
      await of.worked(id);
      await of.leaving(id);
    }
    await closeWard(nurse(), over, (await read(over)).version);
    const { TiepNhan_Id } = await read(over);
    await site.database.pool.query('update main.vien_phi set con_lai = 0 where tiep_nhan_id = $1', [
      TiepNhan_Id,
    ]);
    await completeDischarge(nurse(), over, (await read(over)).version);
  }

  it('nothing is that never is, whatever four desks did at once, and whoever was refused was told why', async () => {
    await left();
    const orders = await copiesOf(site, await at.ordered('KNOI'), stays);
    const told = await liveThrough(site, at, orders, { seed: 20_261_130, admin, test: exam.ids.test });
    if (process.env['SEN_STAYS']) console.log(Object.fromEntries(told));
    expect(told.get('done') ?? 0).toBeGreaterThan(stays * 2);
    const unsaid = [...told.keys()].filter((one) => !/^(done|(\S+ )?[A-Z][A-Z_]+)$/.test(one));
    expect(unsaid).toEqual([]);
    expect(await broken()).toEqual([]);
  }, 900_000);

  it('the bed days that are shown are those of a second calculation', async () => {
    const ctx = again(at.nurse, later);
    const { rows } = await ask(
      'select distinct dich_vu_id as service from main.dot_giuong where dich_vu_id is not null',
    );
    const DichVu_Ids = rows.map((row) => String(row['service']));
    for (const [service, { DonGia }] of await priceOf(ctx, { DichVu_Ids, DoiTuong_Id: exam.ids.payer }))
      prices.set(service, Number(DonGia));
    const second = await bedDaysAgain(ask, later, prices);
    for (const id of second.keys()) {
      const days = await bedDaysOfStay(again(ctx), await read(id));
      shown.set(
        id,
        days.map((one) => `${one.ngay} ${one.giuong} ${one.soNguoi} ${Number(one.soLuong)}`),
      );
    }
    const all = [...shown.values()].flat();
    expect(Object.fromEntries(second)).toEqual(Object.fromEntries(shown));
    // what the rules are about has happened
    expect(all.length).toBeGreaterThan(stays);
    for (const part of [/ 2 1$/, / 0.5$/])
      expect(all.filter((one) => part.test(one)).length).toBeGreaterThan(0);
  }, 900_000);

  it.each([
    ['a bed', `giuong_id = (select id from main.giuong_benh where ma_giuong = 'H208')`],
    ['a time', `tu_luc = tu_luc - interval '2 days'`],
    [
      'a kind of bed',
      `dich_vu_id = null, giuong_id = (select id from main.giuong_benh where ma_giuong = 'H208')`,
    ],
  ])('and would differ from it by %s', async (_what, set) => {
    await spoiling(
      `update main.dot_giuong set ${set} where id = (select id from main.dot_giuong d where not da_huy and noi_tiep is null
      and coalesce(den_luc, now()) - tu_luc > interval '20 hours' order by tu_luc limit 1)`,
      async (client) => {
        const found = await bedDaysAgain((text, values) => client.query(text, values), later, prices);
        expect(Object.fromEntries(found)).not.toEqual(Object.fromEntries(shown));
      },
    );
  });

  /** Spoils rows for a look at them; what the database itself refuses with its guards off. */
  async function spoiling(spoil: string, look: (client: pg.PoolClient) => Promise<void>): Promise<void> {
    const client = await site.database.pool.connect();
    try {
      await client.query('begin');
      await client.query(
        'alter table main.dot_giuong drop constraint dot_giuong_place, drop constraint dot_giuong_one_bed, drop constraint dot_giuong_joined, drop constraint dot_giuong_follows',
      );
      await client.query(
        'alter table main.dot_khoa drop constraint dot_khoa_joined, drop constraint dot_khoa_follows',
      );
      await client.query('drop index main.tiep_nhan_nhap_vien_lying');
      await client.query(spoil);
      await look(client);
    } finally {
      await client.query('rollback');
      client.release();
    }
  }

  it.each(Object.entries(spoilt))('would find %s', (name, spoil) =>
    spoiling(spoil, async (client) => {
      expect((await client.query(never[name as Never])).rows.length).toBeGreaterThan(0); // a key of spoilt
    }),
  );

  it.each(Object.entries(refused))('the database itself refuses by %s', async (constraint, spoil) => {
    const client = await site.database.pool.connect();
    try {
      await client.query('begin');
      const error = await client
        .query(spoil)
        .then(() => client.query('set constraints all immediate'))
        .catch((it) => it);
      expect(error.constraint).toBe(constraint);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});
