/** Routes by the Ministry's codes; codes that a site uses and that are not here are added by import. */
export const duongDung = `
MaDuongDung|TenDuongDung|MaXML
1.01|Uống|1.01
1.02|Ngậm|1.02
1.03|Nhai|1.03
1.04|Đặt dưới lưỡi|1.04
1.05|Ngậm dưới lưỡi|1.05
2.01|Tiêm bắp|2.01
2.02|Tiêm dưới da|2.02
2.03|Tiêm trong da|2.03
2.04|Tiêm tĩnh mạch|2.04
2.05|Tiêm truyền tĩnh mạch|2.05
2.06|Tiêm vào ổ khớp|2.06
2.07|Tiêm nội nhãn cầu|2.07
2.08|Tiêm trong dịch kính của mắt|2.08
2.09|Tiêm vào các khoang của cơ thể|2.09
2.10|Tiêm|2.10
2.11|Tiêm động mạch khối u|2.11
2.12|Tiêm vào khoang tự nhiên|2.12
2.13|Tiêm vào khối u|2.13
2.14|Truyền tĩnh mạch|2.14
2.15|Tiêm truyền|2.15
3.01|Bôi|3.01
3.02|Xoa ngoài|3.02
3.03|Dán trên da|3.03
3.04|Xịt ngoài da|3.04
3.05|Dùng ngoài|3.05
4.01|Đặt âm đạo|4.01
4.02|Đặt hậu môn|4.02
4.03|Thụt hậu môn - trực tràng|4.03
4.04|Đặt|4.04
4.05|Đặt tử cung|4.05
4.06|Thụt|4.06
5.01|Phun mù|5.01
5.02|Dạng hít|5.02
5.03|Bột hít|5.03
5.04|Xịt|5.04
5.05|Khí dung|5.05
5.06|Đường hô hấp|5.06
5.07|Xịt mũi|5.07
5.08|Xịt họng|5.08
5.09|Thuốc mũi|5.09
5.10|Nhỏ mũi|5.10
6.01|Nhỏ mắt|6.01
6.02|Tra mắt|6.02
6.03|Thuốc mắt|6.03
6.04|Nhỏ tai|6.04
`;

/** Drug groups by the first level of the ATC classification, and supplies. */
export const nhomDuoc = `
MaNhomDuoc|TenNhomDuoc
A|Đường tiêu hóa và chuyển hóa
B|Máu và cơ quan tạo máu
C|Hệ tim mạch
D|Da liễu
G|Hệ niệu dục và hormon sinh dục
H|Hormon tác dụng toàn thân
J|Kháng khuẩn tác dụng toàn thân
L|Chống ung thư và điều hòa miễn dịch
M|Hệ cơ xương
N|Hệ thần kinh
P|Chống ký sinh trùng
R|Hệ hô hấp
S|Giác quan
V|Các thuốc khác
VT|Vật tư y tế
`;

export const cachLayThuoc = `
MaCachLayThuoc|TenCachLayThuoc|MacDinh
QUAY|Nhận tại quầy cấp phát|1
NHATHUOC|Mua tại nhà thuốc bệnh viện|
NGOAI|Mua ngoài|
GIAONHA|Giao tận nhà|
`;
