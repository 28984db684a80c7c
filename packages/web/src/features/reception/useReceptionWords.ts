import { useApolloClient } from '@apollo/client/react';
import { catalogueByName } from '@sen/domain/catalogues/all';
import { priorityText } from '@sen/domain/queues/priority';
import { useTranslation } from 'react-i18next';
import { catalogueDocuments } from '../../catalogue/operations.ts';
import { currentLanguage } from '../../session/i18n.ts';
import type { ConflictLine } from '../../ui/ConflictDialog.tsx';
import { formatDate } from '../../ui/dateText.ts';
import type { Entry } from '../../ui/entry.ts';
import type { Choice } from '../../ui/recordForm/recordSurroundings.ts';
import type { ReceptionValues } from './receptionValues.ts';
import type { Standing } from './standing.ts';
import type { Payer } from './useReceptionOptions.ts';

const catalogues: Partial<Record<keyof ReceptionValues, string>> = {
  DiaChi_Id: 'DonViHanhChinh',
  QuocTich_Id: 'QuocTich',
  DanToc_Id: 'DanToc',
  NgheNghiep_Id: 'NgheNghiep',
  BenhVien_KCB_Id: 'BenhVien',
  BenhVienChuyen_Id: 'BenhVien',
};

/** Puts both versions of a reception into words. */
export function useReceptionWords(payers: readonly Payer[], labelOf: (path: string) => string) {
  const { t } = useTranslation('reception');
  const client = useApolloClient();

  const entryText = async (to: string, id: string): Promise<string> => {
    const { search } = await catalogueDocuments(to);
    const { data } = await client.query<{ entries: Entry[] }>({
      query: search,
      variables: { searchString: '', limit: 1, idDefaults: [id] },
    });
    const entry = data?.entries.find((one) => one._id === id);
    return String(entry?.[catalogueByName(to)?.display ?? ''] ?? id);
  };
  const textOf = async (field: keyof ReceptionValues, value: unknown): Promise<string> => {
    if (value === null || value === undefined || value === '') return '–';
    const language = currentLanguage();
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no', { ns: 'common' });
    if (typeof value === 'object') {
      const { NgaySinh, NamSinh } = value as { NgaySinh: string | null; NamSinh: number | null }; // the one field of parts
      return NgaySinh ? formatDate(NgaySinh) : String(NamSinh ?? '–');
    }
    const text = String(value);
    const to = catalogues[field];
    if (to) return entryText(to, text);
    if (field === 'DoiTuong_Id') return payers.find((one) => one._id === text)?.ten ?? text;
    if (field === 'ThaiSan' || field === 'HutThuoc' || field === 'RuouBia')
      return t(`health.${field}.${text}`);
    if (field === 'GioiTinh') return t(`sex.${text}`, { ns: 'common' });
    if (field === 'LyDoUuTien') return priorityText(text, language);
    return /^\d{4}-\d{2}-\d{2}$/.test(text) ? formatDate(text) : text;
  };

  return ({ paths, mine, theirs }: Choice<Standing, ReceptionValues>): Promise<ConflictLine[]> =>
    Promise.all(
      paths.map(async (path) => {
        const field = path as keyof ReceptionValues; // paths are its fields
        return {
          path,
          label: labelOf(path),
          mine: await textOf(field, mine[field]),
          theirs: await textOf(field, theirs[field]),
        };
      }),
    );
}
