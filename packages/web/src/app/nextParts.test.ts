import { describe, expect, it, vi } from 'vitest';
import { arrivedPart, fetchPart } from '../session/parts.ts';
import type { RouteSpec } from '../session/routeTable.ts';
import { askAhead, noticesPart, partsAfterHome, partsOfPage, screenFrame, shell } from './nextParts.ts';

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

describe('what a page is made of', () => {
  it('is the frame and the screen whose path says most', () => {
    expect(partsOfPage('/quan-tri-he-thong', routes, true)).toEqual(
      expect.arrayContaining([shell, operations.wide, screenFrame]),
    );
    const parts = partsOfPage('/m/quan-tri-he-thong/cai-dat', routes, true);
    expect(parts).toContain(settings.wide);
    expect(parts).not.toContain(operations.wide);
    expect(parts).not.toContain(screenFrame);
  });

  it('is the sign-in alone for who has not signed in', () => {
    const parts = partsOfPage('/quan-tri-he-thong', routes, false);
    expect(parts).toContain(signIn.wide);
    expect(parts).not.toContain(shell);
  });
});

describe('what is wanted after home', () => {
  it('is what work screens share and the first screens of the menu', () => {
    expect(partsAfterHome([operations, settings])).toEqual(
      expect.arrayContaining([noticesPart, screenFrame, operations.wide]),
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
