import { bankForm } from './bankForm.ts';
import { claimsForm } from './claimsForm.ts';
import { debtsForm } from './debtsForm.ts';
import { facilityForm } from './facilityForm.ts';
import { invoicesForm } from './invoicesForm.ts';
import { labQcForm } from './labQcForm.ts';
import { promotionsForm } from './promotionsForm.ts';
import { must, type SettingForm } from './settingForm.ts';
import { treatmentForm } from './treatmentForm.ts';

export type { SettingForm } from './settingForm.ts';

/** The sections in the order of the screen. */
export const settingForms: readonly SettingForm[] = [
  facilityForm,
  {
    section: 'his',
    label: { vi: 'Tên hiển thị', en: 'Name shown' },
    note: {
      vi: 'Tên gọi trên màn hình đăng nhập và trên giấy tờ.',
      en: 'The name on the sign-in screen and on papers.',
    },
    fields: {
      CustomerName: {
        kind: 'text',
        label: { vi: 'Tên hiển thị', en: 'Name shown' },
        required: true,
        max: 200,
      },
    },
  },
  {
    section: 'general',
    label: { vi: 'Chung', en: 'General' },
    note: {
      vi: 'Loại hình của cơ sở, ngôn ngữ của máy mới và vị trí menu; mỗi người vẫn tự chọn khác được.',
      en: 'The kind of site, the language of a new device and the place of the menu; everybody may choose otherwise.',
    },
    fields: {
      systemType: {
        kind: 'enum',
        type: 'LoaiHinh',
        label: { vi: 'Loại hình cơ sở', en: 'Kind of site' },
        required: true,
        values: {
          BENH_VIEN: { vi: 'Bệnh viện', en: 'Hospital' },
          PHONG_MACH: { vi: 'Phòng khám', en: 'Clinic' },
          SPA: { vi: 'Spa, thẩm mỹ', en: 'Spa' },
        },
      },
      defaultLanguage: {
        kind: 'enum',
        type: 'NgonNgu',
        label: { vi: 'Ngôn ngữ mặc định', en: 'Default language' },
        required: true,
        values: { vi: { vi: 'Tiếng Việt', en: 'Vietnamese' }, en: { vi: 'Tiếng Anh', en: 'English' } },
      },
      isShowIconLanguage: must('Hiện nút chọn ngôn ngữ', 'Show the choice of language'),
      menuPlace: {
        kind: 'enum',
        type: 'ViTriMenu',
        label: { vi: 'Vị trí menu', en: 'Place of the menu' },
        required: true,
        values: {
          top: { vi: 'Thanh trên cùng', en: 'Bar at the top' },
          side: { vi: 'Cây ghim bên trái', en: 'Tree pinned at the side' },
        },
      },
    },
  },
  {
    section: 'patient',
    label: { vi: 'Thông tin người bệnh bắt buộc', en: 'Mandatory patient fields' },
    note: {
      vi: 'Có hiệu lực ngay ở mọi quầy tiếp nhận đang mở. Họ tên, ngày sinh và giới tính luôn bắt buộc.',
      en: 'Holds at once at every open reception desk. Name, birth and sex are always mandatory.',
    },
    fields: {
      SoDienThoai: must('Số điện thoại', 'Phone'),
      DiaChi: must('Địa chỉ', 'Address'),
      CMNDHoacHoChieu: must('Căn cước, hộ chiếu', 'Citizen id or passport'),
      DanToc_Id: must('Dân tộc', 'Ethnic group'),
      QuocTich_Id: must('Quốc tịch', 'Nationality'),
      NgheNghiep_Id: must('Nghề nghiệp', 'Occupation'),
      tuChoiTrungDienThoai: must(
        'Không nhận số điện thoại đã có ở hồ sơ khác',
        'Refuse a phone that another record has',
      ),
    },
  },
  {
    section: 'queue',
    label: { vi: 'Hàng đợi', en: 'Queues' },
    note: {
      vi: 'Tỷ lệ gọi xen kẽ số ưu tiên và số thường, cách xử lý người vắng mặt, và ai được đề xuất ưu tiên ngoài quy định của luật (dưới 6 tuổi, từ 75 tuổi).',
      en: 'How priority and usual numbers are interleaved, what happens to those who are absent, and who is proposed for priority beyond the law (under 6, 75 and over).',
    },
    fields: {
      ratio_0: {
        kind: 'number',
        label: { vi: 'Số ưu tiên mỗi lượt', en: 'Priority numbers in a round' },
        required: true,
        min: '1',
        max: '9',
      },
      ratio_1: {
        kind: 'number',
        label: { vi: 'Số thường mỗi lượt', en: 'Usual numbers in a round' },
        required: true,
        min: '1',
        max: '9',
      },
      returnAfter: {
        kind: 'number',
        label: { vi: 'Người quay lại chờ thêm (lượt)', en: 'Who returns waits for (calls)' },
        required: true,
        min: '1',
        max: '20',
      },
      callsBeforeDismiss: {
        kind: 'number',
        label: { vi: 'Gọi mấy lần trước khi bỏ qua', en: 'Calls before a number is passed over' },
        required: true,
        min: '1',
        max: '10',
      },
      childUnder: {
        kind: 'number',
        label: { vi: 'Ưu tiên trẻ em dưới (tuổi)', en: 'Priority for children under (years)' },
        required: true,
        min: '6',
        max: '16',
      },
      elderFrom: {
        kind: 'number',
        label: { vi: 'Ưu tiên người cao tuổi từ (tuổi)', en: 'Priority for the elderly from (years)' },
        required: true,
        min: '60',
        max: '75',
      },
      appointments: must('Ưu tiên người tái khám theo hẹn', 'Priority for follow-ups by appointment'),
    },
  },
  {
    section: 'print',
    label: { vi: 'In ấn', en: 'Printing' },
    note: {
      vi: 'Giấy tờ nào tự in, in trên khổ nào, bằng ngôn ngữ nào. Có hiệu lực ngay ở mọi quầy.',
      en: 'Which papers print by themselves, on which paper and in which language. Holds at once at every desk.',
    },
    fields: {
      inSoThuTu: must('In số thứ tự ngay khi lưu tiếp nhận', 'Print the ticket when a reception is saved'),
      inPhieuThu: must('In phiếu thu ngay khi thu tiền', 'Print the receipt when money is collected'),
      inTemMau: must('In tem mẫu ngay khi lấy mẫu', 'Print the label when a sample is taken'),
      khoDonThuoc: {
        kind: 'enum',
        type: 'KhoDonThuoc',
        label: { vi: 'Khổ giấy đơn thuốc', en: 'Paper of prescriptions' },
        required: true,
        values: { a5: { vi: 'A5', en: 'A5' }, a4: { vi: 'A4', en: 'A4' } },
      },
      ngonNguGiay: {
        kind: 'enum',
        type: 'NgonNguGiay',
        label: { vi: 'Ngôn ngữ trên giấy tờ', en: 'Language of papers' },
        required: true,
        values: {
          nguoiIn: { vi: 'Của người in', en: 'Of who prints' },
          vi: { vi: 'Tiếng Việt', en: 'Vietnamese' },
          en: { vi: 'Tiếng Anh', en: 'English' },
        },
      },
      inLogo: must('In biểu trưng ở đầu giấy', 'Print the logo on the letterhead'),
    },
  },
  bankForm,
  {
    section: 'backup',
    label: { vi: 'Sao lưu', en: 'Backups' },
    note: {
      vi: 'Bản sao lưu tự động mỗi đêm. Nếu máy chủ tắt vào giờ đó, bản sao lưu được tạo khi máy bật lại.',
      en: 'The backup that is made every night. When the server is off at its hour, it is made once the server runs again.',
    },
    fields: {
      tuDong: { kind: 'bool', label: { vi: 'Tự động sao lưu mỗi ngày', en: 'Make a backup every day' } },
      gio: {
        kind: 'number',
        label: { vi: 'Giờ sao lưu (0–23)', en: 'Hour of the backup (0–23)' },
        required: true,
        min: '0',
        max: '23',
      },
      soNgayGiu: {
        kind: 'number',
        label: { vi: 'Giữ bản tự động (ngày)', en: 'Keep automatic ones (days)' },
        required: true,
        min: '1',
        max: '3650',
      },
    },
  },
  {
    section: 'recordAccess',
    label: { vi: 'Hồ sơ của cơ sở khác', en: 'Records of other facilities' },
    note: {
      vi: 'Nhân viên xem được hồ sơ của cơ sở khác khi người bệnh mới đến khám ở cơ sở mình, hoặc khi mở hồ sơ và nêu lý do.',
      en: 'Staff see the records of another facility when the patient came to theirs lately, or by opening them with a reason.',
    },
    fields: {
      soNgayDieuTri: {
        kind: 'number',
        label: { vi: 'Còn xem sau lần khám cuối (ngày)', en: 'Seen after the last visit for (days)' },
        required: true,
        min: '0',
        max: '3650',
      },
      soGioMo: {
        kind: 'number',
        label: { vi: 'Hồ sơ mở bằng lý do (giờ)', en: 'Opened by a reason for (hours)' },
        required: true,
        min: '1',
        max: '72',
      },
    },
  },
  {
    section: 'deskLock',
    label: { vi: 'Khóa màn hình', en: 'Screen lock' },
    note: {
      vi: 'Màn hình được che khi không ai dùng phím hay chạm; mở lại bằng mã PIN hoặc mật khẩu, công việc đang làm vẫn còn.',
      en: 'The screen is covered when nobody uses a key or touches it; a PIN or the password opens it with the work as it was.',
    },
    fields: {
      soPhut: {
        kind: 'number',
        label: { vi: 'Khóa sau (phút, 0 là không khóa)', en: 'Lock after (minutes, 0 for never)' },
        required: true,
        min: '0',
        max: '240',
      },
    },
  },
  {
    section: 'kiosk',
    label: { vi: 'Kiosk tự phục vụ', en: 'Self-service kiosks' },
    note: {
      vi: 'Người bệnh tự tiếp nhận được những gì tại kiosk; ai không tự làm được vẫn có số của quầy tiếp nhận.',
      en: 'What patients may do by themselves at a kiosk; whoever cannot still gets a number of the reception desk.',
    },
    fields: {
      nguoiMoi: must(
        'Người chưa có hồ sơ được tiếp nhận bằng thẻ căn cước',
        'Persons without a record are received by their citizen card',
      ),
      inPhieu: must('Kiosk tự in phiếu số thứ tự', 'The kiosk prints the ticket by itself'),
      phongs: {
        kind: 'text',
        label: {
          vi: 'Mã các phòng khám cho chọn, cách nhau dấu phẩy (trống: mọi phòng)',
          en: 'Codes of the rooms to choose, with commas between (empty: every room)',
        },
        max: 500,
      },
    },
  },
  {
    section: 'patientResults',
    label: { vi: 'Kết quả cho người bệnh', en: 'Results for patients' },
    note: {
      vi: 'Người bệnh quét mã trên phiếu kết quả, xác nhận bằng năm sinh hoặc 4 số cuối điện thoại rồi xem trên máy của mình. Tắt thì phiếu in không có mã và không liên kết nào mở được.',
      en: 'Patients scan the code on a result, confirm with the year of birth or the last 4 digits of the phone and see it on their own device. Off: papers have no code and no link opens.',
    },
    fields: {
      bat: must('Cho người bệnh xem kết quả qua mạng', 'Patients may see results over the net'),
      soNgay: {
        kind: 'number',
        label: { vi: 'Liên kết có hiệu lực (ngày)', en: 'A link holds for (days)' },
        required: true,
        min: '1',
        max: '365',
      },
    },
  },
  labQcForm,
  promotionsForm,
  invoicesForm,
  claimsForm,
  debtsForm,
  treatmentForm,
];

/** The form of a section; undefined for sections that have none. */
export function settingForm(section: string): SettingForm | undefined {
  return settingForms.find((form) => form.section === section);
}
