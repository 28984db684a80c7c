import { type CatalogueDef, isWithheld } from '@sen/domain/catalogue/catalogue';
import { type ReactElement, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { useSession } from '../../session/useSession.ts';
import { DraftNotice } from '../../ui/DraftNotice.tsx';
import { FormErrors } from '../../ui/FormErrors.tsx';
import { Switch } from '../../ui/kit/choices.tsx';
import { Form } from '../../ui/kit/Form.tsx';
import { FieldInput } from '../FieldInput.tsx';
import type { EntryFormState } from './useEntryForm.ts';

/** Controls of fields that have one of their own, by the field's name; each takes `value` and `onChange`. */
export type FieldControls = Readonly<Record<string, ReactElement>>;

type Props = { def: CatalogueDef; names: readonly string[]; controls?: FieldControls };

/** Fields of a definition in the form around; those that are withheld from the user are left out. */
export function EntryFields({ def, names, controls = {} }: Props) {
  const language = currentLanguage();
  const { permissions } = useSession();
  return names.map((name) => {
    const field = def.fields[name];
    if (!field || isWithheld(def, name, permissions)) return null;
    const wide =
      field.kind === 'lines' || field.kind === 'refs' || (field.kind === 'text' && field.multiline);
    return (
      <Form.Item
        key={name}
        name={name}
        label={field.label[language]}
        required={field.required ?? false}
        className={wide ? 'entry-wide' : ''}
        {...(field.kind === 'bool' ? { valuePropName: 'checked' } : {})}
      >
        {controls[name] ?? <FieldInput field={field} of={{ catalogue: def.name, field: name }} />}
      </Form.Item>
    );
  });
}

/** Whether an entry is still chosen from. */
export function SuspendField() {
  const { t } = useTranslation('catalogue');
  return (
    <Form.Item name="TamNgung" label={t('suspend')} valuePropName="checked">
      <Switch />
    </Form.Item>
  );
}

/** What stands above the fields: a draft that was found, and what is wrong. */
export function EntryNotices({ state }: { state: EntryFormState }) {
  const { def, form, restoredAt, issues, refusals, discard } = state;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // who saves from far below would see nothing of it
    if (refusals > 0) list.current?.scrollIntoView({ block: 'nearest' });
  }, [refusals]);
  return (
    <>
      {restoredAt ? <DraftNotice savedAt={restoredAt} onDiscard={discard} /> : null}
      {issues.list.length > 0 ? (
        <div ref={list}>
          <FormErrors
            form={form}
            issues={issues.list}
            labelOf={(path) => def.fields[path.split('.')[0] ?? '']?.label[currentLanguage()] ?? path}
          />
        </div>
      ) : null}
    </>
  );
}
