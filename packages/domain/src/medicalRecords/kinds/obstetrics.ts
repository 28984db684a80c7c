import { of, type RecordKind } from './kind.ts';

/** Obstetrics: cycles, earlier births, this pregnancy, what is found outside and inside. */
export const obstetrics: RecordKind = {
  sections: [
    {
      label: { vi: 'Tiền sử sản khoa', en: 'Obstetric history' },
      fields: {
        KinhCuoi: of.text('Kinh cuối', 'Last period', 50),
        SoLanCoThai: of.count('Số lần có thai', 'Pregnancies', 30),
        DuThang: of.count('Sinh đủ tháng', 'Born at term', 20),
        NonThang: of.count('Sinh non', 'Born early', 20),
        SayPhaThai: of.count('Sẩy, phá thai', 'Lost or ended', 20),
        ConSong: of.count('Con hiện sống', 'Living children', 20, of.unit('con', 'children')),
        MoLayThai: of.count('Đã mổ lấy thai', 'Caesareans before', 10),
        TienSuPhuKhoa: of.text('Tiền sử phụ khoa', 'Gynaecological history', 1000),
      },
    },
    {
      label: { vi: 'Lần có thai này', en: 'This pregnancy' },
      fields: {
        TuoiThai: of.measure('Tuổi thai', 'Weeks', of.unit('tuần', 'weeks'), [4, 45]),
        KhamThai: of.text('Khám thai ở đâu, mấy lần', 'Antenatal care', 300),
        TiemUonVan: of.count('Tiêm uốn ván', 'Tetanus vaccinations', 5),
        BatDauChuyenDa: of.text('Bắt đầu chuyển dạ', 'Labour began', 200),
        DauHieuLucDau: of.text('Dấu hiệu lúc đầu', 'First signs', 500),
      },
    },
    {
      label: { vi: 'Khám ngoài', en: 'Examined outside' },
      fields: {
        ChieuCaoTuCung: of.measure('Chiều cao tử cung', 'Fundal height', of.unit('cm'), [5, 60]),
        VongBung: of.measure('Vòng bụng', 'Girth', of.unit('cm'), [40, 180]),
        ConCoTuCung: of.text('Cơn co tử cung', 'Contractions', 200),
        TimThai: of.measure('Tim thai', 'Heart of the child', of.unit('l/ph', 'per min'), [50, 220]),
        Ngoi: of.choice('Ngôi', 'Presentation', {
          Chom: { vi: 'Chỏm', en: 'Vertex' },
          Mat: { vi: 'Mặt', en: 'Face' },
          Tran: { vi: 'Trán', en: 'Brow' },
          Mong: { vi: 'Mông', en: 'Breech' },
          Ngang: { vi: 'Ngang', en: 'Transverse' },
        }),
        SeoMo: of.text('Sẹo mổ', 'Scars', 300),
      },
    },
    {
      label: { vi: 'Khám trong', en: 'Examined inside' },
      fields: {
        ChiSoBishop: of.measure('Chỉ số Bishop', 'Bishop score', of.unit('điểm', 'points'), [0, 13]),
        DoMoCoTuCung: of.measure('Cổ tử cung mở', 'Cervix dilated', of.unit('cm'), [0, 10], 1),
        TinhTrangOi: of.choice('Ối', 'Membranes', {
          Con: { vi: 'Còn', en: 'Intact' },
          Ri: { vi: 'Rỉ', en: 'Leaking' },
          Vo: { vi: 'Đã vỡ', en: 'Ruptured' },
        }),
        MauSacOi: of.text('Màu sắc ối', 'Colour of the fluid', 100),
        DoLot: of.text('Kiểu thế, độ lọt', 'Position and station', 200),
        KhungChau: of.text('Khung chậu', 'Pelvis', 300),
      },
    },
  ],
};
