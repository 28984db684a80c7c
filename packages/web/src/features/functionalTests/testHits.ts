import type { Hit } from '../../ui/feature.ts';
import { slipHits, slipsOfNumber } from '../orders/desk/slipsOfNumber.ts';
import { testDesk } from './testDesk.ts';

/** Slips of functional tests for the one search box. */
export async function hits(text: string): Promise<Hit[]> {
  return slipHits(testDesk, await slipsOfNumber(testDesk, text));
}
