import { defineSheet, type SheetField, sumScore } from './sheet.ts';

const glasgowItems = {
  Mat: {
    kind: 'choice',
    label: { vi: 'Mắt (E)', en: 'Eyes (E)' },
    values: {
      '4': { vi: '4 – Mở tự nhiên', en: '4 – Spontaneous', points: 4 },
      '3': { vi: '3 – Mở khi gọi', en: '3 – To speech', points: 3 },
      '2': { vi: '2 – Mở khi đau', en: '2 – To pain', points: 2 },
      '1': { vi: '1 – Không mở', en: '1 – None', points: 1 },
    },
  },
  LoiNoi: {
    kind: 'choice',
    label: { vi: 'Lời nói (V)', en: 'Speech (V)' },
    values: {
      '5': { vi: '5 – Định hướng', en: '5 – Oriented', points: 5 },
      '4': { vi: '4 – Lú lẫn', en: '4 – Confused', points: 4 },
      '3': { vi: '3 – Từ rời rạc', en: '3 – Words', points: 3 },
      '2': { vi: '2 – Âm vô nghĩa', en: '2 – Sounds', points: 2 },
      '1': { vi: '1 – Không', en: '1 – None', points: 1 },
      T: { vi: 'T – Đặt nội khí quản', en: 'T – Intubated' },
    },
  },
  VanDong: {
    kind: 'choice',
    label: { vi: 'Vận động (M)', en: 'Movement (M)' },
    values: {
      '6': { vi: '6 – Theo lệnh', en: '6 – Obeys', points: 6 },
      '5': { vi: '5 – Gạt đúng chỗ đau', en: '5 – Localises', points: 5 },
      '4': { vi: '4 – Co tránh đau', en: '4 – Withdraws', points: 4 },
      '3': { vi: '3 – Gấp cứng', en: '3 – Flexes', points: 3 },
      '2': { vi: '2 – Duỗi cứng', en: '2 – Extends', points: 2 },
      '1': { vi: '1 – Không', en: '1 – None', points: 1 },
    },
  },
} as const satisfies Record<string, SheetField>;
const glasgowSum = sumScore('Glasgow', glasgowItems, [
  [3, 'Cao'],
  [9, 'TrungBinh'],
  [13, 'Thap'],
]);

export const glasgow = defineSheet({
  label: { vi: 'Tri giác (Glasgow)', en: 'Consciousness (Glasgow)' },
  area: 'TriGiac',
  writes: ['NURSE', 'DOCTOR'],
  fields: { ...glasgowItems, GhiChu: { kind: 'text', label: { vi: 'Ghi chú', en: 'Note' }, max: 500 } },
  /** 3 to 15, the fewer the worse; no total of somebody who is intubated (domain 5.4). */
  score: (of) => {
    const score = glasgowSum(of);
    return of.values.LoiNoi === 'T' ? { ...score, diem: null, mucDo: null } : score;
  },
  levels: {
    Thap: { vi: 'Nhẹ', en: 'Mild' },
    TrungBinh: { vi: 'Trung bình', en: 'Moderate' },
    Cao: { vi: 'Nặng', en: 'Severe' },
  },
});
