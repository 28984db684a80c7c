import { expect, it } from 'vitest';
import { lawAlone, type PriorityFacts, priorityRules, priorityText, suggestPriority } from './priority.ts';
import { spokenCall, spokenNumber, ticketText } from './ticket.ts';

it.each<[PriorityFacts, string | null]>([
  [{ ageYears: 40, capCuu: true }, 'CapCuu'],
  [{ ageYears: 5 }, 'TreDuoi6Tuoi'],
  [{ ageYears: 6 }, null],
  [{ ageYears: 30, mangThai: true }, 'PhuNuMangThai'],
  [{ ageYears: 30, khuyetTat: 'DacBietNang' }, 'KhuyetTatDacBietNang'],
  [{ ageYears: 30, khuyetTat: 'Nang' }, 'KhuyetTatNang'],
  [{ ageYears: 74 }, null],
  [{ ageYears: 75 }, 'Tu75Tuoi'],
  [{ ageYears: 60, doiTuongThe: 'CC' }, 'NguoiCoCong'],
  [{ ageYears: null }, null],
])('finds the legal reason for priority of %j: %s', (facts, reason) => {
  expect(suggestPriority(facts)).toBe(reason);
});

it.each<[PriorityFacts, string | null]>([
  [{ ageYears: 5 }, 'TreDuoi6Tuoi'],
  [{ ageYears: 11 }, 'TreEm'],
  [{ ageYears: 12 }, null],
  [{ ageYears: 69 }, null],
  [{ ageYears: 70 }, 'CaoTuoi'],
  [{ ageYears: 75 }, 'Tu75Tuoi'],
  [{ ageYears: 70, doiTuongThe: 'CC' }, 'NguoiCoCong'],
  [{ ageYears: 40, theoHen: true }, 'DungHen'],
  [{ ageYears: null, theoHen: true }, 'DungHen'],
])('a house that widens the ages and favours appointments proposes for %j: %s', (facts, reason) => {
  const rules = priorityRules({ ratio: [1, 2], childUnder: 12, elderFrom: 70, appointments: true });
  expect(suggestPriority(facts, rules)).toBe(reason);
});

it('is the law alone where the settings say nothing', () => {
  expect(priorityRules(null)).toEqual(lawAlone);
  expect(suggestPriority({ ageYears: 40, theoHen: true })).toBeNull();
});

it('prints U for priority and the letter of the queue otherwise, with three digits or more', () => {
  expect(ticketText({ prefix: 'A', number: 15, isPriority: false })).toBe('A015');
  expect(ticketText({ prefix: 'A', number: 12, isPriority: true })).toBe('U012');
  expect(ticketText({ prefix: null, number: 1234, isPriority: false })).toBe('1234');
});

it('says digits one by one', () => {
  expect(spokenNumber('A015')).toBe('A không một năm');
  expect(spokenCall({ KyHieu: 'A015', name: 'Nguyễn Văn An', place: 'Phòng khám số 3' })).toBe(
    'Mời số A không một năm, Nguyễn Văn An, vào Phòng khám số 3',
  );
});

it('names a kept reason in the language of the reader', () => {
  expect(priorityText('Tu75Tuoi', 'vi')).toBe('Người từ đủ 75 tuổi trở lên');
  expect(priorityText('Tu75Tuoi', 'en')).toBe('Aged 75 or over');
  expect(priorityText('Chờ đã lâu', 'en')).toBe('Chờ đã lâu');
});
