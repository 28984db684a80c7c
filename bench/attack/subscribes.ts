import { signIn } from '../facts.ts';
import type { Started } from '../site.ts';
import { type Beside, besideHonest } from './beside.ts';

/** 20,000 subscriptions on one socket, again and again as soon as it is closed, beside an honest desk. */
export async function attack(site: Pick<Started, 'base'>): Promise<Beside> {
  return besideHonest(site, 'subscribes', await signIn(site.base, 'quantri'));
}
