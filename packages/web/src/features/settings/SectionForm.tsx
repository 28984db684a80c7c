import { useMutation } from '@apollo/client/react';
import {
  type SettingForm,
  settingIssues,
  settingSection,
  settingValues,
} from '@sen/domain/settings/settingForms';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../app/i18n.ts';
import { useSession } from '../../app/SessionContext.tsx';
import { userMessage } from '../../app/userMessage.ts';
import { FieldInput } from '../../catalogue/FieldInput.tsx';
import { DraftNotice } from '../../ui/DraftNotice.tsx';
import { FormErrors } from '../../ui/FormErrors.tsx';
import { ArrowLeftIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Form } from '../../ui/kit/Form.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { useDraft } from '../../ui/useDraft.ts';
import { useIssues } from '../../ui/useIssues.ts';
import { UpdateSettingDocument } from './settings.main.gen.ts';

type Section = Record<string, unknown>;
type Props = { form: SettingForm; onBack?: () => void };

/** One section of the settings: kept as a draft, checked by its own definition, saved by what was changed. */
export function SectionForm({ form: section, onBack }: Props) {
  const { t } = useTranslation('settings');
  const { message } = useNotices();
  const language = currentLanguage();
  const kept = useKept(section);
  const [form] = Form.useForm<Section>();
  const issues = useIssues(form);
  const draft = useDraft<Section>('settings', section.section);
  const [update, { loading }] = useMutation(UpdateSettingDocument);

  /** What the site had when the form was last filled: what differs from it was typed here. */
  const shown = useRef(settingValues(section, kept));

  // somebody else may save meanwhile: what nobody touched here takes what the site has now
  useEffect(() => {
    if (!draft.ready) return;
    const typed = changes(form.getFieldsValue(), shown.current);
    shown.current = settingValues(section, kept);
    form.setFieldsValue({ ...shown.current, ...draft.found?.value, ...typed });
  }, [draft.ready, draft.found, form, section, kept]);

  const save = async () => {
    const values = form.getFieldsValue();
    const found = settingIssues(section, values);
    issues.set(found);
    if (found.length > 0) return;
    const changed = Object.entries(settingSection(section, values)).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(kept[name]),
    );
    try {
      if (changed.length > 0)
        await update({ variables: { type: section.section, input: Object.fromEntries(changed) } });
      draft.clear();
      message.success(t('saved'));
    } catch (error) {
      if (!issues.show(error)) message.error(userMessage(error));
    }
  };
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
      {draft.found ? (
        <DraftNotice
          savedAt={draft.found.savedAt}
          onDiscard={() => {
            draft.clear();
            form.setFieldsValue(settingValues(section, kept));
          }}
        />
      ) : null}
      <FormErrors
        form={form}
        issues={issues.list}
        labelOf={(path) => section.fields[path]?.label[language] ?? path}
      />
      <Form<Section>
        form={form}
        layout="vertical"
        initialValues={settingValues(section, kept)}
        onValuesChange={(_changed, all) => draft.keep(changes(all, shown.current))}
        onFinish={() => void save()}
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
        <Button type="primary" htmlType="submit" loading={loading}>
          {t('save')}
        </Button>
      </Form>
    </div>
  );
}

/** The values that are not as they were. */
function changes(values: Section, before: Section): Section {
  return Object.fromEntries(Object.entries(values).filter(([path, value]) => value !== before[path]));
}

/** The section's fields as the site has them now. */
function useKept(form: SettingForm): Section {
  const { settings } = useSession();
  return useMemo(() => {
    const whole: Record<string, unknown> = { ...settings, general: settings };
    return settingSection(form, settingValues(form, whole[form.section] as Section)); // sections are objects
  }, [form, settings]);
}
