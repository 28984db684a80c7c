import { useTranslation } from 'react-i18next';
import { showDecimal } from '../../../../ui/numberText.ts';
import type { PastToa } from '../../../prescriptions/usePastPrescriptions.ts';

/** The prescriptions of the visit. */
export function HistoryDrugs({ toas }: { toas: readonly PastToa[] }) {
  const { t } = useTranslation('visitHistory');
  const written = toas.filter((toa) => toa.chiTiets.length > 0);
  if (written.length === 0) return null;
  return (
    <section className="section" aria-labelledby="history-drugs">
      <h2 id="history-drugs">{t('drugs')}</h2>
      {written.map((toa) => (
        <div key={toa._id}>
          <h3>{toa.MaDonThuoc}</h3>
          <ol className="history-lines">
            {toa.chiTiets.map((line) => (
              <li key={line._id}>
                <strong>{line.TenDuoc}</strong> × {showDecimal(line.SoLuong)} {line.DonViTinh}
                {line.CachDung ? <small className="soft"> · {line.CachDung}</small> : null}
              </li>
            ))}
          </ol>
          {toa.LoiDan ? <p>{toa.LoiDan}</p> : null}
        </div>
      ))}
    </section>
  );
}
