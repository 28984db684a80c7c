import { ApolloProvider } from '@apollo/client/react';
import { Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation } from 'react-router';
import { apollo } from '../session/apollo.ts';
import { onReconnect } from '../session/connection.ts';
import { machineHome, menuPaths, reachableScreens } from '../session/navigation.ts';
import { fetchSoon } from '../session/parts.ts';
import { mayOpen } from '../session/routeTable.ts';
import { useRoute } from '../session/useRoute.ts';
import { useSession } from '../session/useSession.ts';
import { Apart } from '../ui/Apart.tsx';
import { HotkeyProvider } from '../ui/hotkeys.tsx';
import { type Message, notices } from '../ui/kit/noticeStore.ts';
import { Loading } from '../ui/Loading.tsx';
import { NoPermission } from '../ui/states.tsx';
import { useTabScreen } from '../ui/tabTitle.ts';
import { DeskLock } from './DeskLock.tsx';
import { routes } from './features.ts';
import { NewVersionLine } from './NewVersionLine.tsx';
import { narrowShell, noticesPart, partsAfterHome, screenFrame, wideShell } from './nextParts.ts';
import { part } from './part.tsx';
import { SessionProvider } from './SessionProvider.tsx';
import { useFirstPlace } from './useFirstPlace.ts';
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
          <Said />
          <DeskParts />
        </HotkeyProvider>
      </SessionProvider>
    </ApolloProvider>
  );
}

/** What a desk has around its screen. One that stands by itself is covered only where it was covered already. */
function DeskParts() {
  const bare = useRoute()?.bare ?? false;
  return (
    <>
      {bare ? null : <NewVersionLine />}
      <DeskLock still={bare} />
    </>
  );
}

/** Messages and questions: drawn from the first one on. */
function Said() {
  const { messages, questions } = useSyncExternalStore(notices.subscribe, notices.now);
  const begun = useRef(false);
  begun.current ||= messages.length + questions.length > 0;
  const [tries, setTries] = useState(0);
  if (!begun.current) return null;
  // the first thing that is said may be that the network is away: then nothing can be fetched to say it with
  return (
    <Apart
      key={tries}
      missing={<PlainMessages messages={messages} onBack={() => setTries((before) => before + 1)} />}
    >
      <Notices />
    </Apart>
  );
}

/** Messages as they are, until what draws them can be fetched. */
function PlainMessages({ messages, onBack }: { messages: readonly Message[]; onBack: () => void }) {
  useEffect(() => onReconnect(onBack));
  return (
    <div className="notices" role="alert">
      {messages.map(({ id, kind, text }) => (
        <p key={id} className={`message ${kind}`}>
          {text}
        </p>
      ))}
    </div>
  );
}

function Frame() {
  const { pathname } = useLocation();
  const session = useSession();
  const route = useRoute();
  const { t } = useTranslation('shell');
  useOwnLook();
  useFirstPlace(session);
  useTabScreen(route ? t(route.title) : '');
  const menu = { idMenus: session.profile.navigation.idMenus, paths: menuPaths(session.navigation) };
  const allowed = !route || mayOpen(route, menu);
  const { navigation, profile } = session;
  useEffect(
    () => fetchSoon(...partsAfterHome(reachableScreens(routes, profile.navigation.idMenus, navigation))),
    [navigation, profile],
  );

  // a machine that anybody stands at has its own screens alone: no home, no menu and no search lead anywhere
  const start = machineHome(session.permissions, navigation);
  if (start !== null && !(route && menu.paths.has(route.path))) return <Navigate replace to={start} />;

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
  if (route?.bare)
    return (
      <main id="screen" className="screen-alone" tabIndex={-1}>
        {screen}
      </main>
    );
  return (
    <Suspense fallback={<Loading />}>
      {pathname.startsWith('/m/') ? <NarrowShell>{screen}</NarrowShell> : <WideShell>{screen}</WideShell>}
    </Suspense>
  );
}
