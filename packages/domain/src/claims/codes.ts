import type { ClaimCode } from './fields.ts';
import { SIXTEEN_VISIT_TYPES } from './releases.ts';

/** The small lists of the tables (claims 2). */
export const gioiTinhs = list(
  ['1', 'Nam', 'Male'],
  ['2', 'Nữ', 'Female'],
  ['3', 'Chưa xác định', 'Undetermined'],
);

export const ketQuaDieuTris = list(
  ['1', 'Khỏi', 'Cured'],
  ['2', 'Đỡ', 'Improved'],
  ['3', 'Không thay đổi', 'Unchanged'],
  ['4', 'Nặng hơn', 'Worse'],
  ['5', 'Tử vong', 'Died'],
  ['6', 'Tiên lượng nặng xin về', 'Taken home with a poor prognosis'],
  ['7', 'Chưa xác định', 'Not determined'],
  ['8', 'Tử vong ngoại viện', 'Died outside', '2024-07-01'],
);

export const loaiRaViens = list(
  ['1', 'Ra viện', 'Discharged'],
  ['2', 'Chuyển theo yêu cầu chuyên môn', 'Transferred for medical reasons'],
  ['3', 'Trốn viện', 'Left without leave'],
  ['4', 'Xin ra viện', 'Discharged at own wish'],
  ['5', 'Chuyển theo yêu cầu người bệnh', "Transferred at the patient's wish"],
);

export const loaiKCBs = list(
  ['01', 'Khám bệnh', 'Examination'],
  ['02', 'Điều trị ngoại trú', 'Outpatient treatment'],
  ['03', 'Điều trị nội trú', 'Inpatient treatment'],
  ['04', 'Điều trị ban ngày', 'Day treatment'],
  ['05', 'Ngoại trú bệnh dài ngày: khám và lĩnh thuốc', 'Long-term outpatient: examination and medicine'],
  ['06', 'Lưu tại trạm y tế, phòng khám đa khoa khu vực', 'Stay at a commune station'],
  ['07', 'Nhận thuốc theo hẹn', 'Medicine by appointment'],
  ['08', 'Ngoại trú bệnh dài ngày có dịch vụ kỹ thuật', 'Long-term outpatient with services'],
  ['09', 'Nội trú dưới 4 giờ', 'Inpatient below 4 hours'],
  ['10', 'Khác', 'Other'],
  ['11', 'Khám chữa bệnh lưu động', 'Mobile care', SIXTEEN_VISIT_TYPES],
  ['12', 'Khám chữa bệnh tại nhà', 'Care at home', SIXTEEN_VISIT_TYPES],
  ['13', 'Y học gia đình', 'Family medicine', SIXTEEN_VISIT_TYPES],
  ['14', 'Khám chữa bệnh từ xa', 'Remote care', SIXTEEN_VISIT_TYPES],
  ['15', 'Khám sức khỏe định kỳ', 'Periodic health check', SIXTEEN_VISIT_TYPES],
  ['16', 'Khám sàng lọc', 'Screening', SIXTEEN_VISIT_TYPES],
);

export const nhomChiPhis = list(
  ['1', 'Xét nghiệm', 'Laboratory'],
  ['2', 'Chẩn đoán hình ảnh', 'Imaging'],
  ['3', 'Thăm dò chức năng', 'Functional tests'],
  ['4', 'Thuốc trong danh mục', 'Drugs of the list'],
  ['5', 'Thuốc ung thư, chống thải ghép ngoài danh mục', 'Cancer and anti-rejection drugs outside the list'],
  ['6', 'Thuốc thanh toán theo tỷ lệ', 'Drugs paid in part'],
  ['7', 'Máu', 'Blood'],
  ['8', 'Phẫu thuật', 'Operations'],
  ['9', 'Dịch vụ kỹ thuật thanh toán theo tỷ lệ', 'Services paid in part'],
  ['10', 'Vật tư y tế trong danh mục', 'Consumables of the list'],
  ['11', 'Vật tư y tế thanh toán theo tỷ lệ', 'Consumables paid in part'],
  ['12', 'Vận chuyển', 'Transport'],
  ['13', 'Khám bệnh', 'Examinations'],
  ['14', 'Giường ban ngày, ngoại trú', 'Day and outpatient beds'],
  ['15', 'Giường nội trú', 'Inpatient beds'],
  ['16', 'Giường lưu', 'Stay beds'],
  ['17', 'Chế phẩm máu', 'Blood products'],
  ['18', 'Thủ thuật', 'Procedures'],
  ['19', 'Dịch vụ khác', 'Other services'],
);

export const taiNans = list(
  ['0', 'Không', 'None'],
  ['1', 'Giao thông', 'Traffic'],
  ['2', 'Lao động', 'At work'],
  ['3', 'Dưới nước', 'In the water'],
  ['4', 'Bỏng', 'Burn'],
  ['5', 'Bạo lực, xung đột', 'Violence'],
  ['6', 'Tự tử', 'Suicide'],
  ['7', 'Ngộ độc', 'Poisoning'],
  ['8', 'Khác', 'Other'],
);

export const phamVis = list(
  ['1', 'Trong phạm vi', 'In scope'],
  ['2', 'Ngoài phạm vi', 'Out of scope'],
  ['3', 'Ngoài phạm vi, trừ quân đội, công an, cơ yếu', 'Out of scope but for army, police and cipher'],
);

export const phuongThucThanhToans = list(
  ['1', 'Phí dịch vụ', 'Fee for service'],
  ['2', 'Định suất', 'Capitation'],
  ['3', 'DRG', 'DRG'],
);

export const nguonChiTras = list(
  ['1', 'Quỹ BHYT', 'Insurance fund'],
  ['2', 'Dự án, viện trợ', 'Project, aid'],
  ['3', 'Chương trình mục tiêu quốc gia', 'National programme'],
  ['4', 'Khác', 'Other'],
);

export const voCams = list(
  ['1', 'Gây mê', 'General'],
  ['2', 'Gây tê', 'Local'],
  ['3', 'Châm tê', 'Acupuncture'],
  ['4', 'Khác', 'Other'],
);

export const lyDoChuyenTuyens = list(
  ['1', 'Đủ điều kiện chuyển (chuyên môn)', 'Medical reasons'],
  ['2', 'Theo yêu cầu', 'At the wish of the patient'],
);

/** Groups of XML3: what people perform, and needs who did it and when its result was there. */
const performedGroups: ReadonlySet<string | null> = new Set(['1', '2', '3', '8', '18']);
export const isPerformed = (nhom: string | null): boolean => performedGroups.has(nhom);

/** Consumables, in full and in part. */
export const isSupply = (nhom: string | null): boolean => nhom === '10' || nhom === '11';

/** Beds of all kinds. */
export const isBed = (nhom: string | null): boolean => nhom === '14' || nhom === '15' || nhom === '16';

/** The values of a field with semicolons between them. */
export function parts(value: string | null): string[] {
  return value === null ? [] : value.split(';');
}

function list(
  ...rows: ReadonlyArray<readonly [code: string, vi: string, en: string, since?: string]>
): ClaimCode[] {
  return rows.map(([code, vi, en, since]) => ({ code, label: { vi, en }, ...(since && { since }) }));
}
