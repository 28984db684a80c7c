/** Well-known interactions between the ingredients of the demo drugs: effect and management for the prescriber. */
export const tuongTac = `
MaTuongTac|HoatChat1_Id|HoatChat2_Id|MucDo|HauQua|XuTri
TT001|WARFARIN|ASPIRIN|Major|Tăng nguy cơ chảy máu nặng, nhất là xuất huyết tiêu hóa|Tránh phối hợp nếu không có chỉ định rõ; theo dõi INR, dùng thêm thuốc ức chế bơm proton
TT002|WARFARIN|IBUPROFEN|Major|Tăng nguy cơ xuất huyết tiêu hóa do ức chế tiểu cầu và tổn thương niêm mạc|Thay bằng paracetamol; nếu bắt buộc dùng thì ngắn ngày, theo dõi INR
TT003|WARFARIN|DICLOFENAC|Major|Tăng nguy cơ xuất huyết tiêu hóa|Thay bằng paracetamol; theo dõi INR và dấu hiệu chảy máu
TT004|WARFARIN|METRONIDAZOL|Major|Metronidazol giảm chuyển hóa S-warfarin, INR tăng cao|Giảm liều warfarin khoảng một phần ba, kiểm tra INR sau 3 đến 5 ngày
TT005|WARFARIN|SULFAMETHOXAZOL|Major|INR tăng mạnh, nguy cơ chảy máu|Chọn kháng sinh khác; nếu phải dùng thì giảm liều warfarin và kiểm tra INR sớm
TT006|WARFARIN|FLUCONAZOL|Major|Ức chế CYP2C9 làm tăng nồng độ warfarin|Giảm liều warfarin, kiểm tra INR mỗi 2 đến 3 ngày
TT007|WARFARIN|AMIODARON|Major|Amiodaron ức chế chuyển hóa warfarin, tác dụng kéo dài nhiều tuần|Giảm liều warfarin 30 đến 50 %, kiểm tra INR hằng tuần
TT008|WARFARIN|CLARITHROMYCIN|Major|INR tăng, nguy cơ chảy máu|Kiểm tra INR trong vòng 3 ngày; cân nhắc kháng sinh khác
TT009|WARFARIN|RIFAMPICIN|Major|Rifampicin cảm ứng enzym, mất tác dụng chống đông|Tăng liều warfarin theo INR; giảm lại khi ngừng rifampicin
TT010|WARFARIN|CARBAMAZEPIN|Moderate|Giảm tác dụng chống đông|Theo dõi INR khi bắt đầu và khi ngừng carbamazepin
TT011|WARFARIN|PARACETAMOL|Moderate|INR có thể tăng khi dùng paracetamol trên 2 g mỗi ngày nhiều ngày|Dùng liều thấp nhất có hiệu quả; kiểm tra INR nếu dùng quá 3 ngày
TT012|ACENOCOUMAROL|ASPIRIN|Major|Tăng nguy cơ chảy máu nặng|Tránh phối hợp nếu không có chỉ định rõ; theo dõi INR
TT013|RIVAROXABAN|ASPIRIN|Major|Tăng nguy cơ chảy máu|Chỉ phối hợp khi lợi ích rõ, theo dõi công thức máu
TT014|RIVAROXABAN|CLARITHROMYCIN|Moderate|Tăng nồng độ rivaroxaban, nhất là khi suy thận|Theo dõi chảy máu; cân nhắc azithromycin
TT015|RIVAROXABAN|RIFAMPICIN|Major|Giảm mạnh nồng độ rivaroxaban, nguy cơ huyết khối|Không phối hợp; chọn thuốc chống đông khác
TT016|ENOXAPARIN|ASPIRIN|Moderate|Tăng nguy cơ chảy máu|Theo dõi tiểu cầu và dấu hiệu chảy máu
TT017|CLOPIDOGREL|OMEPRAZOL|Moderate|Omeprazol ức chế CYP2C19, giảm tác dụng kháng tiểu cầu|Thay bằng pantoprazol
TT018|CLOPIDOGREL|ESOMEPRAZOL|Moderate|Giảm tác dụng kháng tiểu cầu của clopidogrel|Thay bằng pantoprazol
TT019|ASPIRIN|IBUPROFEN|Moderate|Ibuprofen cản trở tác dụng kháng tiểu cầu của aspirin, tăng loét dạ dày|Uống aspirin trước ibuprofen ít nhất 30 phút hoặc đổi thuốc giảm đau
TT020|ASPIRIN|METHOTREXAT|Major|Giảm thải trừ methotrexat, độc tính tủy xương|Tránh phối hợp với liều giảm đau; theo dõi công thức máu
TT021|IBUPROFEN|METHOTREXAT|Major|Giảm thải trừ methotrexat qua thận|Tránh phối hợp; theo dõi công thức máu và chức năng thận
TT022|SULFAMETHOXAZOL|METHOTREXAT|Major|Cộng độc tính kháng folat, suy tủy|Không phối hợp
TT023|ENALAPRIL|SPIRONOLACTON|Major|Tăng kali máu nguy hiểm|Kiểm tra kali và creatinin sau 1 tuần; liều spironolacton không quá 25 mg
TT024|PERINDOPRIL|SPIRONOLACTON|Major|Tăng kali máu nguy hiểm|Kiểm tra kali và creatinin sau 1 tuần rồi định kỳ
TT025|LOSARTAN|SPIRONOLACTON|Major|Tăng kali máu|Kiểm tra kali và creatinin sau 1 tuần rồi định kỳ
TT026|TELMISARTAN|SPIRONOLACTON|Major|Tăng kali máu|Kiểm tra kali và creatinin sau 1 tuần rồi định kỳ
TT027|KALI-CLORID|SPIRONOLACTON|Major|Tăng kali máu nặng, rối loạn nhịp|Không phối hợp trừ khi hạ kali máu và có theo dõi kali sát
TT028|ENALAPRIL|KALI-CLORID|Moderate|Tăng kali máu|Theo dõi kali máu
TT029|ENALAPRIL|LOSARTAN|Major|Ức chế kép hệ renin-angiotensin: tụt huyết áp, tăng kali, suy thận|Không phối hợp
TT030|PERINDOPRIL|TELMISARTAN|Major|Ức chế kép hệ renin-angiotensin: tụt huyết áp, tăng kali, suy thận|Không phối hợp
TT031|ENALAPRIL|IBUPROFEN|Moderate|Giảm tác dụng hạ áp, suy giảm chức năng thận|Hạn chế dùng kháng viêm; theo dõi huyết áp và creatinin
TT032|LOSARTAN|DICLOFENAC|Moderate|Giảm tác dụng hạ áp, suy giảm chức năng thận|Theo dõi huyết áp và creatinin, dùng ngắn ngày
TT033|FUROSEMID|GENTAMICIN|Major|Cộng độc tính trên tai và thận|Tránh phối hợp; theo dõi chức năng thận và thính lực
TT034|FUROSEMID|DIGOXIN|Major|Hạ kali máu làm tăng độc tính digoxin|Theo dõi kali, bù kali khi cần
TT035|FUROSEMID|IBUPROFEN|Moderate|Giảm tác dụng lợi tiểu, tăng nguy cơ suy thận|Theo dõi cân nặng, huyết áp và creatinin
TT036|DIGOXIN|AMIODARON|Major|Nồng độ digoxin tăng gấp đôi|Giảm nửa liều digoxin, theo dõi nhịp tim và nồng độ
TT037|DIGOXIN|VERAPAMIL|Major|Tăng nồng độ digoxin, chậm nhịp, blốc nhĩ thất|Giảm liều digoxin, theo dõi điện tim
TT038|DIGOXIN|CLARITHROMYCIN|Major|Tăng nồng độ digoxin|Theo dõi nồng độ và dấu hiệu ngộ độc; cân nhắc kháng sinh khác
TT039|BISOPROLOL|VERAPAMIL|Major|Chậm nhịp nặng, blốc nhĩ thất, suy tim|Không phối hợp
TT040|METOPROLOL|DILTIAZEM|Major|Chậm nhịp, blốc nhĩ thất|Tránh phối hợp; nếu dùng phải theo dõi điện tim
TT041|PROPRANOLOL|SALBUTAMOL|Major|Đối kháng tác dụng giãn phế quản, gây co thắt phế quản|Không dùng chẹn beta không chọn lọc cho người hen
TT042|TIMOLOL|SALBUTAMOL|Moderate|Timolol nhỏ mắt hấp thu toàn thân làm giảm giãn phế quản|Ấn góc mắt khi nhỏ; đổi thuốc nếu có hen
TT043|PROPRANOLOL|INSULIN|Moderate|Che dấu hiệu hạ đường huyết|Dặn theo dõi đường huyết; ưu tiên chẹn beta chọn lọc
TT044|AMIODARON|SIMVASTATIN|Major|Tăng nồng độ simvastatin, tiêu cơ vân|Không quá 20 mg simvastatin mỗi ngày hoặc đổi sang rosuvastatin
TT045|AMLODIPIN|SIMVASTATIN|Moderate|Tăng nồng độ simvastatin|Không quá 20 mg simvastatin mỗi ngày
TT046|CLARITHROMYCIN|SIMVASTATIN|Major|Tiêu cơ vân do ức chế CYP3A4|Ngừng simvastatin trong thời gian dùng kháng sinh
TT047|CLARITHROMYCIN|ATORVASTATIN|Major|Tăng nồng độ atorvastatin, nguy cơ tiêu cơ vân|Ngừng tạm hoặc không quá 20 mg mỗi ngày
TT048|CLARITHROMYCIN|COLCHICIN|Major|Ngộ độc colchicin có thể tử vong|Không phối hợp khi suy gan, suy thận; nếu dùng phải giảm liều colchicin
TT049|GEMFIBROZIL|SIMVASTATIN|Major|Nguy cơ cao tiêu cơ vân|Không phối hợp
TT050|GEMFIBROZIL|ATORVASTATIN|Major|Tăng nguy cơ bệnh cơ và tiêu cơ vân|Tránh phối hợp; thay bằng fenofibrat
TT051|FENOFIBRAT|ROSUVASTATIN|Moderate|Tăng nguy cơ bệnh cơ|Dùng liều rosuvastatin thấp, dặn báo khi đau cơ
TT052|CLARITHROMYCIN|DOMPERIDON|Major|Kéo dài QT, loạn nhịp thất|Không phối hợp
TT053|FLUCONAZOL|DOMPERIDON|Major|Kéo dài QT, loạn nhịp thất|Không phối hợp
TT054|AMIODARON|LEVOFLOXACIN|Major|Kéo dài QT, xoắn đỉnh|Tránh phối hợp; chọn kháng sinh khác
TT055|AMIODARON|AZITHROMYCIN|Major|Kéo dài QT, xoắn đỉnh|Tránh phối hợp; theo dõi điện tim nếu bắt buộc
TT056|NITROGLYCERIN|SILDENAFIL|Major|Tụt huyết áp nặng, có thể tử vong|Chống chỉ định; cách nhau ít nhất 24 giờ
TT057|ISOSORBID-DINITRAT|SILDENAFIL|Major|Tụt huyết áp nặng, có thể tử vong|Chống chỉ định; cách nhau ít nhất 24 giờ
TT058|TAMSULOSIN|SILDENAFIL|Moderate|Tụt huyết áp tư thế|Bắt đầu sildenafil liều 25 mg
TT059|TRAMADOL|SERTRALIN|Major|Hội chứng serotonin, co giật|Tránh phối hợp; chọn thuốc giảm đau khác
TT060|TRAMADOL|FLUOXETIN|Major|Hội chứng serotonin, giảm tác dụng giảm đau|Tránh phối hợp; chọn thuốc giảm đau khác
TT061|TRAMADOL|AMITRIPTYLIN|Major|Co giật, hội chứng serotonin|Tránh phối hợp
TT062|DEXTROMETHORPHAN|FLUOXETIN|Moderate|Tăng nồng độ dextromethorphan, hội chứng serotonin|Chọn thuốc ho khác
TT063|MORPHIN|DIAZEPAM|Major|Ức chế hô hấp, an thần sâu, tử vong|Tránh phối hợp; nếu dùng phải giảm liều và theo dõi hô hấp
TT064|CODEIN|DIAZEPAM|Major|Ức chế hô hấp và an thần sâu|Tránh phối hợp; dùng liều thấp nhất, ngắn ngày
TT065|FENTANYL|CLARITHROMYCIN|Major|Tăng nồng độ fentanyl, ức chế hô hấp|Giảm liều fentanyl và theo dõi hô hấp
TT066|DIAZEPAM|CLORPHENIRAMIN|Minor|Tăng buồn ngủ|Dặn không lái xe, vận hành máy
TT067|CIPROFLOXACIN|THEOPHYLIN|Major|Nồng độ theophylin tăng, co giật, loạn nhịp|Giảm liều theophylin 30 đến 50 % hoặc đổi kháng sinh
TT068|CLARITHROMYCIN|THEOPHYLIN|Moderate|Tăng nồng độ theophylin|Theo dõi dấu hiệu ngộ độc, giảm liều theophylin
TT069|CIPROFLOXACIN|NHOM-HYDROXYD|Moderate|Giảm hấp thu ciprofloxacin|Uống ciprofloxacin trước 2 giờ hoặc sau 6 giờ
TT070|LEVOFLOXACIN|MAGNESI-HYDROXYD|Moderate|Giảm hấp thu levofloxacin|Uống cách nhau ít nhất 2 giờ
TT071|CIPROFLOXACIN|SAT-FUMARAT|Moderate|Giảm hấp thu ciprofloxacin|Uống ciprofloxacin trước 2 giờ hoặc sau 6 giờ
TT072|DOXYCYCLIN|SAT-FUMARAT|Moderate|Giảm hấp thu doxycyclin|Uống cách nhau 3 giờ
TT073|DOXYCYCLIN|CALCI-CARBONAT|Moderate|Giảm hấp thu doxycyclin|Uống cách nhau 2 đến 3 giờ
TT074|LEVOTHYROXIN|CALCI-CARBONAT|Moderate|Giảm hấp thu levothyroxin|Uống cách nhau ít nhất 4 giờ
TT075|LEVOTHYROXIN|SAT-FUMARAT|Moderate|Giảm hấp thu levothyroxin|Uống cách nhau ít nhất 4 giờ
TT076|LEVOTHYROXIN|OMEPRAZOL|Minor|Giảm nhẹ hấp thu levothyroxin|Kiểm tra TSH sau 6 đến 8 tuần
TT077|METFORMIN|CIPROFLOXACIN|Moderate|Rối loạn đường huyết|Theo dõi đường huyết
TT078|GLICLAZID|FLUCONAZOL|Major|Hạ đường huyết nặng|Giảm liều gliclazid, theo dõi đường huyết
TT079|GLIMEPIRID|FLUCONAZOL|Moderate|Hạ đường huyết|Theo dõi đường huyết, giảm liều khi cần
TT080|GLICLAZID|SULFAMETHOXAZOL|Moderate|Hạ đường huyết|Theo dõi đường huyết
TT081|PREDNISOLON|IBUPROFEN|Moderate|Tăng nguy cơ loét và xuất huyết tiêu hóa|Dùng thêm thuốc ức chế bơm proton hoặc tránh phối hợp
TT082|METHYLPREDNISOLON|DICLOFENAC|Moderate|Tăng nguy cơ loét và xuất huyết tiêu hóa|Dùng thêm thuốc ức chế bơm proton hoặc tránh phối hợp
TT083|METHYLPREDNISOLON|INSULIN|Moderate|Tăng đường huyết|Theo dõi đường huyết, chỉnh liều insulin
TT084|ALLOPURINOL|ENALAPRIL|Moderate|Tăng nguy cơ phản ứng quá mẫn và giảm bạch cầu|Theo dõi, nhất là khi suy thận
TT085|ALLOPURINOL|AMOXICILIN|Minor|Tăng tỷ lệ phát ban|Dặn báo khi nổi ban
TT086|CARBAMAZEPIN|CLARITHROMYCIN|Major|Ngộ độc carbamazepin|Tránh phối hợp; chọn azithromycin
TT087|VALPROAT|CARBAMAZEPIN|Moderate|Thay đổi nồng độ cả hai thuốc, tăng độc tính|Theo dõi nồng độ và lâm sàng
TT088|RIFAMPICIN|ETHINYLESTRADIOL|Major|Mất tác dụng tránh thai|Dùng biện pháp tránh thai không hormon
TT089|CARBAMAZEPIN|LEVONORGESTREL|Major|Mất tác dụng tránh thai|Dùng biện pháp tránh thai không hormon
TT090|ISONIAZID|PARACETAMOL|Moderate|Tăng độc tính gan|Hạn chế paracetamol, không quá 2 g mỗi ngày
TT091|METOCLOPRAMID|LEVODOPA|Major|Đối kháng dopamin, làm nặng Parkinson|Không phối hợp; dùng domperidon
TT092|OLANZAPIN|LEVODOPA|Moderate|Đối kháng dopamin, giảm tác dụng levodopa|Tránh phối hợp
TT093|PSEUDOEPHEDRIN|PROPRANOLOL|Moderate|Tăng huyết áp, chậm nhịp|Theo dõi huyết áp; tránh dùng thuốc co mạch
TT094|ISOSORBID-DINITRAT|NITROGLYCERIN|Duplication|Trùng nhóm nitrat, tụt huyết áp và đau đầu|Chỉ dùng một nitrat tác dụng kéo dài
TT095|IBUPROFEN|DICLOFENAC|Duplication|Trùng nhóm kháng viêm không steroid, tăng loét và suy thận, không tăng hiệu quả|Chỉ dùng một thuốc
TT096|MELOXICAM|CELECOXIB|Duplication|Trùng nhóm kháng viêm không steroid|Chỉ dùng một thuốc
TT097|OMEPRAZOL|ESOMEPRAZOL|Duplication|Trùng nhóm ức chế bơm proton|Chỉ dùng một thuốc
TT098|OMEPRAZOL|PANTOPRAZOL|Duplication|Trùng nhóm ức chế bơm proton|Chỉ dùng một thuốc
TT099|CETIRIZIN|LORATADIN|Duplication|Trùng nhóm kháng histamin H1|Chỉ dùng một thuốc
TT100|ATORVASTATIN|ROSUVASTATIN|Duplication|Trùng nhóm statin, tăng nguy cơ bệnh cơ|Chỉ dùng một thuốc
TT101|GLICLAZID|GLIMEPIRID|Duplication|Trùng nhóm sulfonylurê, hạ đường huyết nặng|Chỉ dùng một thuốc
TT102|PREDNISOLON|METHYLPREDNISOLON|Duplication|Trùng nhóm corticoid toàn thân|Chỉ dùng một thuốc
TT103|WARFARIN|ACENOCOUMAROL|Duplication|Trùng nhóm kháng vitamin K, chảy máu nặng|Không phối hợp
TT104|WARFARIN|RIVAROXABAN|Duplication|Trùng thuốc chống đông, chảy máu nặng|Không phối hợp ngoài giai đoạn chuyển thuốc
`;
