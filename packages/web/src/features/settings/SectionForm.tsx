import type { SettingForm } from '@sen/domain/settings/settingForms';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../app/i18n.ts';
import { FieldInput } from '../../catalogue/FieldInput.tsx';
import { ConflictDialog } from '../../ui/ConflictDialog.tsx';
import { DraftNotice } from '../../ui/DraftNotice.tsx';
import { FormErrors } from '../../ui/FormErrors.tsx';
import { ArrowLeftIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Form } from '../../ui/kit/Form.tsx';
import type { SectionValues } from './contested.ts';
import { useSectionForm } from './useSectionForm.ts';

type Props = { form: SettingForm; onBack?: () => void };

/** One section of the settings: kept as a draft, checked by its own definition, saved by what was changed. */
export function SectionForm({ form: section, onBack }: Props) {
  const { t } = useTranslation('settings');
  const language = currentLanguage();
  const { form, issues, draft, first, saving, conflict, ...acts } = useSectionForm(section);
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
      {draft.found ? <DraftNotice savedAt={draft.found.savedAt} onDiscard={acts.discard} /> : null}
      <FormErrors
        form={form}
        issues={issues.list}
        labelOf={(path) => section.fields[path]?.label[language] ?? path}
      />
      <Form<SectionValues>
        form={form}
        layout="vertical"
        initialValues={first}
        onValuesChange={(_changed, all) => acts.keep(all)}
        onFinish={acts.save}
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
        <Button type="primary" htmlType="submit" loading={saving}>
          {t('save')}
        </Button>
      </Form>
      <ConflictDialog {...conflict} />
    </div>
  );
}
