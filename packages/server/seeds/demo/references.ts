/**
 * The indexes of each laboratory service: normal limits of men, women and children, limits that must be told at once, and the
 * expected answer of tests that have no number. Laboratories replace them by those of their own methods.
 */
export const giaTriThamChieu = `
DichVu_Id|MaChiSo|TenChiSo|KieuDuLieu|DonViTinh|NamMin|NamMax|NuMin|NuMax|TreEmMin|TreEmMax|NguyHiemMin|NguyHiemMax|MucBinhThuong|MaLienKet|ThuTu
XN-CBC|WBC|Số lượng bạch cầu|So|G/L|4|10|4|10|5|14.5|1|50||WBC|1
XN-CBC|NEU-TL|Tỷ lệ bạch cầu trung tính|So|%|45|75|45|75|25|60||||NEUT-PC|2
XN-CBC|LYM-TL|Tỷ lệ bạch cầu lympho|So|%|20|45|20|45|30|65||||LYMPH-PC|3
XN-CBC|MONO-TL|Tỷ lệ bạch cầu mono|So|%|0|10|0|10|0|10||||MONO-PC|4
XN-CBC|EOS-TL|Tỷ lệ bạch cầu ưa acid|So|%|0|7|0|7|0|7||||EO-PC|5
XN-CBC|BASO-TL|Tỷ lệ bạch cầu ưa base|So|%|0|1.5|0|1.5|0|1.5||||BASO-PC|6
XN-CBC|NEU|Số lượng bạch cầu trung tính|So|G/L|1.8|7.5|1.8|7.5|1.5|8.5|0.5|||NEUT|7
XN-CBC|LYM|Số lượng bạch cầu lympho|So|G/L|1|4|1|4|1.5|7||||LYMPH|8
XN-CBC|RBC|Số lượng hồng cầu|So|T/L|4.2|5.9|3.9|5.4|3.9|5.3||||RBC|9
XN-CBC|HGB|Huyết sắc tố|So|g/L|130|175|120|155|110|145|70|200||HGB|10
XN-CBC|HCT|Thể tích khối hồng cầu|So|L/L|0.40|0.53|0.36|0.47|0.33|0.43|0.20|0.60||HCT|11
XN-CBC|MCV|Thể tích trung bình hồng cầu|So|fL|80|100|80|100|75|95||||MCV|12
XN-CBC|MCH|Lượng huyết sắc tố trung bình hồng cầu|So|pg|27|33|27|33|24|31||||MCH|13
XN-CBC|MCHC|Nồng độ huyết sắc tố trung bình hồng cầu|So|g/L|315|360|315|360|310|360||||MCHC|14
XN-CBC|RDW|Dải phân bố kích thước hồng cầu|So|%|11.5|14.5|11.5|14.5|11.5|15||||RDW-CV|15
XN-CBC|PLT|Số lượng tiểu cầu|So|G/L|150|400|150|400|150|450|30|1000||PLT|16
XN-CBC|MPV|Thể tích trung bình tiểu cầu|So|fL|7|11.5|7|11.5|7|11.5||||MPV|17
XN-MAULANG|ESR1|Máu lắng giờ thứ nhất|So|mm|0|15|0|20|0|10||||ESR1|1
XN-MAULANG|ESR2|Máu lắng giờ thứ hai|So|mm|0|30|0|40|0|20||||ESR2|2
XN-NHOMMAU|ABO|Nhóm máu hệ ABO|ChuoiKyTu||||||||||A, B, AB hoặc O|ABO|1
XN-NHOMMAU|RHD|Nhóm máu Rh(D)|AmDuongTinh||||||||||Dương tính|RHD|2
XN-PT|PT|Thời gian prothrombin|So|giây|10|14|10|14|10|14||30||PT|1
XN-PT|PT-TL|Tỷ lệ prothrombin|So|%|70|140|70|140|70|140|30|||PT-PC|2
XN-PT|INR|INR|So||0.8|1.2|0.8|1.2|0.8|1.2||5||INR|3
XN-APTT|APTT|Thời gian APTT|So|giây|25|37|25|37|25|40||80||APTT|1
XN-APTT|APTT-R|Tỷ số APTT bệnh/chứng|So||0.85|1.2|0.85|1.2|0.85|1.2||||APTTR|2
XN-FIB|FIB|Fibrinogen|So|g/L|2|4|2|4|1.5|4|1|||FIB|1
XN-DDIMER|DDIMER|D-Dimer|So|mg/L FEU|0|0.5|0|0.5|0|0.5||||DDI|1
XN-GLU|GLU|Glucose|So|mmol/L|3.9|6.4|3.9|6.4|3.3|5.6|2.5|25||GLU|1
XN-HBA1C|HBA1C|HbA1c|So|%|4|6|4|6|4|6||||HBA1C|1
XN-URE|URE|Ure|So|mmol/L|2.8|7.2|2.5|6.7|1.8|6.4||35||UREA|1
XN-CRE|CRE|Creatinin|So|µmol/L|62|106|44|80|20|62||650||CREA|1
XN-AU|AU|Acid uric|So|µmol/L|202|420|143|340|120|320||||UA|1
XN-AST|AST|AST (GOT)|So|U/L|0|40|0|32|0|50||1000||AST|1
XN-ALT|ALT|ALT (GPT)|So|U/L|0|41|0|33|0|40||1000||ALT|1
XN-GGT|GGT|GGT|So|U/L|8|61|5|36|5|30||||GGT|1
XN-BILT|BILT|Bilirubin toàn phần|So|µmol/L|0|21|0|21|0|21||340||TBIL|1
XN-BILD|BILD|Bilirubin trực tiếp|So|µmol/L|0|5.1|0|5.1|0|5.1||||DBIL|1
XN-ALB|ALB|Albumin|So|g/L|35|52|35|52|35|50|15|||ALB|1
XN-PRO|PRO|Protein toàn phần|So|g/L|64|83|64|83|57|80||||TP|1
XN-CHOL|CHOL|Cholesterol toàn phần|So|mmol/L|0|5.2|0|5.2|0|4.4||||CHOL|1
XN-TG|TG|Triglycerid|So|mmol/L|0|1.7|0|1.7|0|1.5||11.3||TRIG|1
XN-HDL|HDL|HDL-C|So|mmol/L|1.03||1.29||1.03|||||HDL|1
XN-LDL|LDL|LDL-C|So|mmol/L|0|3.4|0|3.4|0|2.8||||LDL|1
XN-DGD|NA|Natri|So|mmol/L|135|145|135|145|135|145|120|160||NA|1
XN-DGD|K|Kali|So|mmol/L|3.5|5.1|3.5|5.1|3.4|5.4|2.8|6.2||K|2
XN-DGD|CL|Clo|So|mmol/L|98|107|98|107|98|107|80|120||CL|3
XN-CA|CA|Calci toàn phần|So|mmol/L|2.15|2.5|2.15|2.5|2.2|2.7|1.65|3.25||CA|1
XN-AMY|AMY|Amylase|So|U/L|28|100|28|100|20|100||||AMY|1
XN-CRP|CRP|CRP|So|mg/L|0|5|0|5|0|5||||CRP|1
XN-TROP|TNTHS|Troponin T siêu nhạy|So|ng/L|0|14|0|14|0|14||52||TNTHS|1
XN-TSH|TSH|TSH|So|mIU/L|0.27|4.2|0.27|4.2|0.6|5.5||||TSH|1
XN-FT4|FT4|FT4|So|pmol/L|12|22|12|22|12.5|21.5||||FT4|1
XN-FT3|FT3|FT3|So|pmol/L|3.1|6.8|3.1|6.8|3.9|8||||FT3|1
XN-FER|FER|Ferritin|So|ng/mL|30|400|13|150|7|140||||FERR|1
XN-BHCG|BHCG|Beta-hCG|So|mIU/mL|0|2|0|5|||||Nữ không mang thai dưới 5|HCG|1
XN-AFP|AFP|AFP|So|ng/mL|0|7|0|7|||||Người lớn dưới 7|AFP|1
XN-PSA|PSA|PSA toàn phần|So|ng/mL|0|4|||||||Nam dưới 4|PSA|1
XN-NT10|U-SG|Tỷ trọng|So||1.005|1.030|1.005|1.030|1.005|1.030||||SG|1
XN-NT10|U-PH|pH|So||5|8|5|8|5|8||||PH|2
XN-NT10|U-LEU|Bạch cầu|AmDuongTinh||||||||||Âm tính|LEU|3
XN-NT10|U-NIT|Nitrit|AmDuongTinh||||||||||Âm tính|NIT|4
XN-NT10|U-PRO|Protein|AmDuongTinh||||||||||Âm tính|PRO|5
XN-NT10|U-GLU|Glucose|AmDuongTinh||||||||||Âm tính|GLU|6
XN-NT10|U-KET|Ceton|AmDuongTinh||||||||||Âm tính|KET|7
XN-NT10|U-UBG|Urobilinogen|So|µmol/L|0|17|0|17|0|17||||UBG|8
XN-NT10|U-BIL|Bilirubin|AmDuongTinh||||||||||Âm tính|BIL|9
XN-NT10|U-BLD|Hồng cầu|AmDuongTinh||||||||||Âm tính|BLD|10
XN-HBSAG|HBSAG|HBsAg|AmDuongTinh||||||||||Âm tính|HBSAG|1
XN-HCV|HCVAB|HCV Ab|AmDuongTinh||||||||||Âm tính|HCV|1
XN-HIV|HIVAB|HIV Ab|AmDuongTinh||||||||||Âm tính|HIV|1
XN-DENGUE|NS1|Dengue NS1Ag|AmDuongTinh||||||||||Âm tính|NS1|1
XN-CUM|FLUA|Cúm A|AmDuongTinh||||||||||Âm tính|FLUA|1
XN-CUM|FLUB|Cúm B|AmDuongTinh||||||||||Âm tính|FLUB|2
XN-SOIPHAN|KST|Trứng, kén, ký sinh trùng|ChuoiKyTu||||||||||Không thấy|KST|1
XN-HP|HPAG|Helicobacter pylori Ag|AmDuongTinh||||||||||Âm tính|HPAG|1
`;
