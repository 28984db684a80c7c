import { fillEmpty, ofDemo } from '../../src/seed/upgrade/codes.ts';
import { addRows } from '../../src/seed/upgrade/rows.ts';
import type { SeedUpgrade } from '../../src/seed/upgrade/upgrade.ts';
import { thietBi } from '../demo/fees.ts';
import { insuredFields } from '../demo/insuranceCodes.ts';
import { table } from '../table.ts';

/** The demo gets the codes under which the insurance knows its drugs, services and machines, where it has none. */
export const maBHYTDemo: SeedUpgrade = {
  name: '0070-ma-bhyt-demo',
  steps: [
    ofDemo(addRows(table('ThietBi', thietBi)), async (tx) => {
      for (const one of insuredFields) await fillEmpty(tx.db, one);
    }),
  ],
};
