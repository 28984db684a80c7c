import { parseArgs } from 'node:util';
import { attack as aliases } from './attack/aliases.ts';
import type { Beside } from './attack/beside.ts';
import { attack as guesses } from './attack/guesses.ts';
import { attack as subscribes } from './attack/subscribes.ts';
import { type Started, today, withSen } from './site.ts';

/** Attacks beside honest work, which may then take so many times as long as without, at the 95th percentile. */
const attacks: Readonly<
  Record<string, { attack: (site: Pick<Started, 'base'>) => Promise<Beside>; most: number }>
> = {
  guesses: { attack: guesses, most: 3 },
  subscribes: { attack: subscribes, most: 3 },
  aliases: { attack: aliases, most: 3 },
};

const { values } = parseArgs({ options: { attack: { type: 'string', default: '' } } });
const chosen = attacks[values.attack];
if (!chosen) {
  console.error(`There is no attack "${values.attack}": choose from ${Object.keys(attacks).join(', ')}.`);
  process.exit(1);
}

await withSen({ patients: 100, visits: 100, acts: 10 }, async (sen) => {
  const { quietP95, p95 } = await chosen.attack(sen);
  const ratio = p95 / quietP95;
  const held = ratio <= chosen.most;
  console.log(
    `${values.attack}: honest work p95 ${quietP95.toFixed(1)} ms, beside it ${p95.toFixed(1)} ms; ratio ${ratio.toFixed(1)} of at most ${chosen.most}; ${held ? 'held' : 'NOT held'}; ${today}`,
  );
  process.exitCode = held ? 0 : 1;
});
