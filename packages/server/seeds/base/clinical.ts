/** The kinds of records that the ministry's forms know. */
export const loaiBenhAn = `
MaLoaiBenhAn|TenLoaiBenhAn|ThuTu
NGT|Bệnh án ngoại trú|1
NOI|Bệnh án nội khoa|2
NGOAI|Bệnh án ngoại khoa|3
NHI|Bệnh án nhi khoa|4
SAN|Bệnh án sản khoa|5
PHU|Bệnh án phụ khoa|6
SOSINH|Bệnh án sơ sinh|7
TRUYENNHIEM|Bệnh án truyền nhiễm|8
TAMTHAN|Bệnh án tâm thần|9
DALIEU|Bệnh án da liễu|10
HUYETHOC|Bệnh án huyết học, truyền máu|11
PHCN|Bệnh án phục hồi chức năng|12
YHCT|Bệnh án y học cổ truyền|13
BONG|Bệnh án bỏng|14
UNGBUOU|Bệnh án ung bướu|15
RHM|Bệnh án răng hàm mặt|16
TMH|Bệnh án tai mũi họng|17
MAT|Bệnh án mắt|18
`;

export const phuongPhapVoCam = `
MaPhuongPhapVoCam|TenPhuongPhapVoCam
TECHO|Tê tại chỗ
TEVUNG|Tê vùng
TETUYSONG|Tê tủy sống
TENGOAIMANGCUNG|Tê ngoài màng cứng
TIENME|Tiền mê
METINHMACH|Mê tĩnh mạch
MEMASK|Mê mặt nạ thanh quản
MENKQ|Mê nội khí quản
`;

/** Ways of operating that every site has; a hospital adds those of its specialties. */
export const phuongPhapPhauThuat = `
MaPhuongPhapPhauThuat|TenPhuongPhapPhauThuat
MOMO|Mổ mở
NOISOI|Phẫu thuật nội soi
VIPHAU|Vi phẫu
LASER|Phẫu thuật bằng laser
KHAUVT|Cắt lọc, khâu vết thương
RACHDL|Rạch, dẫn lưu
THUTHUAT|Thủ thuật qua da
`;

export const yLenhChamSoc = `
MaYLenhChamSoc|TenYLenhChamSoc
CS1|Chăm sóc cấp I
CS2|Chăm sóc cấp II
CS3|Chăm sóc cấp III
DHST4|Theo dõi dấu hiệu sinh tồn mỗi 4 giờ
DHST8|Theo dõi dấu hiệu sinh tồn mỗi 8 giờ
THAYBANG|Thay băng vết thương
XOAYTRO|Xoay trở mỗi 2 giờ
LUONGNUOC|Theo dõi lượng nước vào ra
HUTDAM|Hút đờm dãi khi cần
`;

export const tienTe = `
MaTienTe|TenTienTe|TyGia|MacDinh
VND|Đồng Việt Nam|1|1
`;
