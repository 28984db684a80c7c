import { useMutation, useQuery } from '@apollo/client/react';
import type { Permission } from '@sen/domain/permissions/permissions';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../app/SessionContext.tsx';
import { errorCode, userMessage } from '../app/userMessage.ts';
import { Button } from '../ui/kit/Button.tsx';
import { useNotices } from '../ui/kit/noticeStore.ts';
import { RefsPicker } from '../ui/RefPicker.tsx';
import { ErrorState } from '../ui/states.tsx';
import {
  RoomLinksDocument,
  type RoomLinksQuery,
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
  const linked = linksOf(data);
  return (
    <section className="room-links" aria-label={t('roomLinks')}>
      <h3>{t('roomLinks')}</h3>
      {links.map((link) => (
        <RoomLink
          key={link.key}
          link={link}
          room={room}
          linked={linked[link.key]}
          onSaved={async () => linksOf((await refetch()).data)[link.key]}
        />
      ))}
    </section>
  );
}

function linksOf(data: RoomLinksQuery | undefined): Record<LinkKind['key'], readonly string[]> {
  const links = data?.lienKetPhongBan;
  return { services: links?.DichVu_Ids ?? [], stores: links?.Kho_Ids ?? [], beds: links?.Giuong_Ids ?? [] };
}

/** Theirs with what was added and taken out here. */
function merged(seen: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  const kept = theirs.filter((id) => mine.includes(id) || !seen.includes(id));
  return [...kept, ...mine.filter((id) => !seen.includes(id) && !kept.includes(id))];
}

type LinkProps = {
  link: LinkKind;
  room: string;
  linked: readonly string[];
  /** Reads the links again; answers those of this kind. */
  onSaved: () => Promise<readonly string[]>;
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
      await set({ variables: { room, ids: [...(chosen ?? [])], seen: [...linked] } });
      await onSaved();
      setChosen(null);
      message.success(t('saved'));
    } catch (error) {
      // somebody else linked meanwhile: theirs are read, so that the next save is of what both know
      if (errorCode(error) === 'CONFLICT') {
        const theirs = await onSaved();
        setChosen(merged(linked, chosen ?? [], theirs));
        message.warning(t('linksMerged'), 8);
      } else message.error(userMessage(error), 6);
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
