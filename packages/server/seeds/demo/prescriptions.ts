/** Prescriptions that doctors start from; they change them to the patient. */
export const toaThuocMau = `
MaToaThuocMau|TenToaThuocMau|ICD_Ids|ChuyenKhoa_Id|LoiDan
TM01|Viêm họng cấp người lớn|J02.9;J06.9|K03|Súc họng nước muối ấm, uống nhiều nước. Khám lại nếu sốt trên 3 ngày hoặc khó thở.
TM02|Viêm mũi xoang dị ứng|J30.4|K28|Tránh khói bụi, rửa mũi bằng nước muối sinh lý hằng ngày.
TM03|Viêm dạ dày, trào ngược|K29.7;K21.9|K03|Ăn đúng bữa, kiêng rượu bia, cà phê, đồ chua cay; không nằm ngay sau ăn.
TM04|Tăng huyết áp|I10|K04|Ăn nhạt, tập thể dục đều, đo huyết áp tại nhà mỗi sáng. Không tự ý ngừng thuốc.
TM05|Đái tháo đường típ 2|E11.9|K08|Ăn ít tinh bột, chia nhỏ bữa, theo dõi đường huyết. Mang theo kẹo phòng hạ đường huyết.
TM06|Tiêu chảy cấp trẻ em|A09.9|K18|Cho uống oresol từng ngụm, tiếp tục ăn và bú. Đưa khám ngay nếu li bì, nôn nhiều, phân có máu.
TM07|Đau thắt lưng cấp|M54.56|K06|Nghỉ ngơi, tránh mang vác nặng, chườm ấm.
TM08|Nhiễm trùng tiết niệu dưới|N30.0;N39.0|K03|Uống nhiều nước, không nhịn tiểu.
TM09|Hen phế quản, đợt cấp nhẹ|J45.9|K50|Tránh khói thuốc, bụi. Đi khám ngay khi khó thở tăng.
TM10|Cơn gút cấp|M10.97|K06|Kiêng rượu bia, nội tạng, hải sản; uống nhiều nước.
`;

/** Their drugs, with doses in units of the drug. A bottle or an inhaler counts as its part of a day. */
export const toaThuocMauChiTiets = `
Cua|Duoc_Id|SoNgay|Sang|Trua|Chieu|Toi|DuongDung_Id|CachDung
TM01|T081|7|1||1|1|1.01|Uống sau ăn
TM01|T001|3|1|1|1||1.01|Uống khi sốt trên 38,5 độ hoặc đau, cách nhau ít nhất 4 giờ
TM01|T125|5||||1|1.01|Uống buổi tối
TM01|T080|5|1||||1.01|Uống sau ăn sáng
TM02|T127|10|1||||1.01|Uống trước ăn, không uống với nước trái cây
TM02|T137|10||||1|1.01|Uống buổi tối
TM02|T140|10|0.2||0.2||5.10|Nhỏ mũi mỗi bên 2 giọt
TM03|T063|14|1||||1.01|Uống trước ăn sáng 30 phút
TM03|T066|14|1|1|1||1.01|Uống sau ăn 1 giờ
TM03|T068|5|1|1|1||1.01|Uống trước ăn 15 phút
TM04|T027|28|1||||1.01|Uống vào giờ cố định buổi sáng
TM04|T031|28|1||||1.01|Uống buổi sáng
TM04|T049|28||||1|1.01|Uống buổi tối
TM05|T054|28|1||1||1.01|Uống ngay sau ăn
TM05|T056|28|1||||1.01|Uống ngay trước ăn sáng, không nhai
TM06|T073|3|1|1|1||1.01|Pha 1 gói với 200 ml nước, uống từng ngụm
TM06|T074|10|1||||1.01|Uống sau ăn
TM06|T075|3|1||1||1.01|Pha với nước, uống xa bữa ăn
TM07|T012|7|1||||1.01|Uống sau ăn
TM07|T110|7|1|1|1||1.01|Uống sau ăn
TM07|T062|7|1||||1.01|Uống trước ăn sáng 30 phút
TM08|T086|7|1||1||1.01|Uống sau ăn
TM08|T070|3|1||1||1.01|Uống khi đau
TM09|T136|28|0.01||0.01||5.03|Hít 1 liều mỗi lần, súc miệng sau hít
TM09|T133|28||||0.01|5.02|Xịt 1 đến 2 nhát khi khó thở
TM09|T102|5|1||||1.01|Uống sau ăn sáng
TM10|T107|5|0.5||0.5||1.01|Uống sau ăn; ngừng khi tiêu chảy
TM10|T014|5|1||||1.01|Uống sau ăn
`;
