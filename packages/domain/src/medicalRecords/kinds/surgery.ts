import { of, type RecordKind } from './kind.ts';

/** Surgery: the local findings, and what speaks for or against an operation. */
export const surgery: RecordKind = {
  sections: [
    {
      label: { vi: 'Bệnh ngoại khoa', en: 'Surgical findings' },
      fields: {
        KhamTaiCho: of.text('Khám tại chỗ', 'Local findings', 4000),
        CapCuu: of.tick('Mổ cấp cứu', 'Emergency operation'),
        DuKienPhauThuat: of.text('Dự kiến phẫu thuật', 'Operation planned', 1000),
        PhuongPhapVoCam: of.text('Dự kiến vô cảm', 'Anaesthesia planned', 300),
        ASA: of.choice('Phân loại ASA', 'ASA class', {
          I: { vi: 'I', en: 'I' },
          II: { vi: 'II', en: 'II' },
          III: { vi: 'III', en: 'III' },
          IV: { vi: 'IV', en: 'IV' },
          V: { vi: 'V', en: 'V' },
          VI: { vi: 'VI', en: 'VI' },
        }),
        ThuocChongDong: of.text('Thuốc chống đông, kháng tiểu cầu đang dùng', 'Anticoagulants in use', 500),
        AnUongLanCuoi: of.text('Ăn uống lần cuối', 'Last meal and drink', 100),
      },
    },
  ],
};

/** Burns: by what, how much, how deep, drawn on the body. */
export const burns: RecordKind = {
  sections: [
    {
      label: { vi: 'Tổn thương bỏng', en: 'The burn' },
      fields: {
        TacNhan: of.choice('Tác nhân', 'Agent', {
          NhietUot: { vi: 'Nhiệt ướt', en: 'Scald' },
          NhietKho: { vi: 'Nhiệt khô, lửa', en: 'Fire, dry heat' },
          Dien: { vi: 'Điện', en: 'Electricity' },
          HoaChat: { vi: 'Hóa chất', en: 'Chemicals' },
          BucXa: { vi: 'Bức xạ', en: 'Radiation' },
        }),
        BiBongLuc: of.text('Bị bỏng lúc', 'When', 50),
        SoCuu: of.text('Sơ cứu', 'First aid', 500),
        DienTichChung: of.measure('Diện tích bỏng chung', 'Area in all', of.unit('%'), [0, 100], 1),
        DienTichSau: of.measure('Diện tích bỏng sâu', 'Area of deep burns', of.unit('%'), [0, 100], 1),
        DoSau: of.text('Độ sâu từng vùng', 'Depth by region', 1000),
        BongHoHap: of.tick('Bỏng đường hô hấp', 'Burn of the airway'),
        VungBong: of.drawing('Vùng bỏng', 'Where', 'coThe'),
      },
    },
  ],
};

const acuity = (vi: string, en: string) => of.text(vi, en, 20);
const pressure = (vi: string, en: string) => of.measure(vi, en, of.unit('mmHg'), [1, 80], 1);

/** Eyes: acuity and pressure of each, the parts from the lid to the fundus, drawn. */
export const eyes: RecordKind = {
  sections: [
    {
      label: { vi: 'Thị lực, nhãn áp', en: 'Acuity and pressure' },
      fields: {
        ThiLucPhaiKhongKinh: acuity('Thị lực mắt phải, không kính', 'Right eye without glasses'),
        ThiLucTraiKhongKinh: acuity('Thị lực mắt trái, không kính', 'Left eye without glasses'),
        ThiLucPhaiCoKinh: acuity('Thị lực mắt phải, có kính', 'Right eye with glasses'),
        ThiLucTraiCoKinh: acuity('Thị lực mắt trái, có kính', 'Left eye with glasses'),
        NhanApPhai: pressure('Nhãn áp mắt phải', 'Pressure of the right eye'),
        NhanApTrai: pressure('Nhãn áp mắt trái', 'Pressure of the left eye'),
      },
    },
    {
      label: { vi: 'Khám mắt', en: 'Findings of the eyes' },
      fields: {
        MiMat: of.text('Mi mắt, lệ bộ', 'Lids and tear ducts', 500),
        KetMac: of.text('Kết mạc', 'Conjunctiva', 500),
        GiacMac: of.text('Giác mạc', 'Cornea', 500),
        TienPhong: of.text('Tiền phòng', 'Anterior chamber', 500),
        MongMatDongTu: of.text('Mống mắt, đồng tử', 'Iris and pupil', 500),
        TheThuyTinh: of.text('Thể thủy tinh', 'Lens', 500),
        DichKinh: of.text('Dịch kính', 'Vitreous', 500),
        DayMat: of.text('Đáy mắt', 'Fundus', 1000),
        VanNhan: of.text('Vận nhãn', 'Movements', 300),
        HinhMat: of.drawing('Vẽ tổn thương', 'Drawing', 'mat'),
      },
    },
  ],
};
