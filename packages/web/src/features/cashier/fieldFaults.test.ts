import { expect, it } from 'vitest';
import { fieldFaults } from './fieldFaults.ts';

const fieldOf = (path: string) =>
  path === 'dongs.0.PhanTram' ? 'percent' : path === 'LyDo' ? 'reason' : null;

it('says the first that is wrong with each field', () => {
  const faults = fieldFaults(
    [
      { path: 'dongs.0.PhanTram', code: 'TOO_SMALL', details: { min: '0' } },
      { path: 'dongs.0.PhanTram', code: 'REQUIRED' },
      { path: 'LyDo', code: 'REASON_NEEDED' },
    ],
    fieldOf,
  );
  expect(Object.keys(faults ?? {})).toEqual(['percent', 'reason']);
  expect(faults?.['percent']).toContain('0');
});

it('leaves a refusal to the notice when a part of it stands at no field, or none is named', () => {
  expect(
    fieldFaults(
      [
        { path: 'LyDo', code: 'REASON_NEEDED' },
        { path: 'requestId', code: 'REQUIRED' },
      ],
      fieldOf,
    ),
  ).toBeNull();
  expect(fieldFaults([], fieldOf)).toBeNull();
});
