import type { OperationVariables } from '@apollo/client';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { allows } from '../../ui/acts.ts';
import { PrinterIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { StateTag } from '../../ui/StateTag.tsx';
import type { PaperScreen, StoredPaper } from './paperScreen.ts';
import './papers.css';

/** The acts of a card in their order. */
const order = ['sua', 'capLai', 'xoa', 'huy'] as const;
export type CardActs = Readonly<
  Record<'print', () => void> & Partial<Record<(typeof order)[number], () => void>>
>;

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
>({
  paper: { texts, titles, acts: known, again = 'capLai', numbers, state, Lines },
  one,
  acts,
  busy = false,
  children,
}: Props<R, V, I, Q, X>) {
  const { t } = useTranslation(texts);
  const language = currentLanguage();
  const { known: number, printed } = numbers(one);
  const reason = one.LyDoCapLai ?? one.LyDoThayThe;
  const { tone, textKey = null } = state?.(one) ?? {};
  // what is on paper is cancelled, what is not is simply removed
  const shown = order
    .map((act) => ({ act, name: act === 'capLai' ? again : act }))
    .filter(
      ({ act, name }) =>
        allows(one, name) &&
        !(act === 'capLai' && allows(one, 'sua')) &&
        !(act === 'huy' && allows(one, 'xoa')),
    );
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
        <div className="paper-acts">
          <Button type={children ? 'default' : 'primary'} icon={<PrinterIcon />} onClick={acts.print}>
            {t('print', { count: timesPrinted(one) })}
          </Button>
          {children}
          {shown.map(({ act, name }) => (
            <Button key={act} danger={act === 'xoa' || act === 'huy'} disabled={busy} onClick={acts[act]}>
              {known.acts[name]?.label[language]}
            </Button>
          ))}
        </div>
      ) : null}
    </section>
  );
}

function timesPrinted(one: object): number {
  return 'SoLanIn' in one ? Number(one.SoLanIn) : 0;
}
