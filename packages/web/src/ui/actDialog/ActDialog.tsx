import { reasonIssues } from '@sen/domain/acts/reason';
import type { ReasonedAct } from '@sen/domain/acts/reasonedActs';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { issuesOf, userMessage } from '../../session/userMessage.ts';
import { DraftNotice } from '../DraftNotice.tsx';
import { Alert } from '../kit/Alert.tsx';
import { Modal } from '../kit/Dialog.tsx';
import { Form } from '../kit/Form.tsx';
import { useNotices } from '../kit/noticeStore.ts';
import { useDraft } from '../useDraft.ts';
import { issueText } from '../useIssues.ts';
import { useOneAtATime } from '../useOneAtATime.ts';
import { pickedReason } from './pickedReason.ts';
import { ReasonInput } from './ReasonInput.tsx';
import { type ActField, useActFields } from './useActFields.tsx';
import { useReasons } from './useReasons.ts';

export type ActQuestion = {
  /** The mutation that performs it: it says which reasons the catalogue offers. */
  act: ReasonedAct;
  /** What it is done to: what is typed is kept for it. */
  of: string;
  title: string;
  /** What will happen, by name. */
  text?: ReactNode;
  okText: string;
  /** Suggested where the catalogue has no kind of reasons for it. */
  reasons?: readonly string[];
  /** Without `false` there must be a reason; 'listed': one of the catalogue. */
  needed?: false | 'listed';
  /** Nothing is filled in: the usual reason of the kind belongs to another act. */
  usual?: false;
  /** What it asks besides, under the reason. */
  fields?: readonly ActField[];
  /** It takes nothing back. */
  harmless?: boolean;
  /**
   * Performs it with the words; `picked` is the entry that they begin with, and what they say beyond it, `given` the text of each of
   * `fields` by its path. What it refuses is said in the dialogue; null or false: it was not done, which is said already.
   */
  run: (
    reason: string,
    picked: { _id: string; beyond: string } | null,
    given: Readonly<Record<string, string>>,
  ) => unknown;
  /** Said once it is done. */
  done?: string;
};

const noFields: readonly ActField[] = [];
const reasonId = 'confirm-reason';
/** The path of a field that holds a reason, whatever the operation calls it. */
const ofReason = /(^|\.)(ly_?do|reason)[^.]*$/i;

export function ActDialog({
  question,
  onClose,
}: {
  question: ActQuestion;
  onClose: (done: boolean) => void;
}) {
  const { t } = useTranslation();
  const { message } = useNotices();
  const { act, of, needed } = question;
  const reasons = useReasons(act);
  const draft = useDraft<string>('act', `${act}/${of}`);
  const [typed, setTyped] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [wrong, setWrong] = useState<{ id: string | null }>({ id: null });
  // the usual reason of the catalogue stands there until something else is said
  const fills = needed !== false && question.usual !== false && draft.ready;
  const usual = (fills && reasons?.find(({ MacDinh }) => MacDinh)?.TenLyDo) || '';
  const text = typed ?? draft.found?.value ?? usual;
  useEffect(() => {
    const field = document.getElementById(reasonId);
    // whoever types says something else instead
    if (usual !== '' && field instanceof HTMLTextAreaElement && field.value === usual) field.select();
  }, [usual]);
  const fields = useActFields(question.fields ?? noFields, () => void submit());
  const refuse = (error: unknown) => {
    const issues = issuesOf(error);
    const others = issues.filter(({ path }) => !fields.holds(path));
    const words = (own: boolean) =>
      others
        .filter(({ path }) => ofReason.test(path) === own)
        .map((issue) => issueText(issue, currentLanguage()));
    const [fault = null] = words(true);
    setFault(fault);
    setRefusals(issues.length > 0 ? words(false) : [userMessage(error)]);
    const first = fields.mark(issues);
    setWrong({ id: fault === null && first !== null ? first : reasonId });
  };
  const { run: submit, busy } = useOneAtATime(async () => {
    const picked = pickedReason(reasons ?? [], text);
    const [issue] = reasonIssues(text, { needed: needed !== false });
    const missing = needed === 'listed' && picked === null;
    const first = fields.mark(fields.check());
    setRefusals([]);
    setFault(issue ? t('reasonNeeded') : missing ? t('reasonListed') : null);
    const wrongReason = issue !== undefined || missing;
    setWrong({ id: wrongReason ? reasonId : first });
    if (wrongReason || first !== null) return;
    try {
      const entry = picked && { _id: picked.reason._id, beyond: picked.beyond };
      const done = await question.run(text.trim(), entry, fields.given);
      if (done === null || done === false) return;
      draft.clear();
      if (question.done) message.success(question.done);
      onClose(true);
    } catch (error) {
      refuse(error);
    }
  });
  // once the fields can be typed into again
  useEffect(() => {
    if (!busy && wrong.id !== null) document.getElementById(wrong.id)?.focus();
  }, [busy, wrong]);
  return (
    <Modal
      open
      title={question.title}
      okText={question.okText}
      okButtonProps={{ danger: !question.harmless }}
      confirmLoading={busy}
      cancelText={t('back')}
      onOk={() => void submit()}
      onCancel={() => (busy ? undefined : onClose(false))}
    >
      {question.text ? <div className="act-text">{question.text}</div> : null}
      {draft.found && typed === null ? (
        <DraftNotice
          savedAt={draft.found.savedAt}
          onDiscard={() => {
            setTyped('');
            draft.clear();
          }}
        />
      ) : null}
      {refusals.length > 0 ? <Alert type="error" role="alert" title={refusals.join(' · ')} /> : null}
      <Form layout="vertical">
        <Form.Item
          label={t('reason')}
          htmlFor={reasonId}
          required={needed !== false}
          validateStatus={fault ? 'error' : ''}
          help={fault}
        >
          <ReasonInput
            act={act}
            id={reasonId}
            autoFocus
            {...(question.reasons ? { suggested: question.reasons } : {})}
            value={text}
            onChange={(reason) => {
              setTyped(reason);
              setFault(null);
              draft.keep(reason);
            }}
            onEnter={() => void submit()}
          />
        </Form.Item>
        {fields.drawn}
      </Form>
    </Modal>
  );
}
