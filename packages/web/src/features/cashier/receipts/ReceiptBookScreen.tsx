import { useApolloClient } from '@apollo/client/react';
import { soThieu } from '@sen/domain/cashier/receiptBook';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { useSession } from '../../../session/useSession.ts';
import { CameraButton } from '../../../ui/CameraButton.tsx';
import { DateRange } from '../../../ui/DateRange.tsx';
import { Grid } from '../../../ui/grid/Grid.tsx';
import { localRows } from '../../../ui/grid/localRows.ts';
import { useGridState } from '../../../ui/grid/useGridState.ts';
import { useHotkeys } from '../../../ui/hotkeys.tsx';
import { DownloadIcon, PrinterIcon, SearchIcon } from '../../../ui/icons.tsx';
import { Alert } from '../../../ui/kit/Alert.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { useNotices } from '../../../ui/kit/noticeStore.ts';
import { ListScreen } from '../../../ui/ListScreen.tsx';
import { usePrinting } from '../../../ui/Printing.tsx';
import { EmptyState, NoPermission } from '../../../ui/states.tsx';
import { useOnlyHit } from '../../../ui/useOnlyHit.ts';
import { useScan } from '../../../ui/useScan.ts';
import { AccountFilter } from './AccountFilter.tsx';
import { receiptColumns } from './columns.tsx';
import { exportReceipts } from './exportReceipts.ts';
import { ReceiptDialog } from './ReceiptDialog.tsx';
import { ReceiptSums } from './ReceiptSums.tsx';
import { ReceiptBookPrintDocument } from './receiptBook.main.gen.ts';
import { partSize, type Receipt, useReceiptBook } from './useReceiptBook.ts';
import './receiptBook.css';

/** Receipts that are printed together. */
const printMost = 50;

/** The book of receipts: those of some days in the order of their numbers, with what they come to. */
export default function ReceiptBookScreen() {
  const { permissions } = useSession();
  return permissions.has('VIEN_PHI_XEM') ? <Book /> : <NoPermission />;
}

function Book() {
  const { t } = useTranslation(['receiptBook', 'cashier', 'common']);
  const { message } = useNotices();
  const client = useApolloClient();
  const printing = usePrinting();
  const book = useReceiptBook();
  const grid = useGridState('receipts');
  const input = useRef<HTMLInputElement>(null);
  const { all, rows } = book;
  const columns = useMemo(() => receiptColumns(t, all), [t, all]);
  const { pageSize } = grid.layout;
  const whole = { pageSize: Number.MAX_SAFE_INTEGER };
  const { rows: shown } = localRows(rows, columns, { ...grid.state, page: 1 }, whole, currentLanguage());
  const from = (grid.state.page - 1) * pageSize;
  // of one account a book has other numbers than those of all
  const gaps = useMemo(() => (book.account ? [] : soThieu(all)), [all, book.account]);
  const onEnter = useOnlyHit({
    text: book.search,
    rows: shown,
    loading: book.loading,
    onOpen: (row) => book.open(row._id),
  });
  const onScan = useScan((text) => book.setSearch(text.trim()));
  useHotkeys([{ keys: 'F3', label: t('searchHint'), run: () => input.current?.focus() }]);

  const give = () => {
    exportReceipts(t, shown, book.range);
    message.success(t('exported', { count: shown.length }));
  };
  const print = async (chosen: readonly Receipt[]) => {
    if (chosen.length > printMost) {
      message.warning(t('printMost', { count: printMost }));
      return null;
    }
    const { data } = await client.query({
      query: ReceiptBookPrintDocument,
      variables: { ids: chosen.map((one) => one._id), isLast: false },
      fetchPolicy: 'network-only',
    });
    const papers = data?.bienLais ?? [];
    if (papers.length < chosen.length)
      message.warning(t('printLeft', { count: chosen.length - papers.length }));
    printing.previewAll(
      papers.map((one) => ({ path: `/api/print/PhieuThu/${one._id}`, title: one.MaBienLai })),
    );
    return null;
  };
  return (
    <ListScreen
      className="receipt-book"
      title={t('title')}
      choices={
        <>
          <div className="with-camera">
            <Input
              ref={input}
              allowClear
              prefix={<SearchIcon />}
              suffix={<kbd>F3</kbd>}
              placeholder={t('searchHint')}
              aria-label={t('searchHint')}
              value={book.search}
              onChange={(event) => book.setSearch(event.target.value)}
              onKeyDown={onEnter}
            />
            <CameraButton onScan={onScan} main />
          </div>
          <DateRange value={book.range} onChange={book.setRange} />
          <AccountFilter value={book.account} rows={all} onChange={book.setAccount} />
          <Button icon={<DownloadIcon />} disabled={shown.length === 0} onClick={give}>
            {t('export')}
          </Button>
        </>
      }
    >
      <ReceiptSums rows={shown} />
      {gaps.length > 0 ? (
        <Alert
          type="warning"
          title={t('gaps', {
            numbers: gaps
              .slice(0, 8)
              .map(({ KyHieu, LoaiBienLai, tu, den }) => {
                const numbers = tu === den ? String(tu) : `${tu}–${den}`;
                return `${KyHieu} (${t(`cashier:kind.${LoaiBienLai}`)}): ${numbers}`;
              })
              .join('; '),
          })}
        />
      ) : null}
      {book.hasMore || book.part > 1 ? (
        <p className="receipt-parts" role="status">
          {t('part', { from: (book.part - 1) * partSize + 1, to: (book.part - 1) * partSize + all.length })}
          <Button size="small" disabled={book.part === 1} onClick={() => book.setPart(book.part - 1)}>
            {t('partBefore')}
          </Button>
          <Button size="small" disabled={!book.hasMore} onClick={() => book.setPart(book.part + 1)}>
            {t('partAfter')}
          </Button>
        </p>
      ) : null}
      <Grid<Receipt>
        grid={grid}
        label={t('title')}
        columns={columns}
        rows={shown.slice(from, from + pageSize)}
        rowKey={idOf}
        rowName={(row) => row.MaBienLai}
        rowClass={(row) => (row.TrangThai === 'DaHuy' ? 'receipt-cancelled' : undefined)}
        total={shown.length}
        totalText={t('count', { count: shown.length })}
        loading={book.loading}
        error={book.error}
        onRetry={book.refetch}
        search={{ text: book.search, onClear: () => book.setSearch('') }}
        empty={<EmptyState text={t(all.length === 0 && !book.account ? 'empty' : 'noneFound')} />}
        onOpen={(row) => book.open(row._id)}
        bulk={[
          { key: 'print', label: t('printChosen'), icon: <PrinterIcon />, run: (chosen) => print(chosen) },
        ]}
      />
      {book.opened ? <ReceiptDialog id={book.opened} onClose={() => book.open(null)} /> : null}
    </ListScreen>
  );
}

function idOf({ _id }: Receipt): string {
  return _id;
}
