import type { Hit } from '../../ui/feature.ts';
import { slipHits, slipsOfNumber } from '../orders/desk/slipsOfNumber.ts';
import { procedureDesk } from './procedureDesk.ts';

/** Slips of surgery and procedures for the one search box. */
export async function hits(text: string): Promise<Hit[]> {
  return slipHits(procedureDesk, await slipsOfNumber(procedureDesk, text));
}
