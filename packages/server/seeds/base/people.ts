/** Ethnic groups by the 1979 list that the insurance files use; 99 where it is not known. */
export const danToc = `
MaDanToc|TenDanToc|MaXML|MacDinh
01|Kinh|01|1
02|Tày|02|
03|Thái|03|
04|Hoa|04|
05|Khơ-me|05|
06|Mường|06|
07|Nùng|07|
08|HMông|08|
09|Dao|09|
10|Gia-rai|10|
11|Ngái|11|
12|Ê-đê|12|
13|Ba-na|13|
14|Xơ-đăng|14|
15|Sán Chay|15|
16|Cơ-ho|16|
17|Chăm|17|
18|Sán Dìu|18|
19|Hrê|19|
20|Mnông|20|
21|Ra-glai|21|
22|Xtiêng|22|
23|Bru-Vân Kiều|23|
24|Thổ|24|
25|Giáy|25|
26|Cơ-tu|26|
27|Gié-Triêng|27|
28|Mạ|28|
29|Khơ-mú|29|
30|Co|30|
31|Tà-ôi|31|
32|Chơ-ro|32|
33|Kháng|33|
34|Xinh-mun|34|
35|Hà Nhì|35|
36|Chu-ru|36|
37|Lào|37|
38|La Chí|38|
39|La Ha|39|
40|Phù Lá|40|
41|La Hủ|41|
42|Lự|42|
43|Lô Lô|43|
44|Chứt|44|
45|Mảng|45|
46|Pà Thẻn|46|
47|Cơ Lao|47|
48|Cống|48|
49|Bố Y|49|
50|Si La|50|
51|Pu Péo|51|
52|Brâu|52|
53|Ơ Đu|53|
54|Rơ-măm|54|
55|Người nước ngoài|55|
99|Không rõ|99|
`;

/** Countries by their two-letter code. Only the exchange code of Vietnam is known; the site fills in the others. */
export const quocTich = `
MaQuocTich|TenQuocTich|MaXML|MacDinh
VN|Việt Nam|000|1
CN|Trung Quốc||
KR|Hàn Quốc||
JP|Nhật Bản||
TW|Đài Loan||
US|Hoa Kỳ||
FR|Pháp||
GB|Vương quốc Anh||
DE|Đức||
RU|Nga||
AU|Úc||
CA|Canada||
LA|Lào||
KH|Campuchia||
TH|Thái Lan||
SG|Singapore||
MY|Malaysia||
PH|Philippines||
ID|Indonesia||
IN|Ấn Độ||
ZZ|Khác||
`;

/** Occupations as on the cover of a medical record; 00000 in the insurance files means none. */
export const ngheNghiep = `
MaNgheNghiep|TenNgheNghiep|MaXML|MacDinh
01|Trẻ dưới 6 tuổi, không đi học|00000|
02|Sinh viên, học sinh|00000|
03|Hưu trí và trên 60 tuổi|00000|
04|Công nhân||
05|Nông dân||
06|Lực lượng vũ trang||
07|Trí thức||
08|Hành chính sự nghiệp||
09|Y tế||
10|Dịch vụ||
11|Việt kiều||
12|Ngoại kiều||
99|Khác||1
`;

export const nhomMau = `
MaNhomMau|TenNhomMau
A|Nhóm máu A
B|Nhóm máu B
AB|Nhóm máu AB
O|Nhóm máu O
`;

// The code pattern takes no plus sign; the insurance files print it from the name.
export const yeuToRh = `
MaYeuToRh|TenYeuToRh
DUONG|Rh+ (D+)
AM|Rh− (D−)
KXD|Chưa xác định
`;

export const loaiKhachHang = `
MaLoaiKhachHang|TenLoaiKhachHang|MacDinh
CANHAN|Cá nhân|1
DOANHNGHIEP|Doanh nghiệp|
DONVIKCB|Cơ sở khám chữa bệnh khác|
`;

export const nguonKhachHang = `
MaNguonKhachHang|TenNguonKhachHang|MacDinh
TUDEN|Tự đến|1
GIOITHIEU|Người quen giới thiệu|
COQUANYTE|Cơ quan y tế giới thiệu|
BACSI|Bác sĩ bên ngoài giới thiệu|
TRUCTUYEN|Đặt hẹn trực tuyến|
DOANHNGHIEP|Hợp đồng doanh nghiệp|
`;

export const nhomBenhNhan = `
MaNhomBenhNhan|TenNhomBenhNhan|LoaiKhachHang_Id|LoaiGiaHangHoa_Ids|MacDinh
THUONG|Người bệnh thông thường|CANHAN|DV|1
MANTINH|Người bệnh mạn tính|CANHAN|DV|
THANTHIET|Khách hàng thân thiết|CANHAN|DV|
NHANVIEN|Nhân viên và thân nhân|CANHAN|DV|
HOPDONG|Khám theo hợp đồng|DOANHNGHIEP|DV|
`;
