import { useApolloClient, useMutation } from '@apollo/client/react';
import { slipIssues, usualLastDay } from '@sen/domain/followUps/giayHen';
import { useTranslation } from 'react-i18next';
import { formatDate, isDay, today } from '../../ui/dateText.ts';
import type { SessionOfPaper } from '../../ui/feature.ts';
import { useRecordForm } from '../../ui/recordForm/useRecordForm.ts';
import { refTexts } from '../examination/refTexts.ts';
import {
  CapLaiPhieuHenDocument,
  CapPhieuHenDocument,
  PhieuHenCuaKhamDocument,
  type PhieuHenFragment,
} from './followUps.main.gen.ts';
import { type SlipValues, slipFields, slipValues } from './slipValues.ts';

const catalogues = { NoiHen_Id: 'Node', BacSiHen_Id: 'NhanVien' } as const;

type Args = {
  session: SessionOfPaper;
  /** The slip that is issued again; null for a new one. */
  record: PhieuHenFragment | null;
  /** Why it is issued again; null where it is not. */
  again: string | null;
  onDone: (saved: PhieuHenFragment) => void;
};

/** The form of a slip: a new one, or one that is issued again. */
export function useSlipForm({ session, record, again, onDone }: Args) {
  const { t } = useTranslation('followUps');
  const client = useApolloClient();
  const [create] = useMutation(CapPhieuHenDocument);
  const [issueAgain] = useMutation(CapLaiPhieuHenDocument);
  const work = useRecordForm<PhieuHenFragment, SlipValues, 'again'>({
    form: 'phieu-hen',
    id: record?._id ?? `new/${session._id}`,
    record,
    blank: slipValues(null, session),
    identify: ({ _id, version }) => ({ id: _id, version }),
    toValues: (of) => slipValues(of, session),
    check: (values) => slipIssues(values, { ngayKham: session.Ngay, today: today() }),
    load: async (id) => {
      const { data } = await client.query({
        query: PhieuHenCuaKhamDocument,
        variables: { KhamBenh_Id: session._id },
        fetchPolicy: 'network-only',
      });
      return data?.giayHenKhamLais.find((one) => one._id === id) ?? null;
    },
    save: async ({ id, values, version, requestId }) => {
      if (id) {
        const variables = { id, LyDo: again ?? '', input: { ...values, version, requestId } };
        return (await issueAgain({ variables })).data?.capLaiGiayHenKhamLai ?? null;
      }
      const variables = { input: { ...values, KhamBenh_Id: session._id, requestId } };
      return (await create({ variables })).data?.createGiayHenKhamLai ?? null;
    },
    describe: async ({ paths, mine, theirs, record: stored }) => {
      const names = new Map<string, string>();
      for (const field of ['NoiHen_Id', 'BacSiHen_Id'] as const) {
        const ids = [mine[field], theirs[field]].filter((id) => id !== null);
        const known = field === 'NoiHen_Id' ? stored?.NoiHen : stored?.BacSiHen;
        for (const [id, text] of await refTexts(client, catalogues[field], ids, [known])) names.set(id, text);
      }
      const textOf = (value: string | null) => {
        if (!value) return '–';
        return isDay(value) ? formatDate(value) : (names.get(value) ?? value);
      };
      return slipFields
        .filter((path) => paths.includes(path))
        .map((path) => ({ path, label: t(path), mine: textOf(mine[path]), theirs: textOf(theirs[path]) }));
    },
    onSaved: ({ record: saved }) => onDone(saved),
  });
  return {
    ...work,
    /** Another day has another last day. */
    onValuesChange: (changed: Partial<SlipValues>) => {
      work.onValuesChange(changed);
      if (isDay(changed.NgayHen)) work.change({ HieuLucDen: usualLastDay(changed.NgayHen) });
    },
  };
}
