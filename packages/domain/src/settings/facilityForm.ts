import { must, type SettingForm } from './settingForm.ts';

/** The legal facility: what papers, the insurance and the cashier take from it. */
export const facilityForm: SettingForm = {
  section: 'facility',
  label: { vi: 'Cơ sở', en: 'Facility' },
  note: {
    vi: 'Tên, địa chỉ trên giấy tờ; mã và cấp của cơ sở quyết định mức hưởng bảo hiểm y tế.',
    en: 'Name and address on papers; code and level decide the insurance benefit.',
  },
  fields: {
    name: {
      kind: 'text',
      label: { vi: 'Tên cơ sở', en: 'Name of the facility' },
      required: true,
      max: 200,
    },
    address: { kind: 'text', label: { vi: 'Địa chỉ', en: 'Address' }, max: 300 },
    phone: { kind: 'text', label: { vi: 'Điện thoại', en: 'Phone' }, max: 30 },
    taxCode: { kind: 'text', label: { vi: 'Mã số thuế', en: 'Tax code' }, max: 20, pattern: 'taxCode' },
    MaCSKCB: {
      kind: 'text',
      label: { vi: 'Mã cơ sở khám, chữa bệnh (5 chữ số)', en: 'Facility code (5 digits)' },
      max: 5,
    },
    capCMKT: {
      kind: 'enum',
      type: 'CapCMKT',
      label: { vi: 'Cấp chuyên môn kỹ thuật', en: 'Professional level' },
      required: true,
      values: {
        BanDau: { vi: 'Ban đầu', en: 'Primary' },
        CoBan: { vi: 'Cơ bản', en: 'Basic' },
        ChuyenSau: { vi: 'Chuyên sâu', en: 'Specialised' },
      },
    },
    diemXepCap: {
      kind: 'number',
      label: { vi: 'Điểm xếp cấp', en: 'Points of the level' },
      min: '0',
      max: '100',
    },
    tuyenTruoc2025: {
      kind: 'enum',
      type: 'TuyenTruoc2025',
      label: { vi: 'Tuyến trước năm 2025', en: 'Tier before 2025' },
      required: true,
      values: {
        Xa: { vi: 'Xã', en: 'Commune' },
        Huyen: { vi: 'Huyện', en: 'District' },
        Tinh: { vi: 'Tỉnh', en: 'Province' },
        TrungUong: { vi: 'Trung ương', en: 'Central' },
      },
    },
    laTramYTe: must('Là trạm y tế', 'Is a health station'),
    gopNguongTrongNgay: must(
      'Cộng các lượt khám BHYT trong ngày khi xét 15 % lương cơ sở',
      'Insured visits of a day count together for the 15 % rule',
    ),
    lyDoTiepNhanLai: must(
      'Bắt buộc ghi lý do khi tiếp nhận BHYT lần nữa trong ngày hoặc khi đơn thuốc trước chưa hết ngày',
      'A reason is needed to receive on insurance again on one day, or before an earlier prescription is over',
    ),
    hoiSucKhoe: must(
      'Mở sẵn phần thông tin sức khỏe khi tiếp nhận',
      'The health information of a reception is open at first',
    ),
    sinhHieuTiepNhan: must(
      'Đo dấu hiệu sinh tồn khi tiếp nhận',
      'Signs of life are measured at the reception',
    ),
    duyetCapPhat: must(
      'Đơn thuốc phải được duyệt cấp phát trước khi cấp',
      'Prescriptions are approved before they are handed out',
    ),
    hoiChanThuocSao: must(
      'Thuốc dấu sao (★) chỉ được kê khi lượt khám đã có biên bản hội chẩn',
      'Starred drugs (★) are prescribed only with consultation minutes of the visit',
    ),
    chanLoiBHYT: must(
      'Không cho chỉ định, kê đơn BHYT khi biết cổng giám định sẽ từ chối hồ sơ',
      'Insured orders and prescriptions are refused where the portal would refuse the claim',
    ),
    ...Object.fromEntries(
      ([2, 3, 4, 5] as const).map((level) => [
        `phutCapCuu${level}`,
        {
          kind: 'number',
          label: {
            vi: `Cấp cứu mức ${level}: khám trong số phút`,
            en: `Emergency of level ${level}: minutes until a doctor begins`,
          },
          required: true,
          min: '1',
          max: '1440',
        } as const,
      ]),
    ),
    thangBMI: {
      kind: 'enum',
      type: 'ThangBMI',
      label: { vi: 'Thang phân loại BMI của người lớn', en: 'Scale of the body mass index of adults' },
      required: true,
      values: {
        WHO: { vi: 'WHO (thừa cân từ 25)', en: 'WHO (overweight from 25)' },
        ChauA: { vi: 'Châu Á – IDI, WPRO (thừa cân từ 23)', en: 'Asia – IDI, WPRO (overweight from 23)' },
      },
    },
    phutNguyHiem: {
      kind: 'number',
      label: {
        vi: 'Số phút bác sĩ phải xác nhận kết quả nguy hiểm, sau đó báo lại',
        en: 'Minutes to acknowledge a critical result, after which it is told of again',
      },
      required: true,
      min: '1',
      max: '240',
    },
    docKetQua: must(
      'Đọc kết quả bằng giọng nói (trình duyệt có thể gửi giọng nói tới hãng làm ra nó)',
      'Results are dictated (the browser may send the voice to its maker)',
    ),
    thuSau: must(
      'Khám và làm dịch vụ trước, thu tiền sau (thuốc vẫn thu trước khi cấp)',
      'Services are performed before they are paid (drugs are still paid before they are handed out)',
    ),
  },
};
