import type { OperationVariables } from '@apollo/client';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConflictDialog } from '../../ui/ConflictDialog.tsx';
import { DraftNotice } from '../../ui/DraftNotice.tsx';
import { FormErrors } from '../../ui/FormErrors.tsx';
import type { SessionPaperProps } from '../../ui/feature.ts';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Form } from '../../ui/kit/Form.tsx';
import type { PaperScreen, StoredPaper } from './paperScreen.ts';
import { usePaperForm, usePaperLabels } from './usePaperForm.ts';

/** The paper that is written: a new one, one that is changed, or one that is issued again for this reason. */
export type Writing<R> = { record: R | null; again: string | null };

type Props<
  R extends StoredPaper,
  V extends object,
  I extends object,
  Q,
  X extends OperationVariables,
> = SessionPaperProps & {
  paper: PaperScreen<R, V, I, Q, X>;
  /** What told of the papers. */
  answer: Q;
  writing: Writing<R>;
  /** Whose it is, where the screen does not say it. */
  patient?: string | undefined;
  onSaved: (saved: R) => void;
  /** What stands under the form. */
  children?: ReactNode;
};

/** The dialogue in which a paper is written. */
export function PaperWriting<
  R extends StoredPaper,
  V extends object,
  I extends object,
  Q,
  X extends OperationVariables,
>({ paper, session, answer, writing, patient, onSaved, onClose, children }: Props<R, V, I, Q, X>) {
  const { record, again } = writing;
  const { titles, width = 760, numbers, Fields } = paper;
  const { t } = useTranslation(paper.texts);
  const labelOf = usePaperLabels(paper);
  const work = usePaperForm(paper, { session, answer, record, again, onDone: onSaved });
  const number = record && { number: numbers(record).known };
  const title = number ? t(again === null ? titles.change : 'againTitle', number) : t(titles.write);
  return (
    <Modal
      open
      width={width}
      title={[title, patient].filter(Boolean).join(' · ')}
      okText={t(titles.save ?? 'saveAndPrint')}
      confirmLoading={work.saving}
      // a lost paper is issued again as it was
      onOk={() => void work.save(again === null ? null : 'again')}
      onCancel={onClose}
    >
      {again === null ? null : <p className="soft">{t('againReason', { reason: again })}</p>}
      {work.restoredAt ? <DraftNotice savedAt={work.restoredAt} onDiscard={work.discard} /> : null}
      <FormErrors form={work.form} issues={work.issues.list} labelOf={labelOf} />
      <Form form={work.form} layout="vertical" onValuesChange={work.onValuesChange}>
        <Fields session={session} answer={answer} record={record} work={work} labelOf={labelOf} />
      </Form>
      <ConflictDialog {...work.conflict} />
      {children}
    </Modal>
  );
}
