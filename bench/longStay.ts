import { v7 } from 'uuid';
import { screenDocument } from '../packages/server/test/screenDocument.ts';
import { readFacts } from './facts.ts';
import { spread, timed } from './measure.ts';
import { type Site, type Started, today, withSen } from './site.ts';
import { makeStay, type Stay } from './stays.ts';

/** A stay of so many lines over so many days, beside visits of a few lines. */
const long = { lines: 3000, days: 60 };
const short = { lines: 5, days: 1 };
const turns = 40;
/** The most that the long stay may cost of the short one. */
const limit = 3;

const order = `mutation ($input: DichVuYeuCauInput!) { createDichVuYeuCau(input: $input) { _id } }`;
const pay = `mutation ($input: ThuTienInput!) { createBienLai_ByVienPhi(input: $input) { _id MaBienLai } }`;

await withSen({ patients: 1000, visits: 2000, acts: 10 }, bench);

async function bench(sen: Started, site: Site): Promise<void> {
  const facts = await readFacts(sen.base, site);
  const bill = screenDocument('CashierBill');
  console.log(`${long.lines} lines of ${long.days} days beside ${short.lines} lines, ${turns} turns of each in turn, one client; ${today}

| work | payer | short p50 ms | p95 | long p50 ms | p95 | p50 ratio |
|---|---|---|---|---|---|---|`);
  for (const payer of ['THUPHI', 'BHYT'] as const) {
    const stay = await makeStay(site, facts, { payer, ...long, number: 0 });
    const visits: Stay[] = [];
    for (let number = 1; number <= turns + 1; number += 1)
      visits.push(await makeStay(site, facts, { payer, ...short, number }));
    await site.database.pool.query('vacuum analyze main.vien_phi, main.vien_phi_dong');
    const acts = {
      'a new line': newLine,
      'a payment of it': payNewest,
      'a reading of the bill': read,
    } as const;
    const times = new Map<string, { short: number[]; long: number[] }>();
    for (const [turn, visit] of visits.entries()) {
      for (const [name, act] of Object.entries(acts)) {
        const of = times.get(name) ?? { short: [], long: [] };
        times.set(name, of);
        const took = [await timed(() => act(visit)), await timed(() => act(stay))] as const;
        if (turn === 0) continue; // the first of everything is prepared
        of.short.push(took[0]);
        of.long.push(took[1]);
      }
    }
    for (const [name, of] of times) {
      const [few, many] = [spread(of.short), spread(of.long)];
      const ratio = many.p50 / few.p50;
      console.log(
        `| ${name} | ${payer} | ${few.p50.toFixed(1)} | ${few.p95.toFixed(1)} | ${many.p50.toFixed(1)} | ${many.p95.toFixed(1)} | ${ratio.toFixed(1)}${ratio > limit ? ' (too much)' : ''} |`,
      );
    }
  }

  async function newLine({ session }: Stay): Promise<void> {
    const chiTiets = [{ DichVu_Id: facts.ids.test }];
    await ask('bsnoi1', order, {
      input: { requestId: v7(), KhamBenh_Id: session, chiTiets, xacNhanTrung: true },
    });
  }

  async function payNewest({ visit: TiepNhan_Id, patient: BenhNhan_Id }: Stay): Promise<void> {
    const { rows } = await site.database.pool.query<{ id: string; due: string }>(
      'select id, con_lai as due from main.vien_phi_dong where tiep_nhan_id = $1 order by ngay_tao desc limit 1',
      [TiepNhan_Id],
    );
    const [line] = rows;
    if (!line || Number(line.due) === 0) return;
    const thanhToans = [
      { HinhThucThanhToan_Id: facts.ids.cash, SoTien: Math.round(Number(line.due)).toFixed(2) },
    ];
    await ask('thungan1', pay, {
      input: { requestId: v7(), BenhNhan_Id, TiepNhan_Id, VienPhiDong_Ids: [line.id], thanhToans },
    });
  }

  function read({ visit: TiepNhan_Id, patient: BenhNhan_Id }: Stay): Promise<void> {
    // as the screen reads it first
    return ask('thungan1', bill, { BenhNhan_Id, TiepNhan_Id, limit: 50 });
  }

  async function ask(as: string, query: string, variables: unknown): Promise<void> {
    const answer = await fetch(`${sen.base}/graphql/main`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...facts.sessions[as] },
      body: JSON.stringify({ query, variables }),
    });
    const { errors } = (await answer.json()) as { errors?: unknown };
    if (errors) throw new Error(JSON.stringify(errors));
  }
}
