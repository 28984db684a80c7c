import { useApolloClient } from '@apollo/client/react';
import type { DeskReason } from '@sen/domain/kiosk/reasons';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { newId } from '../../session/newId.ts';
import { errorCode } from '../../session/userMessage.ts';
import { insist } from './insist.ts';
import {
  KioskCardDocument,
  KioskDeskNumberDocument,
  KioskIdentifyDocument,
  KioskReceiveDocument,
  KioskServicesDocument,
  KioskSettingsDocument,
} from './kiosk.main.gen.ts';
import { type Card, type Kind, type Person, type Step, scanned } from './kioskStep.ts';

type Outlet = { print: (ticketId: string) => Promise<void>; clear: () => void };

/**
 * A turn at a kiosk, from the scan to the number. Nothing is kept beside the step: the operations leave no cache, and a new turn drops what
 * the last one still waits for.
 */
export function useKiosk(loai: Kind, { print, clear }: Outlet) {
  const client = useApolloClient();
  const [step, setStep] = useState<Step>({ at: 'start' });
  const turn = useRef(new AbortController());
  const at = useRef(step.at);
  at.current = step.at;

  const begin = useCallback(
    (first: Step = { at: 'start' }) => {
      turn.current.abort();
      turn.current = new AbortController();
      clear();
      setStep(first);
    },
    [clear],
  );
  useEffect(() => () => turn.current.abort(), []);

  const acts = useMemo(() => {
    const toDesk = (reason: DeskReason | null, phien: string | null = null) =>
      setStep({ at: 'desk', reason, phien });
    /** Does a step for this turn alone: what comes after its end is dropped. */
    const during = async (
      on: Extract<Step, { at: 'working' }>['on'],
      act: (over: AbortSignal) => Promise<void>,
    ) => {
      const { signal } = turn.current;
      setStep({ at: 'working', on });
      try {
        await act(signal);
      } catch (error) {
        if (signal.aborted) return;
        if (errorCode(error) === 'KIOSK_STEP_OVER') begin();
        else toDesk('Khac');
      }
    };
    const identify = (input: { quet: string } | { so: string; namSinh: number }) =>
      during('person', async (over) => {
        const { data } = await insist(
          () => client.mutate({ mutation: KioskIdentifyDocument, variables: { input } }),
          over,
        );
        if (over.aborted) return;
        const person = data?.kioskNhanDien;
        if (person?.phien) setStep({ at: 'confirm', person });
        else toDesk(person?.lyDo ?? 'Khac');
      });
    const settings = (over: AbortSignal) =>
      insist(() => client.query({ query: KioskSettingsDocument, fetchPolicy: 'no-cache' }), over);
    const printed = async (over: AbortSignal, ids: readonly string[]) => {
      const { data } = await settings(over);
      if (over.aborted || !data?.kioskCaiDat.inPhieu) return;
      for (const id of ids) await print(id);
    };
    const choose = (person: Person, phone: string | null) =>
      during(loai === 'BHYT' ? 'card' : 'rooms', async (over) => {
        const phien = person.phien ?? '';
        let card: Card | null = null;
        if (loai === 'BHYT') {
          const { data } = await insist(
            () => client.mutate({ mutation: KioskCardDocument, variables: { phien } }),
            over,
          );
          if (over.aborted) return;
          card = data?.kioskTraCuuThe ?? null;
          if (!card || card.lyDo) return toDesk(card?.lyDo ?? 'Khac', phien);
        }
        const { data } = await insist(
          () => client.query({ query: KioskServicesDocument, variables: { loai }, fetchPolicy: 'no-cache' }),
          over,
        );
        if (over.aborted) return;
        const services = data?.kioskDichVus ?? [];
        if (services.length === 0) toDesk('Khac', phien);
        else setStep({ at: 'choose', person, phone, card, services });
      });
    return {
      toDesk,
      choose,
      type: () => setStep({ at: 'typing', number: null }),
      typed: (number: string) => setStep({ at: 'typing', number }),
      identifyTyped: (so: string, namSinh: number) => void identify({ so, namSinh }),
      /** A card is heard where a turn may begin. */
      scan: (text: string) => {
        if (!['start', 'typing', 'ticket', 'desk', 'deskTicket'].includes(at.current)) return;
        const read = scanned(text);
        begin();
        if (read && 'card' in read) void identify({ quet: read.card });
        else if (read) setStep({ at: 'typing', number: read.number });
        else toDesk('KhongDocDuoc');
      },
      confirmed: (person: Person) => {
        if (person.canDienThoai) setStep({ at: 'phone', person });
        else void choose(person, null);
      },
      receive: (person: Person, phone: string | null, DichVu_Id: string, Phong_Id: string) => {
        const phien = person.phien ?? '';
        // one id for this press, however often its answer is lost
        const input = { requestId: newId(), phien, loai, DichVu_Id, Phong_Id, SoDienThoai: phone };
        return during('reception', async (over) => {
          const { data } = await insist(
            () => client.mutate({ mutation: KioskReceiveDocument, variables: { input } }),
            over,
          );
          if (over.aborted) return;
          const result = data?.kioskTiepNhan;
          if (!result?.ve) return toDesk(result?.lyDo ?? 'Khac', phien);
          setStep({ at: 'ticket', result });
          await printed(over, [result.ve._id]);
        });
      },
      takeNumber: (phien: string | null) => {
        const requestId = newId();
        return during('number', async (over) => {
          const { data } = await insist(
            () => client.mutate({ mutation: KioskDeskNumberDocument, variables: { requestId, phien } }),
            over,
          );
          const ticket = data?.kioskLaySo;
          if (over.aborted) return;
          if (!ticket) return toDesk('Khac', phien);
          setStep({ at: 'deskTicket', ticket });
          await printed(over, [ticket._id]);
        });
      },
    };
  }, [begin, client, loai, print]);
  return { step, begin, ...acts };
}
