/** Failures of the emergency reception. */
export const emergencyErrors = {
  EMERGENCY_BEGUN: {
    vi: 'Bác sĩ đã bắt đầu khám, không phân loại lại nữa.',
    en: 'A doctor has begun: nobody is judged anew.',
  },
  EMERGENCY_IDENTIFIED: {
    vi: 'Người bệnh đã rõ danh tính.',
    en: 'It is known who the patient is.',
  },
  EMERGENCY_TOLD: {
    vi: 'Chính quyền đã được báo về người bệnh này.',
    en: 'The commune was told of this patient.',
  },
} as const;
