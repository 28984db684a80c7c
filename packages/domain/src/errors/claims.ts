/** Failures of claim files. `why` is what the reader of XML or of the signature says. */
export const claimErrors = {
  CLAIM_UNREADABLE: { vi: 'Không đọc được {part}: {why}', en: '{part} cannot be read: {why}' },
  CLAIM_SIGNATURE_INVALID: {
    vi: 'Chữ ký của hồ sơ không hợp lệ: {why}',
    en: 'The signature of the file is not valid: {why}',
  },
  CLAIM_CERTIFICATE_UNREADABLE: {
    vi: 'Không mở được chứng thư số: sai mật khẩu, hoặc không phải tệp PKCS#12 (.p12, .pfx).',
    en: 'The certificate cannot be opened: the password is wrong, or it is no PKCS#12 file (.p12, .pfx).',
  },
  CLAIM_CERTIFICATE_NOT_RSA: {
    vi: 'Cổng BHYT nhận chữ ký RSA; chứng thư số này dùng loại khóa khác.',
    en: 'The portal takes RSA signatures; this certificate has another kind of key.',
  },
};
