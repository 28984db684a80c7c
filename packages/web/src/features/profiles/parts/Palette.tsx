import { holdsWords } from '@sen/domain/names/find';
import { type MenuScreenRow, menuGroups, menuScreenRows } from '@sen/domain/permissions/screens';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlusIcon, SearchIcon, TickIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import type { MenuTreeState } from '../useMenuTree.ts';

/** The screens of the product, to be carried into the tree or added with their button. */
export function Palette({ taken, state }: { taken: ReadonlySet<string>; state: MenuTreeState }) {
  const { t } = useTranslation('profiles');
  const { t: shell } = useTranslation('shell');
  const [text, setText] = useState('');
  const palette = useRef<HTMLElement>(null);
  const fits = menuScreenRows.filter((screen) => holdsWords(text, `${shell(screen.title)} ${screen.path}`));
  /** Adds a screen; its button goes, and the focus goes on to the next one. */
  const add = (screen: MenuScreenRow, button: HTMLButtonElement) => {
    const all = [...(palette.current?.querySelectorAll<HTMLButtonElement>('li button') ?? [])];
    const at = all.indexOf(button);
    (all[at + 1] ?? all[at - 1] ?? palette.current?.querySelector('input'))?.focus();
    state.addScreen(screen);
  };
  return (
    <section ref={palette} className="profile-palette" aria-label={t('palette')}>
      <h2>{t('palette')}</h2>
      <Input
        type="search"
        prefix={<SearchIcon />}
        value={text}
        placeholder={t('findScreen')}
        aria-label={t('findScreen')}
        onChange={(event) => setText(event.target.value)}
      />
      {fits.length === 0 ? <p className="empty-state">{t('noScreen')}</p> : null}
      {Object.entries(menuGroups).map(([group, title]) => {
        const screens = fits.filter((screen) => screen.group === group);
        return screens.length === 0 ? null : (
          <div key={group}>
            <h3>{shell(title)}</h3>
            <ul>
              {screens.map((screen) => {
                const inMenu = taken.has(screen.id);
                const name = shell(screen.title);
                return (
                  <li key={screen.id} className={inMenu ? 'taken' : ''}>
                    {inMenu ? (
                      <span className="profile-grip off" aria-hidden="true" />
                    ) : (
                      <span
                        className="profile-grip"
                        aria-hidden="true"
                        {...state.handle(state.source(screen))}
                      >
                        ⠿
                      </span>
                    )}
                    <span>{name}</span>
                    {inMenu ? (
                      <span className="profile-taken" role="img" aria-label={t('inMenu')}>
                        <TickIcon />
                      </span>
                    ) : (
                      <Button
                        type="text"
                        size="small"
                        icon={<PlusIcon />}
                        aria-label={t('addScreen', { name })}
                        title={t('addScreen', { name })}
                        onClick={(event) => add(screen, event.currentTarget)}
                      />
                    )}
                  </li>
                );
              })}
            </ul>
          </div>
        );
      })}
    </section>
  );
}
