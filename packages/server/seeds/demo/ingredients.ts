/** Active ingredients by their international names, in the Vietnamese and the English spelling. */
export const hoatChat = `
MaHoatChat|TenHoatChat|TenTiengAnh|ATC
PARACETAMOL|Paracetamol|Paracetamol|N02BE01
CODEIN|Codein|Codeine|
TRAMADOL|Tramadol|Tramadol|N02AX02
MORPHIN|Morphin|Morphine|N02AA01
FENTANYL|Fentanyl|Fentanyl|N01AH01
IBUPROFEN|Ibuprofen|Ibuprofen|M01AE01
DICLOFENAC|Diclofenac|Diclofenac|M01AB05
MELOXICAM|Meloxicam|Meloxicam|M01AC06
CELECOXIB|Celecoxib|Celecoxib|M01AH01
ETORICOXIB|Etoricoxib|Etoricoxib|M01AH05
ASPIRIN|Acid acetylsalicylic|Acetylsalicylic acid|B01AC06
CLOPIDOGREL|Clopidogrel|Clopidogrel|B01AC04
WARFARIN|Warfarin|Warfarin|B01AA03
ACENOCOUMAROL|Acenocoumarol|Acenocoumarol|B01AA07
RIVAROXABAN|Rivaroxaban|Rivaroxaban|B01AF01
ENOXAPARIN|Enoxaparin natri|Enoxaparin|B01AB05
ACID-TRANEXAMIC|Acid tranexamic|Tranexamic acid|B02AA02
SAT-FUMARAT|Sắt fumarat|Ferrous fumarate|
ACID-FOLIC|Acid folic|Folic acid|
NATRI-CLORID|Natri clorid|Sodium chloride|B05XA03
GLUCOSE|Glucose|Glucose|B05BA03
RINGER-LACTAT|Ringer lactat|Ringer's lactate|B05BB01
KALI-CLORID|Kali clorid|Potassium chloride|A12BA01
AMLODIPIN|Amlodipin|Amlodipine|C08CA01
NIFEDIPIN|Nifedipin|Nifedipine|C08CA05
DILTIAZEM|Diltiazem|Diltiazem|C08DB01
VERAPAMIL|Verapamil|Verapamil|C08DA01
LOSARTAN|Losartan|Losartan|C09CA01
TELMISARTAN|Telmisartan|Telmisartan|C09CA07
ENALAPRIL|Enalapril|Enalapril|C09AA02
PERINDOPRIL|Perindopril|Perindopril|C09AA04
HYDROCLOROTHIAZID|Hydroclorothiazid|Hydrochlorothiazide|C03AA03
BISOPROLOL|Bisoprolol|Bisoprolol|C07AB07
METOPROLOL|Metoprolol|Metoprolol|C07AB02
PROPRANOLOL|Propranolol|Propranolol|C07AA05
FUROSEMID|Furosemid|Furosemide|C03CA01
SPIRONOLACTON|Spironolacton|Spironolactone|C03DA01
DIGOXIN|Digoxin|Digoxin|C01AA05
AMIODARON|Amiodaron|Amiodarone|C01BD01
NITROGLYCERIN|Nitroglycerin|Glyceryl trinitrate|C01DA02
ISOSORBID-DINITRAT|Isosorbid dinitrat|Isosorbide dinitrate|C01DA08
TRIMETAZIDIN|Trimetazidin|Trimetazidine|C01EB15
ATORVASTATIN|Atorvastatin|Atorvastatin|C10AA05
SIMVASTATIN|Simvastatin|Simvastatin|C10AA01
ROSUVASTATIN|Rosuvastatin|Rosuvastatin|C10AA07
FENOFIBRAT|Fenofibrat|Fenofibrate|C10AB05
GEMFIBROZIL|Gemfibrozil|Gemfibrozil|C10AB04
METFORMIN|Metformin|Metformin|A10BA02
GLICLAZID|Gliclazid|Gliclazide|A10BB09
GLIMEPIRID|Glimepirid|Glimepiride|A10BB12
SITAGLIPTIN|Sitagliptin|Sitagliptin|A10BH01
EMPAGLIFLOZIN|Empagliflozin|Empagliflozin|A10BK03
INSULIN|Insulin người|Human insulin|A10AD01
INSULIN-GLARGIN|Insulin glargin|Insulin glargine|A10AE04
OMEPRAZOL|Omeprazol|Omeprazole|A02BC01
ESOMEPRAZOL|Esomeprazol|Esomeprazole|A02BC05
PANTOPRAZOL|Pantoprazol|Pantoprazole|A02BC02
FAMOTIDIN|Famotidin|Famotidine|A02BA03
NHOM-HYDROXYD|Nhôm hydroxyd|Aluminium hydroxide|
MAGNESI-HYDROXYD|Magnesi hydroxyd|Magnesium hydroxide|
SUCRALFAT|Sucralfat|Sucralfate|A02BX02
DOMPERIDON|Domperidon|Domperidone|A03FA03
METOCLOPRAMID|Metoclopramid|Metoclopramide|A03FA01
HYOSCIN-BUTYLBROMID|Hyoscin butylbromid|Hyoscine butylbromide|A03BB01
DROTAVERIN|Drotaverin|Drotaverine|A03AD02
LOPERAMID|Loperamid|Loperamide|A07DA03
ORESOL|Muối bù nước uống (ORS)|Oral rehydration salts|A07CA
KEM-GLUCONAT|Kẽm gluconat|Zinc gluconate|A12CB02
DIOSMECTIT|Diosmectit|Diosmectite|A07BC05
LACTULOSE|Lactulose|Lactulose|A06AD11
BISACODYL|Bisacodyl|Bisacodyl|A06AB02
CALCI-CARBONAT|Calci carbonat|Calcium carbonate|
VITAMIN-D3|Vitamin D3|Colecalciferol|
VITAMIN-B1|Vitamin B1|Thiamine|
VITAMIN-B6|Vitamin B6|Pyridoxine|
VITAMIN-B12|Vitamin B12|Cyanocobalamin|
VITAMIN-C|Vitamin C|Ascorbic acid|A11GA01
AMOXICILIN|Amoxicilin|Amoxicillin|J01CA04
ACID-CLAVULANIC|Acid clavulanic|Clavulanic acid|
CEFUROXIM|Cefuroxim|Cefuroxime|J01DC02
CEFIXIM|Cefixim|Cefixime|J01DD08
CEFTRIAXON|Ceftriaxon|Ceftriaxone|J01DD04
AZITHROMYCIN|Azithromycin|Azithromycin|J01FA10
CLARITHROMYCIN|Clarithromycin|Clarithromycin|J01FA09
CIPROFLOXACIN|Ciprofloxacin|Ciprofloxacin|J01MA02
LEVOFLOXACIN|Levofloxacin|Levofloxacin|J01MA12
DOXYCYCLIN|Doxycyclin|Doxycycline|J01AA02
SULFAMETHOXAZOL|Sulfamethoxazol|Sulfamethoxazole|
TRIMETHOPRIM|Trimethoprim|Trimethoprim|
METRONIDAZOL|Metronidazol|Metronidazole|P01AB01
GENTAMICIN|Gentamicin|Gentamicin|J01GB03
FLUCONAZOL|Fluconazol|Fluconazole|J02AC01
ACICLOVIR|Aciclovir|Aciclovir|J05AB01
TENOFOVIR|Tenofovir disoproxil|Tenofovir disoproxil|J05AF07
ALBENDAZOL|Albendazol|Albendazole|P02CA03
RIFAMPICIN|Rifampicin|Rifampicin|
ISONIAZID|Isoniazid|Isoniazid|
METHYLPREDNISOLON|Methylprednisolon|Methylprednisolone|H02AB04
PREDNISOLON|Prednisolon|Prednisolone|H02AB06
DEXAMETHASON|Dexamethason|Dexamethasone|H02AB02
LEVOTHYROXIN|Levothyroxin|Levothyroxine|H03AA01
THIAMAZOL|Thiamazol|Thiamazole|H03BB02
COLCHICIN|Colchicin|Colchicine|M04AC01
ALLOPURINOL|Allopurinol|Allopurinol|M04AA01
METHOTREXAT|Methotrexat|Methotrexate|L01BA01
EPERISON|Eperison|Eperisone|M03BX09
GLUCOSAMIN|Glucosamin|Glucosamine|M01AX05
GABAPENTIN|Gabapentin|Gabapentin|N03AX12
CARBAMAZEPIN|Carbamazepin|Carbamazepine|N03AF01
VALPROAT|Natri valproat|Valproate|N03AG01
PHENOBARBITAL|Phenobarbital|Phenobarbital|N03AA02
DIAZEPAM|Diazepam|Diazepam|N05BA01
AMITRIPTYLIN|Amitriptylin|Amitriptyline|N06AA09
SERTRALIN|Sertralin|Sertraline|N06AB06
FLUOXETIN|Fluoxetin|Fluoxetine|N06AB03
OLANZAPIN|Olanzapin|Olanzapine|N05AH03
LEVODOPA|Levodopa|Levodopa|
CARBIDOPA|Carbidopa|Carbidopa|
BETAHISTIN|Betahistin|Betahistine|N07CA01
PIRACETAM|Piracetam|Piracetam|N06BX03
FLUNARIZIN|Flunarizin|Flunarizine|N07CA03
CETIRIZIN|Cetirizin|Cetirizine|R06AE07
LORATADIN|Loratadin|Loratadine|R06AX13
FEXOFENADIN|Fexofenadin|Fexofenadine|R06AX26
CLORPHENIRAMIN|Clorpheniramin|Chlorphenamine|R06AB04
ACETYLCYSTEIN|Acetylcystein|Acetylcysteine|R05CB01
AMBROXOL|Ambroxol|Ambroxol|R05CB06
DEXTROMETHORPHAN|Dextromethorphan|Dextromethorphan|R05DA09
PSEUDOEPHEDRIN|Pseudoephedrin|Pseudoephedrine|R01BA02
SALBUTAMOL|Salbutamol|Salbutamol|R03AC02
BUDESONID|Budesonid|Budesonide|R03BA02
FORMOTEROL|Formoterol|Formoterol|
MONTELUKAST|Montelukast|Montelukast|R03DC03
THEOPHYLIN|Theophylin|Theophylline|R03DA04
XYLOMETAZOLIN|Xylometazolin|Xylometazoline|R01AA07
TOBRAMYCIN|Tobramycin|Tobramycin|S01AA12
NATRI-HYALURONAT|Natri hyaluronat|Sodium hyaluronate|S01KA01
TIMOLOL|Timolol|Timolol|S01ED01
OFLOXACIN|Ofloxacin|Ofloxacin|S02AA16
BETAMETHASON|Betamethason|Betamethasone|D07AC01
CLOTRIMAZOL|Clotrimazol|Clotrimazole|D01AC01
ACID-FUSIDIC|Acid fusidic|Fusidic acid|D06AX01
POVIDON-IOD|Povidon iod|Povidone-iodine|D08AG02
LEVONORGESTREL|Levonorgestrel|Levonorgestrel|
ETHINYLESTRADIOL|Ethinylestradiol|Ethinylestradiol|
TAMSULOSIN|Tamsulosin|Tamsulosin|G04CA02
SILDENAFIL|Sildenafil|Sildenafil|G04BE03
ADRENALIN|Adrenalin|Epinephrine|C01CA24
LINEZOLID|Linezolid|Linezolid|J01XX08
SAT|Huyết thanh kháng độc tố uốn ván|Tetanus antitoxin|J06AA02
`;
