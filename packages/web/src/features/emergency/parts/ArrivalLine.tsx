import { mucCapCuu } from '@sen/domain/emergency/phanLoai';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { Cut, CutText } from '../../../ui/Cut.tsx';
import { formatTime } from '../../../ui/dateText.ts';
import { EarlierDay } from '../../../ui/EarlierDay.tsx';
import type { ArrivalFragment } from '../emergency.main.gen.ts';
import { Clock } from './Clock.tsx';

/** One arrival in the list: level, name and clock, then when and where they are. */
export function ArrivalLine({ one, now }: { one: ArrivalFragment; now: Date }) {
  const { t } = useTranslation('emergency');
  const { Muc, BenhNhan, DenLuc, KhoaNhapVien, hanBaoXa } = one;
  const tell = hanBaoXa !== null && new Date(hanBaoXa) <= now;
  return (
    <div className="reception-row arrival-row">
      <span>
        <i className={`triage-dot ${Muc}`} title={mucCapCuu[Muc][currentLanguage()]}>
          {Muc.slice(-1)}
        </i>
        <strong>
          <CutText>{BenhNhan?.TenBenhNhan ?? ''}</CutText>
        </strong>
        <EarlierDay since={DenLuc} />
        <Clock one={one} now={now} />
      </span>
      <small>
        <Cut end={KhoaNhapVien ? ` · ${KhoaNhapVien.ten}` : ''}>
          {tell ? <strong className="card-unverified">{t('tellCommune')} · </strong> : null}
          {formatTime(DenLuc)} · {BenhNhan?.tuoi}
        </Cut>
      </small>
    </div>
  );
}
