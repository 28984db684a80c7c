import { useApolloClient, useMutation } from '@apollo/client/react';
import { hinhThucHoiChan } from '@sen/domain/consultations/hoiChan';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { useSession } from '../../session/useSession.ts';
import { formatDateTime } from '../../ui/dateText.ts';
import type { SessionOfPaper } from '../../ui/feature.ts';
import { useRecordForm } from '../../ui/recordForm/useRecordForm.ts';
import { refTexts } from '../examination/refTexts.ts';
import {
  BienBanCuaLuotDocument,
  type BienBanFragment,
  LapBienBanDocument,
  SuaBienBanDocument,
} from './consultations.main.gen.ts';
import {
  type MinutesValues,
  minutesFields,
  minutesInput,
  minutesValues,
  placedIssues,
} from './minutesValues.ts';

type Args = {
  session: SessionOfPaper;
  /** The minutes that are changed; null for new ones. */
  record: BienBanFragment | null;
  onDone: (saved: BienBanFragment) => void;
};

/** The form of minutes: new ones of a session, or a change of those that are being written. */
export function useMinutesForm({ session, record, onDone }: Args) {
  const { t } = useTranslation('consultations');
  const client = useApolloClient();
  const me = useSession().user.employee?._id ?? null;
  const [now] = useState(() => new Date().toISOString());
  const [create] = useMutation(LapBienBanDocument);
  const [update] = useMutation(SuaBienBanDocument);
  const begin = {
    ChanDoan: session.ChanDoan ?? session.ChanDoanICD?.ten ?? null,
    NhanVien_Id: me,
    now,
  };
  return useRecordForm<BienBanFragment, MinutesValues>({
    form: 'bien-ban-hoi-chan',
    id: record?._id ?? `new/${session._id}`,
    record,
    blank: minutesValues(null, begin),
    identify: ({ _id, version }) => ({ id: _id, version }),
    toValues: (of) => minutesValues(of, begin),
    load: async (id) => {
      const { data } = await client.query({
        query: BienBanCuaLuotDocument,
        variables: { TiepNhan_Id: session.TiepNhan_Id },
        fetchPolicy: 'network-only',
      });
      return data?.bienBanHoiChansByTiepNhan.find((one) => one._id === id) ?? null;
    },
    placed: placedIssues,
    save: async ({ id, values, version, requestId }) => {
      const input = minutesInput(values);
      if (id) {
        const { data } = await update({ variables: { id, input: { ...input, version } } });
        return data?.updateBienBanHoiChan ?? null;
      }
      const variables = { input: { ...input, KhamBenh_Id: session._id, requestId } };
      return (await create({ variables })).data?.createBienBanHoiChan ?? null;
    },
    describe: async ({ paths, mine, theirs, record: stored }) => {
      const people = [mine, theirs].flatMap(idsOf);
      const known = (stored?.DoiNguThamGia ?? []).map((one) => one.NhanVien);
      const names = await refTexts(client, 'NhanVien', people, known);
      return minutesFields
        .filter((path) => paths.includes(path))
        .map((path) => ({
          path,
          label: t(path),
          mine: textOf(path, mine, names),
          theirs: textOf(path, theirs, names),
        }));
    },
    onSaved: ({ record: saved }) => onDone(saved),
  });
}

function idsOf({ BacSiDeNghi_Id, ChuToa, ThuKy, ThanhVien, HoTro }: MinutesValues): string[] {
  return [BacSiDeNghi_Id, ChuToa, ThuKy, ...ThanhVien, ...HoTro].filter((id) => id !== null);
}

function textOf(
  field: (typeof minutesFields)[number],
  values: MinutesValues,
  names: ReadonlyMap<string, string>,
): string {
  if (field === 'HinhThucHoiChan') return hinhThucHoiChan[values.HinhThucHoiChan][currentLanguage()];
  const value = values[field];
  if (!value || value.length === 0) return '–';
  if (typeof value !== 'string') return value.map((id) => names.get(id) ?? id).join(', ');
  return field === 'NgayHoiChan' ? formatDateTime(value) : (names.get(value) ?? value);
}
