import { useMutation, useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../../session/userMessage.ts';
import { formatDateTime } from '../../../ui/dateText.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { useNotices } from '../../../ui/kit/noticeStore.ts';
import { StateTag, type Tone } from '../../../ui/StateTag.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import {
  type CallRowFragment,
  type OperationsCallCountsQuery,
  OperationsCallsDocument,
  RetryCallsDocument,
} from '../operations.main.gen.ts';
import { polled } from '../polled.ts';
import { useAct } from '../useAct.ts';
import { CallDialog, triesText } from './CallDialog.tsx';
import { Rows } from './Rows.tsx';

export const callTabs = ['failed', 'waiting', 'done'] as const;
type CallTab = (typeof callTabs)[number];

const states = { failed: ['Loi'], waiting: ['Cho'], done: ['DaGui', 'DaHuy'] } as const satisfies Record<
  CallTab,
  ReadonlyArray<CallRowFragment['TrangThai']>
>;
const tones: Readonly<Record<CallRowFragment['TrangThai'], Tone>> = {
  Cho: 'waiting',
  Loi: 'cancelled',
  DaGui: 'done',
  DaHuy: 'waiting',
};
const pageSize = 100;

type Props = {
  state: CallTab;
  counts: OperationsCallCountsQuery['goiNgoaiDems'];
  narrow: boolean;
  onChanged: () => void;
};

/** The calls of some states: opened they say why, and are tried again or given up. */
export function CallsTab({ state, counts, narrow, onChanged }: Props) {
  const { t } = useTranslation(['operations', 'common']);
  const [older, setOlder] = useState(false);
  const { data, loading, error, refetch, fetchMore } = useQuery(OperationsCallsDocument, {
    variables: { input: { TrangThais: [...states[state]] }, limit: pageSize },
    ...polled(5000),
    // asking anew gives the first page alone: it waits while older ones are read
    ...(older ? { pollInterval: 0 } : {}),
  });
  const [openId, setOpenId] = useState<string | null>(null);
  const refresh = () => {
    setOlder(false);
    void refetch();
    onChanged();
  };
  const { message } = useNotices();
  const { act, busy } = useAct(refresh);
  const [retryAll] = useMutation(RetryCallsDocument);
  const page = data?.goiNgoais;
  const open = page?.data.find((one) => one._id === openId) ?? null;
  const gone = page !== undefined && openId !== null && open === null;
  // one that left the list closes for good: back in it, it would open by itself
  useEffect(() => {
    if (gone) setOpenId(null);
  }, [gone]);
  const name = (row: Pick<CallRowFragment, 'adapter'>) =>
    t(`adapter.${row.adapter}`, { defaultValue: row.adapter });
  const what = (row: CallRowFragment) => t(`operation.${row.operation}`, { defaultValue: row.operation });
  const tag = (row: CallRowFragment) => (
    <StateTag tone={tones[row.TrangThai]}>{t(`call.${row.TrangThai}`)}</StateTag>
  );
  if (error && !page) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const more = () => {
    setOlder(true);
    void fetchMore({
      variables: { sau: page?.tiep ?? null },
      updateQuery: (before, { fetchMoreResult: { goiNgoais: next } }) => ({
        goiNgoais: { ...next, data: [...before.goiNgoais.data, ...next.data] },
      }),
    }).catch((failure: unknown) => message.error(userMessage(failure)));
  };
  return (
    <>
      {state === 'failed' && counts.some(({ loi }) => loi > 0) ? (
        <p className="ops-bar">
          {counts
            .filter(({ loi }) => loi > 0)
            .map((one) => (
              <Button
                key={one.adapter}
                loading={busy}
                onClick={() =>
                  void act(
                    () => retryAll({ variables: { adapter: one.adapter } }),
                    t('retriedAll', { count: one.loi }),
                  )
                }
              >
                {t('retryAll', { name: name(one), count: one.loi })}
              </Button>
            ))}
        </p>
      ) : null}
      <Rows
        name={`operations/calls/${state}`}
        label={t(`calls.${state}`)}
        narrow={narrow}
        rows={page?.data ?? []}
        rowKey={(row) => row._id}
        loading={loading && !page}
        empty={t(`noCalls.${state}`)}
        onOpen={(row) => setOpenId(row._id)}
        columns={[
          { key: 'state', label: t('stateTitle'), render: tag, width: 110 },
          {
            key: 'to',
            label: t('outside'),
            width: 220,
            sortable: true,
            filter: { kind: 'contains' },
            value: (row) => `${name(row)}: ${what(row)}`,
            render: (row) => `${name(row)}: ${what(row)}`,
          },
          {
            key: 'about',
            label: t('about'),
            width: 140,
            sortable: true,
            filter: { kind: 'contains' },
            value: (row) => row.doiTuong ?? null,
            render: (row) => row.doiTuong ?? '–',
          },
          { key: 'tries', label: t('tries'), kind: 'number', render: (row) => triesText(row) },
          {
            key: 'made',
            label: t('made'),
            kind: 'moment',
            sortable: true,
            value: (row) => row.NgayTao,
            render: (row) => formatDateTime(row.NgayTao),
          },
          state === 'done'
            ? {
                key: 'end',
                label: t('ended'),
                kind: 'moment',
                sortable: true,
                value: (row) => row.NgayCapNhat,
                render: (row) => formatDateTime(row.NgayCapNhat),
              }
            : {
                key: 'next',
                label: t('nextTry'),
                kind: 'moment',
                sortable: true,
                value: (row) => row.lanToi ?? null,
                render: (row) => (row.lanToi ? formatDateTime(row.lanToi) : '–'),
              },
          {
            key: 'why',
            label: state === 'done' ? t('reasonTitle') : t('lastError'),
            grow: true,
            filter: { kind: 'contains' },
            value: (row) => row.LyDoHuy ?? row.lastError ?? null,
            render: (row) => row.LyDoHuy ?? row.lastError ?? '',
          },
        ]}
        card={(row) => (
          <>
            <span className="ops-line">
              <strong>{what(row)}</strong>
              {tag(row)}
            </span>
            <span className="soft">
              {[name(row), row.doiTuong, formatDateTime(row.NgayTao)].filter(Boolean).join(' · ')}
            </span>
            {row.lastError ? <span className="ops-cut">{row.lastError}</span> : null}
          </>
        )}
      />
      {page?.tiep ? (
        <p className="ops-bar">
          <Button onClick={more}>{t('older')}</Button>
        </p>
      ) : null}
      {open ? (
        <CallDialog
          row={open}
          title={what(open)}
          onClose={() => setOpenId(null)}
          onChanged={refresh}
          tag={tag(open)}
          outside={name(open)}
        />
      ) : null}
    </>
  );
}
