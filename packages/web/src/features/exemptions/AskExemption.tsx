import { useQuery } from '@apollo/client/react';
import { errorText } from '@sen/domain/errors/errors';
import { phamViMienGiam } from '@sen/domain/exemptions/yeuCauMienGiam';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { ReasonInput } from '../../ui/actDialog/ReasonInput.tsx';
import { refusalOf } from '../../ui/acts.ts';
import { DecimalInput, MoneyInput } from '../../ui/DecimalInput.tsx';
import { DraftNotice } from '../../ui/DraftNotice.tsx';
import { FormErrors } from '../../ui/FormErrors.tsx';
import { Alert } from '../../ui/kit/Alert.tsx';
import { Segmented } from '../../ui/kit/choices.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Form } from '../../ui/kit/Form.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { Loading } from '../../ui/Loading.tsx';
import { Money } from '../../ui/Money.tsx';
import { useRecordValues } from '../../ui/recordForm/useRecordForm.ts';
import { ErrorState } from '../../ui/states.tsx';
import { amountOf } from './askValues.ts';
import { ChosenLines } from './ChosenLines.tsx';
import { ExemptionBillDocument } from './exemptions.main.gen.ts';
import { type AskedBill, useAskForm } from './useAskForm.ts';
import './exemptions.css';

type Props = { TiepNhan_Id: string; onDone: () => void; onClose: () => void };

/** Asks for an exemption of a visit: of all of it or of some services, in percent or dong, with the reason and the papers shown. */
export default function AskExemption({ TiepNhan_Id, onDone, onClose }: Props) {
  const { t } = useTranslation('exemptions');
  const { data, error, refetch } = useQuery(ExemptionBillDocument, {
    variables: { TiepNhan_Id },
    fetchPolicy: 'network-only',
  });
  const bill = data?.vienPhi;
  const refusal = bill ? refusalOf(bill, 'deNghiMienGiam') : null;
  if (bill && refusal === null) return <AskForm bill={bill} onDone={onDone} onClose={onClose} />;
  return (
    <Modal open title={t('begin')} footer={null} onCancel={onClose}>
      {refusal ? (
        <Alert type="warning" title={errorText(refusal, currentLanguage())} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </Modal>
  );
}

function AskForm({ bill, onDone, onClose }: { bill: AskedBill } & Omit<Props, 'TiepNhan_Id'>) {
  const { t } = useTranslation(['exemptions', 'common']);
  const { message } = useNotices();
  const work = useAskForm(bill, ({ MaYeuCau }) => {
    message.success(t('asked', { code: MaYeuCau }));
    onDone();
  });
  const values = useRecordValues(work);
  const { PhamVi, theo, dongs } = values;
  const patient = bill.TiepNhan?.BenhNhan;
  const labelOf = (path: string) => {
    const line = bill.dongs.find(({ _id }) => path === `dong-${_id}`);
    return line?.TenDichVu ?? t(path);
  };
  const Share = theo === 'PhanTram' ? DecimalInput : MoneyInput;
  const suffix = theo === 'PhanTram' ? '%' : 'đ';
  return (
    <Modal
      open
      width={640}
      title={t('askTitle', { name: patient?.TenBenhNhan ?? '' })}
      okText={t('send')}
      okButtonProps={{ loading: work.saving }}
      cancelText={t('back', { ns: 'common' })}
      onOk={() => void work.save()}
      onCancel={onClose}
    >
      {work.restoredAt ? <DraftNotice savedAt={work.restoredAt} onDiscard={work.discard} /> : null}
      <FormErrors form={work.form} issues={work.issues.list} labelOf={labelOf} />
      <Form form={work.form} layout="vertical" onValuesChange={work.onValuesChange}>
        <Form.Item name="PhamVi" label={t('scope')}>
          <Segmented
            options={Object.entries(phamViMienGiam).map(([value, label]) => ({
              value,
              label: label[currentLanguage()],
            }))}
          />
        </Form.Item>
        <Form.Item name="theo" label={t('theo')}>
          <Segmented
            options={[
              { value: 'PhanTram', label: t('percent') },
              { value: 'SoTien', label: t('dong') },
            ]}
          />
        </Form.Item>
        {PhamVi === 'CaLuot' ? (
          <Form.Item name="muc" label={t('muc')} required>
            <Share suffix={suffix} data-autofocus className="exemption-percent" />
          </Form.Item>
        ) : (
          <ChosenLines
            lines={bill.dongs}
            chosen={dongs}
            issues={work.issues.list}
            input={{ Share, suffix }}
            idOf={(path) => work.form.inside.idOf(path)}
            onChange={(next) => work.change({ dongs: next })}
          />
        )}
        <p className="exemption-total">
          {t('comesTo')} <Money value={amountOf(values, bill.dongs)} strong />
        </p>
        <Form.Item name="LyDo" label={t('reason')} required>
          <Reason id={work.form.inside.idOf('LyDo')} />
        </Form.Item>
        <Form.Item name="SoGiayTo" label={t('papers')}>
          <Input maxLength={200} placeholder={t('papersHint')} />
        </Form.Item>
      </Form>
    </Modal>
  );
}

/** The reason as a field of the form, which gives it value and change. */
function Reason({ id, value = '', onChange = () => undefined }: ReasonProps) {
  return <ReasonInput act="deNghiMienGiam" id={id} value={value} onChange={onChange} />;
}
type ReasonProps = { id: string; value?: string; onChange?: (value: string) => void };
