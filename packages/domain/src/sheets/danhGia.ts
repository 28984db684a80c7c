import { defineSheet, levelOf, numberIn, type SheetField, sumScore } from './sheet.ts';

export const canThiep = {
  kind: 'text',
  label: { vi: 'Can thiệp', en: 'What is done' },
  max: 1000,
} as const satisfies SheetField;

export const danhGiaDau = defineSheet({
  label: { vi: 'Đánh giá đau', en: 'Pain' },
  area: 'Dau',
  writes: ['NURSE', 'DOCTOR'],
  fields: {
    MucDau: {
      kind: 'number',
      label: { vi: 'Mức đau', en: 'Pain' },
      required: true,
      unit: { vi: '/10', en: '/10' },
      min: 0,
      max: 10,
      decimals: 0,
    },
    ViTri: { kind: 'text', label: { vi: 'Vị trí', en: 'Where' }, max: 300 },
    CanThiep: canThiep,
  },
  /** 0 to 10; from 4 on something is done (domain 5.5). */
  score: ({ values }) => {
    const diem = numberIn(values, 'MucDau');
    if (diem === null) return { thang: 'Dau', diem, mucDo: null, thieu: ['MucDau'] };
    const mucDo = levelOf(diem, [
      [0, 'BinhThuong'],
      [1, 'Thap'],
      [4, 'TrungBinh'],
      [7, 'Cao'],
    ]);
    return { thang: 'Dau', diem, mucDo, thieu: [] };
  },
});

/** Judged within a day, weekly, and after coming from another ward. */
export const weekly = { firstHours: 24, everyDays: 7, onTransfer: true } as const;

const bradenItems = {
  CamGiac: {
    kind: 'choice',
    label: { vi: 'Cảm giác', en: 'Sensory perception' },
    values: {
      '1': { vi: 'Mất hoàn toàn', en: 'Completely limited', points: 1 },
      '2': { vi: 'Rất hạn chế', en: 'Very limited', points: 2 },
      '3': { vi: 'Hạn chế nhẹ', en: 'Slightly limited', points: 3 },
      '4': { vi: 'Không suy giảm', en: 'No impairment', points: 4 },
    },
  },
  DoAm: {
    kind: 'choice',
    label: { vi: 'Độ ẩm da', en: 'Moisture' },
    values: {
      '1': { vi: 'Luôn ẩm ướt', en: 'Constantly moist', points: 1 },
      '2': { vi: 'Thường ẩm', en: 'Often moist', points: 2 },
      '3': { vi: 'Thỉnh thoảng ẩm', en: 'Occasionally moist', points: 3 },
      '4': { vi: 'Hiếm khi ẩm', en: 'Rarely moist', points: 4 },
    },
  },
  HoatDong: {
    kind: 'choice',
    label: { vi: 'Hoạt động', en: 'Activity' },
    values: {
      '1': { vi: 'Nằm tại giường', en: 'Bedfast', points: 1 },
      '2': { vi: 'Ngồi ghế', en: 'Chairfast', points: 2 },
      '3': { vi: 'Thỉnh thoảng đi lại', en: 'Walks occasionally', points: 3 },
      '4': { vi: 'Thường đi lại', en: 'Walks frequently', points: 4 },
    },
  },
  VanDong: {
    kind: 'choice',
    label: { vi: 'Tự thay đổi tư thế', en: 'Mobility' },
    values: {
      '1': { vi: 'Bất động hoàn toàn', en: 'Completely immobile', points: 1 },
      '2': { vi: 'Rất hạn chế', en: 'Very limited', points: 2 },
      '3': { vi: 'Hạn chế nhẹ', en: 'Slightly limited', points: 3 },
      '4': { vi: 'Không hạn chế', en: 'No limitation', points: 4 },
    },
  },
  DinhDuong: {
    kind: 'choice',
    label: { vi: 'Dinh dưỡng', en: 'Nutrition' },
    values: {
      '1': { vi: 'Rất kém', en: 'Very poor', points: 1 },
      '2': { vi: 'Có thể không đủ', en: 'Probably inadequate', points: 2 },
      '3': { vi: 'Đủ', en: 'Adequate', points: 3 },
      '4': { vi: 'Rất tốt', en: 'Excellent', points: 4 },
    },
  },
  MaSat: {
    kind: 'choice',
    label: { vi: 'Ma sát, trượt', en: 'Friction and shear' },
    values: {
      '1': { vi: 'Có vấn đề', en: 'Problem', points: 1 },
      '2': { vi: 'Có thể có vấn đề', en: 'Potential problem', points: 2 },
      '3': { vi: 'Không có vấn đề', en: 'No apparent problem', points: 3 },
    },
  },
} as const satisfies Record<string, SheetField>;

export const braden = defineSheet({
  label: { vi: 'Nguy cơ loét tỳ đè (Braden)', en: 'Pressure injury (Braden)' },
  area: 'LoetTyDe',
  writes: ['NURSE', 'DOCTOR'],
  fields: { ...bradenItems, CanThiep: canThiep },
  /** 6 to 23, the fewer the worse (domain 5.5). */
  score: sumScore('Braden', bradenItems, [
    [6, 'RatCao'],
    [10, 'Cao'],
    [13, 'TrungBinh'],
    [15, 'Thap'],
    [19, 'BinhThuong'],
  ]),
  levels: { BinhThuong: { vi: 'Không nguy cơ', en: 'No risk' }, Thap: { vi: 'Nhẹ', en: 'Mild' } },
  again: weekly,
});

const morseItems = {
  TienSuNga: { kind: 'tick', label: { vi: 'Tiền sử ngã', en: 'History of falling' }, points: 25 },
  BenhThuHai: { kind: 'tick', label: { vi: 'Có chẩn đoán thứ hai', en: 'Second diagnosis' }, points: 15 },
  TroGiup: {
    kind: 'choice',
    label: { vi: 'Dụng cụ trợ giúp đi lại', en: 'Walking aid' },
    values: {
      Khong: { vi: 'Không, nằm giường, có người dìu', en: 'None, bed rest, nurse assists', points: 0 },
      Gay: { vi: 'Nạng, gậy, khung đi', en: 'Crutch, stick, walker', points: 15 },
      BamDo: { vi: 'Bám đồ đạc', en: 'Furniture', points: 30 },
    },
  },
  DuongTruyen: {
    kind: 'tick',
    label: { vi: 'Đường truyền tĩnh mạch hoặc khóa heparin', en: 'Intravenous line or heparin lock' },
    points: 20,
  },
  DangDi: {
    kind: 'choice',
    label: { vi: 'Dáng đi', en: 'Gait' },
    values: {
      BinhThuong: { vi: 'Bình thường, nằm giường, xe lăn', en: 'Normal, bed rest, wheelchair', points: 0 },
      Yeu: { vi: 'Yếu', en: 'Weak', points: 10 },
      Kem: { vi: 'Suy giảm', en: 'Impaired', points: 20 },
    },
  },
  QuenGioiHan: {
    kind: 'tick',
    label: { vi: 'Quên giới hạn của bản thân', en: 'Forgets own limits' },
    points: 15,
  },
} as const satisfies Record<string, SheetField>;

export const morse = defineSheet({
  label: { vi: 'Nguy cơ té ngã (Morse)', en: 'Falls (Morse)' },
  area: 'TeNga',
  writes: ['NURSE', 'DOCTOR'],
  fields: { ...morseItems, CanThiep: canThiep },
  /** 0 to 125 (domain 5.5). */
  score: sumScore('Morse', morseItems, [
    [0, 'BinhThuong'],
    [25, 'Thap'],
    [45, 'Cao'],
  ]),
  levels: { BinhThuong: { vi: 'Không nguy cơ', en: 'No risk' } },
  again: weekly,
  ages: { from: 16 },
});
