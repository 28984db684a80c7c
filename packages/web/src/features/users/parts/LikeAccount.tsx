import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../../session/userMessage.ts';
import { FinderSelect } from '../../../ui/FinderSelect.tsx';
import { PersonIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { useNotices } from '../../../ui/kit/noticeStore.ts';
import { type Access, accessOf } from '../access.ts';
import { AccountsLikeDocument, UserOneDocument } from '../users.auth.gen.ts';

const offered = 20;

/** Takes over what another account may do, profiles and places, to be changed before it is saved: a colleague of the same desk. */
export function LikeAccount({ onChange }: { onChange: (access: Access) => void }) {
  const { t } = useTranslation('users');
  const { message } = useNotices();
  const client = useApolloClient();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const find = async (keyword: string) => {
    const { data } = await client.query({
      query: AccountsLikeDocument,
      variables: { keyword, limit: offered },
      fetchPolicy: 'network-only',
    });
    return (data?.users ?? []).map(({ _id, username, employee, profiles }) => ({
      value: _id,
      disabled: profiles.length === 0,
      label: [username, employee?.TenNhanVien, profiles.map(({ profile }) => profile.name).join(', ')]
        .filter(Boolean)
        .join(' – '),
    }));
  };
  const take = async (id: string | null) => {
    if (!id) return;
    try {
      const { data } = await client.query({
        query: UserOneDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      if (!data?.user) return;
      onChange(accessOf(data.user));
      // the field goes: the focus goes back to the button that opened it
      flushSync(() => setOpen(false));
      button.current?.focus();
      message.success(t('tookLike', { username: data.user.username }));
    } catch (error) {
      message.error(userMessage(error));
    }
  };
  return open ? (
    <div className="like-account">
      <FinderSelect
        aria-label={t('likeAccount')}
        autoFocus
        value={null}
        known={null}
        find={find}
        onChange={(id) => void take(id)}
      />
    </div>
  ) : (
    <Button ref={button} type="link" icon={<PersonIcon />} onClick={() => setOpen(true)}>
      {t('likeAccount')}
    </Button>
  );
}
