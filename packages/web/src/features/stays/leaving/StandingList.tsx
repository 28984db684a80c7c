import { loaiVuongMac } from '@sen/domain/discharges/vuongMac';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { currentLanguage } from '../../../session/i18n.ts';
import { useMayOpen } from '../../../session/useMayOpen.ts';
import { useSession } from '../../../session/useSession.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { StateTag } from '../../../ui/StateTag.tsx';
import { useContributions } from '../../../ui/useContributions.ts';
import { linkOf } from '../../patients/timelineLinks.ts';
import type { LeavingStayFragment, StandingFragment } from './discharges.main.gen.ts';

type Props = {
  stay: LeavingStayFragment;
  lines: readonly StandingFragment[];
  /** Says that the result of a slip comes later; not there where nobody may. */
  onLater: ((slip: string) => void) | null;
  /** Opens the discharge, whose summary lacks something. */
  onWrite: (() => void) | null;
};

/** What stands against leaving, line by line, each with the way to where it is mended. */
export function StandingList({ stay, lines, onLater, onWrite }: Props) {
  const { t } = useTranslation('discharges');
  const jump = useJump(stay);
  return (
    <ul className="record-lines standing-lines" aria-label={t('stands')}>
      {lines.map((line) => {
        const path = jump(line);
        return (
          <li key={`${line.Loai} ${line._id}`}>
            <StateTag tone="urgent">{loaiVuongMac[line.Loai][currentLanguage()]}</StateTag>{' '}
            {path ? <Link to={path}>{line.Ma}</Link> : <strong>{line.Ma}</strong>} <span>{line.NoiDung}</span>{' '}
            {line.Noi ? <span className="soft">{line.Noi.ten}</span> : null}
            {line.traSau && onLater ? (
              <Button size="small" onClick={() => onLater(line._id)}>
                {t('later')}
              </Button>
            ) : null}
            {line.Loai === 'TomTat' && onWrite ? (
              <Button size="small" onClick={onWrite}>
                {t('writeSummary')}
              </Button>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

/** Where infusions are ended. */
const drugRound = '/thuc-hien-thuoc';

/** Where a line is mended: the screens that open such records, as far as the reader may; null where there is none. */
function useJump({ _id: stay, BenhNhan_Id }: LeavingStayFragment) {
  const { permissions } = useSession();
  const mayOpen = useMayOpen();
  const base = useLocation().pathname.startsWith('/m/') ? '/m' : '';
  const links = useContributions('timeline').flat();
  return ({ Loai, _id, KhamBenh_Id }: StandingFragment): string | null => {
    if (Loai === 'TomTat' || Loai === 'ChuyenVien') return null;
    if (Loai === 'DangTruyen') return mayOpen(drugRound) ? `${base}${drugRound}?id=${stay}` : null;
    const drugs = Loai === 'DonThuoc';
    const moment = {
      ...{ _id, loai: drugs ? ('PhieuCap' as const) : ('DichVuYeuCau' as const) },
      ...{ KhamBenh_Id: KhamBenh_Id ?? null, TiepNhan_Id: null, XetNghiem_Id: null, LoaiPhieu: null },
      ToaThuoc_Id: drugs ? _id : null,
    };
    const path = linkOf(moment, { BenhNhan_Id, permissions, mayOpen }, links);
    return path && `${base}${path}`;
  };
}
