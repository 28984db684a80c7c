/** Refusals of sick-leave certificates. */
export const sickLeaveErrors = {
  SICK_LEAVE_PRINTED: {
    vi: 'Giấy đã in giao cho người bệnh: không sửa được nữa. Hãy cấp lại hoặc hủy giấy.',
    en: 'The certificate was printed and can no longer be changed. Issue it again, or cancel it.',
  },
  SICK_LEAVE_EXISTS: {
    vi: 'Người bệnh đã có giấy nghỉ số {SoKCB} từ {TuNgay:day} đến {DenNgay:day}: trong cùng thời gian chỉ cấp một giấy.',
    en: 'The patient already has certificate {SoKCB} from {TuNgay:day} to {DenNgay:day}: one for the same time.',
  },
  SICK_LEAVE_NOT_CANCELLED: {
    vi: 'Giấy nghỉ hưởng BHXH của phiên khám chưa được hủy.',
    en: 'The sick-leave certificate of this examination has not been cancelled.',
  },
  SICK_LEAVE_START: {
    vi: 'Ngày bắt đầu nghỉ phải là ngày khám',
    en: 'The leave begins on the day of the examination',
  },
  SICK_LEAVE_END: {
    vi: 'Ngày cuối không được trước ngày bắt đầu nghỉ',
    en: 'The last day cannot be before the first',
  },
  SICK_LEAVE_TOO_LONG: {
    vi: 'Một giấy nghỉ tối đa {max} ngày',
    en: 'One certificate covers at most {max} days',
  },
  SICK_LEAVE_PARENT: {
    vi: 'Trẻ dưới 7 tuổi: cần họ tên cha hoặc mẹ',
    en: 'A child under 7 needs the name of a parent',
  },
  SICK_LEAVE_NO_TUBERCULOSIS: {
    vi: 'Chẩn đoán của phiên khám không phải bệnh lao (A15–A19)',
    en: 'The diagnosis of the examination is not tuberculosis (A15–A19)',
  },
  SICK_LEAVE_NOT_FOR_MEN: {
    vi: 'Loại nghỉ này không dùng cho nam',
    en: 'This kind of leave is not for men',
  },
  SOCIAL_NUMBER: {
    vi: 'Mã số BHXH có 10 chữ số',
    en: 'A social insurance number has 10 digits',
  },
} as const;
