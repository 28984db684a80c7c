import { dec, max, sum } from '@sen/domain/money/decimal';
import { useTranslation } from 'react-i18next';
import { DecimalInput } from '../../../ui/DecimalInput.tsx';
import { formatDate } from '../../../ui/dateText.ts';
import { WarningIcon } from '../../../ui/icons.tsx';
import { showDecimal } from '../../../ui/numberText.ts';
import { StateTag } from '../../../ui/StateTag.tsx';
import type { SupplyState } from '../useSupply.ts';

type Props = { supply: SupplyState; readOnly: boolean };

/** The lines of a prescription with the dose label, the doctor's overridden warnings and the lots to give. */
export function SupplyLines({ supply, readOnly }: Props) {
  const { t } = useTranslation(['pharmacy', 'prescriptions']);
  return (
    <ol className="supply-lines">
      {supply.don?.dongs.map((line) => {
        const proposed = supply.deNghi.find((one) => one.ToaThuocChiTiet_Id === line._id);
        const doses = (['Sang', 'Trua', 'Chieu', 'Toi'] as const).filter(
          (time) => Number(line[time] ?? 0) > 0,
        );
        /** A quantity with the unit of the drug. */
        const counted = (amount: string) => `${showDecimal(amount)} ${line.DonViTinh ?? ''}`.trim();
        const left = max(dec(line.SoLuong).minus(line.SoLuongDaCap), dec(0));
        const lots = proposed?.lots ?? [];
        const typed = lots.map((lot) => supply.amountOf(line._id, lot) || '0');
        /** What is handed out now: what the lots give, or what is left where nothing is handed out yet. */
        const now = readOnly || lots.length === 0 || !typed.every(isQuantity) ? left : sum(typed);
        return (
          <li key={line._id} className="supply-line">
            <div className="supply-line-head">
              <strong>{line.TenDuoc}</strong>
              {line.daThu ? null : <StateTag tone="waiting">{t('unpaid')}</StateTag>}
              <span className="supply-now">
                {left.eq(0) ? (
                  <StateTag tone="done">{t('allGiven')}</StateTag>
                ) : (
                  <>
                    <span className="soft">{t('toSupply')}</span>{' '}
                    <output>{showDecimal(now.toFixed())}</output> {line.DonViTinh}
                  </>
                )}
              </span>
            </div>
            <div className="soft">
              {t('prescribed', { amount: counted(line.SoLuong) })}
              {dec(line.SoLuongDaCap).eq(0)
                ? ''
                : ` · ${t('alreadyGiven', { amount: counted(line.SoLuongDaCap) })}`}
              {doses.length > 0 ? ' · ' : ''}
              {doses.map((time) => t(`dose.${time}`, { amount: showDecimal(line[time]) })).join(' · ')}
              {` · ${t('days', { count: line.SoNgay })}`}
              {line.CachDung ? ` · ${line.CachDung}` : ''}
            </div>
            {warningsOf(line.CanhBao).map((warning) => (
              <div key={warning.key} className="supply-warning">
                <WarningIcon />{' '}
                {[t(`prescriptions:class.${warning.level}`), warning.other].filter(Boolean).join(' · ')}:{' '}
                {warning.reason}
              </div>
            ))}
            {proposed?.lots
              .filter((lot) => !readOnly || Number(lot.SoLuong) > 0)
              .map((lot) => (
                <div key={lot.Lo_Id} className="supply-lot">
                  <span>
                    {t('lot')} {lot.SoLo}
                  </span>
                  <span>
                    {t('expires')} {formatDate(lot.HanDung)}{' '}
                    {lot.sapHetHan ? <StateTag tone="urgent">{t('nearExpiry')}</StateTag> : null}
                  </span>
                  <span className="soft">{t('free', { amount: counted(lot.SoLuongKhaDung) })}</span>
                  <DecimalInput
                    aria-label={t('amountOfLot', { lot: lot.SoLo })}
                    disabled={readOnly}
                    value={supply.amountOf(line._id, lot)}
                    onChange={(value) => supply.setAmount(line._id, lot.Lo_Id, value ?? '0')}
                  />
                </div>
              ))}
            {proposed && Number(proposed.thieu) > 0 ? (
              <div className="supply-warning">
                <WarningIcon /> {t('short', { amount: counted(proposed.thieu) })}
              </div>
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}

/** Whether a typed amount can be counted. */
function isQuantity(text: string): boolean {
  return /^\d+(\.\d+)?$/.test(text);
}

/** The warnings that the doctor overrode, read from the JSON of the line. */
function warningsOf(value: unknown): Array<{ key: string; level: string; other: string; reason: string }> {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: unknown) => {
    if (typeof one !== 'object' || one === null) return [];
    const { key, MucDo, Khac, LyDo } = one as Record<string, unknown>; // every field is read as text below
    return [
      { key: String(key), level: String(MucDo), other: String(Khac ?? ''), reason: String(LyDo ?? '') },
    ];
  });
}
