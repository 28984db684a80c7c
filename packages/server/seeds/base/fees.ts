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

/** The voucher types of the four kinds of receipts; their accounts are those of the ways of paying until a site gives them some. */
export const loaiPhieuThuChi = `
MaLoaiPhieu|TenLoaiPhieu|LoaiBienLai
PT|Phiếu thu viện phí|ThuTien
PTTU|Phiếu thu tạm ứng|TamUng
PCHU|Phiếu chi hoàn ứng|HoanUng
PCHT|Phiếu chi hoàn tiền|HoanTien
`;

export const mauXuatButToan = `
MaMauXuat|TenMauXuat|DauPhanCach|MacDinh
NKC|Nhật ký chung|Phay|1
`;

/** The columns of a general journal: a site adds, renames and orders them. */
export const cotXuat = `
Cua|Cot|TieuDe
NKC|Ngay|Ngày hạch toán
NKC|NgayChungTu|Ngày chứng từ
NKC|SoChungTu|Số chứng từ
NKC|MaLoaiPhieu|Loại chứng từ
NKC|DienGiai|Diễn giải
NKC|TaiKhoanNo|TK Nợ
NKC|TaiKhoanCo|TK Có
NKC|SoTien|Số tiền
NKC|MaTienTe|Tiền tệ
NKC|TyGia|Tỷ giá
NKC|MaYTe|Mã đối tượng
NKC|TenBenhNhan|Tên đối tượng
NKC|TenHinhThuc|Hình thức thanh toán
NKC|SoDot|Đợt xuất
`;
