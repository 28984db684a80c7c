import { defineSheet, type SheetField, sumScore } from './sheet.ts';

const items = {
  NhinSuyDinhDuong: {
    kind: 'choice',
    label: {
      vi: 'Nhìn thấy suy dinh dưỡng (mất lớp mỡ dưới da, teo cơ, mặt hốc hác)',
      en: 'Looks malnourished (less fat under the skin, less muscle, hollow face)',
    },
    values: { Khong: { vi: 'Không', en: 'No', points: 0 }, Co: { vi: 'Có', en: 'Yes', points: 1 } },
  },
  BenhNguyCo: {
    kind: 'choice',
    label: {
      vi: 'Bệnh có nguy cơ suy dinh dưỡng, hoặc sắp phẫu thuật lớn',
      en: 'A disease with a risk of malnutrition, or major surgery to come',
    },
    values: { Khong: { vi: 'Không', en: 'No', points: 0 }, Co: { vi: 'Có', en: 'Yes', points: 2 } },
  },
  AnVaMat: {
    kind: 'choice',
    label: {
      vi: 'Tiêu chảy từ 5 lần hoặc nôn trên 3 lần một ngày, ăn giảm, đau khi ăn, đang can thiệp dinh dưỡng',
      en: 'Diarrhoea 5 or vomiting above 3 times a day, eats less, pain when eating, nutrition support',
    },
    values: { Khong: { vi: 'Không', en: 'No', points: 0 }, Co: { vi: 'Có', en: 'Yes', points: 1 } },
  },
  SutCan: {
    kind: 'choice',
    label: {
      vi: 'Sụt cân, hoặc không tăng cân (dưới 1 tuổi) trong những tuần qua',
      en: 'Lost weight, or gained none (below 1 year) in the last weeks',
    },
    values: { Khong: { vi: 'Không', en: 'No', points: 0 }, Co: { vi: 'Có', en: 'Yes', points: 1 } },
  },
} as const satisfies Record<string, SheetField>;

/** Nutrition of children by STRONGkids (Hulst 2010): 0 to 5; 1 to 3 is a medium risk, 4 and more a high one. */
export const strongKids = defineSheet({
  label: { vi: 'Sàng lọc dinh dưỡng trẻ em (STRONGkids)', en: 'Nutrition of children (STRONGkids)' },
  area: 'DinhDuong',
  writes: ['NURSE', 'DOCTOR'],
  fields: { ...items, KeHoach: { kind: 'text', label: { vi: 'Kế hoạch', en: 'Plan' }, max: 1000 } },
  score: sumScore('STRONGkids', items, [
    [0, 'Thap'],
    [1, 'TrungBinh'],
    [4, 'Cao'],
  ]),
  levels: {
    Thap: { vi: 'Nguy cơ thấp', en: 'Low risk' },
    TrungBinh: { vi: 'Nguy cơ trung bình', en: 'Medium risk' },
    Cao: { vi: 'Nguy cơ cao', en: 'High risk' },
  },
  again: { firstHours: 36, everyDays: 7 },
  ages: { below: 16 },
});
