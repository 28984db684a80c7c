import { slipStates } from '@sen/domain/orders/slipStates';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { AbnormalSign } from '../../../ui/AbnormalSign.tsx';
import { formatDate } from '../../../ui/dateText.ts';
import { PlusIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { StateTag } from '../../../ui/StateTag.tsx';
import type { LichSuChiDinhQuery } from './history.main.gen.ts';

type Props = {
  line: LichSuChiDinhQuery['lichSuChiDinh'][number];
  isChosen: boolean;
  onAgain: () => void;
};

/** An earlier order: its day, who ordered it, what came of it; chosen again where it is still offered. */
export function HistoryLine({ line, isChosen, onAgain }: Props) {
  const { t } = useTranslation('orders');
  const { phieu, dichVu, TenDichVu } = line;
  const why = dichVu ? (isChosen ? t('suggest.inBasket') : undefined) : t('history.gone');
  return (
    <li>
      <span className="history-day">{formatDate(phieu.NgayYeuCau)}</span>
      <span>
        {line.MaDichVu} – {TenDichVu} {Number(line.SoLuong) === 1 ? '' : `× ${Number(line.SoLuong)}`}
        <small className="soft">
          {[phieu.BacSiChiDinh?.ten, phieu.KetLuan].filter((one) => one).join(' · ')}
        </small>
      </span>
      <span>
        <StateTag state={phieu.TrangThai}>{slipStates[phieu.TrangThai][currentLanguage()]}</StateTag>
        <AbnormalSign counts={phieu.ketQuaBatThuong} />
      </span>
      <Button
        size="small"
        icon={<PlusIcon />}
        disabled={why !== undefined}
        {...(why ? { title: why } : {})}
        aria-label={`${t('history.again')} ${TenDichVu}`}
        onClick={onAgain}
      >
        {t('history.again')}
      </Button>
    </li>
  );
}
