import { useMutation, useQuery } from '@apollo/client/react';
import type { Issue } from '@sen/domain/catalogue/validate';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { issuesOf, userMessage } from '../../session/userMessage.ts';
import { DecimalInput } from '../../ui/DecimalInput.tsx';
import { DraftNotice } from '../../ui/DraftNotice.tsx';
import { ArrowLeftIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Input } from '../../ui/kit/Input.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { ErrorState } from '../../ui/states.tsx';
import { useDraft } from '../../ui/useDraft.ts';
import { issueText } from '../../ui/useIssues.ts';
import {
  SetupMakeBooksDocument,
  SetupReadyBooksDocument,
  type SetupReadyBooksQuery,
} from './setup.main.gen.ts';

type Book = SetupReadyBooksQuery['quyenBienLaiCoSan'][number];
const fields = ['KyHieu', 'Min_Number', 'Max_Number'] as const;
type Typed = Record<string, Partial<Pick<Book, (typeof fields)[number]>>>;

const keyOf = (book: Book) => `${book.NguoiSuDung_Id} ${book.Loai}`;

/** Receipt books for everybody who may collect and lacks one of a kind: filled in, corrected, made at once. */
export function BooksPart({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation(['setup', 'common']);
  const { message } = useNotices();
  const { data, error, refetch } = useQuery(SetupReadyBooksDocument, { fetchPolicy: 'cache-and-network' });
  const draft = useDraft<Typed>('setup', 'books');
  const [own, setOwn] = useState<Typed | null>(null);
  const [issues, setIssues] = useState<readonly Issue[]>([]);
  const [make, { loading }] = useMutation(SetupMakeBooksDocument);
  const typed = own ?? draft.found?.value ?? {};
  const rows = (data?.quyenBienLaiCoSan ?? []).map((book) => ({ ...book, ...typed[keyOf(book)] }));

  const put = (book: Book, field: (typeof fields)[number], value: string) => {
    const next = { ...typed, [keyOf(book)]: { ...typed[keyOf(book)], [field]: value } };
    setOwn(next);
    setIssues([]);
    draft.keep(next);
  };
  const submit = async () => {
    // field by field: what was answered knows more than may be sent
    const quyen = rows.map(({ TenQuyenBienLai, KyHieu, Loai, Min_Number, Max_Number, NguoiSuDung_Id }) => ({
      TenQuyenBienLai,
      KyHieu,
      Loai,
      Min_Number,
      Max_Number,
      NguoiSuDung_Id,
    }));
    try {
      const answer = await make({ variables: { quyen } });
      draft.clear();
      message.success(t('books.made', { count: answer.data?.taoQuyenBienLaiCoSan ?? 0 }));
      onBack();
    } catch (failure) {
      setIssues(issuesOf(failure));
      message.error(userMessage(failure));
    }
  };
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <div className="setup">
      <header>
        <Button type="text" icon={<ArrowLeftIcon />} aria-label={t('back')} onClick={onBack} />
        <div>
          <h1>{t('books.title')}</h1>
          <p className="soft">{data && rows.length === 0 ? t('books.none') : t('books.lead')}</p>
        </div>
      </header>
      {draft.found && !own ? <DraftNotice savedAt={draft.found.savedAt} onDiscard={draft.clear} /> : null}
      {data ? null : (
        <div className="sen-loading" role="status" aria-label={t('loading', { ns: 'common' })} />
      )}
      {rows.length > 0 ? (
        <div className="setup-services" role="table" aria-label={t('books.title')}>
          <div role="row" className="setup-service setup-book head">
            <span role="columnheader">{t('books.person')}</span>
            {fields.map((field) => (
              <span role="columnheader" key={field}>
                {t(`books.${field}`)}
              </span>
            ))}
          </div>
          {rows.map((book, at) => (
            <div role="row" key={keyOf(book)} className="setup-service setup-book">
              <span role="cell">
                {book.TenNhanVien} · {t(`books.kind.${book.Loai}`)}
              </span>
              {fields.map((field) => {
                const issue = issues.find((one) => one.path === `quyen.${at}.${field}`);
                const shared = {
                  'aria-label': t('books.field', {
                    field: t(`books.${field}`),
                    kind: t(`books.kind.${book.Loai}`),
                    name: book.TenNhanVien,
                  }),
                  'aria-invalid': issue !== undefined,
                  status: issue ? ('error' as const) : ('' as const),
                };
                return (
                  <span role="cell" key={field}>
                    {field === 'KyHieu' ? (
                      <Input
                        {...shared}
                        maxLength={20}
                        value={book.KyHieu}
                        onChange={(event) => put(book, field, event.target.value)}
                      />
                    ) : (
                      <DecimalInput
                        {...shared}
                        plain
                        value={book[field]}
                        onChange={(value) => put(book, field, value ?? '')}
                      />
                    )}
                    {issue ? (
                      <small className="setup-gap" role="alert">
                        {issueText(issue, currentLanguage())}
                      </small>
                    ) : null}
                  </span>
                );
              })}
            </div>
          ))}
        </div>
      ) : null}
      <p className="setup-foot">
        <Button type="primary" loading={loading} disabled={rows.length === 0} onClick={() => void submit()}>
          {t('books.make', { count: rows.length })}
        </Button>
        <Button onClick={onBack}>{t('later')}</Button>
      </p>
    </div>
  );
}
