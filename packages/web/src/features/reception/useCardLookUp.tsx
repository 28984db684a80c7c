import { useApolloClient } from '@apollo/client/react';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { userMessage } from '../../session/userMessage.ts';
import { today } from '../../ui/dateText.ts';
import { useNotices } from '../../ui/kit/noticeStore.ts';
import {
  cardOfPortal,
  cardOfRecord,
  compareCard,
  type Difference,
  type FoundCard,
  isCitizenId,
  labelsOf,
} from './foundCard.ts';
import type { Labels, ReceptionValues } from './receptionValues.ts';

const CardDifferences = lazy(() => import('./parts/CardDifferences.tsx'));

type Props = {
  /** The form as it is then: what is typed while the portal answers is kept. */
  current: () => ReceptionValues;
  /** Begins to fill the form; answers whether nobody did something else with it since. */
  begin: () => () => boolean;
  onFound: (taken: Partial<ReceptionValues>, labels: Labels) => void;
};

/**
 * Looks the card of a citizen id up: the portal is asked, and what is known here. The found card fills what is empty; where the form says
 * otherwise the desk chooses. A portal that is away stops nobody.
 */
export function useCardLookUp({ current, begin, onFound }: Props): {
  lookUp: () => Promise<void>;
  busy: boolean;
  dialog: ReactNode;
} {
  const { t } = useTranslation('reception');
  const { message } = useNotices();
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const [question, setQuestion] = useState<{ card: FoundCard; differences: Difference[] } | null>(null);
  const running = useRef(false);

  const take = (card: FoundCard, text: string) => {
    const { fill, labels, differences } = compareCard(current(), card);
    onFound(fill, labels);
    if (differences.length > 0) setQuestion({ card, differences });
    else message.success(text);
  };
  const ask = async (cmnd: string) => {
    const isLatest = begin();
    const { TenBenhNhan, birth } = current();
    const named = TenBenhNhan.trim() !== '' && birth?.NamSinh;
    const ngaySinh = birth?.NgaySinh ?? String(birth?.NamSinh ?? '');
    const { CardAtPortalDocument, CardByCitizenDocument } = await import('./cards.main.gen.ts');
    const fetchPolicy = 'network-only' as const;
    const [known, portal] = await Promise.all([
      client.query({ query: CardByCitizenDocument, variables: { cmnd }, fetchPolicy }),
      named
        ? client.query({
            query: CardAtPortalDocument,
            variables: { maThe: cmnd, hoTen: TenBenhNhan, ngaySinh },
            fetchPolicy,
          })
        : null,
    ]);
    if (!isLatest()) return;
    const answer = portal?.data?.traCuuTheBHYT;
    if (answer?.reachable && answer.hopLe) return take(cardOfPortal(answer), t('lookUp.found'));
    if (answer?.reachable) {
      const { meaningOfCode } = await import('@sen/domain/insurance/portalCodes');
      const meaning = meaningOfCode(answer.maKetQua ?? '')?.[currentLanguage()];
      const said = { code: answer.maKetQua ?? '', note: meaning ?? answer.ghiChu ?? '' };
      message.warning(`${t('lookUp.refused')}. ${t('cardRefused', said)}`, 8);
      return;
    }
    const card = cardOfRecord(known.data?.searchBHYTByCMND, today());
    if (card) return take(card, t('lookUp.fromRecord'));
    message.warning(t(named ? 'lookUp.away' : 'lookUp.needsName'), 5);
  };
  return {
    busy,
    lookUp: async () => {
      const cmnd = current().CMNDHoacHoChieu?.trim() ?? '';
      if (running.current || !isCitizenId(cmnd)) return;
      running.current = true;
      setBusy(true);
      try {
        await ask(cmnd);
      } catch (error) {
        message.error(userMessage(error));
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
    dialog: question ? (
      <Suspense fallback={null}>
        <CardDifferences
          differences={question.differences}
          facility={question.card.facility?.ten ?? null}
          onClose={() => setQuestion(null)}
          onTake={(taken) => {
            onFound(taken, labelsOf(taken, question.card));
            setQuestion(null);
          }}
        />
      </Suspense>
    ) : null,
  };
}
