import { useQuery } from '@apollo/client/react';
import { theKhoRecord } from '@sen/domain/pharmacy/records';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { RefPicker } from '../../../catalogue/RefPicker.tsx';
import { currentLanguage } from '../../../session/i18n.ts';
import { narrowPath } from '../../../session/routeTable.ts';
import { DateRange } from '../../../ui/DateRange.tsx';
import { dayPlus, formatDate, formatDateTime, today } from '../../../ui/dateText.ts';
import type { GridColumn } from '../../../ui/grid/columns.ts';
import { PartGrid } from '../../../ui/grid/LocalGrid.tsx';
import { DownloadIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { showDecimal } from '../../../ui/numberText.ts';
import type { DayRange } from '../../../ui/periods.ts';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { useDownload } from '../../../ui/useDownload.ts';
import { useEvents } from '../../../ui/useEvents.ts';
import { StockLedgerDocument, type StockLedgerQuery } from '../stock.pharmacy.gen.ts';

type Line = StockLedgerQuery['theKho']['dongs'][number];
type Props = {
  idStore: string;
  /** The drug, kept in the address. */
  drug: string | null;
  onDrug: (id: string | null) => void;
  onPaper: (id: string) => void;
};

const reasons: Readonly<Record<string, { vi: string; en: string }>> = theKhoRecord.fields.LyDo.values;

/** The ledger of a drug in the store: every movement with its paper and what was left, from a day to a day. */
export function LedgerView({ idStore, drug, onDrug, onPaper }: Props) {
  const { t } = useTranslation('stock');
  const download = useDownload();
  const [range, setRange] = useState<DayRange>(() => ({ from: dayPlus(today(), -30), to: today() }));
  const skip = drug === null;
  const variables = { idStore, Duoc_Id: drug ?? '', startDate: range.from, endDate: range.to };
  const { data, previousData, loading, error, refetch } = useQuery(StockLedgerDocument, {
    variables,
    skip,
    fetchPolicy: 'cache-and-network',
  });
  useEvents(['Kho', 'CapPhatThuoc'], () => {
    if (!skip) void refetch();
  });
  const ledger = skip ? null : (data ?? previousData)?.theKho;
  return (
    <section className="section">
      <div className="stock-filter">
        <div className="stock-drug">
          <RefPicker
            to="Duoc"
            value={drug}
            placeholder={t('ledgerDrug')}
            aria-label={t('ledgerDrug')}
            onChange={(id) => onDrug(id)}
          />
        </div>
        <DateRange value={range} onChange={setRange} />
        <Button
          icon={<DownloadIcon />}
          disabled={!ledger}
          onClick={() => download(`/api/stock/ledger.xlsx?${new URLSearchParams(variables)}`, 'the-kho.xlsx')}
        >
          Excel
        </Button>
      </div>
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {drug === null ? <EmptyState text={t('ledgerChoose')} /> : null}
      {ledger ? (
        <>
          <p>
            {t('opening')} <strong>{showDecimal(ledger.dauKy)}</strong> · {t('closing')}{' '}
            <strong>{showDecimal(ledger.cuoiKy)}</strong>
          </p>
          <PartGrid<Line>
            name="stock-ledger"
            label={t('ledger')}
            rowKey={(line) => line._id}
            rowName={(line) => formatDateTime(line.Ngay)}
            rows={ledger.dongs}
            loading={loading}
            empty={<EmptyState text={t('ledgerEmpty')} />}
            columns={columnsOf(t, onPaper)}
          />
        </>
      ) : null}
    </section>
  );
}

function columnsOf(t: TFunction<'stock'>, onPaper: Props['onPaper']): ReadonlyArray<GridColumn<Line>> {
  return [
    {
      key: 'Ngay',
      label: t('at'),
      kind: 'moment',
      sortable: true,
      filter: { kind: 'moments' },
      value: (line) => line.Ngay,
      render: (line) => formatDateTime(line.Ngay),
    },
    {
      key: 'LyDo',
      label: t('movement'),
      grow: true,
      filter: {
        kind: 'choices',
        options: Object.entries(reasons).map(([value, label]) => ({
          value,
          label: label[currentLanguage()],
        })),
      },
      value: (line) => line.LyDo,
      render: (line) => reasons[line.LyDo]?.[currentLanguage()] ?? line.LyDo,
    },
    {
      key: 'SoPhieu',
      label: t('number'),
      width: 150,
      sortable: true,
      value: (line) => line.SoPhieu ?? null,
      render: (line) => <PaperLink line={line} onPaper={onPaper} />,
    },
    {
      key: 'SoLo',
      label: t('line.SoLo'),
      kind: 'code',
      filter: { kind: 'contains' },
      value: (line) => line.SoLo,
      render: (line) => line.SoLo,
    },
    { key: 'HanDung', label: t('line.HanDung'), kind: 'day', render: (line) => formatDate(line.HanDung) },
    { key: 'in', label: t('in'), kind: 'number', render: (line) => part(line, 1) },
    { key: 'out', label: t('out'), kind: 'number', render: (line) => part(line, -1) },
    {
      key: 'TonLo',
      label: t('leftOfLot'),
      kind: 'number',
      width: 120,
      render: (line) => showDecimal(line.TonLo),
    },
    {
      key: 'Ton',
      label: t('left'),
      kind: 'number',
      render: (line) => <strong>{showDecimal(line.Ton)}</strong>,
    },
  ];
}

function part({ SoLuong }: Line, sign: 1 | -1): string {
  return Number(SoLuong) * sign > 0 ? showDecimal(SoLuong.replace('-', '')) : '';
}

/** The paper of a movement: a stock paper opens here, a supply at the counter. */
function PaperLink({ line, onPaper }: { line: Line; onPaper: (id: string) => void }) {
  const isNarrow = useLocation().pathname.startsWith('/m/');
  const { PhieuKho_Id, ToaThuoc_Id, SoPhieu } = line;
  if (PhieuKho_Id)
    return (
      <Button type="link" onClick={() => onPaper(PhieuKho_Id)}>
        {SoPhieu}
      </Button>
    );
  if (ToaThuoc_Id) {
    const path = `/cap-phat-thuoc?id=${ToaThuoc_Id}`;
    return <Link to={isNarrow ? narrowPath(path) : path}>{SoPhieu}</Link>;
  }
  return <>{SoPhieu ?? '–'}</>;
}
