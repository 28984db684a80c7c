/** A provincial-size hospital and a two-room clinic: facilities, departments, rooms and stores. */
export const node = `
code|name|category|parent_Id|roomType|queuePrefix|MaKhoa|ChuyenKhoa_Id|MaCSKCB|taxCode|address|phone|order
BVS|Bệnh viện Đa khoa Sen|HOSPITAL||||||01999|0109999012|Số 1 đường Hoa Sen, Phường Ba Đình, Thành phố Hà Nội|02439990000|1
KKB|Khoa Khám bệnh|DEPARTMENT|BVS|||K01|K01|||||10
KXN|Khoa Xét nghiệm|DEPARTMENT|BVS|||K47|K47|||||20
KHA|Khoa Chẩn đoán hình ảnh|DEPARTMENT|BVS|||K39|K39|||||30
KTD|Khoa Thăm dò chức năng|DEPARTMENT|BVS|||K40|K40|||||40
KDUOC|Khoa Dược|DEPARTMENT|BVS|||K44|K44|||||50
PTC|Phòng Tài chính kế toán|DEPARTMENT|BVS||||||||02439990050|60
PCN|Phòng Công nghệ thông tin|DEPARTMENT|BVS|||||||||70
TN01|Quầy tiếp nhận 1|ROOM|KKB|receive|T|K01|||||02439990001|11
TN02|Quầy tiếp nhận 2|ROOM|KKB|receive|T|K01||||||12
PK01|Phòng khám Nội tổng hợp 1|ROOM|KKB|examine|A|K01|K03|||||13
PK02|Phòng khám Nội tổng hợp 2|ROOM|KKB|examine|B|K01|K03|||||14
PK03|Phòng khám Tim mạch|ROOM|KKB|examine|C|K01|K04|||||15
PK04|Phòng khám Nhi|ROOM|KKB|examine|D|K01|K18|||||16
PK05|Phòng khám Phụ sản|ROOM|KKB|examine|E|K01|K27|||||17
PK06|Phòng khám Tai mũi họng|ROOM|KKB|examine|G|K01|K28|||||18
PK07|Phòng khám Mắt|ROOM|KKB|examine|H|K01|K30|||||19
PK08|Phòng khám Răng hàm mặt|ROOM|KKB|examine|K|K01|K29|||||20
PK09|Phòng khám Da liễu|ROOM|KKB|examine|L|K01|K13|||||21
PK10|Phòng khám Ngoại|ROOM|KKB|examine|M|K01|K19|||||22
PTT|Phòng tiểu phẫu, thủ thuật|ROOM|KKB|tip|P|K01|K19|||||23
XN01|Phòng lấy mẫu|ROOM|KXN|laboratory|X|K47|K47|||||24
XN02|Phòng xét nghiệm Huyết học|ROOM|KXN|laboratory||K47|K36|||||25
XN03|Phòng xét nghiệm Sinh hóa, miễn dịch|ROOM|KXN|laboratory||K47|K37|||||26
XN04|Phòng xét nghiệm Vi sinh|ROOM|KXN|laboratory|W|K47|K38|||||27
HA01|Phòng X-quang|ROOM|KHA|imageAnalysis|Q|K39|K39|||||31
HA02|Phòng Siêu âm 1|ROOM|KHA|imageAnalysis|S|K39|K39|||||32
HA03|Phòng Siêu âm 2|ROOM|KHA|imageAnalysis|S|K39|K39|||||33
HA04|Phòng Cắt lớp vi tính|ROOM|KHA|imageAnalysis|R|K39|K39|||||34
HA05|Phòng Cộng hưởng từ|ROOM|KHA|imageAnalysis|U|K39|K39|||||35
TD01|Phòng Điện tim, điện não|ROOM|KTD|imageAnalysis|V|K40|K40|||||41
TD02|Phòng Nội soi|ROOM|KTD|imageAnalysis|Y|K41|K41|||||42
QT01|Quầy thu phí 1|ROOM|PTC|counter|N||||||02439990051|61
QT02|Quầy thu phí 2|ROOM|PTC|counter|N||||||02439990052|62
KHOCHAN|Kho chẵn|STORE|KDUOC|||K44||||||51
KHOLE|Kho lẻ cấp phát BHYT|STORE|KDUOC||I|K44||||||52
NHATHUOC|Nhà thuốc bệnh viện|STORE|KDUOC||Z|K44||||||53
PKS|Phòng khám Sen|HOSPITAL||||||01998|0109999012-001|Số 9 phố Đầm Sen, Phường Cầu Giấy, Thành phố Hà Nội|02439990900|2
PKSTN|Tiếp đón và thu phí|ROOM|PKS|receive|T|K01|||||02439990901|81
PKS01|Phòng khám 1|ROOM|PKS|examine|A|K01|K03|||||82
PKS02|Phòng khám 2|ROOM|PKS|examine|B|K01|K18|||||83
PKSXN|Phòng xét nghiệm phòng khám|ROOM|PKS|laboratory|X|K47|K47|||||84
PKSSA|Phòng siêu âm phòng khám|ROOM|PKS|imageAnalysis|S|K39|K39|||||85
PKSQT|Quầy thu phí phòng khám|ROOM|PKS|counter|N|||||||86
PKSNT|Tủ thuốc phòng khám|STORE|PKS||Z|K44||||||87
`;

export const kho = `
MaKho|TenKho|Node_Id|Loai|CapChoDoiTuong
KHOCHAN|Kho chẵn|KHOCHAN|Chan|
KHOLE|Kho lẻ cấp phát BHYT|KHOLE|Le|BHYT
NHATHUOC|Nhà thuốc bệnh viện|NHATHUOC|Le|NgoaiBHYT
PKSNT|Tủ thuốc phòng khám|PKSNT|TuTruc|
`;

export const nhaCungCap = `
MaNhaCungCap|TenNhaCungCap|DiaChi|SoDienThoai|Email|MaSoThue|NguoiLienHe
NCC01|Công ty Dược phẩm Sen Hồng|Phường Thanh Xuân, Thành phố Hà Nội|02439991001|lienhe@senhong.example|0109999005|Trần Thu Hà
NCC02|Công ty Dược phẩm Đồng Tháp Xanh|Phường Tân Bình, Thành phố Hồ Chí Minh|02839991002|kinhdoanh@dongthapxanh.example|0309999002|Lê Văn Phúc
NCC03|Công ty Vật tư y tế Sen|Phường Hải Châu, Thành phố Đà Nẵng|02369991003|banhang@vattusen.example|0409999013|Phạm Ngọc Anh
`;

/** Beds of the emergency part of the hospital: a facility with beds may prescribe addictive drugs. */
export const giuongBenh = `
MaGiuong|TenGiuong|LoaiGiuong|PhongBan_Id
GCC01|Giường cấp cứu 1|CapCuu|KKB
GCC02|Giường cấp cứu 2|CapCuu|KKB
GLD01|Giường lưu theo dõi 1|BanNgay|KKB
`;
