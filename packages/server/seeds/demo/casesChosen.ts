import type { DemoCase } from './caseShape.ts';

/** Cases of visits that are planned one by one; chance never picks them. */
export const chosenCases = {
  wellChild: {
    dichVu: 'KB-NHI',
    phong: ['PK04'],
    ma: 'suc-khoe-tre',
    tuoi: [0, 5],
    tanSuat: 0,
    LyDoKham: 'Khám sức khỏe định kỳ, cân đo',
    TrieuChung: 'Trẻ tỉnh, chơi ngoan, da niêm hồng, tim phổi bình thường, vận động phù hợp lứa tuổi.',
    ChanDoan: 'Khám sức khỏe trẻ em',
    ICD: 'Z00.1',
    thuoc: [],
    LoiDan: 'Tiêm chủng theo lịch, ăn đa dạng theo tuổi, cân đo lại đúng hẹn.',
  },
  resistant: {
    dichVu: 'KB-NOI',
    phong: ['PK01'],
    ma: 'nhiem-khuan-da-khang-thuoc',
    tuoi: [18, 80],
    tanSuat: 0,
    LyDoKham: 'Áp xe da tái phát, đã dùng hai đợt kháng sinh',
    TrieuChung:
      'Cẳng chân phải sưng nóng đỏ 4 x 5 cm, đã dẫn lưu; kháng sinh đồ: tụ cầu vàng kháng methicilin.',
    ChanDoan: 'Viêm mô tế bào, tụ cầu vàng kháng methicilin',
    ICD: 'L03.9',
    sinhHieu: { NhietDo: [37.8, 38.4] },
    thuoc: [
      ['T170', 7, '1-0-1-0', 'Uống xa hoặc gần bữa ăn'],
      ['T001', 3, '1-0-1-0', 'Uống khi sốt trên 38,5 độ hoặc đau'],
    ],
    LoiDan: 'Thay băng hằng ngày, công thức máu sau 7 ngày. Khám lại ngay khi sốt cao hoặc lan rộng.',
  },
} as const satisfies Record<string, DemoCase>;
