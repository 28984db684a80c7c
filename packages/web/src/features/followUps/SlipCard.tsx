import { giayHenActs } from '@sen/domain/followUps/giayHen';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { allows } from '../../ui/acts.ts';
import { formatDate, formatDateTime, today } from '../../ui/dateText.ts';
import { PrinterIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { StateTag } from '../../ui/StateTag.tsx';
import type { PhieuHenFragment } from './followUps.main.gen.ts';
import { slipTones } from './tones.ts';

type Act = 'print' | 'capLai' | 'huy';
type Props = {
  slip: PhieuHenFragment;
  /** What may be done with it, where it is the one in force or used. */
  acts?: Readonly<Record<Act, () => void>>;
};

/** One slip: number, day, where to come, and the acts that would succeed. */
export function SlipCard({ slip, acts }: Props) {
  const { t } = useTranslation('followUps');
  const language = currentLanguage();
  const over = slip.TrangThai === 'HieuLuc' && slip.HieuLucDen < today();
  return (
    <section className="slip-card" aria-label={slip.SoGiayHen}>
      <p>
        <strong>{slip.SoGiayHen}</strong>{' '}
        <StateTag tone={over ? 'urgent' : slipTones[slip.TrangThai]}>
          {over ? t('expired') : giayHenActs.states[slip.TrangThai][language]}
        </StateTag>
      </p>
      <p>{t('span', { day: formatDate(slip.NgayHen), until: formatDate(slip.HieuLucDen) })}</p>
      <p className="soft">{[slip.NoiHen?.ten, slip.BacSiHen?.ten].filter(Boolean).join(' · ')}</p>
      {slip.LyDoHen ? <p className="soft">{slip.LyDoHen}</p> : null}
      {slip.NgayDung ? <p className="soft">{t('usedAt', { time: formatDateTime(slip.NgayDung) })}</p> : null}
      {slip.LyDoCapLai ? <p className="soft">{t('againReason', { reason: slip.LyDoCapLai })}</p> : null}
      {slip.LyDoHuy ? <p className="soft">{t('cancelled', { reason: slip.LyDoHuy })}</p> : null}
      {acts ? (
        <div className="slip-acts">
          <Button type="primary" icon={<PrinterIcon />} onClick={acts.print}>
            {t('print')}
          </Button>
          {(['capLai', 'huy'] as const)
            .filter((act) => allows(slip, act))
            .map((act) => (
              <Button key={act} danger={act === 'huy'} onClick={acts[act]}>
                {giayHenActs.acts[act].label[language]}
              </Button>
            ))}
        </div>
      ) : null}
    </section>
  );
}
