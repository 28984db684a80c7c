import { holdsWords } from '@sen/domain/names/find';
import { useTranslation } from 'react-i18next';
import { setAppearance, useAppearance } from '../session/appearance.ts';
import { lockDesk } from '../session/deskLock.ts';
import { useMayOpen } from '../session/useMayOpen.ts';
import { useSession } from '../session/useSession.ts';
import { useSignOut } from '../session/useSignOut.ts';
import { useContributions } from '../ui/useContributions.ts';
import type { Line } from './searchLines.ts';

/** What this person can do by name, without regard to accents: acts of the features, and those of the frame. */
export function useActHits(text: string): Line[] {
  const { t } = useTranslation('shell');
  const { permissions } = useSession();
  const mayOpen = useMayOpen();
  const look = useAppearance();
  const signOut = useSignOut();
  const brought = useContributions('acts').flat();
  if (text.trim() === '') return [];
  const other = look.theme === 'dark' ? 'light' : 'dark';
  const own: Line[] = [
    { title: `${t('look.theme')}: ${t(`look.${other}`)}`, run: () => setAppearance({ theme: other }) },
    { title: t('lock.now'), run: lockDesk },
    { title: t('signOut'), run: () => void signOut() },
  ].map((line) => ({ ...line, hint: t('act'), icon: 'act' }));
  const acts = brought
    .filter(({ path, permission }) => permissions.has(permission) && (mayOpen(path) || mayOpen(above(path))))
    .map(({ title, path }): Line => ({ title: t(title), hint: t('act'), icon: 'act', path }));
  return [...acts, ...own].filter(({ title }) => holdsWords(text, title));
}

/** A page of a screen is opened by who opens the screen. */
const above = (path: string) => path.slice(0, path.lastIndexOf('/'));
