/**
 * Services of the demo hospital. A circular and insurance code stands only where it is well known; a site imports its approved
 * list with the others.
 */
export const dichVu = `
MaDichVu|TenDichVu|TenTiengAnh|NhomDichVu_Id|DonViTinh_Id|MaThongTu|MaBHYT|PhamViBHYT|TyLeBHYT|KhongKetQua|PhongThucHien_Ids|ThoiGianThucHienToiThieu|LoaiBenhPham|ChuyenKhoa_Id|ThuTu|MaICD9|GiaVon|KhongDungCung_Ids|ThoiGianXuLyThietBi|DonViThoiGianXuLy|DichVuDacBiet|PhanTramThucHien|PhanTramHoaHong
KB-NOI|Khám Nội|Internal medicine examination|KB|LAN|||TrongPhamVi|100|1|PK01;PK02;PKS01|10||K03|10||||||||
KB-TIM|Khám Tim mạch|Cardiology examination|KB|LAN|||TrongPhamVi|100|1|PK03|10||K04|20||||||||
KB-NHI|Khám Nhi|Paediatric examination|KB|LAN|||TrongPhamVi|100|1|PK04;PKS02|10||K18|30||||||||
KB-SAN|Khám Phụ sản|Obstetric and gynaecological examination|KB|LAN|||TrongPhamVi|100|1|PK05|10||K27|40||||||||
KB-TMH|Khám Tai mũi họng|Ear, nose and throat examination|KB|LAN|||TrongPhamVi|100|1|PK06|10||K28|50||||||||
KB-MAT|Khám Mắt|Eye examination|KB|LAN|||TrongPhamVi|100|1|PK07|10||K30|60||||||||
KB-RHM|Khám Răng hàm mặt|Dental examination|KB|LAN|||TrongPhamVi|100|1|PK08|10||K29|70||||||||
KB-DL|Khám Da liễu|Dermatology examination|KB|LAN|||TrongPhamVi|100|1|PK09|10||K13|80||||||||
KB-NGOAI|Khám Ngoại|Surgical examination|KB|LAN|||TrongPhamVi|100|1|PK10|10||K19|90||||||||
KB-YC|Khám chuyên gia theo yêu cầu|Examination by a senior specialist on request|KB|LAN|||NgoaiPhamVi||1|PK01;PK03|15||K03|100||||||1|30|
XN-CBC|Tổng phân tích tế bào máu ngoại vi (máy đếm laser)|Complete blood count (laser)|XN-HH|LAN|22.0121.1369|22.0121.1369|TrongPhamVi|100||XN01;XN02;PKSXN||Máu toàn phần, ống EDTA||110||18500||||||
XN-MAULANG|Máu lắng (máy tự động)|Erythrocyte sedimentation rate|XN-HH|LAN|22.0142.1304|22.0142.1304|TrongPhamVi|100||XN01;XN02|60|Máu toàn phần, ống citrat||120||||||||
XN-NHOMMAU|Định nhóm máu hệ ABO và Rh(D)|ABO and Rh(D) blood group|XN-HH|LAN|||TrongPhamVi|100||XN01;XN02||Máu toàn phần, ống EDTA||130||||||||
XN-PT|Thời gian prothrombin (PT, INR)|Prothrombin time (PT, INR)|XN-DM|LAN|||TrongPhamVi|100||XN01;XN02|15|Huyết tương, ống citrat||140||||||||
XN-APTT|Thời gian thromboplastin hoạt hóa từng phần (APTT)|Activated partial thromboplastin time|XN-DM|LAN|||TrongPhamVi|100||XN01;XN02|15|Huyết tương, ống citrat||150||||||||
XN-FIB|Định lượng Fibrinogen|Fibrinogen|XN-DM|LAN|||TrongPhamVi|100||XN01;XN02|15|Huyết tương, ống citrat||160||||||||
XN-DDIMER|Định lượng D-Dimer|D-dimer|XN-DM|LAN|||TrongPhamVi|100||XN01;XN02|20|Huyết tương, ống citrat||170||||||||
XN-GLU|Định lượng Glucose máu|Blood glucose|XN-SH|LAN|23.0075.1494|23.0075.1494|TrongPhamVi|100||XN01;XN03;PKSXN||Huyết thanh, ống NaF||180||7500||||||
XN-HBA1C|Định lượng HbA1c|Glycated haemoglobin (HbA1c)|XN-SH|LAN|23.0083.1523|23.0083.1523|TrongPhamVi|100||XN01;XN03||Máu toàn phần, ống EDTA||190||52000||||||
XN-URE|Định lượng Ure máu|Urea|XN-SH|LAN|23.0166.1494|23.0166.1494|TrongPhamVi|100||XN01;XN03;PKSXN||Huyết thanh||200||||||||
XN-CRE|Định lượng Creatinin máu|Creatinine|XN-SH|LAN|23.0051.1494|23.0051.1494|TrongPhamVi|100||XN01;XN03;PKSXN||Huyết thanh||210||||||||
XN-AU|Định lượng Acid uric máu|Uric acid|XN-SH|LAN|23.0003.1494|23.0003.1494|TrongPhamVi|100||XN01;XN03;PKSXN||Huyết thanh||220||||||||
XN-AST|Đo hoạt độ AST (GOT)|Aspartate aminotransferase (AST)|XN-SH|LAN|23.0020.1493|23.0020.1493|TrongPhamVi|100||XN01;XN03;PKSXN||Huyết thanh||230||||||||
XN-ALT|Đo hoạt độ ALT (GPT)|Alanine aminotransferase (ALT)|XN-SH|LAN|23.0019.1493|23.0019.1493|TrongPhamVi|100||XN01;XN03;PKSXN||Huyết thanh||240||||||||
XN-GGT|Đo hoạt độ GGT|Gamma-glutamyl transferase (GGT)|XN-SH|LAN|||TrongPhamVi|100||XN01;XN03||Huyết thanh||250||||||||
XN-BILT|Định lượng Bilirubin toàn phần|Total bilirubin|XN-SH|LAN|23.0027.1493|23.0027.1493|TrongPhamVi|100||XN01;XN03||Huyết thanh||260||||||||
XN-BILD|Định lượng Bilirubin trực tiếp|Direct bilirubin|XN-SH|LAN|23.0025.1493|23.0025.1493|TrongPhamVi|100||XN01;XN03||Huyết thanh||270||||||||
XN-ALB|Định lượng Albumin máu|Albumin|XN-SH|LAN|23.0007.1494|23.0007.1494|TrongPhamVi|100||XN01;XN03||Huyết thanh||280||||||||
XN-PRO|Định lượng Protein toàn phần|Total protein|XN-SH|LAN|23.0133.1494|23.0133.1494|TrongPhamVi|100||XN01;XN03||Huyết thanh||290||||||||
XN-CHOL|Định lượng Cholesterol toàn phần|Total cholesterol|XN-SH|LAN|23.0041.1506|23.0041.1506|TrongPhamVi|100||XN01;XN03;PKSXN||Huyết thanh||300||||||||
XN-TG|Định lượng Triglycerid|Triglycerides|XN-SH|LAN|23.0158.1506|23.0158.1506|TrongPhamVi|100||XN01;XN03;PKSXN||Huyết thanh||310||||||||
XN-HDL|Định lượng HDL-C|HDL cholesterol|XN-SH|LAN|23.0084.1506|23.0084.1506|TrongPhamVi|100||XN01;XN03||Huyết thanh||320||||||||
XN-LDL|Định lượng LDL-C|LDL cholesterol|XN-SH|LAN|23.0112.1506|23.0112.1506|TrongPhamVi|100||XN01;XN03||Huyết thanh||330||||||||
XN-DGD|Điện giải đồ (Na, K, Cl)|Electrolytes (Na, K, Cl)|XN-SH|LAN|23.0058.1487|23.0058.1487|TrongPhamVi|100||XN01;XN03||Huyết thanh||340||||||||
XN-CA|Định lượng Calci toàn phần|Total calcium|XN-SH|LAN|||TrongPhamVi|100||XN01;XN03||Huyết thanh||350||||||||
XN-AMY|Đo hoạt độ Amylase|Amylase|XN-SH|LAN|||TrongPhamVi|100||XN01;XN03||Huyết thanh||360||||||||
XN-CRP|Định lượng CRP|C-reactive protein (CRP)|XN-SH|LAN|||TrongPhamVi|100||XN01;XN03;PKSXN||Huyết thanh||370||||||||
XN-TROP|Định lượng Troponin T siêu nhạy|High-sensitivity troponin T|XN-MD|LAN|||TrongPhamVi|100||XN01;XN03||Huyết thanh||380||||||||
XN-TSH|Định lượng TSH|Thyroid-stimulating hormone (TSH)|XN-MD|LAN|||TrongPhamVi|100||XN01;XN03|20|Huyết thanh||390||28000||||||
XN-FT4|Định lượng FT4|Free thyroxine (FT4)|XN-MD|LAN|||TrongPhamVi|100||XN01;XN03|20|Huyết thanh||400||29500||||||
XN-FT3|Định lượng FT3|Free triiodothyronine (FT3)|XN-MD|LAN|||TrongPhamVi|100||XN01;XN03|20|Huyết thanh||410||||||||
XN-FER|Định lượng Ferritin|Ferritin|XN-MD|LAN|||TrongPhamVi|100||XN01;XN03||Huyết thanh||420||||||||
XN-BHCG|Định lượng beta-hCG|Beta-hCG|XN-MD|LAN|||TrongPhamVi|100||XN01;XN03||Huyết thanh||430||||||||
XN-AFP|Định lượng AFP|Alpha-fetoprotein (AFP)|XN-MD|LAN|||TrongPhamVi|100||XN01;XN03||Huyết thanh||440||||||||
XN-PSA|Định lượng PSA toàn phần|Total PSA|XN-MD|LAN|||TrongPhamVi|100||XN01;XN03||Huyết thanh||450||||||||
XN-NT10|Tổng phân tích nước tiểu (10 thông số)|Urinalysis (10 parameters)|XN-NT|LAN|23.0206.1596|23.0206.1596|TrongPhamVi|100||XN01;XN03;PKSXN||Nước tiểu giữa dòng||460||9500||||||
XN-HBSAG|HBsAg test nhanh|HBsAg rapid test|XN-VS|TEST|24.0117.1646|24.0117.1646|TrongPhamVi|100||XN01;XN04;PKSXN||Huyết thanh||470||||||||
XN-HCV|HCV Ab test nhanh|HCV antibody rapid test|XN-VS|TEST|24.0144.1621|24.0144.1621|TrongPhamVi|100||XN01;XN04||Huyết thanh||480||||||||
XN-HIV|HIV Ab test nhanh|HIV antibody rapid test|XN-VS|TEST|24.0169.1616|24.0169.1616|TrongPhamVi|100||XN01;XN04||Huyết thanh||490||||||||
XN-DENGUE|Dengue virus NS1Ag test nhanh|Dengue NS1 antigen rapid test|XN-VS|TEST|||TrongPhamVi|100||XN01;XN04;PKSXN||Máu toàn phần||500||||||||
XN-CUM|Influenza virus A, B test nhanh|Influenza A and B rapid test|XN-VS|TEST|||TrongPhamVi|100||XN01;XN04;PKSXN||Dịch tỵ hầu||510||||||||
XN-SOIPHAN|Soi tươi tìm ký sinh trùng đường ruột|Stool microscopy for parasites|XN-VS|LAN|||TrongPhamVi|100||XN01;XN04||Phân||520||||||||
XN-HP|Helicobacter pylori Ag test nhanh trong phân|Helicobacter pylori stool antigen|XN-VS|TEST|||TrongPhamVi|100||XN01;XN04||Phân||530||||||||
VS-CAYMAU|Cấy máu định danh vi khuẩn và kháng sinh đồ|Blood culture, identification and antibiogram|VS-NC|LAN|||TrongPhamVi|100||XN04||Máu|K38|531||||||||
VS-CAYNT|Cấy nước tiểu định danh vi khuẩn và kháng sinh đồ|Urine culture, identification and antibiogram|VS-NC|LAN|||TrongPhamVi|100||XN04||Nước tiểu giữa dòng|K38|532||||||||
VS-GRAM|Vi khuẩn nhuộm soi (nhuộm Gram)|Gram stain|VS-SOI|LAN|||TrongPhamVi|100||XN04||Bệnh phẩm theo chỉ định|K38|533||||||||
HA-XQNGUC|Chụp X-quang ngực thẳng số hóa 1 phim|Chest X-ray, one view, digital|CDHA-XQ|LAN|18.0119.0028|18.0119.0028|TrongPhamVi|100||HA01|||K39|540|87.44|21000||||||
HA-XQCSTL|Chụp X-quang cột sống thắt lưng thẳng, nghiêng|Lumbar spine X-ray, two views|CDHA-XQ|LAN|||TrongPhamVi|100||HA01|15||K39|550||||||||
HA-XQGOI|Chụp X-quang khớp gối thẳng, nghiêng|Knee X-ray, two views|CDHA-XQ|LAN|||TrongPhamVi|100||HA01|15||K39|560||||||||
HA-XQXOANG|Chụp X-quang Blondeau, Hirtz|Sinus X-ray (Blondeau, Hirtz)|CDHA-XQ|LAN|||TrongPhamVi|100||HA01|15||K39|570||||||||
HA-CTSONAO|Chụp CLVT sọ não không tiêm thuốc cản quang|Brain CT without contrast|CDHA-CT|LAN|||TrongPhamVi|100||HA04|30||K39|580|87.03|215000|||||5|2
HA-CTNGUC|Chụp CLVT lồng ngực không tiêm thuốc cản quang|Chest CT without contrast|CDHA-CT|LAN|||TrongPhamVi|100||HA04|30||K39|590|87.41|220000|HA-XQNGUC||||5|2
HA-MRISONAO|Chụp cộng hưởng từ sọ não không tiêm thuốc|Brain MRI without contrast|CDHA-MRI|LAN|||TrongPhamVi|100||HA05|45||K39|600|88.91|640000||||1|5|2
SA-BUNG|Siêu âm ổ bụng|Abdominal ultrasound|CDHA-SA|LAN|18.0015.0001|18.0015.0001|TrongPhamVi|100||HA02;HA03;PKSSA|||K39|610|88.76|15000||||||
SA-GIAP|Siêu âm tuyến giáp|Thyroid ultrasound|CDHA-SA|LAN|18.0001.0001|18.0001.0001|TrongPhamVi|100||HA02;HA03|15||K39|620||||||||
SA-VU|Siêu âm tuyến vú hai bên|Breast ultrasound|CDHA-SA|LAN|||TrongPhamVi|100||HA02;HA03|15||K39|630|88.73|||||||
SA-THAI|Siêu âm thai|Obstetric ultrasound|CDHA-SA|LAN|||TrongPhamVi|100||HA03;PKSSA|20||K27|640|88.78|||||||
SA-TIM|Siêu âm Doppler tim|Doppler echocardiography|CDHA-SA|LAN|||TrongPhamVi|100||HA02|20||K04|650|88.72|||||||
SA-MACH|Siêu âm Doppler mạch chi dưới|Lower limb vascular Doppler ultrasound|CDHA-SA|LAN|||TrongPhamVi|100||HA02|25||K39|660||||||||
TD-ECG|Điện tim thường|Electrocardiogram|TDCN-DT|LAN|||TrongPhamVi|100||TD01|10||K40|670|89.52|||||||
TD-HOLTER|Holter điện tim 24 giờ|24-hour Holter monitoring|TDCN-DT|LAN|||TrongPhamVi|100||TD01|1440||K40|680|89.50|||||||
TD-EEG|Điện não đồ thường quy|Electroencephalogram|TDCN-DT|LAN|||TrongPhamVi|100||TD01|30||K40|690|89.14|||||||
TD-HOHAP|Đo chức năng hô hấp|Spirometry|TDCN-HH|LAN|||TrongPhamVi|100||TD01|20||K40|700||||||||
TD-ABI|Đo chỉ số huyết áp cổ chân, cánh tay (ABI)|Ankle-brachial index|TDCN-DT|LAN|||TrongPhamVi|100||TD01|||K40|705|89.58|||||||
NS-DADAY|Nội soi thực quản, dạ dày, tá tràng không sinh thiết|Upper gastrointestinal endoscopy without biopsy|TDCN-NS|LAN|||TrongPhamVi|100||TD02|20||K41|710|45.13|96000||30|Phut||8|
NS-TMH|Nội soi tai mũi họng|Ear, nose and throat endoscopy|TDCN-NS|LAN|||TrongPhamVi|100||TD02;PK06|15||K41|720||||20|Phut|||
TT-THAYBANG|Thay băng vết thương dài dưới 15 cm|Dressing of a wound under 15 cm|TT|LAN|||TrongPhamVi|100|1|PTT|10||K19|730|93.57|||||||
TT-CATCHI|Cắt chỉ|Removal of stitches|TT|LAN|||TrongPhamVi|100|1|PTT|10||K19|740||||||||
TT-KHAU|Khâu vết thương phần mềm nông dưới 10 cm|Suture of a shallow wound under 10 cm|TT|LAN|||TrongPhamVi|100||PTT|30||K19|750|86.59|||||||
TT-APXE|Chích rạch áp xe nhỏ|Incision of a small abscess|TT|LAN|||TrongPhamVi|100||PTT|||K19|760|86.04||||||20|2
TT-KHIDUNG|Khí dung thuốc|Nebulisation|TT|LAN|||TrongPhamVi|100|1|PTT;PK06|15||K18|770|93.94|||||||
TT-TIEM|Tiêm bắp, dưới da, tĩnh mạch|Injection|TT|LAN|||TrongPhamVi|100|1|PTT;PKS01|5||K03|780||||||||
TT-TRUYEN|Truyền tĩnh mạch|Intravenous infusion|TT|LAN|||TrongPhamVi|100|1|PTT|60||K03|790||12500||||||
TT-RAYTAI|Lấy nút biểu bì ống tai ngoài|Removal of ear wax|TT|LAN|||TrongPhamVi|100|1|PK06|10||K28|800|96.52|||||||
TT-RUATAI|Làm thuốc tai|Ear dressing|TT|LAN|||TrongPhamVi|100|1|PK06|10||K28|810||||||||
TT-NHORANG|Nhổ răng vĩnh viễn|Extraction of a permanent tooth|TT|LAN|||TrongPhamVi|100||PK08|30||K29|820|23.09|||45|Phut|||
TT-CAOVOI|Lấy cao răng hai hàm|Scaling of both jaws|TT|LAN|||TrongPhamVi|100|1|PK08|30||K29|830|96.54|||||||
PT-UPM|Phẫu thuật cắt u phần mềm dưới da|Excision of a subcutaneous soft tissue tumour|PT|LAN|||TrongPhamVi|100||PTT|20||K19|835|86.3||||||20|2
KH-SAOBENHAN|Sao hồ sơ bệnh án|Copy of the medical record|KHAC|LAN|||NgoaiPhamVi||1||10|||840||||||||
`;
