// npm run bench -- --patients 100000: makes the data, then prints each path beside the bare SQL of the same work.
// npm run bench -- --imports: 50,000 lines into a catalogue, beside the bare SQL.
// npm run bench -- --previews: the preview of every print form, beside its compiler alone.
// npm run bench -- --basket: bills with promotions of every kind, beside short ones and beside the same bills without any.
// npm run bench -- --claims: claims of 1,000 visits written, checked and signed, and what the checks cost while a doctor orders.
// npm run bench -- --debts: lists of the debts of 100,000 visits.
// npm run bench -- --evening: the evening of a day of 20,000 receipts, beside the bare sums.
// npm run bench -- --invoices: lists of the invoices of 20,000 receipts, and what owes one.
// npm run bench -- --prints: receipts, printed by one desk and by several at once.
// npm run bench -- --long-stay: a stay of 60 days beside a short visit.
// npm run bench -- --wards: a ward of 60 people, a stay of 60 days and a year of its beds, beside the bare SQL.
// npm run bench -- --doctor: a doctor's room at its worst, beside the bare SQL.
// npm run bench -- --modalities: worklists while 2,000 orders wait, a CT that is sent and results of an analyser, beside the bare SQL.
// npm run bench -- --start: the first start of a checkout that has built nothing, and the next ones.
// npm run bench -- --statements: the statements of a whole visit by operation; with --list their texts as well.
// npm run bench -- --attack guesses: an attack beside honest work.
// npm run bench -- --commits: commits with an event on a disk with a slow flush, told inside the transaction and after it.
// npm run bench -- --nodes 1,2,4: so many nodes on one PostgreSQL, clients spread over them, and who waits for whom.
// npm run bench -- --soak 8 --sockets 1000: many desks for so many hours with a trickle of visits, and what grows.
// npm run bench -- --web: how fast the screens come on a slowed processor.
// npm run bench -- --viewer: the first picture of a CT of 500 slices in Chromium and the way through all of it, beside the bare fetch.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { build, root } from './build.mjs';
import { ensureChromium } from './chromium.mjs';

/** What has a script of its own. */
const own = [
  'start',
  'statements',
  'web',
  'viewer',
  'commits',
  'nodes',
  'soak',
  'imports',
  'previews',
  'basket',
  'claims',
  'debts',
  'evening',
  'invoices',
  'prints',
  'long-stay',
  'wards',
  'doctor',
  'modalities',
  'attack',
].find((name) => process.argv.includes(`--${name}`));
const web = own === 'web' || own === 'viewer'; // what is seen in a browser
if (own !== 'start') await build({ web });

const { status } = spawnSync(
  path.join(root, 'node_modules/.bin/tsx'),
  [own ? `bench/${own.replace('-s', 'S')}.ts` : 'bench/run.ts', ...process.argv.slice(2)],
  {
    cwd: root,
    stdio: 'inherit',
    env: web ? { ...process.env, SEN_CHROMIUM: ensureChromium() } : process.env,
  },
);
process.exitCode = status ?? 1;
