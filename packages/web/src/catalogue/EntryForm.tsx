import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../session/i18n.ts';
import { Apart } from '../ui/Apart.tsx';
import { ConflictDialog } from '../ui/ConflictDialog.tsx';
import type { EntryFormProps, EntryValues } from '../ui/entry.ts';
import { Modal } from '../ui/kit/Dialog.tsx';
import { Form } from '../ui/kit/Form.tsx';
import { useContributions } from '../ui/useContributions.ts';
import { EntryHistory } from './EntryHistory.tsx';
import { EntryFields, EntryNotices, SuspendField } from './page/EntryFields.tsx';
import { SaveButtons } from './page/SaveButtons.tsx';
import { useEntryForm } from './page/useEntryForm.ts';

type Props = EntryFormProps & {
  /** Stands over the page of another entry, which says these fields. */
  over?: readonly string[];
};

/** The form of an entry in a drawer: made from the definition, checked by the definition's own validator, kept as a draft. */
export function EntryForm({ over, ...props }: Props) {
  const { def, entry, mayWrite, onClose } = props;
  const names = Object.keys(def.fields).filter((name) => !over?.includes(name));
  const { t } = useTranslation('catalogue');
  const Part = useContributions('entryParts').find((one) => def.name in one)?.[def.name];
  const state = useEntryForm({ ...props, first: names[0], ...(over ? { ids: `${def.name}-` } : {}) });
  const { form, conflict, save } = state;
  return (
    <Modal
      open
      place="side"
      onCancel={onClose}
      title={`${def.label[currentLanguage()]}: ${entry ? String(entry[def.display] ?? '') : t('newEntry')}`}
      footer={mayWrite ? <SaveButtons state={state} mayWrite inDialog /> : null}
    >
      <EntryNotices state={state} />
      <Form<EntryValues>
        form={form}
        layout="vertical"
        disabled={!mayWrite}
        onValuesChange={state.onValuesChange}
        onFinish={save}
      >
        <EntryFields def={def} names={names} />
        <SuspendField />
      </Form>
      {entry && Part ? (
        <Apart>
          <Part entry={entry} />
        </Apart>
      ) : null}
      {entry ? <EntryHistory name={def.name} id={entry._id} /> : null}
      <ConflictDialog {...conflict} />
    </Modal>
  );
}
