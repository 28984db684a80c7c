import { tomTatActs } from '@sen/domain/recordSummaries/tomTatHoSo';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { allows } from '../../ui/acts.ts';
import { formatDate, formatDateTime } from '../../ui/dateText.ts';
import { PrinterIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { StateTag } from '../../ui/StateTag.tsx';
import type { TomTatFragment } from './recordSummaries.main.gen.ts';
import { summaryTones } from './tones.ts';

type Act = 'print' | 'sua' | 'capLai' | 'huy';
type Props = {
  summary: TomTatFragment;
  /** What may be done with it, where it is the one in force. */
  acts?: Readonly<Record<Act, () => void>>;
};

/** One version of a summary: number, diagnosis, to whom it went, and the acts that would succeed. */
export function SummaryCard({ summary, acts }: Props) {
  const { t } = useTranslation('recordSummaries');
  const language = currentLanguage();
  // what somebody has on paper is issued again, what nobody has is simply changed
  const shown = (['sua', 'capLai', 'huy'] as const).filter(
    (act) => allows(summary, act) && !(act === 'capLai' && allows(summary, 'sua')),
  );
  return (
    <section className="summary-card" aria-label={`${summary.SoTomTat} ${summary.PhienBan}`}>
      <p>
        <strong>{t('number', { number: summary.SoTomTat })}</strong>
        {summary.PhienBan > 1 ? ` · ${t('version', { n: summary.PhienBan })}` : ''}{' '}
        <StateTag tone={summaryTones[summary.TrangThai]}>
          {tomTatActs.states[summary.TrangThai][language]}
        </StateTag>
      </p>
      <p>{[summary.ChanDoanICD?.ma, summary.ChanDoan].filter(Boolean).join(' – ')}</p>
      <p className="soft">{[formatDate(summary.NgayCap), summary.BacSi?.ten].filter(Boolean).join(' · ')}</p>
      {!acts && summary.NgayGiao ? (
        <p className="soft">
          {[
            t('deliveredAt', { number: summary.SoTomTat, time: formatDateTime(summary.NgayGiao) }),
            summary.NguoiNhan,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      ) : null}
      {summary.LyDoThayThe ? (
        <p className="soft">{t('againReason', { reason: summary.LyDoThayThe })}</p>
      ) : null}
      {summary.LyDoHuy ? <p className="soft">{t('cancelled', { reason: summary.LyDoHuy })}</p> : null}
      {acts ? (
        <div className="drug-acts">
          <Button icon={<PrinterIcon />} onClick={acts.print}>
            {t('print', { count: summary.SoLanIn })}
          </Button>
          {shown.map((act) => (
            <Button key={act} danger={act === 'huy'} onClick={acts[act]}>
              {tomTatActs.acts[act].label[language]}
            </Button>
          ))}
        </div>
      ) : null}
    </section>
  );
}
