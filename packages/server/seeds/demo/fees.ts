/**
 * Facilities where demo cards are registered and patients are referred to. The codes are invented, so that no claim of a real
 * facility can be made from them; a site imports the portal's list.
 */
export const benhVien = `
MaCSKCB|TenBenhVien|CapCMKT|TuyenTruoc2025|HangBenhVien|DiemXepCap|Tinh_Id|DiaChi
01999|Bệnh viện Đa khoa Sen|CoBan|Tinh|HangII|62|01|Số 1 đường Hoa Sen, Phường Ba Đình, Thành phố Hà Nội
01998|Phòng khám Sen|BanDau|Huyen|ChuaXepHang||01|Số 9 phố Đầm Sen, Phường Cầu Giấy, Thành phố Hà Nội
01997|Bệnh viện Trung ương Hồ Sen|ChuyenSau|TrungUong|DacBiet|85|01|Phường Đống Đa, Thành phố Hà Nội
01996|Bệnh viện Nhi Hồ Sen|ChuyenSau|TrungUong|HangI|80|01|Phường Láng, Thành phố Hà Nội
01995|Trung tâm Y tế khu vực Tây Sen|CoBan|Huyen|HangIII|45|01|Phường Tây Hồ, Thành phố Hà Nội
01994|Trạm y tế phường Hồ Sen|BanDau|Xa|HangIV||01|Phường Ba Đình, Thành phố Hà Nội
79999|Bệnh viện Đa khoa Sen Nam|ChuyenSau|Tinh|HangI|74|79|Phường Bến Thành, Thành phố Hồ Chí Minh
79998|Trạm y tế phường Sen Nam|BanDau|Xa|HangIV||79|Phường Bến Thành, Thành phố Hồ Chí Minh
48999|Bệnh viện Đa khoa Sen Biển|CoBan|Tinh|HangII|58|48|Phường Hải Châu, Thành phố Đà Nẵng
19999|Bệnh viện Đa khoa Sen Đồi Chè|CoBan|Tinh|HangII|66|19|Phường Phan Đình Phùng, Tỉnh Thái Nguyên
`;

export const taiKhoan = `
MaTaiKhoan|TenTaiKhoan|TenNganHang|MaBIN|SoTaiKhoan|ChuTaiKhoan|MacDinh
TKBVS|Tài khoản thu viện phí bệnh viện|Vietcombank|970436|9990001234567|BENH VIEN DA KHOA SEN|1
TKPKS|Tài khoản thu viện phí phòng khám|BIDV|970418|9990007654321|PHONG KHAM SEN|
`;

/** How much each position lets off a visit; the director as much as there is. */
export const hanMuc = `
MaHanMuc|TenHanMuc|ChucVu_Id|SoTienToiDa|PhanTramToiDa
HM-KT|Kế toán|KT|2000000|
HM-GD|Ban giám đốc|GD||
HM-TN|Thu ngân|TN|50000|20
`;

/** One open book for each cashier and kind; Current_Number is the last number used. */
export const quyenBienLai = `
MaQuyenBienLai|TenQuyenBienLai|KyHieu|Series|Loai|Min_Number|Max_Number|Current_Number|NguoiSuDung_Id|HieuLuc
TT-NV003|Quyển thu tiền quầy 1|BVS/26T|26A|ThuTien|1|9999999|0|NV003|1
TU-NV003|Quyển tạm ứng quầy 1|BVS/26U|26A|TamUng|1|9999999|0|NV003|1
HU-NV003|Quyển hoàn ứng quầy 1|BVS/26H|26A|HoanUng|1|9999999|0|NV003|1
HT-NV003|Quyển hoàn tiền quầy 1|BVS/26C|26A|HoanTien|1|9999999|0|NV003|1
TT-NV004|Quyển thu tiền phòng khám|PKS/26T|26B|ThuTien|1|9999999|0|NV004|1
TU-NV004|Quyển tạm ứng phòng khám|PKS/26U|26B|TamUng|1|9999999|0|NV004|1
HU-NV004|Quyển hoàn ứng phòng khám|PKS/26H|26B|HoanUng|1|9999999|0|NV004|1
HT-NV004|Quyển hoàn tiền phòng khám|PKS/26C|26B|HoanTien|1|9999999|0|NV004|1
TT-NV022|Quyển thu tiền phòng khám 1|PK1/26T|26C|ThuTien|1|9999999|0|NV022|1
TU-NV022|Quyển tạm ứng phòng khám 1|PK1/26U|26C|TamUng|1|9999999|0|NV022|1
HU-NV022|Quyển hoàn ứng phòng khám 1|PK1/26H|26C|HoanUng|1|9999999|0|NV022|1
HT-NV022|Quyển hoàn tiền phòng khám 1|PK1/26C|26C|HoanTien|1|9999999|0|NV022|1
`;

export const goiDichVu = `
MaGoiDichVu|TenGoiDichVu|GiaGoi
GOI-TQ|Gói khám tổng quát cơ bản|550000.00
GOI-TIM|Gói tầm soát tim mạch|850000.00
`;

export const goiDichVuChiTiets = `
Cua|DichVu_Id|SoLuong|DonGia
GOI-TQ|KB-NOI|1|120000.00
GOI-TQ|XN-CBC|1|75000.00
GOI-TQ|XN-GLU|1|35000.00
GOI-TQ|XN-CRE|1|35000.00
GOI-TQ|XN-ALT|1|35000.00
GOI-TQ|XN-NT10|1|40000.00
GOI-TQ|HA-XQNGUC|1|100000.00
GOI-TQ|SA-BUNG|1|110000.00
GOI-TIM|KB-TIM|1|180000.00
GOI-TIM|TD-ECG|1|70000.00
GOI-TIM|SA-TIM|1|320000.00
GOI-TIM|XN-CHOL|1|40000.00
GOI-TIM|XN-TG|1|40000.00
GOI-TIM|XN-HDL|1|40000.00
GOI-TIM|XN-LDL|1|40000.00
GOI-TIM|XN-GLU|1|40000.00
GOI-TIM|XN-DGD|1|80000.00
`;

export const chongChiDinh = `
MaChongChiDinh|TenChongChiDinh|LoaiChongChiDinh|DichVu_Id|DichVuKhongDungCung_Ids|SoLuong|TrongVong
CCD01|HbA1c tối đa 1 lần trong 90 ngày|GioiHanSoLan|XN-HBA1C||1|90
CCD02|Bộ mỡ máu tối đa 1 lần trong 28 ngày|GioiHanSoLan|XN-LDL||1|28
CCD03|Cắt lớp vi tính sọ não không cùng cộng hưởng từ sọ não|KhongDungCung|HA-CTSONAO|HA-MRISONAO||
`;

export const thietBi = `
MaThietBi|TenThietBi|SoSeri|DichVu_Ids|PhongBan_Id|ToiDaNgay|ToiDaLan
TB01|Máy huyết học laser|SEN-HH-01|XN-CBC|XN02|400|
TB02|Máy sinh hóa tự động|SEN-SH-01|XN-GLU;XN-URE;XN-CRE;XN-AST;XN-ALT;XN-CHOL;XN-TG|XN03|800|
TB03|Máy X-quang số hóa|SEN-XQ-01|HA-XQNGUC;HA-XQCSTL;HA-XQGOI;HA-XQXOANG|HA01|150|
TB04|Máy siêu âm màu|SEN-SA-01|SA-BUNG;SA-GIAP;SA-VU;SA-TIM;SA-MACH|HA02|80|
TB05|Máy điện tim 12 cần|SEN-DT-01|TD-ECG|TD01|120|
TB06|Máy đo chức năng hô hấp|SEN-HO-01|TD-HOHAP|TD01|60|
TB07|Máy điện não 32 kênh|SEN-DN-01|TD-EEG|TD01|40|
TB08|Dao mổ điện cao tần|SEN-DM-01|TT-APXE;PT-UPM|PTT|20|2
TB09|Máy cắt lớp vi tính|SEN-CT-01|HA-CTSONAO;HA-CTNGUC|HA04|60|
TB10|Máy cộng hưởng từ|SEN-MR-01|HA-MRISONAO|HA05|30|
TB11|Máy siêu âm sản phụ khoa|SEN-SA-02|SA-THAI;SA-BUNG;SA-VU|HA03|80|
`;

/** A partner, an insurer and a customer; all three are invented. */
export const congTy = `
MaCongTy|TenCongTy|LoaiCongTy|DiaChi|SoDienThoai|NguoiLienHe|MaSoThue|GiamDoc
PK-ANLAC|Công ty TNHH Phòng khám An Lạc|DoiTac|25 Trần Phú, Hà Nội|02438000001|Nguyễn Thị Hạnh|0109000008|Phan Văn Lạc
BH-BINHMINH|Công ty Bảo hiểm Bình Minh|BaoHiem|8 Lê Duẩn, Hà Nội|02438000002|Trần Quốc Việt|0109000015|Đỗ Minh Châu
MAY-PHUCLOI|Công ty May Phúc Lợi|KhachHang|Lô B2 khu công nghiệp Phúc Lợi, Hà Nội|02438000003|Lê Thu Hà|0109000022|Vũ Đức Lợi
`;
