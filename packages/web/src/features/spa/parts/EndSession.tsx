import { sessionIssues } from '@sen/domain/spa/lieuTrinh';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { issuesOf } from '../../../session/userMessage.ts';
import { DateTimeField } from '../../../ui/DateTimeField.tsx';
import { isInstant } from '../../../ui/dateText.ts';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { Form } from '../../../ui/kit/Form.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { issueText } from '../../../ui/useIssues.ts';
import type { DeskCourse, DeskSession } from '../sessionEntry.ts';

type Props = {
  course: DeskCourse;
  session: DeskSession;
  busy: boolean;
  /** Ends it; null when that was done, else the refusal. */
  onEnd: (input: { BatDau: string | null; KetThuc: string | null; GhiChu: string }) => Promise<unknown>;
  onClose: () => void;
};

/** Asks when a session began and ended, by the minute, and for its note; ends it. */
export function EndSession({ course, session, busy, onEnd, onClose }: Props) {
  const { t } = useTranslation(['spa', 'common']);
  const [BatDau, setBegin] = useState<string | null>(session.BatDau ?? null);
  const [KetThuc, setEnd] = useState<string | null>(() => new Date().toISOString());
  const [GhiChu, setNote] = useState(session.GhiChu ?? '');
  const [wrong, setWrong] = useState<ReturnType<typeof sessionIssues>>([]);
  const faultText = (path: string) =>
    wrong
      .filter((issue) => issue.path === path)
      .map((issue) => issueText(issue, currentLanguage()))
      .join(' ');
  const submit = async () => {
    if (busy) return;
    const missing = (['BatDau', 'KetThuc'] as const).filter((path) => {
      const at = path === 'BatDau' ? BatDau : KetThuc;
      return at === null || !isInstant(at);
    });
    if (missing.length > 0) return setWrong(missing.map((path) => ({ path, code: 'REQUIRED' })));
    const found = sessionIssues(
      { BatDau: new Date(BatDau ?? ''), KetThuc: new Date(KetThuc ?? '') },
      { ordered: new Date(course.NgayYeuCau), now: new Date() },
    );
    setWrong(found);
    if (found.length > 0) return;
    const refused = await onEnd({ BatDau, KetThuc, GhiChu });
    if (refused === null) onClose();
    else setWrong([...issuesOf(refused)]);
  };
  return (
    <Modal
      open
      title={t('desk.endTitle', { number: session.Lan, total: course.SoBuoi })}
      okText={t('desk.end')}
      okButtonProps={{ loading: busy }}
      cancelText={t('common:back')}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <Form layout="vertical">
        <div className="field-grid">
          {(
            [
              ['BatDau', BatDau, setBegin],
              ['KetThuc', KetThuc, setEnd],
            ] as const
          ).map(([field, value, set]) => (
            <Form.Item
              key={field}
              label={t(`desk.${field}`)}
              htmlFor={`end-${field}`}
              {...(faultText(field) ? { validateStatus: 'error' as const, help: faultText(field) } : {})}
            >
              <DateTimeField id={`end-${field}`} value={value} onChange={set} />
            </Form.Item>
          ))}
        </div>
        <Form.Item label={t('note')} htmlFor="end-note">
          <Input.TextArea
            id="end-note"
            rows={2}
            maxLength={500}
            value={GhiChu}
            placeholder={t('noteHint')}
            onChange={(event) => setNote(event.target.value)}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}
