import { hoaDonActs } from '@sen/domain/invoices/hoaDonDienTu';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { formatDate } from '../../../ui/dateText.ts';
import { StateTag } from '../../../ui/StateTag.tsx';
import { numberOf } from '../numberOf.ts';
import { invoiceTones } from '../tones.ts';
import type { SettlementRowFragment } from './settlements.main.gen.ts';

/** The invoice of a settlement as it stands, or until when it is due. */
export function InvoiceState({ row }: { row: SettlementRowFragment }) {
  const { t } = useTranslation('invoices');
  const { HoaDon, TrangThai, quaHan, hanHoaDon } = row;
  if (TrangThai === 'DaHuy') return null;
  if (HoaDon)
    return (
      <>
        {numberOf(HoaDon)}{' '}
        <StateTag tone={invoiceTones[HoaDon.TrangThai]}>
          {hoaDonActs.states[HoaDon.TrangThai][currentLanguage()]}
        </StateTag>
      </>
    );
  if (Number(row.SoTienChapNhan) === 0) return <span className="soft">{t('settlement.nothing')}</span>;
  return (
    <StateTag tone={quaHan ? 'urgent' : 'waiting'}>
      {t(quaHan ? 'settlement.late' : 'settlement.due', { day: formatDate(hanHoaDon) })}
    </StateTag>
  );
}
