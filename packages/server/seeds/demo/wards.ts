/**
 * The wards of the demo hospital: departments with rooms and beds, what a day in a bed is billed as, and who works there. Services are
 * named as in the approved lists of public hospitals.
 */
export const khoaNoiTru = `
code|name|category|parent_Id|roomType|MaKhoa|ChuyenKhoa_Id|order
KNOI|Khoa Nội tổng hợp|DEPARTMENT|BVS||K03|K03|71
KNGO|Khoa Ngoại tổng hợp|DEPARTMENT|BVS||K19|K19|72
KNHI|Khoa Nhi|DEPARTMENT|BVS||K18|K18|73
NOI301|Phòng 301 (nam)|ROOM|KNOI|hospitalize|K03|K03|711
NOI302|Phòng 302 (nữ)|ROOM|KNOI|hospitalize|K03|K03|712
NOI303|Phòng 303|ROOM|KNOI|hospitalize|K03|K03|713
NOI304|Phòng 304 theo yêu cầu|ROOM|KNOI|hospitalize|K03|K03|714
NOI305|Phòng 305 cách ly|ROOM|KNOI|hospitalize|K03|K03|715
NGO201|Phòng 201 (nam)|ROOM|KNGO|hospitalize|K19|K19|721
NGO202|Phòng 202 (nữ)|ROOM|KNGO|hospitalize|K19|K19|722
NGO203|Phòng 203 theo yêu cầu|ROOM|KNGO|hospitalize|K19|K19|723
NGO204|Phòng 204 cách ly|ROOM|KNGO|hospitalize|K19|K19|724
NHI401|Phòng 401|ROOM|KNHI|hospitalize|K18|K18|731
NHI402|Phòng 402|ROOM|KNHI|hospitalize|K18|K18|732
NHI403|Phòng 403 cách ly|ROOM|KNHI|hospitalize|K18|K18|733
`;

export const ngayGiuong = `
MaDichVu|TenDichVu|TenTiengAnh|NhomDichVu_Id|DonViTinh_Id|PhamViBHYT|TyLeBHYT|KhongKetQua|ThuTu
NG-NOI1|Ngày giường bệnh Nội khoa loại 1|Bed day, internal medicine class 1|NG|NGAY|TrongPhamVi|100|1|850
NG-NOI2|Ngày giường bệnh Nội khoa loại 2|Bed day, internal medicine class 2|NG|NGAY|TrongPhamVi|100|1|851
NG-NGOAI3|Ngày giường bệnh Ngoại khoa loại 3|Bed day, surgery class 3|NG|NGAY|TrongPhamVi|100|1|852
NG-YC|Ngày giường điều trị theo yêu cầu|Bed day on request|NG|NGAY|TrongPhamVi|100|1|853
`;

export const giaNgayGiuong = `
NG-NOI1|BHYT|273100.00
NG-NOI1|DV|350000.00
NG-NOI2|BHYT|247200.00
NG-NOI2|DV|320000.00
NG-NGOAI3|BHYT|287700.00
NG-NGOAI3|DV|370000.00
NG-YC|BHYT|247200.00
NG-YC|DV|500000.00
`.trim();

const header = 'MaGiuong|TenGiuong|LoaiGiuong|PhongBan_Id|DichVu_Id|GioiTinh|CachLy';

/** Beds of a row of numbers in a room. */
function beds(from: number, to: number, told: (code: string) => string): string[] {
  return Array.from({ length: to - from + 1 }, (_, at) => told(String(from + at)));
}
const ordinary = (from: number, to: number, room: string, service: string, rules: string) =>
  beds(from, to, (code) => `H${code}|Giường H${code}|Thuong|${room}|${service}|${rules}`);
const private_ = (from: number, to: number, room: string) =>
  beds(from, to, (code) => `C${code}|Giường C${code}|DichVu|${room}|NG-YC||`);

/** Planned beds H, on request C, extra T, stretchers K. */
export const giuongNoiTru = [
  header,
  ...ordinary(301, 304, 'NOI301', 'NG-NOI2', 'Nam|'),
  ...ordinary(305, 308, 'NOI302', 'NG-NOI2', 'Nu|'),
  ...ordinary(309, 312, 'NOI303', 'NG-NOI2', '|'),
  ...private_(301, 302, 'NOI304'),
  ...ordinary(313, 314, 'NOI305', 'NG-NOI1', '|KhongKhi'),
  'T301|Giường kê thêm T301|Thuong|NOI303|NG-NOI2||',
  'K301|Băng ca K301|LuuDong|KNOI|NG-NOI2||',
  ...ordinary(201, 204, 'NGO201', 'NG-NGOAI3', 'Nam|'),
  ...ordinary(205, 208, 'NGO202', 'NG-NGOAI3', 'Nu|'),
  ...private_(201, 202, 'NGO203'),
  ...ordinary(209, 210, 'NGO204', 'NG-NGOAI3', '|TiepXuc'),
  ...ordinary(401, 404, 'NHI401', 'NG-NOI1', 'TreEm|'),
  ...ordinary(405, 408, 'NHI402', 'NG-NOI1', 'TreEm|'),
  ...ordinary(409, 410, 'NHI403', 'NG-NOI1', 'TreEm|GiotBan'),
].join('\n');

export const nhanVienNoiTru = `
MaNhanVien|TenNhanVien|NgaySinh|GioiTinh|SoDienThoai|Email|ChucVu_Id|ChucDanh_Id|PhongBan_Id|SoChungChiHanhNghe|NgayCapChungChi|MaSoBHXH|MaLienThongBacSi|NgayVaoLam|DanToc_Id|QuocTich_Id|NgheNghiep_Id
NV025|Hoàng Thị Ngân|1990-06-15|FEMALE|0912000025|dieuduongnoitru@sen.example|DD|DD|KNOI|002362/HNO-CCHN|2015-04-20|0112000025||2013-06-03|01|VN|09
NV026|Lê Văn Hải|1981-02-10|MALE|0912000026|noitru@sen.example|BS|BSCKI|KNOI|002473/HNO-CCHN|2012-05-16|0112000026|0100000026|2008-08-18|01|VN|09
`;

/** Where the staff of the wards work. */
export const wardNodes = ['KNOI', 'KNGO', 'KNHI'] as const;
