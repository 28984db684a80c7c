import { expect, it } from 'vitest';
import { catalogueByName } from '../all.ts';
import { cataloguesWithWords, knownWords, withKnownWords } from './knownWords.ts';

it.each([
  ['DM_DichVu', { TenDichVu: 'Tổng phân tích tế bào máu ngoại vi' }, 'CTM, công thức máu'],
  ['DM_DichVu', { TenDichVu: 'Chụp X-quang ngực thẳng' }, 'XQ, chụp phim, X ray, chụp phổi'],
  ['HoatChat', { TenHoatChat: 'Paracetamol' }, 'acetaminophen'],
  ['Duoc', { TenDuoc: 'Aspirin 81' }, 'acid acetylsalicylic'],
  ['ICD', { MaICD: 'e11.9', TenICD: 'Bệnh đái tháo đường không phụ thuộc insuline' }, 'tiểu đường'],
])('%s: %j is also called %s', (catalogue, entry, words) => {
  expect(knownWords(catalogue, entry)).toContain(words);
});

it('takes whole words of a name alone, and says nothing of what nobody knows', () => {
  expect(knownWords('DM_DichVu', { TenDichVu: 'Phẫu thuật cắt thực tràng' })).toBeNull();
  expect(knownWords('DM_DichVu', { TenDichVu: 'Acumen' })).toBeNull();
  expect(knownWords('ICD', { MaICD: 'Q99' })).toBeNull();
  expect(knownWords('LyDo', { TenLyDo: 'Glucose' })).toBeNull();
});

it('leaves the words that somebody wrote', () => {
  const entry = { TenDichVu: 'Glucose', TuKhoas: 'đường' };
  expect(withKnownWords('DM_DichVu', entry)).toBe(entry);
  expect(withKnownWords('DM_DichVu', { ...entry, TuKhoas: null }).TuKhoas).toContain('đường huyết');
});

it('every catalogue of these has the field, and is searched by it', () => {
  for (const name of cataloguesWithWords) {
    const def = catalogueByName(name);
    expect(def?.fields['TuKhoas'], name).toBeDefined();
    expect(def?.searchBy, name).toContain('TuKhoas');
  }
});
