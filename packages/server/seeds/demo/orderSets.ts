/** Services that are ordered together, offered first where their diseases are found. */
export const boChiDinh = `
MaBoChiDinh|TenBoChiDinh|ICD_Ids|PhongBan_Id|ThuTu
BO-CB|Xét nghiệm máu cơ bản|||1
BO-MO|Xét nghiệm trước mổ|||2
BO-DTD|Theo dõi đái tháo đường|E11.9||3
BO-THA|Theo dõi tăng huyết áp|I10||4
BO-SXH|Sốt nghi sốt xuất huyết|||5
BO-DAY|Đau bụng, dạ dày|K29.7;K21.9||6
BO-TIM|Tầm soát bệnh mạch vành|I20.8;I50.9|PK03|7
`;

export const boChiDinhChiTiets = `
Cua|DichVu_Id
BO-CB|XN-CBC
BO-CB|XN-GLU
BO-CB|XN-URE
BO-CB|XN-CRE
BO-CB|XN-AST
BO-CB|XN-ALT
BO-MO|XN-CBC
BO-MO|XN-NHOMMAU
BO-MO|XN-PT
BO-MO|XN-APTT
BO-MO|XN-GLU
BO-MO|XN-CRE
BO-MO|XN-HBSAG
BO-MO|XN-HIV
BO-MO|HA-XQNGUC
BO-MO|TD-ECG
BO-DTD|XN-GLU
BO-DTD|XN-HBA1C
BO-DTD|XN-CRE
BO-DTD|XN-CHOL
BO-DTD|XN-TG
BO-DTD|XN-HDL
BO-DTD|XN-LDL
BO-DTD|XN-NT10
BO-THA|XN-GLU
BO-THA|XN-CRE
BO-THA|XN-DGD
BO-THA|XN-CHOL
BO-THA|XN-TG
BO-THA|XN-NT10
BO-THA|TD-ECG
BO-SXH|XN-CBC
BO-SXH|XN-DENGUE
BO-SXH|XN-CRP
BO-SXH|XN-AST
BO-SXH|XN-ALT
BO-DAY|XN-CBC
BO-DAY|XN-AMY
BO-DAY|XN-HP
BO-DAY|SA-BUNG
BO-TIM|XN-TROP
BO-TIM|XN-CHOL
BO-TIM|XN-LDL
BO-TIM|TD-ECG
BO-TIM|SA-TIM
`;
