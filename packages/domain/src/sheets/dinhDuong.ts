import {
  defineSheet,
  type Judged,
  levelOf,
  numberIn,
  pointsOf,
  type Score,
  type SheetField,
  sumScore,
} from './sheet.ts';

/** Screened within 36 hours of coming, again every 7 days (domain 5.6). */
const screening = { firstHours: 36, everyDays: 7 } as const;
const plan = { kind: 'text', label: { vi: 'Kế hoạch', en: 'Plan' }, max: 1000 } as const satisfies SheetField;
const atRisk = {
  BinhThuong: { vi: 'Không nguy cơ', en: 'Not at risk' },
  Cao: { vi: 'Có nguy cơ', en: 'At risk' },
} as const;

const nrsItems = {
  SutCan: {
    kind: 'choice',
    label: { vi: 'Sụt cân', en: 'Weight loss' },
    values: {
      Khong: { vi: 'Không quá 5 %', en: 'Not above 5 %', points: 0 },
      Trong3Thang: { vi: 'Trên 5 % trong 3 tháng', en: 'Above 5 % in 3 months', points: 1 },
      Trong2Thang: { vi: 'Trên 5 % trong 2 tháng', en: 'Above 5 % in 2 months', points: 2 },
      Trong1Thang: {
        vi: 'Trên 5 % trong 1 tháng (trên 15 % trong 3 tháng)',
        en: 'Above 5 % in 1 month (15 % in 3)',
        points: 3,
      },
    },
  },
  AnUong: {
    kind: 'choice',
    label: { vi: 'Ăn tuần qua so với nhu cầu', en: 'Intake of last week' },
    values: {
      Du: { vi: 'Đủ', en: 'Enough', points: 0 },
      Con75: { vi: '50–75 %', en: '50–75 %', points: 1 },
      Con50: { vi: '25–50 %', en: '25–50 %', points: 2 },
      Con25: { vi: '0–25 %', en: '0–25 %', points: 3 },
    },
  },
  BenhNang: {
    kind: 'choice',
    label: { vi: 'Mức nặng của bệnh', en: 'Severity of disease' },
    values: {
      Khong: { vi: 'Không tăng nhu cầu', en: 'No more need', points: 0 },
      Nhe: {
        vi: 'Gãy xương hông, bệnh mạn có biến chứng, COPD, xơ gan, lọc máu, đái tháo đường, ung thư',
        en: 'Hip fracture, chronic with complication, COPD, cirrhosis, dialysis, diabetes, cancer',
        points: 1,
      },
      TrungBinh: {
        vi: 'Đại phẫu bụng, đột quỵ, viêm phổi nặng, ung thư máu',
        en: 'Major abdominal surgery, stroke, severe pneumonia, blood cancer',
        points: 2,
      },
      Nang: {
        vi: 'Chấn thương đầu, ghép tủy, hồi sức APACHE trên 10',
        en: 'Head injury, bone-marrow transplant, intensive care with APACHE above 10',
        points: 3,
      },
    },
  },
} as const satisfies Record<string, SheetField>;

export const nrs2002 = defineSheet({
  label: { vi: 'Sàng lọc dinh dưỡng (NRS-2002)', en: 'Nutrition (NRS-2002)' },
  area: 'DinhDuong',
  writes: ['NURSE', 'DOCTOR'],
  fields: {
    BMI: {
      kind: 'number',
      label: { vi: 'BMI', en: 'BMI' },
      unit: { vi: 'kg/m²', en: 'kg/m²' },
      min: 5,
      max: 100,
      decimals: 1,
    },
    TheTrangKem: { kind: 'tick', label: { vi: 'Thể trạng kém', en: 'Poor general condition' } },
    ...nrsItems,
    KeHoach: plan,
  },
  score: nrs,
  levels: atRisk,
  again: screening,
  ages: { from: 16 },
});

/**
 * Nutrition 0 to 3, disease 0 to 3, and 1 from 70 years on; at risk from 3 on (domain 5.6). Whose first questions are all answered with no
 * has none: BMI from 20.5, no loss, enough eaten, not severely ill.
 */
function nrs({ values, years }: Pick<Judged, 'values' | 'years'>): Score {
  const thang = 'NRS2002';
  const BMI = numberIn(values, 'BMI');
  const [loss, intake, disease] = [
    pointsOf(nrsItems.SutCan.values, values.SutCan),
    pointsOf(nrsItems.AnUong.values, values.AnUong),
    pointsOf(nrsItems.BenhNang.values, values.BenhNang),
  ];
  const items = { BMI, SutCan: loss, AnUong: intake, BenhNang: disease };
  const thieu = Object.entries(items).flatMap(([name, one]) => (one === null ? [name] : []));
  if (BMI === null || loss === null || intake === null || disease === null)
    return { thang, diem: null, mucDo: null, thieu };
  const suspected = BMI < 20.5 || loss > 0 || intake > 0 || disease > 0;
  const poor = values.TheTrangKem === true;
  const thin = poor && BMI < 18.5 ? 3 : poor && BMI <= 20.5 ? 2 : 0;
  const diem = suspected ? Math.max(loss, intake, thin) + disease + (years >= 70 ? 1 : 0) : 0;
  const mucDo = levelOf(diem, [
    [0, 'BinhThuong'],
    [3, 'Cao'],
  ]);
  return { thang, diem, mucDo, thieu };
}

const mstItems = {
  SutCan: {
    kind: 'choice',
    label: { vi: 'Sụt cân ngoài ý muốn', en: 'Lost weight without trying' },
    values: {
      Khong: { vi: 'Không', en: 'No', points: 0 },
      KhongChac: { vi: 'Không chắc', en: 'Unsure', points: 2 },
      Tu1: { vi: '1–5 kg', en: '1–5 kg', points: 1 },
      Tu6: { vi: '6–10 kg', en: '6–10 kg', points: 2 },
      Tu11: { vi: '11–15 kg', en: '11–15 kg', points: 3 },
      Tren15: { vi: 'Trên 15 kg', en: 'Above 15 kg', points: 4 },
      KhongRo: { vi: 'Có, không rõ bao nhiêu', en: 'Yes, unsure how much', points: 2 },
    },
  },
  AnKem: { kind: 'tick', label: { vi: 'Ăn kém, chán ăn', en: 'Eating poorly' }, points: 1 },
} as const satisfies Record<string, SheetField>;

export const mst = defineSheet({
  label: { vi: 'Sàng lọc dinh dưỡng (MST)', en: 'Nutrition (MST)' },
  area: 'DinhDuong',
  writes: ['NURSE', 'DOCTOR'],
  fields: { ...mstItems, KeHoach: plan },
  /** 0 to 5, at risk from 2 on. */
  score: sumScore('MST', mstItems, [
    [0, 'BinhThuong'],
    [2, 'Cao'],
  ]),
  levels: atRisk,
  again: screening,
  ages: { from: 16 },
});

const mnaItems = {
  AnUong: {
    kind: 'choice',
    label: { vi: 'Ăn giảm trong 3 tháng', en: 'Intake of 3 months' },
    values: {
      GiamNhieu: { vi: 'Giảm nhiều', en: 'Severe decrease', points: 0 },
      GiamVua: { vi: 'Giảm vừa', en: 'Moderate decrease', points: 1 },
      Khong: { vi: 'Không giảm', en: 'No decrease', points: 2 },
    },
  },
  SutCan: {
    kind: 'choice',
    label: { vi: 'Sụt cân trong 3 tháng', en: 'Weight loss of 3 months' },
    values: {
      Tren3: { vi: 'Trên 3 kg', en: 'Above 3 kg', points: 0 },
      KhongBiet: { vi: 'Không biết', en: 'Does not know', points: 1 },
      Tu1: { vi: '1–3 kg', en: '1–3 kg', points: 2 },
      Khong: { vi: 'Không', en: 'None', points: 3 },
    },
  },
  DiLai: {
    kind: 'choice',
    label: { vi: 'Đi lại', en: 'Mobility' },
    values: {
      Giuong: { vi: 'Tại giường, ghế', en: 'Bed or chair', points: 0 },
      TrongNha: { vi: 'Rời giường, không ra ngoài', en: 'Out of bed, does not go out', points: 1 },
      RaNgoai: { vi: 'Ra ngoài được', en: 'Goes out', points: 2 },
    },
  },
  BenhCap: {
    kind: 'choice',
    label: { vi: 'Căng thẳng hoặc bệnh cấp trong 3 tháng', en: 'Stress or acute disease in 3 months' },
    values: { Co: { vi: 'Có', en: 'Yes', points: 0 }, Khong: { vi: 'Không', en: 'No', points: 2 } },
  },
  TamThan: {
    kind: 'choice',
    label: { vi: 'Sa sút trí tuệ, trầm cảm', en: 'Dementia, depression' },
    values: {
      Nang: { vi: 'Nặng', en: 'Severe', points: 0 },
      Nhe: { vi: 'Sa sút nhẹ', en: 'Mild dementia', points: 1 },
      Khong: { vi: 'Không', en: 'None', points: 2 },
    },
  },
  BMI: {
    kind: 'choice',
    label: { vi: 'BMI', en: 'BMI' },
    values: {
      Duoi19: { vi: 'Dưới 19', en: 'Below 19', points: 0 },
      Tu19: { vi: '19 đến dưới 21', en: '19 to below 21', points: 1 },
      Tu21: { vi: '21 đến dưới 23', en: '21 to below 23', points: 2 },
      Tu23: { vi: 'Từ 23', en: 'From 23 on', points: 3 },
    },
  },
} as const satisfies Record<string, SheetField>;

export const mnaSf = defineSheet({
  label: { vi: 'Sàng lọc dinh dưỡng người cao tuổi (MNA-SF)', en: 'Nutrition of the elderly (MNA-SF)' },
  area: 'DinhDuong',
  writes: ['NURSE', 'DOCTOR'],
  fields: { ...mnaItems, KeHoach: plan },
  /** 0 to 14, the fewer the worse: 12 and more is normal, 7 and less malnourished. */
  score: sumScore('MNASF', mnaItems, [
    [0, 'Cao'],
    [8, 'TrungBinh'],
    [12, 'BinhThuong'],
  ]),
  levels: {
    BinhThuong: { vi: 'Bình thường', en: 'Normal' },
    TrungBinh: { vi: 'Có nguy cơ', en: 'At risk' },
    Cao: { vi: 'Suy dinh dưỡng', en: 'Malnourished' },
  },
  again: screening,
  ages: { from: 65 },
});
