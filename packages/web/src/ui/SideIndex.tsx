import { holdsWords } from '@sen/domain/names/find';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { narrowPath } from '../session/routeTable.ts';
import { SearchIcon } from './icons.tsx';
import { Input } from './kit/Input.tsx';
import { EmptyState } from './states.tsx';
import { useOnlyHit } from './useOnlyHit.ts';
import './sideIndex.css';

/**
 * A part of a screen that has many: `name` is the end of its path, `words` what it is found by beside its label, `state` how it stands.
 */
export type SidePart = { name: string; label: string; words?: string; state?: ReactNode };
export type SideGroup = { key: string; label: string; parts: readonly SidePart[] };

type Props = {
  /** Path of the screen without its part: '/he-thong-danh-muc'. */
  path: string;
  label: string;
  /** Words of the search field; without them there is none. */
  find?: string;
  groups: readonly SideGroup[];
  /** The open part's name, or undefined: a phone shows the index then. */
  open: string | undefined;
  /** Parts of one page: goes to a part instead of opening its path. */
  onPart?: (name: string) => void;
  /** What is open takes the whole screen. */
  alone?: boolean;
  children: ReactNode;
};

/** A screen of many parts: the index of them at the side, the open one beside it; on a phone one or the other. */
export function SideIndex({ path, label, find, groups, open, onPart, alone = false, children }: Props) {
  const { pathname } = useLocation();
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const narrow = pathname.startsWith('/m/');
  const base = narrow ? narrowPath(path) : path;
  const fits = (part: SidePart) => holdsWords(text, `${part.label} ${part.words ?? ''}`);
  const navigate = useNavigate();
  const onEnter = useOnlyHit({
    text,
    rows: groups.flatMap(({ parts }) => parts.filter(fits)),
    loading: false,
    onOpen: ({ name }) => (onPart ? onPart(name) : void navigate(`${base}/${name}`)),
  });
  const current = useRef<HTMLAnchorElement>(null);
  // a link or a reload opens a part that may lie far below what is in sight
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part is what it waits for
  useEffect(() => {
    current.current?.scrollIntoView({ block: 'nearest' }); // newer browsers answer a promise, which is no cleaning up
  }, [open, alone]);
  if (narrow && open) return <>{children}</>;
  const index = (
    <nav className="side-index" aria-label={label} hidden={alone}>
      {find ? (
        <Input
          type="search"
          prefix={<SearchIcon />}
          value={text}
          placeholder={find}
          aria-label={find}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onEnter}
        />
      ) : null}
      {find && !groups.some((group) => group.parts.some(fits)) ? (
        <EmptyState text={t('nothingFound')} search={{ text, onClear: () => setText('') }} />
      ) : null}
      <div className="side-groups">
        {groups.map((group) => {
          const parts = group.parts.filter(fits);
          return parts.length === 0 ? null : (
            <section key={group.key} className={parts.some(({ name }) => name === open) ? 'open' : undefined}>
              {group.label ? <h2>{group.label}</h2> : null}
              <ul>
                {parts.map((part) => (
                  <li key={part.name}>
                    {onPart ? (
                      <button
                        type="button"
                        aria-current={part.name === open ? 'location' : undefined}
                        onClick={() => onPart(part.name)}
                      >
                        {part.label}
                      </button>
                    ) : (
                      <Link
                        ref={part.name === open ? current : undefined}
                        to={`${base}/${part.name}`}
                        aria-current={part.name === open ? 'page' : undefined}
                      >
                        {part.label}
                        {part.state ? <span className="side-state">{part.state}</span> : null}
                      </Link>
                    )}
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </nav>
  );
  if (narrow) return index;
  return (
    <div className="side-screen">
      {index}
      <div className="side-main">{children}</div>
    </div>
  );
}
