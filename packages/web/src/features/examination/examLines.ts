import type { ApolloClient } from '@apollo/client';
import type { TFunction } from 'i18next';
import type { ConflictLine } from '../../ui/ConflictDialog.tsx';
import { formatDate } from '../../ui/dateText.ts';
import type { Choice } from '../../ui/recordForm/recordSurroundings.ts';
import { conflictTexts } from './examConflict.ts';
import type { PhienKhamFragment } from './examination.main.gen.ts';
import type { ExamValues } from './examValues.ts';
import { refTexts } from './refTexts.ts';

/** Both versions of a session in words; diseases and resolutions are asked for by name. */
export async function examLines(
  client: ApolloClient,
  { paths, mine, theirs, record }: Choice<PhienKhamFragment, ExamValues>,
  t: TFunction<'examination'>,
): Promise<ConflictLine[]> {
  const codes = [...mine.ChanDoanPhuICD_Ids, ...(mine.ChanDoanICD_Id ? [mine.ChanDoanICD_Id] : [])];
  const ends = mine.HuongGiaiQuyet_Id ? [mine.HuongGiaiQuyet_Id] : [];
  const [diseases, resolutions] = await Promise.all([
    refTexts(client, 'ICD', codes, record ? [record.ChanDoanICD, ...record.ChanDoanPhuICDs] : []),
    refTexts(client, 'HuongGiaiQuyet', ends, [record?.HuongGiaiQuyet]),
  ]);
  const words = {
    refs: new Map([...diseases, ...resolutions]),
    choices: new Map((['MangThai', 'ChoConBu'] as const).map((one) => [one, t(`maternity.${one}`)])),
    yes: t('yes', { ns: 'common' }),
    no: t('no', { ns: 'common' }),
    day: formatDate,
  };
  return conflictTexts(paths, mine, theirs, words).map((one) => ({ ...one, label: t(`field.${one.path}`) }));
}
