/**
 * A few well-known breakpoints for trying the system, as EUCAST published them for 2024 (v14.0). They are no table to work by: a site
 * enters the one that it adopts.
 */
export const diemGay = `
MaDiemGay|KhangSinh_Id|NhomViKhuan|ViKhuan_Id|LoaiBenhPham_Id|PhuongPhap|MucS|MucR|Nguon|HieuLucTu|GhiChu
EU14-ENT-AMP-MIC|AMP|Enterobacterales|||MIC|8|8|EUCAST v14.0|2024-01-01|Ví dụ để dùng thử; đối chiếu bảng gốc trước khi dùng
EU14-ENT-AMP-KG|AMP|Enterobacterales|||KhoanhGiay|14|14|EUCAST v14.0|2024-01-01|Ví dụ để dùng thử; đối chiếu bảng gốc trước khi dùng
EU14-ENT-CTX-MIC|CTX|Enterobacterales|||MIC|1|2|EUCAST v14.0|2024-01-01|Ví dụ để dùng thử; đối chiếu bảng gốc trước khi dùng
EU14-ENT-CTX-KG|CTX|Enterobacterales|||KhoanhGiay|20|17|EUCAST v14.0|2024-01-01|Ví dụ để dùng thử; đối chiếu bảng gốc trước khi dùng
EU14-ENT-CRO-MIC|CRO|Enterobacterales|||MIC|1|2|EUCAST v14.0|2024-01-01|Ví dụ để dùng thử; đối chiếu bảng gốc trước khi dùng
EU14-ENT-CRO-KG|CRO|Enterobacterales|||KhoanhGiay|25|22|EUCAST v14.0|2024-01-01|Ví dụ để dùng thử; đối chiếu bảng gốc trước khi dùng
EU14-ENT-CAZ-MIC|CAZ|Enterobacterales|||MIC|1|4|EUCAST v14.0|2024-01-01|Ví dụ để dùng thử; đối chiếu bảng gốc trước khi dùng
EU14-ENT-CAZ-KG|CAZ|Enterobacterales|||KhoanhGiay|22|19|EUCAST v14.0|2024-01-01|Ví dụ để dùng thử; đối chiếu bảng gốc trước khi dùng
EU14-ENT-MEM-MIC|MEM|Enterobacterales|||MIC|2|8|EUCAST v14.0|2024-01-01|Ví dụ để dùng thử; đối chiếu bảng gốc trước khi dùng
EU14-ENT-MEM-KG|MEM|Enterobacterales|||KhoanhGiay|22|16|EUCAST v14.0|2024-01-01|Ví dụ để dùng thử; đối chiếu bảng gốc trước khi dùng
EU14-ENT-GEN-MIC|GEN|Enterobacterales|||MIC|2|2|EUCAST v14.0|2024-01-01|Ví dụ để dùng thử; đối chiếu bảng gốc trước khi dùng
EU14-ENT-GEN-KG|GEN|Enterobacterales|||KhoanhGiay|17|17|EUCAST v14.0|2024-01-01|Ví dụ để dùng thử; đối chiếu bảng gốc trước khi dùng
EU14-ENT-AMK-MIC|AMK|Enterobacterales|||MIC|8|8|EUCAST v14.0|2024-01-01|Ví dụ để dùng thử; đối chiếu bảng gốc trước khi dùng
EU14-ENT-AMK-KG|AMK|Enterobacterales|||KhoanhGiay|18|18|EUCAST v14.0|2024-01-01|Ví dụ để dùng thử; đối chiếu bảng gốc trước khi dùng
EU14-ENT-CIP-MIC|CIP|Enterobacterales|||MIC|0.25|0.5|EUCAST v14.0|2024-01-01|Ví dụ để dùng thử; đối chiếu bảng gốc trước khi dùng
EU14-ENT-CIP-KG|CIP|Enterobacterales|||KhoanhGiay|25|22|EUCAST v14.0|2024-01-01|Ví dụ để dùng thử; đối chiếu bảng gốc trước khi dùng
EU14-ENT-SXT-MIC|SXT|Enterobacterales|||MIC|2|4|EUCAST v14.0|2024-01-01|Ví dụ để dùng thử; đối chiếu bảng gốc trước khi dùng
EU14-ENT-SXT-KG|SXT|Enterobacterales|||KhoanhGiay|14|11|EUCAST v14.0|2024-01-01|Ví dụ để dùng thử; đối chiếu bảng gốc trước khi dùng
EU14-ECO-NIT-NT-MIC|NIT||ECO|NUOCTIEU|MIC|64|64|EUCAST v14.0|2024-01-01|Ví dụ để dùng thử; đối chiếu bảng gốc trước khi dùng
EU14-ECO-NIT-NT-KG|NIT||ECO|NUOCTIEU|KhoanhGiay|11|11|EUCAST v14.0|2024-01-01|Ví dụ để dùng thử; đối chiếu bảng gốc trước khi dùng
EU14-SAU-FOX-KG|FOX||SAU||KhoanhGiay|22|22|EUCAST v14.0|2024-01-01|Ví dụ để dùng thử; đối chiếu bảng gốc trước khi dùng
EU14-SAU-VAN-MIC|VAN||SAU||MIC|2|2|EUCAST v14.0|2024-01-01|Ví dụ để dùng thử; đối chiếu bảng gốc trước khi dùng
EU14-STA-LNZ-MIC|LNZ|Staphylococcus|||MIC|4|4|EUCAST v14.0|2024-01-01|Ví dụ để dùng thử; đối chiếu bảng gốc trước khi dùng
EU14-STA-LNZ-KG|LNZ|Staphylococcus|||KhoanhGiay|21|21|EUCAST v14.0|2024-01-01|Ví dụ để dùng thử; đối chiếu bảng gốc trước khi dùng
`;
