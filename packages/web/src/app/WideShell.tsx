import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMenuPlace } from '../session/appearance.ts';
import { useSession } from '../session/useSession.ts';
import { Apart } from '../ui/Apart.tsx';
import { keepFocus } from '../ui/focusKeeper.ts';
import { Logo } from '../ui/Logo.tsx';
import { useContributions } from '../ui/useContributions.ts';
import { CommandSearch } from './CommandSearch.tsx';
import { ConnectionSign } from './ConnectionSign.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { PersonalPart } from './PersonalPart.tsx';
import { PersonMenu } from './PersonMenu.tsx';
import { PlaceChoices } from './PlaceChoices.tsx';
import { SetupReturn } from './SetupReturn.tsx';
import { SideMenu } from './SideMenu.tsx';
import { UnsentLine } from './UnsentLine.tsx';
import './shell.css';
import './menu.css';
import { TopMenu } from './TopMenu.tsx';

/** The bar over a wide screen with the tree in it, or the tree pinned at the side by choice of the person. */
export function WideShell({ children }: { children: ReactNode }) {
  const { t } = useTranslation('shell');
  const place = useMenuPlace(useSession().settings.menuPlace);
  useEffect(keepFocus, []);
  const [personal, setPersonal] = useState(false);
  const atSide = place === 'side';
  return (
    <div className={atSide ? 'shell beside' : 'shell'}>
      <a className="skip-link" href="#screen">
        {t('skipToScreen')}
      </a>
      {atSide ? <SideMenu /> : null}
      <div className="shell-main">
        <header className="top-bar">
          {atSide ? null : (
            <>
              <Link to="/trang-chu" className="top-logo" aria-label={t('goHome')}>
                <Logo /> <span>Sen</span>
              </Link>
              <TopMenu />
            </>
          )}
          <CommandSearch />
          <Tools onPersonal={() => setPersonal(true)} />
        </header>
        <UnsentLine />
        <main id="screen" className="screen" tabIndex={-1}>
          {children}
        </main>
      </div>
      <PersonalPart open={personal} onClose={() => setPersonal(false)} />
    </div>
  );
}

function Tools({ onPersonal }: { onPersonal: () => void }) {
  const { settings } = useSession();
  const signs = useContributions('bar').flat();
  return (
    <div className="top-tools">
      <SetupReturn narrow={false} />
      <ConnectionSign />
      {signs.map((Sign, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list of signs is fixed
        <Apart key={at}>
          <Sign />
        </Apart>
      ))}
      {settings.isShowIconLanguage ? <LanguageMenu /> : null}
      <PlaceChoices />
      <PersonMenu onPersonal={onPersonal} />
    </div>
  );
}
