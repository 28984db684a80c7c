export const donViTinh = `
MaDonViTinh|TenDonViTinh
LAN|Lần
VIEN|Viên
ONG|Ống
LO|Lọ
CHAI|Chai
GOI|Gói
TUYP|Tuýp
TUI|Túi
VI|Vỉ
HOP|Hộp
MIENG|Miếng
CAI|Cái
BO|Bộ
BUT|Bút tiêm
BINH|Bình
ML|ml
MG|mg
G|g
UI|UI
LIEU|Liều
GIO|Giờ
NGAY|Ngày
DV|Đơn vị
TEST|Test
`;

/** The type and the groups of services of microbiology. */
export const loaiDichVuViSinh = `VS|Vi sinh|ViSinh|10
`;
export const nhomDichVuViSinh = `VS-SOI|Nhuộm soi vi khuẩn|VS|#3f6212|KetQuaViSinh|16
VS-NC|Nuôi cấy, kháng sinh đồ|VS|#166534|KetQuaViSinh|17
`;

export const loaiDichVu = `
MaLoaiDichVu|TenLoaiDichVu|Loai|ThuTu
KB|Khám bệnh|KhamBenh|1
XN|Xét nghiệm|XetNghiem|2
CDHA|Chẩn đoán hình ảnh|ChanDoanHinhAnh|3
TDCN|Thăm dò chức năng|ThamDoChucNang|4
TT|Thủ thuật|ThuThuat|5
PT|Phẫu thuật|PhauThuat|6
NG|Ngày giường|NgayGiuong|7
MAU|Máu và chế phẩm máu|Mau|8
KHAC|Dịch vụ khác|Khac|9
${loaiDichVuViSinh}`;

export const nhomDichVu = `
MaNhomDichVu|TenNhomDichVu|LoaiDichVu_Id|color|MauIn|ThuTu
KB|Khám bệnh|KB|#0f766e|PhieuChiDinh|1
XN-HH|Xét nghiệm huyết học|XN|#b91c1c|KetQuaXetNghiem|10
XN-DM|Xét nghiệm đông máu|XN|#be123c|KetQuaXetNghiem|11
XN-SH|Xét nghiệm sinh hóa|XN|#b45309|KetQuaXetNghiem|12
XN-MD|Xét nghiệm miễn dịch|XN|#7c3aed|KetQuaXetNghiem|13
XN-NT|Xét nghiệm nước tiểu|XN|#a16207|KetQuaXetNghiem|14
XN-VS|Xét nghiệm vi sinh|XN|#4d7c0f|KetQuaXetNghiem|15
${nhomDichVuViSinh}CDHA-XQ|X-quang|CDHA|#1d4ed8||20
CDHA-SA|Siêu âm|CDHA|#0369a1||21
CDHA-CT|Cắt lớp vi tính|CDHA|#4338ca||22
CDHA-MRI|Cộng hưởng từ|CDHA|#6d28d9||23
TDCN-DT|Điện tim, điện não|TDCN|#be185d||30
TDCN-HH|Thăm dò hô hấp|TDCN|#0e7490||31
TDCN-NS|Nội soi chẩn đoán|TDCN|#9f1239||32
TT|Thủ thuật|TT|#c2410c||40
PT|Phẫu thuật|PT|#991b1b||41
NG|Ngày giường|NG|#475569||50
MAU|Máu và chế phẩm máu|MAU|#dc2626||51
KHAC|Dịch vụ khác|KHAC|#64748b||90
`;

export const huongGiaiQuyet = `
MaHuongGiaiQuyet|TenHuongGiaiQuyet|Loai|MacDinh
CHOVE|Cho về|ChoVe|
CAPTOA|Cấp toa cho về|CapToa|1
HENKHAM|Hẹn khám lại|HenKham|
NHAPVIEN|Nhập viện|NhapVien|
CHUYENVIEN|Chuyển viện|ChuyenVien|
CHUYENPHONG|Chuyển phòng khám|ChuyenPhong|
NGOAITRU|Điều trị ngoại trú|DieuTriNgoaiTru|
THEODOI|Lưu theo dõi|LuuTheoDoi|
TUCHOI|Từ chối điều trị, bỏ về|TuChoi|
TUVONG|Tử vong|TuVong|
`;

export const hinhThucChuyen = `
MaHinhThucChuyen|TenHinhThucChuyen|MacDinh
DUOI-LEN|Từ tuyến dưới lên tuyến trên liền kề|1
DUOI-LEN-KLK|Từ tuyến dưới lên tuyến trên không qua tuyến liền kề|
TREN-XUONG|Từ tuyến trên xuống tuyến dưới|
CUNG-TUYEN|Giữa các cơ sở cùng tuyến|
`;

/** Why a record of another facility is opened. */
export const lyDoMoHoSo = `MHS-CAPCUU|Cấp cứu, người bệnh không thể chờ|MoHoSo|1
MHS-HOICHAN|Hội chẩn theo yêu cầu của bác sĩ điều trị|MoHoSo|
MHS-NGUOIBENH|Người bệnh yêu cầu hoặc đồng ý|MoHoSo|
MHS-KHIEUNAI|Giải quyết khiếu nại, giám định|MoHoSo|
MHS-KHAC|Lý do khác|MoHoSo|
`;

/** The reasons of numbers that are missing. */
export const lyDoGiaiTrinhSo = `GTS-HONG|Viết hỏng, đã gạch chéo lưu tại quyển|GiaiTrinhSo|1
GTS-MAT|Mất tờ biên lai, đã lập biên bản|GiaiTrinhSo|
GTS-NHAY|Số nhảy khi đổi quyển hoặc chỉnh số hiện tại|GiaiTrinhSo|
GTS-NCC|Nhà cung cấp hóa đơn bỏ số|GiaiTrinhSo|
GTS-KHAC|Lý do khác|GiaiTrinhSo|
`;

export const lyDo = `
MaLyDo|TenLyDo|LoaiLyDo|MacDinh
HBL-NHAM|Thu nhầm số tiền|HuyBienLai|1
HBL-NGUOI|Thu nhầm người bệnh|HuyBienLai|
HBL-HTTT|Chọn nhầm hình thức thanh toán|HuyBienLai|
HBL-HONG|Phiếu in hỏng|HuyBienLai|
HT-KTH|Dịch vụ không thực hiện|HoanTien|1
HT-YC|Người bệnh không làm dịch vụ|HoanTien|
HT-BHYT|Bổ sung thẻ bảo hiểm y tế|HoanTien|
HT-TRATHUOC|Trả lại thuốc|HoanTien|
HU-HET|Kết thúc điều trị, còn dư tạm ứng|HoanUng|1
MG-KHOKHAN|Hoàn cảnh khó khăn|MienGiam|1
MG-NHANVIEN|Nhân viên và thân nhân|MienGiam|
MG-CHINHSACH|Đối tượng chính sách|MienGiam|
MG-KHUYENMAI|Theo chương trình ưu đãi|MienGiam|
BQ-LOIICH|Lợi ích cao hơn nguy cơ, có theo dõi|BoQuaCanhBao|1
BQ-DADUNG|Người bệnh đã dùng, dung nạp tốt|BoQuaCanhBao|
BQ-KHONGTHAYTHE|Không có thuốc thay thế|BoQuaCanhBao|
BQ-CHINHLIEU|Đã chỉnh liều|BoQuaCanhBao|
HK-NHAM|Mở khám nhầm|HuyKham|1
HK-BOVE|Người bệnh bỏ về|HuyKham|
HK-PHONG|Chuyển sang phòng khác|HuyKham|
HTN-NHAM|Tiếp nhận nhầm người bệnh|HuyTiepNhan|1
HTN-YC|Người bệnh đổi ý|HuyTiepNhan|
HTN-BOVE|Người bệnh bỏ về|HuyTiepNhan|
HCD-NHAM|Chỉ định nhầm dịch vụ|HuyChiDinh|1
HCD-TRUNG|Chỉ định trùng|HuyChiDinh|
HCD-YC|Người bệnh không đồng ý thực hiện|HuyChiDinh|
HKQ-NHAP|Nhập sai kết quả|HuyKetQua|1
HKQ-MAU|Mẫu bệnh phẩm không đạt|HuyKetQua|
HKQ-NHAM|Nhầm mẫu, nhầm người bệnh|HuyKetQua|
HKQ-KETLUAN|Sửa kết luận|HuyKetQua|
HCT-DOI|Bác sĩ đổi toa thuốc|HuyCapThuoc|1
HCT-KHONGNHAN|Người bệnh không nhận thuốc|HuyCapThuoc|
UT-NANG|Bệnh nặng cần khám ngay|UuTien|1
UT-DILAI|Đi lại khó khăn|UuTien|
DCK-KIEMKE|Chênh lệch kiểm kê|DieuChinhKho|1
DCK-HONG|Hư hỏng, vỡ|DieuChinhKho|
DCK-HETHAN|Hết hạn dùng|DieuChinhKho|
MK-BOSUNG|Bổ sung thông tin còn thiếu|MoKhoa|1
MK-SAISOT|Sửa sai sót|MoKhoa|
${lyDoMoHoSo}${lyDoGiaiTrinhSo}`;

export const chuongICD = `
MaChuongICD|TenChuongICD|TenTiengAnh|PhamViMa|ThuTu
I|Bệnh nhiễm trùng và ký sinh trùng|Certain infectious and parasitic diseases|A00-B99|1
II|Bướu tân sinh|Neoplasms|C00-D48|2
III|Bệnh máu, cơ quan tạo máu và rối loạn cơ chế miễn dịch|Diseases of the blood and immune mechanism|D50-D89|3
IV|Bệnh nội tiết, dinh dưỡng và chuyển hóa|Endocrine, nutritional and metabolic diseases|E00-E90|4
V|Rối loạn tâm thần và hành vi|Mental and behavioural disorders|F00-F99|5
VI|Bệnh hệ thần kinh|Diseases of the nervous system|G00-G99|6
VII|Bệnh mắt và phần phụ|Diseases of the eye and adnexa|H00-H59|7
VIII|Bệnh tai và xương chũm|Diseases of the ear and mastoid process|H60-H95|8
IX|Bệnh hệ tuần hoàn|Diseases of the circulatory system|I00-I99|9
X|Bệnh hệ hô hấp|Diseases of the respiratory system|J00-J99|10
XI|Bệnh hệ tiêu hóa|Diseases of the digestive system|K00-K93|11
XII|Bệnh da và mô dưới da|Diseases of the skin and subcutaneous tissue|L00-L99|12
XIII|Bệnh hệ cơ, xương khớp và mô liên kết|Diseases of the musculoskeletal system|M00-M99|13
XIV|Bệnh hệ sinh dục, tiết niệu|Diseases of the genitourinary system|N00-N99|14
XV|Thai nghén, sinh đẻ và hậu sản|Pregnancy, childbirth and the puerperium|O00-O99|15
XVI|Một số bệnh khởi phát trong thời kỳ chu sinh|Conditions originating in the perinatal period|P00-P96|16
XVII|Dị tật bẩm sinh và bất thường nhiễm sắc thể|Congenital malformations and chromosomal abnormalities|Q00-Q99|17
XVIII|Triệu chứng, dấu hiệu và bất thường chưa phân loại nơi khác|Symptoms, signs and abnormal findings|R00-R99|18
XIX|Chấn thương, ngộ độc và hậu quả do nguyên nhân bên ngoài|Injury, poisoning and external consequences|S00-T98|19
XX|Nguyên nhân ngoại sinh của bệnh và tử vong|External causes of morbidity and mortality|V01-Y98|20
XXI|Yếu tố ảnh hưởng sức khỏe và tiếp xúc dịch vụ y tế|Factors influencing health status and contact with services|Z00-Z99|21
XXII|Mã dùng cho mục đích đặc biệt|Codes for special purposes|U00-U85|22
`;
