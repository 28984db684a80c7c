import type { NavigationItem } from '@sen/domain/permissions/navigation';
import { createContext, useContext } from 'react';
import type { MyInfoQuery, NodesQuery } from './me.auth.gen.ts';
import type { ShellSettingsQuery } from './session.main.gen.ts';

export type Session = {
  user: MyInfoQuery['myInfo'];
  profile: NonNullable<MyInfoQuery['myInfo']['currentProfile']>;
  nodeId: string | null;
  /** Nobody chose this place on this device: it is the first of the profile's. */
  nodeIsFirst: boolean;
  nodes: NodesQuery['getNodes'];
  settings: ShellSettingsQuery['getSetting'];
  appInfo: ShellSettingsQuery['getAppInfo'];
  permissions: ReadonlySet<string>;
  navigation: readonly NavigationItem[];
  /** Stores the choice and asks again who the user is there. */
  changeProfile: (id: string) => void;
  changeNode: (id: string) => void;
};

/** What `useSession` reads; the shell's SessionProvider fills it. */
export const SessionContext = createContext<Session | null>(null);

/** Who works here, as what and where. Only below the shell. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession stands outside the shell');
  return session;
}
