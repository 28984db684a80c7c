import { useQuery } from '@apollo/client/react';
import { errorText } from '@sen/domain/errors/errors';
import { isChildGroup, isInsuranceGroup } from '@sen/domain/insurance/child';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FacilityPicker } from '../../../catalogue/FacilityPicker.tsx';
import { currentLanguage } from '../../../session/i18n.ts';
import { DateField } from '../../../ui/DateField.tsx';
import { DateTimeField } from '../../../ui/DateTimeField.tsx';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { Form } from '../../../ui/kit/Form.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { Select } from '../../../ui/kit/Select.tsx';
import { BirthPaperFields, PaperChecks, PaperFields } from '../../reception/parts/PaperFields.tsx';
import { CashierPayersDocument } from '../cashier.main.gen.ts';
import type { Refuse } from '../fieldFaults.ts';
import type { NewPayer } from '../payer.ts';
import { chosenPayer, payerIssues, payerOf, withChildsCard } from '../payer.ts';
import type { Bill } from '../useBill.ts';
import { PayerPreview } from './PayerPreview.tsx';

type Props = {
  visit: NonNullable<Bill['TiepNhan']>;
  onClose: () => void;
  /** Answers whether it was done. */
  run: (payer: NewPayer, refuse: Refuse) => Promise<unknown>;
  /** What stands above the fields. */
  children?: ReactNode;
};

/** Changes who pays for a visit; an insured payer needs the card, and what is chosen its paper. The server works every line out anew. */
export default function PayerDialog({ visit, onClose, run, children }: Props) {
  const { t } = useTranslation(['cashier', 'common']);
  const { data, loading } = useQuery(CashierPayersDocument);
  const payers = data?.doiTuongs.data ?? [];
  const [form] = Form.useForm<NewPayer>('payer-');
  const [values, setValues] = useState(() => payerOf(visit));
  const [busy, setBusy] = useState(false);
  const chosen = payers.find((one) => one._id === values.DoiTuong_Id);
  const laBHYT = isInsuranceGroup(chosen?.NhomDoiTuong?.ma);
  const treEm = isChildGroup(chosen?.NhomDoiTuong?.ma);
  const ready = chosen !== undefined && (!laBHYT || treEm || Boolean(values.SoTheBHYT));
  const payer = ready ? chosenPayer(treEm ? withChildsCard(values) : values, visit, laBHYT) : null;
  const complete = payer !== null && payerIssues(payer, visit, laBHYT, treEm).length === 0;
  /** Says at each field what is wrong with it, and leads to the first; answers whether anything is. */
  const sayAtFields: Refuse = (issues) => {
    form.setFields(
      issues.map(({ path, code, details }) => ({
        name: path,
        errors: [errorText(code, currentLanguage(), details)],
      })),
    );
    const [first] = issues;
    if (first) document.getElementById(form.inside.idOf(first.path))?.focus();
    return first !== undefined;
  };
  const submit = async () => {
    if (!payer || busy) return;
    if (sayAtFields(payerIssues(payer, visit, laBHYT, treEm))) return;
    setBusy(true);
    // what stands at no field of the dialogue is left to the notice
    const done = await run(
      payer,
      (issues) =>
        issues.every(({ path }) => document.getElementById(form.inside.idOf(path)) !== null) &&
        sayAtFields(issues),
    );
    setBusy(false);
    if (done) onClose();
  };
  return (
    <Modal
      open
      title={t('payerTitle')}
      okText={t('act.doiDoiTuong')}
      okButtonProps={{ disabled: !ready, loading: busy }}
      cancelText={t('back', { ns: 'common' })}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      {children}
      <p>{t('payerText')}</p>
      <Form
        form={form}
        layout="vertical"
        initialValues={values}
        onValuesChange={(changed) => setValues((before) => ({ ...before, ...changed }))}
        onFinish={() => void submit()}
      >
        <Form.Item name="DoiTuong_Id" label={t('payer')} required>
          <Select
            autoFocus
            loading={loading}
            options={payers.map((one) => ({ value: one._id, label: one.TenDoiTuong }))}
            showSearch={{}}
          />
        </Form.Item>
        {treEm ? <BirthPaperFields hidden={false} required={!withChildsCard(values).SoTheBHYT} /> : null}
        {laBHYT && !treEm ? (
          <>
            <Form.Item name="SoTheBHYT" label={t('cardNumber')} required>
              <Input maxLength={20} autoComplete="off" />
            </Form.Item>
            <Form.Item name="BHYTNgayHieuLuc" label={t('validFrom')} required>
              <DateField />
            </Form.Item>
            <Form.Item name="BHYTNgayHetHieuLuc" label={t('validTo')}>
              <DateField />
            </Form.Item>
            <Form.Item name="BenhVien_KCB_Id" label={t('registeredAt')}>
              <FacilityPicker label={visit.BenhVien_KCB} />
            </Form.Item>
            <Form.Item name="NgayDu5Nam" label={t('fiveYears')}>
              <DateField />
            </Form.Item>
            <Form.Item name="TrinhTheLuc" label={t('shownAt')} help={t('shownAtHelp')}>
              <DateTimeField value={null} onChange={() => undefined} />
            </Form.Item>
            <div className="checks full">
              <PaperChecks />
            </div>
            <PaperFields values={values} laBHYT referredFrom={visit.BenhVienChuyen} />
          </>
        ) : visit.SoTheBHYT && chosen && !treEm ? (
          <p className="bill-warning">{t('payerNoCard')}</p>
        ) : null}
      </Form>
      <PayerPreview input={complete && payer ? { TiepNhan_Id: visit._id, ...payer } : null} />
    </Modal>
  );
}
