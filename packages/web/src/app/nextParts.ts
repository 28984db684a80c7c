import { isNarrowDevice } from './device.ts';
import type { RouteSpec } from './routeTable.ts';

const few = 4;

const shell = () => import('./Shell.tsx');
const wide = () => import('./WideShell.tsx');
const narrow = () => import('./NarrowShell.tsx');
const home = () => import('../features/home/Home.tsx');
const frame = () => import('./ScreenFrame.tsx');
const lists = () => import('../ui/WorkList.tsx');
const said = () => import('../ui/kit/Notices.tsx');
const pickers = () => import('../ui/RefPicker.tsx');

/** What is wanted after signing in. */
export function partsAfterSignIn(): Array<() => Promise<unknown>> {
  return [shell, isNarrowDevice() ? narrow : wide, home];
}

/** What is wanted after home: what work screens share, and the screens of a person who has only a few. */
export function partsAfterHome(screens: readonly RouteSpec[]): Array<() => Promise<unknown>> {
  const work = screens.filter((route) => !route.light);
  const own = work.map((route) => (isNarrowDevice() ? (route.narrow ?? route.wide) : route.wide));
  return [frame, said, lists, pickers, ...(own.length <= few ? own : [])];
}
