import { useMutation } from '@apollo/client/react';
import { cachNhacNo } from '@sen/domain/debts/records';
import { reminderIssues } from '@sen/domain/followUps/giayHen';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { DateTimeField } from '../../ui/DateTimeField.tsx';
import { DraftNotice } from '../../ui/DraftNotice.tsx';
import { FormErrors } from '../../ui/FormErrors.tsx';
import { Segmented } from '../../ui/kit/choices.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Form } from '../../ui/kit/Form.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { Money } from '../../ui/Money.tsx';
import { usePrinting } from '../../ui/Printing.tsx';
import { useRecordForm } from '../../ui/recordForm/useRecordForm.ts';
import type { DebtToCollect } from './CollectDialog.tsx';
import { RemindDebtsDocument, type RemindDebtsMutation } from './debts.main.gen.ts';
import { letterPath } from './letterPath.ts';
import './debts.css';
import '../../ui/recordSheet.css';

type Reminded = RemindDebtsMutation['congNos'][number];
type Values = { CachNhac: keyof typeof cachNhacNo; LucNhac: string | null; GhiChu: string | null };
type Props = { debts: readonly DebtToCollect[]; onDone: () => void; onClose: () => void };

/** Notes that debtors were reminded: how, when, what was said. Who reminds by letter has the letters to print then. */
export default function RemindDialog({ debts, onDone, onClose }: Props) {
  const { t } = useTranslation(['debts', 'common']);
  const { message } = useNotices();
  const printing = usePrinting();
  const [note] = useMutation(RemindDebtsDocument);
  const [now] = useState(() => new Date().toISOString());
  const blank: Values = { CachNhac: 'GoiDien', LucNhac: now, GhiChu: null };
  const [first, ...others] = debts;
  const byLetter = useRef(false);
  const work = useRecordForm<Reminded, Values>({
    ids: 'remind-',
    form: 'nhac-no',
    id: `new/${others.length > 0 ? 'nhieu' : (first?._id ?? '')}`,
    record: null,
    blank,
    identify: ({ _id, version }) => ({ id: _id, version }),
    toValues: () => blank,
    check: ({ CachNhac, LucNhac, GhiChu }) =>
      reminderIssues(
        { CachNhac, LucNhac: new Date(LucNhac ?? now), GhiChu: GhiChu?.trim() || null },
        new Date(),
      ),
    load: async () => null,
    save: async ({ values, requestId }) => {
      byLetter.current = values.CachNhac === 'InGiay';
      const input = { ...values, requestId, ids: debts.map(({ _id }) => _id) };
      return (await note({ variables: { input } })).data?.congNos[0] ?? null;
    },
    describe: () => [],
    onSaved: () => {
      message.success(t('noted', { count: debts.length }));
      onDone();
      if (byLetter.current)
        printing.previewAll(debts.map(({ _id, MaCongNo }) => ({ path: letterPath(_id), title: MaCongNo })));
    },
  });
  return (
    <Modal
      open
      title={
        others.length > 0
          ? t('remindMany', { count: debts.length })
          : t('remindOne', { code: first?.MaCongNo })
      }
      okText={t('note')}
      confirmLoading={work.saving}
      cancelText={t('back', { ns: 'common' })}
      onOk={() => void work.save()}
      onCancel={onClose}
    >
      <ul className="record-lines stacked debt-shares" aria-label={t('title')}>
        {debts.map((one) => (
          <li key={one._id}>
            <span>
              {one.NguoiNo}
              <small>{one.MaCongNo}</small>
            </span>
            <Money value={one.ConLai} strong />
          </li>
        ))}
      </ul>
      {work.restoredAt ? <DraftNotice savedAt={work.restoredAt} onDiscard={work.discard} /> : null}
      <FormErrors form={work.form} issues={work.issues.list} labelOf={(path) => t(`remind.${path}`)} />
      <Form form={work.form} layout="vertical" onValuesChange={work.onValuesChange}>
        <Form.Item name="CachNhac" label={t('remind.CachNhac')}>
          <Segmented
            options={Object.entries(cachNhacNo).map(([value, label]) => ({
              value,
              label: label[currentLanguage()],
            }))}
          />
        </Form.Item>
        <Form.Item name="LucNhac" label={t('remind.LucNhac')} required>
          <DateTimeField value={null} onChange={() => undefined} />
        </Form.Item>
        <Form.Item name="GhiChu" label={t('remind.GhiChu')}>
          <Input.TextArea data-autofocus autoSize={{ minRows: 2, maxRows: 4 }} maxLength={500} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
