import type { Tone } from '../../../ui/StateTag.tsx';
import type { Standing } from '../lists.ts';

/** The colour of where a list stands. */
export const standingTones: Readonly<Record<Standing, Tone>> = {
  draft: 'progress',
  scheduled: 'called',
  inForce: 'done',
  past: 'waiting',
};
