import { matchRoutes } from 'react-router';
import { isNarrowDevice, savesData } from '../session/device.ts';
import { i18n } from '../session/i18n.ts';
import { holdBack, type Load } from '../session/parts.ts';
import { type RouteSpec, widePath } from '../session/routeTable.ts';

const few = 4;

export const shell = () => import('./Shell.tsx');
export const wideShell = async () => ({ default: (await import('./WideShell.tsx')).WideShell });
export const narrowShell = async () => ({ default: (await import('./NarrowShell.tsx')).NarrowShell });
export const screenFrame = () => import('./ScreenFrame.tsx');
export const noticesPart = async () => ({ default: (await import('../ui/kit/Notices.tsx')).Notices });
const home = () => import('../features/home/Home.tsx');
const lists = () => import('../ui/WorkList.tsx');
const pickers = () => import('../catalogue/RefPicker.tsx');
const words =
  (...names: readonly string[]): Load<unknown> =>
  () =>
    i18n.loadNamespaces(names);

/** What is wanted after signing in. */
export function partsAfterSignIn(): Array<Load<unknown>> {
  return [...partsOfShell(), home, words('home')];
}

/** What a page is made of: all at once, where each would only be found out by the one before it. */
export function partsOfPage(
  path: string,
  routes: readonly RouteSpec[],
  signedIn: boolean,
): Array<Load<unknown>> {
  const route = routeAt(path, routes)?.route.handle;
  if (!signedIn || route?.public) {
    const open = route?.public ? route : routes.find((one) => one.path === '/dang-nhap');
    return open ? [screenOf(open), words('common')] : [];
  }
  if (!route) return partsAfterSignIn();
  return [...partsOfShell(), screenOf(route), ...(route.light ? [] : [screenFrame])];
}

/** Lets the screen of a page ask for what it opens with, before it is there itself. */
export function askAhead(path: string, routes: readonly RouteSpec[], signedIn: boolean): void {
  const match = routeAt(path, routes);
  const begun = signedIn && match?.route.handle.ahead?.(match.params);
  if (begun) holdBack(begun);
}

function routeAt(path: string, routes: readonly RouteSpec[]) {
  const [match] =
    matchRoutes(
      routes.map((one) => ({ path: one.path, handle: one })),
      widePath(path),
    ) ?? [];
  return match;
}

function partsOfShell(): Array<Load<unknown>> {
  return [shell, isNarrowDevice() ? narrowShell : wideShell, words('common', 'shell', 'notifications')];
}

function screenOf(route: RouteSpec): RouteSpec['wide'] {
  return screenWithTexts(isNarrowDevice() ? (route.narrow ?? route.wide) : route.wide, route);
}

const whole = new WeakMap<RouteSpec['wide'], RouteSpec['wide']>();

/**
 * A screen of a route together with its texts. Without those it would be hidden again by the first of its parts that wants one which is
 * not there, and whoever types would lose the cursor.
 */
export function screenWithTexts(
  screen: RouteSpec['wide'],
  { texts }: Pick<RouteSpec, 'texts'>,
): RouteSpec['wide'] {
  const known = whole.get(screen);
  if (known) return known;
  const load: RouteSpec['wide'] = async () => {
    const [loaded] = await Promise.all([screen(), words(...texts)()]);
    return loaded;
  };
  whole.set(screen, load);
  return load;
}

/**
 * What is wanted after home: what tells of a server that is away, what work screens share, and the first screens of the person's menu.
 * On a line that is to be spared only the first.
 */
export function partsAfterHome(screens: readonly RouteSpec[]): Array<Load<unknown>> {
  if (savesData()) return [noticesPart];
  const work = screens.filter((route) => !route.light);
  const own = work.slice(0, few).map(screenOf);
  return [noticesPart, screenFrame, lists, pickers, ...own];
}
