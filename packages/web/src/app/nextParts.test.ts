import { describe, expect, it, vi } from 'vitest';
import { i18n } from '../session/i18n.ts';
import { arrivedPart, fetchPart } from '../session/parts.ts';
import type { RouteSpec } from '../session/routeTable.ts';
import {
  askAhead,
  noticesPart,
  partsAfterHome,
  partsOfPage,
  screenFrame,
  screenWithTexts,
  shell,
} from './nextParts.ts';

const screenOf = (path: string, more: Partial<RouteSpec> = {}): RouteSpec => ({
  path,
  title: 't',
  texts: [],
  wide: async () => ({ default: () => null }),
  ...more,
});
const operations = screenOf('/quan-tri-he-thong/:childComponentPath?');
const settings = screenOf('/quan-tri-he-thong/cai-dat/:childComponentPath?', { light: true });
const signIn = screenOf('/dang-nhap', { public: true });
const routes = [operations, settings, signIn];
/** What is fetched of a screen. */
const of = (route: RouteSpec) => screenWithTexts(route.wide, route);

describe('what a page is made of', () => {
  it('is the frame and the screen whose path says most', () => {
    expect(partsOfPage('/quan-tri-he-thong', routes, true)).toEqual(
      expect.arrayContaining([shell, of(operations), screenFrame]),
    );
    const parts = partsOfPage('/m/quan-tri-he-thong/cai-dat', routes, true);
    expect(parts).toContain(of(settings));
    expect(parts).not.toContain(of(operations));
    expect(parts).not.toContain(screenFrame);
  });

  it('is the sign-in alone for who has not signed in', () => {
    const parts = partsOfPage('/quan-tri-he-thong', routes, false);
    expect(parts).toContain(of(signIn));
    expect(parts).not.toContain(shell);
  });
});

it('a screen is there with its texts, however it is come to', async () => {
  const texts = vi.spyOn(i18n, 'loadNamespaces').mockResolvedValue();
  const desk = screenOf('/quay', { texts: ['orders', 'queues'] });
  expect(await of(desk)()).toHaveProperty('default');
  expect(texts).toHaveBeenCalledExactlyOnceWith(['orders', 'queues']);
  texts.mockRestore();
});

describe('what is wanted after home', () => {
  it('is what work screens share and the first screens of the menu', () => {
    expect(partsAfterHome([operations, settings])).toEqual(
      expect.arrayContaining([noticesPart, screenFrame, of(operations)]),
    );
  });

  it('on a line that is to be spared is only what tells of a server that is away', () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    expect(partsAfterHome([operations, settings])).toEqual([noticesPart]);
    vi.unstubAllGlobals();
  });
});

describe('what a screen opens with', () => {
  const ahead = vi.fn(async () => undefined);
  const viewer = screenOf('/xem/:files?', { ahead });

  it('is asked for before the screen is there, by who has signed in', () => {
    askAhead('/xem/1.2', [viewer, signIn], false);
    askAhead('/khac', [viewer, signIn], true);
    expect(ahead).not.toHaveBeenCalled();
    askAhead('/m/xem/1.2', [viewer, signIn], true);
    expect(ahead).toHaveBeenCalledExactlyOnceWith({ files: '1.2' });
  });
});

describe('a part that was fetched', () => {
  it('is known by the function that fetches it, and not when that failed', async () => {
    const good = async () => ({ default: 1 });
    const bad = async () => Promise.reject(new Error('away'));
    await fetchPart(good);
    await expect(fetchPart(bad)).rejects.toThrow('away');
    expect(arrivedPart(good)).toEqual({ default: 1 });
    expect(arrivedPart(bad)).toBeUndefined();
  });
});
