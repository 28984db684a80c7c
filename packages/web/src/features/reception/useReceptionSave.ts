import { useMutation } from '@apollo/client/react';
import { needsReason } from '@sen/domain/orders/limits';
import { createElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorCode, errorDetails } from '../../session/userMessage.ts';
import { useSession } from '../../session/useSession.ts';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { ReasonField } from '../../ui/ReasonField.tsx';
import type { SaveRequest } from '../../ui/recordForm/recordSurroundings.ts';
import {
  CreateReceptionDocument,
  type ReceptionDetailFragment,
  type TiepNhanInput,
  UpdateReceptionDocument,
} from './reception.main.gen.ts';
import { type Confirmed, type ReceptionValues, toInput } from './receptionValues.ts';
import { type Standing, standingOf } from './standing.ts';
import { useReferralQuestion } from './useReferralQuestion.ts';

type Known = { _id: string; MaYTe: string; TenBenhNhan: string; NamSinh: number };

type Send = (input: TiepNhanInput) => Promise<ReceptionDetailFragment | null>;

/** Sends a new reception otherwise than the desk does, which it may still do with `atDesk`; null when nothing came of it. */
export type Receive = (input: TiepNhanInput, atDesk: Send) => ReturnType<Send>;

export type Sending = {
  /** The number with which whoever is received came, as it is then. */
  served: () => string | null;
  /** Without it a reception is made as the reception desk does. */
  receive?: Receive;
};

/** What speaks against a service, as the order says it. */
type ContraWarning = { code: string; TenDichVu?: string; details?: { Khac?: string } };

/**
 * Sends a reception: asks what wants an answer, and sends it again with that. `onTake`: the record that is there already is taken
 * instead.
 */
export function useReceptionSave(onTake: (BenhNhan_Id: string) => void, { served, receive }: Sending) {
  const { t } = useTranslation('reception');
  const { modal, message } = useNotices();
  const askReferral = useReferralQuestion();
  const notesHealth = useSession().permissions.has('SUC_KHOE_TIEP_NHAN');
  const [create] = useMutation(CreateReceptionDocument);
  const [update] = useMutation(UpdateReceptionDocument);

  const atDesk: Send = async (input) => (await create({ variables: { input } })).data?.reception ?? null;
  const send = async (
    request: SaveRequest<Standing, ReceptionValues, never>,
    confirmed: Confirmed = {},
  ): Promise<Standing | null> => {
    const { id, values, requestId, record } = request;
    const meta = {
      requestId,
      // of a draft whose patient is still being read, the version that it was typed on
      patientVersion: record?.patient?.version ?? (id === null ? request.version : null),
      version: record?.reception?.version ?? null,
      ...(notesHealth ? { healthVersion: record?.reception?.SucKhoe?.version ?? null } : {}),
    };
    const input = toInput(values, meta, confirmed);
    try {
      const kept = id
        ? (await update({ variables: { id, input } })).data?.reception
        : await (receive ?? atDesk)({ ...input, VeTiepNhan_Id: served() }, atDesk);
      return kept ? standingOf(kept) : null;
    } catch (error) {
      const code = errorCode(error);
      if (code === 'PATIENT_DUPLICATE') {
        await offerRecord(errorDetails(error) as Known, false); // the known record's fields, by the server
        return null;
      }
      if (code !== 'NEEDS_CONFIRMATION') throw error;
      const answer = await confirm(errorDetails(error));
      return answer ? send(request, { ...confirmed, ...answer }) : null;
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
    if (details['confirm'] === 'chapNhanGiayChuyen')
      return (await askReferral(details['NgayGiayChuyen'])) ? { chapNhanGiayChuyen: true } : null;
    if (details['what'] === 'PATIENT_DUPLICATE') {
      const [first] = details['duplicates'] as Array<{ BenhNhan: Known }>; // the server names at least one
      return first && (await offerRecord(first.BenhNhan, true)) ? { xacNhanTrung: true } : null;
    }
    if (details['what'] === 'PATIENT_DUPLICATE_PHONE') {
      const owners = details['duplicates'] as Array<{ BenhNhan: Known }>; // as refuseDuplicates of the server tells them
      const who = owners.map(
        ({ BenhNhan }) => `${BenhNhan.MaYTe} ${BenhNhan.TenBenhNhan} (${BenhNhan.NamSinh})`,
      );
      const text = t('samePhoneWho', { who: who.join(', ') });
      return (await ask(t('samePhoneTitle'), text, t('samePhoneKeep'))) ? { xacNhanTrung: true } : null;
    }
    const warnings = (details['warnings'] ?? []) as ContraWarning[]; // as the order writes them
    if (needsReason(warnings)) return override(warnings);
    return (await ask(t('confirmTitle'), t('serviceTwice'), t('orderAgain'))) ? { xacNhanTrung: true } : null;
  };

  const ask = (title: string, content: ReactNode, okText: string) =>
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

  /** Orders a service in spite of its contraindication, for a reason. */
  const override = async (warnings: readonly ContraWarning[]): Promise<Confirmed | null> => {
    let reason = '';
    const field = createElement(ReasonField, {
      act: 'createTiepNhan',
      at: 1,
      label: t('contraindicatedReason'),
      onChange: (text: string) => {
        reason = text;
      },
    });
    const allergies = warnings.filter(({ code }) => code === 'SERVICE_ALLERGY');
    const lines = [
      ...(allergies.length < warnings.length ? [t('contraindicated')] : []),
      ...allergies.map(({ TenDichVu, details }) =>
        t('allergicTo', { name: TenDichVu, other: details?.Khac }),
      ),
    ];
    const content = createElement(
      'div',
      null,
      ...lines.map((line) => createElement('p', { key: line }, line)),
      field,
    );
    const sure = await ask(t('confirmTitle'), content, t('orderAgain'));
    if (sure && !reason) message.error(t('contraindicatedNoReason'));
    return sure && reason ? { xacNhanTrung: true, LyDoVuotChongChiDinh: reason } : null;
  };

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

  return send;
}
