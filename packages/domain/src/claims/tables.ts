import type { AnyTable, TableCode } from './fields.ts';
import { XML0 } from './tables/xml0.ts';
import { XML1 } from './tables/xml1.ts';
import { XML2 } from './tables/xml2.ts';
import { XML3 } from './tables/xml3.ts';
import { XML4 } from './tables/xml4.ts';
import { XML5 } from './tables/xml5.ts';
import { XML6 } from './tables/xml6.ts';
import { XML7 } from './tables/xml7.ts';
import { XML8 } from './tables/xml8.ts';
import { XML9 } from './tables/xml9.ts';
import { XML10 } from './tables/xml10.ts';
import { XML11 } from './tables/xml11.ts';
import { XML13 } from './tables/xml13.ts';
import { XML14 } from './tables/xml14.ts';
import { XML15 } from './tables/xml15.ts';

/** Every table, in order. Table 12 is typed at the portal. */
export const claimTables = {
  XML0,
  XML1,
  XML2,
  XML3,
  XML4,
  XML5,
  XML6,
  XML7,
  XML8,
  XML9,
  XML10,
  XML11,
  XML13,
  XML14,
  XML15,
} as const satisfies Record<TableCode, AnyTable>;

/** The table of a code such as 'XML3', or null. */
export function tableOf(code: string): AnyTable | null {
  return Object.values<AnyTable>(claimTables).find((table) => table.code === code) ?? null;
}
