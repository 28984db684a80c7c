import { rerunIssues, rerunReasonMost } from '@sen/domain/lab/rerun';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonInput } from '../../../ui/actDialog/ReasonInput.tsx';
import { DraftNotice } from '../../../ui/DraftNotice.tsx';
import { Alert } from '../../../ui/kit/Alert.tsx';
import { Checkbox } from '../../../ui/kit/choices.tsx';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { Form } from '../../../ui/kit/Form.tsx';
import { ResultFlag } from '../../../ui/ResultFlag.tsx';
import { useDraft } from '../../../ui/useDraft.ts';
import type { YeuCauChayLaiInput } from '../lab.main.gen.ts';
import { keyOf, type LabValue, shownResult } from '../labEntry.ts';

type Props = {
  /** The slip, whose reason is kept while it is not sent. */
  slip: string;
  /** The saved values that do not wait for a rerun yet. */
  values: readonly LabValue[];
  busy: boolean;
  /** Answers whether they were marked. */
  onAsk: (of: Omit<YeuCauChayLaiInput, 'version'>) => Promise<boolean>;
  onClose: () => void;
};

/** Values are marked for a rerun with a reason; critical ones are marked at the start. */
export function RerunDialog({ slip, values, busy, onAsk, onClose }: Props) {
  const { t } = useTranslation(['lab', 'common']);
  const [marked, setMarked] = useState<ReadonlySet<string>>(
    () => new Set(values.filter((one) => one.CoKetQua === 'LL' || one.CoKetQua === 'HH').map(keyOf)),
  );
  const draft = useDraft<string>('yeuCauChayLai', slip);
  const [typed, setTyped] = useState<string | null>(null);
  const LyDo = typed ?? draft.found?.value ?? '';
  const setLyDo = (text: string) => {
    setTyped(text);
    draft.keep(text);
  };
  const [tried, setTried] = useState(false);
  const chosen = values.filter((one) => marked.has(keyOf(one)));
  const found = rerunIssues({ chiSos: chosen.length, LyDo });
  const missing = new Set(tried ? found.map(({ path }) => path) : []);
  const submit = async () => {
    setTried(true);
    if (found.length > 0) return;
    const chiSos = chosen.map(({ ChiTiet_Id, MaChiSo }) => ({ ChiTiet_Id, MaChiSo }));
    if (!(await onAsk({ LyDo: LyDo.trim(), chiSos }))) return;
    draft.clear();
    onClose();
  };
  const mark = (key: string, on: boolean) =>
    setMarked((before) => new Set(on ? [...before, key] : [...before].filter((one) => one !== key)));
  return (
    <Modal
      open
      title={t('rerun.title')}
      okText={t('rerun.act')}
      cancelText={t('back', { ns: 'common' })}
      confirmLoading={busy}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <p>{t('rerun.text')}</p>
      {draft.found && typed === null ? (
        <DraftNotice savedAt={draft.found.savedAt} onDiscard={draft.clear} />
      ) : null}
      <Form layout="vertical">
        <fieldset className="lab-rerun-values">
          <legend>{t('rerun.values')}</legend>
          {values.map((value) => (
            <Checkbox
              key={keyOf(value)}
              checked={marked.has(keyOf(value))}
              onChange={(event) => mark(keyOf(value), event.target.checked)}
            >
              {value.TenChiSo}{' '}
              <ResultFlag flag={value.CoKetQua}>
                {shownResult(value.KetQua, value.KieuDuLieu)} {value.DonViTinh}
              </ResultFlag>
            </Checkbox>
          ))}
        </fieldset>
        {missing.has('chiSos') ? <Alert type="error" title={t('rerun.valueNeeded')} /> : null}
        <Form.Item
          label={t('rerun.reason')}
          htmlFor="lab-rerun-reason"
          required
          validateStatus={missing.has('LyDo') ? 'error' : ''}
          help={missing.has('LyDo') ? t('rerun.reasonNeeded') : null}
        >
          <ReasonInput
            act="yeuCauChayLai"
            id="lab-rerun-reason"
            max={rerunReasonMost}
            value={LyDo}
            onChange={setLyDo}
            suggested={(['haemolysis', 'delta', 'critical', 'control'] as const).map((one) =>
              t(`rerun.reasons.${one}`),
            )}
          />
        </Form.Item>
      </Form>
    </Modal>
  );
}
