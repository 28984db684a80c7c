import {
  AlarmClock,
  BadgeCheck,
  ClipboardX,
  FilePen,
  FlaskConical,
  HandCoins,
  HeartPulse,
  type LucideIcon,
  PackageOpen,
  PlugZap,
  TestTubes,
  TriangleAlert,
  Undo2,
  UsersRound,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../ui/dateText.ts';
import { Button } from '../../ui/kit/Button.tsx';
import type { NoticeRowFragment } from './notices.main.gen.ts';

const signs: Record<NoticeRowFragment['Loai'], LucideIcon> = {
  KetQuaNguyHiem: TriangleAlert,
  KetQuaBatThuong: FlaskConical,
  SoBoThuHoi: Undo2,
  MauTuChoi: TestTubes,
  ChiDinhHuy: ClipboardX,
  ThuocSapHet: PackageOpen,
  GoiNgoaiLoi: PlugZap,
  MoiHoiChan: UsersRound,
  NguyHiemChuaXacNhan: AlarmClock,
  DonCanKeLai: FilePen,
  DeNghiMienGiam: HandCoins,
  MienGiamDaXuLy: BadgeCheck,
  CanhBaoSom: HeartPulse,
  CanhBaoQuaHan: AlarmClock,
};

type Props = {
  notice: NoticeRowFragment;
  onRead: () => void;
  /** Null where none of the reader's screens shows the record. */
  onOpen: (() => void) | null;
};

/** One notice: what it tells of, of whom, when; the way to its record, and that it was read. */
export function NoticeLine({ notice, onRead, onOpen }: Props) {
  const { t } = useTranslation('notifications');
  const Sign = signs[notice.Loai];
  const unread = notice.NgayDoc == null;
  const about = [notice.TenBenhNhan, notice.MaYTe].filter(Boolean).join(' · ');
  return (
    <li className={`notice-line ${notice.Muc}${unread ? ' unread' : ''}`}>
      <span className="notice-sign">
        <Sign size={17} strokeWidth={1.8} aria-hidden="true" />
      </span>
      <div className="notice-text">
        <p className="notice-what">
          {unread ? <span className="visually-hidden">{t('unread')} </span> : null}
          {t(`kind.${notice.Loai}`)}
        </p>
        {about ? <p>{about}</p> : null}
        <p className="notice-names">{notice.NoiDung.join(', ')}</p>
        <p className="notice-when">
          {[formatDateTime(notice.NgayTao), notice.TenNode].filter(Boolean).join(' · ')}
        </p>
        <div className="notice-line-acts">
          {onOpen ? (
            <Button
              size="small"
              type={unread && notice.Muc === 'NguyHiem' ? 'primary' : 'default'}
              onClick={onOpen}
            >
              {t('open')}
            </Button>
          ) : null}
          {unread ? (
            <Button size="small" onClick={onRead}>
              {t('markRead')}
            </Button>
          ) : null}
        </div>
      </div>
    </li>
  );
}
