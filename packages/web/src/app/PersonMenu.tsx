import { useTranslation } from 'react-i18next';
import {
  densities,
  menuPlaces,
  setAppearance,
  textSizes,
  themes,
  useAppearance,
  useMenuPlace,
} from '../session/appearance.ts';
import { lockDesk, lockKeys } from '../session/deskLock.ts';
import { useSession } from '../session/useSession.ts';
import { useSignOut } from '../session/useSignOut.ts';
import { useKeyHelp } from '../ui/hotkeys.tsx';
import { KeysIcon, LockIcon, PersonIcon, SignOutIcon } from '../ui/icons.tsx';
import { initialsOf } from '../ui/initials.ts';
import { BarMenu } from './BarMenu.tsx';
import { LookChoice } from './LookChoice.tsx';

/** Who works here: personal information, how the program looks, the lock of the desk, the way out. */
export function PersonMenu({ onPersonal }: { onPersonal: () => void }) {
  const { t } = useTranslation('shell');
  const { user, profile } = useSession();
  const signOut = useSignOut();
  const showKeys = useKeyHelp();
  const name = user.employee?.TenNhanVien ?? user.username;
  return (
    <BarMenu
      className="at-end person"
      label={
        <>
          <span className="avatar" aria-hidden="true">
            {initialsOf(name)}
          </span>
          <span className="visually-hidden">{name}</span>
        </>
      }
    >
      <p className="person-name">
        <strong>{name}</strong>
        <small>{profile.name}</small>
      </p>
      <ul>
        <li>
          <button type="button" onClick={onPersonal}>
            <PersonIcon className="menu-icon" /> {t('personalInformation')}
          </button>
        </li>
        <li>
          <button type="button" aria-label={t('keys')} onClick={showKeys}>
            <KeysIcon className="menu-icon" /> {t('keys')} <kbd aria-hidden="true">?</kbd>
          </button>
        </li>
      </ul>
      <LookChoices />
      <ul>
        <li>
          <button type="button" aria-keyshortcuts={lockKeys} onClick={lockDesk}>
            <LockIcon className="menu-icon" /> {t('lock.now')} <kbd aria-hidden="true">{lockKeys}</kbd>
          </button>
        </li>
        <li>
          <button type="button" onClick={() => void signOut()}>
            <SignOutIcon className="menu-icon" /> {t('signOut')}
          </button>
        </li>
      </ul>
    </BarMenu>
  );
}

/** Theme, size of words, density and, on a wide screen, the place of the menu. */
export function LookChoices({ narrow = false }: { narrow?: boolean }) {
  const { t } = useTranslation('shell');
  const look = useAppearance();
  const menuPlace = useMenuPlace(useSession().settings.menuPlace);
  return (
    <div className="look-choices" data-stays="">
      <LookChoice
        label={t('look.theme')}
        value={look.theme}
        options={themes.map((one) => ({ value: one, label: t(`look.${one}`) }))}
        onChange={(theme) => setAppearance({ theme })}
      />
      <LookChoice
        label={t('look.text')}
        value={look.text}
        options={textSizes.map((one) => ({ value: one, label: t(`look.${one}`) }))}
        onChange={(text) => setAppearance({ text })}
      />
      <LookChoice
        label={t('look.density')}
        value={look.density}
        options={densities.map((one) => ({ value: one, label: t(`look.${one}`) }))}
        onChange={(density) => setAppearance({ density })}
      />
      {narrow ? null : (
        <LookChoice
          label={t('look.menu')}
          value={menuPlace}
          options={menuPlaces.map((one) => ({ value: one, label: t(`look.${one}`) }))}
          onChange={(menu) => setAppearance({ menu })}
        />
      )}
    </div>
  );
}
