import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { allows } from '../../ui/acts.ts';
import type { StayTabProps } from '../../ui/feature.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { useEvents } from '../../ui/useEvents.ts';
import { groundOfStay } from '../papers/groundOfStay.ts';
import { PaperWriting, type Writing } from '../papers/PaperWriting.tsx';
import { usePapers } from '../papers/usePapers.ts';
import type { BienBanFragment } from './consultations.main.gen.ts';
import { MinutesList } from './MinutesList.tsx';
import { stayMinutes as paper } from './minutesPaper.ts';

/** The consultations of a stay, on its page. */
export default function MinutesTab({ stay, onChanged }: StayTabProps) {
  const { t } = useTranslation('consultations');
  const session = groundOfStay(stay);
  const said = { cancelled: t('cancelDone'), removed: t('removed') };
  const minutes = usePapers(paper, session, said, onChanged);
  const [writing, setWriting] = useState<Writing<BienBanFragment> | null>(null);
  const { answer, error, refetch } = minutes;
  useEvents(['NoiTru'], () => void refetch());
  if (answer === undefined)
    return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <Loading />;
  return (
    <div className="minutes-list">
      {minutes.all.length === 0 ? <EmptyState text={t('noneOfStay')} /> : null}
      {allows(stay, 'lapHoiChan') ? (
        <div>
          <Button type="primary" onClick={() => setWriting({ record: null, again: null })}>
            {t('write')}
          </Button>
        </div>
      ) : null}
      <MinutesList minutes={minutes} onWrite={setWriting} />
      {writing ? (
        <PaperWriting
          paper={paper}
          session={session}
          answer={answer}
          writing={writing}
          patient={stay.BenhNhan?.TenBenhNhan}
          onSaved={() => {
            setWriting(null);
            void refetch();
          }}
          onClose={() => setWriting(null)}
        />
      ) : null}
    </div>
  );
}
