import type { Hit } from '../../ui/feature.ts';
import { slipHits, slipsOfNumber } from '../orders/desk/slipsOfNumber.ts';
import { imagingDesk } from './imagingDesk.ts';

/** Slips of imaging for the one search box. */
export async function hits(text: string): Promise<Hit[]> {
  return slipHits(imagingDesk, await slipsOfNumber(imagingDesk, text));
}
