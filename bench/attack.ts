import { parseArgs } from 'node:util';
import { attack as aliases } from './attack/aliases.ts';
import type { Beside } from './attack/beside.ts';
import { attack as disk } from './attack/disk.ts';
import { attack as failover } from './attack/failover.ts';
import { attack as guesses } from './attack/guesses.ts';
import { attack as kills } from './attack/kills.ts';
import { attack as subscribes } from './attack/subscribes.ts';
import { attack as tampering } from './attack/tampering.ts';
import { type Started, today, withSen } from './site.ts';

/** Attacks beside honest work, which may then take so many times as long as without, at the 95th percentile. */
const beside = {
  guesses: { attack: guesses, most: 3 },
  subscribes: { attack: subscribes, most: 3 },
  aliases: { attack: aliases, most: 3 },
} satisfies Record<string, { attack: (site: Pick<Started, 'base'>) => Promise<Beside>; most: number }>;

/** Attacks that start a Sen of their own and throw when it does not hold. */
const alone: Readonly<Record<string, () => Promise<void>>> = { kills, disk, tampering, failover };

const attacks: Readonly<Record<string, () => Promise<void>>> = {
  ...Object.fromEntries(
    Object.keys(beside).map((name) => [name, () => compare(name as keyof typeof beside)]),
  ), // its keys
  ...alone,
};

const { values } = parseArgs({ options: { attack: { type: 'string', default: '' } } });
const run = attacks[values.attack];
if (!run) {
  console.error(`There is no attack "${values.attack}": choose from ${Object.keys(attacks).join(', ')}.`);
  process.exit(1);
}
await run();

async function compare(name: keyof typeof beside): Promise<void> {
  const { attack, most } = beside[name];
  await withSen({ patients: 100, visits: 100, acts: 10 }, async (sen) => {
    const { quietP95, p95 } = await attack(sen);
    const ratio = p95 / quietP95;
    console.log(
      `${name}: honest work p95 ${quietP95.toFixed(1)} ms, beside it ${p95.toFixed(1)} ms; ratio ${ratio.toFixed(1)} of at most ${most}; ${today}`,
    );
    if (ratio > most) throw new Error('honest work suffered');
  });
}
