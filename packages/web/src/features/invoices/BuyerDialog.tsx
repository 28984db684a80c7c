import { useApolloClient, useMutation } from '@apollo/client/react';
import { buyerFields } from '@sen/domain/invoices/buyer';
import { lyDoDieuChinh } from '@sen/domain/invoices/hoaDonDienTu';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { ConflictDialog } from '../../ui/ConflictDialog.tsx';
import { DraftNotice } from '../../ui/DraftNotice.tsx';
import { FormErrors } from '../../ui/FormErrors.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Form } from '../../ui/kit/Form.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { Select } from '../../ui/kit/Select.tsx';
import { useRecordForm } from '../../ui/recordForm/useRecordForm.ts';
import { type BuyerValues, buyerFaults, buyerInput, buyerPaths, buyerValues } from './buyerValues.ts';
import {
  CorrectBuyerDocument,
  type InvoiceFragment,
  InvoiceOpenedDocument,
  ReplaceInvoiceDocument,
} from './invoices.main.gen.ts';
import { numberOf } from './numberOf.ts';

type Props = {
  one: InvoiceFragment;
  mode: 'correct' | 'replace';
  onDone: () => void;
  onClose: () => void;
};

/** Who an invoice is made out to: corrected before it is sent, or said right by a replacement. */
export default function BuyerDialog({ one, mode, onDone, onClose }: Props) {
  const { t } = useTranslation(['invoices', 'common']);
  const language = currentLanguage();
  const { message } = useNotices();
  const client = useApolloClient();
  const [correct] = useMutation(CorrectBuyerDocument);
  const [replace] = useMutation(ReplaceInvoiceDocument);
  const replaces = mode === 'replace';
  const [blank] = useState(() => buyerValues(one));
  const labelOf = (path: string) =>
    path in buyerFields
      ? buyerFields[path as keyof typeof buyerFields].label[language]
      : t(`buyerForm.${path}`);
  const work = useRecordForm<InvoiceFragment, BuyerValues>({
    ids: 'buyer-',
    form: replaces ? 'hoa-don-thay-the' : 'hoa-don-nguoi-mua',
    id: replaces ? `new/${one._id}` : one._id,
    record: replaces ? null : one,
    blank,
    identify: ({ _id, version }) => ({ id: _id, version }),
    toValues: buyerValues,
    check: (values) => buyerFaults(values, replaces),
    load: async (id) => {
      const { data } = await client.query({
        query: InvoiceOpenedDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      return (data?.hoaDon as InvoiceFragment | undefined) ?? null; // a whole answer
    },
    save: async ({ values, requestId, version }) => {
      const buyer = buyerInput(values);
      if (!replaces) {
        const { data } = await correct({
          variables: { id: one._id, version: version ?? one.version, input: buyer },
        });
        return (data?.hoaDon as InvoiceFragment | undefined) ?? null; // a whole answer
      }
      const { MaLyDo, LyDo } = values;
      const input = { requestId, id: one._id, MaLyDo, LyDo: LyDo ?? '', NguoiMua: buyer };
      const { data } = await replace({ variables: { input } });
      return (data?.hoaDon as InvoiceFragment | undefined) ?? null; // a whole answer
    },
    describe: ({ paths, mine, theirs }) =>
      paths.map((path) => ({
        path,
        label: labelOf(path),
        mine: mine[path as keyof BuyerValues] ?? '–',
        theirs: theirs[path as keyof BuyerValues] ?? '–',
      })),
    onSaved: () => {
      message.success(t(replaces ? 'done.replace' : 'done.buyer'));
      onDone();
    },
  });
  return (
    <Modal
      open
      title={t(replaces ? 'replaceTitle' : 'buyerTitle', { number: numberOf(one) })}
      okText={t(replaces ? 'replace' : 'saveBuyer')}
      confirmLoading={work.saving}
      cancelText={t('back', { ns: 'common' })}
      onOk={() => void work.save()}
      onCancel={onClose}
    >
      {replaces ? <p className="act-text">{t('replaceText')}</p> : null}
      {work.restoredAt ? <DraftNotice savedAt={work.restoredAt} onDiscard={work.discard} /> : null}
      <FormErrors form={work.form} issues={work.issues.list} labelOf={labelOf} />
      <Form form={work.form} layout="vertical" onValuesChange={work.onValuesChange}>
        <div className="invoice-fields">
          {buyerPaths.map((path) => (
            <Form.Item key={path} name={path} label={labelOf(path)}>
              <Input
                maxLength={buyerFields[path].max}
                {...(path === 'NguoiMua' ? { 'data-autofocus': true } : {})}
              />
            </Form.Item>
          ))}
        </div>
        {replaces ? (
          <>
            <Form.Item name="MaLyDo" label={t('changeCode')} required>
              <Select
                options={Object.entries(lyDoDieuChinh).map(([code, label]) => ({
                  value: code,
                  label: label[language],
                }))}
              />
            </Form.Item>
            <Form.Item name="LyDo" label={t('buyerForm.LyDo')} required>
              <Input.TextArea autoSize={{ minRows: 2, maxRows: 4 }} maxLength={500} />
            </Form.Item>
          </>
        ) : null}
      </Form>
      <ConflictDialog {...work.conflict} />
    </Modal>
  );
}
