import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../ui/kit/Alert.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Form } from '../../ui/kit/Form.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import type { Course } from './useCourses.ts';

type Props = {
  /** The course as it was when the dialog opened. */
  opened: Course;
  /** The course as it is now; null once it is no longer there. */
  course: Course | null;
  busy: boolean;
  /** Does the session with a note; the dialog closes once it is done. */
  onDo: (course: Course, note: string) => Promise<boolean>;
  onClose: () => void;
};

/** Asks for the note of the next session, and does it. What is typed stays when another desk changes the course, which is said. */
export function DoSession({ opened, course, busy, onDo, onClose }: Props) {
  const { t } = useTranslation('spa');
  const [note, setNote] = useState('');
  const [sent, setSent] = useState(false);
  const next = course?.conLai ? course : null;
  const submit = async () => {
    if (busy || sent || !next) return;
    setSent(true);
    const isDone = await onDo(next, note);
    setSent(false);
    if (isDone) onClose();
  };
  const { daLam, SoBuoi } = course ?? opened;
  const changed = course === null ? 'gone' : next === null ? 'allDone' : 'changed';
  const said = sent || (next !== null && daLam === opened.daLam) ? null : changed;
  return (
    <Modal
      open
      title={t('doTitle', { number: Math.min(daLam + 1, SoBuoi), total: SoBuoi })}
      okText={t('doIt')}
      okButtonProps={{ loading: busy, disabled: next === null }}
      cancelText={t('back', { ns: 'common' })}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <p>{opened.TenDichVu}</p>
      {said ? (
        <Alert
          type="warning"
          role="status"
          title={t(`meanwhile.${said}`, { number: daLam + 1, done: daLam, total: SoBuoi })}
        />
      ) : null}
      <Form layout="vertical">
        <Form.Item label={t('note')} htmlFor="session-note">
          <Input.TextArea
            id="session-note"
            autoFocus
            rows={2}
            maxLength={500}
            value={note}
            placeholder={t('noteHint')}
            onChange={(event) => setNote(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !event.shiftKey) {
                event.preventDefault();
                void submit();
              }
            }}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}
