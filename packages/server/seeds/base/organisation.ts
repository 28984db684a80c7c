/** Department codes of the insurance files (K01 to K50, K99). */
export const chuyenKhoa = `
MaChuyenKhoa|TenChuyenKhoa|MaXML
K01|Khám bệnh|K01
K02|Hồi sức cấp cứu|K02
K03|Nội tổng hợp|K03
K04|Nội tim mạch|K04
K05|Nội tiêu hóa|K05
K06|Nội cơ xương khớp|K06
K07|Nội thận - tiết niệu|K07
K08|Nội tiết|K08
K09|Dị ứng|K09
K10|Huyết học lâm sàng|K10
K11|Truyền nhiễm|K11
K12|Lao|K12
K13|Da liễu|K13
K14|Thần kinh|K14
K15|Tâm thần|K15
K16|Y học cổ truyền|K16
K17|Lão khoa|K17
K18|Nhi|K18
K19|Ngoại tổng hợp|K19
K20|Ngoại thần kinh|K20
K21|Ngoại lồng ngực|K21
K22|Ngoại tiêu hóa|K22
K23|Ngoại thận - tiết niệu|K23
K24|Chấn thương chỉnh hình|K24
K25|Bỏng|K25
K26|Gây mê hồi sức|K26
K27|Phụ sản|K27
K28|Tai mũi họng|K28
K29|Răng hàm mặt|K29
K30|Mắt|K30
K31|Vật lý trị liệu - phục hồi chức năng|K31
K32|Y học hạt nhân|K32
K33|Ung bướu|K33
K34|Truyền máu|K34
K35|Lọc máu|K35
K36|Huyết học|K36
K37|Hóa sinh|K37
K38|Vi sinh|K38
K39|Chẩn đoán hình ảnh|K39
K40|Thăm dò chức năng|K40
K41|Nội soi|K41
K42|Giải phẫu bệnh|K42
K43|Kiểm soát nhiễm khuẩn|K43
K44|Dược|K44
K45|Dinh dưỡng|K45
K46|Sinh học phân tử|K46
K47|Xét nghiệm|K47
K48|Hồi sức tích cực|K48
K49|Chống độc|K49
K50|Nội hô hấp|K50
K99|Truyền nhiễm nhóm A|K99
`;

export const chucVu = `
MaChucVu|TenChucVu|CanGiayPhep
GD|Giám đốc|
TK|Trưởng khoa|1
BS|Bác sĩ|1
YS|Y sĩ|1
DD|Điều dưỡng|1
HS|Hộ sinh|1
KTV|Kỹ thuật viên|1
DS|Dược sĩ|
TN|Nhân viên thu ngân|
KT|Kế toán|
TD|Nhân viên tiếp đón|
QT|Quản trị hệ thống|
`;

export const chucDanh = `
MaChucDanh|TenChucDanh|TenVietTat
GS|Giáo sư|GS
PGS|Phó giáo sư|PGS
TS|Tiến sĩ|TS
THS|Thạc sĩ|ThS
BSCKII|Bác sĩ chuyên khoa II|BSCKII
BSCKI|Bác sĩ chuyên khoa I|BSCKI
BSNT|Bác sĩ nội trú|BSNT
BS|Bác sĩ|BS
YS|Y sĩ|YS
CN|Cử nhân|CN
DD|Điều dưỡng|ĐD
HS|Hộ sinh|HS
KTV|Kỹ thuật viên|KTV
DS|Dược sĩ|DS
`;
