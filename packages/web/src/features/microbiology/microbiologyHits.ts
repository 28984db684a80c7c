import type { Hit } from '../../ui/feature.ts';
import { slipHits, slipsOfNumber } from '../orders/desk/slipsOfNumber.ts';
import { microbiologyDesk } from './microbiologyDesk.ts';

/** Slips of microbiology for the one search box. */
export async function hits(text: string): Promise<Hit[]> {
  return slipHits(microbiologyDesk, await slipsOfNumber(microbiologyDesk, text));
}
