import { loaiButToan, tinhTrangButToan } from '@sen/domain/accounting/butToan';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenedProps } from '../../lists/listDef.ts';
import { currentLanguage } from '../../session/i18n.ts';
import { ConflictDialog } from '../../ui/ConflictDialog.tsx';
import { DraftNotice } from '../../ui/DraftNotice.tsx';
import { formatDateTime } from '../../ui/dateText.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Form } from '../../ui/kit/Form.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Money } from '../../ui/Money.tsx';
import { useRecordValues } from '../../ui/recordForm/useRecordForm.ts';
import { StateTag } from '../../ui/StateTag.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { ReceiptDialog } from '../cashier/receipts/ReceiptDialog.tsx';
import type { DayBookRowFragment, ReceiptEntryFragment } from './accounting.main.gen.ts';
import { accountFields, changedLines, keyOf, pathOf } from './entryLines.ts';
import { entryTones } from './tones.ts';
import { useReceiptEntries } from './useReceiptEntries.ts';
import './accounting.css';

/** The money of a receipt with its entries: accounts are given, or corrected until they are exported. */
export default function ReceiptEntriesDialog({
  id,
  row,
  onChanged,
  onClose,
}: OpenedProps<DayBookRowFragment>) {
  const { t } = useTranslation('accounting');
  const [BienLai_Id = ''] = id.split('.');
  const [receipt, setReceipt] = useState(false);
  const { form, record, error, refetch, may } = useReceiptEntries(BienLai_Id, onChanged);
  const values = useRecordValues(form);
  const open = record?.entries.filter(isFree) ?? [];
  if (receipt) return <ReceiptDialog id={BienLai_Id} onClose={() => setReceipt(false)} />;
  return (
    <Modal
      open
      width={640}
      title={row ? t('entriesOf', { code: row.MaBienLai }) : t('entries')}
      confirmLoading={form.saving}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={() => setReceipt(true)}>{t('openReceipt')}</Button>
          <Button onClick={onClose}>{t('close', { ns: 'common' })}</Button>
          {may && open.length > 0 ? (
            <Button
              type="primary"
              loading={form.saving}
              disabled={!record || (changedLines(record, values).length === 0 && !form.dirty)}
              onClick={() => void form.save('post')}
            >
              {t('post')}
            </Button>
          ) : null}
        </>
      }
    >
      {form.restoredAt && open.length > 0 ? (
        <DraftNotice savedAt={form.restoredAt} onDiscard={form.discard} />
      ) : null}
      {row ? <p>{row.TenBenhNhan}</p> : null}
      {record ? (
        <Form form={form.form} disabled={!may} onValuesChange={form.onValuesChange}>
          <ul className="entry-lines">
            {record.entries.map((entry) => (
              <EntryLine key={keyOf(entry)} entry={entry} isFirst={may && entry === open[0]} />
            ))}
          </ul>
        </Form>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
      <ConflictDialog {...form.conflict} />
    </Modal>
  );
}

const isFree = (entry: ReceiptEntryFragment) => entry.TinhTrang !== 'DaXuat';

function EntryLine({ entry, isFirst }: { entry: ReceiptEntryFragment; isFirst: boolean }) {
  const { t } = useTranslation('accounting');
  const language = currentLanguage();
  return (
    <li>
      <h3>
        <Money value={entry.SoTien} strong /> · {entry.TenHinhThuc} · {formatDateTime(entry.Luc)}{' '}
        <StateTag tone={entryTones[entry.TinhTrang]}>{tinhTrangButToan[entry.TinhTrang][language]}</StateTag>{' '}
        {entry.LoaiButToan === 'Dao' ? (
          <StateTag tone="cancelled">{loaiButToan.Dao[language]}</StateTag>
        ) : null}
        {entry.SoDot ? <span className="soft"> {entry.SoDot}</span> : null}
      </h3>
      <div className="entry-accounts">
        {accountFields.map((field) =>
          isFree(entry) ? (
            <Form.Item key={field} name={pathOf(entry, field)} label={t(field)}>
              <Input maxLength={20} autoFocus={isFirst && field === 'TaiKhoanNo'} />
            </Form.Item>
          ) : (
            <Form.Item key={field} label={t(field)} htmlFor={pathOf(entry, field)}>
              <Input id={pathOf(entry, field)} disabled value={entry.ButToan?.[field] ?? ''} />
            </Form.Item>
          ),
        )}
      </div>
    </li>
  );
}
