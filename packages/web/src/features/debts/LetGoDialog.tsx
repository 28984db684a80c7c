import { useMutation } from '@apollo/client/react';
import { choNoIssues } from '@sen/domain/debts/choNo';
import { loaiNguoiNo } from '@sen/domain/debts/congNo';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RefPicker } from '../../catalogue/RefPicker.tsx';
import { currentLanguage } from '../../session/i18n.ts';
import { FieldReason } from '../../ui/actDialog/FieldReason.tsx';
import { DateField } from '../../ui/DateField.tsx';
import { DraftNotice } from '../../ui/DraftNotice.tsx';
import { formatDate, today } from '../../ui/dateText.ts';
import { FormErrors } from '../../ui/FormErrors.tsx';
import { Checkbox, Segmented } from '../../ui/kit/choices.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Form } from '../../ui/kit/Form.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { Money } from '../../ui/Money.tsx';
import { useRecordForm, useRecordValues } from '../../ui/recordForm/useRecordForm.ts';
import { DebtTerms, useDebtTerms } from './DebtTerms.tsx';
import { LetGoDocument, type LetGoMutation } from './debts.main.gen.ts';
import { blankDebt, type LetGoValues, letGoInput } from './letGoValues.ts';
import './debts.css';

type Props = {
  TiepNhan_Id: string;
  BenhNhan_Id: string;
  name: string;
  /** What is due and in no debt yet. */
  amount: string;
  onDone: () => void;
  onClose: () => void;
};

const { BHXH: _claimed, ...debtors } = loaiNguoiNo;

/** Lets a patient go owing what is due of a visit: who owes or guarantees, until when, why. */
export default function LetGoDialog({ TiepNhan_Id, BenhNhan_Id, name, amount, onDone, onClose }: Props) {
  const { t } = useTranslation(['debts', 'common']);
  const language = currentLanguage();
  const { message } = useNotices();
  const [send] = useMutation(LetGoDocument);
  const [blank] = useState(blankDebt);
  const work = useRecordForm<LetGoMutation['congNo'], LetGoValues>({
    ids: 'let-go-',
    form: 'cho-no',
    id: `new/${TiepNhan_Id}`,
    record: null,
    blank,
    identify: ({ _id, version }) => ({ id: _id, version }),
    toValues: () => blank,
    check: (values) => choNoIssues(letGoInput(values), today()),
    load: async () => null,
    save: async ({ values, requestId }) => {
      const input = { requestId, TiepNhan_Id, BenhNhan_Id, ...letGoInput(values) };
      return (await send({ variables: { input } })).data?.congNo ?? null;
    },
    describe: () => [],
    onSaved: ({ record }) => {
      message.success(t('letGo.done', { code: record.MaCongNo }));
      onDone();
    },
  });
  const values = useRecordValues(work);
  const { LoaiNguoiNo, CongTy_Id, NhomCongNo_Id } = values;
  const terms = useDebtTerms({
    BenhNhan_Id,
    CongTy_Id: LoaiNguoiNo === 'BenhNhan' ? null : CongTy_Id,
    NhomCongNo_Id,
    SoTien: amount,
  });
  return (
    <Modal
      open
      width={620}
      title={t('letGo.title', { name })}
      okText={t('letGo.ok')}
      confirmLoading={work.saving}
      cancelText={t('back', { ns: 'common' })}
      onOk={() => void work.save()}
      onCancel={onClose}
    >
      <p className="debt-sum">
        <span>{t('letGo.amount')}</span> <Money value={amount} strong />
      </p>
      {work.restoredAt ? <DraftNotice savedAt={work.restoredAt} onDiscard={work.discard} /> : null}
      <FormErrors form={work.form} issues={work.issues.list} labelOf={(path) => t(`letGo.${path}`)} />
      <Form form={work.form} layout="vertical" onValuesChange={work.onValuesChange}>
        <Form.Item name="LoaiNguoiNo" label={t('letGo.LoaiNguoiNo')}>
          <Segmented
            options={Object.entries(debtors).map(([value, label]) => ({ value, label: label[language] }))}
          />
        </Form.Item>
        {LoaiNguoiNo === 'BenhNhan' ? null : (
          <div className="debt-fields">
            {LoaiNguoiNo === 'BaoLanh' ? (
              <>
                <Form.Item name="NguoiBaoLanh" label={t('letGo.NguoiBaoLanh')} required={!CongTy_Id}>
                  <Input data-autofocus maxLength={100} />
                </Form.Item>
                <Form.Item name="SoDienThoai" label={t('letGo.SoDienThoai')}>
                  <Input maxLength={20} inputMode="tel" />
                </Form.Item>
              </>
            ) : null}
            <Form.Item
              name="CongTy_Id"
              label={t(LoaiNguoiNo === 'CongTy' ? 'letGo.CongTy_Id' : 'letGo.insurer')}
              required={LoaiNguoiNo === 'CongTy'}
            >
              <RefPicker to="CongTy" autoFocus={LoaiNguoiNo === 'CongTy'} />
            </Form.Item>
          </div>
        )}
        <div className="debt-fields">
          <Form.Item
            name="NgayHan"
            label={t('letGo.NgayHan')}
            {...(terms && !values.NgayHan
              ? { help: t('letGo.usually', { day: formatDate(terms.NgayHan) }) }
              : {})}
          >
            <DateField />
          </Form.Item>
          <Form.Item name="NhomCongNo_Id" label={t('letGo.NhomCongNo_Id')}>
            <RefPicker to="NhomCongNo" />
          </Form.Item>
        </div>
        <Form.Item name="LyDo" label={t('letGo.LyDo')} required>
          <FieldReason act="choNo_VienPhi" autoFocus />
        </Form.Item>
        <DebtTerms terms={terms} amount={amount}>
          <Form.Item name="vuotHanMuc" valuePropName="checked">
            <Checkbox>{t('letGo.vuotHanMuc')}</Checkbox>
          </Form.Item>
        </DebtTerms>
      </Form>
    </Modal>
  );
}
