const khan = 'Thông tư 54/2015/TT-BYT, phụ lục 1, mục 1';
const khac = 'Thông tư 54/2015/TT-BYT, phụ lục 1, mục 2';
const tu = '2016-07-01';

/**
 * Diseases of which every case is reported (circular 54/2015, annex 1), in force since July 2016, with their groups of the law on
 * infectious diseases. The last rows stand for what ICD calls infectious beside them, and for HIV, which has reports of its own.
 */
export const benhPhaiBaoCao = `
MaBenhBaoCao|TenBenhBaoCao|NhomBenh|CacMaICD|SoGio|HieuLucTu|CanCu
BAILIET|Bại liệt|A|A80|24|${tu}|${khan}
BACHHAU|Bạch hầu|B|A36|24|${tu}|${khan}
LIENCAULON|Bệnh do liên cầu lợn ở người|B|B95|24|${tu}|${khan}
CUMGIACAM|Cúm A(H5N1), A(H7N9)|A|J09|24|${tu}|${khan}
DICHHACH|Dịch hạch|A|A20|24|${tu}|${khan}
EBOLA|Ê-bô-la|A|A98.4|24|${tu}|${khan}
LASSA|Lát-sa|A|A96.2|24|${tu}|${khan}
MARBURG|Mác-bớc|A|A98.3|24|${tu}|${khan}
RUBELLA|Rubella|B|B06|24|${tu}|${khan}
TAYSONGNIN|Sốt Tây sông Nin|A|A92.3|24|${tu}|${khan}
SOTVANG|Sốt vàng|A|A95|24|${tu}|${khan}
SXHD|Sốt xuất huyết Dengue|B|A90, A91, A97|24|${tu}|${khan}
SOI|Sởi|B|B05|24|${tu}|${khan}
TA|Tả|A|A00|24|${tu}|${khan}
TCM|Tay chân miệng|B|B08.4|24|${tu}|${khan}
THAN|Than|B|A22|24|${tu}|${khan}
VIEMPHOICORONA|Viêm đường hô hấp do vi rút corona (MERS, SARS)|A|U04, B97.2|24|${tu}|${khan}
NAOMOCAU|Viêm màng não do não mô cầu|B|A39|24|${tu}|${khan}
DAI|Dại|B|A82|48|${tu}|${khac}
HOGA|Ho gà|B|A37|48|${tu}|${khac}
LAOPHOI|Lao phổi|B|A15, A16|48|${tu}|${khac}
SOTRET|Sốt rét|B|B50, B51, B52, B53, B54|48|${tu}|${khac}
THUONGHAN|Thương hàn|B|A01|48|${tu}|${khac}
UONVAN|Uốn ván|B|A33, A34, A35|48|${tu}|${khac}
VIEMGAN|Viêm gan vi rút cấp|B|B15, B16, B17|48|${tu}|${khac}
VIEMNAO|Viêm não vi rút|B|A83, A84, A85, A86|48|${tu}|${khac}
LEPTOSPIRA|Bệnh do xoắn khuẩn vàng da|B|A27|48|${tu}|${khac}
KHAC|Bệnh truyền nhiễm khác||*|48|${tu}|Luật Phòng, chống bệnh truyền nhiễm 03/2007/QH12
HIV|HIV/AIDS (báo cáo riêng)|B|B20, B21, B22, B23, B24||${tu}|Thông tư 54/2015/TT-BYT, điều 1
`;
