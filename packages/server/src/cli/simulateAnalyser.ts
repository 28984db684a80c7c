import { type Command, InvalidArgumentError } from 'commander';
import { giaTriThamChieu } from '../../seeds/demo/references.ts';
import { table } from '../../seeds/table.ts';
import { type Measured, openAnalyser } from '../features/devices/analyser.ts';
import { oneLine } from './oneLine.ts';

type Options = {
  protocol: 'astm' | 'hl7';
  host: string;
  port: number;
  sample: string[];
  code: string[];
  twice?: true;
  broken?: true;
};

/** `sen simulate-analyser`: plays an analyser against a Sen that runs. */
export function registerSimulateAnalyser(program: Command): void {
  program
    .command('simulate-analyser')
    .description(
      'play an analyser against a running Sen: ask for the orders of samples and send values of them',
    )
    .option('--protocol <name>', 'astm or hl7', protocolOf, 'astm')
    .option('--host <host>', 'where Sen listens', '127.0.0.1')
    .requiredOption('--port <port>', 'port of the link', portOf)
    .requiredOption('--sample <ids...>', 'sample ids, as the tubes have them')
    .option('--code <codes...>', 'codes to measure, instead of what Sen says is ordered', [])
    .option('--twice', 'send every message twice')
    .option('--broken', 'spoil every message on the way once')
    .action((options: Options) => oneLine(() => simulate(options)));
}

async function simulate({ protocol, host, port, sample, code, twice, broken }: Options): Promise<void> {
  const analyser = await openAnalyser(protocol, { host, port });
  try {
    for (const SIDMau of sample) {
      const codes = code.length > 0 ? code : await analyser.ask(SIDMau);
      if (codes.length === 0) {
        console.log(`${SIDMau}: nothing is ordered that this analyser measures`);
        continue;
      }
      const LucChay = new Date();
      const results = codes.map((MaMay): Measured => ({ SIDMau, MaMay, LucChay, ...plausible(MaMay) }));
      let taken = await analyser.send(results, broken);
      if (twice) taken = (await analyser.send(results)) && taken;
      const told = results.map(({ MaMay, GiaTri }) => `${MaMay} ${GiaTri}`).join(', ');
      console.log(`${SIDMau}: ${taken ? 'sent' : 'refused'}: ${told}`);
    }
  } finally {
    await analyser.close();
  }
}

const references = table('GiaTriThamChieu', giaTriThamChieu).rows;

/** A value near the normal range of the index that a code usually means. */
function plausible(code: string): { GiaTri: string; DonVi: string | null } {
  const index = references.find((row) => row['MaLienKet'] === code);
  if (index?.['KieuDuLieu'] === 'AmDuongTinh') return { GiaTri: 'Âm tính', DonVi: null };
  const [min, max] = [Number(index?.['NamMin'] ?? 1), Number(index?.['NamMax'] ?? 10)];
  const value = min + (max - min) * (0.1 + Math.random());
  return {
    GiaTri: value.toFixed(max < 10 ? 2 : 1),
    DonVi: index ? String(index['DonViTinh'] ?? '') || null : null,
  };
}

function protocolOf(text: string): 'astm' | 'hl7' {
  const name = text.toLowerCase();
  if (name === 'astm' || name === 'hl7') return name;
  throw new InvalidArgumentError('choose astm or hl7');
}

function portOf(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new InvalidArgumentError('a port is a number from 1 to 65535');
}
