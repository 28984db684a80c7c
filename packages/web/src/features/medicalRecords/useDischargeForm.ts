import { useApolloClient, useMutation } from '@apollo/client/react';
import { ketQuaDieuTri, loaiRaVien } from '@sen/domain/medicalRecords/raVien';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { formatDateTime } from '../../ui/dateText.ts';
import { useRecordForm } from '../../ui/recordForm/useRecordForm.ts';
import { refTexts } from '../examination/refTexts.ts';
import { type DischargeValues, dischargeFields, dischargeValues, newDischarge } from './dischargeValues.ts';
import type { BenhAnNgoaiTruFragment } from './medicalRecords.main.gen.ts';
import {
  LapRaVienDocument,
  RaVienCuaBenhAnDocument,
  type RaVienFragment,
  SuaRaVienDocument,
} from './papers.main.gen.ts';

type Args = {
  record: BenhAnNgoaiTruFragment;
  /** The discharge that is changed; null for a new one. */
  discharge: RaVienFragment | null;
  /** Why one that was printed is replaced. */
  reason: string | null;
  onDone: (saved: RaVienFragment) => void;
};

/** The form of a discharge: a new one of a record, a change, or a version that replaces one on paper. */
export function useDischargeForm({ record, discharge, reason, onDone }: Args) {
  const { t } = useTranslation('medicalRecords');
  const client = useApolloClient();
  const [create] = useMutation(LapRaVienDocument);
  const [update] = useMutation(SuaRaVienDocument);
  const [blank] = useState(() => newDischarge(record));
  return useRecordForm<RaVienFragment, DischargeValues>({
    form: 'ra-vien',
    ids: 'ra-vien',
    id: discharge?._id ?? `new/${record._id}`,
    record: discharge,
    blank,
    identify: ({ _id, version }) => ({ id: _id, version }),
    toValues: dischargeValues,
    load: async (id) => {
      const { data } = await client.query({
        query: RaVienCuaBenhAnDocument,
        variables: { id: record._id },
        fetchPolicy: 'network-only',
      });
      return data?.benhAn?.raViens.find((one) => one._id === id) ?? null;
    },
    save: async ({ id, values, version, requestId }) => {
      if (id) {
        const input = { ...values, version, LyDoThayThe: reason };
        return (await update({ variables: { id, input } })).data?.updateRaVienNgoaiTru ?? null;
      }
      const input = { ...values, BenhAn_Id: record._id, requestId };
      return (await create({ variables: { input } })).data?.createRaVienNgoaiTru ?? null;
    },
    describe: async ({ paths, mine, theirs, record: known }) => {
      const ids = [mine, theirs].flatMap((of) => [of.ChanDoanICD_Id ?? [], of.ChanDoanPhuICD_Ids].flat());
      const refs = await refTexts(client, 'ICD', ids, [
        known?.ChanDoanICD,
        ...(known?.ChanDoanPhuICDs ?? []),
      ]);
      const text = (path: (typeof dischargeFields)[number], of: DischargeValues): string => {
        const value = of[path];
        if (value === null || value.length === 0) return '–';
        if (typeof value !== 'string') return value.map((id) => refs.get(id) ?? id).join(', ');
        if (path === 'ThoiGianRaVien') return formatDateTime(value);
        if (path === 'KetQuaDieuTri' && of.KetQuaDieuTri)
          return ketQuaDieuTri[of.KetQuaDieuTri][currentLanguage()];
        if (path === 'LoaiRaVien' && of.LoaiRaVien) return loaiRaVien[of.LoaiRaVien][currentLanguage()];
        return refs.get(value) ?? value;
      };
      return dischargeFields
        .filter((path) => paths.includes(path))
        .map((path) => ({
          path,
          label: t(`paper.${path}`),
          mine: text(path, mine),
          theirs: text(path, theirs),
        }));
    },
    onSaved: ({ record: saved }) => onDone(saved),
  });
}
