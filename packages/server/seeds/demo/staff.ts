import { wardNodes } from './wards.ts';

/** The staff of the demo hospital and clinic. Licences, insurance numbers and link codes are invented. */
export const nhanVien = `
MaNhanVien|TenNhanVien|NgaySinh|GioiTinh|SoDienThoai|Email|ChucVu_Id|ChucDanh_Id|PhongBan_Id|SoChungChiHanhNghe|NgayCapChungChi|MaSoBHXH|MaLienThongBacSi|PhanTramHoaHong|NgayVaoLam|DanToc_Id|QuocTich_Id|NgheNghiep_Id|ChungChiNgoai|CongTy_Id|SoTienBHXH|TrangThaiLienThong|NgayLienThong
NV001|Nguyễn Hoàng Quân|1984-03-12|MALE|0912000001|quantri@sen.example|QT|CN|PCN||||||2015-06-01|01|VN|08|||1360000||
NV002|Đỗ Thị Kim Oanh|1980-11-02|FEMALE|0912000002|ketoan@sen.example|KT|CN|PTC||||||2010-02-15|01|VN|08|||1440000||
NV003|Phạm Thu Trang|1995-07-21|FEMALE|0912000003|thungan1@sen.example|TN|CN|QT01||||||2019-09-01|01|VN|08|||880000||
NV004|Hoàng Thị Mai|1997-01-09|FEMALE|0912000004|thungan2@sen.example|TN|CN|PKSQT||||||2021-03-01|02|VN|08|||||
NV005|Trần Minh Đức|1972-05-30|MALE|0912000005|noi1@sen.example|TK|BSCKII|KKB|000501/HNO-CCHN|2012-04-10|0112000005|0100000005||2000-08-01|01|VN|09|||2160000|DangLienThong|2022-10-03
NV006|Lê Thị Hồng Nhung|1986-09-14|FEMALE|0912000006|noi2@sen.example|BS|THS|PK02|000612/HNO-CCHN|2014-07-22|0112000006|0100000006||2012-01-05|01|VN|09|||1680000|DangLienThong|2022-10-03
NV007|Vũ Quang Huy|1979-12-25|MALE|0912000007|timmach@sen.example|BS|BSCKI|PK03|000713/HNO-CCHN|2013-03-18|0112000007|0100000007||2006-10-10|01|VN|09|Siêu âm tim, Viện Tim mạch, 2016||1760000|DangLienThong|2022-10-03
NV008|Nguyễn Thị Lan Anh|1983-02-18|FEMALE|0912000008|nhi@sen.example|BS|BSCKI|PK04|000808/HNO-CCHN|2013-11-05|0112000008|0100000008||2009-07-01|01|VN|09||||DangLienThong|2022-10-03
NV009|Bùi Thanh Hương|1981-06-06|FEMALE|0912000009|san@sen.example|BS|BSCKI|PK05|000921/HNO-CCHN|2013-05-27|0112000009|0100000009||2008-04-01|06|VN|09|Siêu âm sản khoa, Bệnh viện Phụ sản Trung ương, 2012|||DangLienThong|2022-10-03
NV010|Đặng Văn Thắng|1977-08-08|MALE|0912000010|taimuihong@sen.example|BS|BSCKI|PK06|001034/HNO-CCHN|2012-12-12|0112000010|0100000010||2004-09-15|01|VN|09|Nội soi tai mũi họng, Bệnh viện Tai Mũi Họng Trung ương, 2010|||DangLienThong|2022-10-03
NV011|Ngô Hải Yến|1988-10-19|FEMALE|0912000011|hinhanh@sen.example|BS|THS|KHA|001147/HNO-CCHN|2016-06-30|0112000011|0100000011||2014-02-01|01|VN|09||||DangLienThong|2022-10-03
NV012|Phan Quốc Bảo|1975-04-04|MALE|0912000012|bsngoai@sen.example|BS|BSCKI|PKS02|001250/HNO-CCHN|2012-09-09|0112000012|0100000012|20|2020-01-01|01|VN|09|Phẫu thuật nội soi cơ bản, Đại học Y Hà Nội, 2011|PK-ANLAC||DangLienThong|2022-10-03
NV013|Nguyễn Thị Thảo|1992-03-27|FEMALE|0912000013|tiepdon@sen.example|DD|DD|TN01|001361/HNO-CCHN|2016-01-20|0112000013|||2015-05-04|01|VN|09|||960000||
NV014|Lường Thị Xuân|1994-12-01|FEMALE|0912000014|dieuduong@sen.example|DD|DD|KKB|001472/HNO-CCHN|2018-02-14|0112000014|||2017-08-21|03|VN|09|||||
NV015|Trịnh Văn Nam|1990-05-16|MALE|0912000015|dieuduong.pk@sen.example|DD|DD|PKSTN|001583/HNO-CCHN|2015-10-10|0112000015|||2014-11-03|01|VN|09|||||
NV016|Lý Quốc Khánh|1989-09-02|MALE|0912000016|xetnghiem@sen.example|KTV|KTV|KXN|001694/HNO-CCHN|2014-09-25|0112000016|||2013-01-07|07|VN|09|||1040000||
NV017|Tạ Minh Tuấn|1991-07-07|MALE|0912000017|xquang@sen.example|KTV|KTV|HA01|001705/HNO-CCHN|2015-12-01|0112000017|||2014-06-16|01|VN|09|||||
NV018|Mai Phương Linh|1993-11-23|FEMALE|0912000018|thamdo@sen.example|KTV|KTV|KTD|001816/HNO-CCHN|2017-04-19|0112000018|||2016-03-14|01|VN|09|Điện não đồ, Bệnh viện Bạch Mai, 2018||||
NV019|Đinh Thị Thu Hiền|1987-01-31|FEMALE|0912000019|duoc@sen.example|DS|DS|KDUOC|001927/HNO-CCHN|2014-03-03|0112000019|||2011-10-01|01|VN|09|||1120000||
NV020|Cao Đức Long|1996-08-13|MALE|0912000020|nhathuoc@sen.example|DS|DS|NHATHUOC|002038/HNO-CCHN|2021-07-15|0112000020|||2020-12-01|01|VN|09|||||
NV021|Nguyễn Văn Thành|1970-10-12|MALE|0912000021|giamdoc@sen.example|GD|BSCKII|BVS||||||1998-09-01|01|VN|09|||||
NV022|Hà Thị Minh Châu|1985-08-20|FEMALE|0912000022|phongmach@sen.example|BS|BSCKI|PKS01|002149/HNO-CCHN|2013-06-17|0112000022|0100000022||2018-03-01|01|VN|09||||DangLienThong|2022-10-03
NV023|Kiosk tiếp đón|1990-01-01|FEMALE||kiosk@sen.example|DD|CN|TN01||||||2026-01-05|01|VN|09|||||
NV024|Đào Thanh Vân|1982-04-17|FEMALE|0912000024|visinh@sen.example|BS|BSCKI|KXN|002251/HNO-CCHN|2013-08-12|0112000024|0100000024||2009-02-01|01|VN|09||||DangLienThong|2022-10-03
`;

export type DemoRole =
  | 'ACCOUNTANT'
  | 'ADMINISTRATOR'
  | 'DIRECTOR'
  | 'KIOSK'
  | 'CASHIER'
  | 'DOCTOR'
  | 'CLINIC_DOCTOR'
  | 'NURSE'
  | 'OUTSIDE_DOCTOR'
  | 'TECHNICIAN'
  | 'PHARMACIST';

export type DemoAccount = {
  username: string;
  role: DemoRole;
  /** Staff code. */
  staff: string;
  /** Codes of the nodes the person works at, the usual one first. */
  nodes: readonly string[];
  /** Codes of the profiles, the usual one first, where they are not those of the role. */
  profiles?: readonly string[];
};

/** One account a member of staff. */
export const demoAccounts: readonly DemoAccount[] = [
  { username: 'quantri', role: 'ADMINISTRATOR', staff: 'NV001', nodes: ['BVS', 'PKS'] },
  { username: 'giamdoc', role: 'DIRECTOR', staff: 'NV021', nodes: ['BVS'] },
  { username: 'ketoan', role: 'ACCOUNTANT', staff: 'NV002', nodes: ['PTC', 'QT01', 'QT02', 'PKSQT'] },
  { username: 'thungan1', role: 'CASHIER', staff: 'NV003', nodes: ['QT01', 'QT02'] },
  { username: 'thungan2', role: 'CASHIER', staff: 'NV004', nodes: ['PKSQT', 'QT02'] },
  { username: 'bsnoi1', role: 'DOCTOR', staff: 'NV005', nodes: ['PK01', 'PK02'] },
  { username: 'bsnoi2', role: 'DOCTOR', staff: 'NV006', nodes: ['PK02', 'PK01', 'PK09'] },
  { username: 'bstim', role: 'DOCTOR', staff: 'NV007', nodes: ['PK03', 'TD01'] },
  { username: 'bsnhi', role: 'DOCTOR', staff: 'NV008', nodes: ['PK04'] },
  { username: 'bssan', role: 'DOCTOR', staff: 'NV009', nodes: ['PK05', 'HA03'] },
  { username: 'bstmh', role: 'DOCTOR', staff: 'NV010', nodes: ['PK06', 'PK07', 'PK08', 'TD02', 'PTT'] },
  { username: 'bshinhanh', role: 'DOCTOR', staff: 'NV011', nodes: ['HA02', 'HA01', 'HA03', 'HA04', 'HA05'] },
  { username: 'bsvisinh', role: 'DOCTOR', staff: 'NV024', nodes: ['XN04'] },
  { username: 'bsngoai', role: 'OUTSIDE_DOCTOR', staff: 'NV012', nodes: ['PKS02', 'PK10'] },
  { username: 'phongmach', role: 'CLINIC_DOCTOR', staff: 'NV022', nodes: ['PKS01'] },
  { username: 'tiepdon', role: 'NURSE', staff: 'NV013', nodes: ['TN01', 'TN02'] },
  { username: 'kiosk', role: 'KIOSK', staff: 'NV023', nodes: ['TN01'] },
  { username: 'dieuduong', role: 'NURSE', staff: 'NV014', nodes: ['PK01', 'PK02', 'PK03', 'PK04', 'PTT'] },
  { username: 'dieuduongpk', role: 'NURSE', staff: 'NV015', nodes: ['PKSTN', 'PKS01', 'PKS02'] },
  { username: 'dieuduongnt', role: 'NURSE', staff: 'NV025', nodes: wardNodes, profiles: ['NURSE'] },
  { username: 'bsnoitru', role: 'DOCTOR', staff: 'NV026', nodes: wardNodes },
  { username: 'ktvxn', role: 'TECHNICIAN', staff: 'NV016', nodes: ['XN01', 'XN02', 'XN03', 'XN04', 'PKSXN'] },
  { username: 'ktvxq', role: 'TECHNICIAN', staff: 'NV017', nodes: ['HA01', 'HA04', 'HA05'] },
  { username: 'ktvtd', role: 'TECHNICIAN', staff: 'NV018', nodes: ['TD01', 'TD02'] },
  { username: 'duoc', role: 'PHARMACIST', staff: 'NV019', nodes: ['KHOLE', 'KHOCHAN'] },
  { username: 'nhathuoc', role: 'PHARMACIST', staff: 'NV020', nodes: ['NHATHUOC'] },
];
