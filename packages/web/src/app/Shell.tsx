import { ApolloProvider } from '@apollo/client/react';
import { Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { apollo } from '../session/apollo.ts';
import { menuPaths, reachableScreens } from '../session/navigation.ts';
import { fetchSoon } from '../session/parts.ts';
import { mayOpen } from '../session/routeTable.ts';
import { useRoute } from '../session/useRoute.ts';
import { useSession } from '../session/useSession.ts';
import { HotkeyProvider } from '../ui/hotkeys.tsx';
import { notices } from '../ui/kit/noticeStore.ts';
import { Loading } from '../ui/Loading.tsx';
import { NoPermission } from '../ui/states.tsx';
import { useTabScreen } from '../ui/tabTitle.ts';
import { DeskLock } from './DeskLock.tsx';
import { routes } from './features.ts';
import { NewVersionLine } from './NewVersionLine.tsx';
import { narrowShell, noticesPart, partsAfterHome, screenFrame, wideShell } from './nextParts.ts';
import { part } from './part.tsx';
import { SessionProvider } from './SessionProvider.tsx';
import { useOwnLook } from './useOwnLook.ts';

const NarrowShell = part(narrowShell);
const WideShell = part(wideShell);
const Notices = part(noticesPart);
const ScreenFrame = part(screenFrame);

/** Everything around a signed-in screen: client, session, keys, top bar or drawer. */
export default function Shell() {
  return (
    <ApolloProvider client={apollo}>
      <SessionProvider>
        <HotkeyProvider>
          <Frame />
          <NewVersionLine />
          <Said />
          <DeskLock />
        </HotkeyProvider>
      </SessionProvider>
    </ApolloProvider>
  );
}

/** Messages and questions: drawn from the first one on. */
function Said() {
  const { messages, questions } = useSyncExternalStore(notices.subscribe, notices.now);
  const begun = useRef(false);
  begun.current ||= messages.length + questions.length > 0;
  return begun.current ? (
    <Suspense fallback={null}>
      <Notices />
    </Suspense>
  ) : null;
}

function Frame() {
  const { pathname } = useLocation();
  const session = useSession();
  const route = useRoute();
  const { t } = useTranslation('shell');
  useOwnLook();
  useTabScreen(route ? t(route.title) : '');
  const menu = { idMenus: session.profile.navigation.idMenus, paths: menuPaths(session.navigation) };
  const allowed = !route || mayOpen(route, menu);
  const { navigation, profile } = session;
  useEffect(
    () => fetchSoon(...partsAfterHome(reachableScreens(routes, profile.navigation.idMenus, navigation))),
    [navigation, profile],
  );

  const outlet = <Outlet key={`${session.profile._id}:${session.nodeId}`} />;
  const screen = !allowed ? (
    <NoPermission />
  ) : route?.light ? (
    outlet
  ) : (
    <Suspense fallback={<Loading />}>
      <ScreenFrame>{outlet}</ScreenFrame>
    </Suspense>
  );
  return (
    <Suspense fallback={<Loading />}>
      {pathname.startsWith('/m/') ? <NarrowShell>{screen}</NarrowShell> : <WideShell>{screen}</WideShell>}
    </Suspense>
  );
}
