import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../ui/dateText.ts';
import { Checkbox } from '../../ui/kit/choices.tsx';
import { showDecimal } from '../../ui/numberText.ts';
import { ErrorState } from '../../ui/states.tsx';
import { type CounterRowFragment, OperationsCountersDocument } from './operations.main.gen.ts';
import { CounterDialog } from './parts/CounterDialog.tsx';
import { Rows } from './parts/Rows.tsx';

/** Counters of readable numbers: what they stand at, and their next number raised. */
export function CountersPage({ narrow }: { narrow: boolean }) {
  const { t } = useTranslation('operations');
  const [gomKyCu, setGomKyCu] = useState(false);
  const { data, loading, error, refetch } = useQuery(OperationsCountersDocument, {
    variables: { gomKyCu },
    fetchPolicy: 'network-only',
  });
  const [open, setOpen] = useState<CounterRowFragment | null>(null);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <div className="ops-page">
      <header className="ops-head">
        <h1>{t('counters')}</h1>
        <Checkbox checked={gomKyCu} onChange={(event) => setGomKyCu(event.target.checked)}>
          {t('pastPeriods')}
        </Checkbox>
      </header>
      <p className="soft ops-summary">{t('countersText')}</p>
      <Rows
        name="operations/counters"
        label={t('counters')}
        narrow={narrow}
        rows={data?.boDemSos ?? []}
        rowKey={(row) => `${row.name} ${row.scope}`}
        loading={loading && !data}
        empty={t('noCounters')}
        onOpen={setOpen}
        columns={[
          {
            key: 'name',
            label: t('counter'),
            grow: true,
            width: 220,
            sortable: true,
            filter: { kind: 'contains' },
            value: (row) => row.ten,
            render: (row) => row.ten,
          },
          {
            key: 'scope',
            label: t('period'),
            width: 120,
            sortable: true,
            filter: { kind: 'contains' },
            value: (row) => row.scope,
            render: (row) => row.scope,
          },
          {
            key: 'prefix',
            label: t('prefix'),
            width: 120,
            sortable: true,
            value: (row) => row.tienTo,
            render: (row) => row.tienTo || '–',
          },
          {
            key: 'value',
            label: t('lastNumber'),
            kind: 'number',
            width: 120,
            sortable: true,
            value: (row) => Number(row.value),
            render: (row) => showDecimal(row.value),
          },
          { key: 'next', label: t('nextNumber'), width: 160, render: (row) => row.soToi },
          {
            key: 'at',
            label: t('lastUsed'),
            kind: 'moment',
            sortable: true,
            value: (row) => row.luc ?? null,
            render: (row) => formatDateTime(row.luc),
          },
        ]}
        card={(row) => (
          <>
            <span className="ops-line">
              <strong>{row.ten}</strong>
              <span>{row.soToi}</span>
            </span>
            <span className="soft">{`${t('period')} ${row.scope} · ${formatDateTime(row.luc)}`}</span>
          </>
        )}
      />
      {open ? (
        <CounterDialog row={open} onClose={() => setOpen(null)} onChanged={() => void refetch()} />
      ) : null}
    </div>
  );
}
