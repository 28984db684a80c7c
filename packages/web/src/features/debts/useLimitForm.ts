import { useApolloClient, useMutation } from '@apollo/client/react';
import { formatVnd } from '@sen/domain/money/decimal';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { useRecordForm } from '../../ui/recordForm/useRecordForm.ts';
import { type DebtLimitFragment, DebtLimitsDocument, SaveDebtLimitDocument } from './limits.main.gen.ts';
import { blankLimit, type LimitValues, limitInput, limitIssues, limitValues } from './limitValues.ts';

type Of = { row: DebtLimitFragment | null; mayChange: boolean; onDone: () => void };

/** The form of the limit of a debtor, new or changed. */
export function useLimitForm({ row, mayChange, onDone }: Of) {
  const { t } = useTranslation('debts');
  const { message } = useNotices();
  const client = useApolloClient();
  const [save] = useMutation(SaveDebtLimitDocument);
  const [blank] = useState(blankLimit);
  const textOf = (path: string, values: LimitValues) => {
    if (path === 'HanMuc') return values.HanMuc === null ? '–' : formatVnd(values.HanMuc);
    if (path === 'GhiChu') return values.GhiChu ?? '–';
    return path === 'cua' ? t(`limit.of.${values.cua}`) : null;
  };
  return useRecordForm<DebtLimitFragment, LimitValues>({
    ids: 'limit-',
    form: 'han-muc-no',
    id: row?._id ?? 'new',
    record: row,
    blank,
    identify: ({ _id, version }) => ({ id: _id, version }),
    toValues: limitValues,
    check: limitIssues,
    editable: () => mayChange,
    load: async (id) => {
      const { data } = await client.query({ query: DebtLimitsDocument, fetchPolicy: 'network-only' });
      return data?.hanMucNos.find(({ _id }) => _id === id) ?? null;
    },
    save: async ({ id, values, requestId, version }) => {
      const input = { ...limitInput(values), ...(id ? { version } : { requestId }) };
      return (await save({ variables: { id, input } })).data?.hanMuc ?? null;
    },
    describe: ({ paths, mine, theirs, record }) =>
      paths.map((path) => ({
        path,
        label: t(`limit.${path}`),
        // what is chosen from a list is told by the names that the record has of it
        mine: textOf(path, mine) ?? t('limit.mine'),
        theirs: textOf(path, theirs) ?? nameOf(path, record) ?? '–',
      })),
    onSaved: () => {
      message.success(t('limit.saved'));
      onDone();
    },
  });
}

function nameOf(path: string, record: DebtLimitFragment | null): string | null {
  if (path === 'BenhNhan_Id') return record?.BenhNhan?.ten ?? null;
  return (path === 'CongTy_Id' ? record?.CongTy?.ten : record?.NhomCongNo?.ten) ?? null;
}
