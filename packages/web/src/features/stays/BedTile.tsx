import { nhapVienActs } from '@sen/domain/admission/nhapVien';
import { type ErrorCode, errorText } from '@sen/domain/errors/errors';
import { cachLyGiuong, gioiTinhGiuong, trangThaiGiuong } from '@sen/domain/stays/beds';
import { type DragEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { allows } from '../../ui/acts.ts';
import { formatDate, today } from '../../ui/dateText.ts';
import { StateTag } from '../../ui/StateTag.tsx';
import type { BedOnMapFragment, LyingFragment } from './bedMap.main.gen.ts';
import type { Moving } from './moving.ts';
import { bedTones } from './tones.ts';

type Props = {
  bed: BedOnMapFragment;
  /** Who is on the way to a bed. */
  moving: Moving | null;
  /** What stands against the bed for them. */
  refusal: ErrorCode | null;
  /** Opens the bed, or lets go over it. */
  onBed: () => void;
  onPick: (one: LyingFragment) => void;
  onPutBack: () => void;
};

/** A bed: its code and state, for whom it is, and who lies there. */
export function BedTile({ bed, moving, refusal, onBed, onPick, onPutBack }: Props) {
  const { t } = useTranslation('stays');
  const language = currentLanguage();
  const [over, setOver] = useState(false);
  const against = refusal === null ? null : errorText(refusal, language);
  const first = bed.nguoiNams.find((one) => allows(one, 'chuyenGiuong'));
  const rules = [
    bed.GioiTinh ? gioiTinhGiuong[bed.GioiTinh][language] : null,
    bed.CachLy ? cachLyGiuong[bed.CachLy][language] : null,
  ].filter(Boolean);
  const takes = moving !== null && refusal === null;
  const look = [
    'bed-tile',
    bed.trangThai,
    moving === null ? '' : takes ? 'takes' : 'off',
    over && takes ? 'over' : '',
  ];
  return (
    <li
      className={look.join(' ')}
      onDragOver={(event: DragEvent) => {
        if (!takes) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        onBed();
      }}
    >
      <button
        type="button"
        className="bed-open"
        data-bed={bed.Giuong_Id}
        title={against ?? bed.TenGiuong}
        onClick={onBed}
        onKeyDown={(event) => {
          if (event.key.toLowerCase() !== 'm' || event.ctrlKey || event.metaKey || event.altKey) return;
          if (first && moving === null) onPick(first);
        }}
      >
        <span className="bed-code">{bed.MaGiuong}</span>
        {bed.trangThai === 'DangNam' ? null : (
          <StateTag tone={bedTones[bed.trangThai]}>{trangThaiGiuong[bed.trangThai][language]}</StateTag>
        )}
        {against ? <span className="bed-against">{against}</span> : null}
        {rules.length > 0 ? <span className="bed-rules">{rules.join(' · ')}</span> : null}
      </button>
      {bed.nguoiNams.map((one) => (
        <Guest
          key={one.NhapVien_Id}
          one={one}
          picked={moving?.NhapVien_Id === one.NhapVien_Id}
          {...{ onPick, onPutBack }}
        />
      ))}
      {bed.raViens.map((one) => (
        <span key={one.NhapVien_Id} className="bed-leaving">
          {one.TenBenhNhan}: {nhapVienActs.states[one.TrangThai][language].toLowerCase()}
        </span>
      ))}
      {bed.nguoiNams.length > 1 ? (
        <span className="bed-shared-by">{t('map.shared', { count: bed.nguoiNams.length })}</span>
      ) : null}
    </li>
  );
}

type GuestProps = {
  one: LyingFragment;
  picked: boolean;
  onPick: (one: LyingFragment) => void;
  onPutBack: () => void;
};

/** Who lies in a bed, to be dragged to another one. */
function Guest({ one, picked, onPick, onPutBack }: GuestProps) {
  const { t } = useTranslation('stays');
  const language = currentLanguage();
  const leaves =
    one.DuKienRaVien === null || one.DuKienRaVien > today()
      ? ''
      : one.DuKienRaVien < today()
        ? ' late'
        : ' today';
  return (
    <div
      className={picked ? 'bed-guest picked' : 'bed-guest'}
      draggable={allows(one, 'chuyenGiuong')}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', one.TenBenhNhan);
        onPick(one);
      }}
      onDragEnd={onPutBack}
    >
      <strong>{one.TenBenhNhan}</strong>
      <span className="soft">
        {[
          one.GioiTinh ? t(`sex.${one.GioiTinh}`) : null,
          one.tuoi === null ? null : t('age', { count: one.tuoi }),
          one.ChanDoanICD?.ma,
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <span className="bed-marks">
        {one.CachLy ? <StateTag tone="urgent">{cachLyGiuong[one.CachLy][language]}</StateTag> : null}
        {one.canDoiGiuong ? <StateTag tone="urgent">{t('map.mustMove')}</StateTag> : null}
        {one.ChuyenDen ? <StateTag tone="called">→ {one.ChuyenDen.ten}</StateTag> : null}
        {one.DuKienRaVien ? (
          <span className={`bed-leaves${leaves}`}>
            {t('map.leaves', { day: formatDate(one.DuKienRaVien).slice(0, 5) })}
          </span>
        ) : null}
      </span>
    </div>
  );
}
