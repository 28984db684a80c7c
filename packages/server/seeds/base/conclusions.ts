/** Ready conclusions for functional tests, by the group of the service. */
export const ketLuanThamDo = `
MaTuDienKetLuan|TenTuDienKetLuan|NhomDichVu_Id|MoTa|KetLuan|DeNghi
KL-DT01|Điện tim bình thường|TDCN-DT|Nhịp xoang đều, trục trung gian. Không thấy biến đổi ST-T.|Điện tim trong giới hạn bình thường.|
KL-DT02|Nhịp nhanh xoang|TDCN-DT|Nhịp xoang đều, tần số trên 100 chu kỳ/phút, trục trung gian. Không thấy biến đổi ST-T.|Nhịp nhanh xoang.|Kết hợp lâm sàng.
KL-DT03|Rung nhĩ|TDCN-DT|Không thấy sóng P, có sóng f. Khoảng RR không đều. Phức bộ QRS thanh mảnh.|Rung nhĩ.|Khám chuyên khoa tim mạch, siêu âm tim.
KL-DT04|Dày thất trái|TDCN-DT|Nhịp xoang đều, trục trái. Chỉ số Sokolow-Lyon trên 35 mm. ST chênh xuống, T âm ở V5, V6.|Dày thất trái, tăng gánh tâm thu.|Siêu âm tim.
KL-DT05|Điện não bình thường|TDCN-DT|Nhịp alpha ưu thế vùng chẩm hai bên, đáp ứng tốt khi mở mắt. Không thấy sóng dạng động kinh.|Điện não đồ trong giới hạn bình thường.|
KL-HH01|Chức năng hô hấp bình thường|TDCN-HH|FVC, FEV1 và chỉ số FEV1/FVC trong giới hạn bình thường so với trị số lý thuyết.|Chức năng hô hấp bình thường.|
KL-HH02|Rối loạn thông khí tắc nghẽn|TDCN-HH|FEV1/FVC giảm dưới 70 %, FEV1 giảm. FVC bình thường.|Rối loạn thông khí tắc nghẽn.|Làm test hồi phục phế quản.
KL-HH03|Rối loạn thông khí hạn chế|TDCN-HH|FVC giảm dưới 80 % trị số lý thuyết, FEV1/FVC bình thường hoặc tăng.|Rối loạn thông khí hạn chế.|Kết hợp X-quang ngực.
KL-NS01|Viêm dạ dày|TDCN-NS|Thực quản bình thường. Niêm mạc hang vị phù nề, xung huyết. Tá tràng bình thường.|Viêm sung huyết niêm mạc hang vị.|Xét nghiệm Helicobacter pylori.
`;

/** Ready conclusions for the most frequent images, by the group of the service. */
export const ketLuanHinhAnh = `
MaTuDienKetLuan|TenTuDienKetLuan|NhomDichVu_Id|MoTa|KetLuan|DeNghi
KL-XQ01|X-quang ngực bình thường|CDHA-XQ|Bóng tim không to. Rốn phổi hai bên không đậm. Nhu mô phổi hai bên sáng đều, không thấy đám mờ bất thường. Góc sườn hoành hai bên nhọn.|Hình ảnh tim phổi thẳng bình thường.|
KL-XQ02|X-quang viêm phế quản|CDHA-XQ|Rốn phổi hai bên đậm. Tăng đậm các nhánh phế huyết quản vùng đáy hai phổi.|Hình ảnh viêm phế quản.|Kết hợp lâm sàng.
KL-SA01|Siêu âm bụng bình thường|CDHA-SA|Gan kích thước bình thường, nhu mô đều. Đường mật không giãn, túi mật không sỏi. Tụy, lách bình thường. Hai thận không sỏi, không ứ nước. Không có dịch ổ bụng.|Hiện tại không thấy bất thường trên siêu âm ổ bụng.|
KL-SA02|Gan nhiễm mỡ|CDHA-SA|Gan tăng âm, giảm âm vùng sâu. Đường mật không giãn. Các tạng khác không thấy bất thường.|Hình ảnh gan nhiễm mỡ.|Kiểm tra men gan, lipid máu.
KL-SA03|Sỏi thận|CDHA-SA|Đài bể thận có nốt tăng âm kèm bóng cản, đài bể thận không giãn.|Sỏi thận, không ứ nước.|Uống nhiều nước, khám chuyên khoa.
`;

/** Ready conclusions of microbiology, by the group of the service. */
export const ketLuanViSinh = `
MaTuDienKetLuan|TenTuDienKetLuan|NhomDichVu_Id|MoTa|KetLuan|DeNghi
KL-VS01|Cấy âm tính|VS-NC||Không phân lập được vi khuẩn gây bệnh.|
KL-VS02|Đang theo dõi|VS-NC||Đang nuôi cấy, kết quả cuối cùng sẽ trả sau.|
KL-VS03|Phân lập vi khuẩn, có kháng sinh đồ|VS-NC||Phân lập được vi khuẩn gây bệnh, kháng sinh đồ kèm theo.|Điều chỉnh kháng sinh theo kháng sinh đồ.
KL-VS04|Nghi ngoại nhiễm|VS-NC||Mọc vi khuẩn nghi ngoại nhiễm.|Lấy lại bệnh phẩm.
KL-VS05|Soi không thấy vi khuẩn|VS-SOI||Không thấy vi khuẩn trên tiêu bản nhuộm Gram.|Kết hợp nuôi cấy.
`;

/** Ready reports for the most frequent procedures, by the group of the service. */
export const ketLuanThuThuat = `
MaTuDienKetLuan|TenTuDienKetLuan|NhomDichVu_Id|MoTa|KetLuan|DeNghi
KL-TT01|Khâu vết thương phần mềm|TT|Sát khuẩn, trải toan vô khuẩn, gây tê tại chỗ. Kiểm tra không có dị vật, không tổn thương mạch máu, thần kinh. Cắt lọc mép vết thương, cầm máu kỹ. Khâu da bằng chỉ không tiêu mũi rời. Băng ép vô khuẩn.|Vết thương phần mềm đã khâu, người bệnh ổn định.|Thay băng hằng ngày, cắt chỉ sau 7 ngày.
KL-TT02|Chích rạch áp xe|TT|Sát khuẩn, gây tê tại chỗ. Rạch da chỗ mềm nhất, thoát mủ, phá vách ngăn. Bơm rửa bằng dung dịch muối sinh lý, đặt dẫn lưu. Băng vô khuẩn.|Áp xe đã được chích rạch, dẫn lưu tốt.|Kháng sinh, thay băng và rút dẫn lưu sau 2 ngày.
KL-TT03|Nhổ răng|TT|Sát khuẩn, gây tê tại chỗ. Bóc tách lợi, nhổ răng nguyên vẹn, nạo ổ răng, cầm máu. Cắn gạc vô khuẩn.|Răng đã nhổ, không chảy máu.|Ăn mềm, không súc miệng mạnh trong 24 giờ.
`;
