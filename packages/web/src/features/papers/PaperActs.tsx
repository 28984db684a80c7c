import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { allows } from '../../ui/acts.ts';
import { PrinterIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import type { KnownActs, StoredPaper } from './paperScreen.ts';
import './papers.css';

/** The acts on a paper in their order. */
const order = ['sua', 'capLai', 'xoa', 'huy'] as const;
export type CardActs = Readonly<
  Record<'print', () => void> & Partial<Record<(typeof order)[number], () => void>>
>;

type Props = {
  paper: KnownActs;
  one: StoredPaper;
  acts: CardActs;
  /** An act is on its way. */
  busy?: boolean;
  /** Its own acts, after that of the print. */
  children?: ReactNode;
};

/** Buttons for the print of a paper and for the acts that would succeed. */
export function PaperActs({ paper, one, acts, busy = false, children }: Props) {
  const { t } = useTranslation(paper.texts);
  const { acts: known, again = 'capLai' } = paper;
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
    <div className="paper-acts">
      <Button type={children ? 'default' : 'primary'} icon={<PrinterIcon />} onClick={acts.print}>
        {t('print', { count: timesPrinted(one) })}
      </Button>
      {children}
      {shown.map(({ act, name }) => (
        <Button key={act} danger={act === 'xoa' || act === 'huy'} disabled={busy} onClick={acts[act]}>
          {known.acts[name]?.label[currentLanguage()]}
        </Button>
      ))}
    </div>
  );
}

function timesPrinted(one: object): number {
  return 'SoLanIn' in one ? Number(one.SoLanIn) : 0;
}
