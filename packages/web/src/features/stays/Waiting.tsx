import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../ui/dateText.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { StateTag } from '../../ui/StateTag.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { useEvents } from '../../ui/useEvents.ts';
import { labelText } from './columns.tsx';
import { ExpectedDocument, type ExpectedRowFragment } from './expected.main.gen.ts';
import { accepting, type Moving, takingIn } from './moving.ts';
import { TransfersWaitingDocument, type WaitingTransferFragment } from './stays.main.gen.ts';
import { waited } from './waited.ts';

type Props = {
  Khoa_Id: string;
  moving: Moving | null;
  onPick: (who: Moving | null) => void;
  /** Opens an order to admit. */
  onOpen: (id: string) => void;
};

/** Who waits for a bed of the ward: ordered to come, or sent by another ward. */
export function Waiting({ Khoa_Id, moving, onPick, onOpen }: Props) {
  const { t } = useTranslation('stays');
  const expected = useQuery(ExpectedDocument, {
    variables: { KhoaNhapVien_Id: Khoa_Id },
    fetchPolicy: 'cache-and-network',
  });
  const transfers = useQuery(TransfersWaitingDocument, {
    variables: { Khoa_Id },
    fetchPolicy: 'cache-and-network',
  });
  const again = () => {
    void expected.refetch();
    void transfers.refetch();
  };
  useEvents(['NoiTru', 'KhamBenh'], again);
  const ordered = ((expected.data?.getTiepNhanNhapVienByKhoa ?? []) as readonly ExpectedRowFragment[]) // a whole answer
    .filter(({ TrangThai }) => TrangThai === 'MoiVaoVien');
  const sent = ((transfers.data?.chuyenKhoaCho ?? []) as readonly WaitingTransferFragment[]) // as above
    .filter(({ phieu }) => phieu.KhoaDen?._id === Khoa_Id);
  const failed = expected.error ?? transfers.error;
  return (
    <aside className="bed-waiting" aria-label={t('map.waiting')}>
      <h2>
        {t('map.waiting')} <span className="soft">{ordered.length + sent.length}</span>
      </h2>
      {failed ? <ErrorState error={failed} onRetry={again} /> : null}
      {ordered.length + sent.length === 0 && !failed ? <p className="soft">{t('map.nobodyWaits')}</p> : null}
      <ul>
        {sent.map((one) => (
          <Card
            key={one.phieu._id}
            who={accepting(one, Khoa_Id)}
            {...{ moving, onPick }}
            name={one.phieu.BenhNhan?.TenBenhNhan ?? ''}
            about={t('map.from', { ward: one.phieu.KhoaDi?.ten })}
            give={t('map.accept')}
          >
            <StateTag tone={one.quaHan ? 'urgent' : 'waiting'}>{waited(one.phutCho, t)}</StateTag>
          </Card>
        ))}
        {ordered.map((one) => (
          <Card
            key={one._id}
            who={takingIn(one, Khoa_Id)}
            {...{ moving, onPick }}
            name={one.BenhNhan?.TenBenhNhan ?? one.MaNhapVien}
            about={[formatDateTime(one.ThoiGianVaoVien), labelText(one.ChanDoanICD)].join(' · ')}
            give={t('map.takeIn')}
            onOpen={() => onOpen(one._id)}
          />
        ))}
      </ul>
    </aside>
  );
}

type CardProps = {
  /** Null for who may not be given a bed here. */
  who: Moving | null;
  moving: Moving | null;
  onPick: (who: Moving | null) => void;
  name: string;
  about: string;
  give: string;
  onOpen?: () => void;
  children?: ReactNode;
};

function Card({ who, moving, onPick, name, about, give, onOpen, children }: CardProps) {
  const { t } = useTranslation('stays');
  const picked = who !== null && moving?.NhapVien_Id === who.NhapVien_Id;
  return (
    <li
      className={picked ? 'bed-card picked' : 'bed-card'}
      draggable={who !== null}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', name);
        onPick(who);
      }}
      onDragEnd={() => onPick(null)}
    >
      <strong>{name}</strong>
      <span className="soft">{about}</span>
      {children}
      <span className="bed-card-acts">
        {onOpen ? (
          <Button size="small" type="text" aria-label={t('map.openOf', { name })} onClick={onOpen}>
            {t('map.open')}
          </Button>
        ) : null}
        {who ? (
          <Button size="small" aria-label={`${give}: ${name}`} onClick={() => onPick(picked ? null : who)}>
            {give}
          </Button>
        ) : null}
      </span>
    </li>
  );
}
