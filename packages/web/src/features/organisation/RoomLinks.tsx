import { useMutation, useQuery } from '@apollo/client/react';
import type { Permission } from '@sen/domain/permissions/permissions';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RefsPicker } from '../../catalogue/RefPicker.tsx';
import { errorCode, userMessage } from '../../session/userMessage.ts';
import { useSession } from '../../session/useSession.ts';
import { DraftNotice } from '../../ui/DraftNotice.tsx';
import type { Entry } from '../../ui/entry.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { ErrorState } from '../../ui/states.tsx';
import { useDraft } from '../../ui/useDraft.ts';
import { useEvents } from '../../ui/useEvents.ts';
import { useOneAtATime } from '../../ui/useOneAtATime.ts';
import { merged, sameLinks } from './linkChoice.ts';
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
export default function RoomLinks({ entry }: { entry: Entry }) {
  const room = entry._id;
  const { t } = useTranslation(['organisation', 'catalogue']);
  const { data, error, refetch } = useQuery(RoomLinksDocument, {
    variables: { room },
    fetchPolicy: 'network-only',
  });
  useEvents(['DanhMuc'], (event) => {
    const told = event?.data as { name?: unknown } | undefined; // events of lists name theirs
    if (event === null || links.some(({ to }) => to === told?.name)) void refetch();
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

/** What was chosen and not yet saved, and the links that were seen then. */
type Chosen = { seen: string[]; mine: string[] };

type LinkProps = {
  link: LinkKind;
  room: string;
  linked: readonly string[];
  /** Reads the links again; answers those of this kind. */
  onSaved: () => Promise<readonly string[]>;
};

function RoomLink({ link, room, linked, onSaved }: LinkProps) {
  const { t } = useTranslation(['organisation', 'catalogue']);
  const { permissions } = useSession();
  const { message } = useNotices();
  const id = useId();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [set] = useMutation(link.set);
  const draft = useDraft<Chosen>(`room-links/${link.key}`, room);
  const mayChange = permissions.has(link.permission);
  /** What is chosen by now: more may be while a save is on its way. */
  const latest = useRef<Chosen | null>(null);
  const put = useCallback((now: Chosen | null) => {
    latest.current = now;
    setChosen(now);
  }, []);
  const told = useRef<unknown>(null);
  useEffect(() => {
    if (!draft.found || told.current === draft.found) return;
    told.current = draft.found;
    const { seen, mine } = draft.found.value;
    const now = merged(seen, mine, linked);
    put(sameLinks(now, linked) ? null : { seen: [...linked], mine: now });
    if (!sameLinks(seen, linked) && !sameLinks(now, mine)) message.warning(t('linksMerged'), 8);
  }, [draft.found, linked, message, put, t]);
  const choose = (mine: readonly string[]) => {
    // what others link while this is chosen is met at the save, by what was seen when it was begun
    const seen = chosen?.seen ?? [...linked];
    if (sameLinks(mine, seen)) return forget();
    keep({ seen, mine: [...mine] });
  };
  const keep = (now: Chosen) => {
    put(now);
    draft.keep(now);
  };
  const forget = () => {
    put(null);
    draft.clear();
  };
  /** Goes on with what was chosen since a save of `sent` was begun, over what the server has now. */
  const rebaseChoice = (sent: Chosen, before: readonly string[], theirs: readonly string[]) => {
    const wish = latest.current === sent ? sent.mine : (latest.current?.mine ?? sent.seen);
    const mine = merged(before, wish, theirs);
    if (sameLinks(mine, theirs)) forget();
    else keep({ seen: [...theirs], mine });
  };
  // until the links were read again: a save before that would be of what the server does not have any more
  const { run: save, busy } = useOneAtATime(async () => {
    if (!chosen) return;
    try {
      await set({ variables: { room, ids: chosen.mine, seen: chosen.seen } });
      rebaseChoice(chosen, chosen.mine, await onSaved());
      message.success(t('catalogue:saved'));
    } catch (error) {
      // somebody else linked meanwhile: theirs are read, so that the next save is of what both know
      if (errorCode(error) === 'CONFLICT') {
        rebaseChoice(chosen, chosen.seen, await onSaved());
        message.warning(t('linksMerged'), 8);
      } else message.error(userMessage(error));
    }
  });
  return (
    <div className="room-link">
      <label htmlFor={id}>{t(`link.${link.key}`)}</label>
      {draft.found && chosen ? <DraftNotice savedAt={draft.found.savedAt} onDiscard={forget} /> : null}
      <div className="room-link-line">
        <RefsPicker
          id={id}
          to={link.to}
          value={chosen?.mine ?? linked}
          disabled={!mayChange}
          onChange={choose}
          placeholder={t(`linkNone.${link.key}`)}
        />
        {chosen ? (
          <Button type="primary" loading={busy} onClick={() => void save()}>
            {t('catalogue:save')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
