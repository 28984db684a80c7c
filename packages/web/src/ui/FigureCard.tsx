import { Link, useLocation } from 'react-router';
import { narrowPath } from '../session/routeTable.ts';
import './figureCard.css';

type Figure = { label: string; count: number | string; grave?: boolean };
type Props = {
  title: string;
  /** The wide path of the screen that the figures are about. */
  to: string;
  /** The first one stands large. A grave figure is one that should be 0. */
  figures: ReadonlyArray<Figure>;
};

/** Figures of one kind of work, and the way to its screen. Light: it comes with the home screen. */
export function FigureCard({ title, to, figures }: Props) {
  const narrow = useLocation().pathname.startsWith('/m/');
  return (
    <Link className="figure-card" to={narrow ? narrowPath(to) : to}>
      <h3>{title}</h3>
      <dl>
        {figures.map(({ label, count, grave }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={grave && count !== 0 ? 'grave' : undefined}>{count}</dd>
          </div>
        ))}
      </dl>
    </Link>
  );
}
