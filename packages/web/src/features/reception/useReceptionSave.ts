import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { errorCode, errorDetails, issuesOf, userMessage } from '../../app/userMessage.ts';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import type { Issues } from '../../ui/useIssues.ts';
import {
  CreateReceptionDocument,
  type ReceptionDetailFragment,
  UpdateReceptionDocument,
} from './reception.main.gen.ts';
import { type FormMeta, formPath, type ReceptionValues, toInput } from './receptionValues.ts';

type Confirmed = { xacNhanTrung?: boolean; chapNhanThe?: boolean };
type SaveMeta = FormMeta & { id: string | null };
type Known = { _id: string; MaYTe: string; TenBenhNhan: string };

export type SaveHooks = {
  issues: Issues;
  /** The record that is there already is taken instead. */
  onTake: (BenhNhan_Id: string) => void;
  /** Somebody else saved first: what is saved instead, or null when somebody went back to the form. */
  onConflict: (values: ReceptionValues) => Promise<{ values: ReceptionValues; meta: SaveMeta } | null>;
};

/** Saves a reception: shows refusals at their fields, asks what wants an answer, and tries again with it. */
export function useReceptionSave({ issues, onTake, onConflict }: SaveHooks) {
  const { t } = useTranslation('reception');
  const { message, modal } = useNotices();
  const [create, creating] = useMutation(CreateReceptionDocument);
  const [update, updating] = useMutation(UpdateReceptionDocument);

  /** Answers the kept reception, or null when it was refused or somebody stepped back. */
  const save = async (
    values: ReceptionValues,
    meta: SaveMeta,
    confirmed: Confirmed = {},
  ): Promise<ReceptionDetailFragment | null> => {
    const input = toInput(values, meta, confirmed);
    try {
      const { data } = meta.id
        ? await update({ variables: { id: meta.id, input } })
        : await create({ variables: { input } });
      return data?.reception ?? null;
    } catch (error) {
      if (errorCode(error) === 'CONFLICT') {
        const next = await onConflict(values);
        return next ? save(next.values, next.meta, confirmed) : null;
      }
      const answer = await answerTo(error);
      return answer ? save(values, meta, { ...confirmed, ...answer }) : null;
    }
  };

  /** What somebody answers to a refusal that can be answered; null otherwise. */
  const answerTo = async (error: unknown): Promise<Confirmed | null> => {
    const details = errorDetails(error);
    switch (errorCode(error)) {
      case 'BAD_INPUT':
        issues.set(issuesOf(error).map((issue) => ({ ...issue, path: formPath(issue.path) })));
        if (issuesOf(error).length === 0) message.error(userMessage(error));
        return null;
      case 'PATIENT_DUPLICATE':
        await offerRecord(details as Known, false); // the known record's fields, by the server
        return null;
      case 'NEEDS_CONFIRMATION':
        return confirm(details);
      default:
        message.error(userMessage(error), 5);
        return null;
    }
  };

  const confirm = async (details: Record<string, unknown>): Promise<Confirmed | null> => {
    if (details['confirm'] === 'chapNhanThe') {
      const text = t('cardRefused', {
        code: String(details['maKetQua'] ?? ''),
        note: String(details['ghiChu'] ?? ''),
      });
      return (await ask(t('cardRefusedTitle'), text, t('takeCardAnyway'))) ? { chapNhanThe: true } : null;
    }
    if (details['what'] === 'PATIENT_DUPLICATE') {
      const [first] = details['duplicates'] as Array<{ BenhNhan: Known }>; // the server names at least one
      return first && (await offerRecord(first.BenhNhan, true)) ? { xacNhanTrung: true } : null;
    }
    return (await ask(t('confirmTitle'), t('serviceTwice'), t('orderAgain'))) ? { xacNhanTrung: true } : null;
  };

  const ask = (title: string, content: string, okText: string) =>
    new Promise<boolean>((resolve) => {
      modal.confirm({
        title,
        content,
        okText,
        cancelText: t('back'),
        onOk: () => resolve(true),
        onCancel: () => resolve(false),
      });
    });

  /** Offers the known record; true when somebody says that this is another person. */
  const offerRecord = (known: Known, mayGoOn: boolean) =>
    new Promise<boolean>((resolve) => {
      const box = modal.confirm({
        title: t('duplicateTitle'),
        content: `${known.MaYTe} · ${known.TenBenhNhan}`,
        okText: t('takeRecord'),
        cancelText: mayGoOn ? t('anotherPerson') : t('back'),
        onOk: () => {
          onTake(known._id);
          resolve(false);
        },
        onCancel: () => {
          box.destroy();
          resolve(mayGoOn);
        },
      });
    });

  return { save, saving: creating.loading || updating.loading };
}
