import { expect, it } from 'vitest';
import { entryTexts } from './entryText.ts';

it('says an entry field by field, in the order of its sheet', () => {
  expect(
    entryTexts('ChucNangSong', { NhietDo: 36.8, Mach: 80, KhiTho: 'Oxy', DichSpO2: true }, 'vi'),
  ).toEqual(['Mạch 80 l/ph', 'Nhiệt độ 36,8 °C', 'Khí thở: Thở oxy', 'Đích SpO2 88–92 % (thang 2)']);
  expect(entryTexts('ChamSoc', { PhanCap: 'II', YLenhs: ['a', 'b'], DienBien: 'Ổn' }, 'vi')).toEqual([
    'Phân cấp chăm sóc: Cấp II',
    'Theo dõi diễn biến: Ổn',
    'Y lệnh chăm sóc đã thực hiện: 2',
  ]);
});
