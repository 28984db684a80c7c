import type { ApolloClient } from '@apollo/client';
import { lyDoChuyen } from '@sen/domain/examination/chuyenVien';
import type { TFunction } from 'i18next';
import { currentLanguage } from '../../session/i18n.ts';
import type { ConflictLine } from '../../ui/ConflictDialog.tsx';
import { formatDate } from '../../ui/dateText.ts';
import type { Choice } from '../../ui/recordForm/recordSurroundings.ts';
import { refTexts } from './refTexts.ts';
import type { PhieuChuyenVienFragment } from './transfer.main.gen.ts';
import { type TransferValues, transferFields } from './transferValues.ts';

type TransferChoice = Choice<PhieuChuyenVienFragment, TransferValues>;

/** Both versions of a transfer record in words, in the order of the form; facilities and kinds are asked for by name. */
export async function transferLines(
  client: ApolloClient,
  { paths, mine, theirs, record }: TransferChoice,
  t: TFunction<'examination'>,
): Promise<ConflictLine[]> {
  const ids = (field: 'BenhVien_Id' | 'HinhThucChuyen_Id') =>
    [mine[field], theirs[field]].filter((id) => id !== null);
  const [places, kinds] = await Promise.all([
    refTexts(client, 'BenhVien', ids('BenhVien_Id'), [record?.BenhVien]),
    refTexts(client, 'HinhThucChuyen', ids('HinhThucChuyen_Id'), [record?.HinhThucChuyen]),
  ]);
  const refs = new Map([...places, ...kinds]);
  const text = (field: (typeof transferFields)[number], values: TransferValues): string => {
    if (field === 'LyDoChuyen') return lyDoChuyen[values.LyDoChuyen][currentLanguage()];
    const value = values[field];
    if (value === null || value === '') return '–';
    return field.startsWith('Chuyen') ? formatDate(value) : (refs.get(value) ?? value);
  };
  return transferFields
    .filter((path) => paths.includes(path))
    .map((path) => ({
      path,
      label: t(`transfer.${path}`),
      mine: text(path, mine),
      theirs: text(path, theirs),
    }));
}
