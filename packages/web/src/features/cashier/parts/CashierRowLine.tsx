import { dec } from '@sen/domain/money/decimal';
import { useTranslation } from 'react-i18next';
import { CutText } from '../../../ui/Cut.tsx';
import { dayOf, formatDate, formatTime, today } from '../../../ui/dateText.ts';
import { useDeskVariant } from '../../../ui/deskVariant.ts';
import { EarlierDay } from '../../../ui/EarlierDay.tsx';
import { Money } from '../../../ui/Money.tsx';
import { StateTag } from '../../../ui/StateTag.tsx';
import type { CashierRow } from '../useCashierList.ts';

/** A visit in the cashier's list: ticket and name with what is due, then code, payer and time. */
export function CashierRowLine({ row }: { row: CashierRow }) {
  const { t } = useTranslation(['cashier', 'queues']);
  const { insured } = useDeskVariant();
  const left = dec(row.ConLai).minus(row.CongNo);
  const due = left.gt(0);
  const letGo = Number(row.CongNo) > 0;
  const day = dayOf(row.NgayTiepNhan);
  const owed = Number(row.ThuThua) > 0;
  return (
    <div className="cashier-row">
      <span>
        <strong>
          <CutText>{[row.KyHieu, row.TenBenhNhan].filter(Boolean).join(' ')}</CutText>
        </strong>
        {row.TrangThaiVe === 'dang_goi' ? (
          <StateTag state="dang_goi">{t('state.dang_goi', { ns: 'queues' })}</StateTag>
        ) : null}
        {due || owed || Number(row.TamUngCon) > 0 ? <EarlierDay since={row.NgayTiepNhan} /> : null}
        {due ? <Money value={left.toFixed(2)} strong /> : null}
        {!due && letGo ? <StateTag tone="called">{t('owed')}</StateTag> : null}
        {!due && owed ? <StateTag tone="urgent">{t('toRefund')}</StateTag> : null}
        {!due && !owed && row.DaXacNhanChiPhi ? <StateTag tone="done">{t('completed')}</StateTag> : null}
        {!due && !owed && !letGo && !row.DaXacNhanChiPhi && Number(row.DaThu) > 0 ? (
          <StateTag tone="done">{t('paid')}</StateTag>
        ) : null}
      </span>
      <small>
        {Number(row.TamUngCon) > 0 ? (
          <>
            {t('advanceShort')} <Money value={row.TamUngCon} /> ·{' '}
          </>
        ) : null}
        {day === today() ? formatTime(row.NgayTiepNhan) : formatDate(day)} · {row.MaYTe} · {row.NamSinh}
        {insured ? ` · ${row.DoiTuong}` : ''}
      </small>
    </div>
  );
}
