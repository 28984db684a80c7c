import { useApolloClient } from '@apollo/client/react';
import { errorText } from '@sen/domain/errors/errors';
import { hienThiThe } from '@sen/domain/insurance/card';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { userMessage } from '../../../session/userMessage.ts';
import { useSession } from '../../../session/useSession.ts';
import { useActDialog } from '../../../ui/actDialog/useActDialog.tsx';
import { refusalOf } from '../../../ui/acts.ts';
import { formatDate, formatDateTime } from '../../../ui/dateText.ts';
import { PlusIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { useNotices } from '../../../ui/kit/noticeStore.ts';
import { StateTag } from '../../../ui/StateTag.tsx';
import type { ReceptionDetailFragment } from '../reception.main.gen.ts';

const AddCardDialog = lazy(() => import('./AddCardDialog.tsx'));
const LookUpsDialog = lazy(() => import('./LookUpsDialog.tsx'));

type Card = ReceptionDetailFragment['theTrongDots'][number];
type Props = { visit: ReceptionDetailFragment; onChanged: (id: string) => void };

/** The cards of a kept visit: what each counts for and from when; another one is added here. */
export function CardsPanel({ visit, onChanged }: Props) {
  const { t } = useTranslation('reception');
  const { message } = useNotices();
  const client = useApolloClient();
  const confirm = useActDialog();
  const mayRead = useSession().permissions.has('TRA_CUU_THE_XEM');
  const [open, setOpen] = useState<'add' | 'lookUps' | null>(null);
  const cards = visit.theTrongDots;
  const refused = { add: refusalOf(visit, 'themThe'), remove: refusalOf(visit, 'boThe') };
  const act = async (run: () => Promise<unknown>) => {
    try {
      await run();
    } catch (error) {
      message.error(userMessage(error));
    }
    onChanged(visit._id);
  };
  const remove = (card: Card) =>
    confirm.ask({
      act: 'boTheTiepNhan',
      of: card._id,
      title: t('cards.removeTitle', { card: hienThiThe(card.SoTheBHYT) }),
      text: t('cards.removeText'),
      okText: t('cards.remove'),
      reasons: [t('cards.reason.mistake'), t('cards.reason.otherPerson')],
      run: async (LyDo) => {
        const { RemoveCardDocument: mutation } = await import('../cards.main.gen.ts');
        await act(() => client.mutate({ mutation, variables: { id: card._id, LyDo } }));
      },
    });
  const recheck = async (card: Card) => {
    const { RecheckFurtherCardDocument: mutation } = await import('../cards.main.gen.ts');
    await act(async () => {
      const { data } = await client.mutate({ mutation, variables: { id: visit._id, The_Id: card._id } });
      const now = data?.kiemTraLaiTheBHYT.theTrongDots.find((one) => one._id === card._id);
      if (now?.TheDaXacMinh) message.success(t('cardConfirmed'));
      else message.warning(t('cardStillUnverified'));
    });
  };
  return (
    <section className="cards-of-visit">
      <h3>{t('cards.title')}</h3>
      {cards.length === 0 ? <p className="soft">{t('cards.none')}</p> : null}
      <ul className="visit-cards">
        {cards.map((card) => (
          <li key={card._id} className={card.TrangThai === 'DaHuy' ? 'gone' : ''}>
            <span>
              <strong>{hienThiThe(card.SoTheBHYT)}</strong>{' '}
              {card.phanTramThe === null || card.phanTramThe === undefined ? '' : `${card.phanTramThe} %`}{' '}
              {card.TrangThai === 'HieuLuc' && !card.TheDaXacMinh ? (
                <StateTag tone="waiting">{t('cardUnverified')}</StateTag>
              ) : null}
            </span>
            <small className="soft">
              {card.BHYTNgayHieuLuc ? formatDate(card.BHYTNgayHieuLuc) : '…'} –{' '}
              {card.BHYTNgayHetHieuLuc ? formatDate(card.BHYTNgayHetHieuLuc) : '…'}
              {card.BenhVien_KCB ? ` · ${card.BenhVien_KCB.ten}` : ''}
            </small>
            {card.TrangThai === 'DaHuy' ? (
              <small>{t('cards.removed', { reason: card.LyDoHuy ?? '' })}</small>
            ) : (
              <small>
                {card.laTheDau && visit.TrinhTheLuc
                  ? t('cards.shownAt', { at: formatDateTime(visit.TrinhTheLuc) })
                  : t('cards.countsFrom', { day: formatDate(card.tinhTu) })}
                {card.laTheDau ? '' : ` · ${t('cards.addedBy', { who: card.nguoiThem ?? '' })}`}
              </small>
            )}
            {card.laTheDau || card.TrangThai === 'DaHuy' || visit.TrangThai !== 'DaTiepNhan' ? null : (
              <span className="cards-acts">
                {card.TheDaXacMinh ? null : (
                  <Button size="small" onClick={() => void recheck(card)}>
                    {t('recheckCard')}
                  </Button>
                )}
                <Button
                  size="small"
                  danger
                  disabled={refused.remove !== null}
                  title={refused.remove ? errorText(refused.remove, currentLanguage()) : ''}
                  onClick={() => void remove(card)}
                >
                  {t('cards.remove')}
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      <div className="cards-acts">
        {visit.TrangThai === 'DaTiepNhan' ? (
          <Button
            size="small"
            icon={<PlusIcon />}
            disabled={refused.add !== null}
            title={refused.add ? errorText(refused.add, currentLanguage()) : ''}
            onClick={() => setOpen('add')}
          >
            {t('cards.add')}
          </Button>
        ) : null}
        {mayRead ? (
          <Button size="small" onClick={() => setOpen('lookUps')}>
            {t('lookUps.open')}
          </Button>
        ) : null}
      </div>
      <Suspense fallback={null}>
        {open === 'add' ? (
          <AddCardDialog
            visit={visit}
            onClose={() => setOpen(null)}
            onAdded={() => {
              setOpen(null);
              onChanged(visit._id);
            }}
          />
        ) : null}
        {open === 'lookUps' ? <LookUpsDialog TiepNhan_Id={visit._id} onClose={() => setOpen(null)} /> : null}
      </Suspense>
      {confirm.dialog}
    </section>
  );
}
