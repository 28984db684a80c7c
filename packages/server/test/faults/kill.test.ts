import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aVisit, cash, charge, value } from '../cashierVisits.ts';
import { startSen } from '../senProcess.ts';
import { ended, type SenProcess } from '../spawnSen.ts';
import { type GraphQLAnswer, openTestSite, type TestSite } from '../testSite.ts';

const payments = 200;
const cashiers = ['thungan1', 'thungan2'];
const collect = `mutation Collect($input: ThuTienInput!) { createBienLai_ByVienPhi(input: $input) { _id MaBienLai GiaTriBienLai } }`;

type Payment = { token: string; input: Record<string, unknown> };
type Receipt = { _id: string; MaBienLai: string; GiaTriBienLai: string };

let site: TestSite;
let sen: SenProcess;
const given: Payment[] = [];

beforeAll(async () => {
  site = await openTestSite();
  const ctx = await site.ctx('thungan1', { node: 'QT01' });
  const tokens = await Promise.all(cashiers.map((name) => site.token(name)));
  const money = await cash(site, '45000');
  const visits = await Promise.all(Array.from({ length: payments }, () => aVisit(site)));
  await Promise.all(visits.map((visit) => charge(site, ctx, visit, [{ ma: 'KB-NOI', donGia: '45000' }])));
  for (const [index, visit] of visits.entries()) {
    const token = tokens[index % tokens.length] ?? '';
    given.push({ token, input: { requestId: v7(), ...visit, thanhToans: [money] } });
  }
  sen = await start();
});
afterAll(async () => {
  sen.child.kill('SIGTERM');
  await ended(sen.child);
  await site.close();
});

async function start(): Promise<SenProcess> {
  const started = await startSen({
    DATABASE_URL: site.url,
    PORT: '0',
    HOST: '127.0.0.1',
    SEN_MODE: 'development',
    SEN_SEED: 'none',
    SEN_DEMO_VISITS: 'off',
    SEN_RATE_LIMIT: '1000000',
  });
  expect(started.output).toContain('Sen is ready');
  return started;
}

/** The receipt of a payment; null when the connection broke before its answer. */
async function pay({ token, input }: Payment): Promise<Receipt | null> {
  const answer = await fetch(`${sen.base}/graphql/main`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'access-token': token },
    body: JSON.stringify({ query: collect, variables: { input } }),
  })
    .then((response) => response.json() as Promise<GraphQLAnswer>) // the API's shape
    .catch(() => null);
  expect(answer?.errors).toBeUndefined();
  return answer?.data?.createBienLai_ByVienPhi ?? null;
}

const count = (statement: ReturnType<typeof sql>) =>
  value<number>(site, sql`select count(*)::int as value from (${statement}) found`);

describe('a Sen that is killed amid 200 payments', () => {
  it('has lost, doubled and skipped no receipt once the desks have sent their requests again', async () => {
    let answered = 0;
    const first: Array<Receipt | null> = [];
    const left = given.entries();
    // fifty at once, so that some are under way and some to come whenever the kill arrives
    const desk = async () => {
      for (const [at, payment] of left) {
        first[at] = await pay(payment);
        if (first[at] && ++answered === 40) sen.child.kill('SIGKILL');
      }
    };
    await Promise.all(Array.from({ length: 50 }, desk));
    await ended(sen.child);
    const known = first.filter((receipt) => receipt !== null);
    expect(known.length).toBeGreaterThanOrEqual(40);
    expect(known.length).toBeLessThan(payments);

    sen = await start();
    const again = await Promise.all(given.map(pay));
    // what a desk was told before the kill still holds
    expect(again.filter((_, index) => first[index])).toEqual(known);
    expect(new Set(again.map((receipt) => receipt?._id)).size).toBe(payments);

    const ids = again.map((receipt) => receipt?._id);
    expect(await receiptsOfVisits()).toEqual([...ids].sort());
    const { rows: books } = await site.database.db.execute(sql`
      select count(*)::int as receipts, count(distinct r.so_bien_lai)::int as numbers,
        (max(r.so_bien_lai) - min(r.so_bien_lai) + 1)::int as span, (max(b.current_number) - max(r.so_bien_lai))::int as taken_for_nothing
      from main.bien_lai r join main.quyen_bien_lai b on b.id = r.quyen_bien_lai_id
      where r.tiep_nhan_id in ${visits()} group by b.id`);
    const each = payments / cashiers.length;
    expect(books).toEqual(
      cashiers.map(() => ({ receipts: each, numbers: each, span: each, taken_for_nothing: 0 })),
    );
  });

  it('owes and is owed nothing, and tells each receipt once in its log and its events', async () => {
    const { rows: open } = await site.database.db.execute(sql`
      select v.tiep_nhan_id, v.con_lai, v.thu_thua, v.tam_ung_con, v.da_thu from main.vien_phi v
      where v.tiep_nhan_id in ${visits()} and (v.con_lai + v.thu_thua + v.tam_ung_con <> 0 or v.da_thu <> 45000)`);
    expect(open).toEqual([]);
    const ids = await receiptsOfVisits();
    const list = sql`(${sql.join(
      ids.map((id) => sql`${id}`),
      sql`, `,
    )})`;
    expect(
      await count(sql`select entity_id from main.audit where entity = 'BienLai' and action = 'CREATE' and entity_id in ${list}
        group by entity_id having count(*) = 1`),
    ).toBe(payments);
    expect(
      await count(sql`select data ->> 'BienLai_Id' from main.event where module = 'BienLai' and process = 'create'
        and data ->> 'BienLai_Id' in ${list} group by 1 having count(*) = 1`),
    ).toBe(payments);
  });
});

/** The visits of these payments, as a list of SQL. */
function visits() {
  return sql`(${sql.join(
    given.map(({ input }) => sql`${input['TiepNhan_Id']}::uuid`),
    sql`, `,
  )})`;
}

async function receiptsOfVisits(): Promise<string[]> {
  const { rows } = await site.database.db.execute<{ id: string }>(
    sql`select id from main.bien_lai where tiep_nhan_id in ${visits()} order by id::text`,
  );
  return rows.map(({ id }) => id);
}
