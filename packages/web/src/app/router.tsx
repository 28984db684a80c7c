import { type ReactNode, Suspense, useEffect } from 'react';
import { createBrowserRouter, Navigate, Outlet, type RouteObject, useLocation } from 'react-router';
import { basename } from '../session/basename.ts';
import { isNarrowDevice } from '../session/device.ts';
import { fetchSoon } from '../session/parts.ts';
import { legacyTarget, narrowPath, type RouteSpec, widePath } from '../session/routeTable.ts';
import { isSignedIn } from '../session/session.ts';
import { Loading } from '../ui/Loading.tsx';
import { routes } from './features.ts';
import { partsAfterSignIn, screenWithTexts, shell } from './nextParts.ts';
import { part } from './part.tsx';
import { ScreenError } from './ScreenError.tsx';

const Shell = part(shell);

/** All screens with their twins, guards and redirects. */
export function makeRouter(): ReturnType<typeof createBrowserRouter> {
  if (location.pathname === '/auth/changePassword') {
    const Page = part(() => import('../features/identity/ChangePasswordPage.tsx'));
    return createBrowserRouter([
      {
        path: '*',
        element: (
          <Suspense fallback={<Loading />}>
            <Page />
          </Suspense>
        ),
      },
    ]);
  }
  const strangers = routes.filter((route) => route.stranger);
  const open = routes.filter((route) => route.public && !route.stranger);
  const inside = routes.filter((route) => !route.public);
  return createBrowserRouter(
    [
      ...strangers.flatMap(screensOf),
      { element: <BeforeSignIn />, children: open.flatMap(screensOf) },
      {
        element: <SignedIn />,
        errorElement: <ScreenError />,
        children: [...inside.flatMap(screensOf), { path: '*', element: <Unknown /> }],
      },
    ],
    { basename: basename() },
  );
}

function screensOf(route: RouteSpec): RouteObject[] {
  const Wide = part(screenWithTexts(route.wide, route));
  const Narrow = route.narrow ? part(screenWithTexts(route.narrow, route)) : Wide;
  const screen = (element: ReactNode) => (
    <RightTwin>
      <Suspense fallback={<Loading />}>{element}</Suspense>
    </RightTwin>
  );
  return [
    {
      path: route.path,
      caseSensitive: true,
      element: screen(<Wide />),
      errorElement: <ScreenError />,
      handle: route,
    },
    {
      path: narrowPath(route.path),
      caseSensitive: true,
      element: screen(<Narrow />),
      errorElement: <ScreenError />,
      handle: route,
    },
  ];
}

/** Sends a device to its twin: /m for the narrow ones, the plain path for the others. */
function RightTwin({ children }: { children: ReactNode }) {
  const { pathname, search, hash, state } = useLocation();
  const target = isNarrowDevice() ? narrowPath(pathname) : widePath(pathname);
  // with its state: the sign-in knows by it where to go back to
  if (target !== pathname) return <Navigate replace to={`${target}${search}${hash}`} state={state} />;
  return children;
}

/** While somebody signs in, what is wanted afterwards is on its way. */
function BeforeSignIn() {
  useEffect(() => fetchSoon(...partsAfterSignIn()), []);
  return <Outlet />;
}

function SignedIn() {
  const { pathname, search } = useLocation();
  if (!isSignedIn()) {
    const wanted = widePath(pathname);
    const state = wanted === '/' || wanted === '/trang-chu' ? null : { from: `${pathname}${search}` };
    return <Navigate replace to="/dang-nhap" state={state} />;
  }
  return (
    <Suspense fallback={<Loading />}>
      <Shell />
    </Suspense>
  );
}

/** A path that no screen has as it is written: a legacy spelling, other letter case, or none at all. */
function Unknown() {
  const { pathname, search } = useLocation();
  const target = legacyTarget(pathname, routes);
  return <Navigate replace to={target === null ? '/trang-chu' : `${target}${search}`} />;
}
