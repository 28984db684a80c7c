/**
 * The provinces since 1 July 2025. Some codes had another meaning before (15, 24, 44, 52, 80, 82, 91), so a code is read
 * together with its first day. The file has the columns of the official list, which a site imports with all communes.
 */
export const tinh = `
MaDonVi|TenDonVi|Cap|Cha_Id|MaXML|HieuLucTu
01|Thành phố Hà Nội|1||01|2025-07-01
04|Tỉnh Cao Bằng|1||04|2025-07-01
08|Tỉnh Tuyên Quang|1||08|2025-07-01
11|Tỉnh Điện Biên|1||11|2025-07-01
12|Tỉnh Lai Châu|1||12|2025-07-01
14|Tỉnh Sơn La|1||14|2025-07-01
15|Tỉnh Lào Cai|1||15|2025-07-01
19|Tỉnh Thái Nguyên|1||19|2025-07-01
20|Tỉnh Lạng Sơn|1||20|2025-07-01
22|Tỉnh Quảng Ninh|1||22|2025-07-01
24|Tỉnh Bắc Ninh|1||24|2025-07-01
25|Tỉnh Phú Thọ|1||25|2025-07-01
31|Thành phố Hải Phòng|1||31|2025-07-01
33|Tỉnh Hưng Yên|1||33|2025-07-01
37|Tỉnh Ninh Bình|1||37|2025-07-01
38|Tỉnh Thanh Hoá|1||38|2025-07-01
40|Tỉnh Nghệ An|1||40|2025-07-01
42|Tỉnh Hà Tĩnh|1||42|2025-07-01
44|Tỉnh Quảng Trị|1||44|2025-07-01
46|Thành phố Huế|1||46|2025-07-01
48|Thành phố Đà Nẵng|1||48|2025-07-01
51|Tỉnh Quảng Ngãi|1||51|2025-07-01
52|Tỉnh Gia Lai|1||52|2025-07-01
56|Tỉnh Khánh Hoà|1||56|2025-07-01
66|Tỉnh Đắk Lắk|1||66|2025-07-01
68|Tỉnh Lâm Đồng|1||68|2025-07-01
75|Thành phố Đồng Nai|1||75|2025-07-01
79|Thành phố Hồ Chí Minh|1||79|2025-07-01
80|Tỉnh Tây Ninh|1||80|2025-07-01
82|Tỉnh Đồng Tháp|1||82|2025-07-01
86|Tỉnh Vĩnh Long|1||86|2025-07-01
91|Tỉnh An Giang|1||91|2025-07-01
92|Thành phố Cần Thơ|1||92|2025-07-01
96|Tỉnh Cà Mau|1||96|2025-07-01
`;
