import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../session/userMessage.ts';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Form } from '../../ui/kit/Form.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { useDraft } from '../../ui/useDraft.ts';
import { ScoreTag } from './ScoreTag.tsx';
import { AnswerWarningDocument, type SheetEntryFragment } from './sheets.main.gen.ts';
import type { Care } from './useCare.ts';

type Props = { entry: SheetEntryFragment; one: Care; onClose: () => void };

/** The doctor says what is done about an early warning; what was typed stays when that is refused. */
export function AnswerDialog({ entry, one, onClose }: Props) {
  const { t } = useTranslation(['sheets', 'common']);
  const { message } = useNotices();
  const [answer, { loading }] = useMutation(AnswerWarningDocument);
  const draft = useDraft<string>('canh-bao', entry._id);
  const [typed, setTyped] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const text = typed ?? draft.found?.value ?? '';
  const missing = tried && text.trim() === '';
  const say = (words: string) => {
    setTyped(words);
    draft.keep(words);
  };
  const submit = async () => {
    setTried(true);
    if (text.trim() === '') return;
    try {
      await answer({ variables: { id: entry._id, TraLoi: text } });
      draft.clear();
      message.success(t('warnings.answered', { name: one.TenBenhNhan }));
      onClose();
    } catch (error) {
      message.error(userMessage(error), 5);
    }
  };
  return (
    <Modal
      open
      title={t('warnings.answerOf', { name: one.TenBenhNhan })}
      okText={t('warnings.answer')}
      cancelText={t('back', { ns: 'common' })}
      confirmLoading={loading}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <p>
        <ScoreTag
          loai={entry.Loai}
          thang={entry.ThangDiem}
          diem={entry.Diem}
          mucDo={entry.MucDo}
          missing={0}
          words
        />{' '}
        {one.Giuong.ma} · {one.ChanDoanICD?.ten}
      </p>
      <Form layout="vertical">
        <Form.Item
          label={t('warnings.what')}
          htmlFor="warning-answer"
          required
          validateStatus={missing ? 'error' : ''}
          help={missing ? t('warnings.needed') : null}
        >
          <Input.TextArea
            id="warning-answer"
            autoFocus
            rows={2}
            maxLength={500}
            value={text}
            onChange={(event) => say(event.target.value)}
          />
        </Form.Item>
        <div className="reason-chips">
          {(['see', 'oxygen', 'fluid', 'icu'] as const).map((one) => (
            <button key={one} type="button" className="chip" onClick={() => say(t(`warnings.usual.${one}`))}>
              {t(`warnings.usual.${one}`)}
            </button>
          ))}
        </div>
      </Form>
    </Modal>
  );
}
