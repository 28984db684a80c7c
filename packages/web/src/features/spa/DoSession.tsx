import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Form } from '../../ui/kit/Form.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import type { Course } from './useCourses.ts';

type Props = {
  course: Course;
  busy: boolean;
  /** Does the session with a note; the dialog closes once it is done. */
  onDo: (note: string) => Promise<boolean>;
  onClose: () => void;
};

/** Asks for the note of the next session, and does it. */
export function DoSession({ course, busy, onDo, onClose }: Props) {
  const { t } = useTranslation('spa');
  const [note, setNote] = useState('');
  const submit = async () => {
    if (!busy && (await onDo(note))) onClose();
  };
  return (
    <Modal
      open
      title={t('doTitle', { number: course.daLam + 1, total: course.SoBuoi })}
      okText={t('doIt')}
      okButtonProps={{ loading: busy }}
      cancelText={t('back', { ns: 'common' })}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <p>{course.TenDichVu}</p>
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
