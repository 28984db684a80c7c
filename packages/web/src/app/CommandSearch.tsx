import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSession } from '../session/useSession.ts';
import { typingRest } from '../ui/afterTyping.ts';
import { CameraButton } from '../ui/CameraButton.tsx';
import type { Hit } from '../ui/feature.ts';
import { ActIcon, PersonIcon, SearchIcon } from '../ui/icons.tsx';
import { screenIcons } from '../ui/screenIcons.tsx';
import { useContributions } from '../ui/useContributions.ts';
import { useEarlyEnter } from '../ui/useEarlyEnter.ts';
import type { Line } from './searchLines.ts';
import { useActHits } from './useActHits.ts';
import { useScreenHits } from './useScreenHits.ts';

/** One search box (Ctrl K): screens and acts by name, and what features add: patients, slips. */
export function CommandSearch() {
  const { t } = useTranslation('shell');
  const { permissions } = useSession();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [found, setFound] = useState<{ text: string; hits: readonly Hit[] } | null>(null);
  const [active, setActive] = useState(0);
  const [open, setOpen] = useState(false);

  useLayoutEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        input.current?.select();
      }
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  const wanted = text.trim();
  const brought = useContributions('search');
  const sources = useMemo(
    () => brought.filter(({ permission }) => permissions.has(permission)),
    [brought, permissions],
  );
  useEffect(() => {
    if (wanted.length < 2) return;
    let stale = false;
    const timer = setTimeout(async () => {
      const all = await Promise.all(
        sources.map(({ load }) =>
          load()
            .then(({ hits }) => hits(wanted))
            .catch(() => []),
        ),
      );
      if (!stale) setFound({ text: wanted, hits: all.flat() });
    }, typingRest);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [wanted, sources]);

  const named: Line[] = [...useScreenHits(wanted), ...useActHits(wanted)];
  const lines: Line[] = wanted.length < 2 ? named : [...(found?.hits ?? []), ...named];
  const at = Math.min(active, Math.max(lines.length - 1, 0));
  const shown = open && wanted !== '' && (lines.length > 0 || found?.text === wanted);
  const go = (hit: Line | undefined) => {
    if (!hit) return;
    setText('');
    setFound(null);
    setOpen(false);
    input.current?.blur();
    if (hit.run) hit.run();
    else void navigate(hit.path);
  };
  const onScan = async (scanned: string) => {
    const { scanKeyword } = await import('../features/patients/scanKeyword.ts');
    setText(scanKeyword(scanned));
    setActive(0);
    input.current?.focus();
  };
  // Enter takes what is found for the text as it stands, never the find of an older one
  const onEarly = useEarlyEnter(wanted.length >= 2 && found?.text !== wanted);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onEarly(event);
    if (event.isPropagationStopped()) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && lines.length > 0) setActive((at + step + lines.length) % lines.length);
    else if (event.key === 'Enter') go(lines[at]);
    else if (event.key === 'Escape') setOpen(false);
    else return;
    event.preventDefault();
  };
  return (
    <div className="with-camera top-search-place">
      <div className="top-search">
        <input
          ref={input}
          role="combobox"
          aria-label={t('search')}
          aria-expanded={shown}
          aria-controls="command-hits"
          aria-autocomplete="list"
          aria-activedescendant={shown && lines.length > 0 ? `command-hit-${at}` : undefined}
          autoComplete="off"
          placeholder={t('searchPlaceholder')}
          value={text}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onChange={(event) => {
            setText(event.target.value);
            setActive(0);
            setOpen(true);
          }}
          onKeyDown={onKeyDown}
        />
        <SearchIcon className="top-search-sign" />
        <kbd aria-hidden="true">Ctrl K</kbd>
        <div
          id="command-hits"
          role="listbox"
          aria-label={t('search')}
          className="command-hits"
          hidden={!shown}
        >
          {lines.map((hit, index) => (
            <div
              key={`${hit.path ?? ''}:${hit.title}`}
              id={`command-hit-${index}`}
              role="option"
              aria-selected={index === at}
              className="command-hit"
              // the box keeps the focus until the choice is made
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => go(hit)}
            >
              <LinePicture icon={hit.icon} />
              <span>{hit.title}</span>
              <small>{hit.hint}</small>
            </div>
          ))}
          {lines.length === 0 ? (
            <div role="option" aria-selected={false} aria-disabled="true" className="command-hit">
              {t('nothingFound')}
            </div>
          ) : null}
        </div>
      </div>
      <CameraButton onScan={(scanned) => void onScan(scanned)} />
    </div>
  );
}

function LinePicture({ icon }: { icon: Line['icon'] }) {
  const Picture = icon === 'act' ? ActIcon : icon ? screenIcons[icon] : PersonIcon;
  return <Picture className="menu-icon" />;
}
