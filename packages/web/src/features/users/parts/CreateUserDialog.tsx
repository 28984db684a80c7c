import { useApolloClient, useMutation } from '@apollo/client/react';
import type { Issue } from '@sen/domain/catalogue/validate';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { issuesOf, userMessage } from '../../../session/userMessage.ts';
import { DraftNotice } from '../../../ui/DraftNotice.tsx';
import { FinderSelect } from '../../../ui/FinderSelect.tsx';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { Form } from '../../../ui/kit/Form.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { useNotices } from '../../../ui/kit/noticeStore.ts';
import { useDraft } from '../../../ui/useDraft.ts';
import { issueText } from '../../../ui/useIssues.ts';
import { type Access, inputOf } from '../access.ts';
import { CreateUserDocument, UserNameProposalDocument, UserStaffDocument } from '../users.auth.gen.ts';
import type { AccessChoices } from '../useUsers.ts';
import { HeldProfiles } from './HeldProfiles.tsx';
import type { Given } from './PasswordOnce.tsx';

type Typed = { staff: { _id: string; label: string } | null; username: string; access: Access };
const blank: Typed = {
  staff: null,
  username: '',
  access: { profiles: [{ profile_Id: '', node_Ids: [] }], defaultProfile_Id: null },
};

type Props = {
  choices: AccessChoices;
  /** Who it is for, where that is known already. */
  staff?: { _id: string; label: string };
  onClose: () => void;
  onMade: (id: string, given: Given) => void;
};

/** A new account for a member of staff: who, under which name, with which profiles. What is typed is kept. */
export function CreateUserDialog({ choices, staff, onClose, onMade }: Props) {
  const { t } = useTranslation('users');
  const { message } = useNotices();
  const client = useApolloClient();
  const draft = useDraft<Typed>('user', staff?._id ?? 'new');
  const [own, setOwn] = useState<Typed | null>(null);
  const [issues, setIssues] = useState<readonly Issue[]>([]);
  const [create, { loading }] = useMutation(CreateUserDocument);
  const typed = own ?? draft.found?.value ?? { ...blank, staff: staff ?? null };
  const latest = useRef(typed);
  latest.current = typed;

  const put = (next: Typed) => {
    latest.current = next;
    setOwn(next);
    setIssues([]);
    draft.keep(next);
  };
  const find = async (keyword: string) => {
    const { data } = await client.query({ query: UserStaffDocument, variables: { keyword } });
    return (data?.staffForUser ?? []).map((one) => ({
      value: one._id,
      disabled: one.username !== null,
      label: [
        one.MaNhanVien,
        one.TenNhanVien,
        one.username ? t('hasAccount', { username: one.username }) : one.TenPhongBan,
      ]
        .filter(Boolean)
        .join(' – '),
    }));
  };
  const choose = async (id: string | null, label: string) => {
    put({ ...typed, staff: id ? { _id: id, label } : null, username: '' });
    if (!id) return;
    try {
      const { data } = await client.query({ query: UserNameProposalDocument, variables: { idNhanVien: id } });
      const now = latest.current;
      // somebody else may be chosen by now, and a name or profiles typed: those stay
      if (data && now.staff?._id === id && now.username === '')
        put({ ...now, username: data.proposeUsername });
    } catch {
      // without a proposal the server makes one
    }
  };
  const submit = async () => {
    if (loading) return; // Enter again
    if (!typed.staff) return setIssues([{ path: 'NhanVien_Id', code: 'REQUIRED' }]);
    const access = inputOf(typed.access);
    if (access.profiles.length === 0) return setIssues([{ path: 'profiles', code: 'REQUIRED' }]);
    try {
      const { data } = await create({
        variables: { input: { NhanVien_Id: typed.staff._id, username: typed.username, ...access } },
      });
      if (!data) return;
      draft.clear();
      const { user, password } = data.createUser;
      onMade(user._id, { username: user.username, password });
    } catch (error) {
      const found = issuesOf(error);
      if (found.length > 0) setIssues(found);
      else message.error(userMessage(error));
    }
  };
  const fault = (path: string) => {
    const issue = issues.find((one) => one.path === path);
    return issue ? ({ validateStatus: 'error', help: issueText(issue, currentLanguage()) } as const) : {};
  };
  return (
    <Modal
      open
      width="min(94%, 760px)"
      title={t('create')}
      okText={t('createNow')}
      confirmLoading={loading}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      {draft.found && !own ? (
        <DraftNotice
          savedAt={draft.found.savedAt}
          onDiscard={() => {
            draft.clear();
            setIssues([]);
          }}
        />
      ) : null}
      <Form layout="vertical">
        <Form.Item label={t('staff')} required {...fault('NhanVien_Id')}>
          <FinderSelect
            aria-label={t('findStaff')}
            autoFocus
            value={typed.staff?._id ?? null}
            known={typed.staff?.label ?? null}
            find={find}
            onChange={(id, label) => void choose(id, label ?? '')}
          />
        </Form.Item>
        <Form.Item label={t('username')} htmlFor="new-username" {...fault('username')}>
          <Input
            id="new-username"
            value={typed.username}
            autoCapitalize="none"
            spellCheck={false}
            autoComplete="off"
            placeholder={t('usernameHint')}
            onPressEnter={() => void submit()}
            onChange={(event) => put({ ...typed, username: event.target.value })}
          />
        </Form.Item>
      </Form>
      <h3 className="create-profiles">{t('profiles')}</h3>
      <HeldProfiles
        access={typed.access}
        choices={choices}
        issues={issues}
        onChange={(access) => put({ ...typed, access })}
      />
    </Modal>
  );
}
