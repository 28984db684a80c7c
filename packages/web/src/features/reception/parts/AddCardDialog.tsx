import { useMutation, useQuery } from '@apollo/client/react';
import { parseScan } from '@sen/domain/scan/cards';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FacilityPicker } from '../../../catalogue/FacilityPicker.tsx';
import { errorCode, errorDetails, issuesOf, userMessage } from '../../../session/userMessage.ts';
import { DateField } from '../../../ui/DateField.tsx';
import { DateTimeField } from '../../../ui/DateTimeField.tsx';
import type { RefLabel } from '../../../ui/entry.ts';
import { FormErrors } from '../../../ui/FormErrors.tsx';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { Form } from '../../../ui/kit/Form.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { useNotices } from '../../../ui/kit/noticeStore.ts';
import { Select } from '../../../ui/kit/Select.tsx';
import { useDebounced } from '../../../ui/useDebounced.ts';
import { useIssues } from '../../../ui/useIssues.ts';
import { useRequestIds } from '../../../ui/useRequestIds.ts';
import { useScan } from '../../../ui/useScan.ts';
import { patientFieldLabel } from '../../patients/fieldLabel.ts';
import { cardInput, emptyCard, type NewCard } from '../addCardValues.ts';
import { AddCardDocument, CardPreviewDocument, type TheTrongDotInput } from '../cards.main.gen.ts';
import { insuranceOf } from '../readCard.ts';
import type { ReceptionDetailFragment } from '../reception.main.gen.ts';
import { useReceptionLookup } from '../useReceptionLookup.ts';
import { useReceptionDefaults } from '../useReceptionOptions.ts';
import { BillChange } from './BillChange.tsx';

type Props = { visit: ReceptionDetailFragment; onClose: () => void; onAdded: () => void };

/** A new or another card of an open visit: typed or scanned, with what it would change in the bill. */
export default function AddCardDialog({ visit, onClose, onAdded }: Props) {
  const { t } = useTranslation('reception');
  const { message, modal } = useNotices();
  const lookup = useReceptionLookup();
  const requests = useRequestIds();
  const { payers, payerFor } = useReceptionDefaults();
  const hasCard = Boolean(visit.SoTheBHYT);
  const [form] = Form.useForm<NewCard>('card-');
  const issues = useIssues(form);
  const [typed, setTyped] = useState(emptyCard);
  const [facility, setFacility] = useState<RefLabel | null>(null);
  const values = { ...typed, DoiTuong_Id: typed.DoiTuong_Id ?? payerFor(true) ?? null };
  const [add, adding] = useMutation(AddCardDocument);
  const input = cardInput(values, visit._id, hasCard);
  const preview = usePreview(input);

  const change = (changed: Partial<NewCard>) => {
    issues.set([]);
    setTyped((before) => ({ ...before, ...changed }));
  };
  useScan((text) => {
    const read = parseScan(text);
    if (read.kind !== 'insurance') return;
    void insuranceOf(lookup, read).then(({ values: card, labels }) => {
      const taken = Object.fromEntries(Object.entries(card).filter(([field]) => field in emptyCard));
      form.setFieldsValue(taken);
      setFacility(labels.BenhVien_KCB_Id ?? null);
      change(taken);
    });
  });
  const labelOf = (field: string) =>
    field === 'DoiTuong_Id'
      ? t('payer')
      : (patientFieldLabel(field) ?? t(`field.${field}`, { defaultValue: field }));
  const send = async (chapNhanThe = false): Promise<void> => {
    const { SoTheBHYT } = values;
    // what is no card is refused by the server, which says so at its field
    const asked: TheTrongDotInput = input ?? { TiepNhan_Id: visit._id, SoTheBHYT };
    const content = { ...asked, ...(chapNhanThe ? { chapNhanThe } : {}) };
    const request = JSON.stringify(content);
    try {
      await add({ variables: { input: { ...content, requestId: requests.of(request) } } });
      requests.done(request);
      message.success(t('cards.added'));
      onAdded();
    } catch (error) {
      if (errorCode(error) === 'NEEDS_CONFIRMATION') {
        const { maKetQua, ghiChu } = errorDetails(error);
        modal.confirm({
          title: t('cardRefusedTitle'),
          content: t('cardRefused', { code: String(maKetQua ?? ''), note: String(ghiChu ?? '') }),
          okText: t('takeCardAnyway'),
          cancelText: t('back'),
          onOk: () => void send(true),
          onCancel: () => undefined,
        });
        return;
      }
      if (!issues.show(error)) message.error(userMessage(error));
    }
  };
  const wrong = preview.error ? issuesOf(preview.error) : [];
  return (
    <Modal
      open
      title={t('cards.addTitle')}
      okText={t('cards.add')}
      cancelText={t('back')}
      okButtonProps={{ disabled: values.SoTheBHYT.trim() === '', loading: adding.loading }}
      confirmLoading={adding.loading}
      width={640}
      onOk={() => void send()}
      onCancel={onClose}
    >
      <p className="soft">{t(hasCard ? 'cards.addText' : 'cards.firstText')}</p>
      <FormErrors form={form} issues={issues.list} labelOf={labelOf} />
      <Form<NewCard>
        form={form}
        layout="vertical"
        initialValues={values}
        onValuesChange={change}
        onFinish={() => void send()}
      >
        <div className="fields">
          {hasCard ? null : (
            <Form.Item name="DoiTuong_Id" label={t('payer')} required>
              <Select
                options={payers
                  .filter((one) => one.laBHYT && !one.treEm)
                  .map((one) => ({ value: one._id, label: one.ten }))}
              />
            </Form.Item>
          )}
          <Form.Item name="SoTheBHYT" label={labelOf('SoTheBHYT')} required>
            <Input autoFocus maxLength={20} autoComplete="off" />
          </Form.Item>
          <Form.Item name="BHYTNgayHieuLuc" label={labelOf('BHYTNgayHieuLuc')} required>
            <DateField />
          </Form.Item>
          <Form.Item name="BHYTNgayHetHieuLuc" label={labelOf('BHYTNgayHetHieuLuc')}>
            <DateField />
          </Form.Item>
          <Form.Item name="BenhVien_KCB_Id" label={labelOf('BenhVien_KCB_Id')} className="wide">
            <FacilityPicker label={facility} />
          </Form.Item>
          <Form.Item name="NgayDu5Nam" label={labelOf('NgayDu5Nam')}>
            <DateField />
          </Form.Item>
          <Form.Item name="KhuVucSinhSong" label={t('area')}>
            <Select allowClear options={['K1', 'K2', 'K3'].map((value) => ({ value, label: value }))} />
          </Form.Item>
          <Form.Item name="NgayCapThe" label={t('field.NgayCapThe')}>
            <DateField />
          </Form.Item>
          <Form.Item name="NoiCapThe" label={t('field.NoiCapThe')}>
            <Input maxLength={200} autoComplete="off" />
          </Form.Item>
          {hasCard ? null : (
            <Form.Item name="TrinhTheLuc" label={t('field.TrinhTheLuc')} help={t('cards.shownHelp')}>
              <DateTimeField value={null} onChange={() => undefined} />
            </Form.Item>
          )}
        </div>
      </Form>
      {wrong.length > 0 ? (
        <FormErrors form={form} issues={wrong} labelOf={labelOf} />
      ) : preview.error ? (
        <p className="bill-warning">{userMessage(preview.error)}</p>
      ) : preview.bill ? (
        <BillChange {...preview.bill} after={t('cards.after')} />
      ) : null}
    </Modal>
  );
}

function usePreview(input: TheTrongDotInput | null) {
  const later = useDebounced(JSON.stringify(input), 300);
  const asked = JSON.parse(later) as TheTrongDotInput | null; // what was written a line above
  const { data, error } = useQuery(CardPreviewDocument, {
    variables: { input: asked ?? { TiepNhan_Id: '', SoTheBHYT: '' } },
    skip: !asked?.BHYTNgayHieuLuc,
    fetchPolicy: 'no-cache',
  });
  return { bill: data?.xemThemThe ?? null, error: error ?? null };
}
