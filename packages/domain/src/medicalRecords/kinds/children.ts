import { of, type RecordKind } from './kind.ts';

const weight = of.unit('g');
const centimetres = of.unit('cm');
const deliveries = {
  Thuong: { vi: 'Đẻ thường', en: 'Spontaneous' },
  CanThiep: { vi: 'Can thiệp (forceps, giác hút)', en: 'Assisted (forceps, vacuum)' },
  Mo: { vi: 'Mổ lấy thai', en: 'Caesarean' },
};

/** Paediatrics: how the child was born, fed and vaccinated, how it grows. */
export const paediatrics: RecordKind = {
  sections: [
    {
      label: { vi: 'Quá trình sinh trưởng', en: 'Birth and growth' },
      fields: {
        ConThu: of.count('Con thứ', 'Child number', 20, of.unit('', '')),
        TuoiThai: of.measure('Tuổi thai lúc sinh', 'Weeks at birth', of.unit('tuần', 'weeks'), [20, 45]),
        CachSinh: of.choice('Cách sinh', 'Delivery', deliveries),
        CanNangLucSinh: of.measure('Cân nặng lúc sinh', 'Weight at birth', weight, [300, 7000]),
        DiTat: of.text('Dị tật bẩm sinh', 'Congenital anomalies', 500),
        PhatTrien: of.text('Phát triển tinh thần, vận động', 'Mental and motor development', 1000),
        BenhKhac: of.text('Bệnh đã mắc', 'Earlier illnesses', 1000),
      },
    },
    {
      label: { vi: 'Nuôi dưỡng, tiêm chủng', en: 'Feeding, vaccinations' },
      fields: {
        NuoiDuong: of.choice('Nuôi dưỡng', 'Feeding', {
          SuaMe: { vi: 'Sữa mẹ', en: 'Breast milk' },
          NhanTao: { vi: 'Nhân tạo', en: 'Formula' },
          HonHop: { vi: 'Hỗn hợp', en: 'Mixed' },
        }),
        CaiSua: of.measure('Cai sữa lúc', 'Weaned at', of.unit('tháng', 'months'), [0, 60]),
        TiemLao: of.tick('Đã tiêm lao', 'Tuberculosis'),
        TiemBaiLiet: of.tick('Đã uống, tiêm bại liệt', 'Poliomyelitis'),
        TiemBachHauHoGaUonVan: of.tick('Đã tiêm bạch hầu, ho gà, uốn ván', 'Diphtheria, pertussis, tetanus'),
        TiemSoi: of.tick('Đã tiêm sởi', 'Measles'),
        TiemKhac: of.text('Tiêm chủng khác', 'Other vaccinations', 500),
      },
    },
    {
      label: { vi: 'Đo lúc vào viện', en: 'Measured on admission' },
      fields: {
        VongDau: of.measure('Vòng đầu', 'Head circumference', centimetres, [20, 70], 1),
        VongNguc: of.measure('Vòng ngực', 'Chest circumference', centimetres, [20, 120], 1),
      },
    },
  ],
};

/** Newborn: mother, birth, Apgar, what was done at once. */
export const newborn: RecordKind = {
  sections: [
    {
      label: { vi: 'Cuộc đẻ', en: 'Delivery' },
      fields: {
        TuoiThai: of.measure('Tuổi thai', 'Weeks', of.unit('tuần', 'weeks'), [20, 45]),
        CachSinh: of.choice('Cách sinh', 'Delivery', deliveries),
        NuocOi: of.text('Màu sắc, lượng nước ối', 'Amniotic fluid', 300),
        Apgar1: of.measure('Apgar 1 phút', 'Apgar at 1 minute', of.unit('điểm', 'points'), [0, 10]),
        Apgar5: of.measure('Apgar 5 phút', 'Apgar at 5 minutes', of.unit('điểm', 'points'), [0, 10]),
        Apgar10: of.measure('Apgar 10 phút', 'Apgar at 10 minutes', of.unit('điểm', 'points'), [0, 10]),
        HoiSuc: of.text('Hồi sức ngay sau đẻ', 'Resuscitation', 1000),
      },
    },
    {
      label: { vi: 'Tình trạng sơ sinh', en: 'State of the newborn' },
      fields: {
        CanNangLucSinh: of.measure('Cân nặng', 'Weight', weight, [300, 7000]),
        ChieuDai: of.measure('Chiều dài', 'Length', centimetres, [20, 70], 1),
        VongDau: of.measure('Vòng đầu', 'Head circumference', centimetres, [20, 50], 1),
        DiTat: of.text('Dị tật bẩm sinh', 'Congenital anomalies', 500),
        DaCatRon: of.text('Rốn', 'Umbilical cord', 300),
        VitaminK1: of.tick('Đã tiêm vitamin K1', 'Vitamin K1 given'),
        ViemGanB: of.tick('Đã tiêm viêm gan B', 'Hepatitis B vaccinated'),
        DaKeDa: of.tick('Da kề da', 'Skin to skin'),
      },
    },
    {
      label: { vi: 'Mẹ', en: 'Mother' },
      fields: {
        NhomMauMe: of.text('Nhóm máu mẹ', 'Blood group of the mother', 10),
        BenhCuaMe: of.text('Bệnh của mẹ khi mang thai', 'Illnesses in pregnancy', 1000),
      },
    },
  ],
};
