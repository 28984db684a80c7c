import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../session/userMessage.ts';
import type { SessionPaperProps } from '../../ui/feature.ts';
import { Alert } from '../../ui/kit/Alert.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { PaperWriting, type Writing } from '../papers/PaperWriting.tsx';
import { usePapers } from '../papers/usePapers.ts';
import type { BienBanFragment } from './consultations.main.gen.ts';
import { MinutesList } from './MinutesList.tsx';
import { sessionMinutes as paper } from './minutesPaper.ts';

type Props = SessionPaperProps & {
  /** Only these minutes of the visit, and none are begun. */
  only?: string;
  /** Whose they are, where the screen does not say it. */
  patient?: string;
};

/** The consultation minutes of a visit: written, completed, printed; a visit without any begins with the form. */
export default function MinutesDialog({ session, only, patient, onClose }: Props) {
  const { t } = useTranslation('consultations');
  const said = { cancelled: t('cancelDone'), removed: t('removed') };
  const minutes = usePapers(paper, session, said);
  const [writing, setWriting] = useState<Writing<BienBanFragment> | null>(null);
  const { answer } = minutes;
  const first = minutes.all.length === 0 && !only;
  if (answer === undefined)
    return (
      <Modal open title={t('title')} footer={null} onCancel={onClose}>
        {minutes.error ? <Alert type="error" title={userMessage(minutes.error)} /> : <Loading />}
      </Modal>
    );
  if (writing || first)
    return (
      <PaperWriting
        paper={paper}
        session={session}
        answer={answer}
        writing={writing ?? { record: null, again: null }}
        patient={patient}
        onSaved={() => {
          void minutes.refetch();
          setWriting(null);
        }}
        onClose={first ? onClose : () => setWriting(null)}
      />
    );
  const title = [t('title'), patient].filter(Boolean).join(' · ');
  return (
    <Modal open width={760} title={title} footer={null} onCancel={onClose}>
      <div className="minutes-list">
        {only ? null : (
          <div>
            <Button onClick={() => setWriting({ record: null, again: null })}>{t('write')}</Button>
          </div>
        )}
        <MinutesList minutes={minutes} only={only ?? null} beforePrint={onClose} onWrite={setWriting} />
      </div>
    </Modal>
  );
}
