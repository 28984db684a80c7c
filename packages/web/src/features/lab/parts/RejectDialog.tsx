import {
  lyDoTuChoiMau,
  lyDoTuChoiMaus,
  rejectionIssues,
  rejectionNoteMost,
} from '@sen/domain/lab/sampleRejection';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { Alert } from '../../../ui/kit/Alert.tsx';
import { Radio } from '../../../ui/kit/choices.tsx';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { Form } from '../../../ui/kit/Form.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import type { TuChoiMauInput } from '../lab.main.gen.ts';

type Props = {
  SIDMau: string;
  /** So many values of the sample are saved. */
  saved: number;
  /** Something is typed and not saved: it goes with the sample. */
  dirty: boolean;
  busy: boolean;
  onReject: (of: Omit<TuChoiMauInput, 'version'>) => void;
  onClose: () => void;
};

/** A sample is rejected for a reason; what was entered of it is confirmed to go into the history. */
export function RejectDialog({ SIDMau, saved, dirty, busy, onReject, onClose }: Props) {
  const { t } = useTranslation(['lab', 'common']);
  const [LyDo, setLyDo] = useState<TuChoiMauInput['LyDo'] | null>(null);
  const [GhiChu, setGhiChu] = useState('');
  const [tried, setTried] = useState(false);
  const missing = new Set(tried ? rejectionIssues({ LyDo, GhiChu }).map(({ path }) => path) : []);
  const submit = () => {
    setTried(true);
    if (LyDo === null || rejectionIssues({ LyDo, GhiChu }).length > 0) return;
    onReject({ LyDo, GhiChu: GhiChu.trim() || null, XacNhanKetQua: saved > 0 });
  };
  return (
    <Modal
      open
      title={t('rejected.title', { sid: SIDMau })}
      okText={t('rejected.act')}
      okButtonProps={{ danger: true }}
      cancelText={t('back', { ns: 'common' })}
      confirmLoading={busy}
      onOk={submit}
      onCancel={onClose}
    >
      <p>{t('rejected.text')}</p>
      {saved > 0 ? <Alert type="warning" title={t('rejected.values', { count: saved })} /> : null}
      {dirty ? <Alert type="warning" title={t('rejected.unsaved')} /> : null}
      <Form layout="vertical">
        <Form.Item
          label={t('rejected.reason')}
          required
          validateStatus={missing.has('LyDo') ? 'error' : ''}
          help={missing.has('LyDo') ? t('rejected.reasonNeeded') : null}
        >
          <div className="lab-reject">
            <Radio.Group
              value={LyDo ?? ''}
              onChange={(event) => setLyDo(lyDoTuChoiMaus.find((one) => one === event.target.value) ?? null)}
              options={lyDoTuChoiMaus.map((one) => ({
                value: one,
                label: lyDoTuChoiMau[one][currentLanguage()],
              }))}
            />
          </div>
        </Form.Item>
        <Form.Item
          label={t('note')}
          htmlFor="lab-reject-note"
          required={LyDo === 'Khac'}
          validateStatus={missing.has('GhiChu') ? 'error' : ''}
          help={missing.has('GhiChu') ? t('rejected.noteNeeded') : null}
        >
          <Input.TextArea
            id="lab-reject-note"
            autoSize={{ minRows: 2, maxRows: 4 }}
            maxLength={rejectionNoteMost}
            value={GhiChu}
            onChange={(event) => setGhiChu(event.target.value)}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}
