import type { SettingForm } from '@sen/domain/settings/settingForms';
import { useTranslation } from 'react-i18next';
import { FieldInput } from '../../catalogue/FieldInput.tsx';
import { currentLanguage } from '../../session/i18n.ts';
import { ConflictDialog } from '../../ui/ConflictDialog.tsx';
import { DraftNotice } from '../../ui/DraftNotice.tsx';
import { FormErrors } from '../../ui/FormErrors.tsx';
import { ArrowLeftIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Form } from '../../ui/kit/Form.tsx';
import type { SectionValues } from './differing.ts';
import { useSectionForm } from './useSectionForm.ts';

type Props = { form: SettingForm; onBack?: () => void };

/** One section of the settings: kept as a draft, checked by its own definition, saved by what was changed. */
export function SectionForm({ form: section, onBack }: Props) {
  const { t } = useTranslation('settings');
  const language = currentLanguage();
  const record = useSectionForm(section);
  return (
    <div className="setting-section">
      <header>
        {onBack ? (
          <Button type="text" icon={<ArrowLeftIcon />} aria-label={t('back')} onClick={onBack} />
        ) : null}
        <div>
          <h1>{section.label[language]}</h1>
          <p className="soft">{section.note[language]}</p>
        </div>
      </header>
      {record.restoredAt ? <DraftNotice savedAt={record.restoredAt} onDiscard={record.discard} /> : null}
      <FormErrors
        form={record.form}
        issues={record.issues.list}
        labelOf={(path) => section.fields[path]?.label[language] ?? path}
      />
      <Form<SectionValues>
        className="setting-fields"
        form={record.form}
        layout="vertical"
        onValuesChange={record.onValuesChange}
        onFinish={() => void record.save()}
      >
        {Object.entries(section.fields).map(([path, field]) => (
          <Form.Item
            key={path}
            name={path}
            label={field.label[language]}
            required={field.required ?? false}
            {...(field.kind === 'bool' ? { valuePropName: 'checked' } : {})}
          >
            <FieldInput field={field} />
          </Form.Item>
        ))}
        <div className="setting-save">
          <Button type="primary" htmlType="submit" loading={record.saving}>
            {t('save')}
          </Button>
        </div>
      </Form>
      <ConflictDialog {...record.conflict} />
    </div>
  );
}
