import { useMutation } from '@apollo/client/react';
import type { SettingForm } from '@sen/domain/settings/settingForms';
import { settingIssues, settingSection, settingValues } from '@sen/domain/settings/settingValues';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { cellOf } from '../../catalogue/cells.ts';
import { currentLanguage } from '../../session/i18n.ts';
import { type ShellSettingFragment, UpdateSettingDocument } from '../../session/session.main.gen.ts';
import { useSession } from '../../session/useSession.ts';
import type { Entry } from '../../ui/entry.ts';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { useRecordForm } from '../../ui/recordForm/useRecordForm.ts';
import { UpdateCustomerDocument } from './customer.main.gen.ts';
import { differing, type SectionValues } from './differing.ts';

/** What the site holds of a section, and at which version. */
type Section = { values: SectionValues; version: number };

/** The form of a section: the session has what the site holds, live, and the changed fields are saved. */
export function useSectionForm(form: SettingForm) {
  const { t } = useTranslation('settings');
  const { message } = useNotices();
  const { settings } = useSession();
  const [update] = useMutation(UpdateSettingDocument);
  const [updateCustomer] = useMutation(UpdateCustomerDocument);
  const record = useMemo(() => sectionOf(form, settings), [form, settings]);
  return useRecordForm<Section, SectionValues>({
    form: 'settings',
    id: form.section,
    record,
    blank: {},
    identify: ({ version }) => ({ id: form.section, version }),
    toValues: ({ values }) => values,
    check: (values) => settingIssues(form, values),
    load: async () => null, // a refusal hands over what the site holds
    save: async ({ values, version, record: before }) => {
      const input = differing(settingSection(form, values), settingSection(form, before?.values ?? {}));
      if (Object.keys(input).length === 0) return before;
      const changed = { input, version: version ?? 0 };
      // what the house is called has an operation of its own
      const saved =
        form.section === 'his'
          ? (await updateCustomer({ variables: changed })).data?.updateSettingCustomer
          : (await update({ variables: { type: form.section, ...changed } })).data?.updateSettingType;
      return saved ? sectionOf(form, saved) : null;
    },
    current: ({ current }) => {
      const now = current as SectionValues; // the section as the server has it, with its version
      return now && { values: settingValues(form, now), version: Number(now['version']) };
    },
    describe: ({ paths, mine, theirs }) => linesOf(form, paths, mine, theirs),
    onSaved: () => message.success(t('saved')),
  });
}

/** Fields in the words of the form. */
function linesOf(form: SettingForm, paths: readonly string[], mine: SectionValues, theirs: SectionValues) {
  const language = currentLanguage();
  return paths.flatMap((path) => {
    const field = form.fields[path];
    if (!field) return [];
    // a cell reads only this field's value
    const text = (values: SectionValues) => cellOf(path, field, values as Entry, language);
    return [{ path, label: field.label[language], mine: text(mine), theirs: text(theirs) }];
  });
}

function sectionOf(form: SettingForm, settings: ShellSettingFragment): Section {
  const whole: Record<SettingForm['section'], unknown> = { ...settings, general: settings };
  const versions = settings.versions as Record<string, number>; // one a section
  return {
    values: settingValues(form, whole[form.section] as SectionValues), // sections are objects
    version: versions[form.section] ?? 0,
  };
}
