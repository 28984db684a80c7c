import { menuPaths } from './navigation.ts';
import { mayOpen } from './routeTable.ts';
import { useSession } from './useSession.ts';

/** Tells of a screen's path whether the menu of the profile opens it: a link that leads nowhere is not shown. */
export function useMayOpen(): (path: string) => boolean {
  const { profile, navigation } = useSession();
  const menu = { idMenus: profile.navigation.idMenus, paths: menuPaths(navigation) };
  return (path) => mayOpen({ path }, menu);
}
