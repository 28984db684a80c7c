import { useMutation } from '@apollo/client/react';
import {
  type ParameterKind,
  parameterFields,
  parameterIssues,
  valueFields,
} from '@sen/domain/insurance/parameterKinds';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldInput } from '../../../catalogue/FieldInput.tsx';
import { currentLanguage } from '../../../session/i18n.ts';
import { errorCode, errorDetails, userMessage } from '../../../session/userMessage.ts';
import { ConflictDialog } from '../../../ui/ConflictDialog.tsx';
import { DraftNotice } from '../../../ui/DraftNotice.tsx';
import { formatDate } from '../../../ui/dateText.ts';
import { FormErrors } from '../../../ui/FormErrors.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { Form } from '../../../ui/kit/Form.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { useNotices } from '../../../ui/kit/noticeStore.ts';
import { useDraft } from '../../../ui/useDraft.ts';
import { useIssues } from '../../../ui/useIssues.ts';
import { useOneAtATime } from '../../../ui/useOneAtATime.ts';
import {
  CreateLegalParameterDocument,
  type LegalParameterFragment,
  RemoveLegalParameterDocument,
  UpdateLegalParameterDocument,
} from './parameters.main.gen.ts';
import { valueText } from './shown.ts';

/** A value of a parameter that is added, or corrected. */
export type ParameterTask = { kind: ParameterKind; row: LegalParameterFragment | null };
type Values = { tuNgay: string | null; giaTri: string | null; canCu: string | null; lyDo: string | null };
type Props = { task: ParameterTask; onClose: () => void; onDone: () => void };

/** The form of one dated value: kept as a draft, checked by the rules' own validator. */
export function ParameterDialog({ task: { kind, row }, onClose, onDone }: Props) {
  const { t } = useTranslation('parameters');
  const { message, modal } = useNotices();
  const language = currentLanguage();
  const [form] = Form.useForm<Values>();
  const issues = useIssues(form);
  const draft = useDraft<Values>('legal-parameter', row?._id ?? kind.ma);
  const [seen, setSeen] = useState<number | null>(null);
  // what was kept was typed on the value as it was then, which may have been corrected since
  const version = seen ?? draft.found?.version ?? row?.version ?? 0;
  const [theirs, setTheirs] = useState<LegalParameterFragment | null>(null);
  const [create] = useMutation(CreateLegalParameterDocument);
  const [update] = useMutation(UpdateLegalParameterDocument);
  const [remove, removing] = useMutation(RemoveLegalParameterDocument);
  const start: Values = {
    tuNgay: row?.tuNgay ?? null,
    giaTri: row?.giaTri ?? null,
    canCu: row?.canCu ?? null,
    lyDo: null,
  };
  const labels: Record<string, string> = {
    tuNgay: parameterFields.tuNgay.label[language],
    giaTri: valueFields[kind.unit].label[language],
    canCu: parameterFields.canCu.label[language],
    lyDo: t('reason'),
  };
  useEffect(() => {
    if (draft.ready && draft.found) form.setFieldsValue(draft.found.value);
  }, [draft.ready, draft.found, form]);

  const { run: save, busy } = useOneAtATime(async (over: number = version) => {
    const { tuNgay, giaTri, canCu, lyDo } = { ...start, ...form.getFieldsValue() };
    const reason = lyDo?.trim() ?? '';
    const found = parameterIssues(kind.ma, { tuNgay, giaTri, canCu });
    if (row?.daApDung && reason === '') found.push({ path: 'lyDo', code: 'REQUIRED' });
    issues.set(found);
    if (found.length > 0 || !tuNgay || !giaTri || !canCu) return;
    try {
      if (row)
        await update({
          variables: { id: row._id, input: { version: over, giaTri, canCu, lyDo: reason || null } },
        });
      else await create({ variables: { input: { ma: kind.ma, tuNgay, giaTri, canCu } } });
      draft.clear();
      message.success(t('saved', { name: kind.label[language] }));
      onDone();
    } catch (error) {
      const { current } = errorDetails(error);
      if (errorCode(error) === 'CONFLICT' && current)
        setTheirs(current as LegalParameterFragment); // the value as the server has it
      else if (!issues.show(error)) message.error(userMessage(error));
    }
  });
  const takeOut = async () => {
    if (!row) return;
    try {
      await remove({ variables: { id: row._id } });
      draft.clear();
      message.success(t('removed', { name: kind.label[language] }));
      onDone();
    } catch (error) {
      message.error(userMessage(error));
    }
  };
  const mine = { ...start, ...form.getFieldsValue() };
  const differing = (['giaTri', 'canCu'] as const).flatMap((path) => {
    if (!theirs || mine[path] === theirs[path]) return [];
    const text = (value: string | null) =>
      value === null ? '' : path === 'giaTri' ? valueText(kind.unit, value, language) : value;
    return [{ path, label: labels[path] ?? path, mine: text(mine[path]), theirs: text(theirs[path]) }];
  });
  return (
    <Modal
      open
      title={kind.label[language]}
      onCancel={onClose}
      footer={
        <>
          {row && !row.daApDung ? (
            <Button
              danger
              loading={removing.loading}
              onClick={() =>
                modal.confirm({
                  title: t('removeQuestion', { day: formatDate(row.tuNgay) }),
                  okText: t('remove'),
                  cancelText: t('cancel'),
                  okButtonProps: { danger: true },
                  onOk: takeOut,
                })
              }
            >
              {t('remove')}
            </Button>
          ) : null}
          <Button type="primary" loading={busy} onClick={() => void save()}>
            {t('save')}
          </Button>
        </>
      }
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
      <p className="soft">{row?.daApDung ? t('correctText') : t('addText')}</p>
      <FormErrors form={form} issues={issues.list} labelOf={(path) => labels[path] ?? path} />
      <Form<Values>
        form={form}
        layout="vertical"
        disabled={busy}
        initialValues={start}
        onValuesChange={(_changed, all) => draft.keep(all, version)}
        onFinish={() => void save()}
      >
        {row ? null : (
          <Form.Item name="tuNgay" label={labels['tuNgay']} required>
            <FieldInput field={parameterFields.tuNgay} />
          </Form.Item>
        )}
        <Form.Item name="giaTri" label={labels['giaTri']} required>
          <FieldInput field={valueFields[kind.unit]} />
        </Form.Item>
        <Form.Item name="canCu" label={labels['canCu']} required>
          <FieldInput field={parameterFields.canCu} />
        </Form.Item>
        {row?.daApDung ? (
          <Form.Item name="lyDo" label={labels['lyDo']} required>
            <Input maxLength={500} />
          </Form.Item>
        ) : null}
      </Form>
      <ConflictDialog
        open={theirs !== null}
        lines={differing}
        onClose={() => setTheirs(null)}
        onKeepMine={() => {
          const over = theirs?.version ?? version;
          setTheirs(null);
          setSeen(over);
          void save(over);
        }}
        onTakeTheirs={() => {
          if (theirs) {
            form.setFieldsValue({ giaTri: theirs.giaTri, canCu: theirs.canCu });
            setSeen(theirs.version);
          }
          draft.clear();
          setTheirs(null);
        }}
      />
    </Modal>
  );
}
