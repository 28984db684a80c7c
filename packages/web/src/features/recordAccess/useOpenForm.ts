import { useMutation } from '@apollo/client/react';
import { wordsIssue } from '@sen/domain/recordAccess/access';
import { useRecordForm } from '../../ui/recordForm/useRecordForm.ts';
import { type OpenedRecordFragment, OpenRecordDocument } from './recordAccess.main.gen.ts';

export type OpenValues = { LyDo_Id: string | null; DienGiai: string };

const blank: OpenValues = { LyDo_Id: null, DienGiai: '' };

/** The form that opens what other facilities wrote of a patient; what is typed stays on the device until it is open. */
export function useOpenForm(BenhNhan_Id: string, onOpened: () => void) {
  const [open] = useMutation(OpenRecordDocument);
  return useRecordForm<OpenedRecordFragment, OpenValues>({
    form: 'moHoSo',
    id: `new/${BenhNhan_Id}`,
    record: null,
    blank,
    identify: ({ _id }) => ({ id: _id, version: null }),
    toValues: ({ LyDo, DienGiai }) => ({ LyDo_Id: LyDo?._id ?? null, DienGiai }),
    // an opening is never changed: who needs longer opens anew
    load: async () => null,
    check: ({ LyDo_Id, DienGiai }) => {
      const words = wordsIssue(DienGiai);
      return [
        ...(LyDo_Id ? [] : [{ path: 'LyDo_Id', code: 'REQUIRED' }]),
        ...(words ? [{ path: 'DienGiai', ...words }] : []),
      ];
    },
    save: async ({ values: { LyDo_Id, DienGiai }, requestId }) => {
      if (!LyDo_Id) return null; // checked above
      const { data } = await open({ variables: { input: { requestId, BenhNhan_Id, LyDo_Id, DienGiai } } });
      return data?.moHoSo ?? null;
    },
    describe: () => [],
    onSaved: onOpened,
  });
}
