import { expect, it } from 'vitest';
import { requestTimeIssues } from './requestTimes.ts';

const NgayTiepNhan = '2026-11-21T07:00:00.000Z';
const at = (minute: string) => `2026-11-21T07:${minute}:00.000Z`;

it.each([
  ['after the reception', at('10'), null, []],
  ['with the reception, performed at once', NgayTiepNhan, NgayTiepNhan, []],
  ['before the reception', '2026-11-21T06:59:00.000Z', null, ['BEFORE_RECEPTION']],
  ['after its execution', at('10'), at('09'), ['AFTER_EXECUTION']],
  [
    'outside both',
    '2026-11-21T06:59:00.000Z',
    '2026-11-21T06:58:00.000Z',
    ['BEFORE_RECEPTION', 'AFTER_EXECUTION'],
  ],
])('a request %s', (_when, NgayYeuCau, NgayThucHien, codes) => {
  expect(requestTimeIssues({ NgayTiepNhan, NgayYeuCau, NgayThucHien })).toEqual(
    codes.map((code) => ({ path: 'NgayYeuCau', code })),
  );
});

it('a request that is being written is not of the future', () => {
  const now = at('30');
  expect(requestTimeIssues({ NgayTiepNhan, NgayYeuCau: at('30'), now })).toEqual([]);
  expect(requestTimeIssues({ NgayTiepNhan, NgayYeuCau: at('31'), now })).toEqual([
    { path: 'NgayYeuCau', code: 'IN_THE_FUTURE' },
  ]);
});
