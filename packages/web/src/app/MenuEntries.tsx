import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../session/useSession.ts';
import { Apart } from '../ui/Apart.tsx';
import { StarIcon } from '../ui/icons.tsx';
import { screenIcons } from '../ui/screenIcons.tsx';
import { useContributions } from '../ui/useContributions.ts';
import { useFavourites } from './useFavourites.ts';
import type { MenuItem } from './useMenu.ts';

type LinkProps = {
  item: MenuItem;
  className?: string;
  /** Says one word where the bar has little room; the whole name is its title. */
  short?: boolean;
};

/** The way to a screen of this application, or to another application of the site. */
export function MenuLink({ item, className, short = false }: LinkProps) {
  const Picture = screenIcons[item.icon];
  const said = (short && item.word) || item.label;
  const shared = {
    ...(said === item.label ? {} : { 'aria-label': item.label, title: item.label }),
    ...(className ? { className } : {}),
    'aria-current': item.current ? ('page' as const) : undefined,
  };
  const words = (
    <>
      <Picture className="menu-icon" /> <span className="menu-words">{said}</span>
      {!short && item.path ? <WaitingCount path={item.path} /> : null}
    </>
  );
  return item.href ? (
    <a href={item.href} {...shared}>
      {words}
    </a>
  ) : (
    <Link to={item.to ?? '/trang-chu'} {...shared}>
      {words}
    </Link>
  );
}

/** How many wait at a screen, for those who do the work there. */
function WaitingCount({ path }: { path: string }) {
  const { permissions, nodeId } = useSession();
  const here = useContributions('waiting')
    .flat()
    .find((one) => one.path === path && permissions.has(one.permission));
  return here ? (
    <Apart>
      <here.Count nodeId={nodeId} />
    </Apart>
  ) : null;
}

/** The entries of a group; a group within a group stands under its name. */
export function MenuEntries({ items, stars = true }: { items: readonly MenuItem[]; stars?: boolean }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.key}>
          {item.children ? (
            <>
              <span className="bar-heading">{item.label}</span>
              <MenuEntries items={item.children} stars={stars} />
            </>
          ) : (
            <span className="menu-entry">
              <MenuLink item={item} />
              {stars && item.path ? <Star path={item.path} name={item.label} /> : null}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Puts a screen among the favourites, or takes it out of them. */
function Star({ path, name }: { path: string; name: string }) {
  const { t } = useTranslation('shell');
  const { has, toggle } = useFavourites();
  const chosen = has(path);
  return (
    <button
      type="button"
      className={chosen ? 'menu-star chosen' : 'menu-star'}
      aria-pressed={chosen}
      aria-label={t('favourite', { name })}
      title={t('favourite', { name })}
      data-stays=""
      onClick={() => toggle(path)}
    >
      <StarIcon />
    </button>
  );
}
