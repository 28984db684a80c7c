import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { narrowPath } from '../session/routeTable.ts';
import { useMayOpen } from '../session/useMayOpen.ts';
import './chartCard.css';

type Props = {
  title: string;
  /** What the drawing says in one line, 'Hôm nay 41 lượt'. */
  lead?: string;
  /** The wide path of the screen with the list behind it; shown to who may open it. */
  to: string;
  children: ReactNode;
};

/** A card of home with a drawing or a short list, and the way to the list behind it. */
export function ChartCard({ title, lead, to, children }: Props) {
  const { t } = useTranslation('home');
  const narrow = useLocation().pathname.startsWith('/m/');
  const mayOpen = useMayOpen();
  return (
    <section className="chart-card" aria-label={title}>
      <header>
        <h3>{title}</h3>
        {lead ? <span className="soft">{lead}</span> : null}
        {mayOpen(to) ? (
          <Link to={narrow ? narrowPath(to) : to} aria-label={t('listOf', { title })}>
            {t('list')}
          </Link>
        ) : null}
      </header>
      {children}
    </section>
  );
}
