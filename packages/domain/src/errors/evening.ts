/** Failures of the page that proves the day's money. */
export const eveningErrors = {
  NUMBER_EXPLAINED: {
    vi: 'Số {khoang} đã có giải trình.',
    en: 'Number {khoang} is explained already.',
  },
  NUMBER_NOT_MISSING: {
    vi: 'Số {khoang} không khuyết: đã có phiếu mang số đó, hoặc sổ chưa dùng đến.',
    en: 'Number {khoang} is not missing: it is in use, or the series has not come to it.',
  },
} as const;
