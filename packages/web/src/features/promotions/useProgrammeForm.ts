import { useApolloClient, useMutation } from '@apollo/client/react';
import { chuongTrinhFields } from '@sen/domain/promotions/fields';
import { writtenProgrammeIssues } from '@sen/domain/promotions/issues';
import { useState } from 'react';
import { currentLanguage } from '../../session/i18n.ts';
import { useRecordForm } from '../../ui/recordForm/useRecordForm.ts';
import { fieldText } from './fieldText.ts';
import {
  type ChuongTrinhFragment,
  KhuyenMaiDocument,
  LapKhuyenMaiDocument,
  SuaKhuyenMaiDocument,
} from './programmes.main.gen.ts';
import {
  newProgramme,
  programmeInput,
  programmeNames,
  programmeValues,
  type Values,
} from './programmeValues.ts';

/** The form of a programme: a new one, a draft, or the last day of a released one. */
export function useProgrammeForm(
  record: ChuongTrinhFragment | null,
  onDone: (saved: ChuongTrinhFragment) => void,
) {
  const client = useApolloClient();
  const [create] = useMutation(LapKhuyenMaiDocument);
  const [update] = useMutation(SuaKhuyenMaiDocument);
  const [blank] = useState(newProgramme);
  return useRecordForm<ChuongTrinhFragment, Values>({
    form: 'chuong-trinh-khuyen-mai',
    id: record?._id ?? 'new',
    record,
    blank,
    identify: ({ _id, version }) => ({ id: _id, version }),
    toValues: programmeValues,
    check: (values) => writtenProgrammeIssues(values, programmeInput(values)),
    load: async (id) => {
      const { data } = await client.query({
        query: KhuyenMaiDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      return data?.chuongTrinhKhuyenMai ?? null;
    },
    save: async ({ id, values, version, requestId }) => {
      const input = programmeInput(values);
      if (id)
        return (
          (await update({ variables: { id, input: { ...input, version } } })).data
            ?.updateChuongTrinhKhuyenMai ?? null
        );
      return (
        (await create({ variables: { input: { ...input, requestId } } })).data?.createChuongTrinhKhuyenMai ??
        null
      );
    },
    describe: ({ paths, mine, theirs }) =>
      programmeNames
        .filter((path) => paths.includes(path))
        .map((path) => ({
          path,
          label: chuongTrinhFields[path as keyof typeof chuongTrinhFields].label[currentLanguage()],
          mine: fieldText(mine[path]),
          theirs: fieldText(theirs[path]),
        })),
    onSaved: ({ record: saved }) => onDone(saved),
  });
}
