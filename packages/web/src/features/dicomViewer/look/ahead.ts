import { type Dataset, seriesOf } from '../study.ts';
import { lookOf } from './look.ts';

/** Fetches and draws the picture with which a study opens, once it is known which one that is. */
export async function lookAhead(study: string, search: Promise<Dataset[]>): Promise<void> {
  const first = seriesOf(study, await search)[0]?.shown[0];
  if (first) await lookOf(first.imageId);
}
