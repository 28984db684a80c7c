import { type KetQuaKiemTra, ketQuaKiemTra } from '@sen/domain/connections/check';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../../session/i18n.ts';
import { formatDateTime } from '../../../../ui/dateText.ts';
import { StateTag } from '../../../../ui/StateTag.tsx';

type Props = {
  check: {
    KiemTraLuc: string | null;
    KetQuaKiemTra: KetQuaKiemTra | null;
    ThongBaoKiemTra: string | null;
  };
};

/** How the last check of a connection ended, when, and why not; in a tone of its own. */
export function CheckLine({ check: { KiemTraLuc, KetQuaKiemTra, ThongBaoKiemTra } }: Props) {
  const { t, i18n } = useTranslation('connections');
  if (!KetQuaKiemTra)
    return (
      <p className="connection-check">
        <StateTag tone="waiting">{t('unchecked')}</StateTag>
      </p>
    );
  const reason = ThongBaoKiemTra && `reason.${ThongBaoKiemTra}`;
  const said = reason && i18n.exists(`connections:${reason}`) ? t(reason) : ThongBaoKiemTra;
  const why = KetQuaKiemTra === 'MatKhoa' ? t('keyLost') : said;
  return (
    <p className="connection-check">
      <StateTag tone={KetQuaKiemTra === 'Tot' ? 'done' : 'cancelled'}>
        {ketQuaKiemTra[KetQuaKiemTra][currentLanguage()]}
      </StateTag>
      {why ? <span>{why}</span> : null}
      <span className="soft">{t('checkedAt', { at: formatDateTime(KiemTraLuc) })}</span>
    </p>
  );
}
