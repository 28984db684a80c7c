import { useMutation } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { userMessage } from '../../session/userMessage.ts';
import { Form } from '../../ui/kit/Form.tsx';
import { useDraft } from '../../ui/useDraft.ts';
import { useIssues } from '../../ui/useIssues.ts';
import { useRequestIds } from '../../ui/useRequestIds.ts';
import type { PhienKhamFragment } from './examination.main.gen.ts';
import { leftIssues } from './leftIssues.ts';
import {
  LapChuyenVienDocument,
  type PhieuChuyenVienFragment,
  SuaChuyenVienDocument,
} from './transfer.main.gen.ts';

/** The lines of free text of a transfer record, as the paper has them. */
export const transferTexts = [
  'DauHieuLamSang',
  'KetQuaLamSang',
  'PhuongPhapDungDieuTri',
  'TinhTrangBenhNhan',
  'HuongDieuTri',
  'PhuongTienVanChuyen',
  'HoTenNguoiDuaDi',
] as const;
const fields = [
  'BenhVien_Id',
  'HinhThucChuyen_Id',
  'LyDoChuyen',
  'ChuyenTuNgay',
  'ChuyenDenNgay',
  ...transferTexts,
] as const;

export type TransferValues = {
  [K in Exclude<(typeof fields)[number], 'LyDoChuyen'>]: string | null;
} & { LyDoChuyen: PhieuChuyenVienFragment['LyDoChuyen'] };

/** The form of a transfer record: a new one of a session, or a change of `record`; a draft is kept on the device. */
export function useTransferForm(
  session: PhienKhamFragment,
  record: PhieuChuyenVienFragment | null,
  onDone: () => void,
  tell: (text: string) => void,
) {
  const [form] = Form.useForm<TransferValues>();
  const issues = useIssues(form);
  const requests = useRequestIds();
  const draft = useDraft<TransferValues>('chuyen-vien', record?._id ?? session._id);
  const [restored, setRestored] = useState<number | null>(null);
  const [create, creating] = useMutation(LapChuyenVienDocument);
  const [update, updating] = useMutation(SuaChuyenVienDocument);
  const first = valuesOf(record, session);
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current || !draft.ready) return;
    begun.current = true;
    form.setFieldsValue(draft.found?.value ?? first);
    setRestored(draft.found?.savedAt ?? null);
  });
  return {
    form,
    issues,
    restored,
    busy: creating.loading || updating.loading,
    /** Called by the form on each change, with what was changed. */
    touched: (changed: Partial<TransferValues>) => {
      issues.set(leftIssues(issues.list, changed));
      draft.keep(form.getFieldsValue(true), record?.version ?? null);
    },
    discard: () => {
      draft.clear();
      setRestored(null);
      form.setFieldsValue(first);
    },
    send: async () => {
      const values = form.getFieldsValue(true);
      const { _id } = session;
      try {
        if (record) {
          await update({ variables: { id: record._id, input: { ...values, version: record.version } } });
        } else {
          const requestId = requests.of(_id);
          await create({ variables: { input: { ...values, KhamBenh_Id: _id, requestId } } });
          requests.done(_id);
        }
        draft.clear();
        onDone();
      } catch (refusal) {
        if (!issues.show(refusal)) tell(userMessage(refusal));
      }
    },
  };
}

function valuesOf(record: PhieuChuyenVienFragment | null, session: PhienKhamFragment): TransferValues {
  const empty = Object.fromEntries(fields.map((field) => [field, null]));
  const known = record
    ? Object.fromEntries(fields.map((field) => [field, record[field] ?? null]))
    : {
        LyDoChuyen: 'DuDieuKien',
        DauHieuLamSang: session.TrieuChungLamSang ?? null,
        ChuyenTuNgay: session.Ngay,
        ChuyenDenNgay: session.Ngay,
      };
  return { ...empty, ...known } as TransferValues; // every field of the list, by the two lines above
}
