import { errorText } from '@sen/domain/errors/errors';
import { resultRefusal } from '@sen/domain/lab/entry';
import { type ChonChayLai, chonChayLai, chonChayLais } from '@sen/domain/lab/rerun';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { DraftBeside } from '../../../ui/DraftBeside.tsx';
import { Alert } from '../../../ui/kit/Alert.tsx';
import { Radio } from '../../../ui/kit/choices.tsx';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { Form } from '../../../ui/kit/Form.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { ResultFlag } from '../../../ui/ResultFlag.tsx';
import { useVersionedDraft } from '../../../ui/useVersionedDraft.ts';
import type { ChonKetQuaChayLaiInput } from '../lab.main.gen.ts';
import { flagWhileTyping, type LabValue, shownRange, shownResult } from '../labEntry.ts';
import type { Rerun } from './Reruns.tsx';

type Props = {
  rerun: Rerun;
  value: LabValue;
  busy: boolean;
  /** Answers whether that was done. */
  onChoose: (of: Omit<ChonKetQuaChayLaiInput, 'version'>) => Promise<boolean>;
  onClose: () => void;
};

/** A person chooses between the first value and the new one, which a device sent or is typed here. */
export function RerunChoice({ rerun, value, busy, onChoose, onClose }: Props) {
  const { t } = useTranslation(['lab', 'common']);
  const draft = useVersionedDraft<string>('chonKetQuaChayLai', rerun._id, rerun.version);
  const sent = shownResult(rerun.KetQuaLai, value.KieuDuLieu);
  const text = draft.value ?? sent;
  const [seen, setSeen] = useState(rerun);
  const [isNew, setIsNew] = useState(false);
  const [Chon, setChon] = useState<ChonKetQuaChayLaiInput['Chon'] | null>(null);
  const [tried, setTried] = useState(false);
  if (!isSameRerun(seen, rerun)) {
    // what was chosen between is not what stands here now; what is typed stays
    setSeen(rerun);
    setChon(null);
    setIsNew(true);
  }
  const isTyped = text.trim() !== '';
  const wrong =
    resultRefusal(text, value.KieuDuLieu) ?? (Chon === 'Lai' && !isTyped ? ('REQUIRED' as const) : null);
  const submit = async () => {
    setTried(true);
    if (Chon === null || wrong) return;
    const done = await onChoose({
      ChayLai_Id: rerun._id,
      versionChayLai: rerun.version, // of the values that stand here
      Chon,
      ...(text === sent ? {} : { KetQuaLai: text.trim() }),
    });
    if (done) draft.clear();
  };
  const unit = value.DonViTinh ?? '';
  const labelOf = (one: ChonChayLai) => {
    const stands = one === 'Dau' ? shownResult(rerun.KetQuaDau, value.KieuDuLieu) : text.trim();
    return (
      <>
        {chonChayLai[one][currentLanguage()]}:{' '}
        <ResultFlag flag={flagWhileTyping(value, stands)}>
          {stands === '' ? t('rerun.none') : `${stands} ${unit}`}
        </ResultFlag>
      </>
    );
  };
  return (
    <Modal
      open
      title={t('rerun.choiceTitle', { name: value.TenChiSo })}
      okText={t('rerun.take')}
      cancelText={t('back', { ns: 'common' })}
      confirmLoading={busy}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <p className="soft">{rerun.LyDo}</p>
      <DraftBeside draft={draft} tell={(text) => [{ label: t('rerun.newValue', { unit }), text }]} />
      {isNew ? (
        <Alert
          type="warning"
          role="alert"
          title={t('rerun.changed', {
            first: shownResult(rerun.KetQuaDau, value.KieuDuLieu),
            next: sent || t('rerun.none'),
          })}
        />
      ) : null}
      <Form layout="vertical">
        <Form.Item
          label={t('rerun.newValue', { unit })}
          htmlFor="lab-rerun-value"
          validateStatus={tried && wrong ? 'error' : ''}
          help={tried && wrong ? errorText(wrong, currentLanguage()) : (rerun.ThietBi?.ten ?? null)}
        >
          <Input
            id="lab-rerun-value"
            autoFocus
            autoComplete="off"
            inputMode={value.KieuDuLieu === 'So' ? 'decimal' : 'text'}
            maxLength={500}
            value={text}
            onChange={(event) => draft.change(event.target.value)}
            onPressEnter={() => void submit()}
          />
        </Form.Item>
        <Form.Item
          label={t('rerun.which')}
          required
          validateStatus={tried && Chon === null ? 'error' : ''}
          help={tried && Chon === null ? t('rerun.whichNeeded') : `${t('range')}: ${shownRange(value)}`}
        >
          <div className="lab-rerun-which">
            <Radio.Group
              aria-label={t('rerun.which')}
              value={Chon ?? ''}
              onChange={(event) => setChon(event.target.value === 'Dau' ? 'Dau' : 'Lai')}
              options={chonChayLais.map((one) => ({ value: one, label: labelOf(one) }))}
            />
          </div>
        </Form.Item>
      </Form>
    </Modal>
  );
}

/** Whether both values are still those that were shown. */
function isSameRerun(one: Rerun, other: Rerun): boolean {
  return one.KetQuaDau === other.KetQuaDau && one.KetQuaLai === other.KetQuaLai;
}
