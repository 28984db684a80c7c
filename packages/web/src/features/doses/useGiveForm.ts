import { useMutation } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useRecordForm, useRecordValues } from '../../ui/recordForm/useRecordForm.ts';
import type { Asked } from './DoseParts.tsx';
import type { Written } from './doseLines.ts';
import { GiveDoseDocument } from './doses.main.gen.ts';

export type GiveValues = {
  maNguoiBenh: string | null;
  maThuoc: string | null;
  LyDoKhongQuet: string | null;
  Lieu: string | null;
  ThoiGian: string | null;
  GhiChu: string | null;
  khongLayTu: boolean;
};

/** Who stands by: never kept on the device. */
export type Second = { username: string; password: string };
export const nobody: Second = { username: '', password: '' };

/** The form of a dose that is given; what was scanned before stands in it. */
export function useGiveForm(
  asked: Asked,
  { stay, wristband, onSaved }: { stay: string; wristband: string | null; onSaved: () => void },
) {
  const [give] = useMutation(GiveDoseDocument);
  const [second, setSecond] = useState(nobody);
  const latest = useRef(second);
  const [blank] = useState<GiveValues>(() => ({
    ...{ maNguoiBenh: wristband, maThuoc: asked.code, LyDoKhongQuet: null },
    ...{ Lieu: asked.drug.yLenh.Lieu, ThoiGian: null, GhiChu: null, khongLayTu: false },
  }));
  const work = useRecordForm<Written, GiveValues>({
    ids: 'give-',
    form: 'thuc-hien-thuoc',
    id: `new/${stay}/${asked.drug.yLenh._id}/${asked.GioDung ?? 'khi-can'}`,
    record: null,
    blank,
    identify: ({ _id, version }) => ({ id: _id, version }),
    toValues: () => blank,
    load: async () => null,
    save: async ({ values, requestId }) => {
      const { username, password } = latest.current;
      const input = {
        ...values,
        ...{ requestId, YLenhThuoc_Id: asked.drug.yLenh._id, GioDung: asked.GioDung },
        nguoiThuHai: username.trim() === '' ? null : { username, password },
      };
      const { data } = await give({ variables: { input } });
      return (data?.dose as Written | undefined) ?? null; // a whole answer
    },
    describe: () => [],
    onSaved,
  });
  return {
    ...work,
    values: useRecordValues(work),
    second,
    setSecond: (next: Second) => {
      latest.current = next;
      setSecond(next);
    },
  };
}
