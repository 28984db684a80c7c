import { useQuery } from '@apollo/client/react';
import { MauVanBanDocument, type MauVanBanQuery } from '../templates.main.gen.ts';

export type TemplateField = MauVanBanQuery['mauVanBans'][number]['Muc'];

/** The catalogue that keeps the templates of a field, and the names of its fields. */
export const keptIn = {
  LyDoKham: { catalogue: 'LoaiMauKham', nameField: 'TenLoaiMauKham' },
  TrieuChungLamSang: { catalogue: 'LoaiMauKham', nameField: 'TenLoaiMauKham' },
  TienSuBenh: { catalogue: 'LoaiMauKham', nameField: 'TenLoaiMauKham' },
  LoiDan: { catalogue: 'DM_LoiDan', nameField: 'Ten' },
} as const satisfies Record<TemplateField, object>;

/** The templates of a field, own ones first; asked for once somebody is there. */
export function useTemplates(field: TemplateField, wanted: boolean) {
  const { data, loading, refetch } = useQuery(MauVanBanDocument, { skip: !wanted });
  return {
    templates: (data?.mauVanBans ?? []).filter((one) => one.Muc === field),
    loading: loading && !data,
    refetch: () => void refetch(),
  };
}
