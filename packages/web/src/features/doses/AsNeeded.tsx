import { useTranslation } from 'react-i18next';
import { formatDateTime, formatTime } from '../../ui/dateText.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { useMinute } from '../../ui/useMinute.ts';
import { type DoseActs, Marks, WrittenLine } from './DoseParts.tsx';
import { DoseTag } from './DoseTag.tsx';
import type { ChartDrug } from './doseLines.ts';
import { asNeededText, doseText } from './orderText.ts';

type Props = { drugs: readonly ChartDrug[]; acts: DoseActs };

/** Drugs that are given as needed: when each may be given again, and what was given in the shift. */
export function AsNeeded({ drugs, acts }: Props) {
  const { t } = useTranslation('doses');
  const now = useMinute();
  const shown = drugs.filter(({ yLenh, khiCans }) => yLenh.CachDung === 'KhiCan' || khiCans.length > 0);
  if (shown.length === 0) return null;
  return (
    <section className="dose-time" aria-label={t('whenNeeded')}>
      <h3>{t('whenNeeded')}</h3>
      <ul>
        {shown.map((drug) => {
          const { yLenh, duocDungTu, khiCans } = drug;
          const waits = duocDungTu && new Date(duocDungTu) > now ? duocDungTu : null;
          const ask = (kind: 'give' | 'refuse') => acts.onAsk({ kind, drug, GioDung: null, code: null });
          return (
            <li key={yLenh._id} className="dose-line">
              <div className="dose-what">
                <strong>{yLenh.TenDuoc}</strong>
                <span>{doseText(yLenh, t)}</span>
                <span className="soft">{asNeededText(yLenh, t)}</span>
                <Marks drug={drug} urgent={false} />
              </div>
              <div className="dose-state">
                {waits ? (
                  <span className="dose-wait">{t('notBefore', { at: formatDateTime(waits) })}</span>
                ) : null}
                {acts.writable && duocDungTu ? (
                  <div className="dose-buttons">
                    <Button type="primary" disabled={waits !== null} onClick={() => ask('give')}>
                      {t(yLenh.TheTich ? 'begin' : 'give')}
                    </Button>
                    <Button onClick={() => ask('refuse')}>{t('refuse')}</Button>
                  </div>
                ) : null}
                {khiCans.map((one) => (
                  <div key={one._id} className="dose-given">
                    <time dateTime={one.ThoiGian}>{formatTime(one.ThoiGian)}</time>{' '}
                    <DoseTag state={one.TrangThai === 'DaThuHoi' ? 'Huy' : one.TrangThai} />{' '}
                    <WrittenLine one={one} acts={acts} />
                  </div>
                ))}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
