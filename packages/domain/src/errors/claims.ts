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
  CLAIM_NO_CERTIFICATE: {
    vi: 'Chưa có chứng thư số của cơ sở. Tải lên tại Cài đặt, Cổng giám định BHYT.',
    en: 'The facility has no certificate yet. It is uploaded at Settings, Insurance portal.',
  },
  CLAIM_CERTIFICATE_EXPIRED: {
    vi: 'Chứng thư số đã hết hiệu lực ngày {HieuLucDen:day}.',
    en: 'The certificate ended on {HieuLucDen:day}.',
  },
  CLAIM_KEY_LOST: {
    vi: 'Khóa bí mật của máy chủ đã đổi: hãy tải lại chứng thư số.',
    en: 'The secret key of this server has changed: upload the certificate again.',
  },
  CLAIM_NOT_ENDED: {
    vi: 'Đợt khám chưa kết thúc: hồ sơ chưa lập được.',
    en: 'The visit has not ended: its claim cannot be made yet.',
  },
  CLAIM_NOT_CONFIRMED: {
    vi: 'Chi phí BHYT của đợt khám chưa được xác nhận.',
    en: 'The insured costs of the visit are not confirmed.',
  },
  CLAIM_HAS_ERRORS: {
    vi: 'Hồ sơ còn {count} lỗi Cổng sẽ từ chối. Mở hồ sơ để xem và sửa.',
    en: '{count} faults are left for which the portal would refuse it. Open the claim to mend them.',
  },
  CLAIM_UNDER_WAY: {
    vi: 'Bản trước đang được gửi: chờ Cổng trả lời.',
    en: 'The version before is being sent: wait for the portal.',
  },
  CLAIM_UNCHANGED: {
    vi: 'Hồ sơ không khác bản Cổng đã nhận.',
    en: 'Nothing differs from what the portal has.',
  },
};
