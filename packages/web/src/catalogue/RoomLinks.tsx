import { useMutation, useQuery } from '@apollo/client/react';
import type { Permission } from '@sen/domain/permissions/permissions';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../app/SessionContext.tsx';
import { userMessage } from '../app/userMessage.ts';
import { Button } from '../ui/kit/Button.tsx';
import { useNotices } from '../ui/kit/noticeStore.ts';
import { RefsPicker } from '../ui/RefPicker.tsx';
import { ErrorState } from '../ui/states.tsx';
import {
  RoomLinksDocument,
  SetRoomBedsDocument,
  SetRoomServicesDocument,
  SetRoomStoresDocument,
} from './roomLinks.main.gen.ts';

const links = [
  { key: 'services', to: 'DM_DichVu', set: SetRoomServicesDocument, permission: 'DANH_MUC_DICH_VU' },
  { key: 'stores', to: 'Kho', set: SetRoomStoresDocument, permission: 'DANH_MUC_DUOC' },
  { key: 'beds', to: 'GiuongBenh', set: SetRoomBedsDocument, permission: 'DANH_MUC_TO_CHUC' },
] as const satisfies ReadonlyArray<{ permission: Permission } & Record<string, unknown>>;

type LinkKind = (typeof links)[number];

/** What a room performs, which stores supply it, which beds stand in it: the links of others, seen and set from the room. */
export function RoomLinks({ room }: { room: string }) {
  const { t } = useTranslation('catalogue');
  const { data, error, refetch } = useQuery(RoomLinksDocument, {
    variables: { room },
    fetchPolicy: 'network-only',
  });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <p className="soft">{t('common:loading')}</p>;
  const { DichVu_Ids, Kho_Ids, Giuong_Ids } = data.lienKetPhongBan;
  const linked = { services: DichVu_Ids, stores: Kho_Ids, beds: Giuong_Ids };
  return (
    <section className="room-links" aria-label={t('roomLinks')}>
      <h3>{t('roomLinks')}</h3>
      {links.map((link) => (
        <RoomLink key={link.key} link={link} room={room} linked={linked[link.key]} onSaved={refetch} />
      ))}
    </section>
  );
}

type LinkProps = {
  link: LinkKind;
  room: string;
  linked: readonly string[];
  onSaved: () => Promise<unknown>;
};

function RoomLink({ link, room, linked, onSaved }: LinkProps) {
  const { t } = useTranslation('catalogue');
  const { permissions } = useSession();
  const { message } = useNotices();
  const id = useId();
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const [set, { loading }] = useMutation(link.set);
  const mayChange = permissions.has(link.permission);
  const save = async () => {
    try {
      await set({ variables: { room, ids: [...(chosen ?? [])] } });
      await onSaved();
      setChosen(null);
      message.success(t('saved'));
    } catch (error) {
      message.error(userMessage(error), 6);
    }
  };
  return (
    <div className="room-link">
      <label htmlFor={id}>{t(`link.${link.key}`)}</label>
      <div className="room-link-line">
        <RefsPicker
          id={id}
          to={link.to}
          value={chosen ?? linked}
          disabled={!mayChange}
          onChange={setChosen}
          placeholder={t(`linkNone.${link.key}`)}
        />
        {chosen ? (
          <Button type="primary" loading={loading} onClick={() => void save()}>
            {t('save')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
