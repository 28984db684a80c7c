import { holdsWords } from '@sen/domain/names/find';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { WorkList } from '../../../ui/WorkList.tsx';
import type { usePrintForms } from '../usePrintForms.ts';

/** The forms with their paper, the version in force and their drafts. */
export function FormList({ state }: { state: ReturnType<typeof usePrintForms> }) {
  const { t } = useTranslation('printing');
  const [search, setSearch] = useState('');
  const rows = state.forms.filter((form) => holdsWords(search, `${form.vi} ${form.en} ${form.MaMauIn}`));
  return (
    <WorkList
      label={t('forms')}
      rows={rows}
      rowKey={(form) => form.MaMauIn}
      render={(form) => (
        <>
          <div>
            <strong>{form[currentLanguage()]}</strong>
          </div>
          <div className="soft">
            {t(`paper.${form.giay}`)} ·{' '}
            {form.phienBanApDung === 0 ? t('shippedShort') : t('version', { number: form.phienBanApDung })}
            {form.soBanNhap > 0 ? ` · ${t('drafts', { count: form.soBanNhap })}` : ''}
          </div>
        </>
      )}
      selected={state.code}
      onOpen={(form) => state.open(form.MaMauIn)}
      search={search}
      onSearch={setSearch}
      searchHint={t('find')}
      loading={state.loading}
      error={state.error}
      onRetry={() => void state.refetch()}
      empty={t('noForms')}
    />
  );
}
