export const loiDan = `
Ma|Ten|NoiDung
LD01|Nghỉ ngơi, uống nhiều nước|Nghỉ ngơi, uống nhiều nước, ăn thức ăn mềm, dễ tiêu.
LD02|Tái khám đúng hẹn|Tái khám đúng hẹn, mang theo đơn thuốc và kết quả xét nghiệm cũ.
LD03|Dấu hiệu cần khám ngay|Khám lại ngay nếu sốt cao liên tục, khó thở, đau tăng, nôn nhiều hoặc lơ mơ.
LD04|Chế độ ăn tăng huyết áp|Ăn nhạt dưới 5 g muối mỗi ngày, nhiều rau, hạn chế mỡ động vật và rượu bia; đo huyết áp mỗi ngày.
LD05|Chế độ ăn đái tháo đường|Chia nhỏ bữa ăn, hạn chế tinh bột và đồ ngọt, kiểm tra bàn chân mỗi ngày, luôn mang theo kẹo.
LD06|Theo dõi sốt xuất huyết|Uống nhiều nước, hạ sốt bằng paracetamol, không dùng aspirin, ibuprofen. Khám ngay khi đau bụng, nôn nhiều, chảy máu, tay chân lạnh.
LD07|Chăm sóc trẻ tiêu chảy|Cho uống oresol sau mỗi lần đi ngoài, tiếp tục bú và ăn. Khám ngay khi trẻ li bì, mắt trũng, phân có máu.
LD08|Chăm sóc vết thương|Giữ vết thương khô sạch, thay băng mỗi ngày, khám lại khi sưng đỏ, chảy mủ hoặc sốt. Cắt chỉ theo hẹn.
`;

export const loiDanUongThuoc = `
Ma|Ten|NoiDung
UT01|Uống thuốc đủ ngày|Uống kháng sinh đủ số ngày, không tự ngừng khi thấy đỡ.
UT02|Uống sau ăn|Uống thuốc giảm đau, kháng viêm sau khi ăn no, với nhiều nước.
UT03|Ngừng thuốc khi dị ứng|Ngừng thuốc và khám ngay khi nổi ban, ngứa, phù mặt, khó thở.
UT04|Không lái xe|Thuốc có thể gây buồn ngủ, không lái xe hoặc vận hành máy sau khi uống.
`;

export const mauKham = `
MaLoaiMauKham|TenLoaiMauKham|ChuyenKhoa_Id|DungCho|NoiDung
MK-NOI|Khám nội chung|K03|TrieuChungLamSang|Toàn thân: tỉnh, da niêm mạc hồng. Tim: đều, không có tiếng thổi. Phổi: rì rào phế nang rõ, không ran. Bụng: mềm, gan lách không to. Thần kinh: không có dấu hiệu khu trú.
MK-NHI|Khám nhi chung|K18|TrieuChungLamSang|Toàn thân: tỉnh, bú hoặc ăn được. Da: không ban. Họng: không đỏ. Tim: đều. Phổi: không ran, không rút lõm lồng ngực. Bụng: mềm. Thóp: phẳng.
MK-TMH|Khám tai mũi họng|K28|TrieuChungLamSang|Tai: màng nhĩ hai bên sáng. Mũi: cuốn mũi không phì đại, khe giữa sạch. Họng: niêm mạc hồng, amiđan không sưng.
LK-SOT|Sốt, ho||LyDoKham|Sốt, ho, đau họng ngày thứ ….
LK-DAUBUNG|Đau bụng||LyDoKham|Đau bụng vùng …, ngày thứ …, không nôn, đại tiện bình thường.
LK-TAIKHAM|Tái khám bệnh mạn tính||LyDoKham|Tái khám theo hẹn, không có triệu chứng mới, dùng thuốc đều.
TS-KHOE|Tiền sử khỏe mạnh||TienSuBenh|Khỏe mạnh, không mắc bệnh mạn tính, chưa từng phẫu thuật.
`;

/** Diseases offered first, by room. */
export const icdThuongDung = `
ICD_Id|TenThuongGoi|PhongBan_Id|ThuTu
I10|Tăng huyết áp|PK01|1
E11.9|Đái tháo đường típ 2|PK01|2
K29.7|Viêm dạ dày|PK01|3
J06.9|Viêm đường hô hấp trên|PK01|4
E78.2|Rối loạn lipid máu|PK01|5
I20.8|Đau thắt ngực ổn định|PK03|1
I50.9|Suy tim|PK03|2
J20.9|Viêm phế quản cấp|PK04|1
A09.9|Tiêu chảy cấp|PK04|2
J02.9|Viêm họng cấp|PK06|1
J32.9|Viêm xoang mạn|PK06|2
H10.9|Viêm kết mạc|PK07|1
K02.9|Sâu răng|PK08|1
L20.9|Viêm da cơ địa|PK09|1
`;
