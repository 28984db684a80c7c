import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { today } from '../../../ui/dateText.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { Modal } from '../../../ui/kit/Dialog.tsx';
import { StateTag } from '../../../ui/StateTag.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { standingOf } from '../lists.ts';
import { OnePriceListDocument } from '../pricing.main.gen.ts';
import { ListFacts } from './ListFacts.tsx';
import { standingTones } from './standingTones.ts';

type Props = {
  id: string;
  /** Name of its price type. */
  type: string;
  onClose: () => void;
};

/** What a price list is, for those who do not open the price lists: when it holds and by which decision. */
export function ListDetails({ id, type, onClose }: Props) {
  const { t } = useTranslation(['pricing', 'common']);
  const { data, error, refetch } = useQuery(OnePriceListDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const list = data?.bangGia;
  const standing = list ? standingOf(list, today()) : null;
  return (
    <Modal
      open
      title={list?.TenBangGia ?? t('list')}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{t('close', { ns: 'common' })}</Button>}
    >
      {list && standing ? (
        <>
          <p>
            <StateTag tone={standingTones[standing]}>{t(`standing.${standing}`)}</StateTag>
          </p>
          <ListFacts list={list} type={type} />
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <EmptyState text={t('listGone')} />
      ) : (
        <div className="sen-loading" role="status" aria-label={t('list')} />
      )}
    </Modal>
  );
}
