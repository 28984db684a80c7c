import { useTranslation } from 'react-i18next';
import { formatDateTime } from './dateText.ts';

type Props = {
  result: {
    NgayXemKetQua?: string | null | undefined;
    NguoiXemKetQua?: { ten: string } | null | undefined;
  };
};

/** Who viewed a result, and when; nothing as long as nobody noted that. */
export function ViewedBy({ result: { NgayXemKetQua: at, NguoiXemKetQua: who } }: Props) {
  const { t } = useTranslation();
  if (!at) return null;
  return (
    <small className="soft viewed-by">
      {t('viewedBy', { who: who?.ten ?? '', at: formatDateTime(at) }).replace(/ +/g, ' ')}
    </small>
  );
}
