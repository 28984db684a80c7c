import { errorText } from '@sen/domain/errors/errors';
import { resultRefusal } from '@sen/domain/lab/entry';
import { type ChonChayLai, chonChayLai, chonChayLais } from '@sen/domain/lab/rerun';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { Radio } from '../../../ui/kit/choices.tsx';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { Form } from '../../../ui/kit/Form.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { ResultFlag } from '../../../ui/ResultFlag.tsx';
import type { ChonKetQuaChayLaiInput } from '../lab.main.gen.ts';
import { flagWhileTyping, type LabValue, shownRange, shownResult } from '../labEntry.ts';
import type { Rerun } from './Reruns.tsx';

type Props = {
  rerun: Rerun;
  value: LabValue;
  busy: boolean;
  onChoose: (of: Omit<ChonKetQuaChayLaiInput, 'version'>) => void;
  onClose: () => void;
};

/** A person chooses between the first value and the new one, which a device sent or is typed here. */
export function RerunChoice({ rerun, value, busy, onChoose, onClose }: Props) {
  const { t } = useTranslation(['lab', 'common']);
  const [text, setText] = useState(shownResult(rerun.KetQuaLai, value.KieuDuLieu));
  // a value that comes meanwhile was not seen: who chooses is told
  const [versionChayLai] = useState(rerun.version);
  const [Chon, setChon] = useState<ChonKetQuaChayLaiInput['Chon'] | null>(null);
  const [tried, setTried] = useState(false);
  const isTyped = text.trim() !== '';
  const wrong =
    resultRefusal(text, value.KieuDuLieu) ?? (Chon === 'Lai' && !isTyped ? ('REQUIRED' as const) : null);
  const submit = () => {
    setTried(true);
    if (Chon === null || wrong) return;
    const isSent = text === shownResult(rerun.KetQuaLai, value.KieuDuLieu);
    onChoose({ ChayLai_Id: rerun._id, versionChayLai, Chon, ...(isSent ? {} : { KetQuaLai: text.trim() }) });
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
      onOk={submit}
      onCancel={onClose}
    >
      <p className="soft">{rerun.LyDo}</p>
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
            onChange={(event) => setText(event.target.value)}
            onPressEnter={submit}
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
