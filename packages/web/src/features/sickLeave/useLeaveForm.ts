import { useApolloClient, useMutation } from '@apollo/client/react';
import { loaiNghi } from '@sen/domain/sickLeave/giayNghi';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { formatDate, isDay } from '../../ui/dateText.ts';
import type { SessionOfPaper } from '../../ui/feature.ts';
import { useRecordForm } from '../../ui/recordForm/useRecordForm.ts';
import { type LeaveValues, leaveFields, leaveInput, leaveValues } from './leaveValues.ts';
import {
  CapGiayNghiDocument,
  CapLaiGiayNghiDocument,
  GiayNghiCuaKhamDocument,
  type GiayNghiFragment,
  SuaGiayNghiDocument,
} from './sickLeave.main.gen.ts';

type Args = {
  session: SessionOfPaper;
  employer: string | null;
  /** The certificate that is changed or issued again; null for a new one. */
  record: GiayNghiFragment | null;
  /** Why it is issued again; null where it is not. */
  again: string | null;
  onDone: (saved: GiayNghiFragment) => void;
};

/** The form of a certificate: a new one, a change of one that nobody has on paper, or one that is issued again. */
export function useLeaveForm({ session, employer, record, again, onDone }: Args) {
  const { t } = useTranslation('sickLeave');
  const client = useApolloClient();
  const [create] = useMutation(CapGiayNghiDocument);
  const [update] = useMutation(SuaGiayNghiDocument);
  const [issueAgain] = useMutation(CapLaiGiayNghiDocument);
  return useRecordForm<GiayNghiFragment, LeaveValues, 'again'>({
    form: 'giay-nghi',
    id: record?._id ?? `new/${session._id}`,
    record,
    blank: leaveValues(null, session, employer),
    identify: ({ _id, version }) => ({ id: _id, version }),
    toValues: (of) => leaveValues(of, session, employer),
    load: async (id) => {
      const { data } = await client.query({
        query: GiayNghiCuaKhamDocument,
        variables: { KhamBenh_Id: session._id, BenhNhan_Id: session.BenhNhan_Id },
        fetchPolicy: 'network-only',
      });
      return data?.giayNghiHuongBHXHs.find((one) => one._id === id) ?? null;
    },
    save: async ({ id, values, version, requestId, act }) => {
      const input = leaveInput(values);
      if (id && act === 'again') {
        const variables = { id, LyDo: again ?? '', input: { ...input, version, requestId } };
        return (await issueAgain({ variables })).data?.capLaiGiayNghiHuongBHXH ?? null;
      }
      if (id) {
        const { data } = await update({ variables: { id, input: { ...input, version } } });
        return data?.updateGiayNghiHuongBHXH ?? null;
      }
      const variables = { input: { ...input, KhamBenh_Id: session._id, requestId } };
      return (await create({ variables })).data?.createGiayNghiHuongBHXH ?? null;
    },
    describe: async ({ paths, mine, theirs }) =>
      leaveFields
        .filter((path) => paths.includes(path))
        .map((path) => ({
          path,
          label: t(path),
          mine: textOf(path, mine),
          theirs: textOf(path, theirs),
        })),
    onSaved: ({ record: saved }) => onDone(saved),
  });
}

function textOf(field: (typeof leaveFields)[number], values: LeaveValues): string {
  if (field === 'LoaiNghi') return loaiNghi[values.LoaiNghi][currentLanguage()];
  const value = values[field];
  if (!value) return '–';
  return isDay(value) ? formatDate(value) : value;
}
