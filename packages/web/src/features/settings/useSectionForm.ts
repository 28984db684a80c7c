import { useMutation } from '@apollo/client/react';
import type { SettingForm } from '@sen/domain/settings/settingForms';
import { settingIssues, settingSection, settingValues } from '@sen/domain/settings/settingValues';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../app/i18n.ts';
import { useSession } from '../../app/SessionContext.tsx';
import { type ShellSettingFragment, UpdateSettingDocument } from '../../app/session.main.gen.ts';
import { errorCode, errorDetails, userMessage } from '../../app/userMessage.ts';
import { cellOf } from '../../catalogue/cells.ts';
import type { Entry } from '../../catalogue/entry.ts';
import type { Draft } from '../../ui/drafts.ts';
import { Form } from '../../ui/kit/Form.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { useDraft } from '../../ui/useDraft.ts';
import { useIssues } from '../../ui/useIssues.ts';
import { contestedPaths, differing, type SectionValues } from './contested.ts';

/** What the site holds of a section, and at which version. */
type Kept = { values: SectionValues; version: number };

/**
 * The form of a section: a draft of what was typed, what others save meanwhile, and a save. What nobody touched here takes what the
 * site has now; a field that both changed is asked about when it is saved.
 */
export function useSectionForm(section: SettingForm) {
  const { t } = useTranslation('settings');
  const { message } = useNotices();
  const kept = useKept(section);
  const [form] = Form.useForm<SectionValues>();
  const issues = useIssues(form);
  const draft = useDraft<SectionValues>('settings', section.section);
  const [update, { loading }] = useMutation(UpdateSettingDocument);
  const [theirs, setTheirs] = useState<Kept | null>(null);
  /** What the site had when the form was last filled: what differs from it was typed here. */
  const shown = useRef(kept);
  /** Fields that were typed here and that somebody else changed as well. */
  const contested = useRef<ReadonlySet<string>>(new Set());
  /** What is being saved, over which version: when it comes back, nobody else has changed it. */
  const sending = useRef<Kept | null>(null);
  /** The draft that the form was filled with. */
  const applied = useRef<unknown>(null);

  /** What the site has now comes into the form, below what was typed here or is in a draft. */
  const takeIn = useCallback(
    (now: Kept, found: Draft<SectionValues> | null) => {
      const typed = { ...found?.value, ...differing(form.getFieldsValue(), shown.current.values) };
      // a draft of an older version: what its writer saw is not known any more
      const late = typeof found?.version === 'number' && found.version < now.version;
      const own = sending.current && now.version > sending.current.version ? sending.current : null;
      if (own) sending.current = null;
      const before = late ? null : { ...shown.current.values, ...own?.values };
      contested.current = contestedPaths(typed, before, now.values, contested.current);
      shown.current = now;
      form.setFieldsValue({ ...now.values, ...typed });
    },
    [form],
  );

  useEffect(() => {
    // what was asked for before a save here may come after its answer
    if (!draft.ready || kept.version < shown.current.version) return;
    const found = draft.found === applied.current ? null : draft.found;
    applied.current = draft.found;
    takeIn(kept, found);
  }, [draft.ready, draft.found, kept, takeIn]);

  const send = async (over: number) => {
    const values = form.getFieldsValue();
    const found = settingIssues(section, values);
    issues.set(found);
    if (found.length > 0) return;
    const typed = differing(values, shown.current.values);
    const input = differing(settingSection(section, values), settingSection(section, shown.current.values));
    const changes = Object.keys(input).length > 0;
    try {
      if (changes) {
        sending.current = { values, version: over };
        const { data } = await update({ variables: { type: section.section, input, version: over } });
        const saved = data ? keptOf(section, data.updateSettingType) : null;
        // at once: who goes on before the event of this save comes types over what was saved
        if (saved && saved.version >= shown.current.version) takeIn(saved, null);
      }
      contested.current = new Set();
      draft.clear();
      // typed while the save was on its way
      const typedOn = differing(form.getFieldsValue(), values);
      if (Object.keys(typedOn).length > 0) draft.keep(typedOn, changes ? over + 1 : over);
      message.success(t('saved'));
    } catch (error) {
      sending.current = null;
      const { current } = errorDetails(error);
      if (errorCode(error) !== 'CONFLICT' || !current) {
        if (!issues.show(error)) message.error(userMessage(error));
        return;
      }
      const now = current as SectionValues; // the section as the server has it, with its version
      const other: Kept = { values: settingValues(section, now), version: Number(now['version']) };
      const both = contestedPaths(typed, shown.current.values, other.values, contested.current);
      if (both.size > 0) setTheirs(other);
      else await send(other.version); // they changed other fields: both stay
    }
  };
  return {
    form,
    issues,
    draft,
    first: kept.values,
    saving: loading,
    keep: (all: SectionValues) => draft.keep(differing(all, shown.current.values), shown.current.version),
    save: () => {
      const typed = differing(form.getFieldsValue(), shown.current.values);
      const { values } = shown.current;
      contested.current = contestedPaths(typed, values, values, contested.current);
      if (contested.current.size > 0) setTheirs(shown.current);
      else void send(shown.current.version);
    },
    discard: () => {
      contested.current = new Set();
      draft.clear();
      form.setFieldsValue(shown.current.values);
    },
    conflict: {
      open: theirs !== null,
      lines: theirs ? linesOf(section, form.getFieldsValue(), theirs.values) : [],
      onClose: () => setTheirs(null),
      onKeepMine: () => {
        setTheirs(null);
        if (theirs) void send(theirs.version);
      },
      onTakeTheirs: () => {
        if (theirs) form.setFieldsValue(theirs.values);
        contested.current = new Set();
        draft.clear();
        setTheirs(null);
      },
      onKeepChosen: (paths: ReadonlySet<string>) => {
        if (!theirs) return;
        form.setFieldsValue(Object.fromEntries([...paths].map((path) => [path, theirs.values[path]])));
        setTheirs(null);
        void send(theirs.version);
      },
    },
  };
}

/** The fields whose values differ, in the words of the form. */
function linesOf(section: SettingForm, mine: SectionValues, theirs: SectionValues) {
  const language = currentLanguage();
  return Object.keys(differing(mine, theirs)).flatMap((path) => {
    const field = section.fields[path];
    if (!field) return [];
    // a cell reads only this field's value
    const text = (values: SectionValues) => cellOf(path, field, values as Entry, language);
    return [{ path, label: field.label[language], mine: text(mine), theirs: text(theirs) }];
  });
}

/** The section's fields as the site has them now. */
function useKept(form: SettingForm): Kept {
  const { settings } = useSession();
  return useMemo(() => keptOf(form, settings), [form, settings]);
}

function keptOf(form: SettingForm, settings: ShellSettingFragment): Kept {
  const whole: Record<string, unknown> = { ...settings, general: settings };
  const versions = settings.versions as Record<string, number>; // one a section
  return {
    values: settingValues(form, whole[form.section] as SectionValues), // sections are objects
    version: versions[form.section] ?? 0,
  };
}
