import { tenKhongDau } from '@sen/domain/names/key';
import { parseScan, type Scan } from '@sen/domain/scan/cards';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { userMessage } from '../../session/userMessage.ts';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import { codeOf, type Filled, insuranceOf, personOf } from './readCard.ts';
import type { Labels, ReceptionValues } from './receptionValues.ts';
import type { ReceptionLookup } from './useReceptionLookup.ts';

type Props = {
  lookup: ReceptionLookup;
  values: ReceptionValues;
  /** A known patient or a kept reception stands in the form. */
  occupied: boolean;
  /** When the form is there to be filled. */
  whenBegun: () => Promise<void>;
  /** Begins to fill the form; answers whether nobody did something else with it since. */
  begin: () => () => boolean;
  /** Somebody with a record was found. */
  take: (id: string, card: Partial<ReceptionValues>, labels: Labels) => Promise<void>;
  /** Somebody without a record; `other`: somebody else stands in the form. */
  onPerson: (person: Filled, insured: boolean, other: boolean) => void;
};

/** What a scanner read: a card fills the form and finds its owner, a code opens what it names. */
export function useReceptionScan(props: Props) {
  const { t } = useTranslation('reception');
  const { message } = useNotices();
  const { lookup, whenBegun, begin } = props;
  // who stands in the form is asked when the answers are there: a draft may have come back meanwhile, or a key been pressed
  const latest = useRef(props);
  latest.current = props;
  return async (text: string) => {
    const read: Scan = parseScan(text);
    if (read.kind === 'bank' || read.kind === 'unreadable') {
      message.warning(t(read.kind === 'bank' ? 'scanBank' : 'scanUnreadable'));
      return;
    }
    const isLast = begin();
    await whenBegun();
    const code = codeOf(read);
    try {
      const known = await lookup.patientByCode(code);
      if (known) {
        const card = await insuranceOf(lookup, read);
        return isLast() ? await latest.current.take(known, card.values, card.labels) : undefined;
      }
      if (read.kind === 'code') {
        message.info(t('scanNobody', { code }));
        return;
      }
      const person = await personOf(lookup, read);
      if (!isLast()) return;
      if (read.tenMatChu) message.warning(t('scanLostLetters', { name: read.tenMatChu }));
      const { values, occupied, onPerson } = latest.current;
      const named = values.TenBenhNhan.trim() !== '';
      // Two people are never mixed: what stands in the form stays only when it is the card's owner, or nobody yet.
      const other = occupied || (named && tenKhongDau(values.TenBenhNhan) !== tenKhongDau(read.TenBenhNhan));
      onPerson(person, read.kind === 'insurance', other);
    } catch (error) {
      message.error(userMessage(error));
    }
  };
}
