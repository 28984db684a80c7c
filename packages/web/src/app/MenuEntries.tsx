import { Link } from 'react-router';
import type { MenuItem } from './useMenu.ts';

/** The way to a screen of this application, or to another application of the site. */
export function MenuLink({ item, className }: { item: MenuItem; className?: string }) {
  const shared = {
    ...(className ? { className } : {}),
    'aria-current': item.current ? ('page' as const) : undefined,
  };
  return item.href ? (
    <a href={item.href} {...shared}>
      {item.label}
    </a>
  ) : (
    <Link to={item.to ?? '/trang-chu'} {...shared}>
      {item.label}
    </Link>
  );
}

/** The entries of a group; a group within a group stands under its name. */
export function MenuEntries({ items }: { items: readonly MenuItem[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.key}>
          {item.children ? (
            <>
              <span className="bar-heading">{item.label}</span>
              <MenuEntries items={item.children} />
            </>
          ) : (
            <MenuLink item={item} />
          )}
        </li>
      ))}
    </ul>
  );
}
