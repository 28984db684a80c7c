import { useMutation, useQuery } from '@apollo/client/react';
import type { Issue } from '@sen/domain/catalogue/validate';
import { laboratoryValue, sameUnit } from '@sen/domain/devices/mapping';
import { lyDoCho } from '@sen/domain/devices/results';
import { dienGiai } from '@sen/domain/devices/values';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { userMessage } from '../../session/userMessage.ts';
import { refusalOf } from '../../ui/acts.ts';
import { formatDateTime } from '../../ui/dateText.ts';
import { FormErrors } from '../../ui/FormErrors.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Form } from '../../ui/kit/Form.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { useIssues } from '../../ui/useIssues.ts';
import { useOneAtATime } from '../../ui/useOneAtATime.ts';
import {
  AssignDeviceResultDocument,
  DeviceCodesDocument,
  type DeviceWaitingFragment,
} from './devices.main.gen.ts';
import { IndexSelect } from './IndexSelect.tsx';

/** Why a value waits whose sample nobody has named yet. */
const namesNoSample: ReadonlyArray<DeviceWaitingFragment['LyDoCho']> = [
  'KhongMau',
  'NhieuMau',
  'KiemChuanLe',
];

type Values = { SIDMau: string; MaChiSo: string | null };
type Props = { row: DeviceWaitingFragment; onDone: () => void; onClose: () => void };

/** Assigns a waiting result to the slip of a sample, as a draft beside whatever stands there. */
export function AssignDialog({ row, onDone, onClose }: Props) {
  const { t } = useTranslation('devices');
  const { message } = useNotices();
  const [form] = Form.useForm<Values>();
  const issues = useIssues(form);
  const [assign] = useMutation(AssignDeviceResultDocument);
  const { data } = useQuery(DeviceCodesDocument, { variables: { KetNoi_Id: row.KetNoi_Id } });
  const start: Values = {
    SIDMau: row.LyDoCho && namesNoSample.includes(row.LyDoCho) ? '' : row.SIDMau,
    MaChiSo: row.MaChiSo ?? null,
  };
  const chosen = Form.useWatch('MaChiSo', form) ?? start.MaChiSo;
  const index = data?.bangMaMay.chiSos.find(({ MaChiSo }) => MaChiSo === chosen);
  const meaning = data?.bangMaMay.maMays.find(
    ({ MaMay, MaChiSo }) => MaMay === row.MaMay && MaChiSo === chosen,
  );
  const written = laboratoryValue(
    { GiaTri: row.GiaTri, DonVi: row.DonVi ?? null },
    meaning
      ? { HeSo: meaning.HeSo ?? null, SoLe: meaning.SoLe ?? null, DonViMay: meaning.DonViMay ?? null }
      : null,
  );
  const unit = index?.DonViTinh ?? '';
  const sampleLabel = row.LyDoCho === 'KiemChuanLe' ? 'material' : 'sample';
  const { run: save, busy } = useOneAtATime(async () => {
    const { SIDMau, MaChiSo } = { ...start, ...form.getFieldsValue() };
    const missing: Issue[] = [
      ...(SIDMau.trim() ? [] : [{ path: 'SIDMau', code: 'REQUIRED' }]),
      ...(MaChiSo ? [] : [{ path: 'MaChiSo', code: 'REQUIRED' }]),
    ];
    issues.set(missing);
    if (missing.length > 0 || !MaChiSo) return;
    try {
      await assign({ variables: { id: row._id, SIDMau: SIDMau.trim(), MaChiSo } });
      message.success(t('assigned', { sample: SIDMau.trim() }));
      onDone();
    } catch (failure) {
      if (!issues.show(failure)) message.error(userMessage(failure));
    }
  });
  return (
    <Modal
      open
      title={`${row.MaMay} ${row.GiaTri} ${row.DonVi ?? ''}`}
      okText={t('assign')}
      okButtonProps={{ disabled: refusalOf(row, 'gan') !== null }}
      confirmLoading={busy}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <p className="soft">
        {t('sentAs', {
          sample: row.SIDMau,
          device: row.TenThietBi,
          at: formatDateTime(row.LucChay ?? row.Luc),
        })}
        {row.LyDoCho ? ` ${lyDoCho[row.LyDoCho][currentLanguage()]}.` : ''}
        {row.DienGiai ? ` ${dienGiai[row.DienGiai][currentLanguage()]}.` : ''}
      </p>
      {row.NguoiMay ? (
        <p className="device-fault" role="alert">
          {t('otherPerson', { sent: row.NguoiMay, patient: row.TenBenhNhan ?? '' })}
        </p>
      ) : null}
      {row.LyDoCho === 'KiemChuanLe' ? <p className="soft">{t('controlHint')}</p> : null}
      <FormErrors
        form={form}
        issues={issues.list}
        labelOf={(path) => t(path === 'SIDMau' ? sampleLabel : 'index')}
      />
      <Form<Values> form={form} layout="vertical" initialValues={start} onFinish={() => void save()}>
        <Form.Item name="SIDMau" label={t(sampleLabel)} required>
          <Input maxLength={50} autoComplete="off" autoFocus />
        </Form.Item>
        <Form.Item name="MaChiSo" label={t('index')} required>
          <IndexSelect indices={data?.bangMaMay.chiSos ?? []} />
        </Form.Item>
      </Form>
      {index ? <p role="status">{t('willWrite', { value: written.KetQua, unit })}</p> : null}
      {index && unit && written.DonVi && !sameUnit(written.DonVi, unit) ? (
        <p className="device-fault" role="alert">
          {t('otherUnit', { sent: written.DonVi, unit })}
        </p>
      ) : null}
    </Modal>
  );
}
