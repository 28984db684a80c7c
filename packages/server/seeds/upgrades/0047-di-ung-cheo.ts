import { addRows } from '../../src/seed/upgrade/rows.ts';
import type { SeedUpgrade } from '../../src/seed/upgrade/upgrade.ts';
import { nhomDiUngCheo } from '../base/allergyFamilies.ts';
import { table } from '../table.ts';

/** The families of substances whose allergies cross. */
export const diUngCheo: SeedUpgrade = {
  name: '0047-di-ung-cheo',
  steps: [addRows(table('NhomDiUngCheo', nhomDiUngCheo))],
};
