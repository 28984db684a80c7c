import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useSession } from '../session/useSession.ts';
import { Apart } from '../ui/Apart.tsx';
import { keepFocus } from '../ui/focusKeeper.ts';
import { CrossIcon, MenuIcon } from '../ui/icons.tsx';
import { Logo } from '../ui/Logo.tsx';
import { useContributions } from '../ui/useContributions.ts';
import { ConnectionSign } from './ConnectionSign.tsx';
import { LanguageChoice } from './LanguageMenu.tsx';
import { MenuEntries, MenuLink } from './MenuEntries.tsx';
import { OwnPlaces } from './OwnPlaces.tsx';
import { PersonalPart } from './PersonalPart.tsx';
import { LookChoices } from './PersonMenu.tsx';
import { PlaceChoices } from './PlaceChoices.tsx';
import { SetupReturn } from './SetupReturn.tsx';
import { UnsentLine } from './UnsentLine.tsx';
import './shell.css';
import './menu.css';
import { lockDesk } from '../session/deskLock.ts';
import { useRoute } from '../session/useRoute.ts';
import { useSignOut } from '../session/useSignOut.ts';
import { useMenu } from './useMenu.ts';

/** The bar and drawer around a narrow screen. */
export function NarrowShell({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  const session = useSession();
  const menu = useMenu(true);
  const signOut = useSignOut();
  const drawer = useRef<HTMLDialogElement>(null);
  const [personal, setPersonal] = useState(false);
  const { pathname } = useLocation();
  const route = useRoute();
  const signs = useContributions('bar').flat();
  const nodeName = session.profile.nodes.find((node) => node._id === session.nodeId)?.name ?? '';
  const his = session.settings.his as { CustomerName?: string }; // the settings' own section
  const title = session.settings.systemType === 'PHONG_MACH' ? nodeName : (his.CustomerName ?? nodeName);
  useEffect(keepFocus, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen closes the drawer
  useEffect(() => drawer.current?.close(), [pathname]);
  return (
    <div className="shell narrow">
      <header className="narrow-bar">
        <button
          type="button"
          className="bar-button"
          aria-label={t('mainMenu')}
          onClick={() => drawer.current?.showModal()}
        >
          <MenuIcon />
        </button>
        <span className="narrow-title">{route ? t(route.title) : 'Sen'}</span>
        <SetupReturn narrow />
        <ConnectionSign />
        {signs.map((Sign, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of signs is fixed
          <Apart key={at}>
            <Sign />
          </Apart>
        ))}
      </header>
      <UnsentLine />
      <main id="screen" className="screen" tabIndex={-1}>
        {children}
      </main>
      <dialog
        ref={drawer}
        className="drawer"
        aria-label={t('mainMenu')}
        // a touch beside the drawer falls on the dialog itself
        onClick={(event) => event.target === drawer.current && drawer.current.close()}
      >
        <div className="drawer-head">
          <Logo /> <strong>{title}</strong>
          <button
            type="button"
            className="bar-button"
            aria-label={t('close')}
            onClick={() => drawer.current?.close()}
          >
            <CrossIcon />
          </button>
        </div>
        <nav className="drawer-menu" aria-label={t('mainMenu')}>
          <MenuLink
            item={{
              key: 'home',
              label: t('menu.home'),
              icon: 'home',
              to: '/m/trang-chu',
              current: pathname === '/m/trang-chu',
            }}
          />
          <MenuEntries items={menu} />
          <OwnPlaces narrow />
        </nav>
        <div className="drawer-tools">
          <strong>{session.user.employee?.TenNhanVien ?? 'Undefined'}</strong>
          <PlaceChoices />
          <button
            type="button"
            onClick={() => {
              drawer.current?.close();
              setPersonal(true);
            }}
          >
            {t('personalInformation')}
          </button>
          <LookChoices narrow />
          {session.settings.isShowIconLanguage ? <LanguageChoice /> : null}
          <button
            type="button"
            onClick={() => {
              drawer.current?.close();
              lockDesk();
            }}
          >
            {t('lock.now')}
          </button>
          <button type="button" className="danger" onClick={() => void signOut()}>
            {t('signOut')}
          </button>
        </div>
      </dialog>
      <PersonalPart open={personal} onClose={() => setPersonal(false)} />
    </div>
  );
}
