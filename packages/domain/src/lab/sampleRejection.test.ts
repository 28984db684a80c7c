import { expect, it } from 'vitest';
import { lyDoTuChoiMau, lyDoTuChoiMaus, rejectionIssues, rejectionText } from './sampleRejection.ts';

it('offers every reason once', () => {
  expect([...lyDoTuChoiMaus].sort()).toEqual(Object.keys(lyDoTuChoiMau).sort());
});

it.each([
  ['no reason', { LyDo: null }, ['LyDo REQUIRED']],
  ['a reason', { LyDo: 'TanMau' }, []],
  ['another reason without words', { LyDo: 'Khac', GhiChu: '  ' }, ['GhiChu REQUIRED']],
  ['another reason in words', { LyDo: 'Khac', GhiChu: 'Nhầm người bệnh' }, []],
  ['too many words', { LyDo: 'SaiOng', GhiChu: 'x'.repeat(301) }, ['GhiChu TOO_LONG']],
] as const)('a rejection with %s', (_what, given, says) => {
  expect(rejectionIssues(given).map(({ path, code }) => `${path} ${code}`)).toEqual(says);
});

it('is told in words', () => {
  expect([
    rejectionText('TanMau', null, 'vi'),
    rejectionText('SaiOng', 'ống đỏ', 'vi'),
    rejectionText('Khac', 'Nhầm người bệnh', 'en'),
    rejectionText('DongMau', '', 'en'),
  ]).toEqual(['Mẫu tán huyết', 'Sai ống đựng mẫu: ống đỏ', 'Nhầm người bệnh', 'Clotted']);
});
