import { useTranslation } from 'react-i18next';
import { formatDate, formatDateTime } from '../../ui/dateText.ts';

type Certificate = { NgayCap: string; PhienBan: number; TrangThai: string; HanBao?: string };

/** What every certificate says: when it was issued, in which version, and until when what it tells is to be reported. */
export function CertificateLines({ one, text }: { one: Certificate; text?: string }) {
  const { t } = useTranslation('certificates');
  const late = one.HanBao !== undefined && new Date(one.HanBao) < new Date();
  return (
    <>
      {text ? <p>{text}</p> : null}
      <p className="soft">
        {t('issued', { day: formatDate(one.NgayCap) })}
        {one.PhienBan > 1 ? ` · ${t('version', { version: one.PhienBan })}` : ''}
      </p>
      {one.HanBao && one.TrangThai === 'DangSuDung' ? (
        <p className={late ? 'certificate-late' : 'certificate-due'}>
          {t(late ? 'late' : 'until', { time: formatDateTime(one.HanBao) })}
        </p>
      ) : null}
    </>
  );
}
