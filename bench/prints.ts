import { pay, visitsToPay } from '../packages/server/test/faults/payments.ts';
import { signIn } from './facts.ts';
import { measure, spread } from './measure.ts';
import { type Site, type Started, today, withSen } from './site.ts';

/** Receipts that are printed again and again, as a cashier prints them: one after the other, then by several desks at once. */
const receipts = 20;
const turns = 200;
const desks = 4;

await withSen({ patients: 100, visits: 10, acts: 10 }, bench);

async function bench({ base }: Started, { url }: Site): Promise<void> {
  const payments = await visitsToPay({ base, url, signIn: (name) => signIn(base, name) }, receipts);
  const ids = await Promise.all(payments.map(async (payment) => (await pay(base, payment))._id));
  const session = await signIn(base, 'thungan1');
  const print = async (turn: number) => {
    const answer = await fetch(`${base}/api/print/PhieuThu/${ids[turn % ids.length]}`, {
      headers: session,
    });
    if (!answer.headers.get('content-type')?.includes('pdf')) throw new Error(await answer.text());
    await answer.arrayBuffer();
  };
  const began = performance.now();
  await print(0);
  const first = performance.now() - began;
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const from = performance.now();
    await print(turn);
    times.push(performance.now() - from);
  }
  const alone = spread(times);
  const together = await measure(desks, 5, print);
  console.log(`Receipts printed, ${today}

| work | p50 ms | p95 | a second |
|---|---|---|---|
| the first one after the start | ${first.toFixed(1)} | | |
| one desk | ${alone.p50.toFixed(1)} | ${alone.p95.toFixed(1)} | |
| ${desks} desks at once | ${together.p50.toFixed(1)} | ${together.p95.toFixed(1)} | ${together.rate.toFixed(0)} |`);
}
