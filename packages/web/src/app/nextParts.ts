import { matchPath } from 'react-router';
import { isNarrowDevice } from '../session/device.ts';
import { type RouteSpec, widePath } from '../session/routeTable.ts';

const few = 4;

const shell = () => import('./Shell.tsx');
const wide = () => import('./WideShell.tsx');
const narrow = () => import('./NarrowShell.tsx');
const home = () => import('../features/home/Home.tsx');
const frame = () => import('./ScreenFrame.tsx');
const lists = () => import('../ui/WorkList.tsx');
const said = () => import('../ui/kit/Notices.tsx');
const pickers = () => import('../catalogue/RefPicker.tsx');

/** What is wanted after signing in. */
export function partsAfterSignIn(): Array<() => Promise<unknown>> {
  return [...partsOfShell(), home];
}

/** What a page of somebody signed in is made of: all at once, where each would only be found out by the one before it. */
export function partsOfPage(path: string, routes: readonly RouteSpec[]): Array<() => Promise<unknown>> {
  const route = routes.find((one) => matchPath(one.path, widePath(path)));
  if (!route) return partsAfterSignIn();
  return [...partsOfShell(), screenOf(route), ...(route.light ? [] : [frame])];
}

function partsOfShell(): Array<() => Promise<unknown>> {
  return [shell, isNarrowDevice() ? narrow : wide];
}

function screenOf(route: RouteSpec): () => Promise<unknown> {
  return isNarrowDevice() ? (route.narrow ?? route.wide) : route.wide;
}

/** What is wanted after home: what work screens share, and the first screens of the person's menu. */
export function partsAfterHome(screens: readonly RouteSpec[]): Array<() => Promise<unknown>> {
  const work = screens.filter((route) => !route.light);
  const own = work.map(screenOf);
  return [frame, said, lists, pickers, ...own.slice(0, few)];
}
