import { holdsWords } from '@sen/domain/names/find';
import { useTranslation } from 'react-i18next';
import { reachableScreens } from '../session/navigation.ts';
import { offeredAt } from '../session/routeTable.ts';
import { useSession } from '../session/useSession.ts';
import { routes } from './features.ts';
import type { Line } from './searchLines.ts';

/** The screens of this person whose name holds a text, without regard to accents. */
export function useScreenHits(text: string): Line[] {
  const { t } = useTranslation('shell');
  const session = useSession();
  if (text.trim() === '') return [];
  const offered = offeredAt(session.settings.systemType, routes);
  return reachableScreens(offered, session.profile.navigation.idMenus, session.navigation)
    .map((route) => ({
      path: route.path.split('/:')[0] ?? route.path,
      title: t(route.title),
      hint: t('screen'),
      icon: route.icon ?? 'page',
    }))
    .filter(({ title }) => holdsWords(text, title));
}
