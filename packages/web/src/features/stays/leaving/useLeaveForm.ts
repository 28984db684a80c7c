import { useApolloClient, useMutation } from '@apollo/client/react';
import { raVienNoiTruIssues } from '@sen/domain/discharges/raVienNoiTru';
import { ketQuaDieuTri, loaiRaVien } from '@sen/domain/medicalRecords/raVien';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { formatDate, formatDateTime, today } from '../../../ui/dateText.ts';
import { useRecordForm } from '../../../ui/recordForm/useRecordForm.ts';
import { refTexts } from '../../examination/refTexts.ts';
import {
  ChangeLeavingDocument,
  type LeavingFragment,
  LeavingOfStayDocument,
  type LeavingStayFragment,
  OrderLeavingDocument,
  ReplaceLeavingDocument,
} from './discharges.main.gen.ts';
import {
  type LeaveField,
  type LeaveValues,
  leaveFields,
  leaveInput,
  leaveValues,
  newLeave,
} from './leaveValues.ts';

export type Leave = {
  stay: LeavingStayFragment;
  /** The discharge that is changed; null for a new one. */
  paper: LeavingFragment | null;
  /** Why one that was printed is replaced. */
  reason: string | null;
};

const times: readonly LeaveField[] = ['ThoiGianRaVien', 'ThoiGianTuVong', 'LanCuoiThay'];

/** The form of a discharge: a new one of a stay, a change, or a version that replaces one on paper. */
export function useLeaveForm({ stay, paper, reason }: Leave, onDone: (saved: LeavingFragment) => void) {
  const { t } = useTranslation('discharges');
  const client = useApolloClient();
  const [order] = useMutation(OrderLeavingDocument);
  const [change] = useMutation(ChangeLeavingDocument);
  const [replace] = useMutation(ReplaceLeavingDocument);
  const [blank] = useState(() => newLeave(stay));
  return useRecordForm<LeavingFragment, LeaveValues>({
    form: 'ra-vien-noi-tru',
    ids: 'leave-',
    id: paper?._id ?? `new/${stay._id}`,
    record: paper,
    blank,
    identify: ({ _id, version }) => ({ id: _id, version }),
    toValues: leaveValues,
    check: (values) =>
      raVienNoiTruIssues(values, {
        vaoLuc: new Date(stay.ThoiGianVaoVien),
        tu: new Date(stay.ThoiGianVaoVien),
        now: new Date(),
        ngay: today(),
        ngayRa: values.ThoiGianRaVien ? formatIsoDay(values.ThoiGianRaVien) : null,
        ngaySinh: '1900-01-01', // whether a child needs its guardian is asked by the server
      }),
    load: async (id) => {
      const { data } = await client.query({
        query: LeavingOfStayDocument,
        variables: { id: stay._id },
        fetchPolicy: 'network-only',
      });
      const found = data?.dotRaVien?.raViens.find((one) => one._id === id);
      return (found as LeavingFragment | undefined) ?? null; // a whole answer
    },
    save: async ({ id, values, version, requestId }) => {
      const input = leaveInput(values);
      if (id && reason) {
        const again = { ...input, version, requestId };
        const { data } = await replace({ variables: { id, LyDo: reason, input: again } });
        return data?.paper ?? null;
      }
      if (id) return (await change({ variables: { id, input: { ...input, version } } })).data?.paper ?? null;
      const made = { ...input, requestId, version: stay.version, NhapVien_Id: stay._id };
      return (await order({ variables: { input: made } })).data?.paper ?? null;
    },
    describe: async ({ paths, mine, theirs, record }) => {
      const ids = [mine, theirs].flatMap((of) => [
        ...(of.ChanDoanICD_Id ? [of.ChanDoanICD_Id] : []),
        ...(of.NguyenNhanTuVongICD_Id ? [of.NguyenNhanTuVongICD_Id] : []),
        ...of.ChanDoanPhuICD_Ids,
      ]);
      const known = [record?.ChanDoanICD, record?.NguyenNhanTuVongICD, ...(record?.ChanDoanPhuICDs ?? [])];
      const refs = await refTexts(client, 'ICD', ids, known);
      const text = (path: LeaveField, of: LeaveValues): string => {
        const value = of[path];
        if (value === null || value.length === 0) return '–';
        if (typeof value !== 'string') return value.map((id) => refs.get(id) ?? id).join(', ');
        if (times.includes(path)) return formatDateTime(value);
        if (path === 'NgayTaiKham') return formatDate(value);
        if (path === 'KetQuaDieuTri' && of.KetQuaDieuTri)
          return ketQuaDieuTri[of.KetQuaDieuTri][currentLanguage()];
        if (path === 'LoaiRaVien' && of.LoaiRaVien) return loaiRaVien[of.LoaiRaVien][currentLanguage()];
        return refs.get(value) ?? value;
      };
      return leaveFields
        .filter((path) => paths.includes(path))
        .map((path) => ({ path, label: t(path), mine: text(path, mine), theirs: text(path, theirs) }));
    },
    onSaved: ({ record: saved }) => onDone(saved),
  });
}

/** The local day of a moment, YYYY-MM-DD. */
function formatIsoDay(at: string): string {
  return new Date(new Date(at).getTime() + 7 * 3_600_000).toISOString().slice(0, 10);
}
