import { isWithheld } from '@sen/domain/catalogue/catalogue';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { currentLanguage } from '../../session/i18n.ts';
import { useSession } from '../../session/useSession.ts';
import { ConflictDialog } from '../../ui/ConflictDialog.tsx';
import type { Entry, EntryFormProps, EntryValues } from '../../ui/entry.ts';
import { Form } from '../../ui/kit/Form.tsx';
import { SideIndex } from '../../ui/SideIndex.tsx';
import { EntryHistory } from '../EntryHistory.tsx';
import { EntryFields, EntryNotices, type FieldControls, SuspendField } from './EntryFields.tsx';
import { EntryHead } from './EntryHead.tsx';
import { PageSection } from './PageSection.tsx';
import { useEntryForm } from './useEntryForm.ts';
import { useSections } from './useSections.ts';
import './entryPage.css';

/** A part of the page of an entry. */
export type EntrySection = {
  key: string;
  title: string;
  /** Names of fields of the definition. */
  fields?: readonly string[];
  /** Below the fields, for a new entry as well: it may read the form around it. */
  below?: ReactNode;
  /** What belongs to a saved entry: lists of others that refer to it, links. */
  content?: (entry: Entry) => ReactNode;
};

type Props = EntryFormProps & { sections: readonly EntrySection[]; controls?: FieldControls };

/** The page of an entry: what it is above, its sections beside an index of them; fields that no section names stand in one of their own. */
export function EntryPage({ sections, controls, ...props }: Props) {
  const { def, entry, mayWrite, onClose } = props;
  const { t } = useTranslation('catalogue');
  const { pathname } = useLocation();
  const id = useId();
  const named = new Set(sections.flatMap(({ fields }) => fields ?? []));
  const others = Object.keys(def.fields).filter((name) => !named.has(name));
  const { permissions } = useSession();
  // a part all of whose fields are withheld has nothing to show
  const shown = sections.filter(
    ({ fields, content }) => content || !fields || fields.some((name) => !isWithheld(def, name, permissions)),
  );
  const first = shown
    .flatMap(({ fields = [] }) => fields)
    .find((name) => !isWithheld(def, name, permissions));
  const state = useEntryForm({ ...props, first });
  const { form, conflict } = state;
  const all: readonly EntrySection[] = [
    ...shown,
    ...(others.length > 0 ? [{ key: 'others', title: t('otherFields'), fields: others }] : []),
    {
      key: 'history',
      title: t('history'),
      content: ({ _id, version }) => <EntryHistory key={version} name={def.name} id={_id} />,
    },
  ];
  const { at, goTo, onScroll } = useSections(
    id,
    all.map(({ key }) => key),
  );
  const parts = all.map(({ key, title }) => ({ name: key, label: title }));
  return (
    <section
      className="entry-page"
      aria-label={`${def.label[currentLanguage()]}: ${entry ? String(entry[def.display] ?? '') : t('newEntry')}`}
      onScrollCapture={onScroll}
    >
      <EntryHead def={def} entry={entry} mayWrite={mayWrite} state={state} onClose={onClose} />
      <div className="entry-body">
        <SideIndex
          path={pathname}
          label={t('sections')}
          groups={[{ key: 'all', label: '', parts }]}
          open={at}
          onPart={goTo}
        >
          <Form<EntryValues>
            component={false}
            form={form}
            disabled={!mayWrite}
            onValuesChange={state.onValuesChange}
          >
            <div className="entry-sections">
              <EntryNotices state={state} />
              {all.map((section, index) => (
                <PageSection key={section.key} id={`${id}-${section.key}`} section={section} entry={entry}>
                  {section.fields ? (
                    <div className="entry-fields">
                      <EntryFields def={def} names={section.fields} {...(controls ? { controls } : {})} />
                      {index === 0 ? <SuspendField /> : null}
                    </div>
                  ) : null}
                </PageSection>
              ))}
            </div>
          </Form>
        </SideIndex>
      </div>
      <ConflictDialog {...conflict} />
    </section>
  );
}
