/**
 * Disease codes common in primary care, of every chapter. Codes and flags (columns 24 to 29) are those of the official list; the
 * names are the everyday clinical terms, written for this demo. A site imports the official list with its names: `docs/operations.md`.
 */
export const icd = `
MaICD|TenICD|TenTiengAnh|NhomICD_Id|GioiTinh|KhongLamBenhChinh|KhongKhuyenKhichBenhChinh|CoMaChiTietHon|ChiNguyenNhanTuVong|Asterisk|TruyenNhiem|ManTinh
A01.0|Sốt thương hàn|Typhoid|A00-A09|||||||1|
A02.0|Tiêu chảy do vi khuẩn Salmonella|Salmonella gut infection|A00-A09|||||||1|
A03.9|Lỵ trực khuẩn (Shigella)|Bacillary dysentery|A00-A09|||||||1|
A04.9|Nhiễm khuẩn đường ruột chưa rõ vi khuẩn|Bacterial gut infection, germ not known|A00-A09|||||||1|
A05.9|Ngộ độc thức ăn do vi khuẩn|Bacterial food poisoning|A00-A09|||||||1|
A06.0|Lỵ amip cấp|Acute amoebic dysentery|A00-A09|||||||1|
A06.9|Nhiễm amip, chưa rõ thể|Amoebic infection, form not stated|A00-A09|||||||1|
A08.0|Tiêu chảy do rotavirus|Rotavirus diarrhoea|A00-A09|||||||1|
A08.4|Tiêu chảy do virus, chưa rõ loại|Viral gastroenteritis, virus not known|A00-A09|||||||1|
A09|Tiêu chảy nghi nhiễm trùng (nhóm mã)|Diarrhoea, presumed infectious (category)|A00-A09||||1|||1|
A09.0|Tiêu chảy nhiễm trùng, chưa rõ tác nhân|Infectious diarrhoea, agent not known|A00-A09|||||||1|
A09.9|Tiêu chảy, viêm dạ dày ruột chưa rõ nguyên nhân|Gastroenteritis of unclear cause|A00-A09|||||||1|
A15.0|Lao phổi AFB dương tính trong đờm|Lung tuberculosis, sputum positive|A15-A19|||||||1|1
A15.3|Lao phổi có bằng chứng vi khuẩn, không rõ cách xác nhận|Lung tuberculosis, confirmed, method not stated|A15-A19|||||||1|1
A16.2|Lao phổi chẩn đoán lâm sàng, chưa có bằng chứng vi khuẩn|Lung tuberculosis, clinical diagnosis|A15-A19|||||||1|1
A16.9|Lao đường hô hấp chẩn đoán lâm sàng, chưa rõ vị trí|Respiratory tuberculosis, clinical diagnosis, site not stated|A15-A19|||||||1|1
A18.0|Lao xương khớp|Bone and joint tuberculosis|A15-A19|||||||1|1
A38|Tinh hồng nhiệt|Scarlet fever|A30-A49|||||||1|
A46|Viêm quầng|Erysipelas|A30-A49|||||||1|
A49.9|Nhiễm khuẩn chưa rõ vị trí và tác nhân|Bacterial infection, site and germ not known|A30-A49|||||||1|
A53.9|Giang mai, chưa rõ giai đoạn|Syphilis, stage not stated|A50-A64|||||||1|
A54.9|Lậu, chưa rõ vị trí|Gonorrhoea, site not stated|A50-A64|||||||1|
A60.0|Herpes sinh dục|Genital herpes|A50-A64|||||||1|
A63.0|Sùi mào gà|Genital warts|A50-A64|||||||1|
A90|Sốt dengue (cách phân loại cũ)|Dengue (older classification)|A90-A99|||||||1|
A97|Sốt xuất huyết dengue (nhóm mã)|Dengue (category)|A90-A99||||1|||1|
A97.0|Dengue không dấu hiệu cảnh báo|Dengue, no warning signs|A90-A99|||||||1|
A97.1|Dengue có dấu hiệu cảnh báo|Dengue, warning signs present|A90-A99|||||||1|
A97.2|Dengue nặng|Severe dengue|A90-A99|||||||1|
A97.9|Dengue, chưa phân độ|Dengue, severity not stated|A90-A99|||||||1|
B00.1|Herpes da, rộp môi|Skin herpes, cold sore|B00-B09|||||||1|
B00.9|Nhiễm herpes simplex, chưa rõ vị trí|Herpes simplex, site not stated|B00-B09|||||||1|
B01|Thủy đậu (nhóm mã)|Chickenpox (category)|B00-B09||||1|||1|
B01.9|Thủy đậu thể thông thường|Chickenpox, uncomplicated|B00-B09|||||||1|
B02.9|Zona (giời leo) thể thông thường|Shingles, uncomplicated|B00-B09|||||||1|
B05.9|Sởi thể thông thường|Measles, uncomplicated|B00-B09|||||||1|
B06.9|Rubella thể thông thường|Rubella, uncomplicated|B00-B09|||||||1|
B07|Mụn cóc, hạt cơm|Common warts|B00-B09||||||||
B08.4|Bệnh tay chân miệng|Hand, foot and mouth disease|B00-B09|||||||1|
B15.9|Viêm gan A, không hôn mê gan|Hepatitis A, no hepatic coma|B15-B19|||||||1|
B16.9|Viêm gan B cấp đơn thuần|Acute hepatitis B, no delta, no coma|B15-B19|||||||1|
B17.1|Viêm gan C cấp tính|Hepatitis C, acute|B15-B19|||||||1|
B18.0|Viêm gan B mạn đồng nhiễm D|Chronic hepatitis B and D|B15-B19||||1|||1|1
B18.1|Viêm gan B mạn|Chronic hepatitis B|B15-B19||||1|||1|1
B18.2|Viêm gan C mạn|Chronic hepatitis C|B15-B19|||||||1|1
B18.9|Viêm gan virus mạn, chưa rõ loại|Chronic viral hepatitis, type not stated|B15-B19|||||||1|1
B26.9|Quai bị thể thông thường|Mumps, uncomplicated|B25-B34|||||||1|
B27.9|Tăng bạch cầu đơn nhân nhiễm khuẩn|Glandular fever|B25-B34|||||||1|
B34.9|Nhiễm virus cấp, chưa rõ loại|Viral illness, virus not known|B25-B34|||||||1|
B35.1|Nấm móng tay, móng chân|Fungal nail infection|B35-B49||||||||
B35.3|Nấm kẽ chân|Athlete's foot|B35-B49||||||||
B35.4|Nấm da, hắc lào ở thân|Ringworm of the body|B35-B49||||||||
B35.6|Nấm bẹn|Jock itch|B35-B49||||||||
B36.0|Lang ben|Tinea versicolor|B35-B49||||||||
B37.0|Tưa miệng|Oral thrush|B35-B49||||||||
B37.3|Nấm Candida âm hộ, âm đạo|Vaginal thrush|B35-B49|FEMALE|||||||
B50.9|Sốt rét do P. falciparum|Falciparum malaria|B50-B64|||||||1|
B54|Sốt rét, chưa rõ loài|Malaria, species not stated|B50-B64|||||||1|
B65.9|Sán máng|Schistosome infection|B65-B83||||||||
B68.9|Sán dây|Tapeworm|B65-B83||||||||
B76.9|Giun móc|Hookworm|B65-B83||||||||
B77.9|Giun đũa|Roundworm|B65-B83||||||||
B80|Giun kim|Pinworm|B65-B83||||||||
B82.9|Ký sinh trùng đường ruột, chưa rõ loại|Gut parasites, kind not stated|B65-B83||||||||
B83.9|Nhiễm giun sán, chưa rõ loại|Worm infection, kind not stated|B65-B83||||||||
B85.0|Chấy|Head lice|B85-B89||||||||
B86|Ghẻ|Scabies|B85-B89|||||||1|
B95.6|Tác nhân: tụ cầu vàng (mã kèm)|Agent: Staphylococcus aureus (additional code)|B95-B98||1||||||
B96.2|Tác nhân: E. coli (mã kèm)|Agent: E. coli (additional code)|B95-B98||1||||||
B98.0|Tác nhân: H. pylori (mã kèm)|Agent: H. pylori (additional code)|B95-B98||1||||||
C16.9|Ung thư dạ dày|Stomach cancer|C15-C26||||||||1
C18.9|Ung thư đại tràng|Colon cancer|C15-C26||||||||1
C20|Ung thư trực tràng|Rectal cancer|C15-C26||||||||1
C22.0|Ung thư gan nguyên phát (HCC)|Hepatocellular cancer|C15-C26||||||||1
C34.9|Ung thư phổi|Lung cancer|C30-C39||||||||1
C50.9|Ung thư vú|Breast cancer|C50-C50||||||||1
C53.9|Ung thư cổ tử cung|Cervical cancer|C51-C58|FEMALE|||||||1
C61|Ung thư tiền liệt tuyến|Prostate cancer|C60-C63|MALE|||||||1
C73|Ung thư tuyến giáp|Thyroid cancer|C73-C75||||||||1
D12.6|Polyp tuyến, u lành đại tràng|Benign colon tumour, adenoma|D10-D36||||||||
D17.9|U mỡ|Lipoma|D10-D36||||||||
D24|U lành tính ở vú|Benign breast lump|D10-D36||||||||
D25.9|U xơ tử cung|Uterine fibroid|D10-D36|FEMALE|||||||
D27|U lành tính ở buồng trứng|Benign ovarian tumour|D10-D36|FEMALE|||||||
D34|U lành tính ở tuyến giáp|Benign thyroid tumour|D10-D36||||||||
D50.9|Thiếu máu do thiếu sắt|Iron deficiency anaemia|D50-D53||||||||
D52.9|Thiếu máu do thiếu acid folic|Folate deficiency anaemia|D50-D53||||||||
D53.9|Thiếu máu do dinh dưỡng|Anaemia of poor nutrition|D50-D53||||||||
D56.9|Tan máu bẩm sinh (thalassemia)|Thalassaemia|D55-D59||||||||1
D63.0|Thiếu máu ở người bệnh ung thư *|Anaemia of cancer *|D60-D64||1||||1||1
D64.9|Thiếu máu, chưa rõ nguyên nhân|Anaemia of unclear cause|D60-D64||||||||
D69.6|Giảm tiểu cầu|Low platelets|D65-D69||||||||
D72.8|Bất thường bạch cầu khác|White cell disorder, other|D70-D77||||||||
E03.9|Suy giáp|Underactive thyroid|E00-E07||||||||1
E04.1|Nhân giáp đơn độc|Single thyroid nodule|E00-E07||||||||1
E04.9|Bướu cổ đơn thuần|Simple goitre|E00-E07||||||||1
E05.0|Bệnh Basedow|Graves disease|E00-E07||||||||1
E05.9|Cường giáp|Overactive thyroid|E00-E07||||||||1
E06.3|Viêm giáp Hashimoto|Hashimoto thyroiditis|E00-E07||||||||1
E10.9|Đái tháo đường typ 1, chưa biến chứng|Type 1 diabetes, no complication|E10-E14||||||||1
E11|Đái tháo đường typ 2 (nhóm mã)|Type 2 diabetes (category)|E10-E14||||1||||1
E11.2|Đái tháo đường typ 2, biến chứng thận|Type 2 diabetes, kidney disease|E10-E14||||||||1
E11.3|Đái tháo đường typ 2, biến chứng mắt|Type 2 diabetes, eye disease|E10-E14||||||||1
E11.4|Đái tháo đường typ 2, biến chứng thần kinh|Type 2 diabetes, nerve disease|E10-E14||||||||1
E11.5|Đái tháo đường typ 2, biến chứng mạch ngoại vi|Type 2 diabetes, peripheral vessels|E10-E14||||||||1
E11.6|Đái tháo đường typ 2, biến chứng khác|Type 2 diabetes, other complication|E10-E14||||||||1
E11.9|Đái tháo đường typ 2, chưa biến chứng|Type 2 diabetes, no complication|E10-E14||||||||1
E14.9|Đái tháo đường chưa rõ typ, chưa biến chứng|Diabetes, type not stated, no complication|E10-E14||||||||1
E16.2|Hạ đường huyết|Low blood glucose|E15-E16||||||||
E28.2|Buồng trứng đa nang|Polycystic ovaries|E20-E35|FEMALE|||||||1
E46|Suy dinh dưỡng|Malnutrition|E40-E46||||||||
E55.9|Thiếu vitamin D|Low vitamin D|E50-E64||||||||
E61.1|Thiếu sắt chưa thiếu máu|Iron deficiency without anaemia|E50-E64||||||||
E66|Béo phì (nhóm mã)|Obesity (category)|E65-E68||||1||||1
E66.0|Béo phì do ăn thừa năng lượng|Obesity from overeating|E65-E68||||||||1
E66.9|Béo phì, chưa rõ nguyên nhân|Obesity, cause not stated|E65-E68||||||||1
E78.0|Tăng cholesterol máu|High cholesterol|E70-E90||||||||1
E78.1|Tăng triglycerid máu|High triglycerides|E70-E90||||||||1
E78.2|Rối loạn lipid máu hỗn hợp|High cholesterol and triglycerides|E70-E90||||||||1
E78.5|Rối loạn lipid máu, chưa rõ thể|High blood lipids, type not stated|E70-E90||||||||1
E79.0|Tăng acid uric máu chưa có triệu chứng|High uric acid, no symptoms|E70-E90||||||||1
E83.5|Rối loạn calci máu|Calcium disorder|E70-E90||||||||
E86|Mất nước|Dehydration|E70-E90||||||||
E87.1|Hạ natri máu|Low sodium|E70-E90||||||||
E87.6|Giảm kali máu|Low potassium|E70-E90||||||||
F10.2|Nghiện rượu|Alcohol dependence|F10-F19||||||||1
F17.2|Nghiện thuốc lá|Tobacco dependence|F10-F19||||||||1
F20.9|Tâm thần phân liệt|Schizophrenia|F20-F29||||||||1
F32.9|Trầm cảm|Depression|F30-F39||||||||1
F41.1|Lo âu lan tỏa|Generalised anxiety|F40-F48||||||||1
F41.2|Lo âu kèm trầm cảm|Mixed anxiety and depression|F40-F48||||||||1
F41.9|Rối loạn lo âu, chưa rõ thể|Anxiety, type not stated|F40-F48||||||||1
F43.2|Rối loạn thích ứng sau stress|Adjustment disorder|F40-F48||||||||
F45.3|Rối loạn thần kinh thực vật|Autonomic symptoms of psychological origin|F40-F48||||||||
F51.0|Mất ngủ tâm lý|Psychological insomnia|F50-F59||||||||
F90.0|Tăng động giảm chú ý|Attention deficit hyperactivity|F90-F98||||||||1
G20|Parkinson|Parkinson's disease|G20-G26||||||||1
G40.9|Động kinh|Epilepsy|G40-G47||||||||1
G43.9|Đau nửa đầu (migraine)|Migraine|G40-G47||||||||1
G44.2|Đau đầu căng cơ|Tension headache|G40-G47||||||||
G45.0|Thiểu năng tuần hoàn sống nền|Vertebrobasilar insufficiency|G40-G47||||||||
G47.0|Mất ngủ|Insomnia|G40-G47||||||||
G50.0|Đau dây V|Trigeminal nerve pain|G50-G59||||||||
G51.0|Liệt mặt ngoại biên (dây VII)|Bell's palsy|G50-G59||||||||
G54.4|Chèn ép rễ thần kinh thắt lưng cùng|Lumbosacral root lesion|G50-G59||||||||
G56.0|Ống cổ tay|Carpal tunnel|G50-G59||||||||
G62.9|Bệnh đa dây thần kinh ngoại biên|Peripheral neuropathy|G60-G64||||||||1
G63.2|Bệnh đa dây thần kinh đái tháo đường *|Diabetic neuropathy *|G60-G64||1||||1||1
G81.9|Liệt nửa người|Paralysis of one side|G80-G83|||1|||||
G93.4|Bệnh não chưa rõ nguyên nhân|Encephalopathy of unclear cause|G90-G99||||||||
H00.0|Chắp, lẹo mi mắt|Stye|H00-H06||||||||
H01.0|Viêm bờ mi mắt|Eyelid margin inflammation|H00-H06||||||||
H04.1|Khô mắt và bệnh tuyến lệ|Dry eye, tear gland disease|H00-H06||||||||
H10|Viêm kết mạc (nhóm mã)|Conjunctivitis (category)|H10-H13||||1||||
H10.1|Viêm kết mạc dị ứng|Allergic conjunctivitis|H10-H13||||||||
H10.3|Đau mắt đỏ (viêm kết mạc cấp)|Acute pink eye|H10-H13||||||||
H10.9|Viêm kết mạc, chưa rõ thể|Conjunctivitis, type not stated|H10-H13||||||||
H11.0|Mộng mắt|Pterygium|H10-H13||||||||
H16.9|Viêm giác mạc|Corneal inflammation|H15-H22||||||||
H25.9|Đục thủy tinh thể tuổi già|Age-related cataract|H25-H28||||||||1
H26.9|Đục thủy tinh thể, chưa rõ nguyên nhân|Cataract, cause not stated|H25-H28||||||||
H36.0|Bệnh võng mạc đái tháo đường *|Diabetic eye disease of the retina *|H30-H36||1||||1||1
H40.9|Tăng nhãn áp (glôcôm)|Glaucoma|H40-H42||||||||1
H52.0|Viễn thị|Long sight|H49-H52||||||||
H52.1|Cận thị|Short sight|H49-H52||||||||
H52.2|Loạn thị|Astigmatism|H49-H52||||||||
H52.4|Lão thị|Age-related long sight|H49-H52||||||||
H60.9|Viêm ống tai ngoài|Outer ear inflammation|H60-H62||||||||
H61.2|Ráy tai bít ống tai|Ear wax blockage|H60-H62||||||||
H65.9|Viêm tai giữa ứ dịch|Glue ear|H65-H75||||||||
H66.0|Viêm tai giữa mủ cấp|Acute purulent middle ear infection|H65-H75||||||||
H66.9|Viêm tai giữa, chưa rõ thể|Middle ear infection, type not stated|H65-H75||||||||
H69.8|Rối loạn chức năng vòi nhĩ|Eustachian tube dysfunction|H65-H75||||||||
H81.1|Chóng mặt tư thế lành tính|Positional vertigo (BPPV)|H80-H83||||||||
H81.3|Chóng mặt ngoại biên khác|Peripheral vertigo, other|H80-H83||||||||
H83.0|Viêm tai trong (mê đạo)|Inner ear inflammation|H80-H83||||||||
H90.5|Nghe kém tiếp nhận|Nerve deafness|H90-H95|||1|||||
H91.9|Nghe kém, chưa rõ thể|Hearing loss, type not stated|H90-H95||||||||
H93.1|Ù tai|Ringing in the ear|H90-H95||||||||
I10|Tăng huyết áp nguyên phát|Primary hypertension|I10-I15||||||||1
I11.0|Tăng huyết áp có bệnh tim và suy tim|Hypertensive heart disease, heart failure|I10-I15||||||||1
I11.9|Tăng huyết áp có bệnh tim, chưa suy tim|Hypertensive heart disease, no heart failure|I10-I15||||||||1
I20.0|Đau thắt ngực không ổn định|Angina, unstable|I20-I25||||||||
I20.8|Đau thắt ngực ổn định và thể khác|Stable and other angina|I20-I25||||||||1
I20.9|Đau thắt ngực, chưa rõ thể|Angina, type not stated|I20-I25||||||||
I21.9|Nhồi máu cơ tim cấp|Acute heart attack|I20-I25||||||||
I25.1|Xơ vữa mạch vành|Coronary atherosclerosis|I20-I25||||||||1
I25.9|Bệnh mạch vành mạn|Chronic coronary disease|I20-I25||||||||1
I26.9|Thuyên tắc động mạch phổi|Lung embolism|I26-I28||||||||
I34.0|Hở van hai lá|Mitral regurgitation|I30-I52||||||||1
I46.1|Đột tử do tim mạch|Sudden cardiac death|I30-I52||||||||
I47.1|Nhịp nhanh kịch phát trên thất|Supraventricular tachycardia (SVT)|I30-I52||||||||
I48.9|Rung nhĩ hoặc cuồng nhĩ|Atrial fibrillation or flutter|I30-I52||||||||1
I49.9|Loạn nhịp tim|Irregular heartbeat|I30-I52||||||||
I50.0|Suy tim ứ huyết|Congestive heart failure|I30-I52||||||||1
I50.9|Suy tim, chưa rõ thể|Heart failure, type not stated|I30-I52||||||||1
I61.9|Xuất huyết não|Brain haemorrhage|I60-I69||||||||
I63.9|Nhồi máu não|Ischaemic stroke|I60-I69||||||||
I64|Đột quỵ não, chưa rõ thể|Stroke, type not stated|I60-I69||||||||
I67.9|Bệnh mạch não|Cerebrovascular disease, type not stated|I60-I69||||||||
I69.3|Di chứng sau nhồi máu não|After-effects of ischaemic stroke|I60-I69|||1|||||1
I70.2|Xơ vữa động mạch chi (nhóm mã)|Limb artery disease (category)|I70-I79||||1||||1
I70.20|Xơ vữa động mạch chi, chưa hoại tử|Limb artery disease, no gangrene|I70-I79||||||||1
I70.21|Xơ vữa động mạch chi, đã hoại tử|Limb artery disease, gangrene|I70-I79||||||||1
I80.2|Huyết khối tĩnh mạch sâu chi dưới|Deep vein thrombosis of the leg|I80-I89||||||||
I83.9|Suy giãn tĩnh mạch chân|Leg varicose veins|I80-I89||||||||1
I95.1|Tụt huyết áp tư thế|Postural low blood pressure|I95-I99||||||||
I95.9|Huyết áp thấp|Low blood pressure|I95-I99||||||||
J00|Cảm lạnh, viêm mũi họng cấp|Common cold|J00-J06||||||||
J01.9|Viêm xoang cấp|Acute sinus infection|J00-J06||||||||
J02.0|Viêm họng liên cầu|Strep throat|J00-J06||||||||
J02.9|Viêm họng cấp|Acute sore throat|J00-J06||||||||
J03.0|Viêm amidan do liên cầu|Strep tonsillitis|J00-J06||||||||
J03.9|Viêm amidan cấp|Acute tonsillitis|J00-J06||||||||
J04.0|Viêm thanh quản cấp tính|Laryngitis, acute|J00-J06||||||||
J06|Viêm đường hô hấp trên cấp (nhóm mã)|Acute upper airway infection (category)|J00-J06||||1||||
J06.9|Viêm đường hô hấp trên cấp|Acute upper airway infection|J00-J06||||||||
J10.1|Cúm, đã xác định virus, có triệu chứng hô hấp|Flu with respiratory signs, virus proven|J09-J18|||||||1|
J11.1|Cúm, chưa xác định virus, có triệu chứng hô hấp|Flu with respiratory signs, virus not proven|J09-J18|||||||1|
J12.9|Viêm phổi do virus|Viral pneumonia|J09-J18||||||||
J15.9|Viêm phổi do vi khuẩn|Bacterial pneumonia|J09-J18||||||||
J18.0|Phế quản phế viêm|Bronchopneumonia|J09-J18||||||||
J18.9|Viêm phổi, chưa rõ tác nhân|Pneumonia, germ not known|J09-J18||||||||
J20.9|Viêm phế quản cấp|Acute bronchitis|J20-J22||||||||
J21.9|Viêm tiểu phế quản cấp|Acute bronchiolitis|J20-J22||||||||
J22|Viêm đường hô hấp dưới cấp|Acute lower airway infection|J20-J22||||||||
J30.1|Viêm mũi dị ứng phấn hoa|Hay fever|J30-J39||||||||
J30.4|Viêm mũi dị ứng|Allergic rhinitis|J30-J39||||||||
J31.0|Viêm mũi mạn|Long-standing rhinitis|J30-J39||||||||1
J31.2|Viêm họng mạn|Long-standing sore throat|J30-J39||||||||1
J32.9|Viêm xoang mạn|Chronic sinus disease|J30-J39||||||||
J35.0|Viêm amidan mạn|Chronic tonsil disease|J30-J39||||||||1
J40|Viêm phế quản, chưa rõ cấp hay mạn|Bronchitis, acute or chronic not stated|J40-J47||||||||
J42|Viêm phế quản mạn|Chronic bronchitis|J40-J47||||||||1
J44.0|COPD đợt cấp do nhiễm trùng hô hấp dưới|COPD with chest infection|J40-J47||||||||1
J44.1|COPD đợt cấp|COPD flare-up|J40-J47||||||||1
J44.9|Bệnh phổi tắc nghẽn mạn (COPD)|COPD, type not stated|J40-J47||||||||1
J45.0|Hen dị ứng|Allergic asthma|J40-J47||||||||1
J45.9|Hen phế quản|Asthma|J40-J47||||||||1
J46|Cơn hen nặng, nguy kịch|Severe acute asthma|J40-J47||||||||
J47|Giãn phế quản|Bronchiectasis|J40-J47||||||||
J93.9|Tràn khí màng phổi|Collapsed lung, pneumothorax|J90-J94||||||||
J98.8|Bệnh hô hấp khác|Respiratory disease, other|J95-J99||||||||
K02.1|Sâu răng tới ngà|Tooth decay into dentine|K00-K14||||||||
K02.9|Sâu răng|Tooth decay|K00-K14||||||||
K04.0|Viêm tủy răng|Tooth pulp inflammation|K00-K14||||||||
K05.1|Viêm lợi mạn|Chronic gum inflammation|K00-K14||||||||
K05.3|Viêm quanh răng mạn|Chronic gum disease with bone loss|K00-K14||||||||
K07.3|Răng mọc lệch, chen chúc|Crooked or crowded teeth|K00-K14||||||||
K08.1|Mất răng mắc phải|Acquired tooth loss|K00-K14||||||||
K12.0|Nhiệt miệng (áp tơ) tái phát|Recurrent mouth ulcers|K00-K14||||||||
K12.1|Viêm miệng thể khác|Mouth inflammation, other|K00-K14||||||||
K21|Trào ngược dạ dày (nhóm mã)|Acid reflux (category)|K20-K31||||1||||1
K21.0|Trào ngược dạ dày có viêm thực quản|Acid reflux, inflamed gullet|K20-K31||||||||1
K21.9|Trào ngược dạ dày, thực quản không viêm|Acid reflux, gullet not inflamed|K20-K31||||||||1
K25.9|Loét dạ dày|Stomach ulcer|K20-K31||||||||1
K26.9|Loét hành tá tràng|Duodenal ulcer|K20-K31||||||||
K27.9|Loét dạ dày tá tràng, chưa rõ vị trí|Peptic ulcer, place not stated|K20-K31||||||||
K29|Viêm dạ dày, tá tràng (nhóm mã)|Gastritis, duodenitis (category)|K20-K31||||1||||
K29.1|Viêm dạ dày cấp|Acute gastritis|K20-K31||||||||
K29.5|Viêm dạ dày mạn|Chronic gastritis|K20-K31||||||||
K29.7|Viêm dạ dày, chưa rõ thể|Gastritis, type not stated|K20-K31||||||||
K30|Đầy bụng, khó tiêu cơ năng|Indigestion|K20-K31||||||||
K35.8|Viêm ruột thừa cấp|Acute appendicitis|K35-K38||||||||
K40.9|Thoát vị bẹn chưa biến chứng|Groin hernia, uncomplicated|K40-K46||||||||
K52.9|Viêm ruột không do nhiễm trùng|Gut inflammation, not infectious|K50-K52||||||||
K56.6|Tắc ruột|Bowel blockage|K55-K64||||||||
K57.9|Túi thừa đại tràng chưa biến chứng|Diverticula of the bowel, uncomplicated|K55-K64||||||||
K58.0|Ruột kích thích thể tiêu chảy|Irritable bowel, diarrhoea|K55-K64||||||||1
K58.9|Ruột kích thích không tiêu chảy|Irritable bowel, no diarrhoea|K55-K64||||||||1
K59.0|Táo bón|Constipation|K55-K64||||||||
K59.1|Tiêu chảy cơ năng|Diarrhoea, functional|K55-K64||||||||
K60.2|Nứt hậu môn|Anal fissure|K55-K64||||||||
K61.0|Áp xe cạnh hậu môn|Abscess at the anus|K55-K64||||||||
K64.0|Trĩ nội độ 1|Piles, grade 1|K55-K64||||||||
K64.1|Trĩ nội độ 2|Piles, grade 2|K55-K64||||||||
K64.2|Trĩ nội độ 3|Piles, grade 3|K55-K64||||||||
K64.9|Trĩ, chưa phân độ|Piles, grade not stated|K55-K64||||||||
K70.3|Xơ gan rượu|Alcohol cirrhosis|K70-K77||||||||1
K73.9|Viêm gan mạn, chưa rõ nguyên nhân|Chronic hepatitis of unclear cause|K70-K77||||||||1
K74.6|Xơ gan|Cirrhosis, not from alcohol|K70-K77||||||||1
K76.0|Gan nhiễm mỡ|Fatty liver|K70-K77||||||||1
K80.2|Sỏi túi mật, không viêm|Gallstones without inflammation|K80-K87||||||||
K81.0|Viêm túi mật cấp tính|Acute gallbladder inflammation|K80-K87||||||||
K85.9|Viêm tụy cấp|Acute pancreatitis|K80-K87||||||||
K92.2|Xuất huyết tiêu hóa|Gut bleeding|K90-K93||||||||
L01.0|Chốc da|Impetigo|L00-L08||||||||
L02.9|Nhọt, áp xe da|Boil, skin abscess|L00-L08||||||||
L03.9|Viêm mô tế bào|Cellulitis|L00-L08||||||||
L08.9|Nhiễm khuẩn da|Skin infection|L00-L08||||||||
L20.9|Chàm thể tạng (viêm da cơ địa)|Atopic eczema|L20-L30||||||||1
L21.9|Viêm da tiết bã|Seborrhoeic eczema|L20-L30||||||||
L23.9|Viêm da tiếp xúc dị ứng|Contact allergy of the skin|L20-L30||||||||
L25.9|Viêm da tiếp xúc, chưa rõ thể|Contact dermatitis, type not stated|L20-L30||||||||
L29.9|Ngứa da|Itching|L20-L30||||||||
L30.9|Chàm, viêm da chưa rõ thể|Eczema, type not stated|L20-L30||||||||
L40.0|Vảy nến mảng|Plaque psoriasis|L40-L45||||||||1
L50.0|Mề đay dị ứng|Allergic hives|L50-L54||||||||
L50.9|Mề đay, chưa rõ nguyên nhân|Hives, cause not stated|L50-L54||||||||
L60.0|Móng quặp|Ingrown nail|L60-L75||||||||
L63.9|Rụng tóc mảng|Patchy hair loss|L60-L75||||||||
L70.0|Mụn trứng cá|Acne|L60-L75||||||||
L72.1|Nang bã, nang lông|Hair follicle cyst|L60-L75||||||||
L81.4|Tăng sắc tố da khác|Dark patches of skin, other|L80-L99||||||||
M06.9|Viêm khớp dạng thấp (nhóm mã)|Rheumatoid arthritis (category)|M00-M25||||1||||1
M06.90|Viêm khớp dạng thấp nhiều khớp|Rheumatoid arthritis, many joints|M00-M25||||||||1
M06.94|Viêm khớp dạng thấp ở bàn tay|Rheumatoid arthritis of the hand|M00-M25||||||||1
M10|Gút (nhóm mã)|Gout (category)|M00-M25||||1||||1
M10.0|Gút nguyên phát (nhóm mã)|Primary gout (category)|M00-M25||||1||||1
M10.07|Gút nguyên phát ở cổ, bàn chân|Primary gout of ankle or foot|M00-M25||||||||1
M10.9|Gút chưa rõ thể (nhóm mã)|Gout, type not stated (category)|M00-M25||||1||||1
M10.97|Gút chưa rõ thể ở cổ, bàn chân|Gout of ankle or foot, type not stated|M00-M25||||||||1
M13.9|Viêm khớp chưa rõ thể (nhóm mã)|Arthritis, type not stated (category)|M00-M25||||1||||
M13.90|Viêm nhiều khớp, chưa rõ thể|Arthritis of many joints, type not stated|M00-M25||||||||
M13.96|Viêm khớp gối hoặc cẳng chân, chưa rõ thể|Arthritis of knee or lower leg, type not stated|M00-M25||||||||
M15.9|Thoái hóa nhiều khớp|Osteoarthritis of many joints|M00-M25||||||||1
M16.9|Thoái hóa khớp háng|Hip osteoarthritis|M00-M25||||||||1
M17.0|Thoái hóa hai khớp gối nguyên phát|Knee osteoarthritis, both sides|M00-M25||||||||1
M17.9|Thoái hóa khớp gối|Knee osteoarthritis|M00-M25||||||||1
M19.9|Thoái hóa khớp khác (nhóm mã)|Osteoarthritis, other (category)|M00-M25||||1||||1
M19.96|Thoái hóa khớp khác ở cẳng chân|Osteoarthritis, other, of the lower leg|M00-M25||||||||1
M25.5|Đau khớp (nhóm mã)|Joint pain (category)|M00-M25||||1||||
M25.51|Đau khớp vai|Shoulder pain|M00-M25||||||||
M25.56|Đau khớp gối|Knee pain|M00-M25||||||||
M25.57|Đau khớp cổ, bàn chân|Ankle or foot joint pain|M00-M25||||||||
M32.9|Lupus ban đỏ|Lupus (SLE)|M30-M36||||||||1
M35.3|Đau đa cơ dạng thấp|Polymyalgia|M30-M36||||||||
M43.6|Vẹo cổ (nhóm mã)|Wry neck (category)|M40-M54||||1||||
M43.62|Vẹo cổ cấp|Wry neck|M40-M54||||||||
M47.8|Thoái hóa cột sống khác (nhóm mã)|Spinal osteoarthritis, other (category)|M40-M54||||1||||1
M47.82|Thoái hóa cột sống cổ, thể khác|Neck osteoarthritis, other|M40-M54||||||||1
M47.86|Thoái hóa cột sống thắt lưng, thể khác|Low back osteoarthritis, other|M40-M54||||||||1
M47.9|Thoái hóa cột sống (nhóm mã)|Spinal osteoarthritis (category)|M40-M54||||1||||1
M47.92|Thoái hóa cột sống cổ|Neck osteoarthritis|M40-M54||||||||1
M47.96|Thoái hóa cột sống thắt lưng|Low back osteoarthritis|M40-M54||||||||1
M51.2|Thoát vị đĩa đệm|Slipped disc|M40-M54||||||||1
M53.1|Hội chứng cổ vai tay (nhóm mã)|Neck and arm pain (category)|M40-M54||||1||||
M53.12|Hội chứng cổ vai tay|Neck and arm pain|M40-M54||||||||
M54.2|Đau cổ gáy (nhóm mã)|Neck pain (category)|M40-M54||||1||||
M54.22|Đau cổ gáy|Neck pain|M40-M54||||||||
M54.3|Đau thần kinh tọa (nhóm mã)|Sciatic pain (category)|M40-M54||||1||||
M54.36|Đau thần kinh tọa|Sciatic pain|M40-M54||||||||
M54.4|Đau lưng lan xuống chân (nhóm mã)|Back pain with sciatic pain (category)|M40-M54||||1||||
M54.46|Đau lưng lan xuống chân|Back pain with sciatic pain|M40-M54||||||||
M54.5|Đau thắt lưng (nhóm mã)|Lower back pain (category)|M40-M54||||1||||
M54.56|Đau thắt lưng|Lower back pain|M40-M54||||||||
M54.57|Đau thắt lưng cùng|Pain of the lower back and sacrum|M40-M54||||||||
M62.6|Căng cơ (nhóm mã)|Strained muscle (category)|M60-M79||||1||||
M62.69|Căng cơ, chưa rõ vị trí|Strained muscle, place not stated|M60-M79||||||||
M65.4|Viêm gân De Quervain|De Quervain's tendon sheath disease|M60-M79||||||||
M65.9|Viêm bao gân, bao hoạt dịch (nhóm mã)|Tendon sheath or joint lining inflammation (category)|M60-M79||||1||||
M65.94|Viêm bao gân bàn tay|Tendon sheath inflammation of the hand|M60-M79||||||||
M70.6|Viêm bao hoạt dịch mấu chuyển lớn|Bursitis of the outer hip|M60-M79||||||||
M72.2|Viêm cân gan chân|Plantar fasciitis|M60-M79||||||||
M75.0|Đông cứng khớp vai|Frozen shoulder|M60-M79||||||||
M75.1|Tổn thương chóp xoay|Rotator cuff disease|M60-M79||||||||
M77.1|Khuỷu tay tennis|Tennis elbow|M60-M79||||||||
M79.1|Đau cơ (nhóm mã)|Muscle pain (category)|M60-M79||||1||||
M79.11|Đau cơ vùng vai|Muscle pain of the shoulder|M60-M79||||||||
M79.19|Đau cơ, chưa rõ vị trí|Muscle pain, place not stated|M60-M79||||||||
M79.2|Đau thần kinh ngoại biên (nhóm mã)|Nerve pain (category)|M60-M79||||1||||
M79.29|Đau thần kinh ngoại biên, chưa rõ vị trí|Nerve pain, place not stated|M60-M79||||||||
M81.0|Loãng xương sau mãn kinh (nhóm mã)|Osteoporosis after menopause (category)|M80-M94|FEMALE|||1||||1
M81.09|Loãng xương sau mãn kinh, chưa rõ vị trí|Osteoporosis after menopause, place not stated|M80-M94|FEMALE|||||||1
M81.9|Loãng xương (nhóm mã)|Osteoporosis (category)|M80-M94||||1||||1
M81.99|Loãng xương, chưa rõ vị trí|Osteoporosis, place not stated|M80-M94||||||||1
N04.9|Thận hư|Nephrotic syndrome|N00-N08||||||||1
N08.3|Bệnh cầu thận đái tháo đường *|Diabetic kidney disease *|N00-N08||1||||1||1
N10|Viêm thận bể thận cấp|Acute kidney infection|N10-N16||||||||
N11.9|Viêm thận bể thận mạn|Chronic kidney infection|N10-N16||||||||1
N13.3|Thận ứ nước|Hydronephrosis|N10-N16||||||||
N17.9|Suy thận cấp|Acute kidney failure|N17-N19||||||||
N18.3|Bệnh thận mạn giai đoạn 3|Chronic kidney disease, stage 3|N17-N19||||||||1
N18.5|Bệnh thận mạn giai đoạn cuối|Chronic kidney disease, stage 5|N17-N19||||||||1
N18.9|Bệnh thận mạn, chưa phân giai đoạn|Chronic kidney disease, stage not stated|N17-N19||||||||1
N20.0|Sỏi thận|Kidney stone|N20-N23||||||||
N20.1|Sỏi niệu quản|Ureter stone|N20-N23||||||||
N23|Cơn đau quặn thận|Renal colic|N20-N23||||||||
N28.1|Nang đơn thận|Kidney cyst|N25-N29||||||||
N30.0|Viêm bàng quang cấp tính|Bladder infection, acute|N30-N39||||||||
N30.9|Viêm bàng quang|Bladder inflammation|N30-N39||||||||
N34.1|Viêm niệu đạo|Urethral inflammation|N30-N39||||||||
N39.0|Nhiễm trùng tiểu|Urinary infection|N30-N39||||||||
N40|Phì đại tiền liệt tuyến lành tính|Enlarged prostate|N40-N51|MALE|||||||1
N41.1|Viêm tiền liệt tuyến mạn|Chronic prostate inflammation|N40-N51|MALE|||||||
N45.9|Viêm tinh hoàn, mào tinh|Testis or epididymis infection|N40-N51|MALE|||||||
N48.1|Viêm bao quy đầu|Inflammation of glans and foreskin|N40-N51|MALE|||||||
N60.1|Xơ nang tuyến vú|Fibrocystic breast|N60-N64||||||||
N61|Viêm tuyến vú|Mastitis|N60-N64||||||||
N64.4|Đau tuyến vú|Breast pain|N60-N64||||||||
N70.9|Viêm phần phụ|Tube and ovary infection|N70-N77|FEMALE|||||||
N72|Viêm cổ tử cung, lộ tuyến|Cervicitis|N70-N77|FEMALE|||||||
N73.9|Viêm tiểu khung|Pelvic infection|N70-N77|FEMALE|||||||
N76.0|Viêm âm đạo|Vaginal inflammation|N70-N77|FEMALE|||||||
N80.9|Lạc nội mạc tử cung|Endometriosis|N80-N98|FEMALE|||||||1
N83.2|U nang buồng trứng|Ovarian cyst|N80-N98|FEMALE|||||||
N84.1|Polyp cổ tử cung|Cervical polyp|N80-N98|FEMALE|||||||
N91.2|Mất kinh|Absent periods|N80-N98|FEMALE|||||||
N92.0|Rong kinh, chu kỳ đều|Heavy periods, regular|N80-N98|FEMALE|||||||
N92.1|Rong kinh, chu kỳ không đều|Heavy periods, irregular|N80-N98|FEMALE|||||||
N93.9|Ra huyết âm đạo bất thường|Unusual vaginal bleeding|N80-N98|FEMALE|||||||
N94.6|Thống kinh|Painful periods|N80-N98|FEMALE|||||||
N95.1|Rối loạn tiền mãn kinh, mãn kinh|Menopause symptoms|N80-N98|FEMALE|||||||
N97.9|Vô sinh nữ|Infertility of the woman|N80-N98|FEMALE|||||||
O00.1|Thai ngoài tử cung ở vòi trứng|Ectopic pregnancy in the tube|O00-O08|FEMALE|||||||
O03.9|Sảy thai chưa biến chứng|Miscarriage, uncomplicated|O00-O08|FEMALE|||||||
O14.9|Tiền sản giật|Pre-eclampsia|O10-O16|FEMALE|||||||
O20.0|Dọa sảy thai|Threatened miscarriage|O20-O29|FEMALE|||||||
O21.0|Nghén nhẹ|Morning sickness|O20-O29|FEMALE|||||||
O23.4|Nhiễm trùng tiểu ở thai phụ|Urinary infection in pregnancy|O20-O29|FEMALE|||||||
O24.4|Đái tháo đường thai kỳ|Gestational diabetes|O20-O29|FEMALE|||||||
O26.9|Vấn đề thai kỳ chưa rõ|Pregnancy problem, not stated|O20-O29|FEMALE|||||||
O47.0|Cơn gò giả khi thai chưa đủ tháng|False labour before term|O30-O48|FEMALE|||||||
O80.0|Sinh thường ngôi chỏm|Normal birth, head first|O80-O84|FEMALE|||||||
O80.9|Sinh thường một con|Normal birth of one child|O80-O84|FEMALE|||||||
O95|Tử vong mẹ chưa rõ nguyên nhân|Maternal death of unclear cause|O94-O99|FEMALE||||1|||
O96.0|Tử vong mẹ muộn do nguyên nhân trực tiếp|Late maternal death, direct cause|O94-O99|FEMALE||||1|||
O99.0|Thiếu máu ở thai phụ, sản phụ|Anaemia in pregnancy or after birth|O94-O99|FEMALE|||||||
P22.0|Suy hô hấp sơ sinh (bệnh màng trong)|Respiratory distress of the newborn|P20-P29||||||||
P39.1|Viêm kết mạc sơ sinh|Eye infection of the newborn|P35-P39||||||||
P59.9|Vàng da sơ sinh|Newborn jaundice|P50-P61||||||||
P92.9|Sơ sinh bú kém|Feeding difficulty of the newborn|P90-P96||||||||
P95|Thai lưu chưa rõ nguyên nhân|Stillbirth of unclear cause|P90-P96|||||1|||
Q21.1|Lỗ thông liên nhĩ|Hole between the atria|Q20-Q28||||||||
Q53.9|Tinh hoàn ẩn|Testis not descended|Q50-Q56|MALE|||||||
Q66.8|Dị dạng bàn chân bẩm sinh khác|Foot deformity from birth, other|Q65-Q79||||||||
R00.0|Nhịp tim nhanh|Fast heartbeat|R00-R09||||||||
R04.0|Chảy máu mũi|Nosebleed|R00-R09||||||||
R05|Ho|Cough|R00-R09||||||||
R06.0|Khó thở|Breathlessness|R00-R09||||||||
R07.4|Đau ngực|Chest pain|R00-R09||||||||
R10.1|Đau thượng vị, đau bụng trên|Upper belly pain|R10-R19||||||||
R10.4|Đau bụng|Belly pain|R10-R19||||||||
R11|Nôn, buồn nôn|Vomiting, nausea|R10-R19||||||||
R13|Nuốt khó|Difficulty swallowing|R10-R19||||||||
R14|Đầy hơi, chướng bụng|Bloating, wind|R10-R19||||||||
R19.4|Rối loạn đại tiện|Changed bowel habit|R10-R19||||||||
R21|Nổi ban da|Skin rash|R20-R23||||||||
R31|Tiểu máu|Blood in the urine|R30-R39||||||||
R42|Chóng mặt, hoa mắt|Dizziness|R40-R46||||||||
R50.9|Sốt chưa rõ nguyên nhân|Fever of unclear cause|R50-R69||||||||
R51|Nhức đầu|Headache|R50-R69||||||||
R53|Mệt mỏi|Tiredness|R50-R69||||||||
R55|Ngất|Fainting|R50-R69||||||||
R56.0|Sốt cao co giật|Fever convulsion|R50-R69||||||||
R60.0|Phù tại chỗ|Local swelling|R50-R69||||||||
R63.0|Biếng ăn|Loss of appetite|R50-R69||||||||
R73.0|Rối loạn dung nạp glucose|Impaired glucose tolerance|R70-R79||||||||
R74.0|Tăng men gan|Raised liver enzymes|R70-R79||||||||
R99|Tử vong chưa rõ nguyên nhân|Death of unclear cause|R95-R99||||||||
S00.9|Chấn thương phần mềm đầu|Surface injury of the head|S00-S09||||||||
S01.0|Rách da đầu|Scalp wound|S00-S09||||||||
S01.8|Vết thương phần mềm vùng đầu khác|Head wound, other|S00-S09||||||||
S06.0|Chấn động não (nhóm mã)|Concussion (category)|S00-S09||||1||||
S06.00|Chấn động não kín|Concussion, closed|S00-S09||||||||
S20.2|Đụng dập ngực|Bruised chest|S20-S29||||||||
S22.3|Gãy một xương sườn (nhóm mã)|Broken rib (category)|S20-S29||||1||||
S22.30|Gãy kín một xương sườn|Broken rib, closed|S20-S29||||||||
S42.0|Gãy xương đòn, kín hoặc hở (nhóm mã)|Broken collarbone (category)|S40-S49||||1||||
S42.00|Gãy kín xương đòn|Broken collarbone, closed|S40-S49||||||||
S52.5|Gãy đầu dưới xương quay (nhóm mã)|Broken wrist, lower radius (category)|S50-S59||||1||||
S52.50|Gãy kín đầu dưới xương quay|Broken wrist, lower radius, closed|S50-S59||||||||
S60.0|Dập ngón tay, móng còn nguyên|Bruised finger, nail intact|S60-S69||||||||
S61.0|Vết thương ngón tay, móng còn nguyên|Finger wound, nail intact|S60-S69||||||||
S61.9|Vết thương cổ tay, bàn tay|Wound of wrist or hand|S60-S69||||||||
S62.3|Gãy xương bàn tay (nhóm mã)|Broken hand bone (category)|S60-S69||||1||||
S80.0|Đụng dập gối|Bruised knee|S80-S89||||||||
S81.8|Vết thương cẳng chân|Wound of the lower leg|S80-S89||||||||
S82.6|Gãy mắt cá ngoài (nhóm mã)|Broken outer ankle (category)|S80-S89||||1||||
S83.6|Bong gân gối|Knee sprain|S80-S89||||||||
S90.3|Đụng dập bàn chân|Bruised foot|S90-S99||||||||
S93.4|Bong gân cổ chân|Ankle sprain|S90-S99||||||||
T14.0|Xây xát, chưa rõ vị trí|Surface injury, place not stated|T08-T14||||||||
T14.1|Vết thương, chưa rõ vị trí|Wound, place not stated|T08-T14||||||||
T15.0|Dị vật giác mạc|Foreign body on the cornea|T15-T19||||||||
T16|Dị vật ống tai|Foreign body in the ear canal|T15-T19||||||||
T17.1|Dị vật mũi|Foreign body in the nose|T15-T19||||||||
T18.1|Hóc dị vật thực quản|Foreign body in the gullet|T15-T19||||||||
T20.2|Bỏng độ II vùng đầu, cổ|Second-degree burn of head or neck|T20-T32||||||||
T30.0|Bỏng, chưa rõ vị trí và độ|Burn, place and degree not stated|T20-T32||||||||
T63.4|Ong, côn trùng đốt|Insect sting|T51-T65||||||||
T78.2|Phản vệ|Anaphylaxis|T66-T78||||||||
T78.4|Dị ứng, chưa rõ nguyên nhân|Allergy, cause not stated|T66-T78||||||||
T81.4|Nhiễm trùng vết mổ, sau thủ thuật|Infection after a procedure|T80-T88||||||||
T88.7|Tác dụng không mong muốn của thuốc|Drug side effect|T80-T88||||||||
U07.1|COVID-19, xét nghiệm dương tính|COVID-19, test positive|U00-U49|||||||1|
U07.2|COVID-19, ca nghi ngờ|COVID-19, suspected|U00-U49|||||||1|
V29.9|Tai nạn giao thông xe máy|Motorcycle road accident|V01-V99||1||||||
W01|Trượt, vấp ngã|Slip or trip|W00-X59||1||||||
W19|Ngã, chưa rõ hoàn cảnh|Fall, circumstances not stated|W00-X59||1||||||
W54|Chó cắn|Dog bite|W00-X59||1||||||
X20|Rắn độc cắn|Venomous snake bite|W00-X59||1||||||
Y57.9|Tác nhân: thuốc, chưa rõ tên (mã kèm)|Agent: drug, name not stated (additional code)|Y40-Y84||1||||||
Z00.0|Khám sức khỏe|Health check-up|Z00-Z13||||||||
Z00.1|Khám sức khỏe trẻ em|Well-child check|Z00-Z13||||||||
Z01.0|Khám mắt, đo thị lực|Eye and sight check|Z00-Z13||||||||
Z01.2|Khám răng miệng|Dental check|Z00-Z13||||||||
Z02.1|Khám sức khỏe xin việc|Check-up for a job|Z00-Z13||||||||
Z03.9|Theo dõi, chưa loại trừ bệnh|Observation for suspected illness|Z00-Z13||||||||
Z09.9|Khám lại sau điều trị|Check after treatment|Z00-Z13||||||||
Z12.4|Tầm soát ung thư cổ tử cung|Cervical cancer screening|Z00-Z13|FEMALE|||||||
Z13.1|Tầm soát đái tháo đường|Diabetes screening|Z00-Z13||||||||
Z23.5|Tiêm phòng uốn ván|Tetanus vaccination|Z20-Z29||||||||
Z24.2|Tiêm phòng dại|Rabies vaccination|Z20-Z29||||||||
Z27.9|Tiêm vắc xin phối hợp|Combined vaccination|Z20-Z29||||||||
Z30.0|Tư vấn tránh thai|Contraception advice|Z30-Z39||||||||
Z30.1|Đặt vòng tránh thai|Fitting a coil|Z30-Z39|FEMALE|||||||
Z32.1|Xác nhận có thai|Positive pregnancy test|Z30-Z39|FEMALE|||||||
Z33|Đang mang thai (phát hiện kèm theo)|Pregnant, found alongside|Z30-Z39|FEMALE|||||||
Z34.0|Khám thai con so|Antenatal care, first pregnancy|Z30-Z39|FEMALE|||||||
Z34.9|Khám thai thường|Antenatal care|Z30-Z39|FEMALE|||||||
Z39.2|Khám lại sau sinh|Check after childbirth|Z30-Z39|FEMALE|||||||
Z48.0|Thay băng, cắt chỉ|Dressing change, stitches out|Z40-Z54||||||||
Z71.3|Tư vấn dinh dưỡng|Diet advice|Z70-Z76||||||||
Z76.0|Kê lại đơn|Repeat prescription|Z70-Z76||||||||
Z88.0|Từng dị ứng penicillin|Known penicillin allergy|Z80-Z99||||||||
Z95.5|Có stent mạch vành|Coronary stent in place|Z80-Z99||||||||
`;
