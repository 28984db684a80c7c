import type { Label } from '@sen/domain/catalogue/catalogue';
import { type ErrorCode, errorText } from '@sen/domain/errors/errors';
import { currentLanguage } from '../session/i18n.ts';
import { refusalOf, type WithActs } from './acts.ts';
import type { FootAct } from './FootActs.tsx';

/** Refusals with which an act is not shown: not for this person, or not for a record that stands so. */
const usuallyHidden: readonly ErrorCode[] = ['FORBIDDEN', 'NODE_NOT_GRANTED', 'STATE_CHANGED'];

type Look<A extends string> = {
  /** In the order in which they stand, the most wanted last. */
  acts: readonly A[];
  labels: Readonly<Record<A, { label: Label }>>;
  run: Readonly<Record<A, () => unknown>>;
  primary?: readonly A[];
  danger?: readonly A[];
  /** Further refusals with which an act is not shown. */
  hidden?: readonly ErrorCode[];
  busy?: boolean;
};

/** The acts of a record for the foot of its dialogue, as it tells them itself: what stands against one is said at its button. */
export function footActsOf<A extends string>(one: WithActs, look: Look<A>): FootAct[] {
  const { acts, labels, run, primary = [], danger = [], hidden = [], busy = false } = look;
  const unseen: readonly string[] = [...usuallyHidden, ...hidden];
  return acts.flatMap((act) => {
    const refusal = refusalOf(one, act);
    if (refusal !== null && unseen.includes(refusal)) return [];
    return [
      {
        key: act,
        label: labels[act].label[currentLanguage()],
        primary: primary.includes(act),
        danger: danger.includes(act),
        disabled: refusal !== null || busy,
        title: refusal ? errorText(refusal as ErrorCode, currentLanguage()) : '', // a code of the server
        run: () => void run[act](),
      },
    ];
  });
}
