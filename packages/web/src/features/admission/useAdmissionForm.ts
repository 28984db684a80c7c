import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/useSession.ts';
import { formatDateTime } from '../../ui/dateText.ts';
import type { ResolutionPartProps } from '../../ui/feature.ts';
import { useRecordForm } from '../../ui/recordForm/useRecordForm.ts';
import { refTexts } from '../examination/refTexts.ts';
import {
  LapNhapVienDocument,
  NhapVienCuaKhamDocument,
  type NhapVienFragment,
  SuaNhapVienDocument,
} from './admission.main.gen.ts';
import { type AdmissionValues, admissionFields, admissionValues } from './admissionValues.ts';

const catalogues = {
  KhoaNhapVien_Id: 'Node',
  LoaiBenhAn_Id: 'LoaiBenhAn',
  BacSiChiDinh_Id: 'NhanVien',
  ChanDoanICD_Id: 'ICD',
} as const;
type RefField = keyof typeof catalogues;
const labelOf = {
  KhoaNhapVien_Id: 'KhoaNhapVien',
  LoaiBenhAn_Id: 'LoaiBenhAn',
  BacSiChiDinh_Id: 'BacSiChiDinh',
  ChanDoanICD_Id: 'ChanDoanICD',
} as const;

/** The form of an order to admit: a new one of a session, or a change of `record`. */
export function useAdmissionForm(
  session: ResolutionPartProps['session'],
  record: NhapVienFragment | null,
  onDone: () => void,
) {
  const { t } = useTranslation('admission');
  const client = useApolloClient();
  const NhanVien_Id = useSession().user.employee?._id ?? null;
  const [now] = useState(() => new Date().toISOString());
  const [create] = useMutation(LapNhapVienDocument);
  const [update] = useMutation(SuaNhapVienDocument);
  const begin = { NhanVien_Id, now };
  return useRecordForm<NhapVienFragment, AdmissionValues>({
    form: 'nhap-vien',
    id: record?._id ?? `new/${session._id}`,
    record,
    blank: admissionValues(null, session, begin),
    identify: ({ _id, version }) => ({ id: _id, version }),
    toValues: (of) => admissionValues(of, session, begin),
    load: async () => {
      const { data } = await client.query({
        query: NhapVienCuaKhamDocument,
        variables: { KhamBenh_Id: session._id },
        fetchPolicy: 'network-only',
      });
      return data?.getTiepNhanNhapVienByKhamBenh ?? null;
    },
    save: async ({ id, values, version, requestId }) => {
      if (id) {
        const { data } = await update({ variables: { id, input: { ...values, version } } });
        return data?.updateTiepNhanNhapVien ?? null;
      }
      const { data } = await create({
        variables: { input: { ...values, KhamBenh_Id: session._id, requestId } },
      });
      return data?.createTiepNhanNhapVien ?? null;
    },
    describe: async ({ paths, mine, theirs, record: stored }) => {
      const names = new Map<string, string>();
      for (const field of Object.keys(catalogues) as RefField[]) {
        const ids = [mine[field], theirs[field]].filter((id) => id !== null);
        const known = stored?.[labelOf[field]];
        for (const [id, text] of await refTexts(client, catalogues[field], ids, [known])) names.set(id, text);
      }
      const textOf = (field: (typeof admissionFields)[number], values: AdmissionValues) => {
        const value = values[field];
        if (!value) return '–';
        return field === 'ThoiGianVaoVien' ? formatDateTime(value) : (names.get(value) ?? value);
      };
      return admissionFields
        .filter((path) => paths.includes(path))
        .map((path) => ({ path, label: t(path), mine: textOf(path, mine), theirs: textOf(path, theirs) }));
    },
    onSaved: onDone,
  });
}
