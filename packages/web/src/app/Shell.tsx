import { ApolloProvider } from '@apollo/client/react';
import { App, theme as antdTheme, ConfigProvider } from 'antd';
import enUS from 'antd/locale/en_US';
import viVN from 'antd/locale/vi_VN';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useMatches } from 'react-router';
import { HotkeyProvider } from '../ui/hotkeys.tsx';
import { PrintingProvider } from '../ui/Printing.tsx';
import { NoPermission } from '../ui/states.tsx';
import { apollo } from './apollo.ts';
import { Loading } from './Loading.tsx';
import { menuPaths } from './navigation.ts';
import { mayOpen, type RouteSpec } from './routeTable.ts';
import { SessionProvider, useSession } from './SessionContext.tsx';
import { useTheme } from './theme.ts';

const NarrowShell = lazy(async () => ({ default: (await import('./NarrowShell.tsx')).NarrowShell }));
const WideShell = lazy(async () => ({ default: (await import('./WideShell.tsx')).WideShell }));

/** Everything around a signed-in screen: client, theme, session, top bar or drawer. */
export default function Shell() {
  const { i18n } = useTranslation('shell');
  const dark = useTheme() === 'dark';
  return (
    <ConfigProvider
      locale={i18n.language === 'en' ? enUS : viVN}
      componentSize="middle"
      theme={{
        algorithm: dark
          ? [antdTheme.darkAlgorithm, antdTheme.compactAlgorithm]
          : [antdTheme.compactAlgorithm],
        token: {
          colorPrimary: dark ? '#14b8a6' : '#0f766e',
          colorLink: dark ? '#2dd4bf' : '#0f766e',
          colorError: dark ? '#f87171' : '#b42318',
          fontFamily: "'Be Vietnam Pro', system-ui, sans-serif",
          fontSize: 14,
          controlHeight: 30,
          borderRadius: 5,
          colorTextPlaceholder: dark ? '#9aa3af' : '#6b7280',
          colorTextDescription: dark ? '#b6bcc6' : '#4b5563',
          boxShadow: 'none',
        },
        components: {
          Table: { cellPaddingBlockSM: 5, cellPaddingInlineSM: 8 },
          Form: { itemMarginBottom: 10 },
        },
      }}
    >
      <App message={{ duration: 2 }} style={{ height: '100%' }}>
        <ApolloProvider client={apollo}>
          <SessionProvider>
            <HotkeyProvider>
              <PrintingProvider>
                <Frame />
              </PrintingProvider>
            </HotkeyProvider>
          </SessionProvider>
        </ApolloProvider>
      </App>
    </ConfigProvider>
  );
}

function Frame() {
  const { pathname } = useLocation();
  const session = useSession();
  const route = useMatches()
    .map((match) => match.handle as RouteSpec | undefined) // the router's handles are our routes
    .find((handle) => handle !== undefined);
  const menu = { idMenus: session.profile.navigation.idMenus, paths: menuPaths(session.navigation) };
  const allowed = !route || mayOpen(route, menu);
  const screen = allowed ? <Outlet key={`${session.profile._id}:${session.nodeId}`} /> : <NoPermission />;
  return (
    <Suspense fallback={<Loading />}>
      {pathname.startsWith('/m/') ? <NarrowShell>{screen}</NarrowShell> : <WideShell>{screen}</WideShell>}
    </Suspense>
  );
}
