import { expect, it } from 'vitest';
import { lastBegun } from './nameWords.ts';
import type { WordShares } from './wordShares.ts';

const known: Record<string, number> = { thi_lan: 0.01, nguyen_lan: 0.004, nguyen_t: 0.2, thi_t: 0.1 };
const shares: WordShares = { begun: (beginning) => known[beginning] ?? 0, records: 1_000_000 };

it.each([
  ['nguyen thi lan', "'nguyen_lan':* & 'nguyen_thi'"],
  ['thi nguyen lan', "'nguyen_lan':* & 'nguyen_thi'"],
  ['nguyen khuat lan', "'khuat_lan':* & 'khuat_nguyen'"],
  ['nguyen lan', "'nguyen_lan':*"],
  ['hoang hoang khang', "'hoang_khang':*"],
  // an earlier word begins with the last one: it must be another word than that
  ['nguyen thi t', "'thi_t':* & 'thi_nguyen'"],
  ['van van v', "'van_v':*"],
  ['tran thi an t', "'tran_t':* & 'thi_t':* & 'tran_an'"],
])('%s asks the index for the rarest pair by its beginning, and for whole pairs beside it', (text, asked) => {
  expect(lastBegun(text.split(' '), shares)).toBe(asked);
});
