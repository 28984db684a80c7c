import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '../session/useSession.ts';
import { useKeyHelp } from '../ui/hotkeys.tsx';
import { Logo } from '../ui/Logo.tsx';
import { BarMenu } from './BarMenu.tsx';
import { CommandSearch } from './CommandSearch.tsx';
import { ConnectionSign } from './ConnectionSign.tsx';
import { MenuEntries, MenuLink } from './MenuEntries.tsx';
import { PersonalPart } from './PersonalPart.tsx';
import { PlaceChoices } from './PlaceChoices.tsx';
import { SetupReturn } from './SetupReturn.tsx';
import './shell.css';
import { lockDesk, lockKeys } from '../session/deskLock.ts';
import { setTheme, useTheme } from '../session/theme.ts';
import { useSignOut } from '../session/useSignOut.ts';
import { useMenu } from './useMenu.ts';

/** The top bar over a wide screen: logo, tree, search, language, profile, department, user. */
export function WideShell({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  const session = useSession();
  const menu = useMenu(false);
  const theme = useTheme();
  const signOut = useSignOut();
  const showKeys = useKeyHelp();
  const [personal, setPersonal] = useState(false);
  return (
    <div className="shell">
      <a className="skip-link" href="#screen">
        {t('skipToScreen')}
      </a>
      <header className="top-bar">
        <Link to="/trang-chu" className="top-logo" aria-label={t('goHome')}>
          <Logo /> <span>Sen</span>
        </Link>
        <nav className="top-menu" aria-label={t('mainMenu')}>
          {menu.map((item) =>
            item.children ? (
              <BarMenu key={item.key} label={item.label} current={item.current}>
                <MenuEntries items={item.children} />
              </BarMenu>
            ) : (
              <MenuLink
                key={item.key}
                item={item}
                className={item.current ? 'bar-button current' : 'bar-button'}
              />
            ),
          )}
        </nav>
        <CommandSearch />
        <div className="top-tools">
          <SetupReturn narrow={false} />
          <ConnectionSign />
          <button
            type="button"
            className="bar-button"
            aria-label={t('keys')}
            title={t('keys')}
            onClick={showKeys}
          >
            <kbd aria-hidden="true">?</kbd>
          </button>
          <PlaceChoices />
          <BarMenu className="at-end" label={session.user.employee?.TenNhanVien ?? 'Undefined'}>
            <ul>
              <li>
                <button type="button" onClick={() => setPersonal(true)}>
                  {t('personalInformation')}
                </button>
              </li>
              <li>
                <button type="button" onClick={() => setTheme(theme === 'dark' ? 'light' : 'dark')}>
                  {theme === 'dark' ? t('lightTheme') : t('darkTheme')}
                </button>
              </li>
              <li>
                <button type="button" aria-keyshortcuts={lockKeys} onClick={lockDesk}>
                  {t('lock.now')} <kbd aria-hidden="true">{lockKeys}</kbd>
                </button>
              </li>
              <li>
                <button type="button" onClick={() => void signOut()}>
                  {t('signOut')}
                </button>
              </li>
            </ul>
          </BarMenu>
        </div>
      </header>
      <main id="screen" className="screen" tabIndex={-1}>
        {children}
      </main>
      <PersonalPart open={personal} onClose={() => setPersonal(false)} />
    </div>
  );
}
