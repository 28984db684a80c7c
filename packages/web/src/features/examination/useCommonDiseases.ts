import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Usual } from '../../catalogue/usual.ts';
import { BenhThuongGapDocument } from './commonDiseases.main.gen.ts';

/** The diseases that the doctor is offered first in a room, under why. */
export function useCommonDiseases(PhongBan_Id: string): Usual[] {
  const { t } = useTranslation('examination');
  const { data } = useQuery(BenhThuongGapDocument, { variables: { PhongBan_Id } });
  return useMemo(
    () =>
      (data?.benhThuongGap ?? []).map(({ ICD_Id, Nguon, ...icd }) => ({
        entry: { ...icd, _id: ICD_Id, version: 0, TrangThai: 'DangSuDung', TamNgung: false },
        wording: icd.TenThuongGoi,
        group: t(`common.${Nguon}`),
      })),
    [data, t],
  );
}
