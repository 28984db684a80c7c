import type { TFunction } from 'i18next';
import { formatDate } from '../../../ui/dateText.ts';
import type { Course } from '../drugLine.ts';
import type { GoiYKeDonQuery } from '../suggestions.main.gen.ts';
import type { PastToa } from '../usePastPrescriptions.ts';

type Found = GoiYKeDonQuery['goiYKeDon'];

/** Where drugs are suggested from: a sample, an earlier prescription, what the doctor prescribes most. */
export type Source = {
  key: string;
  group: string;
  label: string;
  note?: string | undefined;
  code?: string | undefined;
  ownId?: string | undefined;
  gone?: readonly string[];
  isChoice?: boolean;
  /** The advice of a sample. */
  advice?: string | null;
  courses: ReadonlyArray<Course & { soLan?: number | null }>;
};

/** Where drugs are suggested from: samples of the diagnosis, what the patient was prescribed before, usual drugs, the other samples. */
export function sourcesOf(
  { maus, hayDungs }: Found,
  past: readonly PastToa[],
  t: TFunction<readonly ['prescriptions', 'common']>,
): Source[] {
  const samples = maus.map(
    (sample): Source => ({
      key: sample._id,
      group: sample.theoChanDoan
        ? t('common:suggest.forDisease')
        : sample.cuaToi
          ? t('common:suggest.mine')
          : sample.TenChuyenKhoa
            ? t('common:suggest.ofPlace')
            : t('common:suggest.shared'),
      label: sample.TenToaThuocMau,
      note:
        sample.theoChanDoan && sample.cuaToi ? t('common:suggest.mine') : (sample.TenChuyenKhoa ?? undefined),
      code: sample.MaToaThuocMau,
      ...(sample.cuaToi ? { ownId: sample._id } : {}),
      gone: sample.boDis,
      advice: sample.LoiDan,
      courses: sample.thuocs,
    }),
  );
  const usual: Source[] =
    hayDungs.length > 0
      ? [
          {
            key: 'used',
            group: t('common:suggest.used'),
            label: t('suggest.usual'),
            isChoice: true,
            courses: hayDungs,
          },
        ]
      : [];
  const first = maus.filter((sample) => sample.theoChanDoan).length; // they come first
  return [...samples.slice(0, first), ...pastSources(past, t), ...usual, ...samples.slice(first)];
}

/** A source for each earlier session, with the drugs of all its prescriptions; quantities are worked out anew. */
function pastSources(past: readonly PastToa[], t: TFunction<readonly ['prescriptions', 'common']>): Source[] {
  const sessions = new Map<string, PastToa[]>();
  for (const toa of past) sessions.set(toa.KhamBenh_Id, [...(sessions.get(toa.KhamBenh_Id) ?? []), toa]);
  return [...sessions].map(([key, toas]) => ({
    key,
    group: t('common:suggest.lastTime'),
    label: t('suggest.last', { day: formatDate(toas[0]?.NgayKe ?? '') }),
    note: toas[0]?.BacSi?.ten,
    courses: toas.flatMap((toa) => toa.chiTiets.map(({ SoLuong: _old, ...course }) => course)),
  }));
}
