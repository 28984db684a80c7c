import { useMutation } from '@apollo/client/react';
import type { CatalogueDef } from '@sen/domain/catalogue/catalogue';
import { validate } from '@sen/domain/catalogue/validate';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../app/i18n.ts';
import { errorCode, errorDetails, userMessage } from '../app/userMessage.ts';
import { ConflictDialog } from '../ui/ConflictDialog.tsx';
import { DraftNotice } from '../ui/DraftNotice.tsx';
import { FormErrors } from '../ui/FormErrors.tsx';
import { Button } from '../ui/kit/Button.tsx';
import { Switch } from '../ui/kit/choices.tsx';
import { Modal } from '../ui/kit/Dialog.tsx';
import { Form } from '../ui/kit/Form.tsx';
import { useNotices } from '../ui/kit/noticeStore.ts';
import { useDraft } from '../ui/useDraft.ts';
import { useIssues } from '../ui/useIssues.ts';
import { cellOf } from './cells.ts';
import { EntryHistory } from './EntryHistory.tsx';
import type { Entry } from './entry.ts';
import { FieldInput } from './FieldInput.tsx';
import type { CatalogueDocuments } from './operations.ts';
import { RoomLinks } from './RoomLinks.tsx';

type Values = Record<string, unknown>;
type Props = {
  def: CatalogueDef;
  documents: CatalogueDocuments;
  /** Null for a new entry. */
  entry: Entry | null;
  /** What a new entry starts with. */
  preset?: Readonly<Values>;
  mayWrite: boolean;
  onClose: () => void;
  onSaved: () => void;
};

/** The form of an entry: made from the definition, checked by the definition's own validator, kept as a draft. */
export function EntryForm({ def, documents, entry, preset, mayWrite, onClose, onSaved }: Props) {
  const { t } = useTranslation('catalogue');
  const { message, modal } = useNotices();
  const language = currentLanguage();
  const [form] = Form.useForm<Values>();
  const issues = useIssues(form);
  const draft = useDraft<Values>(`catalogue/${def.name}`, entry?._id ?? 'new');
  const [version, setVersion] = useState(entry?.version ?? null);
  const [theirs, setTheirs] = useState<Entry | null>(null);
  const [create, creating] = useMutation(documents.create);
  const [update, updating] = useMutation(documents.update);
  const [remove, removing] = useMutation(documents.remove);
  const names = Object.keys(def.fields);

  useEffect(() => {
    if (draft.ready && draft.found) form.setFieldsValue(draft.found.value);
  }, [draft.ready, draft.found, form]);

  const save = async (over: number | null) => {
    const values = Object.fromEntries(
      [...names, 'TamNgung'].map((name) => [name, form.getFieldValue(name) ?? null]),
    );
    const found = validate(def, values);
    issues.set(found);
    if (found.length > 0) return;
    try {
      if (entry)
        await update({ variables: { id: entry._id, input: { ...withoutLabels(values), version: over } } });
      else await create({ variables: { input: withoutLabels(values) } });
      draft.clear();
      message.success(t('saved'));
      onSaved();
    } catch (error) {
      const { current } = errorDetails(error);
      if (errorCode(error) === 'CONFLICT' && current)
        setTheirs(current as Entry); // the entry as the server has it
      else if (!issues.show(error)) message.error(userMessage(error));
    }
  };
  const takeOut = async () => {
    if (!entry) return;
    try {
      await remove({ variables: { ids: [entry._id] } });
      draft.clear();
      message.success(t('removed'));
      onSaved();
    } catch (error) {
      message.error(userMessage(error), 6);
    }
  };
  const askTakeOut = () =>
    modal.confirm({
      title: t('removeQuestion'),
      okText: t('remove'),
      cancelText: t('cancel'),
      okButtonProps: { danger: true },
      onOk: takeOut,
    });
  const differing = theirs
    ? Object.entries(def.fields).flatMap(([path, field]) => {
        const mine = cellOf(path, field, form.getFieldsValue() as Entry, language); // the form holds the entry's fields
        const other = cellOf(path, field, theirs, language);
        return mine === other ? [] : [{ path, label: field.label[language], mine, theirs: other }];
      })
    : [];
  return (
    <Modal
      open
      place="side"
      onCancel={onClose}
      title={`${def.label[language]}: ${entry ? String(entry[def.display] ?? '') : t('newEntry')}`}
      footer={
        mayWrite ? (
          <>
            {entry ? (
              <Button danger loading={removing.loading} onClick={askTakeOut}>
                {t('remove')}
              </Button>
            ) : null}
            <Button
              type="primary"
              loading={creating.loading || updating.loading}
              onClick={() => void save(version)}
            >
              {t('save')}
            </Button>
          </>
        ) : null
      }
    >
      {draft.found ? (
        <DraftNotice
          savedAt={draft.found.savedAt}
          onDiscard={() => {
            draft.clear();
            form.resetFields();
          }}
        />
      ) : null}
      <FormErrors
        form={form}
        issues={issues.list}
        labelOf={(path) => def.fields[path.split('.')[0] ?? '']?.label[language] ?? path}
      />
      <Form<Values>
        form={form}
        layout="vertical"
        disabled={!mayWrite}
        initialValues={entry ?? preset ?? {}}
        onValuesChange={(_changed, all) => draft.keep(all, version)}
        onFinish={() => void save(version)}
      >
        {Object.entries(def.fields).map(([name, field]) => (
          <Form.Item
            key={name}
            name={name}
            label={field.label[language]}
            required={field.required ?? false}
            {...(field.kind === 'bool' ? { valuePropName: 'checked' } : {})}
          >
            <FieldInput field={field} />
          </Form.Item>
        ))}
        <Form.Item name="TamNgung" label={t('suspend')} valuePropName="checked">
          <Switch />
        </Form.Item>
      </Form>
      {entry && def.name === 'Node' ? <RoomLinks room={entry._id} /> : null}
      {entry ? <EntryHistory name={def.name} id={entry._id} /> : null}
      <ConflictDialog
        open={theirs !== null}
        lines={differing}
        onClose={() => setTheirs(null)}
        onKeepMine={() => {
          const over = theirs?.version ?? null;
          setTheirs(null);
          void save(over);
        }}
        onTakeTheirs={() => {
          if (theirs) {
            form.setFieldsValue(theirs);
            setVersion(theirs.version);
          }
          draft.clear();
          setTheirs(null);
        }}
      />
    </Modal>
  );
}

/** The cache marks rows of lines with their type; the input takes none. */
function withoutLabels(values: Values): Values {
  return JSON.parse(
    JSON.stringify(values, (key, value) => (key === '__typename' ? undefined : value)),
  ) as Values; // plain JSON in, plain JSON out
}
