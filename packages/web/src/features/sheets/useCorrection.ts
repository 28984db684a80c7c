import { useMutation } from '@apollo/client/react';
import { reasonIssues } from '@sen/domain/acts/reason';
import { useState } from 'react';
import { useRecordForm, useRecordValues } from '../../ui/recordForm/useRecordForm.ts';
import { CorrectSheetDocument, type SheetEntryFragment } from './sheets.main.gen.ts';
import { sentOf, type Typed, typedIssues, typedOf } from './sheetValues.ts';
import { valuesOf } from './useCare.ts';

/** The form of a correction: it begins with what stands, and wants a reason. */
export function useCorrection(entry: SheetEntryFragment, onSaved: () => void) {
  const [blank] = useState(
    (): Typed => ({ ...typedOf(entry.Loai, valuesOf(entry), entry.ThoiGian), LyDo: null }),
  );
  const [correct] = useMutation(CorrectSheetDocument);
  const work = useRecordForm<SheetEntryFragment, Typed>({
    ids: 'sheet-',
    form: 'dinh-chinh',
    id: `new/${entry._id}`,
    record: null,
    blank,
    identify: ({ _id, version }) => ({ id: _id, version }),
    toValues: () => blank,
    load: async () => null,
    check: (values) => [...typedIssues(entry.Loai, values), ...reasonIssues(reasonOf(values))],
    save: async ({ values, requestId }) => {
      const { daXacNhan, ThoiGian } = values;
      const { data } = await correct({
        variables: {
          id: entry._id,
          input: {
            ...{ requestId, version: entry.version, ThoiGian, LyDo: reasonOf(values) },
            ...{ GiaTri: sentOf(entry.Loai, values), daXacNhan: [...daXacNhan] },
          },
        },
      });
      return (data?.phieu as SheetEntryFragment | undefined) ?? null; // a whole answer
    },
    describe: () => [],
    onSaved,
  });
  return {
    ...work,
    values: useRecordValues(work),
    doubts: work.issues.list.filter(({ severity }) => severity === 'confirm').map(({ path }) => path),
    confirm: (path: string) => {
      work.change({ daXacNhan: [...work.values().daXacNhan, path] } as Partial<Typed>); // a field of the form
      return work.save();
    },
  };
}
export type CorrectionForm = ReturnType<typeof useCorrection>;

const reasonOf = ({ LyDo }: Typed): string => (typeof LyDo === 'string' ? LyDo.trim() : '');
