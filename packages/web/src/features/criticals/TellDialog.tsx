import type { Issue } from '@sen/domain/catalogue/validate';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { DraftNotice } from '../../ui/DraftNotice.tsx';
import { Alert } from '../../ui/kit/Alert.tsx';
import { Radio } from '../../ui/kit/choices.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Form } from '../../ui/kit/Form.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import { useDraft } from '../../ui/useDraft.ts';
import { issueText } from '../../ui/useIssues.ts';
import './criticals.css';

const ways = ['phone', 'inPerson', 'message'] as const;
type Typed = { whom: string; way: (typeof ways)[number] };
const nothing: Typed = { whom: '', way: 'phone' };

type Props = {
  slip: string;
  /** What endangers the patient, as items of a list. */
  children: ReactNode;
  /** The ordering doctor, offered as the one who was told. */
  doctor: string | null;
  busy: boolean;
  /** What kept the result from its return, with the label of what an issue is about. */
  issues: readonly Issue[];
  labelOf: (path: string) => string;
  /** Answers whether the result was returned. */
  onTold: (told: string) => Promise<boolean>;
  onClose: () => void;
};

/** What endangers a patient is told before they are returned: to whom, and how. */
export function TellDialog({ slip, children, doctor, busy, issues, labelOf, onTold, onClose }: Props) {
  const { t } = useTranslation(['criticals', 'common']);
  const draft = useDraft<Typed>('baoNguyHiem', slip);
  const [typed, setTyped] = useState<Typed | null>(null);
  const { whom, way } = typed ?? draft.found?.value ?? nothing;
  const change = (part: Partial<Typed>) => {
    const next = { whom, way, ...part };
    setTyped(next);
    draft.keep(next);
  };
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState(false);
  const missing = whom.trim() === '';
  const submit = async () => {
    setTried(true);
    if (missing) return;
    const done = await onTold(`${whom.trim()} · ${t(`way.${way}`)}`);
    if (done) draft.clear();
    setRefused(!done);
  };
  return (
    <Modal
      open
      title={t('tellTitle')}
      okText={t('tellAndReturn')}
      cancelText={t('back', { ns: 'common' })}
      confirmLoading={busy}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      {draft.found && !typed ? <DraftNotice savedAt={draft.found.savedAt} onDiscard={draft.clear} /> : null}
      {refused && issues.length > 0 ? (
        <Alert
          type="error"
          title={t('notReturned')}
          description={issues.map((issue) => (
            <div key={`${issue.path}:${issue.code}`}>
              {labelOf(issue.path)}: {issueText(issue, currentLanguage())}
            </div>
          ))}
        />
      ) : null}
      <p>{t('tellText')}</p>
      <ul className="criticals-found">{children}</ul>
      <Form layout="vertical">
        <Form.Item
          label={t('toldTo')}
          htmlFor="criticals-told"
          required
          validateStatus={tried && missing ? 'error' : ''}
          help={tried && missing ? t('toldNeeded') : null}
        >
          <Input
            id="criticals-told"
            autoFocus
            maxLength={200}
            value={whom}
            onChange={(event) => change({ whom: event.target.value })}
            onPressEnter={() => void submit()}
          />
        </Form.Item>
        {doctor ? (
          <div className="reason-chips">
            <button type="button" className="chip" onClick={() => change({ whom: doctor })}>
              {doctor}
            </button>
          </div>
        ) : null}
        <Form.Item label={t('toldHow')}>
          <Radio.Group
            value={way}
            onChange={(event) =>
              change({ way: ways.find((one) => one === event.target.value) ?? nothing.way })
            }
            options={ways.map((one) => ({ value: one, label: t(`way.${one}`) }))}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}
