import { ApolloProvider } from '@apollo/client/react';
import { lazy, Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { HotkeyProvider } from '../ui/hotkeys.tsx';
import { NoPermission } from '../ui/states.tsx';
import { apollo } from './apollo.ts';
import { Loading } from './Loading.tsx';
import { menuPaths, reachableScreens } from './navigation.ts';
import { partsAfterHome } from './nextParts.ts';
import { routes } from './routes.tsx';
import { mayOpen } from './routeTable.ts';
import { SessionProvider, useSession } from './SessionContext.tsx';
import { fetchSoon } from './soon.ts';
import { useRoute } from './useRoute.ts';

const NarrowShell = lazy(async () => ({ default: (await import('./NarrowShell.tsx')).NarrowShell }));
const WideShell = lazy(async () => ({ default: (await import('./WideShell.tsx')).WideShell }));
const ScreenFrame = lazy(() => import('./ScreenFrame.tsx'));

/** Everything around a signed-in screen: client, session, keys, top bar or drawer. */
export default function Shell() {
  return (
    <ApolloProvider client={apollo}>
      <SessionProvider>
        <HotkeyProvider>
          <Frame />
        </HotkeyProvider>
      </SessionProvider>
    </ApolloProvider>
  );
}

function Frame() {
  const { pathname } = useLocation();
  const session = useSession();
  const route = useRoute();
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
