import type { OperationVariables } from '@apollo/client';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../session/userMessage.ts';
import { useActDialog } from '../../ui/actDialog/useActDialog.tsx';
import { ConflictDialog } from '../../ui/ConflictDialog.tsx';
import { DraftNotice } from '../../ui/DraftNotice.tsx';
import { FormErrors } from '../../ui/FormErrors.tsx';
import type { SessionPaperProps } from '../../ui/feature.ts';
import { Alert } from '../../ui/kit/Alert.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Form } from '../../ui/kit/Form.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { usePrinting } from '../../ui/Printing.tsx';
import { PaperCard } from './PaperCard.tsx';
import type { PaperScreen, StoredPaper } from './paperScreen.ts';
import { usePaperForm, usePaperLabels } from './usePaperForm.ts';
import { type Papers, usePapers } from './usePapers.ts';
import './papers.css';

/** What is done in the dialogue: the paper that counts is looked at, or one is written. */
type Writing<R> = { record: R | null; again: string | null };

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
  const { answer, current, error } = papers;
  if (answer === undefined)
    return (
      <Modal open title={t(paper.titles.write)} footer={null} onCancel={onClose}>
        {error ? <Alert type="error" title={userMessage(error)} /> : <Loading />}
      </Modal>
    );
  if (writing || !current)
    return (
      <WriteDialog
        paper={paper}
        session={session}
        papers={papers}
        answer={answer}
        writing={writing ?? { record: null, again: null }}
        onDone={onClose}
        onClose={writing ? () => setWriting(null) : onClose}
      />
    );
  return (
    <ShowDialog paper={paper} papers={papers} current={current} onWrite={setWriting} onClose={onClose} />
  );
}

type WriteProps<R extends StoredPaper, Q> = SessionPaperProps &
  Shown<R, Q> & { answer: Q; writing: Writing<R>; onDone: () => void };

function WriteDialog<
  R extends StoredPaper,
  V extends object,
  I extends object,
  Q,
  X extends OperationVariables,
>({
  paper,
  session,
  papers,
  answer,
  writing: { record, again },
  onDone,
  onClose,
}: Of<R, V, I, Q, X> & WriteProps<R, Q>) {
  const { t } = useTranslation(paper.texts);
  const labelOf = usePaperLabels(paper);
  const printing = usePrinting();
  const work = usePaperForm(paper, {
    session,
    answer,
    record,
    again,
    onDone: (saved) => {
      onDone();
      printing.preview(`/api/print/${paper.print}/${saved._id}`, paper.numbers(saved).printed);
    },
  });
  const title =
    again !== null && record
      ? t('againTitle', { number: paper.numbers(record).known })
      : t(record ? paper.titles.change : paper.titles.write);
  return (
    <Modal
      open
      width={760}
      title={title}
      okText={t('saveAndPrint')}
      confirmLoading={work.saving}
      // a lost paper is issued again as it was
      onOk={() => void work.save(again === null ? null : 'again')}
      onCancel={onClose}
    >
      {again === null ? null : <p className="soft">{t('againReason', { reason: again })}</p>}
      {work.restoredAt ? <DraftNotice savedAt={work.restoredAt} onDiscard={work.discard} /> : null}
      <FormErrors form={work.form} issues={work.issues.list} labelOf={labelOf} />
      <Form form={work.form} layout="vertical" onValuesChange={work.onValuesChange}>
        <paper.Fields session={session} record={record} work={work} labelOf={labelOf} />
      </Form>
      <ConflictDialog {...work.conflict} />
      {papers.earlier.map((one) => (
        <PaperCard key={one._id} paper={paper} one={one} />
      ))}
    </Modal>
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
      act: paper.reasons.again,
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
