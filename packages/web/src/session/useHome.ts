import { machineHome } from './navigation.ts';
import { useSession } from './useSession.ts';

/** Where somebody begins: home, or the first screen of a machine that has no home. */
export function useHome(): string {
  const { permissions, navigation } = useSession();
  return machineHome(permissions, navigation) ?? '/trang-chu';
}
