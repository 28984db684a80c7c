import { useMutation } from '@apollo/client/react';
import type { Issue } from '@sen/domain/catalogue/validate';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCode, errorDetails, issuesOf, userMessage } from '../../app/userMessage.ts';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { useDraft } from '../../ui/useDraft.ts';
import { type Access, accessOf, inputOf } from './access.ts';
import { UpdateUserDocument } from './users.auth.gen.ts';
import type { User } from './useUsers.ts';

type Typed = { access: Access; version: number };

/** The access of one account while it is changed: kept as a draft, saved on the version it was typed on. */
export function useUserEdit(user: User) {
  const { t } = useTranslation('users');
  const { message } = useNotices();
  const draft = useDraft<Access>('userAccess', user._id);
  const [own, setOwn] = useState<Typed | null>(null);
  const latest = useRef(own);
  latest.current = own;
  const [issues, setIssues] = useState<readonly Issue[]>([]);
  const [theirs, setTheirs] = useState<User | null>(null);
  const [update, { loading }] = useMutation(UpdateUserDocument);
  const kept = draft.found
    ? { access: draft.found.value, version: draft.found.version ?? user.version }
    : null;
  const typed = own ?? kept;

  const forget = () => {
    setOwn(null);
    setIssues([]);
    setTheirs(null);
    draft.clear();
  };
  const put = (next: Typed) => {
    setOwn(next);
    setIssues([]);
    draft.keep(next.access, next.version);
  };
  const send = async ({ access, version }: Typed): Promise<void> => {
    try {
      const { data } = await update({ variables: { id: user._id, version, input: inputOf(access) } });
      const since = latest.current;
      // what was changed while this was on its way stays, on the version that is saved now
      if (data && since && since.access !== access)
        put({ access: since.access, version: data.updateUser.version });
      else forget();
      message.success(t('saved'));
    } catch (error) {
      const current = errorDetails(error)['current'];
      // the account as `UserAccount`: what CONFLICT carries
      if (errorCode(error) === 'CONFLICT' && current) setTheirs(current as User);
      else if (issuesOf(error).length > 0) setIssues(issuesOf(error));
      else message.error(userMessage(error), 6);
    }
  };
  return {
    access: typed?.access ?? accessOf(user),
    isTyped: typed !== null,
    restored: own ? null : draft.found,
    change: (access: Access) => put({ access, version: typed?.version ?? user.version }),
    discard: forget,
    save: () => typed && void send(typed),
    saving: loading,
    issues,
    /** The account as somebody else saved it first. */
    theirs,
    /** Saves over the other version. */
    resolve: (access: Access) => {
      if (!theirs) return;
      const next = { access, version: theirs.version };
      setTheirs(null);
      put(next);
      void send(next);
    },
    closeConflict: () => setTheirs(null),
  };
}

export type UserEdit = ReturnType<typeof useUserEdit>;
