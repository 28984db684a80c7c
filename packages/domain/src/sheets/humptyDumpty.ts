import { canThiep, weekly } from './danhGia.ts';
import { defineSheet, type SheetField, sumScore } from './sheet.ts';

const humptyItems = {
  Tuoi: {
    kind: 'choice',
    label: { vi: 'Tuổi', en: 'Age' },
    values: {
      Duoi3: { vi: 'Dưới 3 tuổi', en: 'Below 3 years', points: 4 },
      Tu3: { vi: '3 đến dưới 7 tuổi', en: '3 to below 7 years', points: 3 },
      Tu7: { vi: '7 đến dưới 13 tuổi', en: '7 to below 13 years', points: 2 },
      Tu13: { vi: 'Từ 13 tuổi', en: 'From 13 years on', points: 1 },
    },
  },
  Gioi: {
    kind: 'choice',
    label: { vi: 'Giới', en: 'Sex' },
    values: { Nam: { vi: 'Nam', en: 'Male', points: 2 }, Nu: { vi: 'Nữ', en: 'Female', points: 1 } },
  },
  ChanDoan: {
    kind: 'choice',
    label: { vi: 'Chẩn đoán', en: 'Diagnosis' },
    values: {
      ThanKinh: { vi: 'Thần kinh', en: 'Neurological', points: 4 },
      OxyHoa: {
        vi: 'Thay đổi oxy hóa (hô hấp, mất nước, thiếu máu, ngất)',
        en: 'Oxygenation (lungs, dehydration, anaemia, syncope)',
        points: 3,
      },
      TamThan: { vi: 'Tâm thần, hành vi', en: 'Psychiatric, behaviour', points: 2 },
      Khac: { vi: 'Khác', en: 'Other', points: 1 },
    },
  },
  NhanThuc: {
    kind: 'choice',
    label: { vi: 'Nhận thức', en: 'Cognition' },
    values: {
      KhongBiet: { vi: 'Không biết giới hạn', en: 'Not aware of limits', points: 3 },
      Quen: { vi: 'Quên giới hạn', en: 'Forgets limits', points: 2 },
      DinhHuong: { vi: 'Biết khả năng của mình', en: 'Knows own ability', points: 1 },
    },
  },
  MoiTruong: {
    kind: 'choice',
    label: { vi: 'Môi trường', en: 'Surroundings' },
    values: {
      TienSu: {
        vi: 'Có tiền sử ngã, hoặc trẻ nhỏ nằm giường người lớn',
        en: 'History of falls, or an infant or toddler in a bed',
        points: 4,
      },
      DungCu: {
        vi: 'Dùng dụng cụ trợ giúp, nằm nôi, đồ đạc hoặc ánh sáng',
        en: 'Assistive device, crib, furniture or lighting',
        points: 3,
      },
      Giuong: { vi: 'Nằm giường phù hợp', en: 'Placed in bed', points: 2 },
      NgoaiTru: { vi: 'Khu ngoại trú', en: 'Outpatient area', points: 1 },
    },
  },
  SauMo: {
    kind: 'choice',
    label: { vi: 'Phẫu thuật, an thần, gây mê', en: 'Surgery, sedation, anaesthesia' },
    values: {
      Trong24: { vi: 'Trong 24 giờ', en: 'Within 24 hours', points: 3 },
      Trong48: { vi: 'Trong 48 giờ', en: 'Within 48 hours', points: 2 },
      Khong: { vi: 'Quá 48 giờ hoặc không', en: 'Longer ago or none', points: 1 },
    },
  },
  Thuoc: {
    kind: 'choice',
    label: {
      vi: 'Thuốc an thần, ngủ, chống trầm cảm, nhuận tràng, lợi tiểu, gây nghiện',
      en: 'Drugs of risk',
    },
    values: {
      NhieuLoai: { vi: 'Nhiều loại', en: 'Several', points: 3 },
      MotLoai: { vi: 'Một loại', en: 'One', points: 2 },
      Khong: { vi: 'Thuốc khác hoặc không', en: 'Others or none', points: 1 },
    },
  },
} as const satisfies Record<string, SheetField>;

export const humptyDumpty = defineSheet({
  label: { vi: 'Nguy cơ té ngã trẻ em (Humpty Dumpty)', en: 'Falls of children (Humpty Dumpty)' },
  area: 'TeNga',
  writes: ['NURSE', 'DOCTOR'],
  fields: { ...humptyItems, CanThiep: canThiep },
  /** 7 to 23: from 12 on the risk is high. */
  score: sumScore('HumptyDumpty', humptyItems, [
    [7, 'Thap'],
    [12, 'Cao'],
  ]),
  again: weekly,
  ages: { below: 18 },
});
