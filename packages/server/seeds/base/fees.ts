export const loaiGia = `
MaLoaiGia|TenLoaiGia|LaBHYT|MacDinh
BHYT|Giá bảo hiểm y tế, viện phí|1|
DV|Giá dịch vụ theo yêu cầu||1
`;

export const nhomDoiTuong = `
MaNhomDoiTuong|TenNhomDoiTuong|MacDinh
BaoHiemYTe|Bảo hiểm y tế|
ThuPhi|Thu phí|1
DichVu|Dịch vụ theo yêu cầu|
MienPhi|Miễn phí|
TreEm|Trẻ em dưới 6 tuổi|
KSKHopDong|Khám sức khỏe theo hợp đồng|
BaoLanh|Bảo hiểm tư nhân, bảo lãnh|
NhanVien|Nhân viên|
QuanNhan|Quân nhân|
CongNo|Công nợ|
`;

/**
 * No limits stand here: the tier below 15 % of the base salary is a dated parameter of the insurance rules, and a site that
 * writes its own limits overrides it. The three rates are those of a second exam (30), a second surgery by the same team
 * (50) and by another team (80).
 */
export const doiTuong = `
MaDoiTuong|TenDoiTuong|NhomDoiTuong_Id|LoaiGia_Ids|PhamViApDung|DuocHoTroGiaBHYT|TamUng|PhanTram80|PhanTram50|PhanTram30|MacDinh
BHYT|Bảo hiểm y tế|BaoHiemYTe|BHYT;DV|TatCa|1||80|50|30|
TREEM|Trẻ em dưới 6 tuổi có thẻ|BaoHiemYTe|BHYT;DV|TatCa|1||80|50|30|
TREEM-CT|Trẻ em dưới 6 tuổi chưa có thẻ|TreEm|BHYT|TatCa|1||80|50|30|
THUPHI|Thu phí|ThuPhi|BHYT|TatCa|||80|50|30|1
DICHVU|Dịch vụ theo yêu cầu|DichVu|DV|TatCa|||100|100|100|
MIENPHI|Miễn phí|MienPhi|BHYT|TatCa|||80|50|30|
KSK|Khám sức khỏe theo hợp đồng|KSKHopDong|DV|NgoaiTru|||100|100|100|
BAOLANH|Bảo lãnh viện phí|BaoLanh|DV|TatCa|||100|100|100|
NHANVIEN|Nhân viên bệnh viện|NhanVien|BHYT|TatCa|||80|50|30|
`;

export const hinhThucThanhToan = `
MaHinhThucThanhToan|TenHinhThucThanhToan|Loai|isActive|MacDinh
TM|Tiền mặt|TienMat|1|1
CK|Chuyển khoản, quét mã QR|ChuyenKhoan|1|
QT|Quẹt thẻ (POS)|QuetThe|1|
VI|Ví điện tử|Khac|1|
BL|Bảo lãnh|Khac||
CN|Công nợ|Khac||
K|Khác|Khac||
`;

/** The entries of the national chart of accounts: cash 111, bank 112, customers 131. */
export const hachToan = `
Cua|LoaiBienLai|TaiKhoanNo|TaiKhoanCo
TM|ThuTien|111|131
TM|TamUng|111|131
TM|HoanUng|131|111
TM|HoanTien|131|111
CK|ThuTien|112|131
CK|TamUng|112|131
CK|HoanUng|131|112
CK|HoanTien|131|112
QT|ThuTien|112|131
QT|TamUng|112|131
`;
