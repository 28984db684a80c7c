import type { MucDo, ThangDiem } from '@sen/domain/sheets/sheet';
import { thangDiem } from '@sen/domain/sheets/sheet';
import { type LoaiPhieu, levelLabel } from '@sen/domain/sheets/sheets';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import type { Tone } from '../../ui/StateTag.tsx';
import { StateTag } from '../../ui/StateTag.tsx';

const tones: Readonly<Record<MucDo, Tone>> = {
  BinhThuong: 'done',
  Thap: 'called',
  TrungBinh: 'progress',
  Cao: 'urgent',
  RatCao: 'urgent',
};

type Props = {
  loai: LoaiPhieu;
  thang: ThangDiem | null;
  diem: number | null;
  mucDo: MucDo | null;
  /** How many items are missing. */
  missing: number;
  /** The level is said too. */
  words?: boolean;
};

/** A score in the colour of its level, or what it lacks. */
export function ScoreTag({ loai, thang, diem, mucDo, missing, words = false }: Props) {
  const { t } = useTranslation('sheets');
  if (thang === null) return null;
  const language = currentLanguage();
  const name = thangDiem[thang][language];
  if (diem === null || mucDo === null)
    return missing > 0 ? (
      <span className="sheet-missing">{t('missing', { name, count: missing })}</span>
    ) : null;
  const level = levelLabel(loai, mucDo)[language];
  return (
    <StateTag tone={tones[mucDo]}>
      <span title={level}>
        {name} <strong>{diem}</strong>
        {words ? ` · ${level}` : <span className="visually-hidden"> · {level}</span>}
      </span>
    </StateTag>
  );
}
