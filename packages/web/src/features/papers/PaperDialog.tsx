import type { OperationVariables } from '@apollo/client';
import { errorText } from '@sen/domain/errors/errors';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { userMessage } from '../../session/userMessage.ts';
import { allows } from '../../ui/acts.ts';
import type { SessionPaperProps } from '../../ui/feature.ts';
import { Alert } from '../../ui/kit/Alert.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { usePrinting } from '../../ui/Printing.tsx';
import { PaperCard } from './PaperCard.tsx';
import { PaperWriting, type Writing } from './PaperWriting.tsx';
import type { PaperScreen, StoredPaper } from './paperScreen.ts';
import { usePaperActs } from './usePaperActs.tsx';
import { type Papers, usePapers } from './usePapers.ts';

type Of<R extends StoredPaper, V extends object, I extends object, Q, X extends OperationVariables> = {
  paper: PaperScreen<R, V, I, Q, X>;
};
type Shown<R extends StoredPaper, Q> = { papers: Papers<R, Q>; onClose: () => void };

export type PaperDialogProps = SessionPaperProps & {
  /** Whose it is, where the screen does not say it. */
  patient?: string;
  /** Opened from a list: this one alone is shown, whatever its state, and none is begun. */
  only?: string;
};

/** The dialogue of a paper of a session: written, later looked at, changed, moved on, issued again or cancelled. */
export function PaperDialog<
  R extends StoredPaper,
  V extends object,
  I extends object,
  Q,
  X extends OperationVariables,
>({ paper, session, patient, only, onClose }: Of<R, V, I, Q, X> & PaperDialogProps) {
  const { t } = useTranslation(paper.texts);
  const own = usePapers(paper, session);
  const papers = only === undefined ? own : alone(own, only);
  const [writing, setWriting] = useState<Writing<R> | null>(null);
  const printing = usePrinting();
  const [stepping, setStepping] = useState(false);
  const { answer, current, earlier, error } = papers;
  const { step, missing, titles } = paper;
  const title = [t(titles.write), patient].filter(Boolean).join(' · ');
  const lacks = answer === undefined ? null : (missing?.(answer) ?? null);
  if (answer === undefined || lacks !== null || (only !== undefined && !current))
    return (
      <Modal open title={title} footer={null} onCancel={onClose}>
        {lacks !== null ? (
          <Alert type="info" title={t(lacks)} />
        ) : error ? (
          <Alert type="error" title={userMessage(error)} />
        ) : answer ? (
          <Alert type="info" title={errorText('NOT_FOUND', currentLanguage())} />
        ) : (
          <Loading />
        )}
      </Modal>
    );
  if (stepping && step && current)
    return (
      <step.Dialog
        one={current}
        onDone={() => {
          setStepping(false);
          void papers.refetch();
        }}
        onClose={() => setStepping(false)}
      />
    );
  if (writing || !current)
    return (
      <PaperWriting
        paper={paper}
        session={session}
        answer={answer}
        writing={writing ?? { record: null, again: null }}
        patient={patient}
        onSaved={(saved) => {
          if (paper.saved === 'shown') {
            setWriting(null);
            void papers.refetch();
            return;
          }
          onClose();
          printing.preview(`/api/print/${paper.print}/${saved._id}`, paper.numbers(saved).printed);
        }}
        onClose={writing ? () => setWriting(null) : onClose}
      >
        {earlier.map((one) => (
          <PaperCard key={one._id} paper={paper} one={one} />
        ))}
      </PaperWriting>
    );
  return (
    <ShowDialog
      paper={paper}
      papers={papers}
      current={current}
      title={title}
      onWrite={setWriting}
      onStep={() => setStepping(true)}
      onClose={onClose}
    />
  );
}

/** One of the papers alone, also one that does not count any more. */
function alone<R extends StoredPaper, Q>(papers: Papers<R, Q>, id: string): Papers<R, Q> {
  return { ...papers, current: papers.all.find(({ _id }) => _id === id) ?? null, earlier: [] };
}

type ShowProps<R extends StoredPaper, Q> = Shown<R, Q> & {
  current: R;
  title: string;
  onWrite: (writing: Writing<R>) => void;
  onStep: () => void;
};

function ShowDialog<
  R extends StoredPaper,
  V extends object,
  I extends object,
  Q,
  X extends OperationVariables,
>({ paper, papers, current, title, onWrite, onStep, onClose }: Of<R, V, I, Q, X> & ShowProps<R, Q>) {
  const printing = usePrinting();
  const { _id } = current;
  const { acts, dialog } = usePaperActs(paper, papers, _id, (again) => onWrite({ record: current, again }));
  const { step } = paper;
  return (
    <Modal open width={640} title={title} footer={null} onCancel={onClose}>
      <PaperCard
        paper={paper}
        one={current}
        acts={{
          print: () => {
            onClose();
            printing.preview(`/api/print/${paper.print}/${_id}`, paper.numbers(current).printed);
          },
          ...acts,
        }}
      >
        {step && allows(current, step.action) ? (
          <Button type="primary" onClick={onStep}>
            {paper.acts.acts[step.action]?.label[currentLanguage()]}
          </Button>
        ) : null}
      </PaperCard>
      {papers.earlier.map((one) => (
        <PaperCard key={one._id} paper={paper} one={one} />
      ))}
      {dialog}
    </Modal>
  );
}
