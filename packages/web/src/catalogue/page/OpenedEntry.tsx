import type { CatalogueDef } from '@sen/domain/catalogue/catalogue';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { useSession } from '../../session/useSession.ts';
import type { CatalogueDocuments, EntryValues } from '../../ui/entry.ts';
import { ArrowLeftIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { EntryForm } from '../EntryForm.tsx';
import { useEntryPages } from './useEntryPages.ts';
import type { Opened } from './useOpened.ts';

type Props = {
  def: CatalogueDef;
  documents: CatalogueDocuments;
  opened: Opened;
  /** An entry was saved or is gone: lists read again. */
  onChanged: () => void;
};

/** The entry that is open: on its catalogue's own page, else in a drawer. */
export function OpenedEntry({ def, documents, opened, onChanged }: Props) {
  const { t } = useTranslation('catalogue');
  const { permissions } = useSession();
  const { id, entry, isNew, preset, close } = opened;
  const Page = useEntryPages()[def.name];
  if (id === null) return null;
  if (opened.missing || opened.error) {
    return (
      <section className="entry-missing">
        {opened.error ? (
          <ErrorState error={opened.error} onRetry={opened.retry} />
        ) : (
          <EmptyState text={t('entryMissing')} />
        )}
        <Button icon={<ArrowLeftIcon />} onClick={close}>
          {t('toList', { name: def.label[currentLanguage()] })}
        </Button>
      </section>
    );
  }
  const waiting = <div className="sen-loading" role="status" aria-label={t('common:loading')} />;
  if (!entry && !isNew) return waiting;
  const props = {
    def,
    documents,
    entry,
    ...(preset ? { preset } : {}),
    mayWrite: permissions.has(def.permission),
    onClose: close,
    onAnother: (next: EntryValues) => {
      onChanged();
      opened.another(next);
    },
    onRemoved: () => {
      onChanged();
      close();
    },
  };
  return Page ? (
    <Suspense fallback={waiting}>
      <Page
        key={opened.form}
        {...props}
        onSaved={(row) => {
          onChanged();
          opened.saved(row);
        }}
      />
    </Suspense>
  ) : (
    <EntryForm
      key={opened.form}
      {...props}
      onSaved={(row, typedOn) => {
        onChanged();
        if (typedOn) opened.saved(row);
        else close();
      }}
    />
  );
}
