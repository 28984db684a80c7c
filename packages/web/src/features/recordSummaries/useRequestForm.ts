import { useApolloClient, useMutation } from '@apollo/client/react';
import { nguoiYeuCau } from '@sen/domain/recordSummaries/yeuCauTomTat';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { formatDate, isDay } from '../../ui/dateText.ts';
import { useRecordForm } from '../../ui/recordForm/useRecordForm.ts';
import {
  NhanYeuCauTomTatDocument,
  SuaYeuCauTomTatDocument,
  type YeuCauFragment,
  YeuCauTomTatDocument,
} from './recordSummaries.main.gen.ts';
import {
  type AskedOf,
  newRequest,
  type RequestValues,
  requestFields,
  requestInput,
  requestValues,
} from './requestValues.ts';

/** The form of a request: a new one of a patient, or a change of `record`. */
export function useRequestForm(
  of: AskedOf,
  record: YeuCauFragment | null,
  onDone: (saved: YeuCauFragment) => void,
) {
  const { t } = useTranslation('recordSummaries');
  const client = useApolloClient();
  const [create] = useMutation(NhanYeuCauTomTatDocument);
  const [update] = useMutation(SuaYeuCauTomTatDocument);
  const [blank] = useState(() => newRequest(of));
  return useRecordForm<YeuCauFragment, RequestValues>({
    form: 'yeu-cau-tom-tat',
    id: record?._id ?? `new/${of.patient._id}`,
    record,
    blank,
    identify: ({ _id, version }) => ({ id: _id, version }),
    toValues: requestValues,
    load: async (id) => {
      const { data } = await client.query({
        query: YeuCauTomTatDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      return data?.yeuCauTomTatHoSo ?? null;
    },
    save: async ({ id, values, version, requestId }) => {
      if (id) {
        const input = { ...requestInput(values, false), version };
        return (await update({ variables: { id, input } })).data?.updateYeuCauTomTatHoSo ?? null;
      }
      const input = { ...requestInput(values, true), requestId };
      return (await create({ variables: { input } })).data?.createYeuCauTomTatHoSo ?? null;
    },
    describe: async ({ paths, mine, theirs }) =>
      requestFields
        .filter((path) => paths.includes(path))
        .map((path) => ({ path, label: t(path), mine: textOf(path, mine), theirs: textOf(path, theirs) })),
    onSaved: ({ record: saved }) => onDone(saved),
  });
}

function textOf(field: (typeof requestFields)[number], values: RequestValues): string {
  if (field === 'NguoiYeuCau') return nguoiYeuCau[values.NguoiYeuCau][currentLanguage()];
  const value = values[field];
  if (!value) return '–';
  return isDay(value) ? formatDate(value) : value;
}
