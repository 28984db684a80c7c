import { isBatchField } from '@sen/domain/catalogue/batch';
import { type CatalogueDef, isWithheld } from '@sen/domain/catalogue/catalogue';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { issuesOf, userMessage } from '../../session/userMessage.ts';
import { useSession } from '../../session/useSession.ts';
import type { EntryValues } from '../../ui/entry.ts';
import { Modal } from '../../ui/kit/Dialog.tsx';
import { Select } from '../../ui/kit/Select.tsx';
import { issueText } from '../../ui/useIssues.ts';
import { FieldInput } from '../FieldInput.tsx';

type Props = {
  def: CatalogueDef;
  count: number;
  /** Null where it is given up; answers with what refused it. */
  onChange: (input: EntryValues | null) => Promise<unknown>;
};

/** One field, and the value that all chosen entries get. Begins with the first reference: mostly their group. */
export function ChangeDialog({ def, count, onChange }: Props) {
  const { t } = useTranslation('catalogue');
  const language = currentLanguage();
  const { permissions } = useSession();
  const fields = Object.entries(def.fields).filter(
    ([name]) => isBatchField(def, name) && !isWithheld(def, name, permissions),
  );
  const [name, setName] = useState(
    () => (fields.find(([, field]) => field.kind === 'ref') ?? fields[0])?.[0] ?? '',
  );
  const [value, setValue] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const field = def.fields[name];
  const save = async () => {
    setBusy(true);
    const refused = await onChange({ [name]: field?.kind === 'bool' ? value === true : value });
    setBusy(false);
    if (!refused) return;
    const issues = issuesOf(refused);
    setWrong(
      issues.length > 0 ? issues.map((one) => issueText(one, language)).join(' ') : userMessage(refused),
    );
  };
  return (
    <Modal
      open
      width={460}
      title={t('bulk.changeTitle', { count })}
      okText={t('bulk.changeThem', { count })}
      okButtonProps={{ disabled: field === undefined || busy, loading: busy }}
      onOk={() => void save()}
      onCancel={() => void onChange(null)}
    >
      <div className="form-item">
        <label className="form-label" htmlFor="bulk-field">
          {t('bulk.field')}
        </label>
        <Select
          id="bulk-field"
          value={name}
          options={fields.map(([key, one]) => ({ value: key, label: one.label[language] }))}
          onChange={(next) => {
            setName(next);
            setValue(null);
            setWrong(null);
          }}
        />
      </div>
      {field ? (
        <div className="form-item">
          <label className="form-label" htmlFor="bulk-value">
            {t('bulk.value')}
          </label>
          <FieldInput key={name} id="bulk-value" field={field} value={value} onChange={setValue} />
          <p className="form-help" role="alert">
            {wrong ?? (value === null && field.kind !== 'bool' && !field.required ? t('bulk.emptied') : '')}
          </p>
        </div>
      ) : null}
    </Modal>
  );
}
