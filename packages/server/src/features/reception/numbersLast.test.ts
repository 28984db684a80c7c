import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { marksOfNumbers } from '../../../test/marksOfNumbers.ts';
import { openTestSite, type TestSite } from '../../../test/testSite.ts';
import { inTransaction } from '../../engine/sql/transaction.ts';
import { patientInput } from '../patients/testPatient.ts';
import { createTiepNhan } from './commands.ts';
import { receptionFactory } from './testReception.ts';

let site: TestSite;
let at: Awaited<ReturnType<typeof receptionFactory>>;
beforeAll(async () => {
  site = await openTestSite();
  at = await receptionFactory(site);
});
afterAll(() => site.close());

let names = 0;
const arrival = async () => ({
  BenhNhan: await patientInput(site, { TenBenhNhan: `Trần Thị ${'ABCDEFGHIJKLMNOPQRSTUVWXY'[names++]}` }),
  DoiTuong_Id: at.ids.paying,
  dichVus: [...at.services(), ...at.services()],
  xacNhanTrung: true,
});

/** The statements of a run, as they are sent. */
async function statements(run: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function noted(this: pg.Client, ...args: unknown[]) {
    const [asked] = args;
    sent.push(typeof asked === 'string' ? asked : (asked as { text: string }).text);
    return Reflect.apply(query, this, args);
  } as typeof query;
  try {
    await run();
  } finally {
    pg.Client.prototype.query = query;
  }
  return sent;
}

/** Numbers of a column of today's rows, in order. */
async function numbersOf(table: string, column: string): Promise<number[]> {
  const { rows } = await site.database.db.execute<{ number: number }>(
    sql.raw(
      `select right(${column}, 4)::int as number from ${table} where ngay_tao > now() - interval '1 hour' order by 1`,
    ),
  );
  return rows.map(({ number }) => Number(number));
}

describe('a reception', () => {
  it('takes its codes and the numbers of its slips with the commit: nothing is asked between', async () => {
    const visit = await createTiepNhan(at.ctx, await arrival());
    expect(visit.MaTiepNhan).toMatch(/^TN\d{6}-\d{4}$/);
    const sent = await statements(async () => createTiepNhan(at.ctx, await arrival()));
    const taken = sent.findIndex((text) =>
      /insert into main.counter .* order by at\s+on conflict/s.test(text),
    );
    expect(sent.slice(taken + 1)[0]).toBe('commit');
    // numbers, their rows, the log, the events: one statement
    expect(sent[taken]?.trim().split(/\s+/).slice(0, 2).join(' ')).toBe('with recursive');
  });

  it('shows the numbers wherever they stand, in the log as well', async () => {
    const visit = await createTiepNhan(at.ctx, await arrival());
    expect(await marksOfNumbers(site.database)).toEqual([]);
    const { rows } = await site.database.db.execute<{ code: string; logged: string; person: string }>(sql`
      select b.ma_y_te as code, a.after ->> 'MaTiepNhan' as logged, p.after ->> 'MaYTe' as person
      from main.benh_nhan b join main.audit a on a.entity_id = ${visit._id} and a.action = 'CREATE'
        join main.audit p on p.entity_id = b.id::text and p.action = 'CREATE' where b.id = ${visit.BenhNhan_Id}`);
    expect(rows).toEqual([{ code: rows[0]?.person, logged: visit.MaTiepNhan, person: rows[0]?.code }]);
    const slips = await site.database.db.execute<Record<string, unknown>>(sql`
      select s.so_phieu_yeu_cau as slip, s.so_thu_tu as number, a.after ->> 'SoPhieuYeuCau' as logged, a.after -> 'SoThuTu' as bare,
        (select min(d.ma_phieu) from main.vien_phi_dong d where d.tiep_nhan_id = s.tiep_nhan_id) as charged
      from main.dich_vu_yeu_cau s join main.audit a on a.entity_id = s.id::text and a.action = 'CREATE' where s.tiep_nhan_id = ${visit._id}`);
    expect(slips.rows).toHaveLength(1);
    const [slip] = slips.rows;
    expect(slip).toEqual({
      slip: expect.stringMatching(/^YC\d{6}-\d{5}$/),
      number: Number(String(slip?.['slip']).slice(-5)),
      logged: slip?.['slip'],
      bare: slip?.['number'],
      charged: slip?.['slip'],
    });
  });

  it('gives no number twice and leaves none out, when many come at once and some are refused', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, arrival));
    const refused = await arrival();
    await Promise.allSettled([
      ...people.map((person) => createTiepNhan(at.ctx, person)),
      inTransaction(at.ctx, async (tx) => {
        await createTiepNhan(tx, refused);
        throw new Error('taken back');
      }),
    ]);
    for (const [table, column] of [
      ['main.tiep_nhan', 'ma_tiep_nhan'],
      ['main.benh_nhan', 'ma_y_te'],
      ['main.dich_vu_yeu_cau', 'so_phieu_yeu_cau'],
    ] as const) {
      const numbers = await numbersOf(table, column);
      expect(numbers.length).toBeGreaterThanOrEqual(10);
      const [first = 0] = numbers;
      expect(numbers).toEqual(numbers.map((_, n) => first + n));
    }
    expect(await marksOfNumbers(site.database)).toEqual([]);
  });

  it('gives several of one transaction numbers in the order in which they were made', async () => {
    const people = [await arrival(), await arrival(), await arrival()];
    const ids = await inTransaction(at.ctx, async (tx) => {
      const made: string[] = [];
      for (const person of people) made.push((await createTiepNhan(tx, person))._id);
      return made;
    });
    const { rows } = await site.database.db.execute<{ id: string; n: number }>(
      sql`select id, right(ma_tiep_nhan, 4)::int as n from main.tiep_nhan where id = any(${`{${ids.join(',')}}`}::uuid[]) order by 2`,
    );
    expect(rows.map(({ id }) => id)).toEqual(ids);
    expect(Number(rows[2]?.n) - Number(rows[0]?.n)).toBe(2);
  });

  it('takes the numbers of its queues in one order, whatever the order of its services', async () => {
    const NoiThucHien_Id = await site.id('auth.node', 'PK02');
    const other = at.services().map((one) => ({ ...one, NoiThucHien_Id }));
    const queuesOf = async (dichVus: ReturnType<typeof at.services>) => {
      const visit = await createTiepNhan(at.ctx, { ...(await arrival()), dichVus });
      const { rows } = await site.database.db.execute<{ room: string }>(
        sql`select hang_doi || node_id as room from main.hang_doi_ve where tiep_nhan_id = ${visit._id} order by id`,
      );
      const first = await site.database.db.execute<{ n: number }>(sql`
        select v.so_thu_tu as n from main.hang_doi_ve v join main.dich_vu_yeu_cau s on s.id = v.source_id
        where s.tiep_nhan_id = ${visit._id} order by s.so_phieu_yeu_cau limit 1`);
      expect(visit.SoThuTu).toBe(first.rows[0]?.n);
      return rows.map(({ room }) => room);
    };
    const rooms = await queuesOf([...at.services(), ...other]);
    expect(rooms).toHaveLength(3);
    expect(rooms[2]).toMatch(/^VienPhi/);
    expect(await queuesOf([...other, ...at.services()])).toEqual(rooms);
  });
});
