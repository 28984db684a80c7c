/** The blocks that the disease codes of the demo belong to; named, as those, in everyday words. */
export const nhomICD = `
MaNhomICD|TenNhomICD|TenTiengAnh|ChuongICD_Id
A00-A09|Nhiễm trùng đường ruột|Gut infections|I
A15-A19|Bệnh lao|Tuberculosis, all sites|I
A30-A49|Nhiễm khuẩn khác|Bacterial infections, other|I
A50-A64|Bệnh lây qua đường tình dục|Sexually transmitted infections|I
A90-A99|Sốt do virus muỗi truyền, sốt xuất huyết|Mosquito-borne and haemorrhagic fevers|I
B00-B09|Virus gây tổn thương da, niêm mạc|Viral rashes|I
B15-B19|Viêm gan do virus|Viral liver infections|I
B25-B34|Nhiễm virus khác|Viral infections, other|I
B35-B49|Bệnh nấm|Fungal infections|I
B50-B64|Sốt rét, ký sinh trùng đơn bào|Malaria and other protozoa|I
B65-B83|Giun, sán|Worms|I
B85-B89|Ghẻ, chấy rận|Scabies and lice|I
B95-B98|Tác nhân gây bệnh (mã kèm)|Infectious agents (additional codes)|I
C15-C26|Ung thư đường tiêu hóa|Digestive cancers|II
C30-C39|Ung thư hô hấp, lồng ngực|Chest and airway cancers|II
C50-C50|Nhóm ung thư vú|Breast cancers|II
C51-C58|Ung thư phụ khoa|Gynaecological cancers|II
C60-C63|Ung thư sinh dục nam|Cancers of male organs|II
C73-C75|Ung thư tuyến nội tiết|Gland cancers|II
D10-D36|U lành tính|Benign tumours|II
D50-D53|Thiếu máu thiếu dinh dưỡng|Anaemias of poor nutrition|III
D55-D59|Thiếu máu do tan máu|Anaemias of blood breakdown|III
D60-D64|Thiếu máu khác|Anaemias, other|III
D65-D69|Rối loạn đông cầm máu|Bleeding disorders|III
D70-D77|Bệnh máu khác|Blood diseases, other|III
E00-E07|Tuyến giáp|Thyroid|IV
E10-E14|Đái tháo đường|Diabetes|IV
E15-E16|Rối loạn đường huyết khác|Blood glucose disorders, other|IV
E20-E35|Tuyến nội tiết khác|Glands, other|IV
E40-E46|Thiếu dinh dưỡng|Undernutrition|IV
E50-E64|Thiếu vitamin, vi chất|Vitamin and mineral deficiencies|IV
E65-E68|Thừa cân, béo phì|Overweight and obesity|IV
E70-E90|Chuyển hóa|Metabolism|IV
F10-F19|Rối loạn do chất gây nghiện|Substance use|V
F20-F29|Tâm thần phân liệt, hoang tưởng|Psychoses|V
F30-F39|Rối loạn cảm xúc|Mood|V
F40-F48|Lo âu, stress|Anxiety and stress|V
F50-F59|Rối loạn ăn, ngủ và hành vi sinh lý|Eating, sleep and bodily behaviour|V
F90-F98|Rối loạn hành vi ở trẻ|Childhood behaviour|V
G20-G26|Rối loạn vận động|Movement disorders|VI
G40-G47|Động kinh, đau đầu, giấc ngủ|Seizures, headaches, sleep|VI
G50-G59|Dây và rễ thần kinh|Nerves and nerve roots|VI
G60-G64|Viêm đa dây thần kinh|Peripheral nerve diseases|VI
G80-G83|Bại não, liệt|Palsy and paralysis|VI
G90-G99|Bệnh thần kinh khác|Nervous system, other|VI
H00-H06|Mi mắt, tuyến lệ, hốc mắt|Eyelids, tear glands, orbit|VII
H10-H13|Kết mạc|Conjunctiva|VII
H15-H22|Giác mạc, mống mắt|Cornea and iris|VII
H25-H28|Thủy tinh thể|Lens|VII
H30-H36|Võng mạc, hắc mạc|Retina and choroid|VII
H40-H42|Nhóm glôcôm|Glaucomas|VII
H49-H52|Vận nhãn, tật khúc xạ|Eye movement and refraction|VII
H60-H62|Tai ngoài|Outer ear|VIII
H65-H75|Tai giữa, xương chũm|Middle ear|VIII
H80-H83|Tai trong|Inner ear|VIII
H90-H95|Nghe kém và bệnh tai khác|Hearing and other ear disorders|VIII
I10-I15|Tăng huyết áp|Hypertension|IX
I20-I25|Bệnh mạch vành|Coronary disease|IX
I26-I28|Tim phổi, tuần hoàn phổi|Lung circulation|IX
I30-I52|Bệnh tim khác|Heart diseases, other|IX
I60-I69|Đột quỵ, mạch máu não|Stroke and brain vessels|IX
I70-I79|Động mạch|Arteries|IX
I80-I89|Tĩnh mạch, bạch huyết|Veins and lymph|IX
I95-I99|Tuần hoàn khác|Circulation, other|IX
J00-J06|Viêm đường hô hấp trên cấp|Colds and throat infections|X
J09-J18|Cúm, viêm phổi|Flu and pneumonia|X
J20-J22|Viêm đường hô hấp dưới cấp|Acute lower airway infections|X
J30-J39|Mũi, họng, xoang mạn tính|Nose, throat and sinus diseases|X
J40-J47|Hen, COPD, phế quản mạn|Asthma, COPD, chronic bronchi|X
J90-J94|Màng phổi|Pleura|X
J95-J99|Hô hấp khác|Breathing organs, other|X
K00-K14|Răng, miệng, hàm|Teeth, mouth and jaws|XI
K20-K31|Thực quản, dạ dày, tá tràng|Gullet, stomach, duodenum|XI
K35-K38|Ruột thừa|Appendix|XI
K40-K46|Các thoát vị|Hernias|XI
K50-K52|Viêm ruột không nhiễm trùng|Bowel inflammation, not infectious|XI
K55-K64|Ruột, hậu môn|Bowel and anus|XI
K70-K77|Gan|Liver|XI
K80-K87|Mật, tụy|Gallbladder and pancreas|XI
K90-K93|Tiêu hóa khác|Digestion, other|XI
L00-L08|Nhiễm trùng da|Skin infections|XII
L20-L30|Chàm, viêm da|Eczema|XII
L40-L45|Vảy nến, bệnh da có vảy|Psoriasis and scaly skin|XII
L50-L54|Mề đay, hồng ban|Hives and red rashes|XII
L60-L75|Tóc, móng, tuyến bã|Hair, nails, sebaceous glands|XII
L80-L99|Bệnh da khác|Skin diseases, other|XII
M00-M25|Khớp|Joints|XIII
M30-M36|Bệnh tự miễn mô liên kết|Connective tissue diseases|XIII
M40-M54|Cột sống|Spine|XIII
M60-M79|Cơ, gân, phần mềm|Muscles, tendons, soft tissue|XIII
M80-M94|Xương, sụn|Bone and cartilage|XIII
N00-N08|Cầu thận|Glomeruli|XIV
N10-N16|Viêm thận bể thận, ống thận|Kidney infections and tubules|XIV
N17-N19|Suy thận cấp và mạn|Kidney failure|XIV
N20-N23|Sỏi đường tiết niệu|Urinary stones|XIV
N25-N29|Thận, niệu quản khác|Kidney and ureter, other|XIV
N30-N39|Bàng quang, niệu đạo|Bladder and urethra|XIV
N40-N51|Sinh dục nam|Male organs|XIV
N60-N64|Tuyến vú|Breast|XIV
N70-N77|Viêm phụ khoa|Gynaecological infections|XIV
N80-N98|Phụ khoa khác|Gynaecology, other|XIV
O00-O08|Sảy thai, thai ngoài tử cung|Miscarriage and ectopic pregnancy|XV
O10-O16|Tăng huyết áp thai kỳ|Hypertension in pregnancy|XV
O20-O29|Bệnh của mẹ trong thai kỳ|Illness of the mother in pregnancy|XV
O30-O48|Theo dõi thai, ối, dọa sinh|Fetus, waters and threatened birth|XV
O80-O84|Sinh đẻ|Birth|XV
O94-O99|Sản khoa khác|Obstetrics, other|XV
P20-P29|Hô hấp, tim mạch sơ sinh|Breathing and heart of the newborn|XVI
P35-P39|Nhiễm trùng sơ sinh|Infections of the newborn|XVI
P50-P61|Vàng da, bệnh máu sơ sinh|Jaundice and blood of the newborn|XVI
P90-P96|Vấn đề sơ sinh khác|Newborn problems, other|XVI
Q20-Q28|Tim bẩm sinh|Heart defects from birth|XVII
Q50-Q56|Dị tật sinh dục|Defects of sexual organs from birth|XVII
Q65-Q79|Dị tật xương khớp|Bone and joint defects from birth|XVII
R00-R09|Triệu chứng tim, hô hấp|Heart and breathing symptoms|XVIII
R10-R19|Triệu chứng tiêu hóa|Digestive symptoms|XVIII
R20-R23|Triệu chứng ở da|Skin symptoms|XVIII
R30-R39|Triệu chứng tiết niệu|Urinary symptoms|XVIII
R40-R46|Triệu chứng tri giác, hành vi|Symptoms of mind and behaviour|XVIII
R50-R69|Triệu chứng toàn thân|General symptoms|XVIII
R70-R79|Xét nghiệm máu bất thường|Unusual blood results|XVIII
R95-R99|Tử vong không rõ nguyên nhân|Deaths of unclear cause|XVIII
S00-S09|Đầu|Head injuries|XIX
S20-S29|Ngực|Chest injuries|XIX
S40-S49|Vai, cánh tay|Shoulder and upper arm injuries|XIX
S50-S59|Khuỷu, cẳng tay|Elbow and forearm injuries|XIX
S60-S69|Cổ tay, bàn tay|Wrist and hand injuries|XIX
S80-S89|Gối, cẳng chân|Knee and lower leg injuries|XIX
S90-S99|Cổ chân, bàn chân|Ankle and foot injuries|XIX
T08-T14|Chấn thương chưa rõ vị trí|Injuries, place not stated|XIX
T15-T19|Dị vật|Foreign bodies|XIX
T20-T32|Bỏng|Burns|XIX
T51-T65|Ngộ độc, nọc độc|Poisons and venoms|XIX
T66-T78|Phản vệ, dị ứng, tác hại khác|Anaphylaxis, allergy, other harm|XIX
T80-T88|Biến chứng điều trị|Complications of treatment|XIX
V01-V99|Tai nạn giao thông|Traffic accidents|XX
W00-X59|Tai nạn khác|Accidents, other|XX
Y40-Y84|Tác hại của thuốc, thủ thuật|Harm by drugs and procedures|XX
Z00-Z13|Khám sức khỏe, tầm soát|Check-ups and screening|XXI
Z20-Z29|Tiêm phòng, phơi nhiễm|Vaccination and exposure|XXI
Z30-Z39|Thai sản, kế hoạch hóa gia đình|Family planning and maternity|XXI
Z40-Z54|Chăm sóc sau thủ thuật|Care around procedures|XXI
Z70-Z76|Tư vấn và lý do khác|Advice and other reasons|XXI
Z80-Z99|Tiền sử, tình trạng sẵn có|History and existing conditions|XXI
U00-U49|Bệnh mới nổi|Emerging diseases|XXII
`;
