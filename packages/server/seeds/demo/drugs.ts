/**
 * Drugs for trying the system: real ingredients and strengths, invented trade names, makers and registration numbers.
 * The most units a day are those of the usual leaflets. Insured drugs have one price, that of the purchase; the sale price is that of the hospital's pharmacy.
 */
export const duoc = `
MaDuoc|TenDuoc|LoaiHang|HoatChat_Ids|HamLuong|DonViTinh_Id|DuongDung_Id|NhomDuoc_Id|SoDangKy|ATC|LaBHYT|TyLeBHYT|LoaiKiemSoat|KhongChiaNho|GiaBan|GiaBHYT|QuyCach|HangSanXuat|NuocSanXuat|LieuToiDaNgay|LieuToiDaNgayKg|TuoiToiThieu|ThaiKy|ChoConBu|EGFRThanTrong|EGFRChongChiDinh
T001|Paracetamol Sen 500 mg|Thuoc|PARACETAMOL|500 mg|VIEN|1.01|N|VD-27919-20|N02BE01|1|100|Thuong||290.00|250.000|Hộp 10 vỉ x 10 viên|Dược phẩm Đồng Tháp Xanh|Việt Nam|8|0.15|||||
T002|Paracetamol Sen 150 mg gói|Thuoc|PARACETAMOL|150 mg|GOI|1.01|N|VN-20838-21|N02BE01|1|100|Thuong|1|1090.00|945.000|Hộp 30 gói|Lotus Europe|Pháp||0.5|||||
T003|Paracetamol Sen truyền 1 g|Thuoc|PARACETAMOL|1 g/100 ml|CHAI|2.14|N|VD-28757-22|N02BE01|1|100|Thuong|1|10600.00|9200.000|Hộp 1 chai 100 ml|Dược phẩm Sen Trắng|Việt Nam|||||||
T004|Paracetamol Codein Sen|Thuoc|PARACETAMOL;CODEIN|500 mg + 30 mg|VIEN|1.01|N|VN-21676-23|N02AJ06|1|100|Thuong||1900.00|1650.000|Hộp 10 vỉ x 10 viên|Lotus Pharma|Ấn Độ|8||144||ChongChiDinh||
T005|Tramadol Sen 50 mg|Thuoc|TRAMADOL|50 mg|VIEN|1.01|N|VD-29595-24|N02AX02|1|100|Thuong||1030.00|890.000|Hộp 10 vỉ x 10 viên|Dược phẩm Sen Hồng|Việt Nam|8||144||ThanTrong||
T006|Morphin Sen 10 mg/ml|Thuoc|MORPHIN|10 mg/1 ml|ONG|2.10|N|VD-22514-19|N02AA01|1|100|GayNghien|1|8100.00|6993.000|Hộp 25 ống 1 ml|Dược phẩm Đồng Tháp Xanh|Việt Nam|||||||
T007|Fentanyl Sen 0,1 mg|Thuoc|FENTANYL|0,1 mg/2 ml|ONG|2.04|N|VN-30433-20|N01AH01|1|100|GayNghien|1|15000.00|12999.000|Hộp 10 ống 2 ml|Lotus Europe|Pháp|||||||
T008|Ibuprofen Sen 400 mg|Thuoc|IBUPROFEN|400 mg|VIEN|1.01|M|VD-23352-21|M01AE01|1|100|Thuong||560.00|480.000|Hộp 10 vỉ x 10 viên|Dược phẩm Sen Trắng|Việt Nam|6|0.1||ChongChiDinh||60|30
T009|Ibuprofen Sen hỗn dịch|Thuoc|IBUPROFEN|100 mg/5 ml x 60 ml|CHAI|1.01|M|VN-31271-22|M01AE01|1|100|Thuong|1|24200.00|21000.000|Hộp 1 chai 60 ml|Lotus Pharma|Ấn Độ||||ChongChiDinh||60|30
T010|Diclofenac Sen 50 mg|Thuoc|DICLOFENAC|50 mg|VIEN|1.01|M|VD-24190-23|M01AB05|1|100|Thuong|1|190.00|165.000|Hộp 10 vỉ x 10 viên|Dược phẩm Sen Hồng|Việt Nam|3|||ChongChiDinh||60|30
T011|Diclofenac Sen 75 mg/3 ml|Thuoc|DICLOFENAC|75 mg/3 ml|ONG|2.01|M|VD-32109-24|M01AB05|1|100|Thuong|1|1330.00|1150.000|Hộp 10 ống 3 ml|Dược phẩm Đồng Tháp Xanh|Việt Nam||||ChongChiDinh||60|30
T012|Meloxicam Sen 7,5 mg|Thuoc|MELOXICAM|7,5 mg|VIEN|1.01|M|VN-25028-19|M01AC06|1|100|Thuong||250.00|210.000|Hộp 10 vỉ x 10 viên|Lotus Europe|Pháp||||ChongChiDinh||60|30
T013|Celecoxib Sen 200 mg|Thuoc|CELECOXIB|200 mg|VIEN|1.01|M|VD-32947-20|M01AH01|1|100|Thuong||850.00|735.000|Hộp 3 vỉ x 10 viên|Dược phẩm Sen Trắng|Việt Nam||||ChongChiDinh||60|30
T014|Etoricoxib Sen 60 mg|Thuoc|ETORICOXIB|60 mg|VIEN|1.01|M|VN-25866-21|M01AH05|||Thuong||2130.00||Hộp 3 vỉ x 10 viên|Lotus Pharma|Ấn Độ||||ChongChiDinh||60|30
T015|Aspirin Sen 81 mg|Thuoc|ASPIRIN|81 mg|VIEN|1.01|B|VD-33785-22|B01AC06|1|100|Thuong||170.00|145.000|Hộp 10 vỉ x 10 viên|Dược phẩm Sen Hồng|Việt Nam|||||||
T016|Clopidogrel Sen 75 mg|Thuoc|CLOPIDOGREL|75 mg|VIEN|1.01|B|VD-26704-23|B01AC04|1|100|Thuong||610.00|525.000|Hộp 3 vỉ x 10 viên|Dược phẩm Đồng Tháp Xanh|Việt Nam|||||||
T017|Warfarin Sen 5 mg|Thuoc|WARFARIN|5 mg|VIEN|1.01|B|VN-34623-24|B01AA03|1|100|Thuong||1450.00|1260.000|Hộp 3 vỉ x 10 viên|Lotus Europe|Pháp||||ChongChiDinh|||
T018|Acenocoumarol Sen 4 mg|Thuoc|ACENOCOUMAROL|4 mg|VIEN|1.01|B|VD-27542-19|B01AA07|1|100|Thuong||2500.00|2100.000|Hộp 3 vỉ x 10 viên|Dược phẩm Sen Trắng|Việt Nam||||ChongChiDinh|||
T019|Rivaroxaban Sen 15 mg|Thuoc|RIVAROXABAN|15 mg|VIEN|1.01|B|VN-20461-20|B01AF01|1|100|Thuong||11300.00|9800.000|Hộp 1 vỉ x 14 viên|Lotus Pharma|Ấn Độ|||||||
T020|Enoxaparin Sen 40 mg|Thuoc|ENOXAPARIN|4000 UI/0,4 ml|BUT|2.02|B|VD-28380-21|B01AB05|1|100|Thuong|1|80300.00|69800.000|Hộp 2 bơm tiêm|Dược phẩm Sen Hồng|Việt Nam|||||||
T021|Acid tranexamic Sen 500 mg|Thuoc|ACID-TRANEXAMIC|500 mg|VIEN|1.01|B|VD-21299-22|B02AA02|1|100|Thuong||2180.00|1890.000|Hộp 10 vỉ x 10 viên|Dược phẩm Đồng Tháp Xanh|Việt Nam|||||||
T022|Sắt Acid folic Sen|Thuoc|SAT-FUMARAT;ACID-FOLIC|200 mg + 1 mg|VIEN|1.01|B|VN-29218-23|B03AD02|1|100|Thuong||370.00|315.000|Hộp 10 vỉ x 10 viên|Lotus Europe|Pháp|||||||
T023|Natri clorid Sen 0,9% 500 ml|Thuoc|NATRI-CLORID|0,9% x 500 ml|CHAI|2.14|B|VD-22137-24|B05XA03|1|100|Thuong|1|7300.00|6300.000|Thùng 20 chai|Dược phẩm Sen Trắng|Việt Nam|||||||
T024|Glucose Sen 5% 500 ml|Thuoc|GLUCOSE|5% x 500 ml|CHAI|2.14|B|VN-30056-19|B05BA03|1|100|Thuong|1|8300.00|7200.000|Thùng 20 chai|Lotus Pharma|Ấn Độ|||||||
T025|Ringer lactat Sen 500 ml|Thuoc|RINGER-LACTAT|500 ml|CHAI|2.14|B|VD-22975-20|B05BB01|1|100|Thuong|1|8000.00|6900.000|Thùng 20 chai|Dược phẩm Sen Hồng|Việt Nam|||||||
T026|Kali clorid Sen 600 mg|Thuoc|KALI-CLORID|600 mg|VIEN|1.01|A|VD-30894-21|A12BA01|1|100|Thuong||880.00|760.000|Hộp 10 vỉ x 10 viên|Dược phẩm Đồng Tháp Xanh|Việt Nam|||||||
T027|Amlodipin Sen 5 mg|Thuoc|AMLODIPIN|5 mg|VIEN|1.01|C|VN-23813-22|C08CA01|1|100|Thuong||150.00|125.000|Hộp 10 vỉ x 10 viên|Lotus Europe|Pháp|2||||||
T028|Nifedipin Sen 20 mg|Thuoc|NIFEDIPIN|20 mg|VIEN|1.01|C|VD-31732-23|C08CA05|1|100|Thuong|1|650.00|560.000|Hộp 10 vỉ x 10 viên|Dược phẩm Sen Trắng|Việt Nam|||||||
T029|Diltiazem Sen 60 mg|Thuoc|DILTIAZEM|60 mg|VIEN|1.01|C|VN-24651-24|C08DB01|1|100|Thuong||750.00|650.000|Hộp 10 vỉ x 10 viên|Lotus Pharma|Ấn Độ|||||||
T030|Verapamil Sen 80 mg|Thuoc|VERAPAMIL|80 mg|VIEN|1.01|C|VD-32570-19|C08DA01|1|100|Thuong||1030.00|890.000|Hộp 5 vỉ x 10 viên|Dược phẩm Sen Hồng|Việt Nam|||||||
T031|Losartan Sen 50 mg|Thuoc|LOSARTAN|50 mg|VIEN|1.01|C|VD-25489-20|C09CA01|1|100|Thuong||340.00|295.000|Hộp 10 vỉ x 10 viên|Dược phẩm Đồng Tháp Xanh|Việt Nam|2|||ChongChiDinh|||
T032|Telmisartan Sen 40 mg|Thuoc|TELMISARTAN|40 mg|VIEN|1.01|C|VN-33408-21|C09CA07|1|100|Thuong||490.00|420.000|Hộp 10 vỉ x 10 viên|Lotus Europe|Pháp||||ChongChiDinh|||
T033|Enalapril Sen 5 mg|Thuoc|ENALAPRIL|5 mg|VIEN|1.01|C|VD-26327-22|C09AA02|1|100|Thuong||210.00|180.000|Hộp 10 vỉ x 10 viên|Dược phẩm Sen Trắng|Việt Nam||||ChongChiDinh|||
T034|Perindopril Sen 4 mg|Thuoc|PERINDOPRIL|4 mg|VIEN|1.01|C|VN-34246-23|C09AA04|1|100|Thuong||730.00|630.000|Hộp 3 vỉ x 10 viên|Lotus Pharma|Ấn Độ||||ChongChiDinh|||
T035|Perindopril Amlodipin Sen|Thuoc|PERINDOPRIL;AMLODIPIN|5 mg + 5 mg|VIEN|1.01|C|VD-27165-24|C09BB04|1|100|Thuong||3700.00|3150.000|Hộp 3 vỉ x 10 viên|Dược phẩm Sen Hồng|Việt Nam||||ChongChiDinh|||
T036|Losartan Hydroclorothiazid Sen|Thuoc|LOSARTAN;HYDROCLOROTHIAZID|50 mg + 12,5 mg|VIEN|1.01|C|VD-20084-19|C09DA01|1|100|Thuong||970.00|840.000|Hộp 3 vỉ x 10 viên|Dược phẩm Đồng Tháp Xanh|Việt Nam||||ChongChiDinh|||
T037|Bisoprolol Sen 2,5 mg|Thuoc|BISOPROLOL|2,5 mg|VIEN|1.01|C|VN-28003-20|C07AB07|1|100|Thuong||450.00|390.000|Hộp 3 vỉ x 10 viên|Lotus Europe|Pháp|||||||
T038|Metoprolol Sen 25 mg|Thuoc|METOPROLOL|25 mg|VIEN|1.01|C|VD-20922-21|C07AB02|1|100|Thuong||1720.00|1490.000|Hộp 3 vỉ x 10 viên|Dược phẩm Sen Trắng|Việt Nam|||||||
T039|Propranolol Sen 40 mg|Thuoc|PROPRANOLOL|40 mg|VIEN|1.01|C|VN-28841-22|C07AA05|1|100|Thuong||370.00|320.000|Hộp 10 vỉ x 10 viên|Lotus Pharma|Ấn Độ|||||||
T040|Furosemid Sen 40 mg|Thuoc|FUROSEMID|40 mg|VIEN|1.01|C|VD-21760-23|C03CA01|1|100|Thuong||130.00|105.000|Hộp 10 vỉ x 10 viên|Dược phẩm Sen Hồng|Việt Nam|||||||
T041|Furosemid Sen 20 mg/2 ml|Thuoc|FUROSEMID|20 mg/2 ml|ONG|2.10|C|VD-29679-24|C03CA01|1|100|Thuong|1|720.00|620.000|Hộp 50 ống 2 ml|Dược phẩm Đồng Tháp Xanh|Việt Nam|||||||
T042|Spironolacton Sen 25 mg|Thuoc|SPIRONOLACTON|25 mg|VIEN|1.01|C|VN-22598-19|C03DA01|1|100|Thuong||440.00|380.000|Hộp 10 vỉ x 10 viên|Lotus Europe|Pháp|||||||
T043|Hydroclorothiazid Sen 25 mg|Thuoc|HYDROCLOROTHIAZID|25 mg|VIEN|1.01|C|VD-30517-20|C03AA03|1|100|Thuong||190.00|160.000|Hộp 10 vỉ x 10 viên|Dược phẩm Sen Trắng|Việt Nam|||||||
T044|Digoxin Sen 0,25 mg|Thuoc|DIGOXIN|0,25 mg|VIEN|1.01|C|VN-23436-21|C01AA05|1|100|Thuong||750.00|650.000|Hộp 1 vỉ x 30 viên|Lotus Pharma|Ấn Độ|||||||
T045|Amiodaron Sen 200 mg|Thuoc|AMIODARON|200 mg|VIEN|1.01|C|VD-31355-22|C01BD01|1|100|Thuong||2800.00|2400.000|Hộp 3 vỉ x 10 viên|Dược phẩm Sen Hồng|Việt Nam|||||||
T046|Nitroglycerin Sen 2,6 mg|Thuoc|NITROGLYCERIN|2,6 mg|VIEN|1.01|C|VD-24274-23|C01DA02|1|100|Thuong|1|1820.00|1580.000|Hộp 6 vỉ x 10 viên|Dược phẩm Đồng Tháp Xanh|Việt Nam|||||||
T047|Isosorbid dinitrat Sen 10 mg|Thuoc|ISOSORBID-DINITRAT|10 mg|VIEN|1.01|C|VN-32193-24|C01DA08|1|100|Thuong||360.00|310.000|Hộp 10 vỉ x 10 viên|Lotus Europe|Pháp|||||||
T048|Trimetazidin Sen 35 mg|Thuoc|TRIMETAZIDIN|35 mg|VIEN|1.01|C|VD-25112-19|C01EB15|1|100|Thuong|1|480.00|410.000|Hộp 6 vỉ x 10 viên|Dược phẩm Sen Trắng|Việt Nam|||||||
T049|Atorvastatin Sen 20 mg|Thuoc|ATORVASTATIN|20 mg|VIEN|1.01|C|VN-33031-20|C10AA05|1|100|Thuong||340.00|290.000|Hộp 3 vỉ x 10 viên|Lotus Pharma|Ấn Độ|4|||ChongChiDinh|ChongChiDinh||
T050|Simvastatin Sen 20 mg|Thuoc|SIMVASTATIN|20 mg|VIEN|1.01|C|VD-25950-21|C10AA01|1|100|Thuong||360.00|310.000|Hộp 3 vỉ x 10 viên|Dược phẩm Sen Hồng|Việt Nam||||ChongChiDinh|ChongChiDinh||
T051|Rosuvastatin Sen 10 mg|Thuoc|ROSUVASTATIN|10 mg|VIEN|1.01|C|VD-33869-22|C10AA07|1|100|Thuong||410.00|350.000|Hộp 3 vỉ x 10 viên|Dược phẩm Đồng Tháp Xanh|Việt Nam||||ChongChiDinh|ChongChiDinh||
T052|Fenofibrat Sen 200 mg|Thuoc|FENOFIBRAT|200 mg|VIEN|1.01|C|VN-26788-23|C10AB05|1|100|Thuong||900.00|780.000|Hộp 3 vỉ x 10 viên|Lotus Europe|Pháp|||||||
T053|Gemfibrozil Sen 600 mg|Thuoc|GEMFIBROZIL|600 mg|VIEN|1.01|C|VD-34707-24|C10AB04|1|100|Thuong||2190.00|1900.000|Hộp 6 vỉ x 10 viên|Dược phẩm Sen Trắng|Việt Nam|||||||
T054|Metformin Sen 500 mg|Thuoc|METFORMIN|500 mg|VIEN|1.01|A|VN-27626-19|A10BA02|1|100|Thuong||230.00|195.000|Hộp 10 vỉ x 10 viên|Lotus Pharma|Ấn Độ|5|||||45|30
T055|Metformin Sen XR 750 mg|Thuoc|METFORMIN|750 mg|VIEN|1.01|A|VD-20545-20|A10BA02|1|100|Thuong|1|1030.00|890.000|Hộp 6 vỉ x 10 viên|Dược phẩm Sen Hồng|Việt Nam||||||45|30
T056|Gliclazid Sen MR 30 mg|Thuoc|GLICLAZID|30 mg|VIEN|1.01|A|VD-28464-21|A10BB09|1|100|Thuong|1|490.00|420.000|Hộp 6 vỉ x 10 viên|Dược phẩm Đồng Tháp Xanh|Việt Nam|||||||
T057|Glimepirid Sen 2 mg|Thuoc|GLIMEPIRID|2 mg|VIEN|1.01|A|VN-21383-22|A10BB12|1|100|Thuong||360.00|310.000|Hộp 3 vỉ x 10 viên|Lotus Europe|Pháp|||||||
T058|Sitagliptin Sen 50 mg|Thuoc|SITAGLIPTIN|50 mg|VIEN|1.01|A|VD-29302-23|A10BH01|1|100|Thuong||2900.00|2450.000|Hộp 3 vỉ x 10 viên|Dược phẩm Sen Trắng|Việt Nam|||||||
T059|Empagliflozin Sen 10 mg|Thuoc|EMPAGLIFLOZIN|10 mg|VIEN|1.01|A|VN-22221-24|A10BK03|1|70|Thuong||19400.00|16800.000|Hộp 3 vỉ x 10 viên|Lotus Pharma|Ấn Độ|||||||
T060|Insulin người Sen 30/70|Thuoc|INSULIN|100 UI/ml x 10 ml|LO|2.02|A|VD-30140-19|A10AD01|1|100|Thuong|1|64400.00|56000.000|Hộp 1 lọ 10 ml|Dược phẩm Sen Hồng|Việt Nam|||||||
T061|Insulin glargin Sen|Thuoc|INSULIN-GLARGIN|100 UI/ml x 3 ml|BUT|2.02|A|VD-23059-20|A10AE04|1|70|Thuong|1|250700.00|218000.000|Hộp 5 bút tiêm|Dược phẩm Đồng Tháp Xanh|Việt Nam|||||||
T062|Omeprazol Sen 20 mg|Thuoc|OMEPRAZOL|20 mg|VIEN|1.01|A|VN-30978-21|A02BC01|1|100|Thuong|1|220.00|190.000|Hộp 10 vỉ x 10 viên nang|Lotus Europe|Pháp|4||||||
T063|Esomeprazol Sen 40 mg|Thuoc|ESOMEPRAZOL|40 mg|VIEN|1.01|A|VD-23897-22|A02BC05|1|100|Thuong|1|790.00|680.000|Hộp 3 vỉ x 10 viên|Dược phẩm Sen Trắng|Việt Nam|||||||
T064|Pantoprazol Sen 40 mg|Thuoc|PANTOPRAZOL|40 mg|VIEN|1.01|A|VN-31816-23|A02BC02|1|100|Thuong|1|490.00|420.000|Hộp 3 vỉ x 10 viên|Lotus Pharma|Ấn Độ|||||||
T065|Famotidin Sen 40 mg|Thuoc|FAMOTIDIN|40 mg|VIEN|1.01|A|VD-24735-24|A02BA03|1|100|Thuong||590.00|510.000|Hộp 10 vỉ x 10 viên|Dược phẩm Sen Hồng|Việt Nam|||||||
T066|Nhôm Magnesi hydroxyd Sen|Thuoc|NHOM-HYDROXYD;MAGNESI-HYDROXYD|800 mg + 800 mg|GOI|1.01|A|VD-32654-19|A02AD01|1|100|Thuong|1|3000.00|2600.000|Hộp 20 gói|Dược phẩm Đồng Tháp Xanh|Việt Nam|||||||
T067|Sucralfat Sen 1 g|Thuoc|SUCRALFAT|1 g|GOI|1.01|A|VN-25573-20|A02BX02|1|100|Thuong|1|1330.00|1150.000|Hộp 30 gói|Lotus Europe|Pháp|||||||
T068|Domperidon Sen 10 mg|Thuoc|DOMPERIDON|10 mg|VIEN|1.01|A|VD-33492-21|A03FA03|1|100|Thuong||140.00|120.000|Hộp 10 vỉ x 10 viên|Dược phẩm Sen Trắng|Việt Nam|||||||
T069|Metoclopramid Sen 10 mg|Thuoc|METOCLOPRAMID|10 mg/2 ml|ONG|2.10|A|VN-26411-22|A03FA01|1|100|Thuong|1|1330.00|1150.000|Hộp 12 ống 2 ml|Lotus Pharma|Ấn Độ|||||||
T070|Hyoscin Sen 10 mg|Thuoc|HYOSCIN-BUTYLBROMID|10 mg|VIEN|1.01|A|VD-34330-23|A03BB01|1|100|Thuong||1070.00|930.000|Hộp 10 vỉ x 10 viên|Dược phẩm Sen Hồng|Việt Nam|||||||
T071|Drotaverin Sen 40 mg|Thuoc|DROTAVERIN|40 mg|VIEN|1.01|A|VD-27249-24|A03AD02|1|100|Thuong||440.00|380.000|Hộp 10 vỉ x 10 viên|Dược phẩm Đồng Tháp Xanh|Việt Nam|||||||
T072|Loperamid Sen 2 mg|Thuoc|LOPERAMID|2 mg|VIEN|1.01|A|VN-20168-19|A07DA03|1|100|Thuong|1|170.00|140.000|Hộp 10 vỉ x 10 viên nang|Lotus Europe|Pháp|||||||
T073|Oresol Sen gói|Thuoc|ORESOL|4,1 g pha 200 ml|GOI|1.01|A|VD-28087-20|A07CA|1|100|Thuong|1|1700.00|1470.000|Hộp 20 gói|Dược phẩm Sen Trắng|Việt Nam|||||||
T074|Kẽm gluconat Sen 70 mg|Thuoc|KEM-GLUCONAT|70 mg (10 mg kẽm)|VIEN|1.01|A|VN-21006-21|A12CB02|1|100|Thuong||730.00|630.000|Hộp 10 vỉ x 10 viên|Lotus Pharma|Ấn Độ|||||||
T075|Diosmectit Sen 3 g|Thuoc|DIOSMECTIT|3 g|GOI|1.01|A|VD-28925-22|A07BC05|1|100|Thuong|1|900.00|780.000|Hộp 30 gói|Dược phẩm Sen Hồng|Việt Nam|||||||
T076|Lactulose Sen 10 g|Thuoc|LACTULOSE|10 g/15 ml|GOI|1.01|A|VD-21844-23|A06AD11|1|100|Thuong|1|3200.00|2750.000|Hộp 20 gói|Dược phẩm Đồng Tháp Xanh|Việt Nam|||||||
T077|Bisacodyl Sen 5 mg|Thuoc|BISACODYL|5 mg|VIEN|1.01|A|VN-29763-24|A06AB02|1|100|Thuong|1|370.00|320.000|Hộp 4 vỉ x 25 viên|Lotus Europe|Pháp|||||||
T078|Calci carbonat Vitamin D3 Sen|Thuoc|CALCI-CARBONAT;VITAMIN-D3|1250 mg + 200 UI|VIEN|1.01|A|VD-22682-19|A12AX|1|100|Thuong||970.00|840.000|Hộp 10 vỉ x 10 viên|Dược phẩm Sen Trắng|Việt Nam|||||||
T079|Vitamin B1-B6-B12 Sen|Thuoc|VITAMIN-B1;VITAMIN-B6;VITAMIN-B12|100 mg + 200 mg + 200 mcg|VIEN|1.01|A|VN-30601-20|A11DB|||Thuong||1360.00||Hộp 10 vỉ x 10 viên|Lotus Pharma|Ấn Độ|||||||
T080|Vitamin C Sen 500 mg|Thuoc|VITAMIN-C|500 mg|VIEN|1.01|A|VD-23520-21|A11GA01|1|100|Thuong||220.00|185.000|Hộp 10 vỉ x 10 viên|Dược phẩm Sen Hồng|Việt Nam|||||||
T081|Amoxicilin Sen 500 mg|Thuoc|AMOXICILIN|500 mg|VIEN|1.01|J|VD-31439-22|J01CA04|1|100|Thuong|1|710.00|610.000|Hộp 10 vỉ x 10 viên nang|Dược phẩm Đồng Tháp Xanh|Việt Nam|6|0.2|||||
T082|Amoxicilin Sen 250 mg gói|Thuoc|AMOXICILIN|250 mg|GOI|1.01|J|VN-24358-23|J01CA04|1|100|Thuong|1|1210.00|1050.000|Hộp 12 gói|Lotus Europe|Pháp|||||||
T083|Amoxicilin Clavulanic Sen 1 g|Thuoc|AMOXICILIN;ACID-CLAVULANIC|875 mg + 125 mg|VIEN|1.01|J|VD-32277-24|J01CR02|1|100|Thuong||4900.00|4200.000|Hộp 2 vỉ x 7 viên|Dược phẩm Sen Trắng|Việt Nam|||||||
T084|Amoxicilin Clavulanic Sen gói|Thuoc|AMOXICILIN;ACID-CLAVULANIC|250 mg + 31,25 mg|GOI|1.01|J|VN-25196-19|J01CR02|1|100|Thuong|1|3700.00|3150.000|Hộp 12 gói|Lotus Pharma|Ấn Độ|||||||
T085|Cefuroxim Sen 500 mg|Thuoc|CEFUROXIM|500 mg|VIEN|1.01|J|VD-33115-20|J01DC02|1|100|Thuong||2800.00|2350.000|Hộp 2 vỉ x 5 viên|Dược phẩm Sen Hồng|Việt Nam|||||||
T086|Cefixim Sen 200 mg|Thuoc|CEFIXIM|200 mg|VIEN|1.01|J|VD-26034-21|J01DD08|1|100|Thuong|1|1490.00|1290.000|Hộp 2 vỉ x 10 viên nang|Dược phẩm Đồng Tháp Xanh|Việt Nam|||||||
T087|Cefixim Sen 100 mg gói|Thuoc|CEFIXIM|100 mg|GOI|1.01|J|VN-33953-22|J01DD08|1|100|Thuong|1|2130.00|1850.000|Hộp 12 gói|Lotus Europe|Pháp|||||||
T088|Ceftriaxon Sen 1 g|Thuoc|CEFTRIAXON|1 g|LO|2.10|J|VD-26872-23|J01DD04|1|100|Thuong|1|7300.00|6300.000|Hộp 10 lọ|Dược phẩm Sen Trắng|Việt Nam|||||||
T089|Azithromycin Sen 500 mg|Thuoc|AZITHROMYCIN|500 mg|VIEN|1.01|J|VN-34791-24|J01FA10|1|100|Thuong||3000.00|2600.000|Hộp 1 vỉ x 3 viên|Lotus Pharma|Ấn Độ|1||||||
T090|Clarithromycin Sen 500 mg|Thuoc|CLARITHROMYCIN|500 mg|VIEN|1.01|J|VD-27710-19|J01FA09|1|100|Thuong||2500.00|2100.000|Hộp 2 vỉ x 10 viên|Dược phẩm Sen Hồng|Việt Nam|||||||
T091|Ciprofloxacin Sen 500 mg|Thuoc|CIPROFLOXACIN|500 mg|VIEN|1.01|J|VD-20629-20|J01MA02|1|100|Thuong||730.00|630.000|Hộp 10 vỉ x 10 viên|Dược phẩm Đồng Tháp Xanh|Việt Nam|||216|ChongChiDinh|ThanTrong|50|
T092|Levofloxacin Sen 500 mg|Thuoc|LEVOFLOXACIN|500 mg|VIEN|1.01|J|VN-28548-21|J01MA12|1|100|Thuong||1130.00|980.000|Hộp 1 vỉ x 10 viên|Lotus Europe|Pháp|||216|ChongChiDinh|ThanTrong|50|
T093|Doxycyclin Sen 100 mg|Thuoc|DOXYCYCLIN|100 mg|VIEN|1.01|J|VD-21467-22|J01AA02|1|100|Thuong|1|490.00|420.000|Hộp 10 vỉ x 10 viên nang|Dược phẩm Sen Trắng|Việt Nam|||96|ChongChiDinh|ThanTrong||
T094|Co-trimoxazol Sen 480 mg|Thuoc|SULFAMETHOXAZOL;TRIMETHOPRIM|400 mg + 80 mg|VIEN|1.01|J|VN-29386-23|J01EE01|1|100|Thuong||370.00|320.000|Hộp 10 vỉ x 10 viên|Lotus Pharma|Ấn Độ|||||||
T095|Metronidazol Sen 250 mg|Thuoc|METRONIDAZOL|250 mg|VIEN|1.01|P|VD-22305-24|P01AB01|1|100|Thuong||170.00|145.000|Hộp 10 vỉ x 10 viên|Dược phẩm Sen Hồng|Việt Nam|||||||
T096|Gentamicin Sen 80 mg/2 ml|Thuoc|GENTAMICIN|80 mg/2 ml|ONG|2.01|J|VD-30224-19|J01GB03|1|100|Thuong|1|1180.00|1020.000|Hộp 10 ống 2 ml|Dược phẩm Đồng Tháp Xanh|Việt Nam|||||||
T097|Fluconazol Sen 150 mg|Thuoc|FLUCONAZOL|150 mg|VIEN|1.01|J|VN-23143-20|J02AC01|1|100|Thuong||4500.00|3900.000|Hộp 1 vỉ x 1 viên|Lotus Europe|Pháp|||||||
T098|Aciclovir Sen 400 mg|Thuoc|ACICLOVIR|400 mg|VIEN|1.01|J|VD-31062-21|J05AB01|1|100|Thuong||1030.00|890.000|Hộp 5 vỉ x 5 viên|Dược phẩm Sen Trắng|Việt Nam|||||||
T099|Tenofovir Sen 300 mg|Thuoc|TENOFOVIR|300 mg|VIEN|1.01|J|VN-23981-22|J05AF07|1|100|Thuong||1790.00|1550.000|Hộp 3 vỉ x 10 viên|Lotus Pharma|Ấn Độ|||||||
T100|Albendazol Sen 400 mg|Thuoc|ALBENDAZOL|400 mg|VIEN|1.01|P|VD-31900-23|P02CA03|1|100|Thuong||2180.00|1890.000|Hộp 1 viên|Dược phẩm Sen Hồng|Việt Nam|||||||
T101|Rifampicin Isoniazid Sen|Thuoc|RIFAMPICIN;ISONIAZID|150 mg + 100 mg|VIEN|1.01|J|VD-24819-24|J04AM02|1|100|Thuong|1|1700.00|1470.000|Hộp 12 vỉ x 12 viên|Dược phẩm Đồng Tháp Xanh|Việt Nam|||||||
T102|Methylprednisolon Sen 16 mg|Thuoc|METHYLPREDNISOLON|16 mg|VIEN|1.01|H|VN-32738-19|H02AB04|1|100|Thuong||900.00|780.000|Hộp 3 vỉ x 10 viên|Lotus Europe|Pháp|||||||
T103|Prednisolon Sen 5 mg|Thuoc|PREDNISOLON|5 mg|VIEN|1.01|H|VD-25657-20|H02AB06|1|100|Thuong||140.00|115.000|Lọ 200 viên|Dược phẩm Sen Trắng|Việt Nam|16||||||
T104|Dexamethason Sen 4 mg/ml|Thuoc|DEXAMETHASON|4 mg/1 ml|ONG|2.10|H|VN-33576-21|H02AB02|1|100|Thuong|1|880.00|760.000|Hộp 50 ống 1 ml|Lotus Pharma|Ấn Độ|||||||
T105|Levothyroxin Sen 100 mcg|Thuoc|LEVOTHYROXIN|100 mcg|VIEN|1.01|H|VD-26495-22|H03AA01|1|100|Thuong||650.00|560.000|Hộp 4 vỉ x 25 viên|Dược phẩm Sen Hồng|Việt Nam|||||||
T106|Thiamazol Sen 5 mg|Thuoc|THIAMAZOL|5 mg|VIEN|1.01|H|VD-34414-23|H03BB02|1|100|Thuong||710.00|610.000|Hộp 10 vỉ x 10 viên|Dược phẩm Đồng Tháp Xanh|Việt Nam|||||||
T107|Colchicin Sen 1 mg|Thuoc|COLCHICIN|1 mg|VIEN|1.01|M|VN-27333-24|M04AC01|1|100|Thuong||360.00|310.000|Hộp 2 vỉ x 20 viên|Lotus Europe|Pháp|||||||
T108|Allopurinol Sen 300 mg|Thuoc|ALLOPURINOL|300 mg|VIEN|1.01|M|VD-20252-19|M04AA01|1|100|Thuong||450.00|390.000|Hộp 10 vỉ x 10 viên|Dược phẩm Sen Trắng|Việt Nam|||||||
T109|Methotrexat Sen 2,5 mg|Thuoc|METHOTREXAT|2,5 mg|VIEN|1.01|L|VN-28171-20|L01BA01|1|100|Thuong||3300.00|2800.000|Hộp 10 vỉ x 10 viên|Lotus Pharma|Ấn Độ|||||||
T110|Eperison Sen 50 mg|Thuoc|EPERISON|50 mg|VIEN|1.01|M|VD-21090-21|M03BX09|1|100|Thuong||330.00|280.000|Hộp 10 vỉ x 10 viên|Dược phẩm Sen Hồng|Việt Nam|||||||
T111|Glucosamin Sen 500 mg|Thuoc|GLUCOSAMIN|500 mg|VIEN|1.01|M|VD-29009-22|M01AX05|||Thuong||420.00||Hộp 10 vỉ x 10 viên|Dược phẩm Đồng Tháp Xanh|Việt Nam||||ChongChiDinh||60|30
T112|Gabapentin Sen 300 mg|Thuoc|GABAPENTIN|300 mg|VIEN|1.01|N|VN-21928-23|N03AX12|1|100|Thuong|1|790.00|680.000|Hộp 10 vỉ x 10 viên nang|Lotus Europe|Pháp|||||||
T113|Carbamazepin Sen 200 mg|Thuoc|CARBAMAZEPIN|200 mg|VIEN|1.01|N|VD-29847-24|N03AF01|1|100|Thuong||1210.00|1050.000|Hộp 10 vỉ x 10 viên|Dược phẩm Sen Trắng|Việt Nam|||||||
T114|Valproat Sen 200 mg|Thuoc|VALPROAT|200 mg|VIEN|1.01|N|VN-22766-19|N03AG01|1|100|Thuong|1|2280.00|1980.000|Hộp 4 vỉ x 10 viên|Lotus Pharma|Ấn Độ|||||||
T115|Phenobarbital Sen 100 mg|Thuoc|PHENOBARBITAL|100 mg|VIEN|1.01|N|VD-30685-20|N03AA02|1|100|HuongThan||370.00|315.000|Hộp 10 vỉ x 10 viên|Dược phẩm Sen Hồng|Việt Nam|||||||
T116|Diazepam Sen 5 mg|Thuoc|DIAZEPAM|5 mg|VIEN|1.01|N|VD-23604-21|N05BA01|1|100|HuongThan||280.00|240.000|Hộp 10 vỉ x 10 viên|Dược phẩm Đồng Tháp Xanh|Việt Nam|||||||
T117|Amitriptylin Sen 25 mg|Thuoc|AMITRIPTYLIN|25 mg|VIEN|1.01|N|VN-31523-22|N06AA09|1|100|Thuong||480.00|410.000|Hộp 10 vỉ x 10 viên|Lotus Europe|Pháp|||||||
T118|Sertralin Sen 50 mg|Thuoc|SERTRALIN|50 mg|VIEN|1.01|N|VD-24442-23|N06AB06|1|100|Thuong||1450.00|1260.000|Hộp 3 vỉ x 10 viên|Dược phẩm Sen Trắng|Việt Nam|||||||
T119|Fluoxetin Sen 20 mg|Thuoc|FLUOXETIN|20 mg|VIEN|1.01|N|VN-32361-24|N06AB03|1|100|Thuong|1|970.00|840.000|Hộp 2 vỉ x 14 viên nang|Lotus Pharma|Ấn Độ|||||||
T120|Olanzapin Sen 10 mg|Thuoc|OLANZAPIN|10 mg|VIEN|1.01|N|VD-25280-19|N05AH03|1|100|Thuong||790.00|680.000|Hộp 3 vỉ x 10 viên|Dược phẩm Sen Hồng|Việt Nam|||||||
T121|Levodopa Carbidopa Sen|Thuoc|LEVODOPA;CARBIDOPA|250 mg + 25 mg|VIEN|1.01|N|VD-33199-20|N04BA02|1|100|Thuong||3700.00|3150.000|Hộp 10 vỉ x 10 viên|Dược phẩm Đồng Tháp Xanh|Việt Nam|||||||
T122|Betahistin Sen 16 mg|Thuoc|BETAHISTIN|16 mg|VIEN|1.01|N|VN-26118-21|N07CA01|1|100|Thuong||720.00|620.000|Hộp 3 vỉ x 10 viên|Lotus Europe|Pháp|||||||
T123|Piracetam Sen 800 mg|Thuoc|PIRACETAM|800 mg|VIEN|1.01|N|VD-34037-22|N06BX03|||Thuong||600.00||Hộp 10 vỉ x 10 viên|Dược phẩm Sen Trắng|Việt Nam|||||||
T124|Flunarizin Sen 5 mg|Thuoc|FLUNARIZIN|5 mg|VIEN|1.01|N|VN-26956-23|N07CA03|1|100|Thuong|1|530.00|460.000|Hộp 5 vỉ x 10 viên nang|Lotus Pharma|Ấn Độ|||||||
T125|Cetirizin Sen 10 mg|Thuoc|CETIRIZIN|10 mg|VIEN|1.01|R|VD-34875-24|R06AE07|1|100|Thuong||140.00|120.000|Hộp 10 vỉ x 10 viên|Dược phẩm Sen Hồng|Việt Nam|1||||||
T126|Loratadin Sen 10 mg|Thuoc|LORATADIN|10 mg|VIEN|1.01|R|VD-27794-19|R06AX13|1|100|Thuong||180.00|150.000|Hộp 10 vỉ x 10 viên|Dược phẩm Đồng Tháp Xanh|Việt Nam|1||||||
T127|Fexofenadin Sen 180 mg|Thuoc|FEXOFENADIN|180 mg|VIEN|1.01|R|VN-20713-20|R06AX26|1|100|Thuong||1030.00|890.000|Hộp 1 vỉ x 10 viên|Lotus Europe|Pháp|||||||
T128|Clorpheniramin Sen 4 mg|Thuoc|CLORPHENIRAMIN|4 mg|VIEN|1.01|R|VD-28632-21|R06AB04|1|100|Thuong||60.00|45.000|Hộp 10 vỉ x 20 viên|Dược phẩm Sen Trắng|Việt Nam|||||||
T129|Acetylcystein Sen 200 mg|Thuoc|ACETYLCYSTEIN|200 mg|GOI|1.01|R|VN-21551-22|R05CB01|1|100|Thuong|1|570.00|490.000|Hộp 30 gói|Lotus Pharma|Ấn Độ|||||||
T130|Ambroxol Sen 30 mg|Thuoc|AMBROXOL|30 mg|VIEN|1.01|R|VD-29470-23|R05CB06|1|100|Thuong||250.00|210.000|Hộp 10 vỉ x 10 viên|Dược phẩm Sen Hồng|Việt Nam|||||||
T131|Dextromethorphan Sen 15 mg|Thuoc|DEXTROMETHORPHAN|15 mg|VIEN|1.01|R|VD-22389-24|R05DA09|1|100|Thuong||220.00|190.000|Hộp 10 vỉ x 10 viên|Dược phẩm Đồng Tháp Xanh|Việt Nam|||||||
T132|Pseudoephedrin Sen 60 mg|Thuoc|PSEUDOEPHEDRIN|60 mg|VIEN|1.01|R|VN-30308-19|R01BA02|1|100|TienChat||300.00|260.000|Hộp 10 vỉ x 10 viên|Lotus Europe|Pháp|||||||
T133|Salbutamol Sen xịt 100 mcg|Thuoc|SALBUTAMOL|100 mcg/liều x 200 liều|BINH|5.02|R|VD-23227-20|R03AC02|1|100|Thuong|1|59800.00|52000.000|Hộp 1 bình xịt|Dược phẩm Sen Trắng|Việt Nam|||||||
T134|Salbutamol Sen khí dung 2,5 mg|Thuoc|SALBUTAMOL|2,5 mg/2,5 ml|ONG|5.05|R|VN-31146-21|R03AC02|1|100|Thuong|1|5100.00|4410.000|Hộp 10 ống|Lotus Pharma|Ấn Độ|||||||
T135|Budesonid Sen khí dung 0,5 mg|Thuoc|BUDESONID|0,5 mg/2 ml|ONG|5.05|R|VD-24065-22|R03BA02|1|100|Thuong|1|13800.00|12000.000|Hộp 20 ống|Dược phẩm Sen Hồng|Việt Nam|||||||
T136|Budesonid Formoterol Sen|Thuoc|BUDESONID;FORMOTEROL|160 mcg + 4,5 mcg x 120 liều|BINH|5.03|R|VD-31984-23|R03AK07|1|100|Thuong|1|328900.00|286000.000|Hộp 1 ống hít|Dược phẩm Đồng Tháp Xanh|Việt Nam|||||||
T137|Montelukast Sen 10 mg|Thuoc|MONTELUKAST|10 mg|VIEN|1.01|R|VN-24903-24|R03DC03|1|100|Thuong||1130.00|980.000|Hộp 3 vỉ x 10 viên|Lotus Europe|Pháp|||||||
T138|Theophylin Sen 200 mg|Thuoc|THEOPHYLIN|200 mg|VIEN|1.01|R|VD-32822-19|R03DA04|1|100|Thuong|1|880.00|760.000|Hộp 10 vỉ x 10 viên|Dược phẩm Sen Trắng|Việt Nam|||||||
T139|Xylometazolin Sen 0,05%|Thuoc|XYLOMETAZOLIN|0,05% x 10 ml|LO|5.10|R|VN-25741-20|R01AA07|1|100|Thuong|1|14500.00|12600.000|Hộp 1 lọ 10 ml|Lotus Pharma|Ấn Độ|||||||
T140|Natri clorid Sen nhỏ mắt mũi|Thuoc|NATRI-CLORID|0,9% x 10 ml|LO|6.01|S|VD-33660-21|S01XA03|1|100|Thuong|1|1560.00|1350.000|Hộp 20 lọ|Dược phẩm Sen Hồng|Việt Nam|||||||
T141|Tobramycin Sen nhỏ mắt|Thuoc|TOBRAMYCIN|0,3% x 5 ml|LO|6.01|S|VD-26579-22|S01AA12|1|100|Thuong|1|3400.00|2900.000|Hộp 1 lọ 5 ml|Dược phẩm Đồng Tháp Xanh|Việt Nam|||||||
T142|Tobramycin Dexamethason Sen|Thuoc|TOBRAMYCIN;DEXAMETHASON|0,3% + 0,1% x 5 ml|LO|6.01|S|VN-34498-23|S01CA01|1|100|Thuong|1|7900.00|6800.000|Hộp 1 lọ 5 ml|Lotus Europe|Pháp|||||||
T143|Natri hyaluronat Sen nhỏ mắt|Thuoc|NATRI-HYALURONAT|0,1% x 5 ml|LO|6.01|S|VD-27417-24|S01KA01|||Thuong|1|28200.00||Hộp 1 lọ 5 ml|Dược phẩm Sen Trắng|Việt Nam|||||||
T144|Timolol Sen 0,5%|Thuoc|TIMOLOL|0,5% x 5 ml|LO|6.01|S|VN-20336-19|S01ED01|1|100|Thuong|1|48300.00|42000.000|Hộp 1 lọ 5 ml|Lotus Pharma|Ấn Độ|||||||
T145|Ofloxacin Sen nhỏ tai|Thuoc|OFLOXACIN|0,3% x 5 ml|LO|6.04|S|VD-28255-20|S02AA16|1|100|Thuong|1|10300.00|8900.000|Hộp 1 lọ 5 ml|Dược phẩm Sen Hồng|Việt Nam|||||||
T146|Betamethason Sen kem|Thuoc|BETAMETHASON|0,05% x 15 g|TUYP|3.01|D|VD-21174-21|D07AC01|1|100|Thuong|1|11300.00|9800.000|Hộp 1 tuýp 15 g|Dược phẩm Đồng Tháp Xanh|Việt Nam|||||||
T147|Clotrimazol Sen kem|Thuoc|CLOTRIMAZOL|1% x 15 g|TUYP|3.01|D|VN-29093-22|D01AC01|1|100|Thuong|1|8800.00|7600.000|Hộp 1 tuýp 15 g|Lotus Europe|Pháp|||||||
T148|Acid fusidic Sen kem|Thuoc|ACID-FUSIDIC|2% x 15 g|TUYP|3.01|D|VD-22012-23|D06AX01|1|100|Thuong|1|27100.00|23500.000|Hộp 1 tuýp 15 g|Dược phẩm Sen Trắng|Việt Nam|||||||
T149|Povidon iod Sen 10%|Thuoc|POVIDON-IOD|10% x 100 ml|CHAI|3.05|D|VN-29931-24|D08AG02|1|100|Thuong|1|12900.00|11200.000|Hộp 1 chai 100 ml|Lotus Pharma|Ấn Độ|||||||
T150|Clotrimazol Sen đặt âm đạo|Thuoc|CLOTRIMAZOL|500 mg|VIEN|4.01|G|VD-22850-19|G01AF02|1|100|Thuong|1|7300.00|6300.000|Hộp 1 viên|Dược phẩm Sen Hồng|Việt Nam|||||||
T151|Levonorgestrel Ethinylestradiol Sen|Thuoc|LEVONORGESTREL;ETHINYLESTRADIOL|0,15 mg + 0,03 mg|VIEN|1.01|G|VD-30769-20|G03AA07|||Thuong||720.00||Hộp 1 vỉ x 28 viên|Dược phẩm Đồng Tháp Xanh|Việt Nam|||||||
T152|Tamsulosin Sen 0,4 mg|Thuoc|TAMSULOSIN|0,4 mg|VIEN|1.01|G|VN-23688-21|G04CA02|1|100|Thuong|1|3300.00|2800.000|Hộp 3 vỉ x 10 viên nang|Lotus Europe|Pháp|||||||
T153|Sildenafil Sen 50 mg|Thuoc|SILDENAFIL|50 mg|VIEN|1.01|G|VD-31607-22|G04BE03|||Thuong||11000.00||Hộp 1 vỉ x 4 viên|Dược phẩm Sen Trắng|Việt Nam|||||||
T154|Adrenalin Sen 1 mg/ml|Thuoc|ADRENALIN|1 mg/1 ml|ONG|2.10|C|VN-24526-23|C01CA24|1|100|Thuong|1|1440.00|1250.000|Hộp 50 ống 1 ml|Lotus Pharma|Ấn Độ|||||||
T155|Huyết thanh uốn ván Sen|Thuoc|SAT|1500 UI|ONG|2.02|J|VD-32445-24|J06AA02|1|100|Thuong|1|33400.00|29000.000|Hộp 20 ống|Dược phẩm Sen Hồng|Việt Nam|||||||
V001|Bơm tiêm 5 ml kèm kim|VatTu|||CAI||VT|||||Thuong|1|1050.00|||Vật tư y tế Sen|Việt Nam|||||||
V002|Dây truyền dịch|VatTu|||BO||VT|||||Thuong|1|4200.00|||Vật tư y tế Sen|Việt Nam|||||||
V003|Kim luồn tĩnh mạch 22G|VatTu|||CAI||VT|||||Thuong|1|6800.00|||Vật tư y tế Sen|Việt Nam|||||||
V004|Găng tay khám|VatTu|||CAI||VT|||||Thuong|1|1150.00|||Vật tư y tế Sen|Việt Nam|||||||
V005|Băng cuộn 7 cm x 2 m|VatTu|||CAI||VT|||||Thuong|1|1900.00|||Vật tư y tế Sen|Việt Nam|||||||
V006|Gạc tiệt trùng 10 x 10 cm|VatTu|||GOI||VT|||||Thuong|1|5200.00|||Vật tư y tế Sen|Việt Nam|||||||
V007|Que thử đường huyết|VatTu|||TEST||VT|||||Thuong|1|5600.00|||Vật tư y tế Sen|Việt Nam|||||||
V008|Ống nghiệm EDTA|VatTu|||ONG||VT|||||Thuong|1|1200.00|||Vật tư y tế Sen|Việt Nam|||||||
T170|Linezolid Sen 600 mg|Thuoc|LINEZOLID|600 mg|VIEN|1.01|J|VN-27013-24|J01XX08|1|100|Thuong|1|51800.00|45000.000|Hộp 1 vỉ x 10 viên|Lotus Europe|Pháp|2||||||
`;

/** The drugs with a star: they want a consultation before they are prescribed. */
export const thuocSao: readonly string[] = ['T170'];
