import { describe, expect, it } from 'vitest';
import { screenAt } from '../permissions/screens.ts';
import { eventsOfSlips, orderKinds, resultKinds, slipKinds } from './orderKinds.ts';

describe('a kind of order', () => {
  it('that is performed at a desk names the screen of the desk and the print form of its result', () => {
    const desks = [...resultKinds.keys()].map((kind) => orderKinds.get(kind));
    expect(desks.filter((kind) => !kind?.printForm || !screenAt(kind.screen ?? ''))).toEqual([]);
    expect(resultKinds.get('XetNghiem')?.takeBack).toBe('XET_NGHIEM_HUY');
  });

  it('waits in the queue of its room where the feature that performs it has one', () => {
    const queued = slipKinds.filter((kind) => orderKinds.get(kind)?.queue);
    expect(queued.map((kind) => orderKinds.get(kind)?.queue)).toEqual(
      queued.map((kind) => (kind === 'PhauThuat' || kind === 'ThuThuat' ? 'PhauThuatThuThuat' : kind)),
    );
    expect([...orderKinds.keys()]).toContain('KhamBenh');
  });

  it('is told of by the module of its feature, else by that of the orderer', () => {
    expect(eventsOfSlips('XetNghiem')).toBe('XetNghiem');
    expect(eventsOfSlips('KhamBenh')).toBe('DichVuYeuCau');
    expect(eventsOfSlips('Khac')).toBe('DichVuYeuCau');
  });
});
