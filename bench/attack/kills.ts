import { mkdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { payThroughKills, receiveThroughKills } from '../../packages/server/test/faults/kills.ts';
import { spawnSen } from '../../packages/server/test/spawnSen.ts';
import { spread } from '../measure.ts';

const kills = 20;
const each = 40;

/**
 * Twenty kills of server, database and both in turn amid payments, then amid receptions, each on a Sen with its bundled database. Throws when
 * one is lost or doubled, or a number skipped.
 */
export async function attack(): Promise<void> {
  await through('payments', payThroughKills);
  await through('receptions', receiveThroughKills);
}

async function through(what: string, run: typeof payThroughKills): Promise<void> {
  const folder = path.join(os.tmpdir(), `sen-attack-kills-${process.pid}`);
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const start = async () => {
    const sen = await spawnSen({
      SEN_DATA: folder,
      PORT: '0',
      HOST: '127.0.0.1',
      SEN_MODE: 'development',
      SEN_DEMO_VISITS: 'off',
      SEN_RATE_LIMIT: '1000000',
    });
    if (sen.code !== null) throw new Error(`Sen did not start: ${sen.output}`);
    return sen;
  };
  try {
    const { waits, ...report } = await run({ folder, start }, { kills, each });
    console.log(`${waits.length} kills amid ${report.sent} ${what}: ${report.lost} lost, ${report.doubled} doubled, ${report.skipped} numbers skipped, ${report.changed} answers changed

| killed | kills | the longest wait of a desk p50 ms | p95 |
|---|---|---|---|`);
    for (const kind of ['server', 'database', 'both'] as const) {
      const times = waits.filter((one) => one.kind === kind).map(({ ms }) => ms);
      const { p50, p95 } = spread(times);
      console.log(`| ${kind} | ${times.length} | ${p50.toFixed(0)} | ${p95.toFixed(0)} |`);
    }
    if (report.lost + report.doubled + report.skipped + report.changed > 0 || waits.length < kills)
      throw new Error(`${what} did not survive the kills`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
