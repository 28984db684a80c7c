/** Kinds of specimens of microbiology. */
export const loaiBenhPham = `
MaLoaiBenhPham|TenLoaiBenhPham|ThuTu
MAU|Máu|1
NUOCTIEU|Nước tiểu giữa dòng|2
NUOCTIEU-SONDE|Nước tiểu qua ống thông|3
DOM|Đờm|4
DICHRUA|Dịch rửa phế quản|5
MU|Mủ, dịch vết thương|6
DNT|Dịch não tủy|7
DICHMANG|Dịch màng phổi, màng bụng|8
PHAN|Phân|9
HONG|Dịch họng|10
AMDAO|Dịch âm đạo, niệu đạo|11
CATHETER|Đầu ống thông|12
KHAC|Bệnh phẩm khác|99
`;

/** The organisms that are found most often; a site adds its own. */
export const viKhuan = `
MaViKhuan|TenViKhuan|NhomViKhuan
ECO|Escherichia coli|Enterobacterales
KPN|Klebsiella pneumoniae|Enterobacterales
PMI|Proteus mirabilis|Enterobacterales
ECL|Enterobacter cloacae complex|Enterobacterales
SAL|Salmonella spp.|Enterobacterales
PAE|Pseudomonas aeruginosa|Pseudomonas
ABA|Acinetobacter baumannii|Acinetobacter
SAU|Staphylococcus aureus|Staphylococcus
CNS|Staphylococcus không sinh coagulase|Staphylococcus
SPN|Streptococcus pneumoniae|Streptococcus
SPY|Streptococcus pyogenes|Streptococcus
SAG|Streptococcus agalactiae|Streptococcus
EFA|Enterococcus faecalis|Enterococcus
EFM|Enterococcus faecium|Enterococcus
HIN|Haemophilus influenzae|Haemophilus
CAL|Candida albicans|Nam
`;

/** The antibiotics that are tested most often, by the codes that laboratories use. */
export const khangSinh = `
MaKhangSinh|TenKhangSinh|NhomKhangSinh|ThuTu
AMP|Ampicillin|Penicillin|1
AMC|Amoxicillin/acid clavulanic|Penicillin|2
TZP|Piperacillin/tazobactam|Penicillin|3
FOX|Cefoxitin|Cephalosporin|10
CTX|Cefotaxim|Cephalosporin|11
CRO|Ceftriaxon|Cephalosporin|12
CAZ|Ceftazidim|Cephalosporin|13
FEP|Cefepim|Cephalosporin|14
MEM|Meropenem|Carbapenem|20
IPM|Imipenem|Carbapenem|21
GEN|Gentamicin|Aminoglycosid|30
AMK|Amikacin|Aminoglycosid|31
CIP|Ciprofloxacin|Fluoroquinolon|40
LVX|Levofloxacin|Fluoroquinolon|41
ERY|Erythromycin|Macrolid|50
CLI|Clindamycin|Macrolid|51
VAN|Vancomycin|Glycopeptid|60
LNZ|Linezolid|Oxazolidinon|61
TCY|Tetracyclin|Tetracyclin|70
SXT|Trimethoprim/sulfamethoxazol|Sulfonamid|80
NIT|Nitrofurantoin|Khac|81
COL|Colistin|Polymyxin|90
`;
