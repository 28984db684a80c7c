import { useMutation } from '@apollo/client/react';
import type { LoaiPhieu } from '@sen/domain/sheets/sheets';
import { useState } from 'react';
import { isUnreached } from '../../session/userMessage.ts';
import { useRecordForm, useRecordValues } from '../../ui/recordForm/useRecordForm.ts';
import { heldSheets } from './heldSheets.ts';
import { WriteSheetDocument } from './sheets.main.gen.ts';
import { blankTyped, changed, sentOf, type Typed, typedIssues } from './sheetValues.ts';

type Options = {
  loai: LoaiPhieu;
  NhapVien_Id: string;
  /** Begins the ids of its inputs. */
  ids: string;
  /** Where its draft is kept, apart from that of the sheet's own form. */
  kept?: string;
  /** The first wrong field takes the focus. */
  focuses?: boolean;
  /** It is written, or waits on the device for the server (`held`). */
  onSaved: (held: boolean) => void;
};

type Sent = { _id: string; version: number; held: boolean };

/** The form of a new entry of a sheet, again and again: what is typed is kept until the server has it. */
export function useEntryForm({
  loai,
  NhapVien_Id,
  ids,
  kept = `phieu-${loai}`,
  focuses = true,
  onSaved,
}: Options) {
  const [round, setRound] = useState(0);
  const [blank] = useState(() => blankTyped(loai));
  const [write] = useMutation(WriteSheetDocument);
  const work = useRecordForm<Sent, Typed>({
    ids,
    round,
    form: kept,
    id: `new/${NhapVien_Id}`,
    record: null,
    blank,
    identify: ({ _id, version }) => ({ id: _id, version }),
    toValues: () => blank,
    load: async () => null,
    check: (values) => typedIssues(loai, values),
    save: async ({ values, requestId }) => {
      const { daXacNhan, ThoiGian } = values;
      const input = {
        requestId,
        NhapVien_Id,
        Loai: loai,
        ThoiGian,
        GiaTri: sentOf(loai, values),
        daXacNhan: [...daXacNhan],
      };
      try {
        const { data } = await write({ variables: { input } });
        return data ? { _id: data.phieu._id, version: data.phieu.version, held: false } : null;
      } catch (error) {
        if (!isUnreached(error)) throw error;
        // observed now, whenever the server hears of it
        await heldSheets.hold({ ...input, ThoiGian: ThoiGian ?? new Date().toISOString() });
        return { _id: requestId, version: 0, held: true };
      }
    },
    describe: () => [],
    ...(focuses ? {} : { focus: () => undefined }),
    onSaved: ({ record }) => {
      setRound((before) => before + 1);
      onSaved(record.held);
    },
  });
  const values = useRecordValues(work);
  return {
    ...work,
    values,
    set: (name: string, value: unknown) => work.change(changed(work.values(), name, value)),
    /** Doubtful fields of the last refusal. */
    doubts: work.issues.list.filter(({ severity }) => severity === 'confirm').map(({ path }) => path),
    /** Says of a doubtful field that it is right, and saves. */
    confirm: (path: string) => {
      work.change({ daXacNhan: [...work.values().daXacNhan, path] } as Partial<Typed>); // a field of the form
      return work.save();
    },
  };
}
export type EntryForm = ReturnType<typeof useEntryForm>;
