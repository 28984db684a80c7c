import { useQuery } from '@apollo/client/react';
import type { NavigationItem } from '@sen/domain/permissions/navigation';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo } from 'react';
import { draftKeyOf, giveDraftKey } from '../session/draftKey.ts';
import { setLanguage } from '../session/i18n.ts';
import { DraftKeyDocument, MyInfoDocument, NodesDocument } from '../session/me.auth.gen.ts';
import { ShellSettingsDocument } from '../session/session.main.gen.ts';
import { chooseLanguage, chooseNode, storageKeys, store, stored } from '../session/session.ts';
import { type Session, SessionContext } from '../session/useSession.ts';
import { Loading } from '../ui/Loading.tsx';
import { ErrorState } from '../ui/states.tsx';
import { type AppEvent, useEvents } from '../ui/useEvents.ts';
import { NoProfile } from './NoProfile.tsx';

const DuePage = lazy(() => import('../features/identity/DuePage.tsx'));
const none: Session['nodes'] = [];

/** Asks who is signed in and keeps profile and node as the specification says. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const me = useQuery(MyInfoDocument, { fetchPolicy: 'no-cache' });
  const nodes = useQuery(NodesDocument, { fetchPolicy: 'no-cache' });
  const draftKey = useQuery(DraftKeyDocument, { fetchPolicy: 'no-cache' });
  const shell = useQuery(ShellSettingsDocument, { fetchPolicy: 'no-cache' });
  // an asking that fails later must not take the screens away with what was typed on them
  const user = (me.data ?? me.previousData)?.myInfo;
  const profile = user?.currentProfile;
  const shellData = shell.data ?? shell.previousData;
  const settings = shellData?.getSetting;
  const nodeId = profile ? chooseNode(stored(storageKeys.node), profile.nodes) : null;

  useEffect(() => {
    if (user) store(storageKeys.username, user.username);
  }, [user]);

  useEffect(() => {
    if (!profile) return;
    store(storageKeys.profile, profile._id);
    if (nodeId === stored(storageKeys.node)) return;
    store(storageKeys.node, nodeId);
    store(storageKeys.firstNode, nodeId);
  }, [profile, nodeId]);

  useEffect(() => {
    if (!settings) return;
    void setLanguage(
      chooseLanguage(stored(storageKeys.language), settings.defaultLanguage, navigator.language),
    );
  }, [settings]);

  const key = draftKey.data?.draftKey;
  const userId = stored(storageKeys.userId) ?? '';
  // before a form is drawn, which reads its draft at once
  if (key && draftKeyOf(userId) !== key) giveDraftKey(userId, key);

  const nodeList = (nodes.data ?? nodes.previousData)?.getNodes ?? none;

  const { refetch } = me;
  const refetchNodes = nodes.refetch;
  const ask = useCallback(() => {
    void refetch();
    void refetchNodes();
  }, [refetch, refetchNodes]);
  const refetchShell = shell.refetch;
  useEvents(['HeThong'], () => void refetchShell());
  useEvents(['DanhMuc', 'PhienDangNhap'], (event) => {
    // null: the connection was away, and the rights may have changed
    if (event === null || (user && changesRights(event, user))) ask();
  });
  const changeProfile = useCallback(
    (id: string) => {
      store(storageKeys.profile, id);
      ask();
    },
    [ask],
  );
  const changeNode = useCallback(
    (id: string) => {
      store(storageKeys.node, id);
      store(storageKeys.firstNode, null);
      ask();
    },
    [ask],
  );

  const session = useMemo<Session | null>(() => {
    if (!user || !profile || !settings || !shellData) return null;
    return {
      user,
      profile,
      nodeId,
      nodeIsFirst: nodeId !== stored(storageKeys.node) || nodeId === stored(storageKeys.firstNode),
      nodes: nodeList,
      settings,
      appInfo: shellData.getAppInfo,
      permissions: new Set(user.permissions),
      navigation: profile.navigation.navigationTree as NavigationItem[], // the profile's JSON
      changeProfile,
      changeNode,
    };
  }, [user, profile, settings, shellData, nodeId, nodeList, changeProfile, changeNode]);

  // whatever else was refused: this comes first, and the page then begins anew
  if (user?.due)
    return (
      <Suspense fallback={<Loading />}>
        <DuePage user={user} onDone={() => location.reload()} />
      </Suspense>
    );
  const error = me.error ?? shell.error;
  if (error && !session) return <ErrorState error={error} onRetry={() => location.reload()} />;
  if (user && !profile) return <NoProfile onRetry={ask} />;
  // without the server the forms open without their drafts, unless this tab has the key
  if (!session || (draftKey.loading && draftKeyOf(userId) === null)) return <Loading />;
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** Whether an event tells that what a person may open and do was changed: the account, or a profile that it holds or may get back. */
function changesRights({ module, process, data }: AppEvent, user: Session['user']): boolean {
  const of: Record<string, unknown> = typeof data === 'object' && data !== null ? { ...data } : {};
  if (module === 'PhienDangNhap') return process === 'rights' && of['accountId'] === user._id;
  if (of['name'] !== 'Profile') return false;
  return !user.currentProfile || user.profiles.some((one) => one.profile._id === of['_id']);
}
