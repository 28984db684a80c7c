/** Disease codes common in primary care, of every chapter, with the flags of the official list (columns 24 to 29). */
export const icd = `
MaICD|TenICD|TenTiengAnh|NhomICD_Id|GioiTinh|KhongLamBenhChinh|KhongKhuyenKhichBenhChinh|CoMaChiTietHon|ChiNguyenNhanTuVong|Asterisk|TruyenNhiem|ManTinh
A01.0|Thương hàn|Typhoid fever|A00-A09|||||||1|
A02.0|Viêm ruột do Salmonella|Salmonella enteritis|A00-A09|||||||1|
A03.9|Bệnh lỵ trực khuẩn, không đặc hiệu|Shigellosis, unspecified|A00-A09|||||||1|
A04.9|Nhiễm trùng đường ruột do vi khuẩn, không xác định|Bacterial intestinal infection, unspecified|A00-A09|||||||1|
A05.9|Nhiễm độc thức ăn do vi khuẩn, không xác định|Bacterial foodborne intoxication, unspecified|A00-A09|||||||1|
A06.0|Bệnh lỵ amíp cấp|Acute amoebic dysentery|A00-A09|||||||1|
A06.9|Bệnh do amíp, không xác định|Amoebiasis, unspecified|A00-A09|||||||1|
A08.0|Viêm ruột do rotavirus|Rotaviral enteritis|A00-A09|||||||1|
A08.4|Nhiễm trùng đường ruột do virus, không xác định|Viral intestinal infection, unspecified|A00-A09|||||||1|
A09|Viêm dạ dày - ruột và đại tràng do nguyên nhân nhiễm trùng và chưa xác định được nguồn gốc nhiễm trùng|Other gastroenteritis and colitis of infectious and unspecified origin|A00-A09||||1|||1|
A09.0|Viêm dạ dày - ruột và đại tràng khác do nhiễm trùng và không xác định|Other and unspecified gastroenteritis and colitis of infectious origin|A00-A09|||||||1|
A09.9|Viêm dạ dày - ruột và viêm đại tràng khác không rõ nguyên nhân|Gastroenteritis and colitis of unspecified origin|A00-A09|||||||1|
A15.0|Lao phổi, xác nhận bằng soi đờm có cấy hoặc không cấy đờm|Tuberculosis of lung, confirmed by sputum microscopy with or without culture|A15-A19|||||||1|1
A15.3|Lao phổi được xác nhận bằng những phương pháp không xác định|Tuberculosis of lung, confirmed by unspecified means|A15-A19|||||||1|1
A16.2|Lao phổi, không đề cập đến việc xác nhận về vi khuẩn và mô học|Tuberculosis of lung, without mention of bacteriological or histological confirmation|A15-A19|||||||1|1
A16.9|Lao hô hấp không xác định và không đề cập đến việc xác nhận về vi khuẩn học và mô học|Respiratory tuberculosis unspecified, without mention of bacteriological or histological confirmation|A15-A19|||||||1|1
A18.0|Lao xương và khớp|Tuberculosis of bones and joints|A15-A19|||||||1|1
A38|Bệnh tinh hồng nhiệt|Scarlet fever|A30-A49|||||||1|
A46|Viêm quầng (nhiễm streptococcus ở da)|Erysipelas|A30-A49|||||||1|
A49.9|Nhiễm khuẩn, không đặc hiệu|Bacterial infection, unspecified|A30-A49|||||||1|
A53.9|Giang mai, không đặc hiệu|Syphilis, unspecified|A50-A64|||||||1|
A54.9|Nhiễm lậu cầu, không đặc hiệu|Gonococcal infection, unspecified|A50-A64|||||||1|
A60.0|Bệnh do virus herpes ở đường sinh dục và niệu - sinh dục|Herpesviral infection of genitalia and urogenital tract|A50-A64|||||||1|
A63.0|Mụn cơm (hoa liễu) ở hậu môn - sinh dục|Anogenital (venereal) warts|A50-A64|||||||1|
A90|Sốt Dengue (Dengue cổ điển)|Dengue fever (classical Dengue)|A90-A99|||||||1|
A97|Sốt xuất huyết Dengue|Dengue|A90-A99||||1|||1|
A97.0|Sốt xuất huyết không có dấu hiệu cảnh báo|Dengue without warning signs|A90-A99|||||||1|
A97.1|Sốt xuất huyết có dấu hiệu cảnh báo|Dengue with warning signs|A90-A99|||||||1|
A97.2|Sốt xuất huyết nặng|Severe Dengue|A90-A99|||||||1|
A97.9|Sốt xuất huyết không đặc hiệu|Dengue, unspecified|A90-A99|||||||1|
B00.1|Viêm da rộp nước do virus Herpes|Herpesviral vesicular dermatitis|B00-B09|||||||1|
B00.9|Nhiễm Virus Herpes, không đặc hiệu|Herpesviral infection, unspecified|B00-B09|||||||1|
B01|Thủy đậu|Varicella [chickenpox]|B00-B09||||1|||1|
B01.9|Thủy đậu không biến chứng|Varicella without complication|B00-B09|||||||1|
B02.9|Bệnh Zoster không biến chứng|Zoster without complication|B00-B09|||||||1|
B05.9|Sởi không biến chứng|Measles without complication|B00-B09|||||||1|
B06.9|Bệnh rubella không có biến chứng|Rubella without complication|B00-B09|||||||1|
B07|Bệnh mụn cóc do virus|Viral warts|B00-B09||||||||
B08.4|Viêm họng có phỏng nước do virus đường ruột với phát ban|Enteroviral vesicular stomatitis with exanthem|B00-B09|||||||1|
B15.9|Viêm gan A không có hôn mê gan|Hepatitis A without hepatic coma|B15-B19|||||||1|
B16.9|Viêm gan B cấp, không có đồng nhiễm virus viêm gan D, và không có hôn mê gan|Acute hepatitis B without delta-agent and without hepatic coma|B15-B19|||||||1|
B17.1|Viêm gan C cấp|Acute hepatitis C|B15-B19|||||||1|
B18.0|Viêm gan virus B mạn, có đồng nhiễm viêm gan virus D|Chronic viral hepatitis B with delta-agent|B15-B19||||1|||1|1
B18.1|Viêm gan virus B mạn, không có đồng nhiễm viêm gan virus D|Chronic viral hepatitis B without delta-agent|B15-B19||||1|||1|1
B18.2|Viêm gan virut C mạn tính|Chronic viral hepatitis C|B15-B19|||||||1|1
B18.9|Viêm gan virus mạn, không đặc hiệu|Chronic viral hepatitis, unspecified|B15-B19|||||||1|1
B26.9|Bệnh quai bị không biến chứng|Mumps without complication|B25-B34|||||||1|
B27.9|Bệnh tăng bạch cầu đơn nhân nhiễm trùng, không đặc hiệu|Infectious mononucleosis, unspecified|B25-B34|||||||1|
B34.9|Nhiễm virus, không xác định|Viral infection, unspecified|B25-B34|||||||1|
B35.1|Nấm móng|Tinea unguium|B35-B49||||||||
B35.3|Bệnh nấm da chân|Tinea pedis|B35-B49||||||||
B35.4|Bệnh nấm da thân|Tinea corporis|B35-B49||||||||
B35.6|Bệnh nấm da đùi|Tinea cruris|B35-B49||||||||
B36.0|Bệnh lang ben|Pityriasis versicolor|B35-B49||||||||
B37.0|Viêm miệng do candida|Candidal stomatitis|B35-B49||||||||
B37.3|Nhiễm candida âm hộ và âm đạo (N77.1*)|Candidiasis of vulva and vagina (N77.1*)|B35-B49|FEMALE|||||||
B50.9|Sốt rét Plasmodium falciparum, không đặc hiệu|Plasmodium falciparum malaria, unspecified|B50-B64|||||||1|
B54|Sốt rét không xác định|Unspecified malaria|B50-B64|||||||1|
B65.9|Bệnh sán máng, không đặc hiệu|Schistosomiasis, unspecified|B65-B83||||||||
B68.9|Bệnh sán Taenia, không đặc hiệu|Taeniasis, unspecified|B65-B83||||||||
B76.9|Bệnh giun móc, không đặc hiệu|Hookworm disease, unspecified|B65-B83||||||||
B77.9|Bệnh giun đũa, không đặc hiệu|Ascariasis, unspecified|B65-B83||||||||
B80|Bệnh giun kim|Enterobiasis|B65-B83||||||||
B82.9|Nhiễm ký sinh trùng đường ruột không đặc hiệu|Intestinal parasitism, unspecified|B65-B83||||||||
B83.9|Bệnh giun sán, không đặc hiệu|Helminthiasis, unspecified|B65-B83||||||||
B85.0|Bệnh chấy rận do Pediculus humanus capitis|Pediculosis due to Pediculus humanus capitis|B85-B89||||||||
B86|Bệnh ghẻ|Scabies|B85-B89|||||||1|
B95.6|Tụ cầu vàng là nguyên nhân gây các bệnh phân loại ở chương khác|Staphylococcus aureus as the cause of diseases classified to other chapters|B95-B98||1||||||
B96.2|Escherichia coli [E. coli] gây các bệnh đã được phân loại ở chương khác|Escherichia coli [E. coli] as the cause of diseases classified to other chapters|B95-B98||1||||||
B98.0|Helicobacter pylori [H.pylori] gây các bệnh đã được phân loại ở chương khác|Helicobacter pylori [H.pylori] as the cause of diseases classified to other chapters|B95-B98||1||||||
C16.9|U ác của dạ dày không đặc hiệu|Malignant neoplasm: Stomach, unspecified|C15-C26||||||||1
C18.9|U ác của đại tràng không đặc hiệu|Malignant neoplasm: Colon, unspecified|C15-C26||||||||1
C20|U ác trực tràng|Malignant neoplasm of rectum|C15-C26||||||||1
C22.0|Ung thư biểu mô tế bào gan|Malignant neoplasm: Liver cell carcinoma|C15-C26||||||||1
C34.9|U ác của khí quản hoặc phổi, không đặc hiệu|Malignant neoplasm: Bronchus or lung, unspecified|C30-C39||||||||1
C50.9|U ác của vú không đặc hiệu|Malignant neoplasm: Breast, unspecified|C50-C50||||||||1
C53.9|U ác của cổ tử cung không đặc hiệu|Malignant neoplasm: Cervix uteri, unspecified|C51-C58|FEMALE|||||||1
C61|U ác của tuyến tiền liệt|Malignant neoplasm of prostate|C60-C63|MALE|||||||1
C73|U ác của tuyến giáp|Malignant neoplasm of thyroid gland|C73-C75||||||||1
D12.6|U lành của Đại tràng không đặc hiệu|Benign neoplasm: Colon, unspecified|D10-D36||||||||
D17.9|U mỡ lành tính không đặc hiệu|Benign lipomatous neoplasm, unspecified|D10-D36||||||||
D24|U lành vú|Benign neoplasm of breast|D10-D36||||||||
D25.9|U cơ trơn tử cung, không đặc hiệu|Leiomyoma of uterus, unspecified|D10-D36|FEMALE|||||||
D27|U lành buồng trứng|Benign neoplasm of ovary|D10-D36|FEMALE|||||||
D34|U lành của tuyến giáp|Benign neoplasm of thyroid gland|D10-D36||||||||
D50.9|Thiếu máu thiếu sắt không đặc hiệu|Iron deficiency anaemia, unspecified|D50-D53||||||||
D52.9|Thiếu máu thiếu folate không đặc hiệu|Folate deficiency anaemia, unspecified|D50-D53||||||||
D53.9|Thiếu máu dinh dưỡng không đặc hiệu|Nutritional anaemia, unspecified|D50-D53||||||||
D56.9|Thalassaemia không đặc hiệu|Thalassaemia, unspecified|D55-D59||||||||1
D63.0|Thiếu máu trong bệnh ác tính (C00-D48†)|Anaemia in neoplastic disease (C00-D48†)|D60-D64||1||||1||1
D64.9|Thiếu máu không đặc hiệu|Anaemia, unspecified|D60-D64||||||||
D69.6|Giảm tiểu cầu không đặc hiệu|Thrombocytopenia, unspecified|D65-D69||||||||
D72.8|Các rối loạn đặc hiệu khác của bạch cầu|Other specified disorders of white blood cells|D70-D77||||||||
E03.9|Suy giáp, không đặc hiệu|Hypothyroidism, unspecified|E00-E07||||||||1
E04.1|Bướu giáp đơn nhân -không độc|Nontoxic single thyroid nodule|E00-E07||||||||1
E04.9|Bướu giáp không độc, không đặc hiệu|Nontoxic goitre, unspecified|E00-E07||||||||1
E05.0|Nhiễm độc giáp với bướu lan toả|Thyrotoxicosis with diffuse goitre|E00-E07||||||||1
E05.9|Nhiễm độc giáp, không đặc hiệu|Thyrotoxicosis, unspecified|E00-E07||||||||1
E06.3|Viêm giáp tự miễn|Autoimmune thyroiditis|E00-E07||||||||1
E10.9|Bệnh đái tháo đường phụ thuộc insuline (Chưa có biến chứng)|Insuline-dependent diabetes mellitus (Without complications)|E10-E14||||||||1
E11|Bệnh đái tháo đường không phụ thuộc insuline|Non-insuline-dependent diabetes mellitus|E10-E14||||1||||1
E11.2|Bệnh đái tháo đường không phụ thuộc insuline (Có biến chứng thận)|Non-insuline-dependent diabetes mellitus (With renal complications)|E10-E14||||||||1
E11.3|Bệnh đái tháo đường không phụ thuộc insuline (Có biến chứng mắt)|Non-insuline-dependent diabetes mellitus (With ophthalmic complications)|E10-E14||||||||1
E11.4|Bệnh đái tháo đường không phụ thuộc insuline (Có biến chứng thần kinh)|Non-insuline-dependent diabetes mellitus (With neurological complications)|E10-E14||||||||1
E11.5|Bệnh đái tháo đường không phụ thuộc insuline (Có biến chứng mạch máu ngoại vi)|Non-insuline-dependent diabetes mellitus (With peripheral circulatory complications)|E10-E14||||||||1
E11.6|Bệnh đái tháo đường không phụ thuộc insuline (Có biến chứng xác định khác)|Non-insuline-dependent diabetes mellitus (With other specified complications)|E10-E14||||||||1
E11.9|Bệnh đái tháo đường không phụ thuộc insuline (Chưa có biến chứng)|Non-insuline-dependent diabetes mellitus (Without complications)|E10-E14||||||||1
E14.9|Các thể loại đái tháo đường không xác định (Chưa có biến chứng)|Unspecified diabetes mellitus (Without complications)|E10-E14||||||||1
E16.2|Hạ glucose máu không đặc hiệu|Hypoglycaemia, unspecified|E15-E16||||||||
E28.2|Hội chứng buồng trứng đa nang|Polycystic ovarian syndrome|E20-E35|FEMALE|||||||1
E46|Suy dinh dưỡng do thiếu protein năng lượng không xác định|Unspecified protein-energy malnutrition|E40-E46||||||||
E55.9|Thiếu vitamin D, không xác định|Vitamin D deficiency, unspecified|E50-E64||||||||
E61.1|Thiếu sắt|Iron deficiency|E50-E64||||||||
E66|Bệnh béo phì|Obesity|E65-E68||||1||||1
E66.0|Béo phì do thừa calo|Obesity due to excess calories|E65-E68||||||||1
E66.9|Béo phì, không đặc hiệu|Obesity, unspecified|E65-E68||||||||1
E78.0|Tăng cholesterol máu đơn thuần|Pure hypercholesterolaemia|E70-E90||||||||1
E78.1|Tăng triglycerid máu đơn thuần|Pure hyperglyceridaemia|E70-E90||||||||1
E78.2|Tăng lipid máu hỗn hợp|Mixed hyperlipidaemia|E70-E90||||||||1
E78.5|Tăng lipid máu, không đặc hiệu|Hyperlipidaemia, unspecified|E70-E90||||||||1
E79.0|Tăng acid uric máu không có biểu hiện của viêm khớp và bệnh tạo sỏi|Hyperuricaemia without signs of inflammatory arthritis and tophaceous disease|E70-E90||||||||1
E83.5|Rối loạn chuyển hóa calci|Disorders of calcium metabolism|E70-E90||||||||
E86|Giảm thể tích|Volume depletion|E70-E90||||||||
E87.1|Giảm áp suất thẩm thấu và giảm Na máu|Hypo-osmolality and hyponatraemia|E70-E90||||||||
E87.6|Hạ kali máu|Hypokalaemia|E70-E90||||||||
F10.2|Rối loạn tâm thần và hành vi do sử dụng rượu (Hội chứng nghiện)|Mental and behavioural disorders due to use of alcohol (Dependence syndrome)|F10-F19||||||||1
F17.2|Rối loạn tâm thần và hành vi do sử dụng thuốc lá (Hội chứng nghiện)|Mental and behavioural disorders due to use of tobaco (Dependence syndrome)|F10-F19||||||||1
F20.9|Tâm thần phân liệt thể không đặc hiệu|Schizophrenia, unspecified|F20-F29||||||||1
F32.9|Giai đoạn trầm cảm không đặc hiệu|Depressive episode, unspecified|F30-F39||||||||1
F41.1|Rối loạn lo âu lan toả|Generalized anxiety disorder|F40-F48||||||||1
F41.2|Rối loạn hỗn hợp lo âu và trầm cảm|Mixed anxiety and depressive disorder|F40-F48||||||||1
F41.9|Rối loạn lo âu, không biệt định|Anxiety disorder, unspecified|F40-F48||||||||1
F43.2|Các rối loạn sự thích ứng|Adjustment disorders|F40-F48||||||||
F45.3|Loạn chức năng thần kinh tự trị dạng cơ thể|Somatoform autonomic dysfunction|F40-F48||||||||
F51.0|Mất ngủ không thực tổn|Nonorganic insomnia|F50-F59||||||||
F90.0|Rối loạn của hoạt động và chú ý|Disturbance of activity and attention|F90-F98||||||||1
G20|Bệnh Parkinson|Parkinson disease|G20-G26||||||||1
G40.9|Động kinh không đặc hiệu|Epilepsy, unspecified|G40-G47||||||||1
G43.9|Migraine, không đặc hiệu|Migraine, unspecified|G40-G47||||||||1
G44.2|Đau đầu do căng thẳng|Tension-type headache|G40-G47||||||||
G45.0|Hội chứng động mạch sống - nền|Vertebro-basilar artery syndrome|G40-G47||||||||
G47.0|Rối loạn vào giấc và duy trì giấc ngủ [mất ngủ]|Disorders of initiating and maintaining sleep [insomnias]|G40-G47||||||||
G50.0|Đau dây thần kinh tam thoa|Trigeminal neuralgia|G50-G59||||||||
G51.0|Liệt Bell|Bell palsy|G50-G59||||||||
G54.4|Bệnh rễ thần kinh thắt lưng - cùng, không phân loại nơi khác|Lumbosacral root disorders, not elsewhere classified|G50-G59||||||||
G56.0|Hội chứng ống cổ tay|Carpal tunnel syndrome|G50-G59||||||||
G62.9|Bệnh đa dây thần kinh, không đặc hiệu|Polyneuropathy, unspecified|G60-G64||||||||1
G63.2|Bệnh đa dây thần kinh do đái tháo đường (E10-E14 với ký tự thứ tự chung là .4†)|Diabetic polyneuropathy (E10-E14 with common fourth character .4†)|G60-G64||1||||1||1
G81.9|Liệt nửa người không đặc hiệu|Hemiplegia, unspecified|G80-G83|||1|||||
G93.4|Bệnh não, không đặc hiệu|Encephalopathy, unspecified|G90-G99||||||||
H00.0|Lẹo và viêm sâu khác của mi mắt|Hordeolum and other deep inflammation of eyelid|H00-H06||||||||
H01.0|Viêm bờ mi|Blepharitis|H00-H06||||||||
H04.1|Bệnh khác của tuyến lệ (bao gồm Hội chứng khô mắt)|Other disorders of lacrimal gland (include Dry eye syndrome )|H00-H06||||||||
H10|Viêm kết mạc|Conjunctivitis|H10-H13||||1||||
H10.1|Viêm kết mạc dị ứng cấp|Acute atopic conjunctivitis|H10-H13||||||||
H10.3|Viêm kết mạc cấp, không đặc hiệu|Acute conjunctivitis, unspecified|H10-H13||||||||
H10.9|Viêm kết mạc, không đặc hiệu|Conjunctivitis, unspecified|H10-H13||||||||
H11.0|Mộng thịt|Pterygium|H10-H13||||||||
H16.9|Viêm giác mạc, không đặc hiệu|Keratitis, unspecified|H15-H22||||||||
H25.9|Đục thể thủy tinh người già, không đặc hiệu|Senile cataract, unspecified|H25-H28||||||||1
H26.9|Đục thể thủy tinh, không đặc hiệu khác|Cataract, unspecified|H25-H28||||||||
H36.0|Bệnh lý võng mạc do đái tháo đường (E10-E14 với ký tự thứ tư chung là .3†)|Diabetic retinopathy (E10-E14 with common fourth character .3†)|H30-H36||1||||1||1
H40.9|Glocom, không đặc hiệu|Glaucoma, unspecified|H40-H42||||||||1
H52.0|Viễn thị|Hypermetropia|H49-H52||||||||
H52.1|Cận thị|Myopia|H49-H52||||||||
H52.2|Loạn thị|Astigmatism|H49-H52||||||||
H52.4|Lão thị|Presbyopia|H49-H52||||||||
H60.9|Viêm tai ngoài, không đặc hiệu|Otitis externa, unspecified|H60-H62||||||||
H61.2|Nút ráy tai|Impacted cerumen|H60-H62||||||||
H65.9|Viêm tai giữa không nung mủ, không đặc hiệu|Nonsuppurative otitis media, unspecified|H65-H75||||||||
H66.0|Viêm tai giữa nung mủ cấp viêm tai giữa cấp mủ|Acute suppurative otitis media|H65-H75||||||||
H66.9|Viêm tai giữa không đặc hiệu|Otitis media, unspecified|H65-H75||||||||
H69.8|Bệnh vòi Eustache xác định khác|Other specified disorders of Eustachian tube|H65-H75||||||||
H81.1|Chóng mặt kịch phát lành tính|Benign paroxysmal vertigo|H80-H83||||||||
H81.3|Chóng mặt do nguyên nhân ngoại biên khác|Other peripheral vertigo|H80-H83||||||||
H83.0|Viêm mê nhĩ|Labyrinthitis|H80-H83||||||||
H90.5|Điếc thần kinh không đặc hiệu điếc tiếp nhận không đặc hiệu|Sensorineural hearing loss, unspecified|H90-H95|||1|||||
H91.9|Nghe kém không đặc hiệu khác nghe kém không đặc hiệu|Hearing loss, unspecified|H90-H95||||||||
H93.1|Ù tai|Tinnitus|H90-H95||||||||
I10|Bệnh lý tăng huyết áp|Other rheumatic heart diseases|I10-I15||||||||1
I11.0|Bệnh tim do tăng huyết áp, có suy tim (sung huyết)|Hypertensive heart disease with (congestive) heart failure|I10-I15||||||||1
I11.9|Bệnh tim do tăng huyết áp, không suy tim (sung huyết)|Hypertensive heart disease without (congestive) heart failure|I10-I15||||||||1
I20.0|Cơn đau thắt ngực không ổn định|Unstable angina|I20-I25||||||||
I20.8|Dạng khác của cơn đau thắt ngực|Other forms of angina pectoris|I20-I25||||||||1
I20.9|Cơn đau thắt ngực, không đặc hiệu|Angina pectoris, unspecified|I20-I25||||||||
I21.9|Nhồi máu cơ tim cấp, không đặc hiệu|Acute myocardial infarction, unspecified|I20-I25||||||||
I25.1|Bệnh tim mạch do xơ vữa động mạch|Atherosclerotic heart disease|I20-I25||||||||1
I25.9|Bệnh tim thiếu máu cục bộ mạn, không đặc hiệu|Chronic ischaemic heart disease, unspecified|I20-I25||||||||1
I26.9|Thuyên tắc phổi không có tâm phế cấp|Pulmonary embolism without mention of acute cor pulmonale|I26-I28||||||||
I34.0|Hở (van) hai lá|Mitral (valve) insufficiency|I30-I52||||||||1
I46.1|Đột tử do tim (được mô tả)|Sudden cardiac death, so described|I30-I52||||||||
I47.1|Nhịp nhanh trên thất|Supraventricular tachycardia|I30-I52||||||||
I48.9|Rung nhĩ và cuồng nhĩ, không đặc hiệu|Atrial fibrillation and atrial flutter, unspecified|I30-I52||||||||1
I49.9|Rối loạn nhịp tim, không đặc hiệu|Cardiac arrhythmia, unspecified|I30-I52||||||||
I50.0|Suy tim sung huyết|Congestive heart failure|I30-I52||||||||1
I50.9|Suy tim, không đặc hiệu|Heart failure, unspecified|I30-I52||||||||1
I61.9|Xuất huyết nội sọ, không đặc hiệu|Intracerebral haemorrhage, unspecified|I60-I69||||||||
I63.9|Nhồi máu não, không đặc hiệu|Cerebral infarction, unspecified|I60-I69||||||||
I64|Đột quị, không xác định do xuất huyết hay nhồi máu (Tai biến mạch máu não)|Stroke, not specified as haemorrhage or infarction|I60-I69||||||||
I67.9|Bệnh mạch máu não không đặc hiệu|Cerebrovascular disease, unspecified|I60-I69||||||||
I69.3|Di chứng nhồi máu não|Sequelae of cerebral infarction|I60-I69|||1|||||1
I70.2|Xơ vữa động mạch ngoại biên|Atherosclerosis of arteries of extremities|I70-I79||||1||||1
I70.20|Xơ vữa động mạch ngoại biên, không có hoại tử|Atherosclerosis of arteries of extremities, without gangrene|I70-I79||||||||1
I70.21|Xơ vữa động mạch ngoại biên, có hoại tử|Atherosclerosis of arteries of extremities, with gangrene|I70-I79||||||||1
I80.2|Viêm tĩnh mạch và viêm tắc tĩnh mạch của các tĩnh mạch sâu khác ở chi dưới|Phlebitis and thrombophlebitis of other deep vessels of lower extremities|I80-I89||||||||
I83.9|Dãn tĩnh mạch chi dưới không loét không viêm|Varicose veins of lower extremities without ulcer or inflammation|I80-I89||||||||1
I95.1|Hạ huyết áp thế đứng|Orthostatic hypotension|I95-I99||||||||
I95.9|Hạ huyết áp, không đặc hiệu|Hypotension, unspecified|I95-I99||||||||
J00|Viêm mũi họng cấp [cảm thường]|Acute nasopharyngitis [common cold]|J00-J06||||||||
J01.9|Viêm xoang cấp, không phân loại|Acute sinusitis, unspecified|J00-J06||||||||
J02.0|Viêm họng do liên cầu|Streptococcal pharyngitis|J00-J06||||||||
J02.9|Viêm họng cấp, không đặc hiệu|Acute pharyngitis, unspecified|J00-J06||||||||
J03.0|Viêm amydan do liên cầu Streptococcus|Streptococcal tonsillitis|J00-J06||||||||
J03.9|Viêm amydan cấp, không phân loại|Acute tonsillitis, unspecified|J00-J06||||||||
J04.0|Viêm thanh quản cấp|Acute laryngitis|J00-J06||||||||
J06|Nhiễm trùng đường hô hấp trên cấp ở nhiều nơi và vị trí không phân loại|Acute upper respiratory infections of multiple and unspecified sites|J00-J06||||1||||
J06.9|Nhiễm trùng đường hô hấp trên cấp, không phân loại|Acute upper respiratory infection, unspecified|J00-J06||||||||
J10.1|Cảm cúm với biểu hiện hô hấp khác, virus cúm được định|Influenza with other respiratory manifestations, other influenza virus identified|J09-J18|||||||1|
J11.1|Cúm với các biểu hiện hô hấp khác, virus không được định danh|Influenza with other respiratory manifestations, virus not identified|J09-J18|||||||1|
J12.9|Viêm phổi virus, không đặc hiệu|Viral pneumonia, unspecified|J09-J18||||||||
J15.9|Viêm phổi do vi khuẩn, không đặc hiệu|Bacterial pneumonia, unspecified|J09-J18||||||||
J18.0|Viêm phế quản phổi, không đặc hiệu|Bronchopneumonia, unspecified|J09-J18||||||||
J18.9|Viêm phổi, không đặc hiệu|Pneumonia, unspecified|J09-J18||||||||
J20.9|Viêm phế quản cấp, không phân loại|Acute bronchitis, unspecified|J20-J22||||||||
J21.9|Viêm tiểu phế quản cấp, không phân loại|Acute bronchiolitis, unspecified|J20-J22||||||||
J22|Nhiễm trùng hô hấp dưới cấp không phân loại|Unspecified acute lower respiratory infection|J20-J22||||||||
J30.1|Viêm mũi dị ứng do phấn hoa|Allergic rhinitis due to pollen|J30-J39||||||||
J30.4|Viêm mũi dị ứng, không phân loại|Allergic rhinitis, unspecified|J30-J39||||||||
J31.0|Viêm mũi mãn tính|Chronic rhinitis|J30-J39||||||||1
J31.2|Viêm họng mãn tính|Chronic pharyngitis|J30-J39||||||||1
J32.9|Viêm xoang mãn tính, không phân loại|Chronic sinusitis, unspecified|J30-J39||||||||
J35.0|Viêm amydan mãn tính|Chronic tonsillitis|J30-J39||||||||1
J40|Viêm phế quản không xác định được là cấp hay mãn tính|Bronchitis, not specified as acute or chronic|J40-J47||||||||
J42|Viêm phế quản mãn tính không phân loại|Unspecified chronic bronchitis|J40-J47||||||||1
J44.0|Bệnh phổi tắc nghẽn mãn tính đợt cấp do bội nhiễm|Chronic obstructive pulmonary disease with acute lower respiratory infection|J40-J47||||||||1
J44.1|Bệnh phổi tắc nghẽn mãn tính đợt cấp, không phân loại|Chronic obstructive pulmonary disease with acute exacerbation, unspecified|J40-J47||||||||1
J44.9|Bệnh phổi tắc nghẽn mãn tính, không phân loại|Chronic obstructive pulmonary disease, unspecified|J40-J47||||||||1
J45.0|Hen chủ yếu do dị ứng|Predominantly allergic asthma|J40-J47||||||||1
J45.9|Hen, không phân loại|Asthma, unspecified|J40-J47||||||||1
J46|Cơn hen ác tính|Status asthmaticus|J40-J47||||||||
J47|Dãn phế quản|Bronchiectasis|J40-J47||||||||
J93.9|Tràn khí màng phổi, không phân loại|Pneumothorax, unspecified|J90-J94||||||||
J98.8|Bệnh hô hấp xác định khác|Other specified respiratory disorders|J95-J99||||||||
K02.1|Sâu ngà|Caries of dentine|K00-K14||||||||
K02.9|Sâu răng, không đặc hiệu|Dental caries, unspecified|K00-K14||||||||
K04.0|Viêm tủy|Pulpitis|K00-K14||||||||
K05.1|Viêm nướu mãn|Chronic gingivitis|K00-K14||||||||
K05.3|Viêm nha chu mãn|Chronic periodontitis|K00-K14||||||||
K07.3|Vị trí răng bất thường|Anomalies of tooth position|K00-K14||||||||
K08.1|Mất răng do tai nạn, do nhổ răng hay bệnh nha chu khu trú|Loss of teeth due to accident, extraction or local periodontal disease|K00-K14||||||||
K12.0|Loét miệng tái diễn|Recurrent oral aphthae|K00-K14||||||||
K12.1|Dạng khác của viêm miệng|Other forms of stomatitis|K00-K14||||||||
K21|Bệnh trào ngược dạ dày - thực quản|Gastro-oesophageal reflux disease|K20-K31||||1||||1
K21.0|Bệnh trào ngược dạ dày - thực quản với viêm thực quản|Gastro-oesophageal reflux disease with oesophagitis|K20-K31||||||||1
K21.9|Bệnh trào ngược dạ dày - thực quản không có viêm thực quản|Gastro-oesophageal reflux disease without oesophagitis|K20-K31||||||||1
K25.9|Loét dạ dày (Không xác định là cấp hay mạn, không xuất huyết hay thủng)|Gastric ulcer (Unspecified as acute or chronic, without haemorrhage or perforation)|K20-K31||||||||1
K26.9|Loét tá tràng (Không xác định là cấp hay mạn, không xuất huyết hay thủng)|Duodenal ulcer (Unspecified as acute or chronic, without haemorrhage or perforation)|K20-K31||||||||
K27.9|Loét dạ dày - tá tràng, vị trí không xác định (Không xác định là cấp hay mạn, không xuất huyết hay thủng)|Peptic ulcer, site unspecified (Unspecified as acute or chronic, without haemorrhage or perforation)|K20-K31||||||||
K29|Viêm dạ dày và tá tràng|Gastritis and duodenitis|K20-K31||||1||||
K29.1|Viêm dạ dày cấp khác|Other acute gastritis|K20-K31||||||||
K29.5|Viêm dạ dày mạn, không đặc hiệu|Chronic gastritis, unspecified|K20-K31||||||||
K29.7|Viêm dạ dày, không đặc hiệu|Gastritis, unspecified|K20-K31||||||||
K30|Khó tiêu chức năng|Functional dyspepsia|K20-K31||||||||
K35.8|Viêm ruột thừa cấp tính, khác và không đặc hiệu|Acute appendicitis, other and unspecified|K35-K38||||||||
K40.9|Thoát vị bẹn một bên hay không đặc hiệu, không tắc hay hoại tử|Unilateral or unspecified inguinal hernia, without obstruction or gangrene|K40-K46||||||||
K52.9|Viêm dạ dày - ruột và đại tràng không nhiễm trùng, không đặc hiệu|Noninfective gastroenteritis and colitis, unspecified|K50-K52||||||||
K56.6|Tắc ruột khác và không xác định|Other and unspecified intestinal obstruction|K55-K64||||||||
K57.9|Bệnh túi thừa của ruột, vị trí không xác định, không thủng hay áp xe|Diverticular disease of intestine, part unspecified, without perforation or abscess|K55-K64||||||||
K58.0|Hội chứng ruột kích thích, có tiêu chảy|Irritable bowel syndrome with diarrhoea|K55-K64||||||||1
K58.9|Hội chứng ruột kích thích, không tiêu chảy|Irritable bowel syndrome without diarrhoea|K55-K64||||||||1
K59.0|Táo bón|Constipation|K55-K64||||||||
K59.1|Tiêu chảy rối loạn chức năng|Functional diarrhoea|K55-K64||||||||
K60.2|Nứt ống hậu môn, không đặc hiệu|Anal fissure, unspecified|K55-K64||||||||
K61.0|Áp xe hậu môn|Anal abscess|K55-K64||||||||
K64.0|Trĩ độ I|First degree haemorrhoids|K55-K64||||||||
K64.1|Trĩ độ II|Second degree haemorrhoids|K55-K64||||||||
K64.2|Trĩ độ III|Third degree haemorrhoids|K55-K64||||||||
K64.9|Trĩ, không đặc hiệu|Haemorrhoids, unspecified|K55-K64||||||||
K70.3|Xơ gan do rượu|Alcoholic cirrhosis of liver|K70-K77||||||||1
K73.9|Viêm gan mạn, không đặc hiệu|Chronic hepatitis, unspecified|K70-K77||||||||1
K74.6|Xơ gan khác và không đặc hiệu|Other and unspecified cirrhosis of liver|K70-K77||||||||1
K76.0|Gan (biến đổi) nhiễm mỡ, không phân loại nơi khác|Fatty (change of) liver, not elsewhere classified|K70-K77||||||||1
K80.2|Sỏi túi mật không có viêm túi mật|Calculus of gallbladder without cholecystitis|K80-K87||||||||
K81.0|Viêm túi mật cấp|Acute cholecystitis|K80-K87||||||||
K85.9|Viêm tụy cấp tính, không đặc hiệu|Acute pancreatitis, unspecified|K80-K87||||||||
K92.2|Chảy máu tiêu hóa, không đặc hiệu|Gastrointestinal haemorrhage, unspecified|K90-K93||||||||
L01.0|Chốc [bất kỳ sinh vật nào] [cơ quan nào] [bất kỳ vị trí nào]|Impetigo [any organism] [any site]|L00-L08||||||||
L02.9|Áp xe da, nhọt, cụm nhọt không đặc hiệu|Cutaneous abscess, furuncle and carbuncle, unspecified|L00-L08||||||||
L03.9|Viêm mô bào không đặc hiệu|Cellulitis, unspecified|L00-L08||||||||
L08.9|Các nhiễm trùng khu trú ở da và tổ chức dưới da không đặc hiệu|Local infection of skin and subcutaneous tissue, unspecified|L00-L08||||||||
L20.9|Viêm da cơ địa, không đặc hiệu|Atopic dermatitis, unspecified|L20-L30||||||||1
L21.9|Viêm da dầu không đặc hiệu|Seborrhoeic dermatitis, unspecified|L20-L30||||||||
L23.9|Viêm da dị ứng tiếp xúc , nguyên nhân không đặc hiệu|Allergic contact dermatitis, unspecified cause|L20-L30||||||||
L25.9|Viêm da tiếp xúc không đặc hiệu|Unspecified contact dermatitis, unspecified cause|L20-L30||||||||
L29.9|Ngứa không đặc hiệu|Pruritus, unspecified|L20-L30||||||||
L30.9|Viêm da, không đặc hiệu|Dermatitis, unspecified|L20-L30||||||||
L40.0|Vảy nến thông thường|Psoriasis vulgaris|L40-L45||||||||1
L50.0|Mày đay dị ứng|Allergic urticaria|L50-L54||||||||
L50.9|Mày đay, không đặc hiệu|Urticaria, unspecified|L50-L54||||||||
L60.0|Móng chọc thịt|Ingrowing nail|L60-L75||||||||
L63.9|Rụng tóc từng mảng, không điển hình|Alopecia areata, unspecified|L60-L75||||||||
L70.0|Trứng cá thông thường|Acne vulgaris|L60-L75||||||||
L72.1|Kén ở chân lông|Trichilemmal cyst|L60-L75||||||||
L81.4|Bệnh tăng sắc tố do melanin khác|Other melanin hyperpigmentation|L80-L99||||||||
M06.9|Viêm khớp dạng thấp không đặc hiệu|Rheumatoid arthritis, unspecified|M00-M25||||1||||1
M06.90|Viêm khớp dạng thấp không đặc hiệu, nhiều vị trí|Rheumatoid arthritis, unspecified, multiple sites|M00-M25||||||||1
M06.94|Viêm khớp dạng thấp không đặc hiệu, bàn tay|Rheumatoid arthritis, unspecified, hand|M00-M25||||||||1
M10|Gút (thống phong)|Gout|M00-M25||||1||||1
M10.0|Bệnh Gút vô căn|Idiopathic gout|M00-M25||||1||||1
M10.07|Bệnh Gút vô căn, cổ chân và bàn chân|Idiopathic gout, ankle and foot|M00-M25||||||||1
M10.9|Bệnh Gút không đặc hiệu|Gout, unspecified|M00-M25||||1||||1
M10.97|Bệnh Gút không đặc hiệu, cổ chân và bàn chân|Gout, unspecified, ankle and foot|M00-M25||||||||1
M13.9|Viêm khớp không đặc hiệu|Arthritis, unspecified|M00-M25||||1||||
M13.90|Viêm khớp không đặc hiệu, nhiều vị trí|Arthritis, unspecified, multiple sites|M00-M25||||||||
M13.96|Viêm khớp không đặc hiệu, cẳng chân|Arthritis, unspecified, lower leg|M00-M25||||||||
M15.9|Các thoái hóa đa khớp không đặc hiệu|Polyarthrosis, unspecified|M00-M25||||||||1
M16.9|Thoái hóa khớp háng không đặc hiệu|Coxarthrosis, unspecified|M00-M25||||||||1
M17.0|Thoái hóa khớp gối nguyên phát cả 2 bên|Primary gonarthrosis, bilateral|M00-M25||||||||1
M17.9|Thoái hóa khớp gối không đặc hiệu|Gonarthrosis, unspecified|M00-M25||||||||1
M19.9|Thoái hóa khớp không đặc hiệu|Arthrosis, unspecified|M00-M25||||1||||1
M19.96|Thoái hóa khớp không đặc hiệu, cẳng chân|Arthrosis, unspecified, lower leg|M00-M25||||||||1
M25.5|Đau khớp|Pain in joint|M00-M25||||1||||
M25.51|Đau khớp, vùng bả vai|Pain in joint, shoulder region|M00-M25||||||||
M25.56|Đau khớp, cẳng chân|Pain in joint, lower leg|M00-M25||||||||
M25.57|Đau khớp, cổ chân và bàn chân|Pain in joint, ankle and foot|M00-M25||||||||
M32.9|Lupus ban đỏ hệ thống không đặc hiệu|Systemic lupus erythematosus, unspecified|M30-M36||||||||1
M35.3|Bệnh đau cơ dạng thấp|Polymyalgia rheumatica|M30-M36||||||||
M43.6|Vẹo cổ|Torticollis|M40-M54||||1||||
M43.62|Vẹo cổ, vùng cổ|Torticollis, cervical region|M40-M54||||||||
M47.8|Các thoái hóa cột sống khác|Other spondylosis|M40-M54||||1||||1
M47.82|Các thoái hóa cột sống khác, vùng cổ|Other spondylosis, cervical region|M40-M54||||||||1
M47.86|Các thoái hóa cột sống khác, vùng thắt lưng|Other spondylosis, lumbar region|M40-M54||||||||1
M47.9|Thoái hóa cột sống không đặc hiệu|Spondylosis, unspecified|M40-M54||||1||||1
M47.92|Thoái hóa cột sống không đặc hiệu, vùng cổ|Spondylosis, unspecified, cervical region|M40-M54||||||||1
M47.96|Thoái hóa cột sống không đặc hiệu, vùng thắt lưng|Spondylosis, unspecified, lumbar region|M40-M54||||||||1
M51.2|Thoát vị đĩa đệm đốt sống đặc hiệu khác|Other specified intervertebral disc displacement|M40-M54||||||||1
M53.1|Hội chứng cánh tay cổ|Cervicobrachial syndrome|M40-M54||||1||||
M53.12|Hội chứng cánh tay cổ, vùng cổ|Cervicobrachial syndrome, cervical region|M40-M54||||||||
M54.2|Đau vùng cổ gáy|Cervicalgia|M40-M54||||1||||
M54.22|Đau vùng cổ gáy, vùng cổ|Cervicalgia, cervical region|M40-M54||||||||
M54.3|Đau dây thần kinh tọa|Sciatica|M40-M54||||1||||
M54.36|Đau dây thần kinh tọa, vùng thắt lưng|Sciatica, lumbar region|M40-M54||||||||
M54.4|Đau lưng kèm đau dây thần kinh tọa|Lumbago with sciatica|M40-M54||||1||||
M54.46|Đau lưng kèm đau dây thần kinh tọa, vùng thắt lưng|Lumbago with sciatica, lumbar region|M40-M54||||||||
M54.5|Đau cột sống thắt lưng|Low back pain|M40-M54||||1||||
M54.56|Đau cột sống thắt lưng, vùng thắt lưng|Low back pain, lumbar region|M40-M54||||||||
M54.57|Đau cột sống thắt lưng, vùng thắt lưng cùng|Low back pain, lumbosacral region|M40-M54||||||||
M62.6|Căng cơ quá mức|Muscle strain|M60-M79||||1||||
M62.69|Căng cơ quá mức, vị trí không xác định|Muscle strain, site unspecified|M60-M79||||||||
M65.4|Viêm bao gân mỏm trâm quay [de Quervain]|Radial styloid tenosynovitis [de Quervain]|M60-M79||||||||
M65.9|Viêm màng hoạt dịch và viêm bao gân, không đặc hiệu|Synovitis and tenosynovitis, unspecified|M60-M79||||1||||
M65.94|Viêm màng hoạt dịch và viêm bao gân, không đặc hiệu, bàn tay|Synovitis and tenosynovitis, unspecified, hand|M60-M79||||||||
M70.6|Viêm túi thanh mạc mấu chuyển|Trochanteric bursitis|M60-M79||||||||
M72.2|Bệnh xơ cân gan chân|Plantar fascial fibromatosis|M60-M79||||||||
M75.0|Viêm bao hoạt dịch co thắt khớp vai|Adhesive capsulitis of shoulder|M60-M79||||||||
M75.1|Hội chứng bao gân xoay|Rotator cuff syndrome|M60-M79||||||||
M77.1|Viêm điểm bám gân lồi cầu ngoài xương cánh tay|Lateral epicondylitis|M60-M79||||||||
M79.1|Đau cơ|Myalgia|M60-M79||||1||||
M79.11|Đau cơ, vùng bả vai|Myalgia, shoulder region|M60-M79||||||||
M79.19|Đau cơ, vị trí không xác định|Myalgia, site unspecified|M60-M79||||||||
M79.2|Đau dây thần kinh và viêm dây thần kinh, không đặc hiệu|Neuralgia and neuritis, unspecified|M60-M79||||1||||
M79.29|Đau dây thần kinh và viêm dây thần kinh, không đặc hiệu, vị trí không xác định|Neuralgia and neuritis, unspecified, site unspecified|M60-M79||||||||
M81.0|Loãng xương sau mãn kinh|Postmenopausal osteoporosis|M80-M94|FEMALE|||1||||1
M81.09|Loãng xương sau mãn kinh, vị trí không xác định|Postmenopausal osteoporosis, site unspecified|M80-M94|FEMALE|||||||1
M81.9|Loãng xương không đặc hiệu|Osteoporosis, unspecified|M80-M94||||1||||1
M81.99|Loãng xương không đặc hiệu, vị trí không xác định|Osteoporosis, unspecified, site unspecified|M80-M94||||||||1
N04.9|Hội chứng thận hư không xác định|Nephrotic syndrome unspecified|N00-N08||||||||1
N08.3|Biến đổi cầu thận trong đái tháo đường (nhóm E10-E14 với ký tự thứ tư là .2†)|Glomerular disorders in diabetes mellitus (E10-E14 with common fourth character .2†)|N00-N08||1||||1||1
N10|Viêm mô kẽ ống thận cấp|Acute tubulo-interstitial nephritis|N10-N16||||||||
N11.9|Viêm mô kẽ ống thận mạn, không đặc hiệu|Chronic tubulo-interstitial nephritis, unspecified|N10-N16||||||||1
N13.3|Thận ứ nước khác và không đặc hiệu|Other and unspecified hydronephrosis|N10-N16||||||||
N17.9|Suy thận cấp không đặc hiệu|Acute renal failure, unspecified|N17-N19||||||||
N18.3|Suy thận mạn, giai đoạn 3|Chronic kidney disease, stage 3|N17-N19||||||||1
N18.5|Suy thận mạn, giai đoạn 5|Chronic kidney disease, stage 5|N17-N19||||||||1
N18.9|Suy thận mạn, không đặc hiệu|Chronic renal failure, unspecified|N17-N19||||||||1
N20.0|Sỏi thận|Calculus of kidney|N20-N23||||||||
N20.1|Sỏi niệu quản|Calculus of ureter|N20-N23||||||||
N23|Cơn đau quặn thận không xác định|Unspecified renal colic|N20-N23||||||||
N28.1|Nang thận mắc phải|Cyst of kidney, acquired|N25-N29||||||||
N30.0|Viêm bàng quang cấp|Acute cystitis|N30-N39||||||||
N30.9|Viêm bàng quang, không đặc hiệu|Cystitis, unspecified|N30-N39||||||||
N34.1|Viêm niệu đạo không đặc hiệu|Nonspecific urethritis|N30-N39||||||||
N39.0|Nhiễm khuẩn hệ tiết niệu, vị trí không xác định|Urinary tract infection, site not specified|N30-N39||||||||
N40|Tăng sản tuyến tiền liệt|Hyperplasia of prostate|N40-N51|MALE|||||||1
N41.1|Viêm tuyến tiền liệt mạn|Chronic prostatitis|N40-N51|MALE|||||||
N45.9|Viêm tinh hoàn, mào tinh hoàn và viêm tinh hoàn- mào tinh hoàn không có áp xe|Orchitis, epididymitis and epididymo-orchitis without abscess|N40-N51|MALE|||||||
N48.1|Viêm quy đầu - bao quy đầu|Balanoposthitis|N40-N51|MALE|||||||
N60.1|Nang lan toả vú|Diffuse cystic mastopathy|N60-N64||||||||
N61|Viêm vú|Inflammatory disorders of breast|N60-N64||||||||
N64.4|Đau vú|Mastodynia|N60-N64||||||||
N70.9|Viêm vòi và buồng trứng, không đặc hiệu|Salpingitis and oophoritis, unspecified|N70-N77|FEMALE|||||||
N72|Viêm cổ tử cung|Inflammatory disease of cervix uteri|N70-N77|FEMALE|||||||
N73.9|Viêm vùng chậu nữ, không đặc hiệu|Female pelvic inflammatory disease, unspecified|N70-N77|FEMALE|||||||
N76.0|Viêm âm đạo cấp|Acute vaginitis|N70-N77|FEMALE|||||||
N80.9|Bệnh lạc nội mạc tử cung, không đặc hiệu|Endometriosis, unspecified|N80-N98|FEMALE|||||||1
N83.2|Các u nang buồng trứng khác và không đặc hiệu|Other and unspecified ovarian cysts|N80-N98|FEMALE|||||||
N84.1|Polyp cổ tử cung|Polyp of cervix uteri|N80-N98|FEMALE|||||||
N91.2|Vô kinh, không đặc hiệu|Amenorrhoea, unspecified|N80-N98|FEMALE|||||||
N92.0|Kinh nguyệt nhiều và hay xuất hiện với chu kỳ đều|Excessive and frequent menstruation with regular cycle|N80-N98|FEMALE|||||||
N92.1|Kinh nguyệt nhiều và hay xảy ra với chu kỳ không đều|Excessive and frequent menstruation with irregular cycle|N80-N98|FEMALE|||||||
N93.9|Chảy máu bất thường của tử cung và âm đạo, không đặc hiệu|Abnormal uterine and vaginal bleeding, unspecified|N80-N98|FEMALE|||||||
N94.6|Đau kinh, không đặc hiệu|Dysmenorrhoea, unspecified|N80-N98|FEMALE|||||||
N95.1|Tình trạng mãn kinh nữ|Menopausal and female climacteric states|N80-N98|FEMALE|||||||
N97.9|Vô sinh nữ, không đặc hiệu|Female infertility, unspecified|N80-N98|FEMALE|||||||
O00.1|Chửa ở vòi tử cung|Tubal pregnancy|O00-O08|FEMALE|||||||
O03.9|Sẩy thai tự nhiên (Hoàn toàn hoặc chưa xác định rõ, không có biến chứng)|Spontaneous abortion (Complete or unspecified, without complication)|O00-O08|FEMALE|||||||
O14.9|Tiền sản giật chưa xác định rõ|Pre-eclampsia, unspecified|O10-O16|FEMALE|||||||
O20.0|Doạ sẩy thai|Threatened abortion|O20-O29|FEMALE|||||||
O21.0|Nôn nghén thể trung bình|Mild hyperemesis gravidarum|O20-O29|FEMALE|||||||
O23.4|Nhiễm khuẩn đường tiết niệu chưa xác định rõ trong khi có thai|Unspecified infection of urinary tract in pregnancy|O20-O29|FEMALE|||||||
O24.4|Đái tháo đường tăng lên trong khi có thai|Diabetes mellitus arising in pregnancy|O20-O29|FEMALE|||||||
O26.9|Các tình trạng liên quan đến thai nghén chưa xác định rõ|Pregnancy-related condition, unspecified|O20-O29|FEMALE|||||||
O47.0|Chuyển dạ giả trước tuần thứ 37|False labour before 37 completed weeks of gestation|O30-O48|FEMALE|||||||
O80.0|Đẻ thường ngôi đầu|Spontaneous vertex delivery|O80-O84|FEMALE|||||||
O80.9|Đẻ thường một thai chưa xác định rõ|Single spontaneous delivery, unspecified|O80-O84|FEMALE|||||||
O95|Tử vong sản khoa vi nguyên nhân chưa xác định rõ|Obstetric death of unspecified cause|O94-O99|FEMALE||||1|||
O96.0|Tử vong do nguyên nhân sản khoa trực tiếp|Death from direct obstetric cause|O94-O99|FEMALE||||1|||
O99.0|Thiếu máu gây biến chứng cho thai nghén, khi đẻ và sau đẻ|Anaemia complicating pregnancy, childbirth and the puerperium|O94-O99|FEMALE|||||||
P22.0|Hội chứng suy hô hấp của trẻ sơ sinh|Respiratory distress syndrome of newborn|P20-P29||||||||
P39.1|Viêm kết mạc và ống dẫn lệ của trẻ sơ sinh|Neonatal conjunctivitis and dacryocystitis|P35-P39||||||||
P59.9|Vàng da sơ sinh không được định rõ|Neonatal jaundice, unspecified|P50-P61||||||||
P92.9|Vấn đề nuôi dưỡng không được định rõ của trẻ sơ sinh|Feeding problem of newborn, unspecified|P90-P96||||||||
P95|Thai chết vì nguyên nhân không được định rõ|Fetal death of unspecified cause|P90-P96|||||1|||
Q21.1|Thông liên nhĩ|Atrial septal defect|Q20-Q28||||||||
Q53.9|Tinh hoàn chưa xuống bìu, không đặc hiệu|Undescended testicle, unspecified|Q50-Q56|MALE|||||||
Q66.8|Các biến dạng bẩm sinh khác của bàn chân|Other congenital deformities of feet|Q65-Q79||||||||
R00.0|Nhịp nhanh tim, không đặc hiệu|Tachycardia, unspecified|R00-R09||||||||
R04.0|Chảy máu cam|Epistaxis|R00-R09||||||||
R05|Ho|Cough|R00-R09||||||||
R06.0|Khó thở|Dyspnoea|R00-R09||||||||
R07.4|Đau ngực không đặc hiệu|Chest pain, unspecified|R00-R09||||||||
R10.1|Đau bụng khu trú bụng trên|Pain localized to upper abdomen|R10-R19||||||||
R10.4|Đau bụng không xác định và đau bụng khác|Other and unspecified abdominal pain|R10-R19||||||||
R11|Buồn nôn và nôn|Nausea and vomitting|R10-R19||||||||
R13|Khó nuốt|Dysphagia|R10-R19||||||||
R14|Đầy hơi và các tình trạng liên quan|Flatulance and related conditions|R10-R19||||||||
R19.4|Thay đổi thói quen của ruột|Change in bowel habit|R10-R19||||||||
R21|Ban và phát ban không đặc hiệu|Rash and other nonspecific skin eruption|R20-R23||||||||
R31|Đái máu không xác định|Unspecified haematuria|R30-R39||||||||
R42|Hoa mắt và chóng mặt|Dizziness and giddiness|R40-R46||||||||
R50.9|Sốt, không đặc hiệu|Fever, unspecified|R50-R69||||||||
R51|Đau đầu|Headache|R50-R69||||||||
R53|Khó ở và mệt mỏi|Malaise and fatigue|R50-R69||||||||
R55|Ngắt và ngã quỵ|Syncope and collapse|R50-R69||||||||
R56.0|Co giật do sốt|Febrile convulsions|R50-R69||||||||
R60.0|Phù khu trú|Localized oedema|R50-R69||||||||
R63.0|Chán ăn|Anorexia|R50-R69||||||||
R73.0|Test dung nạp glucoza bất thường|Abnormal glucose tolerance test|R70-R79||||||||
R74.0|Tăng mức men tranzaminase và men acid lactic dehydrogenase (LDH)|Elevation of levels of transaminase and lactic acid dehydrogenase [LDH]|R70-R79||||||||
R99|Nguyên nhân tử vong không xác định khác và bệnh xác định không đặc hiệu khác|Other ill-defined and unspecified causes of morality|R95-R99||||||||
S00.9|Tổn thương nông ở đầu, phần không xác định|Superficial injury of head, part unspecified|S00-S09||||||||
S01.0|Vết thương hở của da đầu|Open wound of scalp|S00-S09||||||||
S01.8|Vết thương hở của các phần khác của đầu|Open wound of other parts of head|S00-S09||||||||
S06.0|Chấn động|Concussion|S00-S09||||1||||
S06.00|Chấn động, không có vết thương nội sọ hở|Concussion, without open intracranial wound|S00-S09||||||||
S20.2|Đụng giập lồng ngực|Contusion of thorax|S20-S29||||||||
S22.3|Gãy xương sườn|Fracture of rib|S20-S29||||1||||
S22.30|Gãy xương sườn, gãy kín|Fracture of rib|S20-S29||||||||
S42.0|Gãy xương đòn|Fracture of clavicle|S40-S49||||1||||
S42.00|Gãy xương đòn, gãy kín|Fracture of clavicle|S40-S49||||||||
S52.5|Gãy xương ở đầu thấp và xương quay|Fracture of lower end of radius|S50-S59||||1||||
S52.50|Gãy xương ở đầu thấp và xương quay, gãy kín|Fracture of lower end of radius|S50-S59||||||||
S60.0|Đụng giập các ngón tay không tổn thương móng|Contusion of finger(s) without damage to nail|S60-S69||||||||
S61.0|Vết thương hở các ngón tay không tổn thương móng|Open wound of finger(s) without damage to nail|S60-S69||||||||
S61.9|Vết thương hở của cổ tay và bàn tay, phần không xác định|Open wound of wrist and hand part, part unspecified|S60-S69||||||||
S62.3|Gãy xương đốt khác bàn tay|Fracture of other metacarpal bone|S60-S69||||1||||
S80.0|Đụng giập tại đầu gối|Contusion of knee|S80-S89||||||||
S81.8|Vết thương hở phần khác của chi dưới|Open wound of other parts of lower leg|S80-S89||||||||
S82.6|Gãy xương bên mắt cá chân|Fracture of lateral malleolus|S80-S89||||1||||
S83.6|Bong gân và căng cơ phần khác và chưa xác định khớp gối|Sprain and strain of other and unspecified parts of knee|S80-S89||||||||
S90.3|Đụng giập phần khác và chưa xác định tại bàn chân|Contusion of other and unspecified parts of foot|S90-S99||||||||
S93.4|Bong gân và căng cơ cổ chân|Sprain and strain of ankle|S90-S99||||||||
T14.0|Tổn thương nông tại vùng cơ thể chưa xác định|Superficial injury of unspecified body region|T08-T14||||||||
T14.1|Vết thương hở chưa xác định vùng cơ thể|Open wound of unspecified body region|T08-T14||||||||
T15.0|Dị vật trong giác mạc|Foreign body in cornea|T15-T19||||||||
T16|Dị vật ở tai|Foreign body in ear|T15-T19||||||||
T17.1|Dị vật trong lỗ ngoài mũi|Foreign body in nostril|T15-T19||||||||
T18.1|Dị vật trong thực quản|Foreign body in oesophagus|T15-T19||||||||
T20.2|Bỏng độ hai tại đầu và cổ|Burn of second degree of head and neck|T20-T32||||||||
T30.0|Bỏng vùng cơ thể chưa xác định, độ chưa xác định|Burn of unspecified body region, unspecified degree|T20-T32||||||||
T63.4|Nhiễm độc Nọc độc của các tiết túc khác|Toxic effect: Venom of other arthropods|T51-T65||||||||
T78.2|Sốc phản vệ, chưa xác định|Anaphylactic shock, unspecified|T66-T78||||||||
T78.4|Dị ứng chưa xác định|Allergy, unspecified|T66-T78||||||||
T81.4|Nhiễm trùng sau thủ thuật, không xếp loại ở nơi khác|Infection following a procedure, not elsewhere classified|T80-T88||||||||
T88.7|Tác dụng phụ chưa xác định của thuốc hoặc dược phẩm|Unspecified adverse effect of drug or medicament|T80-T88||||||||
U07.1|COVID-19 xác định (có kết quả xét nghiệm khẳng định SARS-CoV-2 dương tính)|Acute respiratory disease du to SARS-CoV-2 (Covid-19)|U00-U49|||||||1|
U07.2|COVID-19 nghi ngờ hoặc có thể (chưa có kết quả xét nghiệm khẳng định SARS-CoV-2)|Emergency use of U07.2|U00-U49|||||||1|
V29.9|Mọi lái xe mô tô bị thương trong tai nạn giao thông không rõ đặc điểm|Motorcycle rider [any] injured in unspecified traffic accident|V01-V99||1||||||
W01|Ngã trên cùng mặt bằng do trượt, vấp và lộn nhào|Fall on same level from slipping, tripping and stumbling|W00-X59||1||||||
W19|Ngã không rõ đặc điểm|Unspecified fall|W00-X59||1||||||
W54|Bị chó cắn, đả thương|Bitten or struck by dog|W00-X59||1||||||
X20|Tiếp xúc với rắn độc và thằn lằn độc|Contact with venomous snakes and lizards|W00-X59||1||||||
Y57.9|Thuốc, dược chất không rõ đặc điểm|Drug or medicament, unspecified|Y40-Y84||1||||||
Z00.0|Khám sức khỏe tổng quát|General medical examination|Z00-Z13||||||||
Z00.1|Khám trẻ em thường quy|Routine child health examination|Z00-Z13||||||||
Z01.0|Khám mắt và thị lực|Examination of eyes and vision|Z00-Z13||||||||
Z01.2|Khám răng|Dental examination|Z00-Z13||||||||
Z02.1|Khám trước khi nhận công tác|Pre-employment examination|Z00-Z13||||||||
Z03.9|Theo dõi khi nghi ngờ có bệnh hoặc tình trạng không đặc hiệu|Observation for suspected disease or condition, unspecified|Z00-Z13||||||||
Z09.9|Khám theo dõi sau điều trị không đặc hiệu của các trạng thái khác|Follow-up examination after unspecified treatment for other conditions|Z00-Z13||||||||
Z12.4|Khám sàng lọc đặc biệt về u cổ tử cung|Special screening examination for neoplasm of cervix|Z00-Z13|FEMALE|||||||
Z13.1|Khám sàng lọc đặc biệt đái tháo đường|Special screening examination for diabetes mellitus|Z00-Z13||||||||
Z23.5|Tiêm chủng phòng uốn ván đơn độc|Need for immunization against tetanus alone|Z20-Z29||||||||
Z24.2|Tiêm chủng phòng bệnh dại|Need for immunization against rabies|Z20-Z29||||||||
Z27.9|Tiêm chủng phòng các bệnh nhiễm khuẩn phối hợp không đặc hiệu khác|Need for immunization against unspecified combinations of infectious diseases|Z20-Z29||||||||
Z30.0|Tư vấn tổng quát và lời khuyên về tránh thai|General counselling and advice on contraception|Z30-Z39||||||||
Z30.1|Đặt dụng cụ tránh thai (trong tử cung)|Insertion of (intrauterine) contraceptive device|Z30-Z39|FEMALE|||||||
Z32.1|Có thai đã được khẳng định|Pregnancy confirmed|Z30-Z39|FEMALE|||||||
Z33|Tình trạng có thai, tình cờ|Pregnant stage, incidental|Z30-Z39|FEMALE|||||||
Z34.0|Theo dõi thai bình thường lần đầu|Supervision of normal first pregnancy|Z30-Z39|FEMALE|||||||
Z34.9|Theo dõi thai bình thường, không đặc hiệu|Supervision of normal pregnancy, unspecified|Z30-Z39|FEMALE|||||||
Z39.2|Theo dõi thường quy sau đẻ|Routine postpartum follow-up|Z30-Z39|FEMALE|||||||
Z48.0|Chăm sóc băng bó và chỉ khâu|Attention to surgical dressings and sutures|Z40-Z54||||||||
Z71.3|Tư vấn và theo dõi chế độ ăn uống|Dietary counselling and surveillance|Z70-Z76||||||||
Z76.0|Chỉ định y lệnh tiếp|Issue of repeat prescription|Z70-Z76||||||||
Z88.0|Tiền sử cá nhân dị ứng với penicillin|Personal history of allergy to penicillin|Z80-Z99||||||||
Z95.5|Sự có mặt của dụng cụ cấy ghép tạo hình động mạch vành|Presence of coronary angioplasty implant and graft|Z80-Z99||||||||
`;
