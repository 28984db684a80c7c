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
        label={t('counters')}
        narrow={narrow}
        rows={data?.boDemSos ?? []}
        rowKey={(row) => `${row.name} ${row.scope}`}
        loading={loading && !data}
        empty={t('noCounters')}
        onOpen={setOpen}
        columns={[
          { key: 'name', title: t('counter'), render: (row) => row.ten },
          { key: 'scope', title: t('period'), render: (row) => row.scope, width: 120 },
          { key: 'prefix', title: t('prefix'), render: (row) => row.tienTo || '–', width: 120 },
          {
            key: 'value',
            title: t('lastNumber'),
            render: (row) => showDecimal(row.value),
            align: 'right',
            width: 110,
          },
          { key: 'next', title: t('nextNumber'), render: (row) => row.soToi, width: 150 },
          { key: 'at', title: t('lastUsed'), render: (row) => formatDateTime(row.luc), width: 140 },
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
