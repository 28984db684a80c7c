import { giaiTrinhSoActs } from '@sen/domain/evening/giaiTrinhSo';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { allows } from '../../../ui/acts.ts';
import { formatDateTime } from '../../../ui/dateText.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import type { EveningExplanationFragment } from '../evening.main.gen.ts';
import type { Evening } from '../useEvening.ts';
import { nameOf } from '../useExplain.tsx';

type Props = { evening: Evening; onTakeBack: (one: EveningExplanationFragment) => void };

/** Missing numbers of the day that somebody has explained: who, why and when. */
export function Explanations({ evening: { quyens, kyHieus }, onTakeBack }: Props) {
  const { t } = useTranslation('evening');
  const explained = [...quyens, ...kyHieus].flatMap(({ giaiTrinhs }) => giaiTrinhs);
  if (explained.length === 0) return null;
  const takeBack = giaiTrinhSoActs.acts.thuHoi.label[currentLanguage()];
  return (
    <section className="evening-part evening-explained">
      <h2>{t('explanations')}</h2>
      <ul>
        {explained.map((one) => (
          <li key={one._id}>
            <div className="evening-what">
              <strong>{nameOf(one)}</strong>
              <span>{one.LyDo}</span>
              <span className="soft">
                {[one.NguoiGiaiTrinh?.ten, formatDateTime(one.NgayTao)].filter(Boolean).join(' · ')}
              </span>
            </div>
            {allows(one, 'thuHoi') ? (
              <Button size="small" aria-label={`${takeBack}: ${nameOf(one)}`} onClick={() => onTakeBack(one)}>
                {takeBack}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
