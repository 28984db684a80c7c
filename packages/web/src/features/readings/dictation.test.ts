import { expect, it } from 'vitest';
import { withSpoken } from './dictation.ts';

it.each([
  ['', 'gan không to dấu phẩy bờ đều dấu chấm túi mật có sỏi', 'vi', 'Gan không to, bờ đều. Túi mật có sỏi'],
  ['Gan không to.', 'có chấm xuất huyết', 'vi', 'Gan không to. Có chấm xuất huyết'],
  [
    'Gan không to',
    'xuống dòng kết luận dấu hai chấm bình thường',
    'vi',
    'Gan không to\nKết luận: bình thường',
  ],
  ['Mật độ đều, ', 'không có khối', 'vi', 'Mật độ đều, không có khối'],
  ['Gan', 'dấu chấm', 'vi', 'Gan.'],
  ['', 'no effusion comma no mass full stop', 'en', 'No effusion, no mass.'],
] as const)('behind %j, what is said as %j is written', (text, spoken, language, written) => {
  expect(withSpoken(text, spoken, language)).toBe(written);
});
