import type { OperationVariables } from '@apollo/client';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { StateTag } from '../../ui/StateTag.tsx';
import { type CardActs, PaperActs } from './PaperActs.tsx';
import type { PaperScreen, StoredPaper } from './paperScreen.ts';

type Props<R extends StoredPaper, V extends object, I extends object, Q, X extends OperationVariables> = {
  paper: PaperScreen<R, V, I, Q, X>;
  one: R;
  /** What may be done with it, where it is the one that counts. */
  acts?: CardActs | undefined;
  /** An act is on its way. */
  busy?: boolean;
  /** Its own acts, after that of the print. */
  children?: ReactNode;
};

/** One paper: number, state, what it says, and the acts that would succeed. */
export function PaperCard<
  R extends StoredPaper,
  V extends object,
  I extends object,
  Q,
  X extends OperationVariables,
>({ paper, one, acts, busy = false, children }: Props<R, V, I, Q, X>) {
  const { texts, titles, acts: known, numbers, state, Lines } = paper;
  const { t } = useTranslation(texts);
  const language = currentLanguage();
  const { known: number, printed } = numbers(one);
  const reason = one.LyDoCapLai ?? one.LyDoThayThe;
  const { tone, textKey = null } = state?.(one) ?? {};
  return (
    <section className="paper-card" aria-label={printed}>
      <p>
        <strong>{titles.number ? t(titles.number, { number }) : number}</strong>
        {number === printed ? '' : ` · ${printed}`}{' '}
        <StateTag state={one.TrangThai} {...(tone && { tone })}>
          {textKey ? t(textKey) : known.states[one.TrangThai]?.[language]}
        </StateTag>
      </p>
      <Lines one={one} />
      {reason ? <p className="soft">{t('againReason', { reason })}</p> : null}
      {one.LyDoHuy ? <p className="soft">{t('cancelled', { reason: one.LyDoHuy })}</p> : null}
      {acts ? (
        <PaperActs paper={paper} one={one} acts={acts} busy={busy}>
          {children}
        </PaperActs>
      ) : null}
    </section>
  );
}
