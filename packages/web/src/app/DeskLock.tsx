import { useTranslation } from 'react-i18next';
import { lockDesk, lockKeys, useDeskLocked } from '../session/deskLock.ts';
import { useSession } from '../session/useSession.ts';
import { useHotkeys } from '../ui/hotkeys.tsx';
import { DeskCover } from './DeskCover.tsx';
import { UnlockCard } from './UnlockCard.tsx';
import { useIdleLock } from './useIdleLock.ts';

/**
 * The short lock of a shared desk: by the key, the menu of the person, or when nobody has used the screen for a while. A `still` one
 * covers nothing anew.
 */
export function DeskLock({ still = false }: { still?: boolean }) {
  const { t } = useTranslation('shell');
  const { settings } = useSession();
  const locked = useDeskLocked();
  const { soPhut = 0 } = settings.deskLock as { soPhut?: number }; // the settings' own section
  useIdleLock(still ? 0 : soPhut);
  useHotkeys(still ? [] : [{ keys: lockKeys, label: t('lock.now'), run: lockDesk, inDialog: true }]);
  if (!locked) return null;
  return (
    <DeskCover label={t('lock.title')}>
      <UnlockCard />
    </DeskCover>
  );
}
