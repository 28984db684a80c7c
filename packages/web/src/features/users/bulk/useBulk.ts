import { useMutation, useQuery } from '@apollo/client/react';
import type { Issue } from '@sen/domain/catalogue/validate';
import { useRef, useState } from 'react';
import { newId } from '../../../session/newId.ts';
import { errorCode, issuesOf, userMessage } from '../../../session/userMessage.ts';
import { typingRest } from '../../../ui/afterTyping.ts';
import { useNotices } from '../../../ui/kit/noticeStore.ts';
import { useDebounced } from '../../../ui/useDebounced.ts';
import { useDraft } from '../../../ui/useDraft.ts';
import { useEvents } from '../../../ui/useEvents.ts';
import type { Access } from '../access.ts';
import type { CreateUserInput } from '../users.auth.gen.ts';
import { userModules } from '../useUsers.ts';
import {
  CreateUsersDocument,
  type CreateUsersMutation,
  StaffForBulkDocument,
  TakenUsernamesDocument,
} from './bulk.auth.gen.ts';
import {
  type BulkRow,
  type BulkRows,
  freshRow,
  inputsOf,
  issuesByStaff,
  rowIssues,
  rowsBesides,
  usernameOf,
} from './bulkRows.ts';

/** Accounts that one act makes at most, as the server has it. */
export const accountsMost = 500;

export type Made = CreateUsersMutation['createUsers'][number];
type Sent = { requestId: string; taiKhoan: CreateUserInput[] };
/** What is kept on the device: never a password. `sent` is an act whose answer has not come. */
type Typed = { rows: BulkRows; sent: Sent | null };

const blank: Typed = { rows: {}, sent: null };

/** Staff without an account, those that are chosen of them, and the one act that makes their accounts. */
export function useBulk(onMade: (made: readonly Made[]) => void) {
  const { message } = useNotices();
  const draft = useDraft<Typed>('users', 'bulk');
  const [own, setOwn] = useState<Typed | null>(null);
  const [told, setTold] = useState<ReadonlyMap<string, readonly Issue[]>>(new Map());
  const { data, previousData, error, refetch } = useQuery(StaffForBulkDocument, {
    fetchPolicy: 'cache-and-network',
  });
  useEvents([...userModules, 'DanhMuc'], () => void refetch());
  const [create, { loading }] = useMutation(CreateUsersDocument, { fetchPolicy: 'no-cache' });
  const typed = own ?? draft.found?.value ?? blank;
  /** What is typed when an answer comes, which may be more than what was sent. */
  const latest = useRef(typed);
  latest.current = typed;
  const listed = (data ?? previousData)?.staffWithoutAccount;
  const staff = listed ?? [];
  const chosen = staff.filter((one) => typed.rows[one._id]);

  const names = chosen
    .filter((one) => typed.rows[one._id]?.username)
    .map((one) => usernameOf(one, typed.rows[one._id] ?? freshRow))
    .sort();
  const asked: string[] = JSON.parse(useDebounced(JSON.stringify(names), typingRest));
  const taken = useQuery(TakenUsernamesDocument, {
    variables: { usernames: asked },
    skip: asked.length === 0,
    fetchPolicy: 'network-only',
  });
  const inUse = new Set((taken.data ?? taken.previousData)?.takenUsernames);
  const here = rowIssues(chosen, typed.rows, inUse);
  const issues = new Map(
    chosen.map(({ _id }) => [_id, [...(here.get(_id) ?? []), ...(told.get(_id) ?? [])]]),
  );

  const put = (next: Typed) => {
    latest.current = next;
    setOwn(next);
    draft.keep(next);
  };
  const change = (ids: readonly string[], of: (row: BulkRow) => BulkRow | null) => {
    const touched = new Set(ids);
    const rows = { ...typed.rows };
    for (const id of ids) {
      const next = of(rows[id] ?? freshRow);
      if (next) rows[id] = next;
      else delete rows[id];
    }
    setTold(new Map([...told].filter(([id]) => !touched.has(id))));
    put({ ...typed, rows });
  };
  const forget = () => {
    setOwn(blank);
    setTold(new Map());
    draft.clear();
  };
  const send = async (sent: Sent): Promise<void> => {
    put({ ...typed, sent });
    try {
      const answer = await create({ variables: sent });
      if (!answer.data) return;
      const rows = rowsBesides(latest.current.rows, sent.taiKhoan);
      if (Object.keys(rows).length === 0) forget();
      else put({ rows, sent: null });
      onMade(answer.data.createUsers);
    } catch (failure) {
      // without a refusal nobody knows whether it was done: the same act is sent again by whoever presses
      if (errorCode(failure) === null) {
        message.error(userMessage(failure));
        return;
      }
      put({ ...latest.current, sent: null });
      const found = issuesOf(failure);
      if (found.length > 0) setTold(issuesByStaff(found, sent.taiKhoan));
      else message.error(userMessage(failure));
      void refetch();
    }
  };
  return {
    staff,
    ready: listed !== undefined && draft.ready,
    error: listed ? undefined : error,
    refetch: () => void refetch(),
    rows: typed.rows,
    chosen,
    issues,
    /** An act whose answer never came. */
    unanswered: loading ? null : typed.sent,
    sending: loading,
    restored: own ? null : (draft.found ?? null),
    discard: forget,
    choose: (ids: readonly string[], on: boolean) => change(ids, (row) => (on ? row : null)),
    rename: (id: string, username: string) => change([id], (row) => ({ ...row, username })),
    give: (ids: readonly string[], access: Access) => change(ids, (row) => ({ ...row, access })),
    submit: () => void send({ requestId: newId(), taiKhoan: inputsOf(chosen, typed.rows) }),
    sendAgain: () => typed.sent && void send(typed.sent),
    giveUp: () => put({ ...typed, sent: null }),
  };
}

export type Bulk = ReturnType<typeof useBulk>;
