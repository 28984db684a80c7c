import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entry } from '../../ui/entry.ts';
import { FormDisabled } from '../../ui/kit/disabled.ts';
import type { EntrySection } from './EntryPage.tsx';

type Props = { id: string; section: EntrySection; entry: Entry | null; children: ReactNode };

/** A section of the page of an entry; what belongs to a saved one waits for the first save. */
export function PageSection({ id, section, entry, children }: Props) {
  const { t } = useTranslation('catalogue');
  const { title, below, content } = section;
  return (
    <section className="entry-section" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} tabIndex={-1}>
        {title}
      </h2>
      {children}
      {below}
      {content ? (
        entry ? (
          // it has permissions of its own
          <FormDisabled value={false}>{content(entry)}</FormDisabled>
        ) : (
          <p className="soft">{t('afterFirstSave')}</p>
        )
      ) : null}
    </section>
  );
}
