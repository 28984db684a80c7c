import { useMutation, useQuery } from '@apollo/client/react';
import { dangDung, soConLai } from '@sen/domain/cashier/books';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../../session/userMessage.ts';
import { Switch } from '../../../ui/kit/choices.tsx';
import { useNotices } from '../../../ui/kit/noticeStore.ts';
import { StateTag } from '../../../ui/StateTag.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { useEvents } from '../../../ui/useEvents.ts';
import {
  type CashierBookFragment,
  CashierBooksDocument,
  CashierSetBookDocument,
} from '../ownBooks.main.gen.ts';
import './ownBooks.css';

/** The receipt books of the signed-in cashier: what is left in each, and whether numbers are taken from it. */
export function OwnBooks({ NhanVienId }: { NhanVienId: string }) {
  const { t } = useTranslation(['cashier', 'common']);
  const { message, modal } = useNotices();
  const { data, error, refetch } = useQuery(CashierBooksDocument, {
    variables: { NhanVienId },
    fetchPolicy: 'cache-and-network',
  });
  const [set, saving] = useMutation(CashierSetBookDocument);
  useEvents(['BienLai', 'DanhMuc'], () => void refetch());
  const books = data?.quyens ?? [];
  const turn = async ({ _id: id, version, KyHieu }: CashierBookFragment, HieuLuc: boolean) => {
    try {
      await set({ variables: { id, input: { version, HieuLuc } } });
      message.success(t(HieuLuc ? 'bookOpened' : 'bookClosed', { code: KyHieu }));
    } catch (refused) {
      message.error(userMessage(refused));
    }
    await refetch().catch(() => undefined);
  };
  const ask = (book: CashierBookFragment, HieuLuc: boolean) => {
    const others = books.some((one) => one._id !== book._id && one.Loai === book.Loai && dangDung(one));
    if (HieuLuc || others || !dangDung(book)) return void turn(book, HieuLuc);
    modal.confirm({
      title: t('lastBook'),
      content: t('lastBookText', { kind: t(`kind.${book.Loai}`) }),
      okText: t('closeBook'),
      cancelText: t('back', { ns: 'common' }),
      onOk: () => turn(book, false),
    });
  };
  return (
    <section className="own-books">
      <h3>{t('ownBooks')}</h3>
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data && books.length === 0 ? <p className="soft">{t('noBooks')}</p> : null}
      <ul>
        {books.map((book) => {
          const left = soConLai(book);
          return (
            <li key={book._id}>
              <span>
                <strong>{[book.KyHieu, book.Series].filter(Boolean).join('/')}</strong> ·{' '}
                {t(`kind.${book.Loai}`)}
                <small className="soft">
                  {book.Min_Number} – {book.Max_Number} · {t('bookLeft', { count: left })}
                </small>
              </span>
              {book.TamNgung ? <StateTag tone="cancelled">{t('bookSuspended')}</StateTag> : null}
              <Switch
                aria-label={t('bookOpen', { code: `${book.KyHieu} ${t(`kind.${book.Loai}`)}` })}
                checked={book.HieuLuc}
                disabled={saving.loading || (!book.HieuLuc && (book.TamNgung || left === 0))}
                onChange={(open) => ask(book, open)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
