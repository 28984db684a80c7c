import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../../session/userMessage.ts';
import { useSession } from '../../../session/useSession.ts';
import { allows } from '../../../ui/acts.ts';
import { focusWhenSeen } from '../../../ui/focusWhenSeen.ts';
import { useNotices } from '../../../ui/kit/noticeStore.ts';
import { useRecordForm, useRecordValues } from '../../../ui/recordForm/useRecordForm.ts';
import { useEvents } from '../../../ui/useEvents.ts';
import { DeskMayPerformDocument, DeskMoveDocument, type TrangThaiDichVuYeuCau } from './desk.main.gen.ts';
import type { DeskKind } from './deskKind.ts';
import { type Describe, type DeskResult, fieldId, type ResultKind, type ReturnInput } from './resultKind.ts';
import { useAskJudgement } from './useAskJudgement.tsx';

/** One slip of a desk, live: its content as a form, and its acts. An act answers whether it was done. */
export function useDeskSlip<R extends DeskResult, V extends object, I, A extends object>(
  desk: DeskKind,
  of: ResultKind<R, V, I, A>,
  id: string | null,
  describe: Describe<R, V>,
) {
  const { t } = useTranslation('orders');
  const { message } = useNotices();
  const { permissions } = useSession();
  const client = useApolloClient();
  const { data, error, refetch } = useQuery(of.read, {
    variables: { id: id ?? '' },
    skip: id === null,
    fetchPolicy: 'cache-and-network',
  });
  const known = data?.ketQua;
  const [save] = useMutation(of.save);
  const [giveBack] = useMutation(of.giveBack);
  const [takeBack, takingBack] = useMutation(of.takeBack);
  const [move, moving] = useMutation(DeskMoveDocument);
  const askJudgement = useAskJudgement();
  /** Returns a result; where it is judged otherwise than when it was written, once a person has seen that. */
  const give = async (variables: { id: string; input: ReturnInput<I, A> }) => {
    try {
      return await giveBack({ variables });
    } catch (refusal) {
      const seen = of.seesJudgement ? await askJudgement(refusal) : null;
      if (seen === null) throw refusal;
      return giveBack({ variables: { ...variables, input: { ...variables.input, DanhGiaDaXem: seen } } });
    }
  };
  const mayWrite = (result: R | null) =>
    result?.DichVuYeuCau.TrangThai === 'ChuaKetQua' &&
    permissions.has(desk.perform) &&
    (of.isOpen?.(result) ?? true);

  const record = useRecordForm<R, V, A>({
    form: desk.path.slice(1), // drafts have always had the name of the screen
    id: id ?? '',
    record: known && known.DichVuYeuCau_Id === id ? known : null,
    blank: of.blank,
    identify: ({ DichVuYeuCau_Id, DichVuYeuCau: { version } }) => ({ id: DichVuYeuCau_Id, version }),
    toValues: of.toValues,
    parts: of.parts,
    ...(of.clean ? { clean: of.clean } : {}),
    partOf: of.partOf,
    check: (values, result) => (result ? of.issues(result, values, false) : []),
    editable: mayWrite,
    load: async (slipId) => {
      const variables = { id: slipId };
      const answer = await client.query({ query: of.read, variables, fetchPolicy: 'network-only' });
      return answer.data?.ketQua ?? null;
    },
    save: async ({ values, changed, version, act, record: on }) => {
      if (!on) return null;
      const { DichVuYeuCau_Id, DichVuYeuCau: slip } = on;
      const variables = { id: DichVuYeuCau_Id };
      const luu = of.toInput(on, values, changed, version ?? slip.version);
      const oldState = slip.TrangThai;
      const { data: saved } = act
        ? await give({
            ...variables,
            input: { ...act, oldState, luu: changed.length > 0 ? luu : null },
          })
        : await save({ variables: { ...variables, input: luu } });
      if (saved) client.writeQuery({ query: of.read, variables, data: saved });
      return saved?.ketQua ?? null;
    },
    placed: (issues, sent, result) =>
      result ? of.placed(issues, result, of.parts.differing(sent, of.toValues(result))) : issues,
    describe,
    ...(of.oldDraft ? { oldDraft: of.oldDraft } : {}),
    onSaved: ({ record: { DichVuYeuCau }, act }) =>
      void message.success(act ? t('desk.returned', { code: DichVuYeuCau.SoPhieuYeuCau }) : t('desk.saved')),
  });
  const content = useRecordValues(record);
  const result = record.record;
  const slip = result?.DichVuYeuCau ?? null;

  useEvents([desk.kind, 'DichVuYeuCau', 'VienPhi'], (event) => {
    if (!slip) return;
    const about = event?.data as { DichVuYeuCau_Ids?: string[]; TiepNhan_Id?: string } | undefined; // an event's JSON
    const isMine = about?.DichVuYeuCau_Ids?.includes(slip._id) || about?.TiepNhan_Id === slip.TiepNhan_Id;
    if (event === null || isMine) void refetch();
  });

  /** An act besides the content. */
  const attempt = async (act: () => Promise<unknown>): Promise<boolean> => {
    try {
      await act();
      await refetch();
      return true;
    } catch (refusal) {
      if (!record.issues.show(refusal)) message.error(userMessage(refusal), 5);
      await refetch().catch(() => undefined);
      return false;
    }
  };
  const send = async (act: A | null): Promise<boolean> => {
    const { kind } = await record.save(act);
    // why it was refused may be seen on the slip
    if (kind === 'failed' || kind === 'issues') await refetch().catch(() => undefined);
    return kind === 'ok';
  };
  const moveTo = async (newState: TrangThaiDichVuYeuCau) =>
    slip !== null && attempt(() => move({ variables: { id: slip._id, oldState: slip.TrangThai, newState } }));
  return {
    ...record,
    result,
    content,
    error,
    refetch: () => void refetch(),
    editable: mayWrite(result),
    busy: record.saving || moving.loading || takingBack.loading,
    may: (action: string) => allows(slip, action),
    attempt,
    begin: () => moveTo('ChuaKetQua'),
    /** Asks which services still wait for payment, null where that is not known; where none does, the slip is read again. */
    askPayment: async (): Promise<readonly string[] | null> => {
      if (slip === null) return null;
      const variables = { ids: [slip._id] };
      try {
        const answer = await client.query({
          query: DeskMayPerformDocument,
          variables,
          fetchPolicy: 'network-only',
        });
        const [now] = answer.data?.checkDuocPhepThucHien ?? [];
        if (now?.duocPhep) await refetch();
        return now?.chuaThuTien ?? null;
      } catch (refusal) {
        message.error(userMessage(refusal), 5);
        return null;
      }
    },
    undoBegin: () => moveTo('SanSang'),
    save: () => send(null),
    /** Saves and returns the result. */
    giveBack: (act: A) => send(act),
    /** Whether nothing is missing for a return; else the first field that is wrong has the cursor. */
    isComplete: (): boolean => {
      const values = of.clean?.(record.values()) ?? record.values();
      if (of.clean) record.change(values);
      const found = result ? of.issues(result, values, true) : [];
      record.issues.set(found);
      const [first] = found;
      if (first) focusWhenSeen(() => document.getElementById(fieldId(first.path)));
      return result !== null && found.length === 0;
    },
    takeBack: async (LyDo: string) =>
      slip !== null &&
      attempt(() => takeBack({ variables: { id: slip._id, oldState: slip.TrangThai, LyDo } })),
  };
}
