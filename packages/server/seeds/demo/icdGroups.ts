/** The blocks of the classification that the disease codes belong to. */
export const nhomICD = `
MaNhomICD|TenNhomICD|TenTiengAnh|ChuongICD_Id
A00-A09|Bệnh nhiễm trùng đường ruột|Intestinal infectious diseases|I
A15-A19|Lao|Tuberculosis|I
A30-A49|Bệnh nhiễm khuẩn khác|Other bacterial diseases|I
A50-A64|Bệnh lây truyền chủ yếu qua đường tình dục|Infections with a predominantly sexual mode of transmission|I
A90-A99|Sốt virus do tiết túc truyền và sốt xuất huyết do virus|Arthropod-borne viral fevers and viral haemorrhagic fevers|I
B00-B09|Nhiễm virus có tổn thương da và niêm mạc|Viral infections with skin and mucous membrane lesions|I
B15-B19|Viêm gan virus|Viral hepatitis|I
B25-B34|Bệnh do virus khác|Other viral diseases|I
B35-B49|Bệnh nhiễm nấm|Mycoses|I
B50-B64|Bệnh do ký sinh trùng đơn bào|Protozoal diseases|I
B65-B83|Bệnh giun sán|Helminthiases|I
B85-B89|Bệnh chấy rận, ghẻ và nhiễm ký sinh trùng khác|Pediculosis, acariasis and other infestations|I
B95-B98|Vi khuẩn, virus và tác nhân nhiễm trùng khác|Bacterial, viral and other infectious agents|I
C15-C26|U ác tính cơ quan tiêu hóa|Malignant neoplasms of digestive organs|II
C30-C39|U ác tính cơ quan hô hấp và trong lồng ngực|Malignant neoplasms of respiratory and intrathoracic organs|II
C50-C50|U ác tính vú|Malignant neoplasm of breast|II
C51-C58|U ác tính cơ quan sinh dục nữ|Malignant neoplasms of female genital organs|II
C60-C63|U ác tính cơ quan sinh dục nam|Malignant neoplasms of male genital organs|II
C73-C75|U ác tính tuyến giáp và tuyến nội tiết khác|Malignant neoplasms of thyroid and other endocrine glands|II
D10-D36|U lành|Benign neoplasms|II
D50-D53|Thiếu máu dinh dưỡng|Nutritional anaemias|III
D55-D59|Thiếu máu tan máu|Haemolytic anaemias|III
D60-D64|Thiếu máu bất sản và thiếu máu khác|Aplastic and other anaemias|III
D65-D69|Rối loạn đông máu, ban xuất huyết|Coagulation defects, purpura and other haemorrhagic conditions|III
D70-D77|Bệnh khác của máu và cơ quan tạo máu|Other diseases of blood and blood-forming organs|III
E00-E07|Bệnh tuyến giáp|Disorders of thyroid gland|IV
E10-E14|Đái tháo đường|Diabetes mellitus|IV
E15-E16|Rối loạn khác về điều hòa glucose và nội tiết tụy|Other disorders of glucose regulation and pancreatic internal secretion|IV
E20-E35|Rối loạn tuyến nội tiết khác|Disorders of other endocrine glands|IV
E40-E46|Suy dinh dưỡng|Malnutrition|IV
E50-E64|Thiếu hụt dinh dưỡng khác|Other nutritional deficiencies|IV
E65-E68|Béo phì và thừa dinh dưỡng|Obesity and other hyperalimentation|IV
E70-E90|Rối loạn chuyển hóa|Metabolic disorders|IV
F10-F19|Rối loạn tâm thần do dùng chất tác động tâm thần|Disorders due to psychoactive substance use|V
F20-F29|Tâm thần phân liệt và rối loạn hoang tưởng|Schizophrenia and delusional disorders|V
F30-F39|Rối loạn khí sắc|Mood disorders|V
F40-F48|Rối loạn liên quan stress và dạng cơ thể|Neurotic, stress-related and somatoform disorders|V
F50-F59|Hội chứng hành vi kết hợp rối loạn sinh lý|Behavioural syndromes with physiological disturbances|V
F90-F98|Rối loạn hành vi khởi phát ở tuổi trẻ em và thiếu niên|Behavioural disorders with onset in childhood|V
G20-G26|Hội chứng ngoại tháp và rối loạn vận động|Extrapyramidal and movement disorders|VI
G40-G47|Bệnh chu kỳ và kịch phát|Episodic and paroxysmal disorders|VI
G50-G59|Bệnh dây, rễ và đám rối thần kinh|Nerve, nerve root and plexus disorders|VI
G60-G64|Bệnh đa dây thần kinh|Polyneuropathies|VI
G80-G83|Bại não và hội chứng liệt khác|Cerebral palsy and other paralytic syndromes|VI
G90-G99|Rối loạn khác của hệ thần kinh|Other disorders of the nervous system|VI
H00-H06|Bệnh mi mắt, lệ bộ và hốc mắt|Disorders of eyelid, lacrimal system and orbit|VII
H10-H13|Bệnh kết mạc|Disorders of conjunctiva|VII
H15-H22|Bệnh củng mạc, giác mạc, mống mắt và thể mi|Disorders of sclera, cornea, iris and ciliary body|VII
H25-H28|Bệnh thể thủy tinh|Disorders of lens|VII
H30-H36|Bệnh hắc mạc và võng mạc|Disorders of choroid and retina|VII
H40-H42|Glôcôm|Glaucoma|VII
H49-H52|Rối loạn cơ vận nhãn, điều tiết và khúc xạ|Disorders of ocular muscles, accommodation and refraction|VII
H60-H62|Bệnh tai ngoài|Diseases of external ear|VIII
H65-H75|Bệnh tai giữa và xương chũm|Diseases of middle ear and mastoid|VIII
H80-H83|Bệnh tai trong|Diseases of inner ear|VIII
H90-H95|Rối loạn khác của tai|Other disorders of ear|VIII
I10-I15|Bệnh tăng huyết áp|Hypertensive diseases|IX
I20-I25|Bệnh tim thiếu máu cục bộ|Ischaemic heart diseases|IX
I26-I28|Bệnh tim do phổi và bệnh tuần hoàn phổi|Pulmonary heart disease and pulmonary circulation|IX
I30-I52|Thể bệnh tim khác|Other forms of heart disease|IX
I60-I69|Bệnh mạch máu não|Cerebrovascular diseases|IX
I70-I79|Bệnh động mạch và mao mạch|Diseases of arteries and capillaries|IX
I80-I89|Bệnh tĩnh mạch và hệ bạch huyết|Diseases of veins and lymphatic system|IX
I95-I99|Rối loạn khác của hệ tuần hoàn|Other disorders of the circulatory system|IX
J00-J06|Nhiễm trùng đường hô hấp trên cấp|Acute upper respiratory infections|X
J09-J18|Cúm và viêm phổi|Influenza and pneumonia|X
J20-J22|Nhiễm trùng đường hô hấp dưới cấp khác|Other acute lower respiratory infections|X
J30-J39|Bệnh khác của đường hô hấp trên|Other diseases of upper respiratory tract|X
J40-J47|Bệnh mạn tính đường hô hấp dưới|Chronic lower respiratory diseases|X
J90-J94|Bệnh khác của màng phổi|Other diseases of pleura|X
J95-J99|Bệnh khác của hệ hô hấp|Other diseases of the respiratory system|X
K00-K14|Bệnh khoang miệng, tuyến nước bọt và hàm|Diseases of oral cavity, salivary glands and jaws|XI
K20-K31|Bệnh thực quản, dạ dày và tá tràng|Diseases of oesophagus, stomach and duodenum|XI
K35-K38|Bệnh ruột thừa|Diseases of appendix|XI
K40-K46|Thoát vị|Hernia|XI
K50-K52|Viêm ruột và viêm đại tràng không nhiễm trùng|Noninfective enteritis and colitis|XI
K55-K64|Bệnh khác của ruột|Other diseases of intestines|XI
K70-K77|Bệnh gan|Diseases of liver|XI
K80-K87|Bệnh túi mật, đường mật và tụy|Disorders of gallbladder, biliary tract and pancreas|XI
K90-K93|Bệnh khác của hệ tiêu hóa|Other diseases of the digestive system|XI
L00-L08|Nhiễm trùng da và mô dưới da|Infections of skin and subcutaneous tissue|XII
L20-L30|Viêm da và chàm|Dermatitis and eczema|XII
L40-L45|Bệnh sẩn có vảy|Papulosquamous disorders|XII
L50-L54|Mày đay và hồng ban|Urticaria and erythema|XII
L60-L75|Bệnh phần phụ của da|Disorders of skin appendages|XII
L80-L99|Bệnh khác của da và mô dưới da|Other disorders of skin and subcutaneous tissue|XII
M00-M25|Bệnh khớp|Arthropathies|XIII
M30-M36|Bệnh hệ thống của mô liên kết|Systemic connective tissue disorders|XIII
M40-M54|Bệnh cột sống|Dorsopathies|XIII
M60-M79|Bệnh mô mềm|Soft tissue disorders|XIII
M80-M94|Bệnh xương và sụn|Osteopathies and chondropathies|XIII
N00-N08|Bệnh cầu thận|Glomerular diseases|XIV
N10-N16|Bệnh ống kẽ thận|Renal tubulo-interstitial diseases|XIV
N17-N19|Suy thận|Renal failure|XIV
N20-N23|Sỏi tiết niệu|Urolithiasis|XIV
N25-N29|Bệnh khác của thận và niệu quản|Other disorders of kidney and ureter|XIV
N30-N39|Bệnh khác của hệ tiết niệu|Other diseases of urinary system|XIV
N40-N51|Bệnh cơ quan sinh dục nam|Diseases of male genital organs|XIV
N60-N64|Bệnh vú|Disorders of breast|XIV
N70-N77|Viêm cơ quan vùng chậu nữ|Inflammatory diseases of female pelvic organs|XIV
N80-N98|Bệnh không viêm của cơ quan sinh dục nữ|Noninflammatory disorders of female genital tract|XIV
O00-O08|Thai nghén kết thúc bằng sẩy thai|Pregnancy with abortive outcome|XV
O10-O16|Phù, protein niệu và tăng huyết áp trong thai kỳ|Oedema, proteinuria and hypertension in pregnancy|XV
O20-O29|Rối loạn khác của mẹ liên quan đến thai nghén|Other maternal disorders related to pregnancy|XV
O30-O48|Chăm sóc mẹ liên quan đến thai và buồng ối|Maternal care related to fetus and amniotic cavity|XV
O80-O84|Đẻ|Delivery|XV
O94-O99|Tình trạng sản khoa khác|Other obstetric conditions|XV
P20-P29|Rối loạn hô hấp và tim mạch thời kỳ chu sinh|Perinatal respiratory and cardiovascular disorders|XVI
P35-P39|Nhiễm trùng thời kỳ chu sinh|Infections specific to the perinatal period|XVI
P50-P61|Rối loạn chảy máu và huyết học của thai và sơ sinh|Haemorrhagic and haematological disorders of newborn|XVI
P90-P96|Rối loạn khác khởi phát thời kỳ chu sinh|Other disorders originating in the perinatal period|XVI
Q20-Q28|Dị tật bẩm sinh hệ tuần hoàn|Congenital malformations of the circulatory system|XVII
Q50-Q56|Dị tật bẩm sinh cơ quan sinh dục|Congenital malformations of genital organs|XVII
Q65-Q79|Dị tật bẩm sinh hệ cơ xương|Congenital malformations of the musculoskeletal system|XVII
R00-R09|Triệu chứng hệ tuần hoàn và hô hấp|Symptoms of the circulatory and respiratory systems|XVIII
R10-R19|Triệu chứng hệ tiêu hóa và bụng|Symptoms of the digestive system and abdomen|XVIII
R20-R23|Triệu chứng da và mô dưới da|Symptoms of skin and subcutaneous tissue|XVIII
R30-R39|Triệu chứng hệ tiết niệu|Symptoms of the urinary system|XVIII
R40-R46|Triệu chứng nhận thức, tri giác và hành vi|Symptoms of cognition, perception and behaviour|XVIII
R50-R69|Triệu chứng và dấu hiệu toàn thân|General symptoms and signs|XVIII
R70-R79|Bất thường khi xét nghiệm máu, không có chẩn đoán|Abnormal findings on examination of blood|XVIII
R95-R99|Nguyên nhân tử vong không rõ ràng|Ill-defined causes of mortality|XVIII
S00-S09|Chấn thương đầu|Injuries to the head|XIX
S20-S29|Chấn thương ngực|Injuries to the thorax|XIX
S40-S49|Chấn thương vai và cánh tay|Injuries to the shoulder and upper arm|XIX
S50-S59|Chấn thương khuỷu và cẳng tay|Injuries to the elbow and forearm|XIX
S60-S69|Chấn thương cổ tay và bàn tay|Injuries to the wrist and hand|XIX
S80-S89|Chấn thương gối và cẳng chân|Injuries to the knee and lower leg|XIX
S90-S99|Chấn thương cổ chân và bàn chân|Injuries to the ankle and foot|XIX
T08-T14|Chấn thương phần chưa xác định của thân, chi|Injuries to unspecified part of trunk, limb or body region|XIX
T15-T19|Dị vật vào qua lỗ tự nhiên|Foreign body entering through natural orifice|XIX
T20-T32|Bỏng và ăn mòn|Burns and corrosions|XIX
T51-T65|Nhiễm độc chất không phải thuốc|Toxic effects of nonmedicinal substances|XIX
T66-T78|Hậu quả khác của nguyên nhân bên ngoài|Other effects of external causes|XIX
T80-T88|Biến chứng của chăm sóc y tế|Complications of surgical and medical care|XIX
V01-V99|Tai nạn giao thông|Transport accidents|XX
W00-X59|Nguyên nhân bên ngoài khác của thương tích do tai nạn|Other external causes of accidental injury|XX
Y40-Y84|Biến chứng của chăm sóc nội, ngoại khoa|Complications of medical and surgical care|XX
Z00-Z13|Đến khám và điều tra sức khỏe|Examination and investigation|XXI
Z20-Z29|Nguy cơ liên quan bệnh truyền nhiễm|Potential hazards related to communicable diseases|XXI
Z30-Z39|Tiếp xúc dịch vụ y tế liên quan sinh sản|Health services related to reproduction|XXI
Z40-Z54|Tiếp xúc dịch vụ y tế vì thủ thuật và chăm sóc đặc biệt|Encounters for specific procedures and health care|XXI
Z70-Z76|Tiếp xúc dịch vụ y tế trong hoàn cảnh khác|Encounters in other circumstances|XXI
Z80-Z99|Tiền sử gia đình, bản thân và tình trạng ảnh hưởng sức khỏe|Family and personal history and conditions influencing health|XXI
U00-U49|Mã tạm cho bệnh mới chưa rõ nguyên nhân|Provisional assignment of new diseases of uncertain etiology|XXII
`;
