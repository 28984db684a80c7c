import { useTranslation } from 'react-i18next';
import { Button } from '../kit/Button.tsx';

type Props = {
  page: number;
  pageSize: number;
  total: number;
  /** Instead of the plain count of rows. */
  totalText: string | undefined;
  onPage: (page: number) => void;
};

/** Which rows of all are shown, and the way to the others. */
export function GridPager({ page, pageSize, total, totalText, onPage }: Props) {
  const { t } = useTranslation(['grid', 'common']);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  if (pages === 1 && totalText === '') return null;
  const to = (next: number, label: string, sign: string) => (
    <Button
      type="text"
      size="small"
      aria-label={label}
      disabled={next < 1 || next > pages || next === page}
      onClick={() => onPage(next)}
    >
      {sign}
    </Button>
  );
  return (
    <nav className="grid-pages" aria-label={t('common:pages')}>
      <span aria-live="polite">{totalText ?? t('rows', { count: total })}</span>
      {pages === 1 ? null : (
        <>
          {to(1, t('common:firstPage'), '«')}
          {to(page - 1, t('common:previousPage'), '‹')}
          <span>{t('common:pageOf', { page, pages })}</span>
          {to(page + 1, t('common:nextPage'), '›')}
          {to(pages, t('common:lastPage'), '»')}
        </>
      )}
    </nav>
  );
}
