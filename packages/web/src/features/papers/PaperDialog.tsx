import type { OperationVariables } from '@apollo/client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../session/userMessage.ts';
import { useActDialog } from '../../ui/actDialog/useActDialog.tsx';
import type { SessionPaperProps } from '../../ui/feature.ts';
import { Alert } from '../../ui/kit/Alert.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { usePrinting } from '../../ui/Printing.tsx';
import { PaperCard } from './PaperCard.tsx';
import { PaperWriting, type Writing } from './PaperWriting.tsx';
import type { PaperScreen, StoredPaper } from './paperScreen.ts';
import { type Papers, usePapers } from './usePapers.ts';
import './papers.css';

type Of<R extends StoredPaper, V extends object, I extends object, Q, X extends OperationVariables> = {
  paper: PaperScreen<R, V, I, Q, X>;
};
type Shown<R extends StoredPaper, Q> = { papers: Papers<R, Q>; onClose: () => void };

/** The dialogue of a paper of a session: written and printed at once, later looked at, changed, issued again or cancelled. */
export function PaperDialog<
  R extends StoredPaper,
  V extends object,
  I extends object,
  Q,
  X extends OperationVariables,
>({ paper, session, onClose }: Of<R, V, I, Q, X> & SessionPaperProps) {
  const { t } = useTranslation(paper.texts);
  const papers = usePapers(paper, session);
  const [writing, setWriting] = useState<Writing<R> | null>(null);
  const printing = usePrinting();
  const { answer, current, earlier, error } = papers;
  if (answer === undefined)
    return (
      <Modal open title={t(paper.titles.write)} footer={null} onCancel={onClose}>
        {error ? <Alert type="error" title={userMessage(error)} /> : <Loading />}
      </Modal>
    );
  if (writing || !current)
    return (
      <PaperWriting
        paper={paper}
        session={session}
        answer={answer}
        writing={writing ?? { record: null, again: null }}
        onSaved={(saved) => {
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
    <ShowDialog paper={paper} papers={papers} current={current} onWrite={setWriting} onClose={onClose} />
  );
}

type ShowProps<R extends StoredPaper, Q> = Shown<R, Q> & {
  current: R;
  onWrite: (writing: Writing<R>) => void;
};

function ShowDialog<
  R extends StoredPaper,
  V extends object,
  I extends object,
  Q,
  X extends OperationVariables,
>({ paper, papers, current, onWrite, onClose }: Of<R, V, I, Q, X> & ShowProps<R, Q>) {
  const { t } = useTranslation(paper.texts);
  const { ask, dialog } = useActDialog();
  const printing = usePrinting();
  const { _id } = current;
  const again = () =>
    ask({
      act: paper.reasons.again ?? paper.reasons.cancel,
      of: _id,
      title: t('againAsk'),
      okText: t('again'),
      reasons: t('againReasons').split('|'),
      harmless: true,
      run: (reason) => onWrite({ record: current, again: reason }),
    });
  const cancel = () =>
    ask({
      act: paper.reasons.cancel,
      of: _id,
      title: t('cancelAsk'),
      okText: t('cancel'),
      run: (reason) => papers.cancel(_id, reason),
    });
  return (
    <Modal open width={640} title={t(paper.titles.write)} footer={null} onCancel={onClose}>
      <PaperCard
        paper={paper}
        one={current}
        acts={{
          print: () => {
            onClose();
            printing.preview(`/api/print/${paper.print}/${_id}`, paper.numbers(current).printed);
          },
          sua: () => onWrite({ record: current, again: null }),
          capLai: () => void again(),
          xoa: () => void papers.remove(_id),
          huy: () => void cancel(),
        }}
      />
      {papers.earlier.map((one) => (
        <PaperCard key={one._id} paper={paper} one={one} />
      ))}
      {dialog}
    </Modal>
  );
}
