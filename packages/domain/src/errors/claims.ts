/** Failures of claim files. `why` is what the reader of XML or the signature says. */
export const claimErrors = {
  CLAIM_UNREADABLE: { vi: 'Không đọc được {part}: {why}', en: '{part} cannot be read: {why}' },
  CLAIM_SIGNATURE_INVALID: {
    vi: 'Chữ ký của hồ sơ không hợp lệ: {why}',
    en: 'The signature of the file is not valid: {why}',
  },
};
