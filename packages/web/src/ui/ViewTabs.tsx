import { Link, useSearchParams } from 'react-router';
import './viewTabs.css';

type Props = {
  /** What they choose, for who hears them. */
  label: string;
  /** Their words in the address (`xem`) with what they are called; the first one has none. */
  views: ReadonlyArray<readonly [word: string, label: string]>;
};

/** The views of a screen, each by its word in the address. */
export function ViewTabs({ label, views }: Props) {
  const [params] = useSearchParams();
  const first = views[0]?.[0];
  const chosen = params.get('xem') ?? first;
  return (
    <nav className="work-tabs view-tabs" aria-label={label}>
      {views.map(([word, text]) => (
        <Link
          key={word}
          to={{ search: word === first ? '' : `?xem=${word}` }}
          className={word === chosen ? 'work-tab chosen' : 'work-tab'}
          {...(word === chosen ? { 'aria-current': 'page' as const } : {})}
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}
