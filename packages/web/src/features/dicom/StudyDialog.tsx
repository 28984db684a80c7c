import { useMutation } from '@apollo/client/react';
import type { Issue } from '@sen/domain/catalogue/validate';
import { caDICOMActs } from '@sen/domain/dicom/studies';
import { errorText } from '@sen/domain/errors/errors';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { errorCode, userMessage } from '../../session/userMessage.ts';
import { FieldReason } from '../../ui/actDialog/FieldReason.tsx';
import { useActDialog } from '../../ui/actDialog/useActDialog.tsx';
import { allows, refusalOf } from '../../ui/acts.ts';
import { FormErrors } from '../../ui/FormErrors.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Form } from '../../ui/kit/Form.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { useIssues } from '../../ui/useIssues.ts';
import { useOneAtATime } from '../../ui/useOneAtATime.ts';
import { ViewerLink } from '../dicomViewer/ViewerLink.tsx';
import {
  AttachDicomStudyDocument,
  DetachDicomStudyDocument,
  type DicomOrderFragment,
  type DicomStudyFragment,
} from './dicom.main.gen.ts';
import { OrderChoice } from './OrderChoice.tsx';
import { StudyFacts } from './StudyFacts.tsx';
import { sentPatient } from './studyWords.ts';

type Values = { ChiTiet_Id: DicomOrderFragment | null; LyDo: string };
type Props = {
  study: DicomStudyFragment;
  onClose: () => void;
  onDone: () => void;
  /** It was changed meanwhile. */
  onStale: () => void;
};

const stale = (failure: unknown) =>
  ['CONFLICT', 'STATE_CHANGED', 'NOT_FOUND'].includes(errorCode(failure) ?? '');
const start: Values = { ChiTiet_Id: null, LyDo: '' };

/** A study: what the modality said of it, and of which order it is; it is attached, moved or taken off here. */
export function StudyDialog({ study, onClose, onDone, onStale }: Props) {
  const { t } = useTranslation('dicom');
  const language = currentLanguage();
  const { message } = useNotices();
  const { ask, dialog } = useActDialog();
  const [form] = Form.useForm<Values>();
  const issues = useIssues(form);
  const [attach] = useMutation(AttachDicomStudyDocument);
  const [detach] = useMutation(DetachDicomStudyDocument);
  const act = study.TrangThai === 'DaGhep' ? 'chuyen' : 'gan';
  const mayPlace = allows(study, act);
  const chosen = Form.useWatch('ChiTiet_Id', form) ?? null;
  const otherId = chosen !== null && !chosen.dungMa;
  const asksReason = act === 'chuyen' || otherId;
  const failed = (failure: unknown) => {
    if (issues.show(failure)) return;
    message.error(userMessage(failure));
    if (stale(failure)) onStale();
  };
  const { run: place, busy } = useOneAtATime(async () => {
    const { ChiTiet_Id: order, LyDo } = { ...start, ...form.getFieldsValue() };
    const missing: Issue[] = [
      ...(order ? [] : [{ path: 'ChiTiet_Id', code: 'REQUIRED' }]),
      ...(asksReason && LyDo.trim() === '' ? [{ path: 'LyDo', code: 'REQUIRED' }] : []),
    ];
    issues.set(missing);
    if (missing.length > 0 || !order) return;
    try {
      await attach({
        variables: {
          id: study._id,
          version: study.version,
          ChiTiet_Id: order.ChiTiet_Id,
          LyDo: asksReason ? LyDo.trim() : null,
        },
      });
      message.success(t('attached', { number: order.SoTruyCap, name: order.TenBenhNhan }));
      onDone();
    } catch (failure) {
      failed(failure);
    }
  });
  const takeOff = async () => {
    const done = await ask({
      act: 'goCaDICOM',
      of: study._id,
      title: t('takeOffAsk', { number: study.SoPhieuYeuCau ?? '' }),
      text: t('takeOffText'),
      okText: caDICOMActs.acts.go.label[language],
      reasons: [t('reason.otherPatient'), t('reason.otherOrder'), t('reason.test')],
      run: (LyDo) =>
        detach({ variables: { id: study._id, version: study.version, LyDo } }).catch((failure: unknown) => {
          if (stale(failure)) onStale();
          throw failure;
        }),
      done: t('takenOff', { number: study.SoPhieuYeuCau ?? '' }),
    });
    if (done) onDone();
  };
  const refusal = refusalOf(study, act);
  return (
    <Modal
      open
      width={760}
      title={sentPatient(t, study)}
      confirmLoading={busy}
      onCancel={onClose}
      footer={
        <>
          {allows(study, 'go') ? (
            <Button danger className="dicom-off" onClick={() => void takeOff()}>
              {caDICOMActs.acts.go.label[language]}
            </Button>
          ) : null}
          <ViewerLink
            study={study.StudyUID}
            text={t('view')}
            label={t('viewOf', { study: sentPatient(t, study) })}
          />
          <Button onClick={onClose}>{t('close')}</Button>
          {mayPlace ? (
            <Button type="primary" loading={busy} onClick={() => void place()}>
              {caDICOMActs.acts[act].label[language]}
            </Button>
          ) : null}
        </>
      }
    >
      <StudyFacts study={study} />
      {refusal ? <p className="soft">{errorText(refusal, language)}</p> : null}
      {mayPlace ? (
        <>
          <FormErrors
            form={form}
            issues={issues.list}
            labelOf={(path) => t(path === 'LyDo' ? 'reasonLabel' : 'order')}
          />
          <Form<Values> form={form} layout="vertical" initialValues={start} onFinish={() => void place()}>
            <Form.Item name="ChiTiet_Id" label={t(act === 'gan' ? 'order' : 'otherOrder')} required>
              <OrderChoice study={study} />
            </Form.Item>
            {otherId ? (
              <p className="dicom-warning" role="alert">
                {t('otherPatient', {
                  sent: study.MaNguoiBenh || t('noId'),
                  code: chosen.MaYTe,
                  name: chosen.TenBenhNhan,
                })}
              </p>
            ) : null}
            {asksReason ? (
              <Form.Item name="LyDo" label={t('reasonLabel')} required>
                <FieldReason act="ganCaDICOM" />
              </Form.Item>
            ) : null}
          </Form>
        </>
      ) : null}
      {dialog}
    </Modal>
  );
}
