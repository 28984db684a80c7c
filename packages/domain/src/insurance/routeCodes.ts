import type { Label } from '../catalogue/catalogue.ts';

export type TuyenKCB = 'DungTuyen' | 'ThongTuyen' | 'TraiTuyen';

/** One MA_DOITUONG_KCB; `ma` is text ("1.11" is not 1.110). `tuyen` is null where no care is given or none is insured. */
export type MaDoiTuongKCB = { ma: string; label: Label; tuyen: TuyenKCB | null };

/** The codes of decision 3276/QD-BYT in the order of the list: when several fit, the first one counts (insurance 1.3). */
export const maDoiTuongKCBs: readonly MaDoiTuongKCB[] = [
  code('1.1', 'DungTuyen', 'Đúng nơi đăng ký ban đầu', 'Registered facility'),
  code('1.2', 'DungTuyen', 'Trạm y tế và cơ sở ban đầu tương đương', 'Commune station or its equal'),
  code('1.3', 'DungTuyen', 'Có phiếu chuyển cơ sở', 'With a referral paper'),
  code('1.4', 'DungTuyen', 'Thay đổi nơi cư trú, lưu trú', 'Changed place of residence'),
  code('1.5', 'DungTuyen', 'Khám lại theo phiếu hẹn', 'Follow-up by appointment'),
  code('1.6', 'DungTuyen', 'Điều trị ngay sau khi hiến bộ phận cơ thể', 'Care right after donating an organ'),
  code('1.7', 'DungTuyen', 'Trẻ điều trị ngay sau khi sinh', 'Newborn treated right after birth'),
  code('1.11', 'ThongTuyen', 'Tự đến cơ sở cấp ban đầu khác', 'Own choice: other primary facility'),
  code(
    '1.12',
    'ThongTuyen',
    'Tự đến ngoại trú cấp cơ bản dưới 50 điểm',
    'Own choice: basic level below 50 points',
  ),
  code(
    '1.13',
    'TraiTuyen',
    'Tự đến ngoại trú cấp cơ bản 50 đến dưới 70 điểm',
    'Own choice: basic level, 50 to 70 points',
  ),
  code(
    '1.14',
    'TraiTuyen',
    'Tự đến ngoại trú cấp cơ bản, trước 2025 là tuyến tỉnh hoặc trung ương',
    'Own choice: basic level, provincial or central before 2025',
  ),
  code('1.15', 'ThongTuyen', 'Tự đến nội trú cấp cơ bản', 'Own choice: inpatient at basic level'),
  code('1.16', 'ThongTuyen', 'Bệnh thuộc Phụ lục II tại cấp cơ bản', 'Annex II disease at basic level'),
  code(
    '1.17',
    'ThongTuyen',
    'Bệnh thuộc Phụ lục I tại cấp chuyên sâu',
    'Annex I disease at specialised level',
  ),
  code(
    '1.18',
    'TraiTuyen',
    'Tự đến ngoại trú cấp chuyên sâu, trước 2025 là tuyến tỉnh',
    'Own choice: specialised level, provincial before 2025',
  ),
  code('2', 'DungTuyen', 'Cấp cứu', 'Emergency'),
  code(
    '3.1',
    'TraiTuyen',
    'Tự đến cấp chuyên sâu, trước 2025 là tuyến trung ương',
    'Own choice: specialised level, central before 2025',
  ),
  code(
    '3.2',
    'ThongTuyen',
    'Tự đến nội trú cấp chuyên sâu, trước 2025 là tuyến tỉnh',
    'Own choice: inpatient at specialised level, provincial before 2025',
  ),
  code(
    '3.3',
    'ThongTuyen',
    'Tự đến cơ sở trước 2025 là tuyến huyện',
    'Own choice: district level before 2025',
  ),
  code(
    '3.6',
    'DungTuyen',
    'Người dân tộc thiểu số, hộ nghèo vùng khó khăn, xã đảo: nội trú cấp chuyên sâu',
    'Ethnic minority or poor household in a hard area, islander: inpatient at specialised level',
  ),
  code(
    '7',
    'DungTuyen',
    'Lĩnh thuốc theo giấy hẹn khi có dịch hoặc bất khả kháng',
    'Medicine pick-up in an epidemic',
  ),
  code('7.2', 'DungTuyen', 'Người được ủy quyền lĩnh thuốc', 'Medicine picked up by an authorised person'),
  code(
    '7.3',
    'DungTuyen',
    'Lĩnh thuốc tại cơ sở khác khi có dịch',
    'Medicine pick-up elsewhere in an epidemic',
  ),
  code(
    '7.4',
    'DungTuyen',
    'Cơ sở chuyển thuốc đến người bệnh khi có dịch',
    'Medicine delivered in an epidemic',
  ),
  code('8', null, 'Thu hồi đề nghị thanh toán', 'Recall of a claim'),
  code('9', null, 'Không khám chữa bệnh BHYT', 'Not an insured visit'),
  code('10', 'DungTuyen', 'Lĩnh thuốc theo giấy hẹn, không khám', 'Medicine pick-up by appointment'),
];

function code(ma: string, tuyen: TuyenKCB | null, vi: string, en: string): MaDoiTuongKCB {
  return { ma, tuyen, label: { vi, en } };
}
