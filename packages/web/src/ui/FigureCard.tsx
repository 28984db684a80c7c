import { Link, useLocation } from 'react-router';
import { narrowPath } from '../app/routeTable.ts';

type Props = {
  title: string;
  /** The wide path of the screen that the figures are about. */
  to: string;
  figures: ReadonlyArray<{ label: string; count: number }>;
};

/** Figures of one kind of work, and the way to its screen. Light: the home screen is drawn without the component library. */
export function FigureCard({ title, to, figures }: Props) {
  const narrow = useLocation().pathname.startsWith('/m/');
  return (
    <Link className="figure-card" to={narrow ? narrowPath(to) : to}>
      <h3>{title}</h3>
      <dl>
        {figures.map(({ label, count }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
    </Link>
  );
}
