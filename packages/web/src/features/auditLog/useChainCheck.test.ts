import { expect, it } from 'vitest';
import { withPart } from './useChainCheck.ts';

const part = {
  ok: true,
  soDong: 10,
  denSo: 10,
  tongSo: 15,
  tuNgay: '2026-01-01T00:00:00Z',
  denNgay: '2026-01-02T00:00:00Z',
  soChuaNiemPhong: 1,
  loi: null,
  soLoi: null,
  tiep: 'x',
};

it('adds the parts of a check up to its end', () => {
  const first = withPart(null, part);
  expect(first).toMatchObject({ rows: 10, reached: 10, last: 15, ended: false });
  const last = withPart(first, { ...part, soDong: 5, denSo: 15, tuNgay: null, denNgay: null, tiep: null });
  expect(last).toMatchObject({
    rows: 15,
    unsealed: 2,
    from: part.tuNgay,
    to: part.denNgay,
    ended: true,
    fault: null,
  });
});
