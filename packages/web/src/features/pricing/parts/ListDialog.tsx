import { useMutation } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCode, errorDetails, userMessage } from '../../../session/userMessage.ts';
import { ConflictDialog } from '../../../ui/ConflictDialog.tsx';
import { DateField } from '../../../ui/DateField.tsx';
import { DraftNotice } from '../../../ui/DraftNotice.tsx';
import { today } from '../../../ui/dateText.ts';
import { FormErrors } from '../../../ui/FormErrors.tsx';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { Form } from '../../../ui/kit/Form.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { useNotices } from '../../../ui/kit/noticeStore.ts';
import { Select } from '../../../ui/kit/Select.tsx';
import { useDraft } from '../../../ui/useDraft.ts';
import { useIssues } from '../../../ui/useIssues.ts';
import { useOneAtATime } from '../../../ui/useOneAtATime.ts';
import { type HeadValues, headFields, headIssues, headOf, inputOf, isSameHead, startOf } from '../head.ts';
import type { PriceList } from '../lists.ts';
import {
  CopyPriceListDocument,
  CreatePriceListDocument,
  UpdatePriceListDocument,
} from '../pricing.main.gen.ts';
import type { PriceLists } from '../usePriceLists.ts';
import { CopyFields } from './CopyFields.tsx';

/** What is done with the head of a list: a new one (beside an open one), a change, a copy with other prices. */
export type ListTask =
  | { kind: 'new'; list: PriceList | null }
  | { kind: 'edit'; list: PriceList }
  | { kind: 'copy'; list: PriceList };

type Props = { task: ListTask; state: PriceLists; onDone: (id: string) => void; onClose: () => void };

/** The head of a price list: checked at once, kept as a draft, saved or made. */
export function ListDialog({ task, state, onDone, onClose }: Props) {
  const { t } = useTranslation('pricing');
  const { message } = useNotices();
  const [form] = Form.useForm<HeadValues>();
  const issues = useIssues(form);
  const draft = useDraft<HeadValues>('price-list-head', `${task.kind}/${task.list?._id ?? ''}`);
  const [theirs, setTheirs] = useState<PriceList | null>(null);
  const [create] = useMutation(CreatePriceListDocument);
  const [update] = useMutation(UpdatePriceListDocument);
  const [copy] = useMutation(CopyPriceListDocument);
  const start = startOf(task, today(), t('copyOf', { name: task.list?.TenBangGia ?? '' }));

  useEffect(() => {
    if (draft.ready && draft.found) form.setFieldsValue(draft.found.value);
  }, [draft.ready, draft.found, form]);

  const change = async (id: string, values: HeadValues, version: number | null) => {
    const put = async (over: number | null) =>
      (await update({ variables: { id, input: { ...headOf(values), version: over } } })).data?.updateBangGia
        ._id;
    try {
      return await put(version);
    } catch (error) {
      const now = errorDetails(error)['current'] as PriceList | undefined; // the list's row, of a conflict
      // a price that somebody set meanwhile makes another version, but no other head
      if (draft.found || !now || version === now.version || !isSameHead(start, now)) throw error;
      return put(now.version);
    }
  };
  const send = async (values: HeadValues, version: number | null): Promise<string | undefined> => {
    if (task.kind === 'edit') return change(task.list._id, values, version);
    if (task.kind === 'new')
      return (await create({ variables: { input: headOf(values) } })).data?.createBangGia._id;
    return (await copy({ variables: { id: task.list._id, input: inputOf(values) } })).data?.saoChepBangGia
      ._id;
  };
  // what was kept was typed on the list as it was then, which may have changed since
  const typedOn = draft.found?.version ?? task.list?.version ?? null;
  const { run: save, busy } = useOneAtATime(async (version: number | null = typedOn) => {
    const values = { ...start, ...form.getFieldsValue() };
    const found = headIssues(values, task.kind === 'copy');
    issues.set(found);
    if (found.length > 0) return;
    try {
      const id = await send(values, version);
      draft.clear();
      message.success(t(`done.${task.kind}`));
      if (id) onDone(id);
    } catch (error) {
      const { current } = errorDetails(error);
      if (errorCode(error) === 'CONFLICT' && current)
        setTheirs(current as PriceList); // the list's row
      else if (!issues.show(error)) message.error(userMessage(error));
    }
  });
  const shown = (values: Partial<HeadValues>, field: (typeof headFields)[number]) =>
    field === 'LoaiGia_Id' ? state.typeName(values.LoaiGia_Id ?? '') : (values[field] ?? '');
  const mine = { ...start, ...form.getFieldsValue() };
  const differing = headFields.flatMap((path) =>
    theirs && shown(mine, path) !== shown(theirs, path)
      ? [{ path, label: t(`field.${path}`), mine: shown(mine, path), theirs: shown(theirs, path) }]
      : [],
  );
  return (
    <Modal
      open
      title={t(`title.${task.kind}`, { name: task.list?.TenBangGia ?? '' })}
      width={task.kind === 'copy' ? 'min(94%, 760px)' : 'min(94%, 560px)'}
      okText={t(`ok.${task.kind}`)}
      cancelText={t('back')}
      confirmLoading={busy}
      onOk={() => void save()}
      onCancel={onClose}
    >
      {draft.found ? (
        <DraftNotice
          savedAt={draft.found.savedAt}
          onDiscard={() => {
            draft.clear();
            form.setFieldsValue(start);
          }}
        />
      ) : null}
      <FormErrors
        form={form}
        issues={issues.list}
        // the paths of this form are its fields
        labelOf={(path) => t(`field.${path as keyof HeadValues}`)}
      />
      <Form<HeadValues>
        form={form}
        layout="vertical"
        initialValues={start}
        onValuesChange={(_changed, all) => draft.keep(all, typedOn)}
        onFinish={() => void save()}
      >
        <Form.Item name="TenBangGia" label={t('field.TenBangGia')} required>
          <Input autoFocus maxLength={200} />
        </Form.Item>
        <div className="price-form-line">
          <Form.Item name="LoaiGia_Id" label={t('field.LoaiGia_Id')} required>
            <Select options={state.types.map(({ _id, TenLoaiGia }) => ({ value: _id, label: TenLoaiGia }))} />
          </Form.Item>
          <Form.Item name="TuNgay" label={t('field.TuNgay')} required>
            <DateField />
          </Form.Item>
          <Form.Item name="SoQuyetDinh" label={t('field.SoQuyetDinh')}>
            <Input maxLength={100} />
          </Form.Item>
        </div>
        <Form.Item name="GhiChu" label={t('field.GhiChu')}>
          <Input maxLength={500} />
        </Form.Item>
        {task.kind === 'copy' ? <CopyFields list={task.list} /> : null}
        <button type="submit" hidden aria-hidden="true" />
      </Form>
      <ConflictDialog
        open={theirs !== null}
        lines={differing}
        onClose={() => setTheirs(null)}
        onKeepMine={() => {
          setTheirs(null);
          void save(theirs?.version);
        }}
        onTakeTheirs={() => {
          draft.clear();
          setTheirs(null);
          void state.refetch();
          onClose();
        }}
      />
    </Modal>
  );
}
